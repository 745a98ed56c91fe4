// The courses of boats along the shores of lakes: curved so that they keep to the water.

import { AT } from "../../src/wilderness/places.js";
import { simpler } from "./lines.mjs";

/** @typedef {import("./lines.mjs").Point} Point */

/** How far courses may bend, in units, and of how many stretches they consist. */
const BENDS = [0, 14, -14, 28, -28, 42, -42, 56, -56, 72, -72];
const STRETCHES = 16;

/**
 * @param {string} one
 * @param {string} other
 * @param {(point: Point) => boolean} wet
 */
export function course(one, other, wet) {
  const [[x, y], [u, v]] = [AT[one], AT[other]];
  const long = Math.hypot(u - x, v - y);
  const lines = BENDS.map((bend) => {
    const line = Array.from({ length: STRETCHES + 1 }, (_, i) => {
      const t = i / STRETCHES;
      const off = (4 * t * (1 - t) * bend) / long;
      return /** @type {Point} */ ([
        x + (u - x) * t + (v - y) * off,
        y + (v - y) * t - (u - x) * off,
      ]);
    });
    return { line, dry: line.filter((point) => !wet(point)).length + Math.abs(bend) / 11 };
  });
  return simpler(lines.reduce((best, next) => (next.dry < best.dry ? next : best)).line, 0.6);
}
