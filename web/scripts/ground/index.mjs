// Lines sorted into squares, so that those near to something are found at once.

import { toSegment } from "./lines.mjs";

/** @typedef {import("./lines.mjs").Point} Point */
/** @typedef {import("../../src/wilderness/boxes.js").Box} Box */

/** The side of a square. */
const SIDE = 50;

/**
 * The length of a stretch within a box.
 * @param {Point} from
 * @param {Point} to
 * @param {Box} box
 */
function under([x, y], [u, v], box) {
  const [dx, dy] = [u - x, v - y];
  let [first, last] = [0, 1];
  if (dx) {
    const [a, b] = [(box.x - x) / dx, (box.x + box.w - x) / dx];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  } else if (x < box.x || x > box.x + box.w) return 0;
  if (dy) {
    const [a, b] = [(box.y - y) / dy, (box.y + box.h - y) / dy];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  } else if (y < box.y || y > box.y + box.h) return 0;
  return last > first ? (last - first) * Math.hypot(dx, dy) : 0;
}

/** @param {Point[][]} lines */
export function index(lines) {
  /** @type {Map<number, number[]>} */
  const squares = new Map();
  /** @type {[Point, Point][]} */
  const stretches = [];
  const key = (/** @type {number} */ a, /** @type {number} */ b) => a * 1000 + b;
  for (const line of lines) {
    for (let i = 1; i < line.length; i += 1) {
      const [[x, y], [u, v]] = [line[i - 1], line[i]];
      for (let a = Math.floor(Math.min(x, u) / SIDE); a <= Math.max(x, u) / SIDE; a += 1) {
        for (let b = Math.floor(Math.min(y, v) / SIDE); b <= Math.max(y, v) / SIDE; b += 1) {
          const at = key(a, b);
          if (!squares.has(at)) squares.set(at, []);
          squares.get(at)?.push(stretches.length);
        }
      }
      stretches.push([line[i - 1], line[i]]);
    }
  }
  /** @param {Box} box */
  const about = (box) => {
    /** @type {Set<number>} */
    const found = new Set();
    for (let a = Math.floor(box.x / SIDE); a <= (box.x + box.w) / SIDE; a += 1) {
      for (let b = Math.floor(box.y / SIDE); b <= (box.y + box.h) / SIDE; b += 1) {
        for (const one of squares.get(key(a, b)) ?? []) found.add(one);
      }
    }
    return found;
  };
  return {
    /** How much of the lines lies within a box. @param {Box} box */
    within: (box) => {
      let sum = 0;
      for (const at of about(box)) sum += under(stretches[at][0], stretches[at][1], box);
      return sum;
    },
    /** Whether any of the lines comes so near to a point. @param {Point} point @param {number} gap */
    near: (point, gap) => {
      const [x, y] = point;
      for (const at of about({ x: x - gap, y: y - gap, w: 2 * gap, h: 2 * gap })) {
        if (toSegment(point, stretches[at][0], stretches[at][1]) < gap) return true;
      }
      return false;
    },
  };
}
