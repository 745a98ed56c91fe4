// Pictures of armies on their way.

import { bateau, canoe } from "../../table/engraver/boats.js";
import {
  cut,
  DUSK,
  disc,
  INK,
  line,
  NIGHT,
  put,
  RED,
  SEA,
  SHADE,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { standard } from "../../table/engraver/flags.js";
import { room, sky } from "../../table/engraver/grounds.js";
import { steed, wagon } from "../../table/engraver/horses.js";
import { moved } from "../../table/engraver/parts.js";
import { lantern } from "../../table/engraver/things.js";
import { panel, troop } from "../../table/engraver/troops.js";
import { ferns, fir, stump } from "../../table/engraver/woods.js";
import * as dress from "./dress.js";
import { UNION } from "./flags.js";
import { composed, country, dots, field, hills, row, slice, water, woods } from "./scene.js";

/** Men in a boat, seen from afar. @param {string} coat @param {number} count */
export const crew = (coat, count) =>
  Array.from({ length: count }, (_, index) => {
    const x = -30 + (index * 58) / Math.max(1, count - 1);
    return (
      cut(`M${x - 5}-6L${x - 4}-20Q${x}-24 ${x + 4}-20L${x + 6}-6z`, coat, 0.6) +
      disc(x + 1, -25, 3.4, "#e3bd93", INK, 0.5) +
      shape(`M${x - 5}-26L${x + 1}-32L${x + 8}-26z`)
    );
  }).join("");

/** @type {import("../plates.js").Plates} */
export const CAMPAIGNS = {
  "1 Campaign": () => {
    const sun = { x: 14, y: 20, reach: 34, strength: 0.4 };
    const air = sky({ low: 0.06, high: 0.36, horizon: 40, lights: [sun] });
    const land = country(
      air,
      [
        hills({ base: 44, height: 22, seed: 4, haze: 0.6 }),
        woods({ base: 44, high: 13, seed: 3, dark: 0.36, color: "#7f917c" }),
        woods({ base: 48, high: 22, seed: 8, dark: 0.52, color: "#5f7358" }),
      ],
      field(47, { color: "#bfa877", tone: 0.2 }),
    );
    return composed(
      land,
      [
        ...row(9, [24, 49, 0.14], [84, 64, 0.66], (index) =>
          troop(index % 2 ? "marches" : "steps", index === 6 ? dress.GRENADIER : dress.REDCOAT),
        ),
        ...row(7, [12, 50, 0.16], [52, 70, 0.78], (index) =>
          troop(index % 2 ? "steps" : "marches", dress.REDCOAT),
        ),
        ...moved(steed("#d8cdb8", dress.NAVY, SHADE), 88, 70, 0.84),
        ...moved(troop("rides", dress.OFFICER), 87, 40, 0.62),
      ],
      {
        light: { x: -30, y: -30, strength: 0.5 },
        paper: "#ecdcb6",
        glow: { x: 14, y: 24, r: 50, color: "#fff2c8" },
        tall: slice(46, -8),
        under:
          put(fir(26, 3), 8, 49) +
          put(fir(34, 5), 108, 52) +
          put(fir(22, 9), 98, 49) +
          put(wagon(), 12, 50, 0.2) +
          put(standard(UNION, 58, 26), 62, 62),
        over: put(fir(88, 2), 118, 72) + put(stump(), 36, 71, 1.1) + ferns(100, 122, 73, 6, 4),
      },
    );
  },
  "2 Campaign": () => {
    const sun = { x: 62, y: 30, reach: 30, strength: 0.5 };
    const land = country(
      sky({ low: 0.05, high: 0.42, horizon: 38, lights: [sun] }),
      [
        hills({ base: 40, height: 14, seed: 12, haze: 0.5, color: "#b9c0b4" }),
        {
          ...hills({ base: 40, height: 20, seed: 9, haze: 0.9, color: "#7d917f" }),
          edge: (x) => 40 - Math.max(0, 40 - x) * 0.62 + 2.4 * Math.sin(x / 5) - 2,
        },
        {
          ...woods({ base: 42, high: 12, seed: 4, dark: 0.5, color: "#5c7259" }),
          edge: (x) => 41 - Math.max(0, x - 78) * 0.8 - 1.4 * Math.abs(Math.sin(x / 1.7)),
        },
      ],
      water(40, { color: "#a9bfc6", dark: 0.34, light: { x: 62, width: 10, strength: 0.5 } }),
    );
    const far = [
      [28, 42, 0.1],
      [44, 42.5, 0.11],
      [76, 42.4, 0.11],
      [92, 43, 0.13],
      [62, 43, 0.12],
      [16, 46, 0.2],
      [52, 46, 0.2],
      [88, 47, 0.22],
      [112, 46, 0.2],
      [72, 50, 0.3],
      [22, 53, 0.34],
    ];
    return composed(
      land,
      [
        ...row(5, [40, 62, 0.5], [84, 62, 0.5], () => troop("rows", dress.REDCOAT)),
        ...moved(troop("perches", { ...dress.OFFICER, armed: false }), 29, 60, 0.52),
      ],
      {
        light: { x: 62, y: -20, strength: 0.45 },
        paper: "#e9e0c6",
        glow: { x: 62, y: 32, r: 44, color: "#fff3cb" },
        tall: slice(14, -20),
        under:
          disc(62, 31, 5, "#fff8df") +
          far.map(([x, y, size]) => put(bateau(crew(dress.SCARLET, 5), 4), x, y, size)).join("") +
          put(standard(UNION, 38, 18), 20, 64),
        over: put(bateau("", 5), 58, 66, 0.92),
      },
    );
  },
  "3 Campaign": () => {
    const fall = (/** @type {number} */ x, /** @type {number} */ y) =>
      x > 70 && x < 112 && y > 14 && y < 58
        ? 0.1 + 0.22 * Math.sin(x * 1.9 + 1.4 * Math.sin(y * 0.3)) + (y - 14) * 0.002
        : null;
    const land = country(
      sky({ low: 0.08, high: 0.4, horizon: 20 }),
      [
        woods({ base: 20, high: 26, seed: 6, dark: 0.46, color: "#71866c" }),
        {
          edge: (x) => 15 + 1.5 * Math.sin(x / 3) + (x > 70 && x < 112 ? 0 : 6 - 0.02 * x),
          tone: (x, y) => fall(x, y) ?? 0.5 + 0.2 * Math.sin(x * 0.8 + y * 0.5),
          color: "#b9b5a4",
        },
      ],
      field(56, { color: "#a99a6c", tone: 0.3 }),
    );
    return composed(
      land,
      [
        ...moved(troop("carries", dress.CANADIAN), 26, 68, 0.74),
        ...moved(troop("carries", { ...dress.WARRIOR, sash: RED }), 48, 70, 0.76),
        ...moved(troop("carries", dress.COUREUR), 72, 70, 0.76),
        ...moved(troop("marches", dress.FRENCHMAN), 102, 71, 0.8),
      ],
      {
        light: { x: -20, y: -40, strength: 0.45 },
        paper: "#dfe3d6",
        tall: slice(20, -8),
        under:
          put(fir(40, 3), 118, 56) +
          put(fir(54, 8), 62, 46) +
          put(fir(36, 4), 8, 56) +
          put(fir(46, 6), 18, 54),
        over:
          put(put(canoe("", false), 0, 0, 0.86, { turn: 180 }), 52, 31.5, 1, { turn: -1 }) +
          ferns(-2, 30, 73, 5, 9),
      },
    );
  },
  "4 Campaign": () => {
    const lamp = { x: 62, y: 20, reach: 40, strength: 0.86 };
    return composed(
      {
        tone: room(lamp, 0.9),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#c9b88c") +
          shape("M-2 74V-30L20-30L8 74zM122 74V-30L100-30L112 74z", "#a8966a") +
          line("M20-30L8 74M100-30L112 74M62-30L62-10", 0.8),
      },
      [
        ...moved(troop("bows", dress.OFFICER), 24, 88, 1.12),
        ...moved(troop("waits", { ...dress.PROVINCIAL, belts: undefined }), 44, 84, 0.96),
        ...moved(troop("waits", dress.HIGHLANDER), 82, 84, 0.96, { flip: true }),
        ...moved(troop("speaks", dress.OFFICER), 103, 89, 1.12, { flip: true }),
        panel(
          [
            [16, 60],
            [104, 60],
            [116, 76],
            [4, 76],
          ],
          WOOD,
          0.3,
          3,
        ),
        panel(
          [
            [26, 61],
            [92, 60.6],
            [100, 73],
            [18, 73],
          ],
          "#efe0b8",
          0.1,
          2,
        ),
      ],
      {
        light: { x: 62, y: 34, reach: 60, strength: 0.6 },
        paper: NIGHT,
        glow: { x: 62, y: 26, r: 56, color: "#ffd98a" },
        tall: slice(20, -16),
        over:
          line("M62-30V4", 0.6) +
          put(lantern(), 62, 0, 1.1) +
          line(
            "M24 68Q36 62 44 66T62 64Q70 69 78 65T96 66M40 61Q44 66 40 73M70 61Q66 65 72 73",
            0.6,
          ) +
          shape("M50 62q6 1.5 5 6q-5-1-5-6zM84 63q5 2 8 1l-1 4q-5-1-7-5z", SEA, INK, 0.3) +
          put(standard(UNION, 12, 8), 46, 67, 1) +
          put(standard(UNION, 12, 8), 74, 70, 1) +
          cut("M60 68l8-3l1 1l-8 3.4z", "#c9c9c4", 0.3) +
          dots(
            [
              [30, 70, 0.7],
              [54, 70.5, 0.7],
              [88, 69, 0.7],
            ],
            RED,
          ),
      },
    );
  },
  "33 Indians Desert": () => {
    const sun = { x: 96, y: 36, reach: 30, strength: 0.5 };
    const land = country(
      sky({ low: 0.1, high: 0.5, horizon: 40, lights: [sun] }),
      [
        hills({ base: 42, height: 16, seed: 7, haze: 0.7, color: "#b4a79c" }),
        woods({ base: 44, high: 12, seed: 11, dark: 0.56, color: "#6d7260", light: 1 }),
      ],
      water(43, { color: "#c9b9a4", dark: 0.34, light: { x: 96, width: 8, strength: 0.5 } }),
    );
    return composed(
      land,
      [
        ...moved(troop("paddles", { ...dress.WARRIOR, armed: false }), 76, 59, 0.5),
        ...moved(troop("dips", dress.SACHEM), 54, 59, 0.5),
        ...moved(troop("paddles", dress.BRAVE), 94, 58.6, 0.5),
        ...moved(troop("rests", { ...dress.FRENCH_OFFICER, armed: false }), 15, 72, 0.74),
      ],
      {
        light: { x: 110, y: -10, strength: 0.5 },
        paper: DUSK,
        glow: { x: 96, y: 38, r: 46, color: "#ffe3a4" },
        tall: slice(34, -8),
        under:
          disc(96, 37, 5, "#fff4cf") +
          [
            [112, 47, 0.14],
            [98, 48, 0.18],
            [84, 47, 0.15],
            [104, 51, 0.24],
          ]
            .map(([x, y, size]) => put(canoe(crew(dress.COPPER, 3)), x, y, size))
            .join(""),
        over:
          put(canoe(), 74, 63, 0.68) +
          line("M84 46L90 66M64 45L69 66M102 45L107 65", 0.8, "#e9d9b0") +
          cut("M-2 76V66Q10 64 26 68T44 76z", "#8f7a55", 0.4) +
          put(fir(60, 4), 0, 72) +
          ferns(24, 44, 75, 4, 3),
      },
    );
  },
  "30 Cherokees": () => {
    const sun = { x: 20, y: 16, reach: 34, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.4, horizon: 40, lights: [sun] }),
      [
        hills({ base: 46, height: 34, seed: 21, haze: 0.5, color: "#b3bfc6" }),
        hills({ base: 48, height: 24, seed: 3, haze: 0.7, color: "#93a6a2" }),
        hills({ base: 52, height: 16, seed: 8, haze: 0.9, color: "#75896f" }),
      ],
      field(52, { color: "#a9a76c", tone: 0.2 }),
    );
    return composed(
      land,
      [
        ...row(5, [8, 55, 0.26], [48, 66, 0.62], (index) =>
          troop(index % 2 ? "marches" : "steps", index % 2 ? dress.BRAVE : dress.WARRIOR),
        ),
        ...moved(troop("walks", dress.CHEROKEE), 72, 70, 0.94),
        ...moved(troop("speaks", { ...dress.PROVINCIAL, armed: false }), 106, 70, 0.88, {
          flip: true,
        }),
      ],
      {
        light: { x: -20, y: -40, strength: 0.5 },
        paper: "#e7e2cd",
        glow: { x: 20, y: 18, r: 50, color: "#fff3d0" },
        tall: slice(50, -8),
        under: put(fir(30, 5), 116, 54) + put(fir(22, 2), 106, 53),
        over: ferns(-2, 60, 74, 4, 5),
      },
    );
  },
};
