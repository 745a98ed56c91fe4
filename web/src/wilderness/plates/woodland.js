// Pictures of the war in the woods, and of what it brought to those who lived there.

import {
  BRIGHT,
  cut,
  INK,
  line,
  NIGHT,
  put,
  SKIN,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { cask, letter, satchel, snowshoe } from "../../table/engraver/goods.js";
import { glow, room, sky, trail } from "../../table/engraver/grounds.js";
import { longboat } from "../../table/engraver/harbors.js";
import * as hats from "../../table/engraver/hats.js";
import { cabin, church } from "../../table/engraver/homes.js";
import { charger } from "../../table/engraver/horses.js";
import { moved, part, stroke } from "../../table/engraver/parts.js";
import { flame, threeMaster } from "../../table/engraver/ships.js";
import { lantern } from "../../table/engraver/things.js";
import { limb, troop } from "../../table/engraver/troops.js";
import { birchMarks, bole, crown, ferns, fir, flakes, stump } from "../../table/engraver/woods.js";
import { crew } from "./campaigns.js";
import * as dress from "./dress.js";
import { ENSIGN } from "./flags.js";
import {
  bank,
  composed,
  country,
  dots,
  field,
  flash,
  hills,
  row,
  SNOW,
  slice,
  trunks,
  water,
  woods,
} from "./scene.js";

/** The depth of a forest: light where one looks out of it. @param {number} x @param {number} y @param {number} reach @param {number} [dark] @returns {import("../../table/engraver/lines.js").Field} */
const thicket =
  (x, y, reach, dark = 0.78) =>
  (px, py) =>
    Math.max(
      0.04,
      dark -
        glow({ x, y, reach, strength: dark }, px, py) +
        0.06 * Math.sin(px * 1.1 + Math.sin(py * 0.2)),
    );

/** @type {import("../plates.js").Plates} */
export const WOODLAND = {
  "11 Ambush!": () => {
    const out = { x: 78, y: 30, reach: 40 };
    const floor = field(54, { color: "#a39559", tone: 0.3 });
    return composed(
      {
        ...country(thicket(out.x, out.y, out.reach), [], floor),
        tone: (x, y) =>
          y > floor.edge(x)
            ? 0.66 - glow({ x: 78, y: 50, reach: 36, strength: 0.6 }, x, y)
            : thicket(out.x, out.y, out.reach)(x, y),
      },
      [
        ...trunks(
          [
            [56, 56, 3],
            [66, 55, 2.4],
            [94, 56, 3],
            [104, 57, 3.4],
            [84, 54, 2],
            [48, 57, 3.6],
          ],
          "#8d8a68",
          0.2,
        ),
        ...row(
          6,
          [66, 57, 0.26],
          [104, 59, 0.34],
          (index) =>
            troop(
              index === 3 ? "falls" : index % 2 ? "marches" : "stands",
              index % 3 ? dress.PROVINCIAL : dress.FARMER,
            ),
          { flip: true },
        ),
        ...trunks(
          [
            [34, 66, 8],
            [112, 66, 9],
          ],
          "#5a4733",
          0.5,
        ),
        ...moved(troop("aims", dress.WARRIOR), 22, 70, 0.86),
        ...moved(troop("kneels", dress.CANADIAN), 44, 72, 0.8),
        ...trunks([[8, 76, 14, 2]], "#3c2f24", 0.6),
      ],
      {
        light: { x: 90, y: 10, strength: 0.5 },
        paper: "#d9d3a4",
        glow: { x: 78, y: 32, r: 46, color: "#fff6cf" },
        tall: slice(16, -8),
        over:
          put(flash(), 63.5, 27.5, 1) +
          put(flash(), 83, 43.5, 0.9) +
          ferns(-2, 62, 75, 9, 6, "#56663f") +
          ferns(96, 122, 75, 8, 3, "#56663f"),
      },
    );
  },
  "12 Ambush!": () => {
    const out = { x: 40, y: 22, reach: 46 };
    const floor = field(52, { color: SNOW, tone: 0.12 });
    return composed(
      {
        ...country(thicket(out.x, out.y, out.reach, 0.46), [], floor),
        tone: (x, y) =>
          y > floor.edge(x)
            ? floor.tone(x, y) + (x > 74 ? (x - 74) * 0.006 : 0)
            : thicket(out.x, out.y, out.reach, 0.46)(x, y),
      },
      [
        ...trunks(
          [
            [14, 54, 3],
            [30, 53, 2.4],
            [54, 54, 3],
            [68, 53, 2.4],
            [4, 55, 4],
          ],
          "#a09a84",
          0.2,
        ),
        ...row(3, [10, 58, 0.4], [36, 60, 0.46], (index) =>
          troop(index === 1 ? "falls" : index ? "kneels" : "runs", {
            ...dress.RANGER,
            coat: "#66795a",
          }),
        ),
        ...moved(troop("kneels", dress.RANGER), 12, 71, 0.84),
        ...moved(troop("falls", dress.RANGER), 40, 67, 0.8, { flip: true }),
        ...trunks(
          [
            [90, 64, 7],
            [112, 74, 14, -3],
          ],
          "#4a3c30",
          0.56,
        ),
        ...moved(troop("aims", { ...dress.CANADIAN, coat: "#a9a292" }), 100, 68, 0.82, {
          flip: true,
        }),
        ...moved(troop("kneels", { ...dress.WARRIOR, blanket: "#8c8f8a" }), 84, 72, 0.8, {
          flip: true,
        }),
      ],
      {
        light: { x: 30, y: -20, strength: 0.5 },
        paper: "#dde3e0",
        glow: { x: 40, y: 24, r: 48, color: "#fdf6e4" },
        tall: slice(30, -10),
        over:
          put(flash(), 58, 27.5, 1.1, { flip: true }) +
          put(flash(), 44.5, 43, 1.1, { flip: true }) +
          put(snowshoe(), 30, 72, 0.5, { turn: 84 }) +
          put(snowshoe(), 60, 72, 0.56, { turn: 76 }) +
          put(snowshoe(), 40, 70, 0.5, { turn: 40 }) +
          flakes(40, 9) +
          shape("M104 76Q108 66 122 68V76z", BRIGHT, INK, 0.3),
      },
    );
  },
  "34 Small Pox": () => {
    const lamp = { x: 66, y: 24, reach: 38, strength: 0.86 };
    return composed(
      {
        tone: (x, y) => room(lamp, 0.9)(x, y),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#41506a") +
          shape("M6 76L52-22H66L118 76z", "#d9cba4") +
          shape("M-2 60H122V76H-2z", "#8d7a58"),
      },
      [
        // A tent, open to us, with the sick in it.
        part("-4,76! 50,-24! 56,-24! 20,76!", "#c9ba92", 0.4, 4),
        part("124,76! 66,-24! 60,-24! 100,76!", "#c9ba92", 0.5, 4),
        part("30,58! 92,58! 94,63! 28,63!", WOOD, 0.4, 2),
        part("32,63! 35,63! 34,73! 31,73!", WOOD, 0.4, 1),
        part("88,63! 91,63! 92,73! 89,73!", WOOD, 0.4, 1),
        part("28,54! 30,49 42,48 44,54! 44,58! 28,58!", BRIGHT, 0.14, 3),
        ...moved([...troopHead()], 38, 49, 0.44, { turn: -82 }),
        part("44,58! 44,51 52,47 64,49 76,50 86,53 92,58!", "#8a8f86", 0.24, 6),
        stroke("52,48 54,58", 0.5),
        stroke("66,49.5 66,58", 0.5),
        stroke("78,51 78,58", 0.5),
        limb(
          [
            [50, 52],
            [58, 60],
            [57, 67],
          ],
          [4, 3.6, 3],
          SKIN,
        ),
        ...moved(troop("bows", { ...dress.GOODWIFE }), 22, 73, 0.84),
        ...moved(
          troop("sits", {
            ...dress.REDCOAT,
            armed: false,
            coat: "#8a7a6a",
            facing: undefined,
            head: () => hats.queue(),
          }),
          104,
          74,
          0.62,
          { flip: true },
        ),
      ],
      {
        light: { x: 66, y: 26, reach: 56, strength: 0.6 },
        paper: NIGHT,
        glow: { x: 66, y: 28, r: 50, color: "#ffd890" },
        tall: slice(16, -18),
        over:
          line("M60-30V4", 1.2, WOOD) +
          put(lantern(), 66, 6, 0.9) +
          line("M60 5L66 6", 0.6) +
          // Spots on face and arm.
          dots(
            [
              [39.5, 45, 0.5],
              [37.5, 44.4, 0.4],
              [41.5, 46.6, 0.5],
              [54, 56, 0.5],
              [56.5, 59, 0.5],
              [57.6, 63, 0.45],
              [36.5, 46.5, 0.4],
            ],
            "#8e2f22",
          ) +
          put(cask(), 66, 73, 0.5) +
          put(
            cut("M-5 0Q-6-5-4-6H4Q6-5 5 0z", "#c9d0cc", 0.4) +
              shape("M-4-6Q0-4 4-6Q0-7.6-4-6z", INK),
            74,
            73,
            0.9,
          ),
      },
    );
  },
  "35 Courier Intercepted!": () => {
    const out = { x: 66, y: 24, reach: 40 };
    const floor = field(56, { color: "#b0a06a", tone: 0.26 });
    return composed(
      {
        ...country(thicket(out.x, out.y, out.reach, 0.66), [], floor),
        tone: (x, y) =>
          y > floor.edge(x)
            ? 0.46 - glow({ x: 62, y: 56, reach: 40, strength: 0.4 }, x, y)
            : thicket(out.x, out.y, out.reach, 0.66)(x, y),
      },
      [
        ...trunks(
          [
            [52, 58, 3],
            [86, 58, 3],
            [72, 57, 2],
            [40, 59, 4],
          ],
          "#9d9974",
          0.18,
        ),
        ...moved(charger("#a07a52", dress.NAVY), 66, 70, 0.74, { turn: -8 }),
        ...moved(
          troop("rides", {
            ...dress.PROVINCIAL,
            coat: "#5d4a34",
            facing: undefined,
            belts: undefined,
          }),
          62,
          46,
          0.62,
          { turn: -10 },
        ),
        ...moved(troop("hauls", { ...dress.BRAVE, armed: false }), 108, 72, 0.9, { flip: true }),
        ...moved(troop("points", { ...dress.COUREUR }), 24, 71, 0.86),
        ...trunks(
          [
            [6, 74, 12, 2],
            [120, 76, 10, -2],
          ],
          "#43362a",
          0.58,
        ),
      ],
      {
        light: { x: 60, y: -30, strength: 0.5 },
        paper: "#dbd5a8",
        glow: { x: 66, y: 26, r: 46, color: "#fff6cf" },
        tall: slice(34, -8),
        over:
          put(satchel(), 55, 52, 0.5, { turn: 10 }) +
          put(letter(), 44, 60, 0.3, { turn: 30 }) +
          put(letter(), 38, 69, 0.34, { turn: -20 }) +
          put(letter(), 52, 72, 0.36, { turn: 8 }) +
          ferns(-2, 30, 75, 7, 6, "#56663f") +
          ferns(90, 122, 75, 7, 2, "#56663f"),
      },
    );
  },
  "53 Rangers": () => {
    const sun = { x: 18, y: 18, reach: 36, strength: 0.35 };
    const land = country(
      sky({ low: 0.08, high: 0.34, horizon: 46, lights: [sun] }),
      [
        hills({ base: 48, height: 24, seed: 6, haze: 0.4, color: "#d5dcdc" }),
        woods({ base: 52, high: 16, seed: 13, dark: 0.36, color: "#90a39c" }),
      ],
      field(54, { color: SNOW, tone: 0.1 }),
    );
    return composed(
      land,
      [
        ...trunks([[104, 60, 4]], "#7b6a58", 0.3),
        ...row(
          3,
          [96, 59, 0.3],
          [80, 62, 0.42],
          (index) => troop(index % 2 ? "walks" : "marches", dress.RANGER),
          { flip: false },
        ),
        ...moved(troop("rests", dress.RANGER), 44, 66, 1),
        ...moved(troop("kneels", { ...dress.RANGER, coat: "#66795a" }), 78, 68, 0.78),
      ],
      {
        light: { x: -20, y: -30, strength: 0.5 },
        paper: "#dfe5e4",
        glow: { x: 18, y: 18, r: 52, color: "#fff3d6" },
        tall: slice(20, -8),
        under:
          put(fir(44, 3), 110, 58) +
          put(fir(34, 5), 96, 56) +
          put(fir(58, 7), 14, 62) +
          put(fir(30, 9), 28, 57),
        over:
          put(snowshoe(), 56, 67, 0.56, { turn: 82 }) +
          put(snowshoe(), 62, 70, 0.56, { turn: 86 }) +
          put(snowshoe(), 98, 71, 0.5, { turn: 88 }) +
          put(snowshoe(), 24, 62, 0.9, { turn: 14 }) +
          put(fir(60, 2), 118, 76) +
          flakes(60, 4),
      },
    );
  },
  "54 Light Infantry": () => {
    const out = { x: 34, y: 16, reach: 44 };
    const floor = field(56, { color: "#9aa065", tone: 0.26 });
    return composed(
      {
        ...country(thicket(out.x, out.y, out.reach, 0.6), [], floor),
        tone: (x, y) =>
          y > floor.edge(x)
            ? 0.4 - glow({ x: 50, y: 60, reach: 44, strength: 0.3 }, x, y)
            : thicket(out.x, out.y, out.reach, 0.6)(x, y),
      },
      [
        ...trunks(
          [
            [22, 58, 3],
            [38, 57, 2.4],
            [66, 58, 3],
            [10, 58, 4],
          ],
          "#a3a07a",
          0.18,
        ),
        ...row(3, [22, 60, 0.4], [40, 62, 0.46], (index) =>
          troop(index % 2 ? "crouches" : "runs", dress.LIGHT),
        ),
        bole(92, 70, 7, 106, 0, "#e8e2d2", 0.16),
        bole(112, 74, 9, 110, -2, "#5a4733", 0.5),
        ...moved(troop("runs", dress.LIGHT), 62, 70, 0.98),
        crown(108, -14, 30, 20, 4, "#7a8a56", 0.4),
        crown(84, -22, 26, 16, 6, "#8a965c", 0.34),
      ],
      {
        light: { x: 10, y: -30, strength: 0.5 },
        paper: "#d9dcae",
        glow: { x: 34, y: 18, r: 48, color: "#fff8d4" },
        tall: slice(34, -8),
        over:
          birchMarks(92, 70, 7, 84, 5) +
          put(stump(1.3), 26, 73) +
          ferns(-2, 54, 76, 7, 5, "#5f7047") +
          ferns(78, 122, 76, 9, 8, "#5f7047"),
      },
    );
  },
  "66 Acadians Expelled": () => {
    const fire = { x: 26, y: 40, reach: 28, strength: 0.5 };
    const land = country(
      sky({
        low: 0.2,
        high: 0.6,
        horizon: 42,
        lights: [fire, { x: 104, y: 40, reach: 20, strength: 0.2 }],
      }),
      [hills({ base: 44, height: 9, seed: 26, haze: 1, color: "#a39a98" })],
      water(44, { color: "#a9aca6", dark: 0.42 }),
    );
    return composed(
      land,
      [
        ...moved(troop("bows", dress.HABITANT), 44, 70, 0.8),
        ...moved(troop("walks", dress.GOODWIFE), 60, 70, 0.74),
        ...moved(
          troop("bows", { ...dress.GOODWIFE, coat: "#7a5a4a", below: "#4d5a4a" }),
          28,
          71,
          0.76,
        ),
        ...moved(troop("walks", { ...dress.HABITANT, coat: "#6a7a70" }), 71, 70, 0.44),
        ...moved(troop("rests", dress.REDCOAT), 10, 72, 0.9),
        ...moved(troop("stands", dress.REDCOAT), 86, 68, 0.76, { flip: true }),
      ],
      {
        light: { x: 10, y: 20, strength: 0.5 },
        paper: "#d9b394",
        glow: { x: 26, y: 42, r: 42, color: "#ffb773" },
        tall: slice(22, -8),
        smoke: trail(26, 38, 66, -34, { count: 24, small: 4, big: 14, seed: 2, spread: 6 }),
        fire: { x: 26, y: 42, reach: 40 },
        under:
          shape("M-2 46Q30 40 62 48L-2 52z", "#8a8358", INK, 0.3) +
          put(church("#5d4a3a"), 10, 46, 0.46) +
          put(cabin(), 28, 46, 0.36) +
          put(flame(12, 3), 24, 38) +
          put(flame(10, 2.6), 32, 40) +
          put(cabin(), 46, 47, 0.3) +
          put(flame(9, 2.2), 46, 41) +
          put(threeMaster({ flag: ENSIGN, sails: "furled" }), 98, 50, 0.5, { flip: true }) +
          put(threeMaster({ sails: "furled" }), 70, 46, 0.24) +
          bank(
            [
              [-2, 60],
              [40, 58],
              [90, 61],
              [122, 66],
            ],
            "#a3905f",
          ),
        over:
          put(longboat(crew("#7a6a58", 4), 3), 108, 68, 0.56) +
          put(
            cut("M-6 0Q-8-6-3-9Q0-11 3-9Q8-6 6 0z", "#b89a6a", 0.4) + line("M-3-8q3 2 6 0", 0.6),
            52,
            73,
            0.8,
          ) +
          put(cut("M-6 0V-7H6V0z", WOOD, 0.4) + line("M-6-4H6M0-4v2", 0.4), 36, 74, 0.9),
      },
    );
  },
};

/** The head of a sick man on his bed. */
function troopHead() {
  return [
    part(
      "-9,9 -8.5,20! 3.5,20! 2.6,14.6 5.5,14.6 8.4,13.8 9.5,11.8 8.9,10 10,8.9 9.2,7.9! 10.4,7.1 9.8,5.9 11.9,5.3 12.3,4.2 10.2,1.6 8.8,-.4 9,-2.4 8.4,-6 6.8,-9.6 2,-12.6 -5,-12 -10,-7 -11,1",
      "#e6c6a0",
      0.2,
      4.5,
    ),
    stroke("4.6,.9 6.4,1.4 7.9,.6", 0.6),
    stroke("9.2,7.9 6.8,8.6", 0.45),
    ...hats.queue().slice(2),
  ];
}
