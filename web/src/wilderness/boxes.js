// Boxes of what is on the sheet.

import { BORDER, nation, SHEET, SPACES } from "./places.js";
import { breadth, FORTRESS, LETTERS, LINE, NATION, SPACED, SYMBOL } from "./sizes.js";

/** @typedef {import("./places.js").Point} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box from its corner */

/** @param {Box} one @param {Box} other @param {number} [air] the area that both cover */
export function overlap(one, other, air = 0) {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) + air;
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) + air;
  return across > 0 && down > 0 ? across * down : 0;
}

/** @param {Point} center @param {number} w @param {number} [h] @returns {Box} */
export const around = ([x, y], w, h = w) => ({ x: x - w / 2, y: y - h / 2, w, h });

/** Whether a box reaches into the border. @param {Box} box */
export const outside = ({ x, y, w, h }) =>
  x < SHEET.left + BORDER + 4 ||
  y < SHEET.top + BORDER + 4 ||
  x + w > SHEET.right - BORDER - 4 ||
  y + h > SHEET.bottom - BORDER - 4;

/** Half the size of what is drawn at a space. @param {string} name */
export const half = (name) => (SPACES[name].fortress ? FORTRESS : SYMBOL);

/** The lines of a name. @param {string} name @param {number} split */
export const lines = (name, split) =>
  split ? [name.slice(0, split).trim(), name.slice(split)] : [name];

/** The breadth and the height of a name. @param {string} name @param {number} split @param {number} size */
export function extent(name, split, size) {
  const texts = lines(name, split);
  const tribe = size === LETTERS.near ? nation(name).toUpperCase() : "";
  const small = tribe ? breadth(tribe, NATION) + tribe.length * SPACED * NATION : 0;
  return {
    w: Math.max(small, ...texts.map((text) => breadth(text, size))),
    h: texts.length * size * LINE + (tribe ? NATION * LINE : 0),
  };
}

/** How far below its top the first line of a name stands, in terms of its size. */
export const RISE = 0.8;

/**
 * The room that a name takes.
 * @param {string} name
 * @param {[anchor: "start" | "middle" | "end", x: number, y: number, split?: number]} title
 * @param {number} size
 * @returns {Box}
 */
export function titleBox(name, [anchor, x, y, split = 0], size) {
  const { w, h } = extent(name, split, size);
  const left = { start: x, middle: x - w / 2, end: x - w }[anchor];
  return { x: left, y: y - RISE * size, w, h };
}
