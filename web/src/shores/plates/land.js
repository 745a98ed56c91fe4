// Pictures of marches, camps and fights on land.

import {
  BLUE,
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
  numbers,
  put,
  RED,
  SAND,
  SEA,
  SKIN,
  SKY,
  STONE,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import {
  blackTent,
  campfire,
  column,
  dromedary,
  engraved,
  horse,
  ladder,
  man,
} from "../../table/engraver/camps.js";
import { ensign, standard } from "../../table/engraver/flags.js";
import {
  bank,
  dunes,
  glow,
  ridge,
  sea,
  sky,
  smoke,
  smooth,
  split,
  trail,
  waves,
} from "../../table/engraver/grounds.js";
import { castle, minaret, palm, tent, tower, town, wall } from "../../table/engraver/places.js";
import { curve } from "../../table/engraver/portrait.js";
import { xebec } from "../../table/engraver/ships.js";
import { ARAB, BEDOUIN, MARINE, OFFICER } from "./dress.js";
import { TRIPOLI, US } from "./flags.js";

/** What stands against the light, and robes of the shadow. */
const DARK = "#33271d";
const DIM = "#5b4c3c";
/** @type {import("../../table/engraver/camps.js").Dress} */
const SHADOW = { coat: DIM, robe: DIM, hat: "hood", skin: WOOD, sash: "" };
const TRIPOLITAN = { ...ARAB, robe: BUFF, coat: RED };

/** A wash of color from x 0 to 120 below an edge, down to the foot. @param {(x: number) => number} edge @param {string} color */
function ground(edge, color) {
  let d = "M0 74";
  for (let x = 0; x <= 120; x += 3) d += `L${x} ${n(edge(x))}`;
  return shape(`${d}V74z`, color);
}

/** Stars above a height. @param {number} count @param {number} seed @param {number} low */
function stars(count, seed, low) {
  const next = numbers(seed);
  return Array.from({ length: count }, () =>
    disc(2 + next() * 116, -26 + next() * (low + 26), 0.25 + next() * 0.3, BRIGHT),
  ).join("");
}

/** A thorn bush. */
const scrub = () =>
  line(
    "M0 0Q-4-3-9-4M0 0Q-2-4-5-8M0 0Q0-4 0-9M0 0Q2-5 6-7M0 0Q4-3 9-3M-3-2.5L-7-1M-2-4L-3-8M2-3.5L3-8M4-2.5L8-6",
    0.5,
    "#5d5a38",
  );

/** A soldier of the garrison who comes toward us, 26 high. @param {string} coat @param {boolean} step which foot is before */
const comes = (coat, step) => {
  const [left, right] = step ? [1.2, -0.6] : [-0.6, 1.2];
  return (
    line("M3-14L5.6-27", 0.6) +
    shape(`M-2.6-3h2v${n(3 + left * 0.6)}h-2.6zM.6-3h2l.6 ${n(3 + right * 0.6)}H.6z`, INK) +
    cut("M-3.4-12L-4.6-2Q0-.4 4.6-2L3.4-12z", BUFF, 0.3) +
    line("M-2-11L-2.6-2M0-11V-1.4M2-11L2.6-2M3-10L3.8-2", 0.22) +
    cut("M-4-18.6Q0-20.6 4-18.6L4.8-11.6L3.6-11.4L3.2-11H-3.2L-3.6-11.4L-4.8-11.6z", coat, 0.3) +
    shape("M-1.2-19.4L0-12L1.2-19.4z", BRIGHT, INK, 0.2) +
    cut("M-3.3-12.4q3.3 1 6.6 0v2.2q-3.3 1-6.6 0z", GILT, 0.25) +
    cut("M-1.9-24.4Q-2-19 0-18.8Q2-19 1.9-24.4z", "#a9774d", 0.25) +
    shape(
      "M-1.9-22.2Q-1.6-17.6 0-17.2Q1.6-17.6 1.9-22.2Q1-21 0-21.2Q-1-21-1.9-22.2zM-1.3-23.3h.9v.4h-.9zM.4-23.3h.9v.4h-.9z",
      INK,
    ) +
    cut("M-2.8-23.8Q-3.4-27.6 0-27.8Q3.4-27.6 2.8-23.8Q0-25-2.8-23.8z", BRIGHT, 0.3) +
    line("M-2.8-25Q0-27 2.8-25", 0.2)
  );
};

/** @type {import("../plates.js").Plates} */
export const LAND = {
  "Hamet's Army Created": (crop) => {
    const sun = { x: 16, y: 34, reach: 34, strength: 0.5 };
    const sand = dunes({ seed: 2, from: 42, tone: 0.26, height: 4 });
    const edge = (/** @type {number} */ x) => 42 + 2.4 * Math.sin(x / 15 + 1) - 0.03 * x;
    const high = crop === "tall" ? 12 : 0;
    return {
      tone: split(edge, sky({ low: 0.14, high: 0.62, lights: [sun], clouds: [] }), sand.tone),
      bend: sand.bend,
      tall: { x0: 35, x1: 107, y0: -16, y1: 74 },
      paper: DUSK,
      washes: ground(edge, SAND),
      light: { x: 16, y: 36, r: 60, color: "#fff4cf" },
      over:
        disc(16, 35, 5, BRIGHT) +
        put(town(), 18, 43, 0.34) +
        put(minaret(0, 24), 31, 43, 0.3) +
        shape("M7 43.5V32h1.6v11.5zM6.6 32h2.4v-1h-2.4z", DIM) +
        column(
          9,
          [28, 45, 0.16],
          [104, 50, 0.5],
          (index) => dromedary({ load: index % 2 === 0, rider: index % 2 ? ARAB : undefined }),
          1.5,
        ) +
        column(7, [66, 54, 0.5], [113, 62, 0.8], () => man("marches", BEDOUIN)) +
        put(standard(US, 46 + high, 22), 49, 56, 1) +
        column(3, [49, 62, 0.9], [27, 66, 1], () => man("marches", MARINE)) +
        put(horse({ color: "#e3d8c3", rider: { ...ARAB, sash: GILT, coat: RED } }), 82, 68, 1.05) +
        put(horse({ rider: { ...OFFICER, sword: false } }), 54, 72, 1.12),
    };
  },

  "Hamet Recruits Bedouins": () => {
    const fire = { x: 60, y: 52, reach: 34, strength: 0.78 };
    const edge = (/** @type {number} */ x) => 46 + Math.sin(x / 9);
    const night = sky({ low: 0.66, high: 0.9, lights: [{ ...fire, strength: 0.4 }] });
    const sand = (/** @type {number} */ x, /** @type {number} */ y) =>
      0.78 + 0.06 * Math.sin(x * 0.9 + y * 2) - 1.1 * glow(fire, x, 52 + (y - 52) * 1.5);
    return {
      tone: split(edge, night, sand),
      tall: { x0: 30, x1: 91, y0: -1, y1: 75 },
      paper: NIGHT,
      washes: ground(edge, SAND),
      light: { x: 60, y: 50, r: 44, color: "#ffc56b" },
      over:
        stars(60, 11, 34) +
        put(blackTent("#d99a4e"), 60, 50, 1.05) +
        put(palm(-3), 103, 50, 1.1) +
        put(dromedary({ color: DARK }), 14, 52, 0.7) +
        put(man("stands", { ...ARAB, sash: RED }), 46, 52, 0.86) +
        put(man("cheers", { ...ARAB, coat: GILT, armed: false }), 72, 55, 1.04, { flip: true }) +
        put(man("sits", BEDOUIN), 38, 58, 1) +
        put(man("sits", BEDOUIN), 84, 58, 1, { flip: true }) +
        put(campfire(), 60, 59, 0.9) +
        put(man("sits", SHADOW), 31, 68, 1.35) +
        put(man("sits", SHADOW), 90, 69, 1.35, { flip: true }) +
        put(man("sits", { ...SHADOW, coat: DARK, robe: DARK }), 50, 76, 1.5),
    };
  },

  "General Eaton Attacks Benghazi": () => {
    const shot = { x: 92, y: 26, reach: 18, strength: 0.5 };
    const powder = smoke(
      [
        ...trail(84, 28, 40, -10, { count: 20, small: 4, big: 13, seed: 3 }),
        ...trail(66, 50, 100, 44, { count: 8, small: 3, big: 6, seed: 8, spread: 3 }),
      ],
      { x: 20, y: -30, reach: 1 },
      { dark: 0.5 },
    );
    const day = sky({ low: 0.06, high: 0.42 });
    const sand = dunes({ seed: 5, from: 46, tone: 0.2 });
    const edge = (/** @type {number} */ x) => 54 - x * 0.03;
    return {
      tone: split(edge, (x, y) => powder(x, y) ?? day(x, y), sand.tone),
      bend: sand.bend,
      tall: { x0: 24, x1: 92, y0: -11, y1: 74 },
      paper: SKY,
      washes: ground(edge, SAND),
      light: { ...shot, r: 26, color: "#fff1c9" },
      over:
        put(wall(-30, 34, 27), 92, 53, 1) +
        put(tower(-36, 15, 36), 92, 53.5, 1) +
        put(tower(16, 16, 33), 92, 53.5, 1) +
        line("M116 20V4", 0.6) +
        put(ensign(TRIPOLI, 0, 0, 13), 116, 4, 1, { flip: true }) +
        [70, 80, 92]
          .map((x) => put(man("aims", TRIPOLITAN), x, 30, 0.42, { flip: true }))
          .join("") +
        put(wall(-30, 34, 22), 92, 53, 1) +
        ladder(70, 57, 80, 26) +
        ladder(102, 57, 108, 26) +
        put(man("hauls", ARAB), 104.5, 44, 0.6) +
        put(man("hauls", BEDOUIN), 73, 48, 0.6) +
        put(man("hauls", ARAB), 77, 39, 0.55) +
        column(7, [84, 58, 0.6], [22, 62, 1.05], (index) =>
          man("charges", index % 3 ? BEDOUIN : ARAB),
        ) +
        put(man("charges", MARINE), 62, 66, 1.1) +
        put(man("charges", MARINE), 36, 66, 1.15) +
        put(man("charges", BEDOUIN), 14, 72, 1.4) +
        put(man("leads", OFFICER), 50, 74, 1.55),
    };
  },

  "Troops to Derne": () => {
    const sun = { x: 24, y: 2, reach: 34, strength: 0.36 };
    const hills = ridge({ base: 40, height: 17, seed: 6 });
    const shore = (/** @type {number} */ x) => 39.5 + Math.max(0, (92 - x) / 92) ** 1.4 * 26;
    const top = (/** @type {number} */ x) => hills.edge(x, 0) + Math.max(0, 84 - x) * 0.7;
    const water = sea({ horizon: 39, dark: 0.36, light: { x: 30, width: 9, strength: 0.36 } });
    const heaven = sky({ low: 0.1, high: 0.56, lights: [sun] });
    const clouds = smoke(
      [...bank(-14, 50, 34, { r: 9, seed: 5 }), ...bank(40, 130, 4, { r: 11, seed: 3 })],
      undefined,
      { dark: 0.42 },
    );
    const beach = (/** @type {number} */ x, /** @type {number} */ y) =>
      0.13 +
      0.12 * Math.sin(x * 0.3 + y * 0.9) * Math.sin(y * 0.6) +
      0.3 * smooth(3, 0, Math.abs(y - 75 + (x - 30) * 0.47)) * smooth(100, 30, x) +
      0.12 * smooth(6, 0, y - shore(x));
    const surf = (/** @type {number} */ off, /** @type {number} */ width) =>
      line(
        curve(
          Array.from({ length: 17 }, (_, index) => [
            index * 5.7,
            shore(index * 5.7) - off * (1 - index / 17) + 0.6 * Math.sin(index * 1.9 + off),
          ]),
        ),
        width,
        BRIGHT,
      );
    return {
      tone: (x, y) => {
        if (y < 41 && y > top(x)) return hills.tone(x, y);
        if (y < 39) return clouds(x, y) ?? heaven(x, y);
        return y < shore(x) ? water(x, y) : beach(x, y);
      },
      bend: waves(39, 0.5),
      tall: { x0: 17, x1: 81, y0: -6, y1: 74 },
      paper: SKY,
      washes:
        shape("M0 39H120V74H0z", SEA) +
        ground((x) => Math.min(top(x) < 40 ? top(x) : 99, shore(x)), SAND),
      over:
        surf(0, 1) +
        surf(2.4, 0.7) +
        surf(5, 0.5) +
        put(town({ flag: TRIPOLI }), 101, 43, 0.52) +
        put(palm(), 84, 43, 0.26) +
        put(xebec(), 24, 43, 0.3) +
        column(12, [91, 43.3, 0.18], [52, 63, 1.06], () => man("steps", TRIPOLITAN), 2.2) +
        put(standard(TRIPOLI, 40, 17), 47, 65, 1) +
        column(
          12,
          [94, 44, 0.2],
          [33, 72, 1.6],
          (index) => man(index % 2 ? "marches" : "steps", TRIPOLITAN),
          2.2,
        ) +
        put(scrub(), 102, 69, 1.2) +
        put(scrub(), 84, 62, 0.7) +
        put(scrub(), 116, 58, 0.6),
    };
  },

  "Troops to Benghazi": () => {
    const sun = { x: 60, y: 30, reach: 34, strength: 0.55 };
    const edge = (/** @type {number} */ x) => 58 - 4 * Math.sin((x - 8) / 26) + 0.02 * x;
    const far = (/** @type {number} */ x) => 50 + 1.5 * Math.sin(x / 13);
    const heaven = sky({
      low: 0.2,
      high: 0.72,
      lights: [sun, { ...sun, x: 60, reach: 60, strength: 0.2 }],
      clouds: [],
    });
    const streak = (/** @type {number} */ x, /** @type {number} */ y) =>
      heaven(x, y) + 0.22 * smooth(0.72, 1, Math.sin(y * 0.52 + 0.4 * Math.sin(x / 21)));
    const dark = dunes({ seed: 4, from: 50, tone: 0.74, height: 4 });
    const train = { color: DARK, rider: { ...SHADOW, coat: DARK, robe: DARK, skin: DARK } };
    return {
      tone: (x, y) => (y > edge(x) ? dark.tone(x, y) : y > far(x) ? 0.5 : streak(x, y)),
      bend: dark.bend,
      tall: { x0: 29, x1: 93, y0: -12, y1: 68 },
      paper: "#e79a5b",
      washes: ground(far, "#c98a5c") + ground(edge, "#9a6a48"),
      light: { x: 60, y: 32, r: 62, color: "#ffe3a0" },
      over:
        disc(60, 30, 19, "#fff0c2") +
        [
          [100, 0.72],
          [62, 1.02],
          [20, 0.82],
        ]
          .map(([x, size]) =>
            put(dromedary(x === 20 ? { color: DARK, load: true } : train), x, edge(x) + 2, size),
          )
          .join("") +
        [
          [84, 0.72],
          [40, 0.84],
        ]
          .map(([x, size]) => put(man("marches", train.rider), x, edge(x) + 1.4, size))
          .join(""),
    };
  },

  "Troops to Tripoli": () => {
    const half = 23;
    const top = (/** @type {number} */ x) => {
      const off = Math.abs(x - 60) / half;
      return off < 1 ? 26 - 26 * Math.sqrt(1 - off ** 1.7) : 99;
    };
    const opens = (/** @type {number} */ x, /** @type {number} */ y) => y > top(x) && y < 56;
    const outside = sky({ low: 0.03, high: 0.4 });
    const floor = (/** @type {number} */ x, /** @type {number} */ y) => {
      const wide = half + (y - 56) * 1.2;
      const lit = smooth(wide + 3, wide - 3, Math.abs(x - 60));
      return 0.74 - 0.62 * lit + 0.1 * Math.sin(y * 1.5) * lit;
    };
    const stones = (/** @type {number} */ x, /** @type {number} */ y) =>
      0.82 - 0.32 * Math.exp(-Math.max(0, Math.hypot(x - 60, (y - 30) * 0.8) - half) / 9);
    let arch = "";
    for (let turn = 0; turn < 13; turn += 1) {
      const angle = Math.PI * (1 + turn / 12);
      const at = (/** @type {number} */ r) =>
        `${n(60 + r * half * Math.cos(angle))} ${n(27 + r * (half + 3) * Math.sin(angle))}`;
      arch += `M${at(1)}L${at(1.26)}`;
    }
    const ring = `M${60 - half} 56V27A23 27 0 0 1 ${60 + half} 27V56`;
    const door = (/** @type {number} */ side) =>
      put(
        cut("M0 57V14L-12 6V66z", WOOD, 0.5) +
          line("M-3 58V12M-6 60.5V10M-9 63V8", 0.3) +
          line("M0 20L-12 15M0 34L-12 34M0 48L-12 54", 1.1, INK),
        60 + side * half,
        0,
        1,
        { flip: side > 0 },
      );
    return {
      tone: (x, y) => (opens(x, y) ? outside(x, y) : y > 56 ? floor(x, y) : stones(x, y)),
      tall: { x0: 28, x1: 92, y0: -8, y1: 72 },
      paper: STONE,
      washes: shape(`${ring}z`, "#f7eecb") + shape("M37 56H83L104 74H16z", SAND),
      light: { x: 60, y: 34, r: 40, color: "#fff6d8" },
      over:
        put(palm(), 45, 50, 0.7) +
        put(palm(-3), 78, 50, 0.5) +
        put(castle(), 62, 48, 0.3) +
        line(ring, 6.4, INK) +
        line(ring, 5.4, "#c9a76c") +
        line(ring, 0.4) +
        line(arch, 0.5) +
        door(-1) +
        door(1) +
        column(5, [48, 52, 0.5], [72, 52, 0.5], (index) => comes(RED, index % 2 > 0)) +
        put(standard(TRIPOLI, 42, 19), 61, 54, 1) +
        column(4, [46, 57, 0.76], [74, 57, 0.76], (index) =>
          comes(index % 2 ? RED : "#4d6b57", index % 2 < 1),
        ) +
        column(3, [43, 69, 1.16], [77, 69, 1.16], (index) => comes(RED, index % 2 > 0)),
    };
  },

  "Marine Sharpshooters": () => {
    const shot = { x: 104, y: 20, reach: 20, strength: 0.3 };
    const puffs = smoke(
      trail(116, 34, 92, -20, { count: 16, small: 4, big: 13, seed: 12 }),
      { x: 60, y: -20, reach: 1 },
      { dark: 0.5 },
    );
    const day = sky({ low: 0.1, high: 0.52, lights: [shot] });
    const coat = "M42 45Q28 47 22 57Q16 66 14 76H70Q68 62 60 54Q54 46 42 45z";
    const arm = curve([
      [27, 52],
      [38, 49],
      [46, 57],
      [57, 48.5],
      [63, 53],
      [50, 69],
      [41, 72],
      [32, 66],
      [26, 58],
      [27, 52],
    ]);
    const stock = "M32 42L33.5 51L43 48.5L56 42.5L62 42L118 33.5V31L60 38L52 39z";
    const mud = "M56 76Q58 64 66 60Q80 57 122 58V76z";
    const face = curve([
      [42, 27],
      [58, 27.6],
      [60.4, 29.4],
      [60.2, 31.4],
      [63.4, 35.8],
      [62.8, 37],
      [60.8, 37.6],
      [61.4, 39.2],
      [60.2, 42],
      [59, 45.4],
      [55.6, 47],
      [49.4, 46],
      [48.4, 52],
      [38, 50],
      [40, 40],
      [42, 27],
    ]);
    return {
      tone: (x, y) => (y > 50 ? 0.2 : (puffs(x, y) ?? day(x, y))),
      tall: { x0: 20, x1: 84, y0: -6, y1: 74 },
      paper: SKY,
      washes: shape("M0 50H120V74H0z", SAND),
      light: { x: 104, y: 22, r: 40, color: "#fff1cf" },
      over:
        put(town({ flag: TRIPOLI }), 98, 51, 0.6) +
        engraved(
          "coat",
          coat,
          BLUE,
          [12, 42, 72, 74],
          (x, y) => 0.2 + 0.5 * smooth(50, 20, x) + 0.2 * smooth(60, 74, y),
          { bend: (x) => 0.02 * (x - 44) ** 2 },
        ) +
        cut("M37 47L43 45.5L66 76H58z", BRIGHT, 0.4) +
        engraved(
          "left",
          curve([
            [58, 54],
            [70, 54.5],
            [83, 43.5],
            [89, 48],
            [78, 62],
            [66, 67],
            [56, 64],
          ]),
          BLUE,
          [54, 40, 90, 68],
          (_x, y) => 0.1 + 0.5 * smooth(48, 64, y),
        ) +
        cut("M82 44.5L86 40.8L92 45L88.5 49.5z", RED, 0.4) +
        cut("M85 42Q86 37 89 35.5Q92.5 33.8 92.6 37.6Q93.5 42 91 45z", SKIN, 0.4) +
        engraved(
          "mud",
          mud,
          STONE,
          [54, 56, 120, 74],
          (x, y) =>
            0.16 + 0.4 * smooth(58, 74, y) + 0.1 * Math.sin(x * 0.5 + 3 * Math.sin(y * 0.7)),
        ) +
        engraved(
          "face",
          face,
          SKIN,
          [36, 24, 66, 53],
          (x, y) => 0.5 * smooth(32, 27, y) + 0.36 * smooth(54, 44, x) + 0.2 * smooth(43, 50, y),
          { pitch: 0.7 },
        ) +
        shape(
          "M41 27H52Q50.5 31 51.5 36L49.5 38Q46.5 34.5 45.5 37.5Q45.5 41 47.5 42L45 46Q40 47 37.5 50Q38.5 38 41 27z",
        ) +
        line(
          "M55.4 32.8Q57.6 30.6 59.8 32.6M54.6 30.4Q57 28.8 60 30M60.4 37.2Q59 36.6 59 35.6M50 42Q54 45 59 43",
          0.5,
        ) +
        shape("M56.8 31.8q2-.3 2.4 1.4q-1.7.6-2.4-.2z") +
        cut("M37 47Q43 50 50 48L51 53Q43 55 36 52z", RED, 0.4) +
        cut("M34.5 25.5Q50 22 67.5 28Q66.5 30 64 29.6Q50 25.5 36.5 28.5z", INK, 0.4) +
        engraved(
          "hat",
          "M41 25L42.5 12Q51 9.5 60.5 13L61 26.5Q51 24 41 25z",
          "#574636",
          [40, 9, 62, 27],
          (x) => 0.3 + 0.65 * smooth(58, 46, x),
        ) +
        line("M41.2 22.5Q51 21.5 61 24", 1.1, GILT) +
        cut("M57.5 19Q55 10 58.5 3Q62 8 60.5 19z", RED, 0.35) +
        disc(59, 19.5, 1.6, BRIGHT, INK) +
        cut(stock, WOOD, 0.4) +
        line("M36 48Q46 45 56 40.5", 0.3) +
        line("M60 38.8L121 30", 1.5) +
        line("M60 38.4L121 29.6", 0.4, BUFF) +
        line("M78 36.5v3M96 34v3M112 31.5v3", 0.9, GILT) +
        cut("M66 42L67 38.6L77 37L76 40.5z", "#6f6656", 0.3) +
        shape("M70 38.5l-2.4-3.2l.9-.6l3.4 3zM73.5 38l1-2.6l1.8-.3l-.6 3z") +
        engraved(
          "arm",
          arm,
          BLUE,
          [24, 44, 64, 74],
          (x, y) => 0.1 + 0.65 * smooth(5, -9, x - 46 + (60 - y) * 0.5),
          { bend: (x) => 0.03 * (x - 44) ** 2 },
        ) +
        cut("M54.5 48.5L63 54L61 57.5L53 52z", RED, 0.4) +
        cut(
          "M56 49.5Q56 45 59.6 42.4Q64 40.8 66.5 42.4Q68 44 65 44.8L66 47.6L62.5 53z",
          SKIN,
          0.4,
        ) +
        line("M62 45.5L66 44.6M63 47.8l3-.4", 0.3),
    };
  },

  "Mercenaries Desert": () => {
    const moon = { x: 88, y: 8, reach: 10, strength: 0.6 };
    const camp = { x: 22, y: 52, reach: 13, strength: 0.5 };
    const crest = (/** @type {number} */ x) => 70 - 24 * smooth(10, 118, x) + 1.6 * Math.sin(x / 9);
    const plain = (/** @type {number} */ x) => 46 + 2 * Math.sin(x / 19 + 2);
    const night = sky({
      low: 0.44,
      high: 0.84,
      lights: [moon, { ...moon, reach: 50, strength: 0.26 }],
    });
    const sand = dunes({ seed: 3, from: 42, tone: 0.52, height: 4 });
    const path = [
      [36, 1.5],
      [58, 1.22],
      [76, 1],
      [91, 0.82],
      [103, 0.66],
    ];
    return {
      tone: (x, y) => {
        if (y > crest(x))
          return 0.24 + 0.5 * smooth(0, 12, y - crest(x)) + 0.06 * Math.sin(x + y * 2);
        return y > plain(x) ? sand.tone(x, y) - glow(camp, x, y) : night(x, y);
      },
      bend: sand.bend,
      tall: { x0: 11, x1: 77, y0: -9.5, y1: 73 },
      paper: NIGHT,
      washes: ground(plain, "#b9b49c") + ground(crest, "#cfc5a4"),
      light: { x: 22, y: 52, r: 22, color: "#ffc56b" },
      over:
        stars(46, 8, 30) +
        disc(88, 8, 5.4, "#fff8e2") +
        put(tent(), 9, 52, 0.7) +
        put(tent(), 34, 50, 0.56) +
        put(standard(US, 26, 11), 20, 50, 0.8) +
        put(campfire(0.9), 23, 55, 0.42) +
        put(man("sits", { ...MARINE, armed: false }), 16, 56, 0.5) +
        path
          .map(([x, size], index) =>
            put(
              man(
                index % 2 ? "sneaks" : "marches",
                index % 2
                  ? { ...SHADOW, robe: DARK, coat: DARK }
                  : { ...BEDOUIN, robe: "#a39a86", coat: "#a39a86" },
              ),
              x,
              crest(x) + 2,
              size,
            ),
          )
          .join(""),
    };
  },
};
