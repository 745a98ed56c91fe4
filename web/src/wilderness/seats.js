// Where forces lie when the map is seen from afar: in terms of the sheet they are larger there than the
// room that the layout keeps for them, so each takes the best seat around its space that is left by the
// others, by names and by the spaces nearby.

import { FAR_NAMES, FARTHER_NAMES, FARTHEST_NAMES } from "ground";
import { around, half, outside, overlap, titleBox } from "./boxes.js";
import { AT, INSETS } from "./places.js";
import { CORE, DISTANT, LETTERS, RAISED } from "./sizes.js";
import { slot } from "./slots.js";

/** @typedef {import("./places.js").Point} Point */
/** @typedef {import("./boxes.js").Box} Box */
/** @typedef {keyof typeof DISTANT} Level */
/** @typedef {{key: string, space: string, side: import("./facts.js").SideName}} Force with a key of its own */
/** @typedef {{at: Point, room: Box, cost: number}} Seat its middle, its room, and what it costs whoever else is there */

/** The room between a force and its space. */
const AIR = 3;
/** Where a force stands along an edge of its space, from end to end. */
const ALONG = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1];
/** The cost of a force that is wholly covered by another, by names, and by spaces; and of covering a flag. */
const [ON_FORCE, ON_NAME, ON_SPACE, ON_FLAG] = [60, 60, 40, 60];
/** The cost of lying opposite to where the force lies when it is seen from near. */
const TURNED = 3;
/** The cost of lying nearer to another space. */
const ASTRAY = 3;
/** The cost of giving up a seat. */
const MOVED = 1;
/** How often all may look for a better seat. */
const ROUNDS = 6;

/** The levels from which the map is seen from afar. */
export const LEVELS = /** @type {Level[]} */ (Object.keys(DISTANT));
/** The rooms of the names at each level. */
export const NAMES = {
  far: boxes(FAR_NAMES, LETTERS.far),
  farther: boxes(FARTHER_NAMES, LETTERS.farther),
  farthest: boxes(FARTHEST_NAMES, LETTERS.farthest),
};
const SYMBOLS = Object.entries(AT).map(([name, at]) => around(at, 2 * half(name)));
/** The seats of each force at each level, once they have been needed. @type {Map<string, Seat[]>} */
const known = new Map();

/** @param {Record<string, Parameters<typeof titleBox>[1]>} titles @param {number} size */
function boxes(titles, size) {
  return Object.entries(titles).map(([name, title]) => titleBox(name, title, size));
}

/** @param {Force} force @param {Level} level */
function seatsOf({ space, side }, level) {
  const key = `${level} ${side} ${space}`;
  const seats = known.get(key) ?? survey(space, side, level);
  known.set(key, seats);
  return seats;
}

/** @param {string} space @param {Force["side"]} side @param {Level} level @returns {Seat[]} */
function survey(space, side, level) {
  const near = slot(space, side).at;
  const [x, y] = AT[space];
  const { width, height } = DISTANT[level];
  const across = (CORE + width) / 2 + AIR;
  const down = (CORE + height) / 2 + AIR;
  /** @type {Point[]} */
  const offsets = ALONG.flatMap((t) => [
    [across, t * down],
    [-across, t * down],
    [t * across, down],
    [t * across, -down],
  ]);
  const [u, v] = [near[0] - x, near[1] - y];
  const reach = around([x, y], CORE + 2 * (width + AIR), CORE + 2 * (height + AIR));
  const names = NAMES[level].filter((name) => overlap(reach, name));
  const spaces = SYMBOLS.filter((symbol) => overlap(reach, symbol));
  return offsets.map(([dx, dy]) => {
    const room = around([x + dx, y + dy], width, height);
    const share = (/** @type {Box} */ other) => overlap(room, other) / (width * height);
    const off = (/** @type {Box} */ { x: left, y: top, w, h }) =>
      Math.hypot(left + w / 2 - x - dx, top + h / 2 - y - dy);
    const astray = spaces.some((symbol) => off(symbol) < Math.hypot(dx, dy));
    const turned = 1 - (dx * u + dy * v) / (Math.hypot(dx, dy) * Math.hypot(u, v));
    const cost =
      (outside(room) ? ON_FORCE : 0) +
      (astray ? ASTRAY : 0) +
      (TURNED * turned) / 2 +
      names.reduce((sum, name) => sum + ON_NAME * share(name), 0) +
      spaces.reduce((sum, symbol) => sum + ON_SPACE * share(symbol), 0);
    return { at: /** @type {Point} */ ([x + dx, y + dy]), room, cost };
  });
}

/** The room of the flag of besiegers. @param {string} space @param {Level} level @returns {Box} */
export function flagAt(space, level) {
  const [x, y] = AT[space];
  const [across, down] = RAISED.foot;
  const size = LETTERS[level];
  const { top, width, height } = RAISED;
  return { x: x + across, y: y + down - top * size, w: width * size, h: height * size };
}

/**
 * Where forces lie beside their spaces.
 * @param {Force[]} forces none of them inside a fort or on a small map
 * @param {Level} level
 * @param {Map<string, Point>} [before] where they lay, by key; who can stay does
 * @param {string[]} [besieged] spaces over which the flags of besiegers fly
 * @returns {Map<string, Point>} by key
 */
export function seated(forces, level, before = new Map(), besieged = []) {
  const { width, height } = DISTANT[level];
  const flags = besieged.map((space) => flagAt(space, level));
  const all = forces.map((force) => seatsOf(force, level));
  const old = forces.map(({ key }, i) => {
    const was = before.get(key);
    return was ? all[i].findIndex(({ at }) => at[0] === was[0] && at[1] === was[1]) : -1;
  });
  const chosen = old.map((index, i) =>
    index < 0 ? cheapest(all[i].map(({ cost }) => cost)) : index,
  );
  for (let round = 0, restless = true; restless && round < ROUNDS; round += 1) {
    restless = false;
    for (const [i, seats] of all.entries()) {
      const others = chosen.flatMap((index, j) => (j === i ? [] : [all[j][index].room]));
      const best = cheapest(
        seats.map(({ room, cost }, index) => {
          const shared = others.reduce((sum, other) => sum + overlap(room, other, AIR), 0);
          const covered = flags.reduce(
            (sum, flag) => sum + overlap(room, flag) / (flag.w * flag.h),
            0,
          );
          return (
            cost +
            ON_FLAG * covered +
            (ON_FORCE * shared) / (width * height) +
            (index === old[i] || old[i] < 0 ? 0 : MOVED)
          );
        }),
      );
      restless ||= best !== chosen[i];
      chosen[i] = best;
    }
  }
  return new Map(forces.map(({ key }, i) => [key, all[i][chosen[i]].at]));
}

/** How broad the tail of a force is at first, in terms of the height of the force, and how near its space it ends. */
const [BROAD, ENDS] = [0.34, 11];

/**
 * The tail by which a force belongs to its space: a triangle from its middle to the space.
 * @param {Point} seat
 * @param {Point} space
 * @param {Level} level
 * @returns {Point[]}
 */
export function tail([sx, sy], [x, y], level) {
  const far = Math.hypot(sx - x, sy - y);
  const [across, down] = [(sx - x) / far, (sy - y) / far];
  const half = (BROAD * DISTANT[level].height) / 2;
  return [
    [sx - down * half, sy + across * half],
    [x + across * ENDS, y + down * ENDS],
    [sx + down * half, sy - across * half],
  ];
}

/** Whether forces in a place have seats: on small maps and in boxes they always lie in the same spot. @param {string} place */
export const hasSeats = (place) => place in AT && !(place in INSETS);

/** @param {number[]} costs */
const cheapest = (costs) => costs.indexOf(Math.min(...costs));
