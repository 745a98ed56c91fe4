// Where the names of rivers stand: along them, where nothing else does.

import { around, overlap } from "../../src/wilderness/boxes.js";
import { breadth, RIVER_LETTERS } from "../../src/wilderness/sizes.js";
import words from "../../src/wilderness/words/sheet.json" with { type: "json" };
import { apart, evenly, path, simpler, smooth } from "./lines.mjs";

/** @typedef {import("./lines.mjs").Point} Point */
/** @typedef {import("../../src/wilderness/boxes.js").Box} Box */

const { size, spacing } = RIVER_LETTERS;
/** The distance of a name from its river, and between the points that are looked at. */
const [OFF, STEP] = [7, 6];
/** How long the line of a name must be at least, in terms of the name. */
const ROOMY = 1.02;
/** A name with a higher cost is left out. */
const MOST = 200;

/** A line whose bends are evened out. @param {Point[]} line @param {number} reach in points */
function even(line, reach) {
  return line.map((_, i) => {
    const near = line.slice(Math.max(0, i - reach), i + reach + 1);
    const mean = (/** @type {0 | 1} */ axis) =>
      near.reduce((sum, point) => sum + point[axis], 0) / near.length;
    return /** @type {Point} */ ([mean(0), mean(1)]);
  });
}

/**
 * @param {Box[]} full where no letter may stand
 * @param {Box[]} partly where pieces may lie at times
 * @param {Record<string, Point[]>} courses
 * @returns {Record<string, string>} a path for each name that has room
 */
export function riverNames(full, partly, courses) {
  /** @type {Record<string, string>} */
  const found = {};
  /** @type {Box[]} */
  const taken = [];
  for (const [key, name] of Object.entries(words.rivers)) {
    const long = breadth(name, size) + name.length * spacing * size;
    const line = evenly(even(evenly(courses[key], STEP), 4), STEP);
    // Evening out the bends makes the line shorter.
    const count = Math.ceil((1.1 * long) / STEP);
    let best = { cost: MOST, way: /** @type {Point[]} */ ([]), boxes: /** @type {Box[]} */ ([]) };
    for (let from = 0; from + count < line.length; from += 1) {
      for (const side of [1, -1]) {
        const part = line.slice(from, from + count + 1);
        const [first, last] = [part[0], /** @type {Point} */ (part.at(-1))];
        const way = first[0] <= last[0] ? part : part.reverse();
        const shifted = way.map(([x, y], i) => {
          const [[a, b], [c, d]] = [way[i - 1] ?? way[i], way[i + 1] ?? way[i]];
          const step = Math.hypot(c - a, d - b) || 1;
          // Below the line there must be room for the letters, too.
          const off = side > 0 ? OFF : OFF + size * 0.72;
          return /** @type {Point} */ ([
            x + (side * off * (d - b)) / step,
            y - (side * off * (c - a)) / step,
          ]);
        });
        const boxes = shifted.map(([x, y]) => around([x, y - size * 0.3], size * 0.9));
        const length = shifted.reduce((sum, at, i) => sum + (i ? apart(shifted[i - 1], at) : 0), 0);
        if (length < ROOMY * long) continue;
        const bend = apart(first, last) / length;
        const cost =
          boxes.reduce(
            (sum, box) =>
              sum +
              [...full, ...taken].reduce((one, other) => one + overlap(box, other), 0) +
              partly.reduce((one, other) => one + overlap(box, other) / 60, 0),
            0,
          ) +
          (1 - bend) * 200 +
          (side < 0 ? 8 : 0);
        if (cost < best.cost) best = { cost, way: shifted, boxes };
      }
    }
    if (!best.way.length) continue;
    taken.push(...best.boxes);
    found[key] = path(smooth(simpler(best.way, 1), 3));
  }
  return found;
}
