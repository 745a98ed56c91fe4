// Pictures of ships, storms and fights at sea.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  GILT,
  GREEN,
  hatches,
  INK,
  line,
  NIGHT,
  n,
  numbers,
  put,
  RED,
  SHADE,
  SKIN,
  SKY,
  STONE,
  shape,
  TAN,
  SEA as WATER,
  WOOD,
} from "../../table/engraver/brush.js";
import { head } from "../../table/engraver/figures.js";
import { ensign } from "../../table/engraver/flags.js";
import {
  bank,
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
  gunVessel,
  schooner,
  sparks,
  threeMaster,
  xebec,
} from "../../table/engraver/ships.js";
import {
  bolt,
  clouded,
  hulk,
  puff,
  rain,
  rock,
  splash,
  spume,
  stern,
  swell,
  view,
  wave,
} from "../../table/engraver/weather.js";
import { SWEDEN, TRIPOLI, TUNIS, US } from "./flags.js";

/** @typedef {import("../../table/engraver/lines.js").Field} Field */

const HORIZON = 48;
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
  cut("M-3-13L-3.6 0h3L.5-10L1 0h3L3.6-13z", BRIGHT, 0.25) +
  shape("M-3.8-4h3.4L-.6 0h2l.2 .6h-5.6zM.6-4h3.3L4.2 0l2 .6H.8z") +
  cut("M-4-12L-3.8-22.5Q0-25 3.6-22.5L3.6-12Q1-11.5 .5-12.5L-1.5-4Q-4-4-5.5-5z", BLUE, 0.3) +
  line("M0-23L.4-12", 0.2) +
  hatches(-3.6, -1, -21, -12.5, 0.5, 0.2, -0.2) +
  cut("M3.8-26.6L19-31.2L19.6-29.4L4.2-24.8z", GILT, 0.25) +
  line("M9-28.1l.5 1.8M14-29.6l.5 1.8", 0.3) +
  head(0.4, -25.6, "bare") +
  cut("M-4.8-26.5q2.6-1.4 5-1.5t5 .5q-.5-4.2-4.7-4.3t-5.3 5.3z", INK, 0.2) +
  line("M-4-26.8q3-3.8 7.6-3", 0.25, GILT) +
  cut("M-2-22L4-18.8L9.8-25.2L8.6-27L4-22.4L2-24z", BLUE, 0.3) +
  cut("M8.5-27.2l1.5 2 1.6-1.8-1.2-1.6z", SKIN, 0.2) +
  cut("M-3.6-23q2-2 4.4-.6l-.3 1.6h-4z", GILT, 0.2);

/** A sandglass that stands on 0, 0; 36 high. */
const sandglass = () =>
  shape(
    "M-6-33C-6-25-1-20-.8-18C-1-16-6-11-6-3H6C6-11 1-16 .8-18C1-20 6-25 6-33z",
    BRIGHT,
    INK,
    0.5,
  ) +
  shape(
    "M-5.2-28Q0-27 5.2-28C4.6-24 1-20.5 .6-18H-.6C-1-20.5-4.6-24-5.2-28zM-5.7-3.2Q0-9.5 5.7-3.2z",
    GILT,
    INK,
    0.25,
  ) +
  line("M0-18V-6", 0.5, GILT) +
  line("M3.8-31q0 4-2.4 7.6M3.6-5q0-4-2.2-7", 0.35) +
  [-8, 8]
    .map((x) => cut(`M${x - 0.8}-33h1.6v30h-1.6zM${x - 1.3}-20h2.6v4h-2.6z`, WOOD, 0.3))
    .join("") +
  cut("M-10.5 0v-3h21v3zM-10.5-33v-3h21v3z", WOOD, 0.4) +
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
      cut("M4-2.5L-13-2q-.3-.9-1.6-.7v5.4q1.3.2 1.6-.7L4 2.9z", INK, 0.35) +
      line("M3-1.2L-12-.9", 0.5, BUFF) +
      line("M-3-2.2v4.6M-9-2.1v4.3", 0.35, SHADE);
    drawn += put(gun, vx + 104 * t, vy + t * 1.4, t * 1.15);
  }
  return drawn;
}

/** A Tripolitan carpenter who works to the right; 26 high. @param {string} robe @param {string} tool */
const carpenter = (robe, tool) =>
  cut("M-4-9L-5 0h2.6L-.5-7L1.6 0h2.6L3.4-9z", BRIGHT, 0.25) +
  shape("M-5-.6h3l.6 .8h-3.6zM1.6-.6h2.8l.8 .8h-3.6z") +
  cut("M-4.4-8L-3.6-17.5Q0-20 3-17.5L4-8q-4 1.2-8.4 0z", robe, 0.3) +
  hatches(-3.6, -1, -16.5, -8.4, 0.6, 0.2) +
  cut("M-4.3-11h8.1v2h-8.2z", RED, 0.25) +
  tool +
  cut("M-1-17.5L8-14.2L7.6-12.6L-1.5-14z", robe, 0.3) +
  cut("M7.6-14.4q2.4.2 2.4 1.4t-2.6.5z", TAN, 0.25) +
  head(0.6, -20.5, "turban", TAN);

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
    hatches(18, 58, 4, 9, 1.4, 0.3, -1.5) +
    line("M26-11Q23 0 25 11", 2.2, GILT) +
    line("M30-12.5Q27 0 29 12.5", 0.4) +
    cut(
      "M16-10q-6-1-8 1q1.5 2-.5 4q2.5 1.5 .5 4q2.5 1 1 4q3 1.5 2 4q2 1.5 4 1q-2.5-8 1-18z",
      BRIGHT,
      0.4,
    ) +
    line("M10-7q2 1 4 .5M9-2q2 1 5 .6M10 3q2 0 4 0", 0.25) +
    fingers.map((d) => line(d, 4.4) + line(d, 3.5, SKIN)).join("") +
    cut("M9-8C2-9-8-9-13-6Q-16-3-15 2Q-13 6-8 6Q0 7 9 8z", SKIN, 0.5) +
    line("M-11-4.5L-20-6.2M-12-1.5L-20-2M-12 1L-18 2", 3.2, SKIN) +
    line("M-13-3l-4-.6M-14 .2l-4 .5", 0.3) +
    line("M2 5L-5 10L-10 15", 4.4) +
    line("M2 5L-5 10L-10 15", 3.5, SKIN) +
    line("M4 3L-2 6.5", 3, SKIN) +
    hatches(-6, 6, 3, 6.4, 0.9, 0.2, -1)
  );
}

/** A signal book, bound in lead; 26 wide. */
const book = () =>
  line("M1-16q4-6-2-10t1-8", 1, WOOD) +
  cut("M-12-15L10-17L14-13L14 15L-8 17L-12 13z", BRIGHT, 0.4) +
  line("M10.8-15.6V14M12-14.6V14.6M13-13.6V14.8M-9.5 14.2L13.5 12.4M-8.6 15.4L13.8 13.6", 0.25) +
  cut("M-12-15L10-17V11.5L-12 13.5z", BLUE, 0.5) +
  cut(
    "M-12-15l5-.5 0 5-5 .5zM5-16.5l5-.5v5l-5 .5zM-12 13.5v-5l5-.5v5zM10 11.5v-5l-5 .5v5z",
    SHADE,
    0.3,
  ) +
  line("M-9.5-10V8", 0.4) +
  cut("M-7.5-6.5L5-7.6V-1.6L-7.5-.5z", BRIGHT, 0.3) +
  line("M-12 3L10 1L14 3M1-16V12.4", 1.2, WOOD);

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
        shape("M15.2 9a5.2 5.2 0 1 0 3.6 8.2a4.4 4.4 0 0 1-3.6-8.2z", BRIGHT) +
        put(castle({ flag: TRIPOLI }), 104, 48, 0.8) +
        shape("M0 48q6-2 14-1.3t18 .4 16 .9z", INK) +
        flames([
          [46, 38, 20, 3.4],
          [58, 39, 30, 5.2],
          [70, 39, 38, 6],
          [82, 39, 26, 4.6],
          [91, 39, 15, 3],
        ]) +
        put(threeMaster({ sails: "furled", lit: true }), 68, 48, 1) +
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
        shape("M-10 44Q10 42 30 43.3T60 44z", SHADE) +
        put(threeMaster({ flag: SWEDEN }), far, 49, 0.6) +
        put(foam(20), far, 49, 0.7) +
        put(stern({ flag: SWEDEN }), near, 65, 0.96) +
        put(foam(13), near, 66, 1.1),
    };
  },

  "Naval Movement": (crop) => {
    const sun = { x: 88, y: 34, reach: 30, strength: 0.4 };
    const above = clouded(
      sky({ low: 0.14, high: 0.56, top: -60, lights: [sun] }),
      bank(20, 140, 14, { r: 11, seed: 8, count: 12 }),
      0.42,
    );
    const ships =
      crop === "wide"
        ? [
            [112, 43.5, 0.24],
            [96, 45, 0.36],
            [72, 50, 0.62],
          ]
        : [
            [60, 43.5, 0.2],
            [52, 45.5, 0.32],
            [42, 51, 0.52],
          ];
    return {
      tone: over(42, above, { dark: 0.46, light: { x: 88, width: 12 } }),
      bend: waves(42, 1),
      tall: tallAt(0, -6),
      paper: DUSK,
      light: { x: 88, y: 36, r: 56, color: "#fff0c4" },
      washes: wash(WATER, 42),
      over:
        ships
          .map(([x, y, size]) => put(threeMaster({ flag: US }) + foam(22), x, y, size))
          .join("") +
        line("M-4 72L6-40M4 72L9-40M12 72L12-40", 0.5) +
        line("M0 52h13M2 40h10M3 28h9M4 16h7M5 4h7M6-8h6", 0.3) +
        cut("M-10 58Q60 55 130 59V62H-10z", WOOD, 0.4) +
        cut("M-10 62H130V80H-10z", BUFF, 0.3) +
        hatches(-8, 128, 62.4, 72, 1.3, 0.25) +
        line("M-10 66H130", 0.3) +
        put(lookout(), crop === "wide" ? 26 : 15, 86, 2.1),
    };
  },

  "Early Deployment": (crop) => {
    const [x, size, glass] = crop === "wide" ? [74, 0.66, 36] : [57, 0.5, 30];
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
        `<circle cx="86" cy="40" r="5.5" fill="${BRIGHT}"/>` +
        cut("M16 44V38h8v-4l5-3 5 3v4h8v-5h7v5h6v6z", SHADE, 0.3) +
        line("M44 44L52 22L56 44M52 22L60 24V38", 0.6) +
        put(threeMaster({ flag: US }) + foam(20), x, 49, size) +
        line("M52-40V59M80-40V59M17 8H108", 1.3, WOOD) +
        line("M51.4-40V59M79.4-40V59M17 7.4H108", 0.3) +
        cut("M10 58.5H114V61.5H10z", STONE, 0.4) +
        cut("M15-40h3V58.5h-3zM107-40h3V58.5h-3z", STONE, 0.4) +
        cut("M58 66L84 62L98 68L70 74z", BRIGHT, 0.4) +
        line("M66 66.6L84 64M69 68.2L88 65.4M72 69.8L90 67", 0.3) +
        put(sandglass(), glass, 68, 1.25),
    };
  },

  "A Show of Force": (crop) => {
    const above = clouded(
      sky({ low: 0.02, high: 0.44, top: -60 }),
      bank(-8, 50, 28, { r: 10, seed: 12 }),
      0.36,
    );
    const [x, s] = crop === "wide" ? [30, 0.42] : [42, 0.36];
    return {
      tone: over(43, above, { dark: 0.42 }),
      bend: waves(43, 0.8),
      tall: tallAt(24, -8),
      paper: SKY,
      washes: wash(WATER, 43),
      over:
        shape("M-10 43Q6 39 20 41T60 43z", SHADE) +
        put(town({ flag: TUNIS }), crop === "wide" ? 26 : 48, 43, 0.7) +
        put(threeMaster({ flag: US, sails: "furled" }), x - 18, 49, s * 0.8, { flip: true }) +
        put(threeMaster({ flag: US, sails: "furled" }), x, 54, s, { flip: true }) +
        broadside() +
        put(
          line("M0-40V26", 1.2) + put(ensign(US, 0, 0, 26), -0.6, 0, 1, { flip: true }),
          crop === "wide" ? 114 : 82,
          1,
        ),
    };
  },

  "Launch the Intrepid": () => {
    const fire = { x: 60, y: 34, reach: 36, strength: 0.85 };
    const cloud = smoke(
      [
        ...trail(60, 16, 84, -44, { count: 16, small: 9, big: 18, seed: 4, spread: 9 }),
        ...bank(34, 88, 26, { r: 8, count: 8, seed: 3 }),
      ],
      fire,
    );
    const above = sky({ low: 0.74, high: 0.98, lights: [fire] });
    const jets = (/** @type {number} */ size) =>
      [-78, 80, -58, 60, -38, 40, -19, 20, 0]
        .map((turn, index) =>
          put(flame(size * (20 + (index % 4) * 7), size * 4.2, 0), 60, 46, 1, { turn }),
        )
        .join("");
    return {
      tone: over(48, (x, y) => cloud(x, y) ?? above(x, y), {
        dark: 0.85,
        light: { x: 60, width: 13, strength: 1 },
      }),
      bend: waves(48, 0.6),
      tall: tallAt(26, -12),
      paper: NIGHT,
      light: { x: 60, y: 36, r: 54, color: "#ffc873" },
      over:
        put(castle(), 108, 48, 0.9) +
        jets(1) +
        sparks(60, 30, 60, 3, 0) +
        line("M40 22L46 4M78 30L92 24M70 8L74-6M32 38L24 32M84 12l3 5", 1.2) +
        line("M44 9l7 3M88 22l2 6M28 38l-2-7", 0.6) +
        cut("M46 40L50 48H70L73 41L68 44L65 40L61 45L57 41L52 44z", INK) +
        put(xebec({ flag: TRIPOLI }), 30, 65, 0.7) +
        put(gunVessel({ flag: TRIPOLI, sails: false }), 88, 60, 0.6, { flip: true }),
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
        put(threeMaster({ flag: US, sails: "topsails" }), 72, 46, 0.86, { turn: -16 }) +
        wave(mid, seen, { color: "#9db3b1", level: 56, dark: 0.66 }) +
        spume(mid, 50, 102, 6, 4) +
        wave(front, seen, { color: "#8fa9a8", level: 70, dark: 0.78 }) +
        spume(front, 4, 44, 7, 6),
    };
  },

  "Second Storms": (crop) => {
    const seen = view(crop, tallAt(30, -16));
    const flash = { x: 92, y: 12, reach: 30, strength: 0.8 };
    const surf = swell(52, [
      { x: 40, high: 8, left: 16, right: 14 },
      { x: 84, high: 7, left: 10, right: 10 },
    ]);
    const near = swell(67, [{ x: 60, high: 9, left: 26, right: 18 }]);
    return {
      tone: over(
        42,
        clouded(
          sky({ low: 0.5, high: 0.95, top: -30, lights: [flash] }),
          [
            ...bank(-10, 130, 10, { r: 12, seed: 9, count: 17 }),
            ...bank(-10, 130, -6, { r: 18, seed: 4, count: 12 }),
          ],
          0.9,
          flash,
        ),
        { dark: 0.75, light: { x: 92, width: 10 } },
      ),
      bend: waves(42, 1),
      tall: seen.box,
      paper: NIGHT,
      light: { x: 92, y: 12, r: 44, color: "#f4efdc" },
      over:
        bolt(96, -30, 88, 40, 6) +
        put(rock(50, 26, 3, NIGHT), 118, 50) +
        put(hulk(), 62, 44, 0.95, { turn: 14 }) +
        wave(surf, seen, { color: "#7f97a6", level: 52, dark: 0.85 }) +
        spume(surf, 26, 60, 8, 3) +
        spume(surf, 74, 112, 3, 4) +
        wave(near, seen, { color: "#748c9c", level: 67, dark: 0.9 }) +
        spume(near, 38, 92, 9, 3) +
        put(rock(56, 30, 7, SHADE), 8, 76) +
        put(rock(44, 16, 8, SHADE), 104, 76),
    };
  },

  "The Philadelphia Runs Aground": (crop) => {
    const [x, size] = crop === "wide" ? [64, 0.9] : [55, 0.7];
    return {
      tone: over(
        38,
        clouded(
          sky({ low: 0.04, high: 0.5, top: -60 }),
          bank(60, 140, 32, { r: 12, seed: 8 }),
          0.36,
        ),
        { dark: 0.38 },
      ),
      bend: waves(38, 0.6),
      tall: tallAt(22, -6),
      paper: "#e6dcc0",
      washes: wash("#b9cbc0", 38),
      over:
        put(town(), crop === "wide" ? 14 : 30, 38, 0.46) +
        put(
          put(threeMaster({ flag: US, sails: "topsails" }), 0, 0, 1, { turn: -12 }) +
            put(rock(34, 9, 3), 20, 6) +
            put(rock(26, 6, 5), -8, 7) +
            put(foam(16), 16, 3) +
            put(foam(10), -14, 4),
          x,
          46,
          size,
        ) +
        put(gunVessel({ flag: TRIPOLI }), x + 42 * size, 58, 0.62, { flip: true }) +
        put(puff(0.7), x + 28 * size, 54, 0.8, { flip: true }) +
        put(gunVessel({ flag: TRIPOLI, sails: false, men: 4 }), x - 26 * size, 67, 0.95) +
        put(puff(0.9), x - 26 * size + 18, 61) +
        put(splash(9), x - 4, 57, 0.8),
    };
  },

  "US Signal Books Overboard": () => ({
    tone: over(20, sky({ low: 0.04, high: 0.5, top: -50 }), { dark: 0.5 }),
    bend: waves(20, 0.9),
    tall: tallAt(35, -8),
    paper: BUFF,
    washes: wash(WATER, 20),
    over:
      put(xebec({ flag: TRIPOLI }), 18, 24, 0.44) +
      cut("M130 40L80 74H130z", WOOD, 0.5) +
      line("M130 36L76 73", 3.4) +
      line("M130 36L76 73", 2.4, STONE) +
      put(splash(12), 36, 66, 1.2) +
      put(book(), 54, 42, 0.95, { turn: -16 }) +
      put(hand(), 84, 14, 0.9, { turn: -8 }),
  }),

  "Merchant Ship Converted": () => {
    const rise = (/** @type {number} */ x) => 0.0014 * (x - 40) ** 2;
    const bow = (/** @type {number} */ y) => 106 - 0.014 * (y - 18) ** 2;
    const out = over(50, sky({ low: 0.04, high: 0.4, top: -60 }), { dark: 0.45 });
    return {
      tone: (x, y) => {
        const down = y - 20 - rise(x);
        if (down < 0 || y > 66 || x > bow(y)) return out(x, y);
        return (
          0.14 +
          0.3 * smooth(0.5, 1, (down % 4.7) / 4.7) +
          0.4 * smooth(66, 106, x) +
          0.3 * smooth(54, 66, y)
        );
      },
      bend: (x, y) =>
        rise(Math.min(x, 106)) * smooth(134, 98, x) * smooth(10, 20, y) * smooth(72, 60, y),
      tall: tallAt(14, -10),
      paper: "#efe0b8",
      washes: wash(WATER, 50) + shape("M-10 24Q40 16 106 26Q104 50 73 66H-10z", "#c49a68"),
      over:
        put(town({ flag: TRIPOLI }), 114, 50, 0.5) +
        cut("M-10 21.5Q40 17.5 108 23.5V27Q40 20.5-10 25z", WOOD) +
        line("M106 26Q104 50 73 66", 1.4) +
        line("M30 57V21M76 57V22", 0.5) +
        cut("M42 33H56V46H42z", INK, 0.5) +
        shape("M42.3 41H50L51 43.5L42.3 44z", "#c49a68") +
        line("M41.5 32.5H56.5V46.5H41.5z", 1, BUFF) +
        cut("M16 33h11v12h-11z", INK, 0.5) +
        line("M15.5 32.5h12v13h-12z", 1, BUFF) +
        `<circle cx="21.5" cy="39.5" r="4.2" fill="${SHADE}"/><circle cx="21.5" cy="39.5" r="3.6" fill="${INK}"/><circle cx="21.5" cy="39.5" r="2" fill="${SHADE}"/><circle cx="21.8" cy="39.8" r="1.7" fill="${INK}"/>` +
        line("M50-40V-2M49-40V-2M50-2L38 7M50-2L62 7", 0.45) +
        cut("M47.6-6h4v6h-4z", WOOD, 0.3) +
        cut("M32 5.5q-2-.3-2 2t2 2.3L70 9V6.2zM70 5.2h3v4.8h-3z", INK, 0.3) +
        line("M34 6.6L69 7", 0.5, SHADE) +
        line("M38 5v5.4M62 5.6v4.4", 0.9, BUFF) +
        cut("M24 56H82V58.5H24z", BUFF, 0.4) +
        put(carpenter(BRIGHT, cut("M8-16L22-18L22-14L8-13z", BRIGHT, 0.3)), 33, 56, 1.05) +
        put(
          carpenter(GREEN, line("M9-13L14-20", 0.8, WOOD) + cut("M12-22l5 2-1 2.6-5-2z", INK)),
          68,
          56,
          1.05,
          { flip: true },
        ),
    };
  },
};
