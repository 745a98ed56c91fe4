// Rooms and what stands in them, and people seen at close range.

import {
  BRIGHT,
  BUFF,
  cut,
  disc,
  FIRE,
  GILT,
  GREEN,
  hatches,
  INK,
  line,
  n,
  numbers,
  put,
  RED,
  SHADE,
  SKIN,
  shape,
  TAN,
  WOOD,
} from "./brush.js";

import { sea, sky, split } from "./grounds.js";

/** @typedef {import("./lines.js").Field} Field */
/** @typedef {(x: number, y: number) => number | null} Part the tone of a part of a picture, null beside it */

/** The first of some parts that covers a point, else a field. @param {Field} behind @param {...Part} parts @returns {Field} */
export const before =
  (behind, ...parts) =>
  (x, y) => {
    for (const part of parts) {
      const tone = part(x, y);
      if (tone !== null) return tone;
    }
    return behind(x, y);
  };

/** The open sea under a sky. @param {number} horizon @param {number} high the tone of the top @param {import("./grounds.js").Light} sun */
export const offing = (horizon, high, sun) =>
  split(
    () => horizon,
    sky({ low: high / 4, high, horizon, lights: [sun] }),
    sea({ horizon, dark: 0.26 + high / 2.4, light: { x: sun.x, strength: sun.strength } }),
  );

/** A part drawn at many places. @param {number[][]} places @param {(...at: number[]) => string} part */
export const many = (places, part) => places.map((at) => part(...at)).join("");

/** The outline of an arch. @param {number} x its middle @param {number} half @param {number} rise where it begins to curve @param {number} base */
export const arch = (x, half, rise, base) =>
  `M${n(x - half)} ${n(base)}V${n(rise)}a${n(half)} ${n(half)} 0 0 1 ${n(2 * half)} 0V${n(base)}z`;

/** What is seen through an arch. @param {number} x @param {number} half @param {number} rise @param {number} base @param {Field} view @returns {Part} */
export const through = (x, half, rise, base, view) => (px, py) =>
  Math.abs(px - x) < half && py < base && (py > rise || Math.hypot(px - x, py - rise) < half)
    ? view(px, py)
    : null;

/** The stones around an arch. @param {number} x @param {number} half @param {number} rise @param {number} base */
export function voussoirs(x, half, rise, base) {
  let d = "";
  for (let turn = 0; turn <= Math.PI + 0.01; turn += Math.PI / 12) {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    d += `M${n(x + c * half)} ${n(rise - s * half)}l${n(c * 3)} ${n(-s * 3)}`;
  }
  return line(d + arch(x, half, rise, base) + arch(x, half + 3, rise, base), 0.4);
}

/** A heap of coins from x0 to x1. @param {number} x0 @param {number} x1 @param {number} high @param {{color?: string, size?: number, seed?: number}} [how] */
export function coins(x0, x1, high, { color = GILT, size = 1.5, seed = 1 } = {}) {
  const next = numbers(seed);
  const half = (x1 - x0) / 2;
  const middle = x0 + half;
  const count = Math.ceil((half * high) / (size * size * 0.42));
  const spots = Array.from({ length: count }, () => {
    const across = next() * 2 - 1;
    return [middle + across * half, -high * (1 - across * across) * next() ** 0.7];
  }).sort((one, other) => other[1] - one[1] && one[1] - other[1]);
  return (
    shape(`M${n(x0)} 0Q${n(middle)} ${n(-2 * high)} ${n(x1)} 0z`, INK) +
    spots
      .map(
        ([x, y]) =>
          `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * (0.4 + 0.3 * next()))}" fill="${next() < 0.3 ? BRIGHT : color}" stroke="${INK}" stroke-width="${n(size * 0.16)}"/>`,
      )
      .join("")
  );
}

/** A pile of coins, one on the other. @param {number} x @param {number} y @param {number} count @param {string} [color] */
export function pile(x, y, count, color = BRIGHT) {
  let drawn = "";
  for (let index = 0; index < count; index += 1)
    drawn += cut(
      `M${n(x - 2)} ${n(y - index * 0.8)}v-.7a2 .8 0 0 1 4 0v.7a2 .8 0 0 1-4 0z`,
      color,
      0.22,
    );
  return drawn + line(`M${n(x - 1.9)} ${n(y - count * 0.8)}a2 .8 0 0 0 3.8 0`, 0.2);
}

/** An open chest of coins, 32 wide and 26 high. @param {string} color of the coins */
export const chest = (color) =>
  cut("M-16-12L-14-24Q2-27 19-25L20-14z", "#3c2a1a", 0.5) +
  line("M-14.5-23Q2-26 18.5-24M-6-25.4L-6.5-12M9-25.6L10-12", 0.9, WOOD) +
  put(coins(-15, 16, 6, { color, seed: 3 }), 0.6, -11.4) +
  cut("M16 0L20-3.6V-15L16-12z", "#4a321d", 0.4) +
  cut("M-16 0V-12H16V0z", WOOD, 0.5) +
  line("M-16-4H16M-16-8H16", 0.25) +
  hatches(3, 15.6, -11.8, -0.2, 0.8, 0.2) +
  line("M-16-11.6H16M-10-12V0M10-12V0M-16-.6H16", 1.3) +
  line("M-16-11.6H16M-10-12V0M10-12V0", 0.2, BUFF) +
  cut("M-2.6-12.5h5.2v5q-2.6 2.6-5.2 0z", GILT, 0.35) +
  line("M0-9.6V-8", 0.8);

/** A bag of money, 14 wide. @param {string} [color] */
export const bag = (color = BUFF) =>
  cut(
    "M-5 0Q-9-5-2.4-10.5L-4.5-14.5Q-2-13.6 0-14.6Q2-13.4 4.6-14.5L2.4-10.5Q9-5 5 0Q0 1.4-5 0z",
    color,
    0.4,
  ) +
  line("M-3-10.5Q0-9.6 3-10.5M2.6-10.3l2.4 3", 0.7, RED) +
  line("M-1-9.4Q-4-5-3-1M.6-9.4Q3-5 2-.8M2-9.4Q5.4-5 4-.4M3-8.8Q6.6-5 5-1", 0.25);

/** An open barrel, 18 wide and 24 high. */
export const barrel = () =>
  cut("M-7.5 0Q-11-12-7.5-24H7.5Q11-12 7.5 0Q0 2-7.5 0z", WOOD, 0.5) +
  line("M-4.6 1Q-6.6-12-4.6-24M-1.4 1.2Q-2-12-1.4-24M2 1.2Q2.6-12 2-24M5 .8Q7-12 5-24", 0.3) +
  line("M3.6 1Q5-12 3.6-23M4.3 1Q6-12 4.3-23M6 0Q8.4-12 6-23M6.8 0Q9.4-12 6.8-23", 0.35) +
  line("M-8.7-5Q0-2.6 8.7-5M-8.8-19Q0-16.6 8.8-19", 1.3) +
  line("M-8.7-5Q0-2.6 2-3.7M-8.8-19Q0-16.6 2-17.7", 0.25, BUFF) +
  `<ellipse cx="0" cy="-24" rx="7.5" ry="1.9" fill="${INK}"/>`;

/** A lantern that hangs from 0, 0. */
export const lantern = () =>
  line("M0 0V5", 0.5) +
  cut("M-4 8.6Q0 1.6 4 8.6z", INK) +
  cut("M-3.6 8.6H3.6L4.2 18H-4.2z", "#ffe9b0", 0.5) +
  shape("M-1.2 17q-1-3 1.2-6q2.2 3 1.2 6z", FIRE) +
  line("M-1.3 8.6L-1.5 18M1.3 8.6L1.5 18", 0.4) +
  cut("M-4.8 18h9.6l-1 2h-7.6z", INK);

/** A rat that runs to the right, 20 wide with its tail. @param {string} [color] */
export const rat = (color = INK) =>
  line("M-5-1Q-9 1-12-1.5T-16-1", 0.6, color) +
  shape("M-6 0Q-7.5-5-2.5-5.6Q2-6 4.6-3.8L8.6-1.6Q8.8-.4 7 0z", color, BUFF, 0.25) +
  disc(3.8, -4.4, 1.2, color, BUFF, 0.3) +
  disc(6.3, -2.3, 0.35, BRIGHT) +
  line("M-4 0l-1 .8h2M4 0l1 .8h1.5", 0.5, color);

/** A sheet with writing, a ribbon and a seal, lying flat, 30 wide. */
export const document = () =>
  cut("M-12-8L11-8L15 0L-15 0z", BRIGHT, 0.35) +
  line("M-9-6.5h12M-10-5h19M-10.8-3.6h20M-11.6-2.2h14", 0.3) +
  shape("M7-2.5L6 4L8 3.2L9.6 4.4L9.4-2.5z", RED) +
  disc(8.4, -2, 2.1, RED, INK, 0.3);

/** A pair of scales that hangs from 0, 0, 26 wide. @param {number} [tilt] how far the left side is lower */
export function scales(tilt = 1.5) {
  const pan = (/** @type {number} */ x, /** @type {number} */ y) =>
    line(`M${x} ${n(y)}L${x - 4} ${n(y + 10)}M${x} ${n(y)}L${x + 4} ${n(y + 10)}`, 0.25) +
    cut(`M${x - 5} ${n(y + 10)}h10q-5 4.5-10 0z`, GILT, 0.35);
  return line(`M0-3V3M-11 ${n(tilt)}Q0-1.5 11 ${n(-tilt)}`, 0.9) + pan(-11, tilt) + pan(11, -tilt);
}

/** Hats and hair for a person of `person`, on a head whose middle is at 0, 0. */
const HEADS = {
  queue:
    cut("M-5 3q-3.6 4-2.2 9q1.6.6 2.2-.8q-.4-4 1.4-7z", "#8d7f6d", 0.3) +
    cut(
      "M3.8-5Q2-8.6-3-7.4Q-7.4-5.6-6.6 0Q-6.6 3-4.6 5L-2.6 3.6Q-3.2 1.6-1.6 1.4Q-1.6-1.4 0-1.6Q1-4.4 3.8-5z",
      "#a69885",
      0.3,
    ) +
    line("M-6 1Q-6-6 1-6.6M-5 3Q-5-4.6 0-5.2M-3.6 3Q-4-3-1-3.6", 0.25) +
    shape("M-7.6 4l4 1l-.4 1.8l-3.8-.8z", INK),
  cocked:
    cut("M2-4Q-5-6-6.4 0Q-6 3-4.4 5L-2.4 3Q-2-1 2-4z", "#5a4530", 0.3) +
    cut("M-10-3.6Q-8-5-6-9Q0-13 5-9.4Q7-5.6 10-3Q0-6.4-10-3.6z", INK) +
    line("M-9-4.2Q0-7 9-3.6", 0.5, GILT),
  turban:
    cut("M-2.5-9Q0-13.5 3-9.4z", RED, 0.3) +
    cut("M-6-1.6Q-9-7-4-9.8Q2-11.6 6-8.4Q8-5.6 5.6-3.4Q0-5.4-6-1.6z", BRIGHT, 0.4) +
    line("M-7-4.6Q-1-9.6 6.6-5.6M-6.4-7Q-1-11 5-8.6M-5.6-3Q-1-7 4-4.8", 0.28),
  kavuk:
    cut("M-5.6-2L-7.4-15Q0-18 7.4-15.4L5.6-3.6Q0-5.4-5.6-2z", BRIGHT, 0.4) +
    cut("M-1.6-4.6L-3-16.6Q-1-17.2 1-17L1.8-4.6z", GILT, 0.3) +
    hatches(3, 6, -15.6, -4.4, 0.7, 0.24, -0.6),
};

/** Arms of a person, whose hand is at 22, -5 or as said. */
const ARMS = {
  writes: [
    "M-10-19Q-5-26 1-20L7-9L18-6.6L18.6-2.4Q9 1 1-1.5Q-6-8-10-19z",
    "M18-6.6q4-1.4 6.5.4l2.6 1.8q-.4 1.6-2.3 1.4l-2 1.1q-2.3.7-4.3-.5z",
    "M17.6-6L18-2.8",
  ],
  raised: [
    "M-10-19Q-6-26 1-21L7-16L17-21L20-17.5Q13-6 3-6Q-7-9-10-19z",
    "M17-21q1-3 4.6-4l2.6.4q1.2 2-.2 3.8l-4 3.3z",
    "M16.4-20.2L19.4-17.2",
  ],
  rests: [
    "M-10-19Q-5-26 1-20L5-9L13-5L12-1Q4 0-2-3Q-8-9-10-19z",
    "M13-5.5q3.4.2 5.6 2l.6 1.6q-3 1.4-7.2.9z",
    "M12.4-4.6L11.6-1.6",
  ],
};

/**
 * A person from the hips up, about 46 high, facing right; the hips at 0, 0.
 * @param {{head: keyof typeof HEADS, coat: string, arm?: keyof typeof ARMS, skin?: string, beard?: string,
 *   trim?: string}} how `beard` and `trim` are colors
 */
export function person({ head, coat, arm = "rests", skin = SKIN, beard, trim }) {
  const east = head === "turban" || head === "kavuk";
  const [sleeve, hand, cuff] = ARMS[arm];
  const front = east
    ? cut("M4-27Q9-18 10-9L11 16H5Q5-8-1-26z", trim ?? BRIGHT, 0.3)
    : cut("M-1-28Q3-25.5 6-27.5Q9-22 8.6-18Q5-17 3.6-20z", BRIGHT, 0.3) +
      line("M3-26q3 3 3.6 8M5-26q2 3 2.4 7", 0.25) +
      shape("M-3.6-29L-1-28L4-19L1-16L-8-23z", coat, INK, 0.35);
  const face =
    "M-5 10L-4 3Q-6-1-4-4.6Q-1-7.4 3-5.8Q4.6-4.6 4.5-2.6L4.2-1.4L6.2 1.5Q6 2.2 4.8 2.2L5.1 3L4.6 3.4L5 4.1L4.4 4.7Q5.2 6.4 3.8 6.9Q2.2 7.2 .9 6.4L1.5 9z";
  const hairy =
    beard &&
    cut(
      "M-2 1.6Q-.4 3.4 1.4 2.6Q3.6 1.8 5.4 2.8L4.8 4.2Q6.6 8.6 3.6 12.6Q-1 11-2.6 6z",
      beard,
      0.3,
    ) + line("M0 5Q1 9 3 11M2 5Q3 8 3.6 10.6M4 5Q4.6 7 4.5 9.6", 0.22, BUFF);
  return (
    cut("M-4-28Q-12-26-14.5-18Q-17-8-16 16H12Q13-4 10.5-13Q9-21 4-28z", coat, 0.45) +
    line("M-13-17Q-15-6-14 15M-11-10Q-12 4-11 15", 0.3) +
    hatches(-14.4, -10.5, -8, 15, 0.8, 0.22) +
    front +
    put(
      cut(face, skin, 0.35) +
        line("M2-.6q1-.9 2 0M3.1-.9v.8M1.8-2.4q1.2-.9 2.5-.2", 0.35) +
        line("M-1.8-.4q-1.4 1 .2 2.6", 0.3) +
        line("M-3 6q2 2 4 1.6M-2.6 7.4q1.6 1 3.4.8", 0.22) +
        (hairy ?? "") +
        HEADS[head],
      2,
      -35,
    ) +
    cut(sleeve, coat, 0.45) +
    line("M-6-18Q-3-9 4-4M-8-17Q-5-8 1-3M-3-19Q0-12 6-8", 0.25) +
    line(cuff, 1.6, trim ?? BRIGHT) +
    cut(hand, skin, 0.35)
  );
}

/** A quill whose point is at 0, 0. */
export const quill = () =>
  cut("M0 0L-3-6Q-9-12-9-21Q-3-17-1.6-6.5z", BRIGHT, 0.3) +
  line("M0 0Q-3-8-8.6-20M-2.4-9l-3-1.6M-4-13l-3-1.4M-2-9.5l.2-3", 0.22);

/** A fist around a bar, with its cuff and sleeve; the arm comes from the left. @param {{sleeve: string, cuff: string, skin?: string}} how */
export const fist = ({ sleeve, cuff, skin = SKIN }) =>
  cut("M-44-9L-10-6.5L-9 6L-44 12z", sleeve, 0.5) +
  line("M-40-6Q-30-1-12-2M-44 3Q-30 3-12 1.6M-30 9Q-22 6-14 4M-42 9Q-34 5-30 6", 0.35) +
  cut("M-14-8L-6-7L-5 7L-13 9z", cuff, 0.5) +
  cut(
    "M-6-5Q0-7.5 6-6.5Q8.5-6 8.6-4.4Q9.6-3.6 9-2Q9.8-1 9-.2Q9.6 1.2 8.6 2.2Q8.6 4 6.6 4.2Q0 6-5 5.2z",
    skin,
    0.45,
  ) +
  line("M8.6-4.4L3-4M9-2L3-1.6M9-.2L3 .5M8.6 2.2L3.5 2.2", 0.35) +
  cut("M-4-4Q0-5 4-4Q6-3 5-1.6Q1-2-1-.5z", skin, 0.35);

/** A small head in a turban. */
const small =
  cut("M-1.6 2q-.5-4.3 1.7-4.3q2 0 1.9 2.2l.6 1.1l-.6.3l-.1 2.4q-1.6 1-2.6-.6z", TAN, 0.3) +
  cut("M-2.6 0q-.8-4.4 2.4-4.4q3.4 0 3.2 3.4q-2.6-1-5.6 1z", BRIGHT, 0.3) +
  shape("M.4 1.6q1 .2 1.8 0l-.2 2.2q-1.6.8-2.4-.6z");

/** A horse and rider that pace to the right, with a banner, about 50 wide and 60 high. @param {{coat?: string, robe?: string, banner?: string}} [how] */
export const rider = ({ coat = "#4a3524", robe = BRIGHT, banner = RED } = {}) =>
  line("M7-20L13-64", 0.9, WOOD) +
  cut(`M13-64Q3-68-4-62T-20-60L-15-55L-20-49Q-10-50-4-51T11-52z`, banner, 0.4) +
  cut("M-17.6-23.4q-5 1-5.6 8t-3 9q4.6 0 6.6-5t2-8z", INK) +
  cut(
    "M17-37.5L18.2-41L19.6-37.4Q22-35 24-32.4L26.8-29.6Q27-27.8 25.4-27.4L22.4-28.4Q20.4-30 19.2-29.4Q17.6-25 16.6-21.5Q17-18.5 16-17L21.6-15.6L22-14.4L20-7.6L20.8-5.8L18.2-5.6L18.4-8.2L19-13L12.4-13.4L11.8-7L11.6-2L13.6 0H9.8L9.4-7L8.4-13Q0-11.6-7.6-14.4Q-8.6-11-7.4-8.4L-4-2L-2 0H-6L-7-2L-10.6-8L-12-11L-14-7.6L-13.4-2L-11.6 0H-15.4L-16.4-7.4Q-17.4-10-16.8-14Q-19.6-19-17.4-23.6Q-14-26.4-8-25Q-1-23.4 5-25.4Q9-27 11.4-31.4Q13.6-36.4 17-37.5z",
    coat,
    0.4,
  ) +
  shape("M17-37.6q-4.6 0-6 5t-6.6 7.6q4 .4 6.4-2t3-5 3.2-5.6z") +
  line("M24-29.5L18.5-34.5M24-29.5Q14-24 6-27M17-20Q9-21 5-23", 0.35, RED) +
  disc(20.6, -34.2, 0.4, BRIGHT) +
  hatches(-15, 8, -16.5, -14.6, 0.8, 0.22) +
  cut("M-7-25.6Q0-23.6 5-26L6-16.5Q0-14.6-7-16.6z", RED, 0.35) +
  line("M-6.6-17.6Q0-15.8 5.6-17.5", 0.5, GILT) +
  cut("M-.5-27Q7-26 6-18L5-12L8-10.5L2.5-10L2-18z", BUFF, 0.35) +
  cut("M-3-44Q-9-40-9.5-29L-11-19Q-5-16 0-20L5-25Q6-37 2-43.6z", robe, 0.4) +
  line("M-6-37Q-8-27-8-20M-2-40Q-4-30-4-20M1-38Q1-30 0-22", 0.28) +
  cut("M0-39L9-30L7.5-28L-1-33z", robe, 0.35) +
  put(small, 0, -45.5, 1.15);

/** A man who swings an ax at what stands at 14, 0; about 34 high. @param {{robe?: string}} [how] */
export const axman = ({ robe = RED } = {}) =>
  cut("M-6-14L-12-1.5L-8.6 0L-2-11L4-7L2.6 0H6.6L9-8.5L3-15z", BRIGHT, 0.35) +
  shape("M-12.6-1.8l5 2.2l-.4 1h-5.6zM2.6-.5h5.6l1 1.5h-6.6z") +
  cut("M-7-13Q-8-22-3-28Q2-30 5-26L4-13Q-2-11.5-7-13z", robe, 0.4) +
  cut("M-7-16Q-2-14 4-16V-12.5Q-2-11-7-12.5z", GILT, 0.3) +
  hatches(-6.6, -3, -22, -16.5, 0.7, 0.22) +
  put(small, 4, -30.5, 1.3) +
  line("M-9-34L8-21", 1, WOOD) +
  cut("M-6-34.6Q-9-38-13-37.5Q-14-33-11-29.5L-8-32.2z", "#c9c9c4", 0.35) +
  cut("M-2-26L5-21L8-23L9.5-20.5L5-17.6L-3-21.5z", TAN, 0.35) +
  cut("M1-27L-3-30.5L-5-29L-1-23z", robe, 0.35);

/** A man who sits on the ground and faces us, 40 wide and 42 high. @param {{robe?: string, vest?: string}} [how] */
export const sitter = ({ robe = GREEN, vest = RED } = {}) =>
  cut("M-21 0Q-22-8-8-10H8Q22-8 21 0Q10 4 0 2Q-10 4-21 0z", SHADE, 0.45) +
  line("M-17 0Q-8-6 4-1M17 0Q8-6-4-1M-12-6Q-6-8-2-5M12-6Q6-8 2-5", 0.3) +
  cut("M-11-7Q-13-22-5-26H5Q13-22 11-7Q0-4-11-7z", robe, 0.45) +
  cut("M-4-26L-3-8H3L4-26z", vest, 0.3) +
  line("M0-25V-10M-2.5-22h5M-2.5-19h5M-2.5-16h5", 0.3, GILT) +
  cut("M-7-11.5Q0-9 7-11.5V-7Q0-4.6-7-7z", GILT, 0.3) +
  hatches(6, 10.5, -19, -8, 0.7, 0.22) +
  put(
    cut("M-4.5-3.5Q-5 5 0 6Q5 5 4.5-3.5z", "#c2946a", 0.35) +
      cut("M-4.6-1Q-3.5 2 0 1.6Q3.5 2 4.6-1Q6 9 0 12Q-6 9-4.6-1z", INK) +
      shape("M-1.4 2.6q1.4-.6 2.8 0q-1.4 1-2.8 0z", RED) +
      line("M-3.2-1.4h2M1.2-1.4h2", 0.6) +
      line("M0-1.5l-.6 2h1.2", 0.25) +
      line("M-2 6l.6 4M0 6.5v4.5M2 6l-.6 4", 0.2, BUFF) +
      cut("M-3-9Q0-14 3-9z", RED, 0.3) +
      cut("M-5.6-3Q-8.6-8.5-3-10.5Q3-11.5 6-8.5Q7.6-5 5.6-3Q0-5-5.6-3z", BRIGHT, 0.4) +
      line("M-6-5Q0-9.5 6-5.6M-5.5-8Q0-10.5 5.6-8", 0.28),
    0,
    -31,
  );
