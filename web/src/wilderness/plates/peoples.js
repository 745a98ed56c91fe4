// Pictures of the nations of the forest: their towns, their councils, their wars and their grief.

import { canoe, paddle } from "../../table/engraver/boats.js";
import {
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  GILT,
  INK,
  line,
  NIGHT,
  n,
  put,
  RED,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { campfire } from "../../table/engraver/camps.js";
import { standard } from "../../table/engraver/flags.js";
import { calumet, cask, sack, wampum } from "../../table/engraver/goods.js";
import { glow, room, sky, trail } from "../../table/engraver/grounds.js";
import * as hats from "../../table/engraver/hats.js";
import { church, longhouse, stateHouse, wigwam } from "../../table/engraver/homes.js";
import { face, mantle } from "../../table/engraver/likeness.js";
import { moved, part, stroke } from "../../table/engraver/parts.js";
import { flame, sparks } from "../../table/engraver/ships.js";
import { panel, troop } from "../../table/engraver/troops.js";
import { ferns, fir, leafy, snag, stump } from "../../table/engraver/woods.js";
import { blockhouse, palisade } from "../../table/engraver/works.js";
import { crew } from "./campaigns.js";
import * as dress from "./dress.js";
import { ENSIGN, FRANCE, UNION } from "./flags.js";
import { bank, composed, country, dots, field, hills, row, slice, water, woods } from "./scene.js";

/** The belt of the five nations: a tree between four squares, which a line joins. @param {number} column @param {number} row */
export const fiveNations = (column, row) => {
  if (column < 2 || column > 45) return false;
  const [middle, high] = [Math.abs(column - 23.5), 7 - row];
  if (middle < 5) return high >= 1 && middle < (high < 3 ? 1 : 8.6 - high);
  const side = middle < 15 ? Math.abs(middle - 10.5) : Math.abs(middle - 19);
  if (side < 3) return row > 0 && row < 7 && !(side < 1.6 && row > 2 && row < 5);
  return row === 3 || row === 4;
};

/** Diamonds. @param {number} column @param {number} row */
const diamonds = (column, row) => (column + row) % 8 === 0 || (column - row + 80) % 8 === 0;

/** Smoke of a fire that rises straight. @param {number} x @param {number} y */
const reek = (x, y) => line(`M${n(x)} ${n(y)}q-4-6 1-12t0-13t2-14t-1-16`, 1.6, BRIGHT);

/** Stars at night. */
const STARS = dots([
  [12, -14, 0.5],
  [30, -22, 0.4],
  [52, -10, 0.5],
  [74, -20, 0.4],
  [98, -12, 0.5],
  [110, 4, 0.4],
  [8, 8, 0.4],
  [40, 4, 0.3],
  [84, 2, 0.4],
  [64, -24, 0.4],
  [22, 14, 0.3],
  [102, 18, 0.3],
]);

/** @type {import("../plates.js").Plates} */
export const PEOPLES = {
  "23 Northern Indian Alliance": () => {
    const sun = { x: 18, y: 20, reach: 34, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.4, horizon: 42, lights: [sun] }),
      [
        hills({ base: 44, height: 12, seed: 23, haze: 0.5 }),
        woods({ base: 46, high: 17, seed: 16, dark: 0.46, color: "#6f8468" }),
      ],
      field(50, { color: "#a9aa6c", tone: 0.22 }),
    );
    return composed(
      land,
      [
        ...moved(troop("rests", { ...dress.WARRIOR, coat: "#7f97a6" }), 46, 71, 0.86),
        ...moved(troop("rests", { ...dress.BRAVE, belts: undefined }), 27, 70, 0.8),
        ...moved(troop("speaks", dress.FRENCH_OFFICER), 82, 71, 0.9, { flip: true }),
        ...moved(troop("stands", dress.CANADIAN), 106, 71, 0.82, { flip: true }),
      ],
      {
        light: { x: -20, y: -40, strength: 0.5 },
        paper: "#e9dfc2",
        glow: { x: 18, y: 20, r: 50, color: "#fff3cc" },
        tall: slice(24, -8),
        under:
          put(wigwam(), 12, 53, 0.6) +
          put(wigwam(), 60, 52, 0.5) +
          put(church("#7d5e46"), 74, 52, 0.52) +
          put(wigwam(), 100, 53, 0.62) +
          put(fir(40, 2), 116, 54) +
          put(fir(28, 6), 38, 51),
        over: put(wampum(18, 3, diamonds), 55, 34.5, 0.8, { turn: 6 }) + ferns(-2, 26, 75, 4, 2),
      },
    );
  },
  "24 Northern Indian Alliance": () => {
    const fire = { x: 60, y: 56, reach: 34, strength: 0.76 };
    const land = country(
      sky({ low: 0.64, high: 0.88, horizon: 50, lights: [{ ...fire, strength: 0.4 }] }),
      [woods({ base: 50, high: 22, seed: 9, dark: 0.86, color: "#50605a" })],
      {
        ...field(52, { color: "#a08a60" }),
        tone: (x, y) =>
          0.74 + 0.05 * Math.sin(x * 0.9 + y * 2) - glow(fire, x, 56 + (y - 56) * 1.5),
      },
    );
    return composed(
      land,
      [
        ...moved(troop("speaks", { ...dress.SACHEM, blanket: "#8c8f8a" }), 42, 60, 0.72),
        ...moved(troop("sits", dress.WARRIOR), 20, 66, 0.74),
        ...moved(troop("smokes", dress.BRAVE), 100, 66, 0.74, { flip: true }),
        ...moved(troop("sits", dress.FRENCH_OFFICER), 84, 62, 0.7, { flip: true }),
        ...moved(
          troop("sits", { ...dress.SACHEM, coat: "#4a4038", below: "#4a4038", blanket: "#4a4038" }),
          4,
          72,
          0.8,
        ),
      ],
      {
        light: { x: 60, y: 50, reach: 60, strength: 0.55 },
        paper: NIGHT,
        glow: { x: 60, y: 52, r: 46, color: "#ffc56b" },
        tall: slice(26, -8),
        under:
          STARS +
          put(wigwam(true), 18, 54, 0.7) +
          put(wigwam(), 104, 54, 0.8) +
          put(fir(60, 4, { color: "#3d4a44", lit: "#6b6a4a" }), 116, 56) +
          put(fir(48, 5, { color: "#3d4a44", lit: "#6b6a4a" }), 2, 54),
        over:
          reek(62, 50) +
          put(campfire(1.1), 61, 68) +
          sparks(61, 52, 18, 3, 4) +
          put(wampum(16, 3, diamonds), 55, 33, 0.8, { turn: 20 }) +
          put(calumet(), 88, 49, 0.34, { flip: true, turn: 10 }),
      },
    );
  },
  "25 Northern Indian Alliance": () => {
    const sun = { x: 60, y: 38, reach: 34, strength: 0.55 };
    const land = country(
      sky({ low: 0.06, high: 0.5, horizon: 40, lights: [sun] }),
      [hills({ base: 42, height: 9, seed: 7, haze: 0.7, color: "#c8b48f" })],
      water(41, { color: "#c9b58f", dark: 0.36, light: { x: 60, width: 10, strength: 0.55 } }),
    );
    return composed(
      land,
      [
        ...moved(troop("paddles", { ...dress.WARRIOR, armed: false }), 86, 61, 0.56),
        ...moved(troop("dips", dress.BRAVE), 64, 61, 0.56),
        ...moved(troop("paddles", { ...dress.WARRIOR, coat: dress.SCARLET }), 42, 61, 0.56),
        ...moved(troop("perches", dress.COUREUR), 24, 60, 0.56),
      ],
      {
        light: { x: 60, y: 10, strength: 0.5 },
        paper: DUSK,
        glow: { x: 60, y: 40, r: 52, color: "#ffe2a0" },
        tall: slice(36, -8),
        under:
          disc(60, 38, 8, "#fff4cf") +
          [
            [20, 46, 0.16],
            [100, 45.5, 0.14],
            [112, 50, 0.26],
          ]
            .map(([x, y, size]) => put(canoe(crew("#5a4433", 4)), x, y, size))
            .join(""),
        over:
          put(canoe(), 58, 66, 0.92) +
          paddle(94, 44, 98, 60) +
          paddle(74, 46, 78, 61) +
          paddle(50, 44, 54, 60) +
          put(snag(26), 114, 76) +
          ferns(96, 122, 76, 6, 9),
      },
    );
  },
  "26 Western Indian Alliance": () => {
    const sun = { x: 104, y: 22, reach: 34, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.42, horizon: 42, lights: [sun] }),
      [
        hills({ base: 46, height: 22, seed: 33, haze: 0.7, color: "#a5b09b", light: 1 }),
        woods({ base: 47, high: 11, seed: 6, dark: 0.46, color: "#8d8d5f", light: 1, leafy: 0.9 }),
      ],
      water(47, { color: "#a9bdbb", dark: 0.34 }),
    );
    return composed(
      land,
      [
        ...moved(troop("rests", dress.WARRIOR), 84, 70, 0.92, { flip: true }),
        ...moved(troop("points", dress.MARINE), 38, 71, 0.88),
        ...moved(troop("rests", { ...dress.SACHEM, blanket: dress.NAVY }), 106, 71, 0.84, {
          flip: true,
        }),
      ],
      {
        light: { x: 130, y: -30, strength: 0.5 },
        paper: "#e9dcb8",
        glow: { x: 104, y: 22, r: 50, color: "#fff0c0" },
        tall: slice(30, -8),
        clear: [[40, 86, 28, 48, 0.14]],
        under:
          // A fort of logs where two rivers meet.
          put(
            cut("M-24 0L-20-9H20L26 0z", "#9a7448", 0.4) +
              line("M-22-3H23M-21-6H22", 0.4) +
              cut("M-30 1L-26-11L-14-11L-12 1zM12 1L16-11L28-11L32 1z", "#9a7448", 0.4) +
              cut("M-10-9V-16L0-21L10-16V-9z", "#7d6040", 0.4) +
              put(standard(FRANCE, 22, 15), 0, -17),
            60,
            47,
            0.8,
          ) +
          shape("M70 47L122 44V52Q96 50 70 50z", "#8e905f", INK, 0.3) +
          bank(
            [
              [-2, 58],
              [30, 60],
              [70, 64],
              [122, 62],
            ],
            "#a2935c",
          ),
        over:
          put(canoe("", false), 14, 68, 0.4, { turn: -8 }) +
          ferns(56, 78, 75, 5, 3) +
          put(stump(), 60, 71),
      },
    );
  },
  "27 Western Indian Alliance": () => {
    const door = { x: 60, y: 30, reach: 38, strength: 0.76 };
    return composed(
      {
        tone: (x, y) =>
          x > 40 && x < 82 && y > 2 && y < 62 ? 0.1 + (y > 38 ? 0.16 : 0) : room(door, 0.88)(x, y),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#b8966a") +
          shape("M40 62V2H82V62z", "#e8e3c8") +
          shape("M40 40Q60 34 82 38V62H40z", "#8da0a0") +
          shape("M-2 62H122V76H-2z", "#8a6a45"),
      },
      [
        part("-4,-30! 40,-30! 40,62! -4,62!", "#9a7448", 0.5, 3),
        part("82,-30! 124,-30! 124,62! 82,62!", "#9a7448", 0.5, 3),
        ...[-20, -10, 0, 10, 20, 30, 40, 50].flatMap((y) => [
          stroke(`-4,${y} 40,${y}`, 0.6),
          stroke(`82,${y + 3} 124,${y + 3}`, 0.6),
        ]),
        ...moved(troop("speaks", { ...dress.MARINE }), 26, 71, 0.98),
        ...moved(troop("rests", { ...dress.BRAVE, blanket: dress.SCARLET }), 92, 71, 0.98, {
          flip: true,
        }),
        ...moved(troop("waits", { ...dress.WARRIOR, coat: "#6d8a86", armed: false }), 70, 69, 0.9, {
          flip: true,
        }),
      ],
      {
        light: { x: 60, y: 20, reach: 90, strength: 0.55 },
        paper: BUFF,
        tall: slice(26, -8),
        under: line("M40 62V2H82V62", 2.4, WOOD) + put(canoe(), 62, 44, 0.24),
        over:
          put(cask(), 52, 72, 1) +
          put(cask(), 8, 72, 1.1) +
          put(sack(), 112, 72, 1.1) +
          line("M46 44L47.5 4", 1.1) +
          cut("M43.5 54L46.9 54L46.9 40L47.5 20L46.3 20L45.1 40z", WOOD, 0.4) +
          line("M2 34L30-24M6 36L34-22M10 38L38-20", 1.3, WOOD) +
          line("M20-4L30-24M24-2L34-22M28 0L38-20", 0.8),
      },
    );
  },
  "28 Iroquois Alliance": () => {
    const fire = { x: 60, y: 40, reach: 36, strength: 0.7 };
    const land = country(
      sky({
        low: 0.5,
        high: 0.8,
        horizon: 40,
        lights: [{ x: 60, y: 40, reach: 40, strength: 0.4 }],
      }),
      [woods({ base: 42, high: 18, seed: 12, dark: 0.8, color: "#55685a" })],
      {
        ...field(43, { color: "#a89058" }),
        tone: (x, y) => 0.6 + 0.05 * Math.sin(x + y * 2) - glow(fire, x, 40 + (y - 40) * 1.3),
      },
    );
    return composed(
      land,
      [
        ...moved(troop("rests", { ...dress.SACHEM, armed: false }), 36, 52, 0.6),
        ...moved(troop("waits", { ...dress.MATRON }), 22, 54, 0.6),
        ...moved(
          troop("rests", {
            ...dress.SACHEM,
            armed: false,
            blanket: "#8c8f8a",
            coat: dress.SCARLET,
          }),
          84,
          52,
          0.6,
          { flip: true },
        ),
        ...moved(
          troop("waits", { ...dress.SACHEM, armed: false, blanket: dress.NAVY }),
          100,
          54,
          0.6,
          { flip: true },
        ),
      ],
      {
        light: { x: 60, y: 34, reach: 60, strength: 0.5 },
        paper: NIGHT,
        glow: { x: 60, y: 36, r: 50, color: "#ffcf80" },
        tall: slice(28, -8),
        under:
          STARS +
          put(longhouse(true), 4, 46, 0.56, { flip: true }) +
          put(longhouse(true), 92, 46, 0.62) +
          put(longhouse(), 44, 44, 0.34) +
          reek(61, 38),
        over:
          put(campfire(0.9), 60, 52) +
          put(wampum(72, 8, fiveNations), 24, 57, 1) +
          line("M24 57q-2 6 0 12M96 57q2 6 0 12", 0.6),
      },
    );
  },
  "29 Mohawks": (crop) => {
    const wide = crop === "wide";
    const sun = { x: 110, y: 14, reach: 40, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.44, horizon: 44, lights: [sun] }),
      [
        hills({ base: 50, height: 18, seed: 3, haze: 0.6, color: "#aab5a0", light: 1 }),
        woods({ base: 52, high: 12, seed: 22, dark: 0.46, color: "#74875f", light: 1, leafy: 0.7 }),
      ],
      field(56, { color: "#a9a566" }),
    );
    const size = wide ? 1 : 1.12;
    return composed(
      land,
      moved(
        [
          ...mantle(dress.SCARLET, dress.LINEN, dress.COPPER),
          ...face({
            skin: dress.COPPER,
            nose: -0.4,
            hook: 0.5,
            age: 2,
            stern: 0.6,
            chin: 0.6,
            lip: 0.2,
          }),
          part("-9.6,9! -12,14 -11,24! -7,24 -7,12!", "#b9b2a4", 0.4, 2),
          ...hats.queue("#b9b2a4").slice(2, 3),
          ...hats.tricorn(GILT),
          stroke("-1.6,5 -1.4,8 -3,8.4 -2.6,5.4", 0.8),
          // The scar of an old wound.
          stroke("2,4 5,8 6.4,12", 0.8),
        ],
        wide ? 40 : 48,
        wide ? 32 : 24,
        size,
      ),
      {
        light: { x: 120, y: -30, strength: 0.5 },
        paper: "#e6dcba",
        glow: { x: 110, y: 14, r: 54, color: "#fff3cb" },
        tall: slice(10, -22),
        under:
          put(stateHouse("#d8cba6"), 98, 56, 0.5) +
          put(longhouse(true), 72, 57, 0.26) +
          put(standard(UNION, 26, 15), 80, 57) +
          put(fir(24, 4), 116, 57),
        over: put(wampum(30, 5, diamonds), wide ? 40 : 46, wide ? 62 : 60, 0.9, { turn: 24 }),
      },
    );
  },
  "31 Cherokee Uprising": () => {
    const fire = { x: 74, y: 40, reach: 30, strength: 0.6 };
    const land = country(
      sky({ low: 0.24, high: 0.66, horizon: 42, lights: [fire] }),
      [
        hills({ base: 44, height: 32, seed: 21, haze: 1.2, color: "#98949c", light: 1 }),
        hills({ base: 46, height: 18, seed: 8, haze: 1.4, color: "#7d7a74", light: 1 }),
        woods({ base: 48, high: 8, seed: 4, dark: 0.7, color: "#5c6350", light: 1 }),
      ],
      field(48, { color: "#95835c", tone: 0.36 }),
    );
    return composed(
      land,
      [
        ...moved(troop("kneels", { ...dress.CHEROKEE, blanket: undefined }), 26, 72, 0.88),
        ...moved(troop("points", dress.CHEROKEE), 12, 68, 0.86),
        ...row(3, [44, 56, 0.3], [92, 60, 0.36], (index) =>
          troop(
            index % 2 ? "crouches" : "runs",
            index === 1 ? dress.BRAVE : { ...dress.WARRIOR, head: () => hats.wrapped() },
          ),
        ),
      ],
      {
        light: { x: 90, y: 10, strength: 0.5 },
        paper: "#d7ab86",
        glow: { x: 74, y: 42, r: 44, color: "#ffb76a" },
        tall: slice(6, -8),
        smoke: trail(76, 38, 112, -34, { count: 24, small: 4, big: 14, seed: 5, spread: 6 }),
        fire: { x: 74, y: 42, reach: 40 },
        under:
          put(palisade(-26, 26, 10, 1.8), 76, 50) +
          put(blockhouse({ flag: put(standard(ENSIGN, 14, 14), 0, -44) }), 54, 50, 0.44) +
          put(blockhouse(), 98, 50, 0.44) +
          put(flame(14, 3.6), 78, 42) +
          put(flame(10, 2.6), 88, 43) +
          put(flame(8, 2), 68, 44),
        over: ferns(-2, 60, 75, 6, 8, "#5b5a3c") + put(fir(56, 3), 118, 74),
      },
    );
  },
  "32 Treaty of Easton": () => {
    const sun = { x: 100, y: 6, reach: 40, strength: 0.35 };
    const land = country(
      sky({ low: 0.05, high: 0.36, horizon: 44, lights: [sun] }),
      [
        hills({ base: 48, height: 16, seed: 13, haze: 0.6, light: 1 }),
        woods({ base: 50, high: 10, seed: 15, dark: 0.4, color: "#a3803f", light: 1, leafy: 0.9 }),
      ],
      field(53, { color: "#b3aa68" }),
    );
    return composed(
      land,
      [
        ...leafy(18, 58, 78, 6, "#b5803c"),
        ...moved(
          troop("speaks", { ...dress.SACHEM, coat: dress.NAVY, below: dress.LINEN }),
          34,
          70,
          0.92,
        ),
        ...moved(troop("rests", { ...dress.WARRIOR, armed: false, coat: "#8a9a8e" }), 16, 71, 0.86),
        ...moved(troop("sits", { ...dress.GENTLEMAN, coat: dress.SCARLET }), 90, 72, 0.94, {
          flip: true,
        }),
        ...moved(
          troop("waits", {
            ...dress.FARMER,
            horn: false,
            coat: "#5d5a52",
            head: () => [...hats.tresses("#6f5237", "#6f5237").slice(0, 1), ...hats.slouch(INK)],
          }),
          106,
          70,
          0.88,
          { flip: true },
        ),
        panel(
          [
            [54, 52],
            [84, 51],
            [88, 56],
            [50, 57],
          ],
          "#e9dcb4",
          0.08,
        ),
        panel(
          [
            [50, 57],
            [88, 56],
            [88, 59],
            [50, 60],
          ],
          WOOD,
          0.4,
        ),
        panel(
          [
            [53, 60],
            [56, 60],
            [56, 73],
            [53, 73],
          ],
          WOOD,
          0.4,
        ),
        panel(
          [
            [82, 59],
            [85, 59],
            [85, 73],
            [82, 73],
          ],
          WOOD,
          0.4,
        ),
      ],
      {
        light: { x: 130, y: -40, strength: 0.5 },
        paper: "#ebe1c2",
        tall: slice(28, -16),
        under: put(stateHouse(), 84, 54, 0.46) + put(church("#8a6a50"), 112, 54, 0.4),
        over:
          put(wampum(21, 4, diamonds), 52, 32.5, 0.86, { turn: 52 }) +
          line("M62 54h14M61 55.5h16", 0.35) +
          put(cut("M0 0L-2-6Q-5-11-4-16Q1-10 .4-6z", BRIGHT, 0.3), 74, 54) +
          disc(80, 54.5, 1.2, RED, INK, 0.3),
      },
    );
  },
};
