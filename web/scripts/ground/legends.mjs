// The lines on which the names of waters and countries are written.

import { around, half, outside, overlap } from "../../src/wilderness/boxes.js";
import { FAR_LOOKS, LEGENDS, LOOKS, wording } from "../../src/wilderness/legends.js";
import { AT, SPACES } from "../../src/wilderness/places.js";
import { breadth } from "../../src/wilderness/sizes.js";

/** @typedef {import("./lines.mjs").Point} Point */
/** @typedef {import("../../src/wilderness/boxes.js").Box} Box */
/** @typedef {{key: string, d: string, boxes: Box[]}} Legend a path, and the room that the letters take */

/** How far apart the places are that are tried, and the angles. */
const STEP = 14;
const TURNS = [-22, -14, -7, 0, 7, 14, 22];
/** The area of a letter under a force that costs as much as one unit away from where it was meant to be. */
const HIDDEN = 60;
/** How much letters that are tried stay off symbols. */
const AIR = 5;

/**
 * @param {import("../../src/wilderness/legends.js").Key} key
 * @param {Point} at
 * @param {number} turn
 * @returns {Legend}
 */
function lettered(key, [x, y], turn) {
  const { look, sag = 0 } = LEGENDS[key];
  const { size, spacing, capitals } = LOOKS[look];
  const text = capitals ? wording(key).toUpperCase() : wording(key);
  const long = breadth(text, size) + text.length * spacing * size;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const placed = (/** @type {number} */ along, /** @type {number} */ down) =>
    /** @type {Point} */ ([x + along * cos - down * sin, y + along * sin + down * cos]);
  // Longer than the text, so that no letter falls off its end.
  const [from, bend, to] = [placed(-long * 0.56, 0), placed(0, 2 * sag), placed(long * 0.56, 0)];
  const r = Math.round;
  const count = Math.ceil(long / (size * 0.7));
  const boxes = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const down = 4 * sag * t * (1 - t) - size * 0.34;
    return around(placed((t - 0.5) * long, down), size * 0.9);
  });
  const d = `M${r(from[0])} ${r(from[1])}Q${r(bend[0])} ${r(bend[1])} ${r(to[0])} ${r(to[1])}`;
  return { key, d, boxes };
}

/**
 * Those that are shown from near, too, or those that are not.
 * @param {boolean} far
 * @param {{onLink: (box: Box) => number, onCoast: (box: Box) => number, reserved: Box[],
 *   forces?: (Box & {weight: number})[]}} ground with the weight of each force that letters may lie
 *   under
 * @returns {Legend[]}
 */
export function legends(far, { onLink, onCoast, reserved, forces = [] }) {
  const symbols = Object.keys(SPACES).map((name) => around(AT[name], 2 * half(name) + 2 * AIR));
  /** @type {Legend[]} */
  const found = [];
  const keys = /** @type {import("../../src/wilderness/legends.js").Key[]} */ (
    Object.keys(LEGENDS)
  );
  for (const key of keys) {
    const taken = [...symbols, ...reserved, ...found.flatMap(({ boxes }) => boxes)];
    const { look, at, turn = 0, free = 0 } = LEGENDS[key];
    if (FAR_LOOKS.includes(look) !== far) continue;
    let best = { ...lettered(key, at, turn), cost: free ? Infinity : 0 };
    const turns = free > 30 ? TURNS : [turn - 8, turn - 4, turn, turn + 4, turn + 8];
    for (let dx = -free; free && dx <= free; dx += STEP) {
      for (let dy = -free; dy <= free; dy += STEP) {
        for (const angle of turns) {
          const one = lettered(key, [at[0] + dx, at[1] + dy], angle);
          let cost = Math.hypot(dx, dy) * 0.5 + Math.abs(angle - turn) * (free > 30 ? 1.5 : 1);
          for (const box of one.boxes) {
            if (cost >= best.cost) break;
            if (outside(box)) cost += 500;
            for (const other of taken) cost += overlap(box, other);
            for (const force of forces) cost += (force.weight * overlap(box, force)) / HIDDEN;
            cost += onCoast(box) * 6 + onLink(box) * 0.6;
          }
          if (cost < best.cost) best = { ...one, cost };
        }
      }
    }
    found.push(best);
  }
  return found;
}
