// Pictures of armies on their way.

import { bateau, canoe, paddle } from "../../table/engraver/boats.js";
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
import * as hats from "../../table/engraver/hats.js";
import { steed, wagon } from "../../table/engraver/horses.js";
import { face, torso } from "../../table/engraver/likeness.js";
import { moved, part, stroke } from "../../table/engraver/parts.js";
import { lantern } from "../../table/engraver/things.js";
import { limb, panel, troop } from "../../table/engraver/troops.js";
import { felled, ferns, fir, stump } from "../../table/engraver/woods.js";
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
    const sun = { x: 14, y: 22, reach: 36, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.4, horizon: 42, lights: [sun] }),
      [
        hills({ base: 46, height: 28, seed: 16, haze: 0.5, color: "#b9b7a6" }),
        woods({ base: 48, high: 17, seed: 25, dark: 0.42, color: "#b0803f", leafy: 0.85 }),
        woods({ base: 51, high: 10, seed: 7, dark: 0.5, color: "#8d7442", leafy: 0.6 }),
      ],
      field(53, { color: "#b89d63", tone: 0.22 }),
    );
    return composed(
      land,
      [
        ...row(6, [4, 56, 0.26], [30, 60, 0.4], (index) =>
          troop(
            index % 2 ? "marches" : "steps",
            index % 3 ? dress.HIGHLANDER : dress.ROYAL_AMERICAN,
          ),
        ),
        ...moved(steed("#6b4a30", dress.NAVY), 40, 68, 0.56),
        ...moved(steed("#8a6a48", dress.NAVY), 94, 69, 0.6),
        // The general who cannot ride, in a litter between two horses.
        limb(
          [
            [36, 49.5],
            [106, 48.5],
          ],
          [1.5, 1.5],
          WOOD,
        ),
        ...moved(
          [
            ...torso({ coat: dress.SCARLET, facing: dress.NAVY, vest: "#d8d2c0" }),
            ...face({ age: 2, nose: 0.6, chin: 0.5, skin: "#e6c9a8" }),
            ...hats.wig("#e0d8c4"),
          ],
          63,
          35,
          0.3,
          { turn: -14 },
        ),
        part("56,50! 55,40 58,37! 60,47 66,44 74,43 84,45 87,50!", "#7d6a8a", 0.24, 4),
        stroke("66,44 68,50", 0.5),
        stroke("76,43.4 77,50", 0.5),
        part("54,48! 88,48! 86,57! 56,57!", "#9a7448", 0.3, 3),
        part("54,48! 53,28! 55,28! 56,48!", WOOD, 0.3, 1),
        part("86,48! 87,28! 89,28! 88,48!", WOOD, 0.3, 1),
        part("50,29! 54,24 71,21 88,24 92,29! 86,28.4 71,26 56,28.4", "#ded3b4", 0.14, 3),
        ...moved(troop("marches", dress.PROVINCIAL), 20, 71, 0.78),
      ],
      {
        light: { x: -20, y: -30, strength: 0.5 },
        paper: "#ebdcb4",
        glow: { x: 14, y: 22, r: 52, color: "#fff1c4" },
        tall: slice(38, -8),
        over:
          put(stump(1.2), 112, 72) +
          put(stump(), 4, 66) +
          felled(100, 124, 66, 4) +
          ferns(-2, 122, 76, 3, 6, "#8f7f45"),
      },
    );
  },
  "3 Campaign": () => {
    const sun = { x: 62, y: 30, reach: 30, strength: 0.5 };
    const land = country(
      sky({ low: 0.05, high: 0.42, horizon: 38, lights: [sun] }),
      [
        hills({ base: 40, height: 14, seed: 12, haze: 0.5, color: "#b9c0b4" }),
        {
          ...hills({ base: 40, height: 20, seed: 9, haze: 0.9, color: "#7d917f" }),
          edge: (x) => 39.5 - Math.max(0, 30 - x) * 0.2 - Math.sin(x / 5),
        },
        {
          ...woods({ base: 42, high: 12, seed: 4, dark: 0.5, color: "#5c7259" }),
          edge: (x) => 41 - Math.max(0, x - 92) * 0.16 - 1.2 * Math.abs(Math.sin(x / 1.7)),
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
        ...row(5, [40, 62, 0.5], [84, 62, 0.5], () => troop("rows", dress.PROVINCIAL)),
        ...moved(troop("perches", { ...dress.OFFICER, armed: false }), 29, 60, 0.52),
      ],
      {
        light: { x: 62, y: -20, strength: 0.45 },
        paper: "#e9e0c6",
        glow: { x: 62, y: 32, r: 44, color: "#fff3cb" },
        tall: slice(14, -20),
        under:
          disc(62, 31, 5, "#fff8df") +
          far.map(([x, y, size]) => put(bateau(crew(dress.NAVY, 5), 4), x, y, size)).join("") +
          put(standard(UNION, 38, 18), 20, 64),
        over: put(bateau("", 5), 58, 66, 0.92),
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
          put(paddle(0, 0, 4, 14), 83, 43, 0.8) +
          put(paddle(0, 0, 4, 14), 64, 45, 0.8) +
          put(paddle(0, 0, 4, 14), 101, 43, 0.8) +
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
