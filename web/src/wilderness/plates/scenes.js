// The title picture, the ways to play, and how the war ends.

import { bateau, canoe } from "../../table/engraver/boats.js";
import {
  BRIGHT,
  cut,
  DUSK,
  disc,
  GILT,
  INK,
  line,
  NIGHT,
  put,
  RED,
  ROOM,
  SEA,
  SHADE,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { standard } from "../../table/engraver/flags.js";
import { drum, feather, powderHorn, snowshoe, wampum } from "../../table/engraver/goods.js";
import { room, sky, trail } from "../../table/engraver/grounds.js";
import { steed } from "../../table/engraver/horses.js";
import { moved, part, plain } from "../../table/engraver/parts.js";
import { flame, foam, sparks, threeMaster } from "../../table/engraver/ships.js";
import { document as deed } from "../../table/engraver/things.js";
import { blade, panel, troop } from "../../table/engraver/troops.js";
import { birchMarks, bole, crown, ferns, fir, needles } from "../../table/engraver/woods.js";
import { blockhouse, breastwork, palisade } from "../../table/engraver/works.js";
import * as dress from "./dress.js";
import { drapeau, ENSIGN, FRANCE, UNION } from "./flags.js";
import { fiveNations } from "./peoples.js";
import { quebec, quebecRock } from "./places.js";
import { bank, composed, country, field, hills, row, slice, water, woods } from "./scene.js";

/** A candle in its stick, 24 high. */
const candle = () =>
  cut("M-5 0Q-5-3 0-3T5 0z", GILT, 0.35) +
  cut("M-1.6-3V-6H1.6V-3z", GILT, 0.3) +
  cut("M-1.3-6V-18H1.3V-6z", BRIGHT, 0.3) +
  put(flame(6, 1.3, 0), 0, -18.5);

/** A chart of lakes and rivers on a table, in perspective, 90 wide. */
const chart = () =>
  cut("M14 71L27 50H95L108 71z", "#efe0b8", 0.4) +
  shape("M36 54q5-3 10 0t8-1q4 3 0 4t-9 1-9-4zM58 60q3-5 5-1t-1 8q-4-2-4-7z", SEA, INK, 0.3) +
  line(
    "M54 56Q66 54 72 58T96 55M62 66Q70 62 78 66T102 64M30 66Q40 62 46 67M46 58Q50 62 61 60",
    0.6,
  ) +
  line("M20 62L100 53M34 51L30 70M64 50V71M88 51L96 70", 0.16, SHADE) +
  disc(88, 65, 3, "none", INK, 0.3) +
  line("M88 61V69M84 65H92", 0.3);

/** @type {import("../plates.js").Plates} */
export const SCENES = {
  "scene: title": (crop) => {
    const wide = crop !== "tall";
    const sun = { x: 60, y: 34, reach: 44, strength: 0.66 };
    const land = country(
      sky({ low: 0.08, high: 0.58, horizon: 42, lights: [sun] }),
      [
        hills({ base: 44, height: 30, seed: 9, haze: 0.6, color: "#c3b29c" }),
        {
          ...hills({ base: 44, height: 20, seed: 4, haze: 0.9, color: "#9a9a86" }),
          edge: (x) =>
            43 - Math.max(0, 46 - x) * 0.5 - Math.max(0, x - 78) * 0.42 - 2.2 * Math.sin(x / 6),
        },
        {
          ...woods({ base: 46, high: 12, seed: 12, dark: 0.6, color: "#5f6b54" }),
          edge: (x) =>
            44 -
            Math.max(0, 30 - x) * 0.24 -
            Math.max(0, x - 92) * 0.3 -
            1.3 * Math.abs(Math.sin(x / 1.9)),
        },
      ],
      water(43, { color: "#c9b48c", dark: 0.4, light: { x: 60, width: 9, strength: 0.62 } }),
    );
    return composed(
      land,
      [
        // Under the pine, who serve King George.
        ...moved(troop("rests", dress.REDCOAT), 15, 70, 0.86),
        ...moved(troop("points", { ...dress.RANGER, armed: false }), 30, 72, 0.9),
        // Under the birch, who serve King Louis.
        ...moved(troop("rests", dress.FRENCHMAN), 106, 70, 0.86, { flip: true }),
        ...moved(troop("rests", { ...dress.WARRIOR, blanket: dress.SCARLET }), 91, 72, 0.9, {
          flip: true,
        }),
        bole(4, 74, 11, 120, 1, "#4a3a2c", 0.5),
        bole(117, 74, 8, 120, -1, "#e8e0cc", 0.24),
        needles(-6, -44, 34, 10, 5),
        needles(12, -32, 26, 8, 7),
        needles(-4, -20, 28, 8, 2),
        needles(16, -6, 22, 6, 3),
        needles(-2, 4, 22, 6.5, 6),
        needles(14, 13, 13, 4, 8),
        crown(112, -16, 22, 16, 4, "#7d8450", 0.44),
        crown(124, -4, 18, 16, 7, "#8f8f55", 0.4),
      ],
      {
        light: { x: 60, y: 10, strength: 0.55 },
        paper: DUSK,
        glow: { x: 60, y: 36, r: 62, color: "#ffe6a6" },
        tall: { x0: 8, x1: 112, y0: -54, y1: 76 },
        under:
          disc(60, 34, 8, "#fff6d6") +
          put(
            put(palisade(-30, 30, 8, 1.8), 0, 0) +
              put(blockhouse(), -24, 0, 0.32) +
              put(blockhouse({ flag: put(standard(FRANCE, 30, 26), 0, -44) }), 22, 0, 0.36),
            84,
            45,
            0.42,
          ) +
          put(canoe(crewmen()), 60, wide ? 56 : 58, 0.4) +
          put(canoe(crewmen()), 48, 49, 0.16) +
          put(canoe(crewmen()), 72, 48, 0.13) +
          put(canoe(crewmen()), 42, 46.5, 0.1),
        over:
          birchMarks(117, 74, 8, 100, 6) +
          bank(
            [
              [-2, 68],
              [16, 67],
              [34, 70],
              [46, 76],
            ],
            "#6f6442",
          ) +
          bank(
            [
              [74, 76],
              [86, 70],
              [104, 67],
              [122, 68],
            ],
            "#6f6442",
          ) +
          ferns(-2, 40, 76, 6, 5, "#5f6a3f") +
          ferns(80, 122, 76, 6, 9, "#5f6a3f"),
      },
    );
  },
  "way: learn": () => {
    const light = { x: 24, y: 22, reach: 44, strength: 0.7 };
    return composed(
      {
        tone: (x, y) =>
          room(y > 48 ? { ...light, strength: 0.5 } : light, y > 48 ? 0.64 : 0.78)(x, y),
        bend: () => 0,
        washes: shape("M-2-30H122V48H-2z", "#a68a5f") + shape("M-2 48H122V76H-2z", WOOD),
      },
      [],
      {
        light: { x: 20, y: 0 },
        paper: ROOM,
        glow: { x: 24, y: 26, r: 62, color: "#ffe6a6" },
        tall: slice(18, -8),
        over:
          line("M-2 48H122M-2 54H122M-2 62H122", 0.4) +
          put(chart(), 2, 0) +
          put(candle(), 22, 58, 1.2) +
          put(powderHorn(), 100, 56, 1.1, { turn: 10 }) +
          put(snowshoe(), 108, 46, 1.1, { turn: 12 }) +
          put(feather(), 58, 62, 1) +
          put(wampum(30, 4, fiveNations), 4, 64, 0.9) +
          cut("M66 66L60 52L62 50L67 64L72 50L74 52L68 67z", GILT, 0.3),
      },
    );
  },
  "way: French": (crop) => {
    const wide = crop !== "tall";
    const sun = { x: 18, y: 20, reach: 40, strength: 0.45 };
    const land = country(
      sky({ low: 0.06, high: 0.44, horizon: 44, lights: [sun] }),
      [hills({ base: 46, height: 14, seed: 19, haze: 0.5 })],
      water(46, { color: "#a8bdc4", dark: 0.34, light: { x: 18, width: 8, strength: 0.4 } }),
    );
    return composed(
      land,
      [
        ...moved(quebecRock(), 36, 47, 0.5),
        ...moved(troop("points", { ...dress.FRENCH_OFFICER }), wide ? 88 : 66, 72, 1.02, {
          flip: true,
        }),
        ...moved(troop("rests", dress.CANADIAN), wide ? 106 : 84, 72, 0.94, { flip: true }),
      ],
      {
        light: { x: -20, y: -30, strength: 0.5 },
        paper: "#e9dfc2",
        glow: { x: 18, y: 20, r: 54, color: "#fff2c8" },
        tall: slice(22, -18),
        under:
          put(quebec(standard(FRANCE, 14, 10)), 36, 47, 0.5) +
          put(standard(FRANCE, 64, 34), wide ? 70 : 48, 72),
        over: put(canoe(), 26, 62, 0.5) + ferns(62, 122, 76, 4, 4),
      },
    );
  },
  "way: British": (crop) => {
    const wide = crop !== "tall";
    const sun = { x: 102, y: 20, reach: 40, strength: 0.45 };
    const land = country(
      sky({ low: 0.06, high: 0.44, horizon: 46, lights: [sun] }),
      [hills({ base: 48, height: 8, seed: 12, haze: 0.5, light: 1 })],
      water(48, { color: "#a8bdc4", dark: 0.34, light: { x: 102, width: 8, strength: 0.4 } }),
    );
    return composed(
      land,
      [
        ...moved(troop("points", dress.OFFICER), wide ? 32 : 52, 72, 1.02),
        ...moved(troop("rests", dress.PROVINCIAL), wide ? 14 : 34, 72, 0.94),
      ],
      {
        light: { x: 130, y: -30, strength: 0.5 },
        paper: "#e9dfc2",
        glow: { x: 102, y: 20, r: 54, color: "#fff2c8" },
        tall: slice(22, -18),
        under:
          put(threeMaster({ flag: ENSIGN, sails: "topsails" }), 88, 54, 0.66) +
          put(foam(26), 88, 54, 0.6) +
          put(threeMaster({ sails: "topsails" }), 112, 49, 0.26) +
          put(standard(UNION, 64, 34), wide ? 44 : 62, 72),
        over:
          put(
            bateau(
              plain(row(4, [-22, -8, 0.4], [24, -8, 0.4], () => troop("rows", dress.REDCOAT))),
              4,
            ),
            86,
            66,
            0.5,
          ) + ferns(-2, 60, 76, 4, 4),
      },
    );
  },
  "way: two": (crop) => {
    const off = crop === "tall" ? 12 : 0;
    const light = { x: 60, y: 30, reach: 46, strength: 0.8 };
    return composed(
      {
        tone: room(light, 0.86),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#9c8058") +
          line("M-2-22H122M-2-8H122M-2 6H122M-2 20H122M-2 34H122", 0.5, "#6f5638"),
      },
      [
        ...moved(troop("seated", { ...dress.OFFICER }), 18 + off, 78, 1.5),
        ...moved(troop("seated", { ...dress.FRENCH_OFFICER }), 102 - off, 78, 1.5, { flip: true }),
        panel(
          [
            [12, 52],
            [108, 52],
            [116, 62],
            [4, 62],
          ],
          "#8a6238",
          0.26,
          3,
        ),
        panel(
          [
            [4, 62],
            [116, 62],
            [116, 78],
            [4, 78],
          ],
          "#5f4329",
          0.4,
          3,
        ),
      ],
      {
        light: { x: 60, y: 30, reach: 64, strength: 0.6 },
        paper: ROOM,
        glow: { x: 60, y: 32, r: 56, color: "#ffdf94" },
        tall: slice(20, -28),
        over:
          put(chart(), 16, 18, 0.72) +
          put(candle(), 60, 54, 1.1) +
          put(standard(UNION, 9, 8), 42, 60) +
          put(standard(FRANCE, 9, 8), 76, 60),
      },
    );
  },
  "way: watch": () => {
    const sun = { x: 60, y: 16, reach: 44, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.44, horizon: 34, lights: [sun] }),
      [
        hills({ base: 38, height: 14, seed: 5, haze: 0.5 }),
        woods({ base: 39, high: 6, seed: 22, dark: 0.4, color: "#83946d", leafy: 0.7 }),
      ],
      field(40, { color: "#b9ad66", tone: 0.18 }),
    );
    return composed(
      land,
      [
        ...[0, 1].flatMap((rank) =>
          row(8, [8 - rank, 46 + rank * 3.4, 0.15], [50, 46 + rank * 3.4, 0.15 + rank * 0.03], () =>
            troop("aims", dress.REDCOAT),
          ),
        ),
        ...[0, 1].flatMap((rank) =>
          row(
            8,
            [72, 46 + rank * 3.4, 0.15 + rank * 0.03],
            [114, 46 + rank * 3.4, 0.15],
            () => troop("aims", dress.FRENCHMAN),
            { flip: true },
          ),
        ),
        // Two who look on from a hill.
        ...moved(troop("sits", { ...dress.HABITANT }), 50, 72, 1),
        ...moved(troop("points", { ...dress.SACHEM, armed: false }), 78, 74, 0.96, { flip: true }),
      ],
      {
        light: { x: 60, y: -40, strength: 0.5 },
        paper: "#e9dfbf",
        glow: { x: 60, y: 16, r: 56, color: "#fff3cb" },
        tall: slice(30, -8),
        smoke: [
          ...trail(56, 40, 62, 24, { count: 10, small: 2, big: 6, seed: 4 }),
          ...trail(66, 42, 72, 28, { count: 8, small: 2, big: 5, seed: 8 }),
        ],
        under:
          put(standard(UNION, 16, 10), 28, 46) +
          put(standard(FRANCE, 16, 10), 92, 46) +
          bank(
            [
              [-2, 66],
              [30, 62],
              [60, 63],
              [92, 61],
              [122, 66],
            ],
            "#8f8a55",
          ),
        over:
          put(fir(70, 3), -2, 76) + put(fir(64, 6), 120, 76) + ferns(-2, 122, 77, 5, 8, "#6f7448"),
      },
    );
  },
  "scene: French victory": () => {
    const sun = { x: 30, y: 30, reach: 40, strength: 0.55 };
    const land = country(
      sky({ low: 0.06, high: 0.5, horizon: 44, lights: [sun] }),
      [
        hills({ base: 46, height: 24, seed: 9, haze: 0.6, color: "#b9b09a" }),
        woods({ base: 48, high: 10, seed: 3, dark: 0.48, color: "#76815f" }),
      ],
      field(50, { color: "#ab9f60" }),
    );
    return composed(
      land,
      [
        ...row(6, [8, 56, 0.34], [46, 62, 0.52], (index) =>
          troop(
            index % 2 ? "hails" : "stands",
            index % 2 ? { ...dress.FRENCHMAN, armed: false } : dress.FRENCHMAN,
          ),
        ),
        ...moved(troop("hails", { ...dress.CANADIAN, armed: false }), 90, 70, 0.86, { flip: true }),
        ...moved(troop("rests", dress.WARRIOR), 108, 71, 0.88, { flip: true }),
        ...moved(troop("leads", { ...dress.FRENCH_OFFICER }), 32, 72, 0.96),
        // The tall cross that the victors raised.
        part("63,72! 63,-3! 68,-3! 68,72!", "#8a6238", 0.3, 2),
        part("50,13! 50,8! 81,8! 81,13!", "#8a6238", 0.24, 2),
      ],
      {
        light: { x: -10, y: 0, strength: 0.5 },
        paper: DUSK,
        glow: { x: 30, y: 32, r: 60, color: "#fff0b8" },
        tall: slice(22, -28),
        under:
          disc(30, 30, 6, "#fff6d6") +
          put(standard(FRANCE, 62, 36), 84, 62) +
          put(standard(drapeau(RED, dress.NAVY), 46, 24), 18, 58) +
          put(breastwork(-4, 60, 3, 3), 62, 54),
        over:
          put(plain(drum(dress.NAVY, BRIGHT)), 54, 73, 0.5) +
          cut("M70 72Q74 66 84 70L96 68L94 74L72 75z", dress.SCARLET, 0.4) +
          line("M72 73L94 69", 1.4, BRIGHT) +
          line("M68 74L98 66", 0.9, WOOD),
      },
    );
  },
  "scene: French triumph": () => {
    const sun = { x: 96, y: 34, reach: 40, strength: 0.5 };
    const land = country(
      sky({ low: 0.1, high: 0.56, horizon: 44, lights: [sun] }),
      [hills({ base: 46, height: 14, seed: 12, haze: 0.7, color: "#b5a48e", light: 1 })],
      field(52, { color: "#a89660" }),
    );
    return composed(
      land,
      [
        ...row(
          6,
          [118, 58, 0.36],
          [78, 66, 0.62],
          (index) => troop(index % 2 ? "marches" : "steps", { ...dress.REDCOAT, armed: false }),
          { flip: false },
        ),
        ...row(5, [6, 60, 0.44], [42, 70, 0.8], () => troop("stands", dress.FRENCHMAN)),
        ...moved(steed("#d8cdb8", dress.ROYAL, SHADE), 66, 72, 0.86),
        ...moved(troop("rides", dress.FRENCH_OFFICER), 65, 42, 0.64),
      ],
      {
        light: { x: 120, y: 10, strength: 0.5 },
        paper: DUSK,
        glow: { x: 96, y: 36, r: 54, color: "#ffe0a0" },
        tall: slice(24, -18),
        smoke: trail(104, 40, 118, -10, { count: 14, small: 3, big: 10, seed: 6, spread: 4 }),
        fire: { x: 100, y: 40, reach: 40 },
        under:
          disc(96, 34, 5, "#fff4cf") +
          put(palisade(-22, 22, 12, 1.8), 40, 53) +
          put(blockhouse({ flag: put(standard(FRANCE, 26, 26), 0, -45) }), 24, 53, 0.66) +
          put(blockhouse(), 58, 53, 0.5),
        over: ferns(-2, 122, 76, 3, 8, "#8f8448"),
      },
    );
  },
  "scene: British victory": () => {
    const sun = { x: 100, y: 22, reach: 40, strength: 0.5 };
    const land = country(
      sky({ low: 0.06, high: 0.48, horizon: 44, lights: [sun] }),
      [hills({ base: 46, height: 14, seed: 19, haze: 0.5, light: 1, color: "#bfb8a4" })],
      water(47, { color: "#b3b9ae", dark: 0.34, light: { x: 100, width: 8, strength: 0.45 } }),
    );
    return composed(
      land,
      [
        ...moved(quebecRock(), 40, 49, 0.74),
        ...moved(troop("hails", { ...dress.HIGHLANDER, armed: false }), 86, 72, 0.86),
        ...moved(troop("leads", dress.OFFICER, blade(15, -64, -60)), 64, 73, 0.9),
        ...moved(troop("stands", dress.REDCOAT), 108, 72, 0.84, { flip: true }),
        ...moved(troop("stands", dress.PROVINCIAL), 40, 73, 0.84),
      ],
      {
        light: { x: 130, y: -20, strength: 0.5 },
        paper: "#ecd9b0",
        glow: { x: 100, y: 24, r: 56, color: "#fff0bc" },
        tall: slice(24, -20),
        under:
          disc(100, 22, 5, "#fff6d6") +
          put(quebec(""), 40, 49, 0.74) +
          put(standard(UNION, 23, 24), 42, 25) +
          put(threeMaster({ flag: ENSIGN, sails: "topsails" }), 106, 52, 0.4, { flip: true }) +
          put(threeMaster({ flag: ENSIGN, sails: "furled" }), 84, 50, 0.24),
        over:
          bank(
            [
              [-2, 70],
              [30, 72],
              [70, 71],
              [122, 72],
            ],
            "#8f8a58",
          ) + ferns(-2, 122, 76, 3, 4, "#7f8048"),
      },
    );
  },
  "scene: British triumph": () => {
    // The French regiments burn their colors rather than give them up.
    const fire = { x: 60, y: 46, reach: 38, strength: 0.8 };
    const land = country(
      sky({ low: 0.5, high: 0.84, horizon: 46, lights: [{ ...fire, strength: 0.44 }] }),
      [woods({ base: 48, high: 12, seed: 17, dark: 0.8, color: "#50605a" })],
      {
        ...field(52, { color: "#a08a60" }),
        tone: (x, y) => 0.72 - 0.62 * Math.exp(-(((x - 60) / 34) ** 2 + ((y - 66) / 16) ** 2)),
      },
    );
    return composed(
      land,
      [
        ...row(4, [8, 62, 0.6], [32, 70, 0.84], (index) =>
          troop(index % 2 ? "bows" : "waits", { ...dress.FRENCHMAN, armed: false }),
        ),
        ...row(
          3,
          [112, 62, 0.6],
          [92, 71, 0.84],
          (index) =>
            troop(index % 2 ? "bows" : "waits", {
              ...dress.FRENCHMAN,
              facing: RED,
              vest: RED,
              armed: false,
            }),
          { flip: true },
        ),
        ...moved(troop("points", dress.FRENCH_OFFICER), 44, 72, 0.9),
      ],
      {
        light: { x: 60, y: 44, reach: 60, strength: 0.55 },
        paper: NIGHT,
        glow: { x: 60, y: 48, r: 52, color: "#ffc06a" },
        tall: slice(26, -16),
        smoke: trail(62, 30, 82, -40, { count: 22, small: 3, big: 13, seed: 5, spread: 5 }),
        fire: { x: 60, y: 46, reach: 44 },
        under: put(standard(FRANCE, 40, 22), 24, 60, 1, { turn: 0 }),
        over:
          put(standard(drapeau(RED, dress.NAVY), 46, 24), 58, 68, 1, { turn: 28 }) +
          put(standard(drapeau("#3f6b4a", "#7a4a8a"), 42, 22), 66, 69, 1, { turn: -22 }) +
          put(standard(FRANCE, 38, 20), 70, 69, 1, { turn: 50 }) +
          put(flame(28, 6, -2), 58, 68) +
          put(flame(36, 7, 2), 66, 69) +
          put(flame(20, 5, 3), 76, 69) +
          line("M48 70L86 66M50 66L84 71", 2, WOOD) +
          sparks(64, 40, 40, 6, 18),
      },
    );
  },
  "scene: peace": () => {
    const light = { x: 60, y: 2, reach: 56, strength: 0.7 };
    return composed(
      {
        tone: (x, y) => (Math.abs(x - 60) < 13 && y < 30 ? 0.05 : room(light, 0.72)(x, y)),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#a9916a") +
          shape("M47-30H73V30H47z", "#e3e8e0") +
          line("M47-30V30H73V-30M60-30V30M47 12H73M47-6H73M47-22H73", 1, WOOD) +
          shape("M30-30H47V34Q38 36 36 24zM90-30H73V34Q82 36 84 24z", "#35527f"),
      },
      [
        ...moved(
          troop("bows", { ...dress.GENTLEMAN, coat: dress.SCARLET, vest: GILT }),
          26,
          82,
          1.2,
        ),
        ...moved(
          troop("bows", { ...dress.GENTLEMAN, coat: "#e8e0cc", vest: dress.ROYAL }),
          94,
          82,
          1.2,
          { flip: true },
        ),
        panel(
          [
            [22, 52],
            [98, 52],
            [108, 62],
            [12, 62],
          ],
          "#3f5f46",
          0.22,
          3,
        ),
        panel(
          [
            [12, 62],
            [108, 62],
            [108, 78],
            [12, 78],
          ],
          "#34503b",
          0.34,
          3,
        ),
      ],
      {
        light: { x: 60, y: -30, strength: 0.55 },
        paper: ROOM,
        glow: { x: 60, y: 2, r: 62, color: "#fff3cf" },
        tall: slice(22, -28),
        under:
          put(standard(UNION, 58, 22), 6, 58) +
          put(standard(FRANCE, 58, 22), 114, 58, 1, { flip: true }),
        over:
          line("M12 63.5H108", 0.9, GILT) +
          put(deed(), 60, 60.5, 1.4) +
          put(feather(), 52, 57, 0.8) +
          put(feather(), 70, 57, 0.8, { flip: true }) +
          put(candle(), 86, 55, 0.7) +
          put(cut("M-4 0Q-5-4 0-4T4 0z", INK, 0.3), 36, 57),
      },
    );
  },
};

/** Those who paddle a canoe, as they are seen against the light. */
function crewmen() {
  return [-24, -8, 8, 24]
    .map(
      (x) =>
        cut(`M${x - 5}-6L${x - 4}-20Q${x}-24 ${x + 4}-20L${x + 6}-6z`, "#4a3c30", 0.6) +
        disc(x + 1, -25, 3.4, "#6b4a34", INK, 0.5) +
        line(`M${x + 2}-18L${x + 11}-24L${x + 14} 2`, 1.4),
    )
    .join("");
}
