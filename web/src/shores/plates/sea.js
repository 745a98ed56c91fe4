// Pictures of ships, storms and fights at sea.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  FIRE,
  GOLD,
  hatches,
  INK,
  line,
  NIGHT,
  n,
  numbers,
  put,
  RED,
  ROOM,
  SHADE,
  SKY,
  STONE,
  shape,
  SEA as WATER,
  WOOD,
} from "../../table/engraver/brush.js";
import { head } from "../../table/engraver/figures.js";
import { ensign } from "../../table/engraver/flags.js";
import {
  bank,
  flat,
  sea,
  sky,
  smoke,
  smooth,
  split,
  trail,
  waves,
} from "../../table/engraver/grounds.js";
import { castle, town } from "../../table/engraver/places.js";
import {
  flame,
  foam,
  frigate,
  gunboat,
  merchant,
  schooner,
  sparks,
  xebec,
} from "../../table/engraver/ships.js";
import {
  bolt,
  burst,
  clouded,
  hulk,
  rain,
  rays,
  rock,
  splash,
  spume,
  stern,
  swell,
  view,
  wave,
} from "../../table/engraver/weather.js";

/** @typedef {import("../../table/engraver/lines.js").Field} Field */

const HORIZON = 48;
const SKIN = "#e3bd93";
/** A level edge. @param {number} y @returns {Field} */
const level = (y) => () => y;

/** Stars above a height. @param {number} count @param {number} seed @param {number} low */
function stars(count, seed, low) {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [2 + next() * 116, -76 + next() * (low + 76)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.25 + next() * 0.25)}" fill="${BRIGHT}"/>`;
  }).join("");
}

/** A sky above water. @param {number} at the horizon @param {Field} above @param {Parameters<typeof sea>[0]} [how] */
const over = (at, above, how = {}) => split(level(at), above, sea({ horizon: at, ...how }));

/** A wash of color from one height down to another. @param {string} color @param {number} y0 @param {number} [y1] */
const wash = (color, y0, y1 = 72) => shape(`M-10 ${y0}H130V${y1}H-10z`, color);

/** A box of 4 to 5 seen in the hand. @param {number} x0 @param {number} y0 */
const tallAt = (x0, y0) => ({ x0, x1: x0 + (72 - y0) * 0.8, y0, y1: 72 });

/** Flames at places. @param {number[][]} places x, y, height, width */
const flames = (places) =>
  places.map(([x, y, high, wide]) => put(flame(high, wide, -wide * 1.3), x, y)).join("");

/** An officer who looks through a glass to the right; 30 high. */
const lookout = () =>
  cut("M-3-13L-3.600 0h3L.500-10L1 0h3L3.600-13z", BRIGHT, 0.25) +
  shape("M-3.800-4h3.400L-.600 0h2l.200 .600h-5.600zM.600-4h3.300L4.200 0l2 .600H.800z") +
  cut(
    "M-4-12L-3.800-22.500Q0-25 3.600-22.500L3.600-12Q1-11.500 .500-12.500L-1.500-4Q-4-4-5.500-5z",
    BLUE,
    0.3,
  ) +
  line("M0-23L.4-12", 0.2) +
  hatches(-3.6, -1, -21, -12.5, 0.5, 0.2, -0.2) +
  cut("M3.800-26.600L19-31.200L19.600-29.400L4.200-24.800z", GOLD, 0.25) +
  line("M9-28.100l.5 1.800M14-29.600l.5 1.800", 0.3) +
  head(0.4, -25.6, "bare") +
  cut("M-4.800-26.500q2.600-1.400 5-1.500t5 .500q-.500-4.200-4.700-4.300t-5.300 5.300z", INK, 0.2) +
  line("M-4-26.800q3-3.800 7.600-3", 0.25, GOLD) +
  cut("M-2-22L4-18.800L9.800-25.200L8.600-27L4-22.400L2-24z", BLUE, 0.3) +
  cut("M8.500-27.200l1.500 2 1.600-1.800-1.200-1.600z", SKIN, 0.2) +
  cut("M-3.600-23q2-2 4.400-.600l-.300 1.600h-4z", GOLD, 0.2);

/** A sandglass that stands on 0, 0; 36 high. */
const sandglass = () =>
  shape(
    "M-6-33C-6-25-1-20-.800-18C-1-16-6-11-6-3H6C6-11 1-16 .800-18C1-20 6-25 6-33z",
    BRIGHT,
    INK,
    0.5,
  ) +
  shape(
    "M-5.200-28Q0-27 5.200-28C4.600-24 1-20.500 .600-18H-.600C-1-20.500-4.600-24-5.200-28zM-5.700-3.200Q0-9.500 5.700-3.200z",
    GOLD,
    INK,
    0.25,
  ) +
  line("M0-18V-6", 0.5, GOLD) +
  line("M3.800-31q0 4-2.400 7.600M3.600-5q0-4-2.200-7", 0.35) +
  [-8, 8]
    .map((x) => cut(`M${x - 0.8}-33h1.600v30h-1.600zM${x - 1.3}-20h2.600v4h-2.600z`, WOOD, 0.3))
    .join("") +
  cut("M-10.500 0v-3h21v3zM-10.500-33v-3h21v3z", WOOD, 0.4) +
  hatches(1, 10, -35.6, -33.4, 0.8, 0.25) +
  hatches(1, 10, -2.6, -0.4, 0.8, 0.25);

/** The side of a frigate close by, with its guns run out, that goes away to the left. */
function broadside() {
  const [vx, vy] = [22, 43];
  const at = (/** @type {number} */ t, /** @type {number} */ f) =>
    `${n(vx + 104 * t)} ${n(vy + t * (-27 + 66 * f))}`;
  const band = (/** @type {number} */ f0, /** @type {number} */ f1, /** @type {string} */ color) =>
    shape(`M${at(0.2, f0)}L${at(1.2, f0)}L${at(1.2, f1)}L${at(0.2, f1)}z`, color);
  let drawn = cut(
    `M${at(0.17, -0.06)}L${at(1.2, 0)}L${at(1.2, 1)}L${at(0.22, 1)}Q${at(0.18, 0.7)} ${at(0.17, -0.06)}z`,
    INK,
  );
  drawn += band(0, 0.04, WOOD) + band(0.26, 0.58, BUFF);
  for (const f of [0.12, 0.2, 0.66, 0.74, 0.82, 0.9])
    drawn += line(`M${at(0.21, f)}L${at(1.2, f)}`, 0.25, SHADE);
  for (const f of [0.34, 0.42, 0.5]) drawn += line(`M${at(0.21, f)}L${at(1.2, f)}`, 0.2);
  for (let index = 8; index >= 0; index -= 1) {
    const [t0, t1] = [1 / (1.22 + 0.46 * index), 1 / (1.02 + 0.46 * index)];
    const t = (t0 + t1) / 2;
    drawn += cut(`M${at(t0, 0.3)}L${at(t1, 0.3)}L${at(t1, 0.54)}L${at(t0, 0.54)}z`, INK, 0.3);
    drawn += cut(
      `M${at(t0, 0.29)}L${at(t1, 0.29)}l${n(-8 * t)} ${n(-5 * t)}L${n(vx + 104 * t0 - 8 * t)} ${n(vy + t0 * -7.9 - 5 * t)}z`,
      RED,
      0.3,
    );
    const gun =
      cut("M4-2.500L-13-2q-.300-.900-1.600-.700v5.400q1.300.200 1.600-.700L4 2.900z", INK, 0.35) +
      line("M3-1.200L-12-.900", 0.5, BUFF) +
      line("M-3-2.200v4.600M-9-2.100v4.300", 0.35, SHADE);
    drawn += put(gun, vx + 104 * t, vy + t * 1.4, t * 1.15);
  }
  return drawn;
}

/** A Tripolitan carpenter who works to the right; 26 high. @param {string} robe @param {string} tool */
const carpenter = (robe, tool) =>
  cut("M-4-9L-5 0h2.600L-.500-7L1.600 0h2.600L3.400-9z", BRIGHT, 0.25) +
  shape("M-5-.600h3l.600 .800h-3.600zM1.600-.600h2.800l.800 .800h-3.600z") +
  cut("M-4.400-8L-3.600-17.500Q0-20 3-17.500L4-8q-4 1.200-8.400 0z", robe, 0.3) +
  hatches(-3.6, -1, -16.5, -8.4, 0.6, 0.2) +
  cut("M-4.300-11h8.100v2h-8.200z", RED, 0.25) +
  tool +
  cut("M-1-17.500L8-14.200L7.600-12.600L-1.500-14z", robe, 0.3) +
  cut("M7.600-14.400q2.400.200 2.400 1.400t-2.600.500z", "#b98a60", 0.25) +
  head(0.6, -20.5, "turban", "#b98a60");

/** A hand that lets go, at the end of a sleeve that comes from the right; 50 wide. */
function hand() {
  const fingers = [
    "M-13 2L-20 7L-22 13",
    "M-13 0L-22 3L-26 9",
    "M-12-2L-22-2L-28 3",
    "M-11-4L-20-6L-27-4",
  ];
  return (
    cut("M60-24L16-10L14 9L60 24z", BLUE, 0.5) +
    hatches(20, 60, 2, 20, 1.4, 0.3, -4) +
    line("M26-11Q23 0 25 11", 2.2, GOLD) +
    line("M30-12.500Q27 0 29 12.500", 0.4) +
    cut(
      "M16-10q-6-1-8 1q1.500 2-.500 4q2.500 1.500 .500 4q2.500 1 1 4q3 1.500 2 4q2 1.500 4 1q-2.500-8 1-18z",
      BRIGHT,
      0.4,
    ) +
    line("M10-7q2 1 4 .5M9-2q2 1 5 .6M10 3q2 0 4 0", 0.25) +
    fingers.map((d) => line(d, 4.4) + line(d, 3.5, SKIN)).join("") +
    cut("M9-8C2-9-8-9-13-6Q-16-3-15 2Q-13 6-8 6Q0 7 9 8z", SKIN, 0.5) +
    line("M-11-4.500L-20-6.200M-12-1.500L-20-2M-12 1L-18 2", 3.2, SKIN) +
    line("M-13-3l-4-.600M-14 .200l-4 .500", 0.3) +
    line("M2 5L-5 10L-10 15", 4.4) +
    line("M2 5L-5 10L-10 15", 3.5, SKIN) +
    line("M4 3L-2 6.500", 3, SKIN) +
    hatches(-6, 6, 3, 6.4, 0.9, 0.2, -1)
  );
}

/** A signal book, bound in lead and tied to shot; 24 wide. */
const book = () =>
  line("M2 15q-4 8 2 14q3 4 8 5", 0.9, WOOD) +
  [
    [4, 30],
    [12, 35],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="4.2" fill="${INK}"/>` +
        line(`M${x - 2.4} ${y - 0.6}q.4-1.800 2-2.200`, 0.5, BRIGHT),
    )
    .join("") +
  cut("M-12-15L10-17L14-13L14 15L-8 17L-12 13z", BRIGHT, 0.4) +
  line(
    "M10.800-15.600V14M12-14.600V14.600M13-13.600V14.800M-9.500 14.200L13.500 12.400M-8.600 15.400L13.800 13.600",
    0.25,
  ) +
  cut("M-12-15L10-17V11.500L-12 13.500z", BLUE, 0.5) +
  shape("M-9.600-12.400L7.600-14V9L-9.600 10.800z", "none", GOLD, 0.6) +
  line("M-9.500-15.200V13.300", 0.4) +
  cut("M-7.500-6.500L5-7.600V-1.600L-7.500-.500z", BRIGHT, 0.3) +
  line("M-12 3L10 1L14 3", 1.2, WOOD) +
  line("M1-16V12.400", 1.2, WOOD);

/** @type {import("../plates.js").Plates} */
export const SEA = {
  "Burn the Philadelphia": () => {
    const fire = { x: 66, y: 22, reach: 27, strength: 0.6 };
    const moon = { x: 14, y: 14, reach: 8, strength: 0.26 };
    const dark = sky({ low: 0.36, high: 0.7, lights: [fire, moon] });
    const plume = smoke(trail(62, 8, 10, -70, { count: 30, small: 6, big: 19, seed: 9 }), fire);
    const above = (/** @type {number} */ x, /** @type {number} */ y) => plume(x, y) ?? dark(x, y);
    return {
      tone: over(HORIZON, above, { dark: 0.62, light: { x: 66, width: 8, strength: 0.85 } }),
      bend: waves(HORIZON),
      tall: { x0: 26, x1: 106, y0: -28, y1: 72 },
      paper: NIGHT,
      light: { x: 66, y: 22, r: 46, color: "#ffd68a" },
      over:
        stars(20, 4, -10) +
        shape("M15.200 9a5.200 5.200 0 1 0 3.600 8.200a4.400 4.400 0 0 1-3.600-8.200z", BRIGHT) +
        put(castle({ flag: "tripoli" }), 104, 48, 0.8) +
        shape("M0 48q6-2 14-1.300t18 .4 16 .9z", INK) +
        flames([
          [46, 38, 20, 3.4],
          [58, 39, 30, 5.2],
          [70, 39, 38, 6],
          [82, 39, 26, 4.6],
          [91, 39, 15, 3],
        ]) +
        put(frigate({ sails: "furled", lit: true }), 68, 48, 1) +
        flames([
          [52, 41, 17, 3.2],
          [64, 41, 25, 4.4],
          [77, 41, 22, 4],
          [84, 24, 10, 1.9],
          [66, 16, 11, 2],
        ]) +
        sparks(62, 10, 30, 5) +
        put(schooner(), 22, 64, 0.62) +
        put(foam(16), 22, 64),
    };
  },

  "Swedish Frigates Arrive": (crop) => {
    const sun = { x: 12, y: 34, reach: 26, strength: 0.4 };
    const [near, far] = crop === "wide" ? [88, 36] : [56, 22];
    const above = clouded(
      sky({ low: 0.1, high: 0.5, top: -60, lights: [sun] }),
      bank(40, 140, 30, { r: 11, seed: 5, count: 9 }),
      0.4,
    );
    return {
      tone: over(44, above, { dark: 0.46, light: { x: 12, width: 9 } }),
      bend: waves(44, 0.7),
      tall: tallAt(6, -8),
      paper: SKY,
      washes: wash(WATER, 44),
      light: { x: 12, y: 34, r: 60, color: "#ffe3b0" },
      over:
        shape("M-10 44Q10 42 30 43.300T60 44z", SHADE) +
        put(frigate({ flag: "sweden" }), far, 49, 0.6) +
        put(foam(20), far, 49, 0.7) +
        put(stern({ flag: "sweden" }), near, 65, 0.96) +
        put(foam(13), near, 66, 1.1),
    };
  },

  "Naval Movement": (crop) => {
    const [x, s] = crop === "wide" ? [74, 0.8] : [58, 0.72];
    const above = clouded(
      sky({ low: 0.04, high: 0.46, top: -60 }),
      bank(34, 140, 36, { r: 13, seed: 8 }),
      0.42,
    );
    return {
      tone: over(42, above, { dark: 0.48 }),
      bend: waves(42, 1),
      tall: tallAt(4, -6),
      paper: SKY,
      washes: wash(WATER, 42),
      over:
        put(frigate({ flag: "us" }), 112, 43, 0.2) +
        put(frigate({ flag: "us" }), x + 29, 45, 0.34) +
        put(frigate({ flag: "us" }), x, 52, s) +
        put(foam(24), x, 52, s) +
        line("M-4 72L6-40M4 72L9-40M12 72L12-40", 0.5) +
        line("M0 52h13M2 40h10M3 28h9M4 16h7M5 4h7M6-8h6", 0.3) +
        cut("M-10 58Q60 55 130 59V62H-10z", WOOD, 0.4) +
        cut("M-10 62H130V80H-10z", BUFF, 0.3) +
        hatches(-8, 128, 62.4, 72, 1.3, 0.25) +
        line("M-10 66H130", 0.3) +
        put(lookout(), 28, 88, 2.1),
    };
  },

  "Early Deployment": () => {
    const sun = { x: 86, y: 40, reach: 26, strength: 0.5 };
    const outside = over(44, sky({ low: 0.14, high: 0.62, top: -50, lights: [sun] }), {
      dark: 0.44,
      light: { x: 86, width: 6 },
    });
    return {
      tone: (x, y) =>
        x < 17 || x > 108 ? 0.75 - 0.3 * smooth(0, 17, x) : y > 59 ? 0.3 : outside(x, y),
      bend: waves(44, 0.3),
      tall: tallAt(12, -14),
      paper: DUSK,
      washes:
        shape("M-10-40H17V72H-10zM108-40H130V72H108z", SHADE) + shape("M-10 59H130V72H-10z", WOOD),
      light: { x: 86, y: 40, r: 50, color: "#fff0c0" },
      over:
        `<circle cx="86" cy="40" r="5.500" fill="${BRIGHT}"/>` +
        cut("M16 44V38h8v-4l5-3 5 3v4h8v-5h7v5h6v6z", SHADE, 0.3) +
        line("M44 44L52 22L56 44M52 22L60 24V38", 0.6) +
        put(frigate({ flag: "us" }), 74, 49, 0.66) +
        put(foam(20), 74, 49, 0.7) +
        line("M52-40V59M80-40V59M17 8H108", 1.3, WOOD) +
        line("M51.400-40V59M79.400-40V59M17 7.400H108", 0.3) +
        cut("M10 58.500H114V61.500H10z", STONE, 0.4) +
        cut("M15-40h3V58.500h-3zM107-40h3V58.500h-3z", STONE, 0.4) +
        cut("M58 66L84 62L98 68L70 74z", BRIGHT, 0.4) +
        line("M66 66.600L84 64M69 68.200L88 65.400M72 69.800L90 67", 0.3) +
        put(sandglass(), 36, 68, 1.25),
    };
  },

  "A Show of Force": (crop) => {
    const above = clouded(
      sky({ low: 0.02, high: 0.44, top: -60 }),
      bank(-8, 50, 28, { r: 10, seed: 12 }),
      0.36,
    );
    const [x, s] = crop === "wide" ? [30, 0.42] : [48, 0.4];
    return {
      tone: over(43, above, { dark: 0.42 }),
      bend: waves(43, 0.8),
      tall: tallAt(40, -8),
      paper: SKY,
      washes: wash(WATER, 43),
      over:
        shape("M-10 43Q6 39 20 41T60 43z", SHADE) +
        put(town({ flag: "tunis" }), crop === "wide" ? 26 : 56, 43, 0.7) +
        put(frigate({ flag: "us", sails: "furled" }), x - 18, 49, s * 0.8, { flip: true }) +
        put(frigate({ flag: "us", sails: "furled" }), x, 54, s, { flip: true }) +
        broadside() +
        line("M114-40V22", 1.2) +
        put(ensign("us", 0, 0, 30), 113.4, -4, 1, { flip: true }),
    };
  },

  "Launch the Intrepid": () => {
    const fire = { x: 60, y: 36, reach: 34, strength: 0.8 };
    const cloud = smoke(
      [
        ...trail(60, 20, 78, -34, { count: 14, small: 8, big: 16, seed: 4, spread: 9 }),
        ...bank(40, 82, 30, { r: 9, count: 7, seed: 3 }),
      ],
      fire,
    );
    const above = rays(fire, 0.86);
    return {
      tone: over(48, (x, y) => cloud(x, y) ?? above(x, y), {
        dark: 0.8,
        light: { x: 60, width: 12, strength: 0.9 },
      }),
      bend: waves(48, 0.6),
      tall: tallAt(26, -14),
      paper: NIGHT,
      light: { x: 60, y: 36, r: 52, color: "#ffc873" },
      over:
        put(castle(), 106, 48, 0.9) +
        put(burst(24, 11), 60, 36) +
        put(xebec({ sails: false, flag: "tripoli" }), 22, 62, 0.8),
    };
  },

  Storms: (crop) => {
    const tall = tallAt(34, -8);
    const seen = view(crop, tall);
    const sun = { x: 10, y: -10, reach: 40, strength: 0.2 };
    const clouds = [
      ...bank(-10, 70, 2, { r: 15, seed: 3 }),
      ...bank(40, 134, 8, { r: 17, seed: 6 }),
      ...bank(0, 120, -12, { r: 22, seed: 7 }),
    ];
    const back = swell(46, [
      { x: 20, high: 12, left: 20, right: 14 },
      { x: 112, high: 20, left: 22, right: 30 },
    ]);
    const mid = swell(56, [{ x: 74, high: 14, left: 30, right: 20 }]);
    const front = swell(70, [
      { x: 24, high: 34, left: 26, right: 15 },
      { x: 112, high: 12, left: 20, right: 20 },
    ]);
    return {
      tone: clouded(sky({ low: 0.16, high: 0.6, lights: [sun] }), clouds, 0.8),
      tall,
      paper: "#c3cbc4",
      over:
        rain(seen.box, 70, 3) +
        wave(back, seen, { color: "#a9b9b3", level: 46, dark: 0.55 }) +
        spume(back, 8, 30, 4) +
        spume(back, 96, 124, 5) +
        put(frigate({ flag: "us", sails: "topsails" }), 72, 46, 0.86, { turn: -16 }) +
        wave(mid, seen, { color: "#9db3b1", level: 56, dark: 0.66 }) +
        spume(mid, 50, 102, 6, 4) +
        wave(front, seen, { color: "#8fa9a8", level: 70, dark: 0.78 }) +
        spume(front, 4, 44, 7, 6),
    };
  },

  "Second Storms": (crop) => {
    const tall = tallAt(40, -18);
    const seen = view(crop, tall);
    const flash = { x: 88, y: 14, reach: 28, strength: 0.7 };
    const surf = swell(52, [
      { x: 30, high: 7, left: 16, right: 10 },
      { x: 76, high: 5, left: 14, right: 10 },
    ]);
    const near = swell(66, [
      { x: 50, high: 9, left: 20, right: 14 },
      { x: 112, high: 6, left: 20, right: 20 },
    ]);
    return {
      tone: over(
        44,
        clouded(
          sky({ low: 0.5, high: 0.9, top: -30, lights: [flash] }),
          bank(-10, 130, 4, { r: 16, seed: 9, count: 11 }),
          0.9,
          flash,
        ),
        { dark: 0.72, light: { x: 88, width: 10 } },
      ),
      bend: waves(44, 1),
      tall,
      paper: NIGHT,
      light: { x: 88, y: 14, r: 40, color: "#f4efdc" },
      over:
        bolt(92, -30, 84, 40, 6) +
        put(rock(-20, 20, 0, 22, 3, INK), 116, 52) +
        put(hulk(), 62, 50, 0.95, { turn: 11 }) +
        wave(surf, seen, { color: "#7f97a6", level: 52, dark: 0.85 }) +
        spume(surf, 20, 104, 8, 5) +
        wave(near, seen, { color: "#748c9c", level: 66, dark: 0.9 }) +
        spume(near, 30, 74, 9, 5) +
        rock(-14, 34, 76, 34, 7, SHADE) +
        rock(84, 134, 76, 18, 8, SHADE),
    };
  },

  "The Philadelphia Runs Aground": (crop) => {
    const guns = { x: 30, y: 56, reach: 1 };
    const puffs = smoke(
      [
        ...trail(40, 58, 50, 50, { count: 8, small: 2.5, big: 5, seed: 3, spread: 3 }),
        ...trail(88, 54, 80, 48, { count: 7, small: 2, big: 4, seed: 4, spread: 3 }),
      ],
      guns,
      { dark: 0.4 },
    );
    const day = over(40, sky({ low: 0.02, high: 0.4, top: -60 }), { dark: 0.38 });
    return {
      tone: (x, y) => puffs(x, y) ?? day(x, y),
      bend: waves(40, 0.6),
      tall: crop === "wide" ? tallAt(20, -10) : tallAt(28, -10),
      paper: "#e6dcc0",
      washes: wash("#b9cbc0", 40),
      over:
        put(town({ flag: "tripoli" }), 12, 40, 0.5) +
        put(frigate({ flag: "us", sails: "topsails" }), 62, 47, 0.9, { turn: -11 }) +
        rock(70, 94, 52, 7, 3) +
        rock(46, 66, 53, 3.4, 5) +
        put(gunboat({ flag: "tripoli", sails: false }), 20, 66, 1) +
        put(gunboat({ flag: "tripoli" }), 104, 58, 0.7, { flip: true }) +
        put(splash(9), 52, 58, 0.8) +
        put(splash(8), 78, 60, 0.7),
    };
  },

  "US Signal Books Overboard": () => ({
    tone: over(20, sky({ low: 0.04, high: 0.5, top: -50 }), { dark: 0.5 }),
    bend: waves(20, 0.9),
    tall: tallAt(28, -10),
    paper: BUFF,
    washes: wash(WATER, 20),
    over:
      put(xebec({ flag: "tripoli" }), 26, 24, 0.44) +
      cut("M130 34L66 74H130z", WOOD, 0.5) +
      line("M130 28L60 72", 3.4) +
      line("M130 28L60 72", 2.4, STONE) +
      put(book(), 52, 42, 0.9, { turn: -16 }) +
      put(hand(), 84, 14, 0.9, { turn: -8 }),
  }),

  "Merchant Ship Converted": () => {
    const sheer = (/** @type {number} */ x) => 18 + 0.0022 * (x - 40) ** 2;
    const bow = (/** @type {number} */ y) => 100 - 0.012 * (y - 14) ** 2;
    const inside = (/** @type {number} */ x, /** @type {number} */ y) =>
      y > sheer(x) && y < 66 && x < bow(y);
    const out = over(50, sky({ low: 0.04, high: 0.4, top: -60 }), { dark: 0.45 });
    return {
      tone: (x, y) => {
        if (!inside(x, y)) return out(x, y);
        const plank = ((y - sheer(x)) % 4.7) / 4.7;
        return (
          0.28 + 0.3 * smooth(0.5, 1, plank) + 0.3 * smooth(60, 105, x) + 0.3 * smooth(54, 66, y)
        );
      },
      bend: (x, y) => (y < 66 && x < 104 ? 0.0022 * (x - 40) ** 2 : 0),
      tall: tallAt(14, -10),
      paper: "#efe0b8",
      washes: wash(WATER, 50) + shape("M-10 22Q40 16 106 25Q102 54 84 66H-10z", "#b98a5a"),
      over: put(town({ flag: "tripoli" }), 112, 50, 0.5) + put(carpenter(BRIGHT, ""), 40, 56, 1.1),
    };
  },
};
