// The lines along which one goes from a space to the next: paths over land, rivers, courses of boats.

import { BOATS, RIVERS } from "ground";
import { AT, LINKS } from "./places.js";

/** @typedef {import("./places.js").Point} Point */

/** How far a path over land bends, in terms of its length. */
const BEND = 0.07;
/** The number of stretches of which a path over land consists. */
const STRETCHES = 8;

/** The points of a path of relative lines, as the build writes it. @param {string} d @returns {Point[]} */
export function points(d) {
  const numbers = (d.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  /** @type {Point[]} */
  const found = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    [x, y] = [x + numbers[i], y + numbers[i + 1]];
    found.push([x, y]);
  }
  return found;
}

/**
 * Lines as the paths of curves that round their corners.
 * @param {string} d of one or several lines, as the build writes them
 * @returns {string[]}
 */
export function rounded(d) {
  const lines = d.split("M").filter(Boolean).map(points);
  return lines.map((line) => {
    const middles = line.slice(1, -2).map(([x, y], i) => {
      const [u, v] = line[i + 2];
      return `Q${x} ${y} ${(x + u) / 2} ${(y + v) / 2}`;
    });
    const [end, last] = [line.at(-2), line.at(-1)];
    const close = line.length > 2 ? `Q${end} ${last}` : `L${last}`;
    return `M${line[0]}${middles.join("")}${close}`;
  });
}

/** Where a path over land bends to: not all to the same side. @param {string} one @param {string} other @param {number} at its place among all connections @returns {Point} */
function bent(one, other, at) {
  const [[x, y], [u, v]] = [AT[one], AT[other]];
  const bend = at % 2 ? BEND : -BEND;
  return [(x + u) / 2 + (v - y) * bend, (y + v) / 2 - (u - x) * bend];
}

/** The paths over land. @returns {string[]} */
export function roads() {
  return LINKS.flatMap(([one, other, kind], at) =>
    kind === "land" ? [`M${AT[one]}Q${bent(one, other, at).map(Math.round)} ${AT[other]}`] : [],
  );
}

/**
 * The line from a space to a neighbor as it is drawn; a straight one between others.
 * @param {string} from
 * @param {string} to
 * @returns {Point[]}
 */
export function way(from, to) {
  const at = LINKS.findIndex(
    ([one, other]) => (one === from && other === to) || (one === to && other === from),
  );
  if (at < 0) return [AT[from], AT[to]];
  const [one, other, kind] = LINKS[at];
  const line = kind === "land" ? road(one, other, at) : waterway(one, other);
  return one === from ? line : line.reverse();
}

/** @param {string} one @param {string} other @param {number} at @returns {Point[]} */
function road(one, other, at) {
  const [[x, y], [b, c], [u, v]] = [AT[one], bent(one, other, at), AT[other]];
  return Array.from({ length: STRETCHES + 1 }, (_, i) => {
    const t = i / STRETCHES;
    const [first, second, third] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [first * x + second * b + third * u, first * y + second * c + third * v];
  });
}

/** @param {string} one @param {string} other @returns {Point[]} */
function waterway(one, other) {
  const found = [...RIVERS, ...BOATS].find(
    ([a, b]) => (a === one && b === other) || (a === other && b === one),
  );
  if (!found) return [AT[one], AT[other]];
  const line = points(found[2]);
  const [[x, y], [u, v]] = [line[0], AT[one]];
  const ahead = Math.hypot(x - u, y - v) < Math.hypot(x - AT[other][0], y - AT[other][1]);
  return ahead ? line : line.reverse();
}
