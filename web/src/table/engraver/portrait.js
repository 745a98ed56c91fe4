// Portraits in an oval, as engravers framed them around 1800.

import { BRIGHT, GILT, INK, n } from "./brush.js";
import { smooth } from "./grounds.js";

/** @typedef {{x: number, y: number, rx: number, ry: number}} Oval */

/**
 * A smooth curve through points, as the data of a path.
 * @param {number[][]} points
 * @param {boolean} [goes] whether it goes on a path that is already at the first point
 */
export function curve(points, goes = false) {
  let d = goes ? "" : `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const before = points[Math.max(0, index - 1)];
    const [from, to] = [points[index], points[index + 1]];
    const after = points[Math.min(points.length - 1, index + 2)];
    d +=
      `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ` +
      `${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/**
 * The ground of a portrait: light behind the face, dark toward the rim and outside.
 * @param {Oval} oval
 * @param {number} [outside] the tone outside
 * @returns {{tone: import("./lines.js").Field, bend: import("./lines.js").Field}}
 */
export function ground({ x: cx, y: cy, rx, ry }, outside = 0.34) {
  return {
    tone: (x, y) => {
      const d = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
      if (d < 1) return 0.08 + 0.32 * smooth(0.35, 1, d) + 0.12 * smooth(0, -40, x - cx - 8);
      return d < 1.12 ? 0 : outside - 0.14 * Math.exp(-(d - 1) * 0.9);
    },
    bend: (x, y) => {
      const d = Math.hypot((x - cx) / rx, (y - cy) / ry);
      return d > 1 ? 0 : 1.2 * (1 - d * d) * Math.sin(((y - cy) / ry) * 1.2);
    },
  };
}

/** What lies under the lines: the light oval. @param {Oval} oval */
export const mount = ({ x, y, rx, ry }) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx + 2)}" ry="${n(ry + 2)}" fill="${BRIGHT}"/>`;

/**
 * A bust in its frame.
 * @param {Oval} oval
 * @param {string} bust the shapes, in a box about 100 wide and 110 high
 * @param {{scale: number, x: number, y: number, flip?: boolean}} at where the middle (50, 57) of
 *   that box lies
 */
export function framed({ x, y, rx, ry }, bust, at) {
  const id = "oval";
  const size = `${at.flip ? n(-at.scale) : n(at.scale)} ${n(at.scale)}`;
  const dx = at.flip ? at.x + 50 * at.scale : at.x - 50 * at.scale;
  const ring = (
    /** @type {number} */ out,
    /** @type {string} */ color,
    /** @type {number} */ width,
  ) =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx + out)}" ry="${n(ry + out)}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    `<clipPath id="${id}"><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx - 0.3)}" ry="${n(ry - 0.3)}"/></clipPath>` +
    ring(2.2, INK, 0.5) +
    ring(0, INK, 1) +
    ring(1.1, GILT, 1.1) +
    `<g clip-path="url(#${id})"><g transform="translate(${n(dx)} ${n(at.y - 57 * at.scale)}) scale(${size})">${bust}</g></g>`
  );
}
