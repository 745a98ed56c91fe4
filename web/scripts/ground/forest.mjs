// The forest: on which squares of a grid a tree stands. The page moves each a little off the middle
// of its square, and draws it.

import { GRID, spot } from "../../src/wilderness/forest.js";
import { SHEET } from "../../src/wilderness/places.js";

/** @typedef {import("./lines.mjs").Point} Point */

/** The room that a tree takes. */
export const TREES = { width: 11, height: 15 };

/**
 * @param {(point: Point) => number} thick how thick the forest is at a point, from 0 to 1
 * @param {(point: Point) => boolean} free whether there is room for a tree
 * @returns {string} a bit for each square of the grid, row by row, from the lowest bit of each byte, in Base64
 */
export function trees(thick, free) {
  const bits = new Uint8Array(Math.ceil((GRID.columns * GRID.rows) / 8));
  for (let at = 0; at < GRID.columns * GRID.rows; at += 1) {
    const { x, y, lot } = spot(at);
    if (y > SHEET.bottom || lot >= thick([x, y]) || !free([x, y])) continue;
    bits[at >> 3] |= 1 << (at & 7);
  }
  return Buffer.from(bits).toString("base64");
}

/** How thick the forest is where nobody lives: with glades. @param {Point} point */
export function thickness([x, y]) {
  const wave = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ c) =>
    Math.sin(x / a + y / b + c);
  const waves = wave(61, -83, 1) + wave(-97, 57, 2) + wave(37, 43, 4) + wave(151, 211, 5);
  return Math.min(0.92, Math.max(0.1, 0.56 + 0.2 * waves));
}
