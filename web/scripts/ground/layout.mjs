// Where the names of spaces stand and where forces lie beside them, so that nothing covers anything.
//
// Each space takes, in turn and again and again, the best of its choices given those of the others,
// until none changes; then some are shaken up, and the best result of all is kept.

import { around, half, outside, overlap } from "../../src/wilderness/boxes.js";
import { AT, INSETS, SPACES } from "../../src/wilderness/places.js";
import { CORE, FORCE, LETTERS } from "../../src/wilderness/sizes.js";
import { index } from "./index.mjs";
import { lots } from "./lots.mjs";
import { candidates } from "./titles.mjs";

/** @typedef {import("./lines.mjs").Point} Point */
/** @typedef {import("../../src/wilderness/boxes.js").Box} Box */
/** @typedef {{box: Box, dx: number, dy: number, cost: number}} Seat */

/** How often the layout is shaken up. */
const SHAKES = 1000;
/** How much worse a layout may be, at first, to be kept for the next. */
const PATIENCE = 8000;
/** The room around names and between forces. */
const AIR = 2;
/** The cost of a square unit of one thing on another, and of a unit of a line under a name. */
const [CLASH, ON_LINK, ON_WATER] = [60, 9, 4];

/** Where a force can lie beside a space. @param {string} name @param {number} lean the side it prefers @returns {Seat[]} */
function seats(name, lean) {
  const across = (CORE + FORCE.width) / 2 + 1;
  const down = (CORE + FORCE.height) / 2 + 1;
  /** @type {[number, number][]} */
  const offsets = [];
  for (const t of [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]) {
    offsets.push([across, t * down], [-across, t * down]);
    if (Math.abs(t) < 1) offsets.push([t * across, down], [t * across, -down]);
  }
  return offsets.map(([a, b]) => {
    const [dx, dy] = [Math.round(a), Math.round(b)];
    const [x, y] = AT[name];
    // The British come from the south-east, the French from the north-west.
    const cost = Math.hypot(dx, dy) / 2 - (lean * (dx + dy)) / 8;
    return { box: around([x + dx, y + dy], FORCE.width, FORCE.height), dx, dy, cost };
  });
}

/**
 * @param {{links: {ends: [string, string], line: Point[]}[], rivers: Point[][], coasts: Point[][], reserved: Box[]}} ground
 */
export function layout({ links, rivers, coasts, reserved }) {
  const onLink = index(links.map(({ line }) => line)).within;
  const onRiver = index(rivers).within;
  const onCoast = index(coasts.map((ring) => [...ring, ring[0]])).within;
  const names = Object.keys(SPACES).filter((name) => !(name in INSETS));
  const cores = Object.fromEntries(names.map((name) => [name, around(AT[name], CORE)]));
  const symbols = Object.fromEntries(names.map((name) => [name, around(AT[name], 2 * half(name))]));
  /** @param {Box} box @param {string} own */
  const blocked = (box, own) =>
    (outside(box) ? 5000 : 0) +
    CLASH * reserved.reduce((sum, edge) => sum + overlap(box, edge, 4), 0) +
    CLASH *
      names.reduce(
        (sum, name) => sum + overlap(box, name === own ? symbols[name] : cores[name], AIR),
        0,
      );

  const choices = names.map((name) => ({
    name,
    titles: candidates(name, LETTERS.near, half(name)).map((one) => {
      const ground = ON_LINK * onLink(one.box) + ON_WATER * (onRiver(one.box) + onCoast(one.box));
      return { ...one, free: one.cost + ground, cost: one.cost + ground + blocked(one.box, name) };
    }),
    seats: [1, -1].map((lean) =>
      seats(name, lean).map((one) => {
        const free = one.cost + 0.25 * onLink(one.box);
        return { ...one, free, cost: free + blocked(one.box, name) };
      }),
    ),
  }));
  const near = choices.map(({ name: one }) =>
    choices.flatMap(({ name: other }, i) => {
      const [[x, y], [u, v]] = [AT[one], AT[other]];
      return one !== other && Math.abs(x - u) < 440 && Math.abs(y - v) < 170 ? [i] : [];
    }),
  );
  /** The chosen name, British force and French force of each space. */
  let chosen = choices.map(() => [0, 0, 0]);
  const boxes = (/** @type {number} */ i) => [
    choices[i].titles[chosen[i][0]].box,
    choices[i].seats[0][chosen[i][1]].box,
    choices[i].seats[1][chosen[i][2]].box,
  ];
  /** @param {number} i @returns {number} the cost of the best choice, which is taken */
  const settle = (i) => {
    const others = near[i].flatMap(boxes);
    const { titles, seats: places } = choices[i];
    const priced = [titles, ...places].map((all) =>
      all.map(
        ({ box, cost }) =>
          cost + CLASH * others.reduce((sum, other) => sum + overlap(box, other, AIR), 0),
      ),
    );
    let best = Infinity;
    const [named, british, french] = priced;
    for (let a = 0; a < british.length; a += 1) {
      for (let b = 0; b < french.length; b += 1) {
        const [one, other] = [places[0][a].box, places[1][b].box];
        const both = british[a] + french[b] + CLASH * overlap(one, other, AIR);
        if (both >= best) continue;
        for (let n = 0; n < named.length; n += 1) {
          if (both + named[n] >= best) continue;
          const box = titles[n].box;
          const cost =
            both + named[n] + CLASH * (overlap(box, one, AIR) + overlap(box, other, AIR));
          if (cost < best) {
            best = cost;
            chosen[i] = [n, a, b];
          }
        }
      }
    }
    return best;
  };
  /**
   * Let spaces settle, and those near to any that changes.
   * @param {number[]} restless
   * @param {number[]} before what each costs
   */
  const sweep = (restless, before) => {
    const costs = [...before];
    const queue = new Set(restless);
    for (let left = 40 * choices.length; queue.size && left; left -= 1) {
      const [i] = queue;
      queue.delete(i);
      const was = chosen[i];
      costs[i] = settle(i);
      if (chosen[i].some((choice, k) => choice !== was[k])) for (const j of near[i]) queue.add(j);
    }
    return { costs, sum: costs.reduce((one, other) => one + other, 0) };
  };
  /** What of the cost of a space is there because things lie on each other. */
  const clashing = (/** @type {number} */ i, /** @type {number[]} */ costs) =>
    [choices[i].titles, ...choices[i].seats].reduce(
      (rest, each, k) => rest - each[chosen[i][k]].free,
      costs[i],
    );
  const lot = lots(1759);
  const all = choices.map((_, i) => i);
  let now = { ...sweep(all, all), chosen };
  let best = now;
  for (let shake = 0; shake < SHAKES; shake += 1) {
    chosen = [...now.chosen];
    const urgency = all.map((i) => clashing(i, now.costs) + now.costs[i] / 8);
    const worst = [...all].sort((a, b) => urgency[b] - urgency[a]);
    const at = worst[Math.floor(lot() ** 3 * 40)];
    const shaken = [at, ...near[at].filter(() => lot() < 0.35)];
    for (const i of shaken) {
      const { titles, seats: places } = choices[i];
      chosen[i] = [titles, ...places].map((each) => Math.floor(lot() * each.length));
    }
    const found = sweep([...shaken, ...shaken.flatMap((i) => near[i])], now.costs);
    const patience = PATIENCE * (1 - shake / SHAKES);
    if (found.sum < now.sum + patience * lot() ** 3) now = { ...found, chosen };
    if (now.sum < best.sum) best = now;
  }
  chosen = best.chosen;
  return {
    names: Object.fromEntries(choices.map(({ name, titles }, i) => [name, titles[chosen[i][0]]])),
    slots: Object.fromEntries(
      choices.map(({ name, seats: [british, french] }, i) => [
        name,
        [british[chosen[i][1]], french[chosen[i][2]]],
      ]),
    ),
  };
}
