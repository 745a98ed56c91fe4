// Rooms and what stands in them, and people seen at close range.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  disc,
  FIRE,
  GOLD,
  GREEN,
  hatches,
  INK,
  line,
  n,
  numbers,
  put,
  RED,
  shape,
  WOOD,
} from "./brush.js";

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

/** The outline of an arch. @param {number} x its middle @param {number} half @param {number} spring where it begins to curve @param {number} base */
export const arch = (x, half, spring, base) =>
  `M${n(x - half)} ${n(base)}V${n(spring)}a${n(half)} ${n(half)} 0 0 1 ${n(2 * half)} 0V${n(base)}z`;

/** What is seen through an arch. @param {number} x @param {number} half @param {number} spring @param {number} base @param {Field} view @returns {Part} */
export const through = (x, half, spring, base, view) => (px, py) =>
  Math.abs(px - x) < half && py < base && (py > spring || Math.hypot(px - x, py - spring) < half)
    ? view(px, py)
    : null;

/** The stones around an arch. @param {number} x @param {number} half @param {number} spring @param {number} [wide] */
export function voussoirs(x, half, spring, wide = 3) {
  let d = "";
  for (let turn = 0; turn <= 12; turn += 1) {
    const [c, s] = [Math.cos((turn * Math.PI) / 12), Math.sin((turn * Math.PI) / 12)];
    d += `M${n(x + c * half)} ${n(spring - s * half)}L${n(x + c * (half + wide))} ${n(spring - s * (half + wide))}`;
  }
  const far = half + wide;
  return line(
    `${d}M${n(x - far)} ${n(spring)}a${n(far)} ${n(far)} 0 0 1 ${n(2 * far)} 0M${n(x - half)} ${n(spring)}a${n(half)} ${n(half)} 0 0 1 ${n(2 * half)} 0`,
    0.4,
  );
}

/** A heap of coins from x0 to x1. @param {number} x0 @param {number} x1 @param {number} high @param {{color?: string, size?: number, seed?: number}} [how] */
export function coins(x0, x1, high, { color = GOLD, size = 1.5, seed = 1 } = {}) {
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
  return drawn + line(`M${n(x - 1.9)} ${n(y - count * 0.8)}a2 .8 0 0 0 3.800 0`, 0.2);
}

/** A chest, 32 wide, 24 high when open. @param {{full?: string, open?: boolean, seed?: number}} [how] `full`: the color of its coins */
export function chest({ full, open = true, seed = 3 } = {}) {
  const lid = open
    ? cut("M-16-12L-14-24Q2-27 19-25L20-14z", "#3c2a1a", 0.5) +
      line("M-14.500-23Q2-26 18.500-24M-6-25.400L-6.500-12M9-25.600L10-12", 0.9, WOOD)
    : cut("M-16-12Q-17-18-12-19Q3-21 18-19Q21-18 20-14L16-12z", WOOD, 0.5) +
      line("M-9-12q-1-4 2-7.500M10-12q-1-4 1.500-7.500", 1.6);
  return (
    lid +
    (full ? put(coins(-15, 16, 6, { color: full, seed }), 0.6, -11.4) : "") +
    cut("M16 0L20-3.600V-15L16-12z", "#4a321d", 0.4) +
    cut("M-16 0V-12H16V0z", WOOD, 0.5) +
    line("M-16-4H16M-16-8H16", 0.25) +
    hatches(3, 15.6, -11.8, -0.2, 0.8, 0.2) +
    line("M-16-11.600H16M-10-12V0M10-12V0M-16-.600H16", 1.3) +
    line("M-16-11.600H16M-10-12V0M10-12V0", 0.2, BUFF) +
    cut("M-2.600-12.500h5.200v5q-2.600 2.600-5.200 0z", GOLD, 0.35) +
    disc(0, -9.6, 0.7) +
    shape("M-.400-9.600h.800v2.400h-.800z")
  );
}

/** A bag of money, 14 wide. @param {string} [color] */
export const bag = (color = BUFF) =>
  cut(
    "M-5 0Q-9-5-2.400-10.500L-4.500-14.500Q-2-13.600 0-14.600Q2-13.400 4.600-14.500L2.400-10.500Q9-5 5 0Q0 1.400-5 0z",
    color,
    0.4,
  ) +
  line("M-3-10.500Q0-9.600 3-10.500M2.600-10.300l2.400 3", 0.7, RED) +
  line("M-1-9.400Q-4-5-3-1M.600-9.400Q3-5 2-.800M2-9.400Q5.400-5 4-.400M3-8.800Q6.600-5 5-1", 0.25);

/** A barrel, 18 wide and 24 high. @param {{open?: boolean}} [how] */
export const barrel = ({ open = false } = {}) =>
  cut("M-7.500 0Q-11-12-7.500-24H7.500Q11-12 7.500 0Q0 2-7.500 0z", WOOD, 0.5) +
  line(
    "M-4.600 1Q-6.600-12-4.600-24M-1.400 1.200Q-2-12-1.400-24M2 1.200Q2.600-12 2-24M5 .8Q7-12 5-24",
    0.3,
  ) +
  line(
    "M3.600 1Q5-12 3.600-23M4.300 1Q6-12 4.300-23M6 0Q8.400-12 6-23M6.800 0Q9.400-12 6.800-23",
    0.35,
  ) +
  line("M-8.700-5Q0-2.600 8.700-5M-8.800-19Q0-16.600 8.800-19", 1.3) +
  line("M-8.700-5Q0-2.600 2-3.700M-8.800-19Q0-16.600 2-17.700", 0.25, BUFF) +
  `<ellipse cx="0" cy="-24" rx="7.500" ry="1.900" fill="${open ? INK : "#86603b"}" stroke="${INK}" stroke-width=".5"/>`;

/** A lantern that hangs from 0, 0. */
export const lantern = () =>
  line("M0 0V5", 0.5) +
  cut("M-4 8.600Q0 1.600 4 8.600z", INK) +
  cut("M-3.600 8.600H3.600L4.200 18H-4.200z", "#ffe9b0", 0.5) +
  shape("M-1.200 17q-1-3 1.200-6q2.200 3 1.200 6z", FIRE) +
  line("M-1.300 8.600L-1.500 18M1.300 8.600L1.500 18", 0.4) +
  cut("M-4.800 18h9.600l-1 2h-7.600z", INK);

/** A rat that runs to the right, 20 wide with its tail. @param {string} [color] */
export const rat = (color = INK) =>
  line("M-5-1Q-9 1-12-1.500T-16-1", 0.6, color) +
  shape(
    "M-6 0Q-7.500-5-2.500-5.600Q2-6 4.600-3.800L8.600-1.600Q8.800-.400 7 0z",
    color,
    BUFF,
    0.25,
  ) +
  disc(3.8, -4.4, 1.2, color, BUFF, 0.3) +
  disc(6.3, -2.3, 0.35, BRIGHT) +
  line("M-4 0l-1 .8h2M4 0l1 .8h1.500", 0.5, color);

/** A sheet with writing, a ribbon and a seal, lying flat, 30 wide. */
export const document = () =>
  cut("M-12-8L11-8L15 0L-15 0z", BRIGHT, 0.35) +
  line("M-9-6.500h12M-10-5h19M-10.800-3.600h20M-11.600-2.200h14", 0.3) +
  shape("M7-2.500L6 4L8 3.200L9.600 4.400L9.400-2.500z", BLUE) +
  disc(8.4, -2, 2.1, RED, INK, 0.3);

/** A pair of scales that hangs from 0, 0, 26 wide. @param {number} [tilt] how far the left side is lower */
export function scales(tilt = 1.5) {
  const pan = (/** @type {number} */ x, /** @type {number} */ y) =>
    line(`M${x} ${n(y)}L${x - 4} ${n(y + 10)}M${x} ${n(y)}L${x + 4} ${n(y + 10)}`, 0.25) +
    cut(`M${x - 5} ${n(y + 10)}h10q-5 4.500-10 0z`, GOLD, 0.35);
  return (
    line(`M0-3V3M-11 ${n(tilt)}Q0-1.500 11 ${n(-tilt)}`, 0.9) + pan(-11, tilt) + pan(11, -tilt)
  );
}

/** Hats and hair for a person of `person`, on a head whose middle is at 0, 0. */
const HEADS = {
  queue:
    cut("M-5 3q-3.600 4-2.200 9q1.600.600 2.200-.800q-.400-4 1.400-7z", "#8d7f6d", 0.3) +
    cut(
      "M3.800-5Q2-8.600-3-7.400Q-7.400-5.600-6.600 0Q-6.600 3-4.600 5L-2.600 3.600Q-3.200 1.600-1.600 1.400Q-1.600-1.400 0-1.600Q1-4.400 3.800-5z",
      "#a69885",
      0.3,
    ) +
    line("M-6 1Q-6-6 1-6.600M-5 3Q-5-4.600 0-5.200M-3.600 3Q-4-3-1-3.600", 0.25) +
    shape("M-7.600 4l4 1l-.4 1.800l-3.800-.8z", INK),
  cocked:
    cut("M2-4Q-5-6-6.400 0Q-6 3-4.400 5L-2.400 3Q-2-1 2-4z", "#5a4530", 0.3) +
    cut("M-10-3.600Q-8-5-6-9Q0-13 5-9.400Q7-5.600 10-3Q0-6.400-10-3.600z", INK) +
    line("M-9-4.200Q0-7 9-3.600", 0.5, GOLD),
  turban:
    cut("M-2.500-9Q0-13.500 3-9.400z", RED, 0.3) +
    cut(
      "M-6-1.600Q-9-7-4-9.800Q2-11.600 6-8.400Q8-5.600 5.600-3.400Q0-5.400-6-1.600z",
      BRIGHT,
      0.4,
    ) +
    line("M-7-4.600Q-1-9.600 6.600-5.600M-6.400-7Q-1-11 5-8.600M-5.600-3Q-1-7 4-4.800", 0.28),
  kavuk:
    cut("M-5.600-2L-7.400-15Q0-18 7.400-15.400L5.600-3.600Q0-5.400-5.600-2z", BRIGHT, 0.4) +
    cut("M-1.600-4.600L-3-16.600Q-1-17.200 1-17L1.800-4.600z", GOLD, 0.3) +
    hatches(3, 6, -15.6, -4.4, 0.7, 0.24, -0.6),
};

/** Arms of a person, whose hand is at 22, -5 or as said. */
const ARMS = {
  writes: [
    "M-10-19Q-5-26 1-20L7-9L18-6.600L18.600-2.400Q9 1 1-1.500Q-6-8-10-19z",
    "M18-6.600q4-1.400 6.500.4l2.600 1.800q-.4 1.600-2.300 1.400l-2 1.100q-2.300.700-4.300-.5z",
  ],
  raised: [
    "M-10-19Q-6-26 1-21L7-16L17-21L20-17.500Q13-6 3-6Q-7-9-10-19z",
    "M17-21q1-3 4.600-4l2.600.400q1.200 2-.2 3.800l-4 3.300z",
  ],
  rests: [
    "M-10-19Q-5-26 1-20L5-9L13-5L12-1Q4 0-2-3Q-8-9-10-19z",
    "M13-5.500q3.400.2 5.600 2l.6 1.600q-3 1.400-7.200.9z",
  ],
};

/**
 * A person from the hips up, about 46 high, facing right; the hips at 0, 0.
 * @param {{head: keyof typeof HEADS, coat: string, arm?: keyof typeof ARMS, skin?: string, beard?: string,
 *   trim?: string}} how `beard` and `trim` are colors
 */
export function person({ head, coat, arm = "rests", skin = "#e3bd93", beard, trim }) {
  const east = head === "turban" || head === "kavuk";
  const [sleeve, hand] = ARMS[arm];
  const front = east
    ? cut("M4-27Q9-18 10-9L11 16H5Q5-8-1-26z", trim ?? BRIGHT, 0.3)
    : cut("M-1-28Q3-25.500 6-27.500Q9-22 8.600-18Q5-17 3.600-20z", BRIGHT, 0.3) +
      line("M3-26q3 3 3.600 8M5-26q2 3 2.400 7", 0.25) +
      shape("M-3.600-29L-1-28L4-19L1-16L-8-23z", coat, INK, 0.35);
  const face =
    "M-4 9L-3.600 3Q-6-1-4-4.600Q-1-7.400 3-5.800Q4.600-4.600 4.500-2.600L4.200-1.400L6.200 1.500Q6 2.200 4.800 2.200L5.100 3L4.600 3.400L5 4.100L4.400 4.700Q5.200 6.400 3.800 6.900Q2.200 7.200 .900 6.400L1.500 9z";
  const hairy =
    beard &&
    cut(
      "M-2 1.600Q-.400 3.400 1.400 2.600Q3.600 1.800 5.400 2.800L4.800 4.200Q6.600 8.600 3.600 12.600Q-1 11-2.600 6z",
      beard,
      0.3,
    ) + line("M0 5Q1 9 3 11M2 5Q3 8 3.600 10.600M4 5Q4.600 7 4.500 9.600", 0.22, BUFF);
  return (
    cut("M-4-28Q-12-26-14.500-18Q-17-8-16 16H12Q13-4 10.500-13Q9-21 4-28z", coat, 0.45) +
    line("M-13-17Q-15-6-14 15M-11-10Q-12 4-11 15", 0.3) +
    hatches(-14.4, -10.5, -8, 15, 0.8, 0.22) +
    front +
    put(
      cut(face, skin, 0.35) +
        line("M2.200-.800q.8-.600 1.600 0M1.800-2.400q1.200-.900 2.500-.2", 0.35) +
        line("M-1.800-.400q-1.400 1 .2 2.600", 0.3) +
        line("M-3 6q2 2 4 1.600M-2.600 7.400q1.600 1 3.400.8", 0.22) +
        (hairy ?? "") +
        HEADS[head],
      2,
      -35,
    ) +
    cut(sleeve, coat, 0.45) +
    line("M-6-18Q-3-9 4-4M-8-17Q-5-8 1-3M-3-19Q0-12 6-8", 0.25) +
    (trim && arm !== "rests"
      ? line(arm === "raised" ? "M16-20.600L19.600-17" : "M17-6.900L17.500-2.300", 1.6, trim)
      : "") +
    cut(hand, skin, 0.35) +
    line(
      arm === "raised" ? "M20-21l3-1.600M20.600-19.600l3-1.600" : "M22-5l3 .8M21.600-3.600l3 .8",
      0.2,
    )
  );
}

/** A quill whose point is at 0, 0. */
export const quill = () =>
  cut("M0 0L-3-6Q-9-12-9-21Q-3-17-1.600-6.500z", BRIGHT, 0.3) +
  line("M0 0Q-3-8-8.600-20M-2.400-9l-3-1.600M-4-13l-3-1.400M-2-9.500l.2-3", 0.22);

/** A fist around a bar, with its cuff and sleeve; the arm comes from the left. @param {{sleeve: string, cuff: string, skin?: string}} how */
export const fist = ({ sleeve, cuff, skin = "#e3bd93" }) =>
  cut("M-44-9L-10-6.500L-9 6L-44 12z", sleeve, 0.5) +
  line("M-40-6Q-30-1-12-2M-44 3Q-30 3-12 1.600M-30 9Q-22 6-14 4M-42 9Q-34 5-30 6", 0.35) +
  hatches(-42, -14, 4, 8, 1.1, 0.3, 1) +
  cut("M-14-8L-6-7L-5 7L-13 9z", cuff, 0.5) +
  cut(
    "M-6-5Q0-7.500 6-6.500Q8.500-6 8.600-4.400Q9.600-3.600 9-2Q9.800-1 9-.200Q9.600 1.200 8.600 2.200Q8.600 4 6.600 4.200Q0 6-5 5.200z",
    skin,
    0.45,
  ) +
  line("M8.600-4.400L3-4M9-2L3-1.600M9-.200L3 .5M8.600 2.200L3.500 2.200", 0.35) +
  cut("M-4-4Q0-5 4-4Q6-3 5-1.600Q1-2-1-.500z", skin, 0.35);

/** A horse and rider that pace to the right, with a banner, about 50 wide and 60 high. @param {{coat?: string, robe?: string, banner?: string}} [how] */
export const rider = ({ coat = "#4a3524", robe = BRIGHT, banner = RED } = {}) =>
  line("M7-20L13-64", 0.9, WOOD) +
  cut(`M13-64Q3-68-4-62T-20-60L-15-55L-20-49Q-10-50-4-51T11-52z`, banner, 0.4) +
  cut("M-17.600-23.400q-5 1-5.600 8t-3 9q4.600 0 6.600-5t2-8z", INK) +
  cut(
    "M17-37.500L18.200-41L19.600-37.400Q22-35 24-32.400L26.800-29.600Q27-27.800 25.400-27.400L22.400-28.400Q20.400-30 19.200-29.400Q17.600-25 16.600-21.500Q17-18.500 16-17L21.600-15.600L22-14.400L20-7.600L20.800-5.800L18.200-5.600L18.400-8.200L19-13L12.400-13.400L11.800-7L11.600-2L13.600 0H9.800L9.400-7L8.400-13Q0-11.600-7.600-14.400Q-8.600-11-7.400-8.400L-4-2L-2 0H-6L-7-2L-10.600-8L-12-11L-14-7.600L-13.400-2L-11.600 0H-15.400L-16.400-7.400Q-17.400-10-16.800-14Q-19.600-19-17.400-23.600Q-14-26.400-8-25Q-1-23.400 5-25.400Q9-27 11.400-31.400Q13.600-36.400 17-37.500z",
    coat,
    0.4,
  ) +
  shape("M17-37.600q-4.600 0-6 5t-6.600 7.600q4 .4 6.400-2t3-5 3.200-5.600z") +
  line("M24-29.500L18.500-34.500M24-29.500Q14-24 6-27M17-20Q9-21 5-23", 0.35, RED) +
  disc(20.6, -34.2, 0.4, BRIGHT) +
  hatches(-15, 8, -16.5, -14.6, 0.8, 0.22) +
  cut("M-7-25.600Q0-23.600 5-26L6-16.500Q0-14.600-7-16.600z", RED, 0.35) +
  line("M-6.600-17.600Q0-15.800 5.600-17.500", 0.5, GOLD) +
  cut("M-.500-27Q7-26 6-18L5-12L8-10.500L2.500-10L2-18z", BUFF, 0.35) +
  cut("M-3-44Q-9-40-9.500-29L-11-19Q-5-16 0-20L5-25Q6-37 2-43.600z", robe, 0.4) +
  line("M-6-37Q-8-27-8-20M-2-40Q-4-30-4-20M1-38Q1-30 0-22", 0.28) +
  cut("M0-39L9-30L7.500-28L-1-33z", robe, 0.35) +
  put(
    cut(
      "M-1.600 2q-.500-4.300 1.700-4.300q2 0 1.900 2.200l.6 1.100l-.6.300l-.1 2.400q-1.600 1-2.600-.6z",
      "#b98a60",
      0.25,
    ) +
      cut("M-2.600 0q-.6-4 2.400-4q3.200 0 3 3.200q-2.600-1-5.400.8z", GREEN, 0.3) +
      shape("M.4 1.600q1 .2 1.800 0l-.2 2.200q-1.600.8-2.400-.6z"),
    0,
    -45.5,
    1.15,
  );

/** A man who swings an ax at what stands at 14, 0; about 34 high. @param {{robe?: string}} [how] */
export const axman = ({ robe = RED } = {}) =>
  cut("M-6-14L-12-1.500L-8.600 0L-2-11L4-7L2.600 0H6.600L9-8.500L3-15z", BRIGHT, 0.35) +
  shape("M-12.600-1.800l5 2.200l-.4 1h-5.600zM2.600-.5h5.600l1 1.500h-6.600z") +
  cut("M-7-13Q-8-22-3-28Q2-30 5-26L4-13Q-2-11.500-7-13z", robe, 0.4) +
  cut("M-7-16Q-2-14 4-16V-12.500Q-2-11-7-12.500z", GOLD, 0.3) +
  hatches(-6.6, -3, -22, -16.5, 0.7, 0.22) +
  put(
    cut(
      "M-1.600 2q-.500-4.300 1.700-4.300q2 0 1.900 2.200l.6 1.100l-.6.300l-.1 2.400q-1.600 1-2.600-.6z",
      "#b98a60",
      0.3,
    ) +
      cut("M-2.600 0q-.6-4 2.400-4q3.200 0 3 3.200q-2.600-1-5.400.8z", BRIGHT, 0.3) +
      shape("M.4 1.600q1 .2 1.800 0l-.2 2.200q-1.600.8-2.400-.6z"),
    4,
    -30.5,
    1.3,
  ) +
  line("M-9-34L8-21", 1, WOOD) +
  cut("M-6-34.600Q-9-38-13-37.500Q-14-33-11-29.500L-8-32.200z", "#c9c9c4", 0.35) +
  cut("M-2-26L5-21L8-23L9.500-20.500L5-17.600L-3-21.500z", "#b98a60", 0.35) +
  cut("M1-27L-3-30.500L-5-29L-1-23z", robe, 0.35);

/** A man who sits on the ground and faces us, 40 wide and 42 high. @param {{robe?: string, vest?: string}} [how] */
export const sitter = ({ robe = GREEN, vest = RED } = {}) =>
  cut("M-21 0Q-22-8-8-10H8Q22-8 21 0Q10 4 0 2Q-10 4-21 0z", BRIGHT, 0.45) +
  line("M-17 0Q-8-6 4-1M17 0Q8-6-4-1M-12-6Q-6-8-2-5M12-6Q6-8 2-5", 0.3) +
  cut("M-11-7Q-13-22-5-26H5Q13-22 11-7Q0-4-11-7z", robe, 0.45) +
  cut("M-4-26L-3-8H3L4-26z", vest, 0.3) +
  line("M0-25V-10M-2.500-22h5M-2.500-19h5M-2.500-16h5", 0.3, GOLD) +
  cut("M-7-11.500Q0-9 7-11.500V-7Q0-4.600-7-7z", GOLD, 0.3) +
  hatches(6, 10.5, -19, -8, 0.7, 0.22) +
  put(
    cut("M-4.500-3.500Q-5 5 0 6Q5 5 4.500-3.500z", "#c2946a", 0.35) +
      cut("M-4.600-1Q-3.500 2 0 1.600Q3.500 2 4.600-1Q6 9 0 12Q-6 9-4.600-1z", INK) +
      shape("M-1.400 2.600q1.400-.6 2.800 0q-1.400 1-2.800 0z", RED) +
      line("M-3.200-1.400h2M1.200-1.400h2", 0.6) +
      line("M0-1.500l-.600 2h1.200", 0.25) +
      line("M-2 6l.6 4M0 6.500v4.500M2 6l-.6 4", 0.2, BUFF) +
      cut("M-3-9Q0-14 3-9z", RED, 0.3) +
      cut(
        "M-5.600-3Q-8.600-8.500-3-10.500Q3-11.500 6-8.500Q7.600-5 5.600-3Q0-5-5.600-3z",
        BRIGHT,
        0.4,
      ) +
      line("M-6-5Q0-9.500 6-5.600M-5.500-8Q0-10.500 5.600-8", 0.28),
    0,
    -31,
  );
