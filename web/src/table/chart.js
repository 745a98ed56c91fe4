// What every old chart has: a compass rose with its rhumb lines, and coasts drawn in sections.

import { s } from "../shell/dom.js";

/** @typedef {[number, number]} Point */
/** @typedef {{x: number, y: number, radius: number}} Rose where it is, and how far its points reach */

/** The number of rhumb lines. */
const RHUMBS = 32;
/** Two numbers, of which the second may begin with its sign. */
const PAIR = /-?[\d.]+[ ,]?-?[\d.]+/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * Closed lines such as coasts, drawn in sections: browsers paint in tiles, and would draw the whole of one
 * long line for each of them.
 * @param {string} d
 * @param {string} look the class
 * @param {number} most how many points a section has
 */
export function stretches(d, look, most) {
  return s("g", { class: look }, ...sections(d, most).map((line) => s("path", { d: line })));
}

/**
 * Rings, split into lines.
 * @param {string} d straight lines, as the build writes them: all absolute, or all relative
 * @param {number} most how many points a section has
 */
export function sections(d, most) {
  const relative = d.includes("l");
  return d
    .split("M")
    .filter(Boolean)
    .flatMap((ring) => {
      const [start, ...steps] = /** @type {string[]} */ (ring.match(PAIR));
      const first = pair(start);
      let at = first;
      /** @type {string[]} */
      const found = [];
      for (let index = 0; index < steps.length; index += most) {
        const some = steps.slice(index, index + most);
        found.push(`M${at.join(" ")}${relative ? "l" : "L"}${some.join(" ")}`);
        for (const step of some) {
          const [x, y] = pair(step);
          at = relative ? [at[0] + x, at[1] + y] : [x, y];
        }
      }
      found[found.length - 1] += `L${first.join(" ")}`;
      return found;
    });
}

/** @param {string} text @returns {Point} */
function pair(text) {
  const [x, y] = /** @type {string[]} */ (text.match(NUMBER));
  return [Number(x), Number(y)];
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
