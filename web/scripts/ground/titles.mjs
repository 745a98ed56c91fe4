// Where the names of spaces can stand, and which are shown from afar.

import { around, extent, half, lines, outside, overlap, RISE } from "../../src/wilderness/boxes.js";
import { AT, SPACES } from "../../src/wilderness/places.js";
import { breadth } from "../../src/wilderness/sizes.js";
import { index } from "./index.mjs";

/** @typedef {import("./lines.mjs").Point} Point */
/** @typedef {import("../../src/wilderness/boxes.js").Box} Box */
/** @typedef {{box: Box, anchor: "start" | "middle" | "end", x: number, y: number, split: number, cost: number}} Name */

/** How far a name may stand from a space where few are shown, and the highest cost of one. */
const GAPS = [2, 14, 26];
const MOST = 420;

/** How much nearer a name must be to its space than to any other, and the cost if it is not. */
const CLEARLY = 10;
const ASTRAY = 500;

/** The distance from a box to a point. @param {Box} box @param {Point} point */
const gap = ({ x, y, w, h }, [u, v]) =>
  Math.hypot(Math.max(x - u, 0, u - x - w), Math.max(y - v, 0, v - y - h));

/** What the page needs of a name. @param {Name} name */
export const title = ({ anchor, x, y, split }) => [
  anchor,
  Math.round(x),
  Math.round(y),
  ...(split ? [split] : []),
];

/** Ways to break a name into lines: the place after which the second begins, 0 for one line. @param {string} name */
function splits(name) {
  const found = [0];
  for (let i = 1; i < name.length - 1; i += 1) {
    if (name[i] === " " || (name[i] === "-" && name.length > 12)) found.push(i + 1);
  }
  return found;
}

/**
 * Where a name can stand, and what is against each place.
 * @param {string} name
 * @param {number} size of the letters
 * @param {number} reach half the size of what it must not touch
 * @param {number} [gap] between that and the name
 * @returns {Name[]}
 */
export function candidates(name, size, reach, gap = 3) {
  const [x, y] = AT[name];
  const off = reach + gap;
  return splits(name).flatMap((split) => {
    const { w, h } = extent(name, split, size);
    const [first, second] = lines(name, split).map((text) => breadth(text, size));
    const fold = split ? 30 + Math.abs(first - second) / 2 : 0;
    /** @type {[number, number, Name["anchor"], number][]} */
    const places = [
      [off, -h / 2, "start", 0],
      [off, -h * 0.2, "start", 12],
      [off, -h * 0.8, "start", 12],
      [-off - w, -h / 2, "end", 14],
      [-off - w, -h * 0.2, "end", 22],
      [-off - w, -h * 0.8, "end", 22],
      [-w / 2, off - 1, "middle", 10],
      [-w / 2, -off - h + 1, "middle", 16],
      [off - 8, off - 6, "start", 24],
      [off - 8, -off - h + 6, "start", 24],
      [-off - w + 8, off - 6, "end", 30],
      [-off - w + 8, -off - h + 6, "end", 30],
      [-w * 0.25, off - 1, "middle", 26],
      [-w * 0.75, off - 1, "middle", 26],
      [-w * 0.25, -off - h + 1, "middle", 32],
      [-w * 0.75, -off - h + 1, "middle", 32],
    ];
    return places.map(([dx, dy, anchor, cost]) => {
      const box = { x: x + dx, y: y + dy, w, h };
      const at = { start: box.x, middle: box.x + w / 2, end: box.x + w }[anchor];
      return { box, anchor, x: at, y: box.y + size * RISE, split, cost: cost + fold + 5 * gap };
    });
  });
}

/**
 * The names that are shown from afar, as many as have room.
 * @param {string[]} order
 * @param {number} size of the letters
 * @param {{links: Point[][], coasts: Point[][], reserved: Box[]}} ground
 * @param {Record<string, Name>} [chief] the names that stand already; without them all of `order` must
 *   have a place
 * @returns {Record<string, Name>} with the names that stood before
 */
export function farNames(order, size, { links, coasts, reserved }, chief) {
  const onLink = index(links).within;
  const onCoast = index(coasts.map((ring) => [...ring, ring[0]])).within;
  /** @type {Record<string, Name>} */
  const found = { ...chief };
  for (const name of order) {
    const all = GAPS.flatMap((off) => candidates(name, size, half(name) + 4, off));
    const priced = all.map((one) => {
      const { box } = one;
      const hard =
        Object.values(found).some((other) => overlap(box, other.box, 8)) ||
        outside(box) ||
        reserved.some((edge) => overlap(box, edge, 4));
      const away = gap(box, AT[name]);
      const astray = Object.keys(SPACES).filter(
        (other) => other !== name && gap(box, AT[other]) < away + CLEARLY,
      ).length;
      const covered = Object.keys(SPACES).reduce(
        (sum, other) => sum + overlap(box, around(AT[other], 2 * half(other)), 2),
        0,
      );
      return {
        ...one,
        cost: hard
          ? Infinity
          : one.cost + ASTRAY * astray + 4 * covered + onLink(box) / 2 + 2 * onCoast(box),
      };
    });
    const best = priced.reduce((one, other) => (other.cost < one.cost ? other : one));
    if (best.cost < (chief ? MOST : Infinity)) found[name] = best;
  }
  return found;
}
