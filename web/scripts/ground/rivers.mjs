// Rivers in units of the sheet: their true courses, shifted so that they pass the spaces of the board.

import { AT } from "../../src/wilderness/places.js";
import { ANCHORS } from "./anchors.mjs";
import * as known from "./courses.mjs";
import { apart, simpler, smooth } from "./lines.mjs";
import { warp } from "./warp.mjs";

/** @typedef {import("./lines.mjs").Point} Point */
/** @typedef {{line: Point[], passes: {name: string, at: number}[]}} River a line, and at which of its points it passes which space */

/** The bends of a river between the points that are known: how wide in units, and how many points apart. */
const [SWAY, PIECES] = [2.6, 6];
const SLACK = 0.5;

/** @param {import("./courses.mjs").Stop[]} course @returns {River} */
function river(course) {
  const stops = course.map(([first, ...rest]) => {
    if (typeof first === "number") return { true: warp(/** @type {Point} */ ([first, rest[0]])) };
    const place = /** @type {Point} */ (rest.length ? rest : ANCHORS[first]);
    return { name: first, true: warp(place), pin: AT[first] };
  });
  const pinned = stops.flatMap(({ pin }, i) => (pin ? [i] : []));
  const shift = (/** @type {number} */ i) => {
    const {
      pin,
      true: [x, y],
    } = stops[i];
    return pin ? [pin[0] - x, pin[1] - y] : [0, 0];
  };
  const reach = (/** @type {number} */ from, /** @type {number} */ to) => {
    let sum = 0;
    for (let i = from; i < to; i += 1) sum += apart(stops[i].true, stops[i + 1].true);
    return sum;
  };
  const shifted = stops.map((stop, i) => {
    if (stop.pin) return stop.pin;
    const before = pinned.findLast((at) => at < i);
    const after = pinned.find((at) => at > i);
    // Where no space is on one side, the shift fades out over some distance.
    const one = before === undefined ? [0, 0] : shift(before);
    const other = after === undefined ? [0, 0] : shift(after);
    const behind = before === undefined ? 120 : reach(before, i);
    const ahead = after === undefined ? 120 : reach(i, after);
    const t = behind + ahead ? behind / (behind + ahead) : 0;
    return /** @type {Point} */ ([0, 1].map((k) => stop.true[k] + one[k] * (1 - t) + other[k] * t));
  });
  const line = smooth(shifted, PIECES).map(([x, y], i) =>
    i % PIECES
      ? /** @type {Point} */ ([
          x + SWAY * Math.sin(x / 9 + y / 23),
          y + SWAY * Math.sin(y / 11 - x / 19),
        ])
      : /** @type {Point} */ ([x, y]),
  );
  const passes = stops.flatMap(({ name }, i) => (name ? [{ name, at: i * PIECES }] : []));
  return { line, passes };
}

/** @type {Record<string, River>} */
export const RIVERS = Object.fromEntries(
  Object.entries(known.RIVERS).map(([name, course]) => [name, river(course)]),
);

/** @type {Point[][]} */
export const STREAMS = known.STREAMS.map((course) => simpler(river(course).line, SLACK));

/** The outline of Lake George. @returns {Point[]} */
export function lakeGeorge() {
  const { course, breadth } = known.LAKE_GEORGE;
  const { line } = river(course);
  const side = (/** @type {number} */ sign) =>
    line.map(([x, y], i) => {
      const [[a, b], [c, d]] = [line[i - 1] ?? line[i], line[i + 1] ?? line[i]];
      const long = Math.hypot(c - a, d - b) || 1;
      const wide = breadth * Math.sin((Math.PI * (i + 1)) / (line.length + 1)) ** 0.6;
      return /** @type {Point} */ ([
        x - (sign * wide * (d - b)) / long,
        y + (sign * wide * (c - a)) / long,
      ]);
    });
  return simpler([...side(1), ...side(-1).reverse()], SLACK);
}

/**
 * The part of a river that is a connection of the board.
 * @param {string} one
 * @param {string} other
 * @returns {{line: Point[], broad: boolean} | null}
 */
export function stretch(one, other) {
  for (const [name, { line, passes }] of Object.entries(RIVERS)) {
    const i = passes.findIndex(({ name }) => name === one);
    const j = passes.findIndex(({ name }) => name === other);
    if (i < 0 || j < 0 || Math.abs(i - j) !== 1) continue;
    const [from, to] = [Math.min(i, j), Math.max(i, j)];
    return {
      line: simpler(line.slice(passes[from].at, passes[to].at + 1), SLACK),
      broad: known.BROAD.includes(name),
    };
  }
  return null;
}

/** The lower courses of rivers, from the last space that they pass to the sea. @returns {Point[][]} */
export function mouths() {
  return Object.values(RIVERS)
    .map(({ line, passes }) => simpler(line.slice(passes.at(-1)?.at), SLACK))
    .filter((line) => line.length > 1);
}

/** The whole lines of the rivers. @returns {Record<string, Point[]>} */
export function courses() {
  return Object.fromEntries(Object.entries(RIVERS).map(([name, { line }]) => [name, line]));
}
