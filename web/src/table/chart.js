// What every old chart has: a compass rose with its rhumb lines, and coasts drawn in sections.

import { s } from "../shell/dom.js";

/** @typedef {{x: number, y: number, radius: number}} Rose where it is, and how far its points reach */

/** The number of rhumb lines. */
const RHUMBS = 32;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * A line drawn in sections.
 * @param {string[]} lines
 * @param {string} look the class
 */
export function stretches(lines, look) {
  return s("g", { class: look }, ...lines.map((line) => s("path", { d: line })));
}

/**
 * Closed lines such as coasts, in sections: browsers paint in tiles, and would draw the whole of one long
 * line for each of them.
 * @param {string} d straight lines, as the build writes them: all absolute, or all relative
 * @param {number} most how many points a section has
 */
export function sections(d, most) {
  const relative = d.includes("l");
  return d
    .split("M")
    .filter(Boolean)
    .flatMap((ring) => {
      const numbers = /** @type {string[]} */ (ring.match(NUMBER)).map(Number);
      const [left, top] = numbers;
      let [x, y] = numbers;
      /** @type {string[]} */
      const found = [];
      for (let from = 2; from < numbers.length; from += 2 * most) {
        const some = numbers.slice(from, from + 2 * most);
        found.push(`M${x} ${y}${relative ? "l" : "L"}${some.join(" ")}`);
        for (let index = 0; index < some.length; index += 2) {
          x = some[index] + (relative ? x : 0);
          y = some[index + 1] + (relative ? y : 0);
        }
      }
      found[found.length - 1] += `L${left} ${top}`;
      return found;
    });
}

/** The lines that run from a rose over all of a sheet. @param {Rose} rose @param {number} far how long they are */
export function rhumbs({ x, y }, far) {
  const lines = Array.from({ length: RHUMBS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / RHUMBS;
    return `M${x} ${y}L${(x + far * Math.cos(angle)).toFixed(0)} ${(y + far * Math.sin(angle)).toFixed(0)}`;
  });
  return s("path", { d: lines.join(""), class: "rhumbs" });
}

/** A compass rose, each point with a side in the light. @param {Rose} rose @param {string} north what stands above it */
export function rose({ x, y, radius }, north) {
  const point = (
    /** @type {number} */ turn,
    /** @type {number} */ long,
    /** @type {string} */ look,
  ) =>
    [1, -1].map((side) =>
      s("path", {
        d: `M0 ${-long}L${(side * long) / 6} ${-long / 6}L0 0z`,
        transform: `rotate(${turn})`,
        class: side > 0 ? look : `${look} pale`,
      }),
    );
  return s(
    "g",
    { class: "rose", transform: `translate(${x} ${y})` },
    s("circle", { r: `${radius * 0.72}` }),
    s("circle", { r: `${radius * 0.79}` }),
    ...[45, 135, 225, 315].flatMap((turn) => point(turn, radius * 0.66, "half")),
    ...[0, 90, 180, 270].flatMap((turn) => point(turn, radius, "whole")),
    s("text", { y: `${-radius * 1.1}` }, north),
  );
}
