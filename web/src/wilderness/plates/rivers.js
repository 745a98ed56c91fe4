// Pictures of fleets, landings and boats.

import { canoe, flatboat, laker } from "../../table/engraver/boats.js";
import {
  BRIGHT,
  cut,
  disc,
  INK,
  line,
  NIGHT,
  put,
  RED,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { standard } from "../../table/engraver/flags.js";
import { glow, sky, trail } from "../../table/engraver/grounds.js";
import { blast } from "../../table/engraver/harbors.js";
import { moved, part, plain } from "../../table/engraver/parts.js";
import { foam, threeMaster } from "../../table/engraver/ships.js";
import { blade, troop } from "../../table/engraver/troops.js";
import {
  bolt,
  hulk,
  rain,
  rock,
  spume,
  stern,
  swell,
  view,
  wave,
} from "../../table/engraver/weather.js";
import { ferns, fir } from "../../table/engraver/woods.js";
import { crew } from "./campaigns.js";
import * as dress from "./dress.js";
import { ENSIGN, FRANCE, UNION } from "./flags.js";
import { cliff, lighthouse, louisbourg, quebec, quebecRock } from "./places.js";
import {
  bank,
  composed,
  country,
  dots,
  field,
  flash,
  hills,
  row,
  slice,
  water,
  woods,
} from "./scene.js";

/** Boats full of men at places. @param {number[][]} places @param {number} [men] @param {string} [coat] */
const boats = (places, men = 5, coat = dress.SCARLET) =>
  places.map(([x, y, size]) => put(flatboat(crew(coat, men)), x, y, size)).join("");

/** People in a row who sit in a boat of `boats`. @param {import("../../table/engraver/troops.js").Way} way @param {import("../../table/engraver/troops.js").Dress} who @param {number} count @param {number} x0 @param {number} x1 */
const seated = (way, who, count, x0, x1) =>
  plain(row(count, [x0, -8, 0.5], [x1, -8, 0.5], () => troop(way, who)));

/** @type {import("../plates.js").Plates} */
export const RIVERS = {
  "14 Foul Weather": (crop) => {
    const tall = slice(26, -14);
    const flashing = { x: 90, y: -6, reach: 22, strength: 0.36 };
    const seen = view(crop, tall);
    const far = swell(46, [
      { x: 20, high: 6, left: 12, right: 10 },
      { x: 88, high: 8, left: 12, right: 14 },
    ]);
    const near = swell(60, [
      { x: 22, high: 10, left: 16, right: 12 },
      { x: 104, high: 8, left: 14, right: 12 },
    ]);
    const land = country(
      sky({ low: 0.4, high: 0.8, horizon: 44, lights: [flashing] }),
      [
        hills({ base: 44, height: 22, seed: 5, haze: 1.5, color: "#7c8a90" }),
        woods({ base: 46, high: 8, seed: 3, dark: 0.74, color: "#5a6a68" }),
      ],
      water(44, { color: "#8fa3ab", dark: 0.5 }),
    );
    return composed(land, [], {
      light: { x: 60, y: -40 },
      paper: "#98a6ad",
      tall,
      under: bolt(88, -30, 76, 40, 7),
      over:
        wave(far, seen, { color: "#7f969e", level: 46, dark: 0.66 }) +
        spume(far, 78, 98, 3, 2) +
        put(put(canoe(crew("#8b8577", 3)), 0, 0, 0.4), 30, 47, 1, { turn: -12 }) +
        put(
          put(
            flatboat(
              seated("rows", dress.REDCOAT, 3, -24, 2) +
                seated("perches", { ...dress.OFFICER, armed: false }, 1, 24, 24),
            ),
            0,
            0,
            0.84,
          ) +
            line("M2-8L6-40", 1) +
            cut("M6-38Q20-32 22-14L12-18z", BRIGHT, 0.4) +
            line("M10-32L16-18M6-38L22-14", 0.3),
          66,
          56,
          1,
          { turn: 14 },
        ) +
        wave(near, seen, { color: "#6f878f", level: 60, dark: 0.74 }) +
        spume(near, 8, 40, 5, 4) +
        spume(near, 92, 122, 6, 3) +
        rain({ x0: 0, x1: 130, y0: -30, y1: 72 }, 130, 4, -6),
    });
  },
  "15 Lake Schooner": () => {
    const sun = { x: 14, y: 14, reach: 34, strength: 0.35 };
    const puffs = trail(84, 50, 120, 30, { count: 18, small: 4, big: 12, seed: 4, spread: 5 });
    const land = country(
      sky({ low: 0.06, high: 0.36, horizon: 44, lights: [sun] }),
      [
        hills({ base: 45, height: 14, seed: 15, haze: 0.5, color: "#b4c0b8" }),
        woods({ base: 45, high: 6, seed: 8, dark: 0.4, color: "#7d9179" }),
      ],
      water(45, { color: "#9dbac4", dark: 0.36 }),
    );
    return composed(land, [], {
      light: { x: 0, y: 0 },
      paper: "#dfe4d8",
      glow: { x: 14, y: 14, r: 50, color: "#fff4d0" },
      tall: slice(17, -18),
      smoke: puffs,
      fire: { x: 20, y: -10, reach: 40 },
      under: "",
      over:
        put(laker({ flag: ENSIGN }), 56, 62, 0.96) +
        put(blast(9), 81, 58, 1) +
        put(blast(7), 72, 59, 0.8) +
        put(canoe(crew(dress.COPPER, 3)), 106, 68, 0.3) +
        put(canoe(crew(dress.LINEN, 3)), 16, 54, 0.16) +
        put(canoe(crew("#8b8577", 2)), 4, 56, 0.2),
    });
  },
  "17 Amphibious Landing": () => {
    const land = country(
      sky({ low: 0.16, high: 0.3, horizon: 40 }),
      [
        {
          edge: (x) => 38 - Math.max(0, x - 60) * 0.16 + 1.2 * Math.sin(x / 3),
          tone: (x, y) => 0.34 + 0.1 * Math.sin(x * 1.3 + y),
          color: "#b9bfb4",
        },
      ],
      water(41, { color: "#b4c3c2", dark: 0.34, rough: 1.4 }),
    );
    return composed(
      land,
      [
        ...row(4, [28, 61, 0.5], [72, 61, 0.5], () => troop("perches", dress.REDCOAT)),
        ...moved(
          troop("leads", { ...dress.OFFICER, head: dress.OFFICER.head }, blade(15, -64, -40)),
          86,
          62,
          0.62,
        ),
      ],
      {
        light: { x: 20, y: -60, strength: 0.4 },
        paper: "#e3e4da",
        tall: slice(38, -8),
        smoke: trail(92, 32, 124, 18, { count: 14, small: 2, big: 8, seed: 9, spread: 4 }),
        under:
          put(threeMaster({ flag: ENSIGN, sails: "furled" }), 20, 42, 0.3) +
          put(threeMaster({ sails: "topsails" }), 46, 41, 0.2) +
          put(lighthouse(), 66, 40, 0.36) +
          put(rock(26, 14, 4, "#9b937f"), 110, 44) +
          put(fir(12, 3), 104, 36) +
          put(fir(14, 6), 114, 34) +
          put(fir(10, 2), 92, 36) +
          boats([
            [20, 47, 0.2],
            [48, 49, 0.22],
            [78, 47, 0.18],
            [10, 54, 0.3],
          ]) +
          put(flash(), 98, 36, 0.8, { turn: 170 }) +
          put(flash(), 108, 35, 0.8, { turn: 170 }),
        over:
          put(flatboat(""), 56, 68, 1.06) +
          line("M88 72q6-6 14-3t14-2M84 66q8-5 18-2M2 66q8-4 16 0", 1.4, BRIGHT),
      },
    );
  },
  "20 Amphibious Landing": () => {
    const sun = { x: 16, y: 24, reach: 34, strength: 0.45 };
    const land = country(
      sky({ low: 0.08, high: 0.42, horizon: 42, lights: [sun] }),
      [],
      water(42, { color: "#a8bfc6", dark: 0.36, light: { x: 16, width: 8, strength: 0.4 } }),
    );
    const beach = {
      edge: (/** @type {number} */ x) => 70 - (x - 30) * 0.22 + Math.sin(x / 4),
      tone: field(50).tone,
    };
    return composed(
      {
        ...land,
        tone: (x, y) => (y > beach.edge(x) && x > 36 ? beach.tone(x, y) : land.tone(x, y)),
      },
      [
        ...moved(troop("runs", dress.GRENADIER), 56, 68, 0.66),
        ...moved(troop("charges", dress.REDCOAT), 78, 66, 0.66),
        ...moved(troop("runs", dress.HIGHLANDER), 36, 72, 0.72),
        ...moved(troop("leads", dress.OFFICER, blade(15, -64, -40)), 98, 66, 0.72),
      ],
      {
        light: { x: -20, y: -30, strength: 0.5 },
        paper: "#ecd9b6",
        glow: { x: 16, y: 26, r: 50, color: "#fff0c0" },
        tall: slice(50, -8),
        under:
          disc(16, 25, 4.5, "#fff7dc") +
          shape("M36 76Q60 62 122 48V76z", "#d3bd8a", INK, 0.3) +
          shape("M30 74Q60 58 122 46L122 48Q62 61 36 76z", BRIGHT) +
          put(threeMaster({ flag: ENSIGN }), 26, 46, 0.34) +
          put(threeMaster({ flag: ENSIGN, sails: "topsails" }), 58, 43, 0.2) +
          put(threeMaster({ sails: "topsails" }), 4, 43, 0.16) +
          boats([
            [50, 48, 0.18],
            [70, 46, 0.14],
            [38, 54, 0.26],
          ]) +
          put(standard(UNION, 50, 26), 68, 62) +
          put(fir(40, 4), 116, 52) +
          put(fir(28, 5), 106, 50),
        over:
          put(flatboat(seated("perches", dress.REDCOAT, 4, -26, 24)), 14, 66, 0.7) +
          ferns(110, 124, 74, 5, 3),
      },
    );
  },
  "19 Amphibious Landing": () => {
    const moon = { x: 18, y: 6, reach: 20, strength: 0.4 };
    const land = country(
      sky({ low: 0.5, high: 0.84, horizon: 52, lights: [moon] }),
      [hills({ base: 54, height: 10, seed: 4, haze: 1.8, color: "#6a7b86" })],
      water(54, { color: "#8fa3b5", dark: 0.62, light: { x: 18, width: 7, strength: 0.6 } }),
    );
    return composed(
      land,
      [
        ...cliff(
          [
            [54, 64],
            [58, 50],
            [66, 40],
            [70, 24],
            [78, 14],
            [82, 0],
            [92, -10],
            [104, -20],
            [122, -26],
          ],
          76,
          5,
          "#7c7668",
          0.56,
        ),
        ...moved(troop("leads", { ...dress.LIGHT, armed: false }), 84, 22, 0.34, { turn: 12 }),
        ...moved(troop("crouches", dress.LIGHT), 92, 42, 0.46, { turn: -20 }),
        ...moved(troop("crouches", dress.LIGHT), 76, 50, 0.46, { turn: -24 }),
        ...moved(troop("runs", dress.LIGHT), 100, 14, 0.34, { turn: -14 }),
        ...moved(troop("crouches", dress.REDCOAT), 62, 68, 0.56, { turn: -16 }),
        ...moved(troop("points", dress.OFFICER), 46, 72, 0.6),
      ],
      {
        light: { x: 0, y: -20, strength: 0.55 },
        paper: NIGHT,
        tall: slice(42, -14),
        under:
          disc(18, 6, 5, "#f4efda") +
          dots([
            [40, -12, 0.4],
            [60, -20, 0.5],
            [8, -22, 0.4],
            [50, 8, 0.4],
            [34, 22, 0.3],
            [66, 4, 0.3],
          ]),
        over:
          put(fir(26, 3, { color: "#39443a", lit: "#66745a" }), 112, 6) +
          put(fir(22, 5, { color: "#39443a", lit: "#66745a" }), 112, 44) +
          put(fir(16, 8, { color: "#39443a", lit: "#66745a" }), 70, 28) +
          put(fir(18, 2, { color: "#39443a", lit: "#66745a" }), 106, 70) +
          put(
            flatboat(seated("perches", { ...dress.REDCOAT, coat: "#7c2f28" }, 4, -24, 24)),
            20,
            67,
            0.66,
          ) +
          put(flatboat(crew("#7c2f28", 5)), 6, 58, 0.36),
      },
    );
  },
  "18 Amphibious Landing": () => {
    const sun = { x: 100, y: 18, reach: 34, strength: 0.35 };
    const land = country(
      sky({ low: 0.08, high: 0.44, horizon: 40, lights: [sun] }),
      [hills({ base: 42, height: 14, seed: 19, haze: 0.5, color: "#b9c2bb", light: 1 })],
      water(42, { color: "#a3bbc3", dark: 0.36 }),
    );
    return composed(land, moved(quebecRock(), 58, 44, 0.84), {
      light: { x: 130, y: -20, strength: 0.5 },
      paper: "#e6dfc6",
      glow: { x: 100, y: 18, r: 50, color: "#fff3ce" },
      tall: slice(28, -8),
      over:
        put(quebec(standard(FRANCE, 12, 9)), 58, 44, 0.84) +
        put(threeMaster({ flag: ENSIGN, sails: "furled" }), 96, 55, 0.54, { flip: true }) +
        put(foam(26), 96, 54, 0.5) +
        boats(
          [
            [58, 54, 0.24],
            [34, 52, 0.2],
            [78, 60, 0.34],
          ],
          5,
        ) +
        put(
          flatboat(
            put(standard(UNION, 40, 24), 30, -10) + seated("rows", dress.REDCOAT, 5, -28, 22),
          ),
          36,
          67,
          0.74,
        ) +
        put(threeMaster({ flag: ENSIGN, sails: "furled" }), 6, 50, 0.3),
    });
  },
  "21 Louisbourg Squadrons": () => {
    const sun = { x: 88, y: 16, reach: 26, strength: 0.3 };
    const land = country(
      (x, y) => 0.2 + 0.12 * Math.sin(y * 0.22 + 0.8 * Math.sin(x * 0.03)) - glow(sun, x, y),
      [
        {
          edge: (x) => 41 - 3 * Math.exp(-(((x - 96) / 26) ** 2)),
          tone: () => 0.3,
          color: "#c3c6ba",
        },
      ],
      water(42, { color: "#b0c0c2", dark: 0.34, light: { x: 88, width: 10, strength: 0.3 } }),
    );
    return composed(land, [], {
      light: { x: 0, y: 0 },
      paper: "#dddfd6",
      tall: slice(2, -20),
      under:
        disc(88, 16, 6, "#fbf6e0") +
        put(lighthouse(), 112, 40, 0.6) +
        put(louisbourg(standard(FRANCE, 16, 11)), 78, 42, 0.36) +
        put(threeMaster({ flag: FRANCE, sails: "furled" }), 100, 47, 0.3) +
        put(threeMaster({ flag: FRANCE, sails: "furled" }), 72, 46, 0.24),
      over:
        put(threeMaster({ flag: FRANCE, sails: "topsails" }), 46, 62, 1.06) +
        put(foam(32), 46, 62, 1.1) +
        put(threeMaster({ flag: FRANCE, sails: "furled" }), 100, 56, 0.5, { flip: true }) +
        put(foam(26), 100, 56, 0.46),
    });
  },
  "62 Quiberon Bay": (crop) => {
    const tall = slice(16, -20);
    const gap = { x: 60, y: 34, reach: 26, strength: 0.4 };
    const seen = view(crop, tall);
    const far = swell(46, [
      { x: 34, high: 5, left: 14, right: 10 },
      { x: 94, high: 6, left: 12, right: 14 },
    ]);
    const near = swell(60, [
      { x: 10, high: 9, left: 14, right: 14 },
      { x: 112, high: 13, left: 20, right: 12 },
    ]);
    const land = country(
      sky({ low: 0.3, high: 0.76, horizon: 44, lights: [gap] }),
      [],
      water(44, { color: "#93a6a6", dark: 0.5 }),
    );
    return composed(land, [], {
      light: { x: 0, y: 0 },
      paper: "#b4b3a4",
      glow: { x: 60, y: 36, r: 40, color: "#f4e2ae" },
      tall,
      smoke: trail(58, 42, 92, 16, { count: 18, small: 4, big: 13, seed: 7, spread: 6 }),
      fire: { x: 56, y: 40, reach: 40 },
      under:
        put(threeMaster({ flag: ENSIGN, sails: "topsails" }), 100, 46, 0.34, { turn: 6 }) +
        put(threeMaster({ sails: "topsails", flag: FRANCE }), 14, 46, 0.26, { turn: 8 }),
      over:
        wave(far, seen, { color: "#84999a", level: 46, dark: 0.62 }) +
        spume(far, 26, 46, 2, 2) +
        put(threeMaster({ flag: ENSIGN, sails: "topsails" }), 34, 58, 0.86, { turn: -8 }) +
        put(blast(12), 62, 52, 1) +
        put(blast(9), 52, 55, 0.8) +
        put(put(hulk(), 0, 0, 0.62), 94, 55, 1, { turn: 13, flip: true }) +
        put(standard(FRANCE, 10, 10), 76, 47, 1, { turn: -14 }) +
        wave(near, seen, { color: "#728a8c", level: 60, dark: 0.74 }) +
        spume(near, 0, 24, 5, 3) +
        spume(near, 96, 122, 6, 4) +
        put(rock(24, 16, 7, "#8d8672"), 112, 68) +
        put(rock(12, 8, 3, "#8d8672"), 94, 70) +
        spume(near, 100, 122, 9, 5) +
        rain({ x0: 0, x1: 130, y0: -30, y1: 72 }, 60, 4, -7),
    });
  },
  "47 Troop Transports": () => {
    const sun = { x: 78, y: 20, reach: 34, strength: 0.28 };
    const land = country(
      (x, y) => 0.22 + 0.1 * Math.sin(y * 0.24 + 0.9 * Math.sin(x * 0.03)) - glow(sun, x, y),
      [],
      water(44, {
        color: "#aebec0",
        dark: 0.36,
        light: { x: 78, width: 9, strength: 0.3 },
        rough: 1.2,
      }),
    );
    return composed(
      land,
      [
        // The rail of a transport, and soldiers who look out for land.
        part("-4,58! 124,55! 124,59! -4,62!", WOOD, 0.3, 2),
        ...[4, 26, 48, 70, 92, 114].map((x) =>
          part(`${x},61! ${x + 3},61! ${x + 3},78! ${x},78!`, WOOD, 0.36, 1),
        ),
        ...moved(troop("rests", dress.FRENCHMAN), 16, 84, 0.94),
        ...moved(
          troop("points", { ...dress.FRENCHMAN, armed: false, facing: RED, vest: RED }),
          100,
          84,
          0.94,
          { flip: true },
        ),
      ],
      {
        light: { x: 80, y: -30, strength: 0.5 },
        paper: "#dcdcd0",
        tall: slice(28, -10),
        under:
          disc(78, 20, 6, "#f9f3dc") +
          put(threeMaster({ sails: "topsails" }), 86, 47, 0.26) +
          put(threeMaster({ flag: FRANCE, sails: "topsails" }), 106, 49, 0.34) +
          put(threeMaster({ sails: "topsails" }), 70, 46, 0.18),
        over:
          put(stern({ flag: FRANCE }), 54, 56, 0.82) +
          line("M38 58q4-1.6 8 0t8 0t8 0t8 0", 0.6, BRIGHT) +
          cut("M-2 62L124 59V61L-2 64z", WOOD, 0.4) +
          line("M6-30L2 62M20-30L8 62M13-30L5 62", 0.8) +
          line("M5-10H17M4 2H14M4 14H12M3 26H10M3 38H8", 0.5),
      },
    );
  },
  "58 British Regulars": () => {
    const sun = { x: 20, y: 14, reach: 34, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.4, horizon: 44, lights: [sun] }),
      [hills({ base: 46, height: 8, seed: 31, haze: 0.5, color: "#c3c4b0" })],
      water(46, { color: "#a7bdc4", dark: 0.34 }),
    );
    return composed(
      land,
      [
        ...row(
          6,
          [118, 60, 0.5],
          [42, 71, 0.76],
          (index) => troop(index % 2 ? "marches" : "steps", { ...dress.REDCOAT, pack: "#a58b62" }),
          { flip: true },
        ),
        ...moved(troop("speaks", dress.OFFICER), 20, 72, 0.86),
      ],
      {
        light: { x: -10, y: -40, strength: 0.5 },
        paper: "#e8e0c8",
        glow: { x: 20, y: 14, r: 50, color: "#fff3cf" },
        tall: slice(26, -12),
        under:
          put(threeMaster({ flag: ENSIGN, sails: "topsails" }), 104, 50, 0.36, { flip: true }) +
          put(threeMaster({ flag: ENSIGN, sails: "furled" }), 52, 58, 1.06) +
          bank(
            [
              [-2, 62],
              [60, 64],
              [122, 58],
            ],
            "#b59a6c",
          ) +
          line("M-2 66L122 62M10 63v10M30 63v10M52 64v10M76 63v10M100 61v10", 0.3) +
          cut("M22 63L44 55L46 57L28 65z", "#a8814f", 0.4),
        over:
          put(
            cut("M-9 0V-12H9V0z", "#a8814f", 0.4) + line("M-9-6H9M-4-12V0M4-12V0", 0.5),
            108,
            73,
            0.8,
          ) + put(cut("M-6 0V-8H6V0z", "#a8814f", 0.4) + line("M-6-4H6", 0.5), 116, 64, 0.8),
      },
    );
  },
};
