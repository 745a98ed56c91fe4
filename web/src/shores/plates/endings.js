// How the war ends.

import {
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  GILT,
  INK,
  line,
  put,
  RED,
  ROOM,
  SEA,
  SHADE,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { bank, room, smoke, trail, waves } from "../../table/engraver/grounds.js";
import { castle } from "../../table/engraver/places.js";
import { flame, foam, schooner, threeMaster, xebec } from "../../table/engraver/ships.js";
import {
  bag,
  before,
  chest,
  coins,
  lantern,
  many,
  offing,
  person,
  through,
  voussoirs,
} from "../../table/engraver/things.js";
import { TRIPOLI, US } from "./flags.js";

/** A gull. @param {number} x @param {number} y @param {number} size */
const gull = (x, y, size) => put(line("M-3-1Q-1-2 0 0Q1-2 3-1", 0.5), x, y, size);

/** @type {import("../plates.js").Plates} */
export const ENDINGS = {
  "scene: treaty": (crop) => {
    const sun = { x: 74, y: 36, reach: 30, strength: 0.6 };
    return {
      tone: before(
        offing(46, 0.6, sun),
        smoke(bank(-6, 60, -12, { r: 8 }), sun, { dark: 0.42, edge: 0.05 }),
      ),
      bend: waves(46),
      tall: { x0: 24, x1: 104, y0: -28, y1: 72 },
      paper: DUSK,
      washes: shape("M0 46H120V72H0z", SEA),
      light: { x: 74, y: 36, r: 50, color: "#fff0b4" },
      over:
        disc(74, 36, 14, "#fff6d0") +
        shape("M0 46Q10 41 18 43T34 46z", SHADE) +
        line("M0 46H120", 0.3) +
        put(threeMaster({ flag: US }), 62, crop === "wide" ? 52 : 56, 0.88, { turn: -2 }) +
        put(foam(27), 62, crop === "wide" ? 51 : 55, 0.9) +
        put(schooner({ flag: US }), 14, 51, 0.42) +
        many(
          [
            [100, 24, 1.3],
            [106, 30, 0.8],
            [94, 12, 1],
            [26, 24, 0.8],
          ],
          gull,
        ),
    };
  },
  "scene: draw": () => {
    const sun = { x: 52, y: 44, reach: 34, strength: 0.45 };
    return {
      tone: before(
        offing(44, 0.84, sun),
        smoke(bank(-4, 58, 22, { r: 5, count: 12, seed: 6 }), sun, { dark: 0.6, edge: 0 }),
      ),
      bend: waves(44, 0.25),
      tall: { x0: 34, x1: 114, y0: -28, y1: 72 },
      paper: "#c9a9a0",
      light: { x: 52, y: 44, r: 44, color: "#ffd08a" },
      over:
        put(castle(), 96, 45, 0.8, { flip: true }) +
        shape("M70 45H122V48Q96 47 70 45z", INK) +
        put(schooner(), 6, 45, 0.16, { flip: true }) +
        put(xebec(), 54, 45, 0.16) +
        shape("M46 8l.6 2.2 2.2.6-2.2.6-.6 2.2-.6-2.2-2.2-.6 2.2-.6z", BRIGHT) +
        put(
          cut("M-12-3Q0-1 12-4Q11 1 7 2H-8Q-12 1-12-3z", WOOD, 0.4) +
            line("M-10-1.5Q0 .5 11-2.4M-4-2L-9-4M3-2L1-4", 0.4, BUFF),
          40,
          59,
          0.9,
        ) +
        line("M49 57Q60 64 72 60", 0.4) +
        cut("M-2 74V69Q40 66 60 66T122 62V74z", "#5c4a38", 0.5) +
        line("M-2 71Q50 68 122 65M20 68l-2 5M50 67l-1 5M100 64l2 6", 0.35) +
        many(
          [
            [20, 68, 1],
            [74, 66, 1.2],
            [108, 64, 1.3],
          ],
          (x, y, size) =>
            put(
              cut("M-3 1L-2.6-9Q0-12 2.6-9L3 1z", "#3a2c20", 0.5) + line("M-2.8-5h5.6", 1, BUFF),
              x,
              y,
              size,
            ),
        ) +
        put(line("M-3-1Q-1-3 2-2.6M-.5-1v1.5", 0.8, BRIGHT), 108, 49, 0.9) +
        gull(30, 34, 0.8),
    };
  },
  "scene: treasury": (crop) => {
    const box = crop === "wide" ? 82 : 76;
    const lamp = { x: 64, y: 16, reach: 36, strength: 0.84 };
    return {
      tone: before(room(lamp, 1.06), through(64, 44, 34, 80, room(lamp, 0.86))),
      tall: { x0: 16, x1: 88, y0: -18, y1: 72 },
      paper: ROOM,
      light: { x: 64, y: 18, r: 50, color: "#ffd878" },
      over:
        voussoirs(64, 44, 34, 80) +
        line("M64-30V4", 0.5) +
        put(lantern(), 64, 0, 1.2) +
        put(coins(26, 128, 24, { size: 2, seed: 8 }), 0, 71) +
        put(chest(GILT), box, 66, 1.3) +
        put(
          person({
            head: "turban",
            coat: RED,
            arm: "raised",
            skin: "#c2946a",
            beard: INK,
            trim: GILT,
          }),
          28,
          68,
          1.1,
        ) +
        put(bag(), 114, 70) +
        disc(57.5, 43, 3, GILT, INK, 0.4) +
        line("M56 43a1.6 1.6 0 1 1 2 1.5", 0.4) +
        put(coins(-10, 66, 5, { size: 2, seed: 4 }), 0, 74),
    };
  },
  "scene: sunk": () => {
    const sun = { x: 26, y: 40, reach: 30, strength: 0.6 };
    return {
      tone: before(
        offing(46, 0.84, sun),
        smoke(trail(62, 26, 104, -60, { small: 3, big: 17, seed: 3 }), sun, { dark: 0.7 }),
      ),
      bend: waves(46, 0.6),
      tall: { x0: 20, x1: 96, y0: -23, y1: 72 },
      paper: DUSK,
      light: { x: 26, y: 40, r: 46, color: "#ff9d5a" },
      over:
        disc(26, 40, 7, "#ffe0a0") +
        put(xebec({ flag: TRIPOLI }), 101, 50, 0.36, { flip: true }) +
        `<clipPath id="w"><path d="M0-40H120V55${"q-3 2-6 0t-6 0".repeat(10)}z"/></clipPath>` +
        `<clipPath id="m"><path d="M-60-14L-20-16L-19-24L-16-22L-14-16L-4-17L-2-30L1-27L4-16L12-18L10-50H60V20H-60z"/></clipPath>` +
        `<g clip-path="url(#w)">` +
        put(
          `<g clip-path="url(#m)">${threeMaster({ sails: "furled", flag: US })}</g>${put(flame(14, 3), -6, -5)}${put(flame(9, 2), 4, -5)}`,
          60,
          54,
          0.95,
          { turn: 20 },
        ) +
        "</g>" +
        line("M54 42L84 57M66 44L62 58M46 56L36 59", 0.9) +
        line("M40 57q3-2 6 0t6 0 6 0 6 0 6 0 6 0M50 60q3-2 6 0t6 0 6 0 6 0", 0.6, BRIGHT) +
        put(xebec({ flag: TRIPOLI }), 23, 62, 0.5) +
        put(xebec({ flag: TRIPOLI }), 92, 70, 0.66, { flip: true }),
    };
  },
};
