// The grounds on which fights are shown, wide and low: the Americans come from the left.

import { BRIGHT, DUSK, put, SAND, SEA, shape } from "../../table/engraver/brush.js";
import { bank, dunes, ridge, sea, sky, split, waves } from "../../table/engraver/grounds.js";
import { castle, house, minaret, palm, town, wall } from "../../table/engraver/places.js";
import { merchant } from "../../table/engraver/ships.js";
import { SWEDEN, TRIPOLI, US } from "./flags.js";

/** @typedef {import("../../table/engraver/plate.js").Recipe} Recipe */

const HORIZON = 34;
const horizon = () => HORIZON;
const SUN = { x: -20, y: 12, reach: 30, strength: 0.3 };

/** The tone of a calm sea under a light sky, with clouds. @param {number} seed */
const afloat = (seed) =>
  split(
    horizon,
    sky({
      low: 0.06,
      high: 0.3,
      horizon: HORIZON,
      lights: [SUN],
      clouds: [...bank(-50, 0, 20, { seed, r: 6 }), ...bank(90, 150, 17, { seed: seed + 1, r: 7 })],
    }),
    sea({ horizon: HORIZON, dark: 0.3, rough: 0.7, light: { x: -20, width: 14, strength: 0.2 } }),
  );

/** A sea with something beyond it. @param {number} seed @param {string} over @returns {Recipe} */
const atSea = (seed, over) => ({
  tone: afloat(seed),
  bend: waves(HORIZON, 0.3),
  paper: SEA,
  washes: shape("M-60 0H180V34H-60z", "#e8e2cd"),
  over,
});

/** The sea before a coast with a ridge behind. @param {number} seed @param {number} x where the coast begins @param {string} over @returns {Recipe} */
function offCoast(seed, x, over) {
  const hills = ridge({ base: HORIZON, height: 11, seed });
  const open = afloat(seed);
  const shore = (/** @type {number} */ at) => HORIZON + 1.5 + 1.2 * Math.sin(at / 9);
  return {
    tone: (at, y) => {
      if (at > x && y < HORIZON && y > hills.edge(at, 0) + (8 * (x + 20 - at)) / 20) {
        return hills.tone(at, y);
      }
      return at > x + 8 && y >= HORIZON && y < shore(at) ? 0.12 : open(at, y);
    },
    bend: waves(HORIZON, 0.3),
    paper: SEA,
    washes:
      shape("M-60 0H180V34H-60z", "#e8e2cd") + shape(`M${x} 34L${x + 24} 24H180V36H${x}z`, SAND),
    over,
  };
}

/** Sand before a walled town. @param {number} seed @param {string} paper @param {string} over @returns {Recipe} */
function ashore(seed, paper, over) {
  const sand = dunes({ seed, from: HORIZON, height: 2 });
  const hills = ridge({ base: HORIZON, height: 9, seed: seed + 4, rough: 0.6 });
  const air = sky({ low: 0.05, high: 0.3, horizon: HORIZON, lights: [SUN] });
  return {
    tone: (x, y) => {
      if (y >= HORIZON) return sand.tone(x, y) * 0.8;
      return y > hills.edge(x, 0) ? hills.tone(x, y) * 0.7 : air(x, y);
    },
    bend: sand.bend,
    paper,
    washes: shape("M-60 0H180V34H-60z", "#efe3c4"),
    over,
  };
}

/** A small walled town. @param {boolean} [flag] */
const walled = (flag = true) =>
  house(-14, 8, 9) + house(-4, 9, 11) + minaret(-8, 19) + (flag ? town({ flag: TRIPOLI }) : town());

/** @type {import("../plates.js").Plates} */
export const GROUNDS = {
  "ground: sea": () => atSea(2, ""),
  "ground: merchants": () =>
    atSea(
      5,
      put(merchant({ flag: US }), 40, 38, 0.42) +
        put(merchant(), 62, 36.5, 0.3) +
        put(merchant({ flag: SWEDEN }), 78, 37.5, 0.36),
    ),
  "ground: Tripoli": () =>
    offCoast(
      3,
      74,
      put(walled(), 120, 36, 0.62) +
        put(castle({ flag: TRIPOLI }), 160, 38, 0.72) +
        put(palm(), 92, 36, 0.5) +
        put(wall(-10, 10, 4), 144, 37.5, 1),
    ),
  "ground: ally": () =>
    offCoast(
      8,
      84,
      put(town(), 150, 37, 0.6) + put(palm(), 110, 36, 0.55) + put(palm(-2), 116, 37, 0.42),
    ),
  "ground: beach": () =>
    offCoast(
      11,
      60,
      put(walled(), 140, 38, 0.62) + put(wall(-16, 16, 6), 166, 40, 1) + put(palm(), 84, 37, 0.5),
    ),
  "ground: desert": () =>
    ashore(
      2,
      SAND,
      `<circle cx="-20" cy="12" r="4.500" fill="${BRIGHT}"/>` +
        put(walled(), 132, 40, 0.62) +
        put(palm(), 60, 40, 0.62) +
        put(palm(-3), 68, 41, 0.48) +
        put(wall(-18, 18, 6, DUSK), 162, 42, 1),
    ),
};
