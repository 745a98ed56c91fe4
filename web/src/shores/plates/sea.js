// Pictures of ships, storms and fights at sea.

import { BRIGHT, INK, NIGHT, n, numbers, put, shape } from "../../table/engraver/brush.js";
import { sea, sky, smoke, split, trail, waves } from "../../table/engraver/grounds.js";
import { castle } from "../../table/engraver/places.js";
import { flame, foam, frigate, schooner, sparks } from "../../table/engraver/ships.js";

const HORIZON = 48;
const horizon = () => HORIZON;

/** Stars above a height. @param {number} count @param {number} seed @param {number} low */
function stars(count, seed, low) {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [2 + next() * 116, -76 + next() * (low + 76)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.25 + next() * 0.25)}" fill="${BRIGHT}"/>`;
  }).join("");
}

/** @type {import("../plates.js").Plates} */
export const SEA = {
  "Burn the Philadelphia": () => {
    const fire = { x: 66, y: 22, reach: 27, strength: 0.6 };
    const moon = { x: 14, y: 14, reach: 8, strength: 0.26 };
    const dark = sky({ low: 0.36, high: 0.7, lights: [fire, moon] });
    const plume = smoke(trail(62, 8, 10, -70, { count: 30, small: 6, big: 19, seed: 9 }), fire);
    const tall = (/** @type {number} */ x, /** @type {number} */ y) => plume(x, y) ?? dark(x, y);
    const water = sea({ dark: 0.62, light: { x: 66, width: 8, strength: 0.85 } });
    return {
      tone: split(horizon, tall, water),
      bend: waves(HORIZON),
      tall: { x0: 26, x1: 106, y0: -28, y1: 72 },
      paper: NIGHT,
      light: { x: 66, y: 22, r: 46, color: "#ffd68a" },
      over:
        stars(20, 4, -10) +
        shape("M15.200 9a5.200 5.200 0 1 0 3.600 8.200a4.400 4.400 0 0 1-3.600-8.200z", BRIGHT) +
        put(castle({ flag: "tripoli" }), 104, 48, 0.8) +
        shape("M0 48q6-2 14-1.300t18 .4 16 .9z", INK) +
        [
          [46, 38, 20, 3.4],
          [58, 39, 30, 5.2],
          [70, 39, 38, 6],
          [82, 39, 26, 4.6],
          [91, 39, 15, 3],
        ]
          .map(([x, y, high, wide]) => put(flame(high, wide, -wide * 1.3), x, y))
          .join("") +
        put(frigate({ sails: "furled", lit: true }), 68, 48, 1) +
        [
          [52, 41, 17, 3.2],
          [64, 41, 25, 4.4],
          [77, 41, 22, 4],
          [84, 24, 10, 1.9],
          [66, 16, 11, 2],
        ]
          .map(([x, y, high, wide]) => put(flame(high, wide, -wide * 1.3), x, y))
          .join("") +
        sparks(62, 10, 30, 5) +
        put(schooner(), 22, 64, 0.62) +
        put(foam(16), 22, 64),
    };
  },
};
