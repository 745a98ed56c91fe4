// The three departments as countries: what is nearer to their spaces than to others.

import { AT, INSETS, SHEET, SPACES } from "../../src/wilderness/places.js";
import { area2, simplerRing } from "./lines.mjs";

/** @typedef {import("./lines.mjs").Point} Point */

/** The distance between points at which distances are taken. */
const STEP = 10;
/** How far the countries go on beyond the sheet. */
const BLEED = 40;
/** How much nearer than another country's a space counts that is the nearest but for others. */
const SHARPNESS = 8;
/** The breadth of the band along the border, in terms of the difference of distances. */
const BAND = 22;
const SLACK = 0.7;
const SMALLEST = 400;
/** Wilderness without spaces of the game, which belongs to nobody's department. @type {Point[]} */
// biome-ignore format: a table
const WILDS = [
  [2170, 760], [2230, 640], [2200, 500], [2190, 390], [2250, 330], [2420, 320], [2330, 800],
  [1400, 150], [1560, 130], [1720, 120], [1850, 90], [2000, 80], [2130, 30], [2300, -10], [2480, 0],
  [210, 1260], [190, 1400], [200, 1540], [300, 1620],
];

/** Roughly the distance to the nearest of some points, without kinks. @param {Point} at @param {Point[]} points */
function softDistance([x, y], points) {
  let sum = 0;
  for (const [u, v] of points) sum += ((x - u) ** 2 + (y - v) ** 2 + 1) ** (-SHARPNESS / 2);
  return sum ** (-1 / SHARPNESS);
}

/**
 * The rings along which a field has a value (marching squares); positive is inside.
 * @param {number[][]} field rows of values
 * @param {number} level
 * @returns {Point[][]}
 */
function contours(field, level) {
  const value = (/** @type {number} */ i, /** @type {number} */ j) => {
    const rim = i <= 0 || j <= 0 || i >= field[0].length - 1 || j >= field.length - 1;
    return rim ? -1e-3 : field[j][i] - level;
  };
  /** @type {Map<string, [string, Point]>} */
  const next = new Map();
  /** The crossing of an edge of the grid. */
  const cross = (/** @type {Point} */ [i, j], /** @type {Point} */ [k, l]) => {
    const [a, b] = [value(i, j), value(k, l)];
    const t = a / (a - b);
    const low = i < k || j < l ? `${i} ${j} ${k} ${l}` : `${k} ${l} ${i} ${j}`;
    const place = [
      SHEET.left - BLEED + (i + (k - i) * t) * STEP,
      SHEET.top - BLEED + (j + (l - j) * t) * STEP,
    ];
    return /** @type {[string, Point]} */ ([low, place]);
  };
  for (let j = 0; j < field.length - 1; j += 1) {
    for (let i = 0; i < field[0].length - 1; i += 1) {
      /** @type {Point[]} */
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const signs = corners.map(([a, b]) => value(a, b) > 0);
      const into = [];
      const out = [];
      for (let k = 0; k < 4; k += 1) {
        const other = (k + 1) % 4;
        if (signs[k] === signs[other]) continue;
        (signs[k] ? out : into).push(cross(corners[k], corners[other]));
      }
      for (const [at, entry] of into.entries()) next.set(entry[0], out[at]);
    }
  }
  /** @type {Point[][]} */
  const rings = [];
  while (next.size) {
    const [start] = next.keys();
    /** @type {Point[]} */
    const ring = [];
    for (let key = start; next.has(key); ) {
      const [following, place] = /** @type {[string, Point]} */ (next.get(key));
      next.delete(key);
      ring.push(place);
      key = following;
    }
    rings.push(ring);
  }
  return rings
    .filter((ring) => ring.length > 3 && Math.abs(area2(ring)) > 2 * SMALLEST)
    .map((ring) => simplerRing(ring, SLACK));
}

/** @typedef {{area: Point[][], heart: Point[][]}} Country its outline, and that of what is within the band along its border */

/** @returns {Record<string, Country>} by department */
export function countries() {
  const names = Object.keys(SPACES).filter((name) => !(name in INSETS));
  const departments = ["Northern", "Southern", "St. Lawrence"];
  const groups = [...departments, undefined].map((department) => [
    ...names.filter((name) => SPACES[name].department === department).map((name) => AT[name]),
    ...(department ? [] : WILDS),
  ]);
  const columns = Math.ceil((SHEET.right - SHEET.left + 2 * BLEED) / STEP);
  const rows = Math.ceil((SHEET.bottom - SHEET.top + 2 * BLEED) / STEP);
  const distances = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => {
      /** @type {Point} */
      const at = [SHEET.left - BLEED + i * STEP, SHEET.top - BLEED + j * STEP];
      return groups.map((points) => softDistance(at, points));
    }),
  );
  return Object.fromEntries(
    departments.map((department, own) => {
      const field = distances.map((row) =>
        row.map((all) => Math.min(...all.filter((_, k) => k !== own)) - all[own]),
      );
      return [department, { area: contours(field, 0), heart: contours(field, BAND) }];
    }),
  );
}
