// Weather and the sea close by: waves, foam, lightning, rain, rocks, and ships seen from astern.

import {
  BRIGHT,
  BUFF,
  cut,
  disc,
  FIRE,
  GILT,
  hatches,
  INK,
  line,
  n,
  numbers,
  SHADE,
  shape,
  WOOD,
} from "./brush.js";
import { ensign } from "./flags.js";
import { smoke, smooth } from "./grounds.js";
import { lines } from "./lines.js";

/** @typedef {import("./lines.js").Field} Field */
/** @typedef {import("./lines.js").Box} Box */
/** @typedef {{box: Box, pitch: number}} View what is seen, and how close its lines lie */
/** @typedef {{x: number, high: number, left: number, right: number}} Peak of a wave */

/** The hull of a warship. */
const HULL =
  "M-32-9.5L-27-9.2L-26.6-7L-14-5.2L18-5.2L29-8L34-8.8C32-2.6 29.5 1.5 25 2.6H-25C-29 1-31-4-32-9.5z";

/** A view of a plate. @param {import("./plate.js").Crop} crop @param {Box} tall the part seen in the hand @returns {View} */
export const view = (crop, tall) =>
  crop === "wide"
    ? { box: { x0: 0, x1: 120, y0: 0, y1: 72 }, pitch: 0.94 }
    : { box: tall, pitch: (1.7 * (tall.x1 - tall.x0)) / 120 };

/** The edge of a wave with peaks, over a level. @param {number} level @param {Peak[]} peaks @returns {Field} */
export const swell = (level, peaks) => (x) => {
  let y = level + 0.5 * Math.sin(x * 0.45 + level) + 0.3 * Math.sin(x * 0.93);
  for (const { x: at, high, left, right } of peaks) {
    y -= high * Math.exp(-((Math.abs(x - at) / (x < at ? left : right)) ** 1.35));
  }
  return y;
};

/** The data of what lies below an edge. @param {Field} edge @param {Box} box */
export function below(edge, { x0, x1, y1 }) {
  let d = `M${x0} ${y1}`;
  for (let x = x0; x <= x1; x += 1) d += `L${n(x)} ${n(edge(x, 0))}`;
  return `${d}V${y1}z`;
}

/**
 * A wave that hides what is drawn before it: its lines follow its edge.
 * @param {Field} edge
 * @param {View} view
 * @param {{color: string, dark?: number, light?: number, level: number, flow?: number}} how `dark` below and
 *   `light` at the crest; `flow`: how far down the lines still follow the edge
 */
export function wave(edge, { box, pitch }, { color, dark = 0.7, light = 0.14, level, flow = 26 }) {
  let top = box.y1;
  for (let x = box.x0; x <= box.x1; x += 2) top = Math.min(top, edge(x, 0));
  /** @type {Field} */
  const tone = (x, y) => {
    const deep = y - edge(x, 0);
    if (deep < 0) return 0;
    const lee = Math.max(-0.3, Math.min(0.3, (edge(x + 1.5, 0) - edge(x - 1.5, 0)) * 0.14));
    const streak = 0.12 * Math.sin(deep * 1.1 + 1.7 * Math.sin(x * 0.16 + deep * 0.2) + x * 0.05);
    return Math.max(0.03, light + (dark - light) * smooth(0, 15, deep) + lee + streak);
  };
  /** @type {Field} */
  const bend = (x, y) => (edge(x, 0) - level) * Math.exp(-Math.max(0, y - level) / flow);
  const y1 = box.y1 + Math.max(0, level - top);
  const lined = lines(tone, bend, { ...box, y0: Math.min(top, level) - 1, y1 }, pitch);
  return shape(below(edge, box), color) + shape(lined);
}

/** Foam on an edge, from x0 to x1. @param {Field} edge @param {number} x0 @param {number} x1 @param {number} seed @param {number} [deep] */
export function spume(edge, x0, x1, seed, deep = 3) {
  const next = numbers(seed);
  let [top, low] = ["", ""];
  for (let x = x0; x <= x1; x += 1.7) {
    const share = Math.sin(((x - x0) / (x1 - x0)) * Math.PI) ** 0.6;
    const y = edge(x, 0);
    top += `${top ? "Q" : "M"}${top ? `${n(x - 1.2)} ${n(y - 2.4 * share)} ` : ""}${n(x)} ${n(y - 0.5 * share * next())}`;
    low = `Q${n(x + 1)} ${n(y + share * (deep + 1.6))} ${n(x)} ${n(y + share * deep * next())}${low}`;
  }
  let drops = "";
  for (let index = 0; index < (x1 - x0) / 1.5; index += 1) {
    const x = x0 + next() * (x1 - x0);
    drops += `M${n(x)} ${n(edge(x, 0) - 1 - next() * 4)}h.1`;
  }
  return shape(`${top}${low}z`, BRIGHT, INK, 0.25) + line(drops, 0.6, BRIGHT);
}

/** Rain in slanting lines over a box. @param {Box} box @param {number} count @param {number} seed @param {number} [lean] */
export function rain({ x0, x1, y0, y1 }, count, seed, lean = -4) {
  const next = numbers(seed);
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const long = 0.5 + next();
    d += `M${n(x0 + next() * (x1 - x0))} ${n(y0 + next() * (y1 - y0))}l${n(lean * long)} ${n(9 * long)}`;
  }
  return line(d, 0.22, BRIGHT);
}

/** Lightning from one point to another, with branches. @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {number} seed */
export function bolt(x0, y0, x1, y1, seed) {
  const next = numbers(seed);
  const walk = (/** @type {number[]} */ [ax, ay, bx, by], /** @type {number} */ wide) => {
    let [left, right] = [`M${n(ax)} ${n(ay)}`, ""];
    let twigs = "";
    for (let step = 1; step < 8; step += 1) {
      const share = step / 8;
      const x = ax + (bx - ax) * share + (next() - 0.5) * 0.22 * Math.abs(by - ay);
      const y = ay + (by - ay) * (share + (next() - 0.5) * 0.08);
      const half = wide * (1 - share) + 0.12;
      left += `L${n(x - half)} ${n(y)}`;
      right = `L${n(x + half)} ${n(y)}${right}`;
      if (wide > 0.5 && step % 2) {
        const way = step % 4 === 1 ? 1 : -1;
        twigs += walk([x, y, x + way * (6 + 8 * next()), y + 10 + 8 * next()], wide * 0.4);
      }
    }
    return `${left}L${n(bx)} ${n(by)}${right}z${twigs}`;
  };
  return shape(walk([x0, y0, x1, y1], 0.9), BRIGHT);
}

/** A rock on 0, 0, lit from the left. @param {number} wide @param {number} high @param {number} seed @param {string} [color] */
export function rock(wide, high, seed, color = SHADE) {
  const next = numbers(seed);
  const tops = [0, 0.5, 0.75, 0.6, 1, 0.7, 0.8, 0.35, 0].map((up, index) => [
    wide * ((index + (up ? next() - 0.5 : 0)) / 8 - 0.5),
    -high * up * (0.75 + 0.4 * next()),
  ]);
  let drawn = cut(`M${tops.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`, INK);
  for (const [index, [x, y]] of tops.slice(1, 7).entries()) {
    const [ax, ay] = tops[index];
    const foot = x + wide * 0.1 * (next() - 0.3);
    if (y < ay)
      drawn += shape(
        `M${n(ax)} ${n(ay)}L${n(x)} ${n(y)}L${n(foot)} ${n(y * 0.4)}L${n(x - wide * 0.06)} 0H${n(ax)}z`,
        color,
      );
    drawn += line(
      `M${n(x)} ${n(y)}L${n(foot)} ${n(y * 0.4)}l${n(-wide * 0.05)} ${n(-y * 0.3)}`,
      0.3,
      y < ay ? INK : color,
    );
  }
  return drawn;
}

/** Smoke of a gun at 0, 0 that drifts to the right. @param {number} [size] */
export function puff(size = 1) {
  const balls = [
    [2, 0, 2],
    [5, -1.4, 3],
    [9.4, -2.6, 4],
    [14, -5, 4.6],
    [12, -0.5, 2.6],
  ];
  const drawn = (/** @type {number} */ more, /** @type {string} */ color) =>
    balls.map(([x, y, r]) => disc(x * size, y * size, r * size + more, color)).join("");
  return (
    drawn(0.35, INK) +
    drawn(0, BRIGHT) +
    balls
      .map(([x, y, r]) =>
        line(
          `M${n((x - r * 0.5) * size)} ${n((y + r * 0.7) * size)}q${n(r * size)} ${n(r * 0.3 * size)} ${n(r * 1.3 * size)} ${n(-r * 0.9 * size)}`,
          0.3,
        ),
      )
      .join("") +
    shape("M-1 0L5-2L4-.5L7 0L4 .8L5 2z", FIRE)
  );
}

/** Water thrown up, at 0, 0. @param {number} high */
export const splash = (high) =>
  [
    [-3, 0.55],
    [3, 0.6],
    [-1.4, 0.85],
    [1.2, 1],
  ]
    .map(([x, up]) =>
      cut(
        `M${n(x * 0.4 - 1)} 0Q${n(x * 0.3)} ${n(-high * up * 0.6)} ${n(x * 1.5)} ${n(-high * up)}Q${n(x * 0.9 + 0.8)} ${n(-high * up * 0.5)} ${n(x * 0.4 + 1)} 0z`,
        BRIGHT,
        0.25,
      ),
    )
    .join("") +
  cut("M-5 0q2.5-2.4 5-.6 2.5-1.8 5 .6-2 2-5 2T-5 0z", BRIGHT, 0.25) +
  line("M-8 .6q-1 3 8 3t8-3", 0.35, BRIGHT);

/**
 * A square sail seen from behind: its head and its foot.
 * @param {number} x @param {number} head @param {number} half @param {number} foot @param {number} wide
 */
function canvas(x, head, half, foot, wide) {
  const bulge = (foot - head) * 0.16;
  const seams = [-0.66, -0.33, 0, 0.33, 0.66]
    .map(
      (k) =>
        `M${n(x + half * k)} ${n(head)}Q${n(x + (wide + bulge) * k)} ${n((head + foot) / 2)} ${n(x + wide * k)} ${n(foot - bulge * (1 - k * k))}`,
    )
    .join("");
  const high = foot - head;
  return (
    line(`M${n(x - half - 1)} ${n(head)}h${n(2 * half + 2)}`, 0.7) +
    cut(
      `M${n(x - half)} ${n(head)}H${n(x + half)}Q${n(x + wide + bulge)} ${n((head + foot) / 2)} ${n(x + wide)} ${n(foot)}Q${n(x)} ${n(foot - bulge * 2)} ${n(x - wide)} ${n(foot)}Q${n(x - wide - bulge)} ${n((head + foot) / 2)} ${n(x - half)} ${n(head)}z`,
      BRIGHT,
      0.35,
    ) +
    line(seams, 0.14) +
    hatches(
      x + half * 0.5,
      x + half * 0.95,
      head + high * 0.08,
      foot - high * 0.1,
      0.7,
      0.2,
      (wide - half) * 0.8,
    ) +
    line(`M${n(x - half)} ${n(head + high * 0.22)}h${n(2 * half)}`, 0.16)
  );
}

/**
 * A warship that sails away, seen from astern: about 36 wide and 66 high.
 * @param {{flag?: import("./flags.js").Flag}} [how]
 */
export function stern({ flag } = {}) {
  let drawn = line("M2-14V-66M-11-12L2-50L14-12M-9-12L1-40M12-12L1-40", 0.35);
  for (const [x, head, half, foot, wide] of [
    [2.6, -64, 5, -56, 7],
    [2.6, -55, 8, -42, 12],
    [2.6, -41, 13, -24, 15],
    [0, -57, 5.6, -48, 8.4],
    [0, -47, 9.6, -32, 13.4],
    [0, -31, 14.6, -16, 15.6],
  ])
    drawn += canvas(x, head, half, foot, wide);
  drawn += line("M-1-12V-50", 0.9) + line("M-9-14L-1-40L9-14M-6-14L-1-32M6-14L-1-32", 0.22);
  drawn +=
    cut("M-1-38L-13-43L-13.5-20L-1-17z", BRIGHT, 0.35) +
    line("M-4-39v21M-7-40.5v21.5M-10-41.5v22", 0.15);
  if (flag) drawn += line("M-13-43v-1", 0.5) + ensign(flag, -13, -43, 22);
  drawn += cut("M-10.5-13C-12.6-8-12.6-3-9 3H9C12.6-3 12.6-8 10.5-13z", INK, 0.4);
  drawn += cut("M-10.8-13.5Q0-17.5 10.8-13.5L10.4-11.2Q0-13.6-10.4-11.2z", WOOD, 0.35);
  drawn +=
    line("M-9-13.4Q0-16 9-13.4", 0.6, GILT) +
    line("M-11.4-9.6Q0-11.6 11.4-9.6M-11.8-4.4Q0-6 11.8-4.4", 0.8, BUFF);
  for (let x = -8.8; x < 8; x += 3.1)
    drawn +=
      cut(`M${n(x)}-8.8l2.2-.3v3.2l-2.2.2z`, "#e9c98a", 0.25) + line(`M${n(x + 1.1)}-9v3.2`, 0.2);
  drawn += cut("M-.9-4.5h1.8V4h-1.8z", WOOD, 0.25);
  return drawn;
}

/** A sky with clouds before it, whose tops are light. @param {Field} behind @param {import("./grounds.js").Puff[]} puffs @param {number} [dark] @param {import("./grounds.js").Light} [light] @returns {Field} */
export function clouded(behind, puffs, dark = 0.5, light) {
  const cloud = smoke(puffs, light, { dark, edge: -0.06 });
  return (x, y) => cloud(x, y) ?? behind(x, y);
}

/** A warship that has lost its masts, its sails over the side; about 64 wide. */
export const hulk = () =>
  line("M-18-4V-14l1.4-2M17-4l.4-9 1.2-1M31-7L40-11", 1.2) +
  line("M0-4L1-24l-1.6-3", 1.2) +
  line("M-8-15L9-17M.5-23L-9-6M.5-23L12-6", 0.5) +
  cut("M-7-15Q-2-9-4-5Q2-4 3-6Q1-11 8-16.5z", BRIGHT, 0.3) +
  cut(HULL, INK) +
  shape("M-31-3.6C-18-1.4 18-1.4 32-4.8L31.2-2.6C18 .6-18 .6-30.4-1.7z", BUFF) +
  shape(
    "M-22-2.5h2v1.4h-2zM-14-2h2v1.4h-2zM-6-1.8h2v1.4h-2zM2-1.8h2v1.4h-2zM10-2h2v1.4h-2zM18-2.6h2v1.4h-2z",
    WOOD,
  ) +
  cut("M16-5L-6 8q4 4 10 2q-1-6 14-12z", BRIGHT, 0.3) +
  line("M18-5L-12 9M4-4L-1 8M9 4l-6-7", 0.8) +
  line("M18-8L2 6M20-7L-2 9M-16-8q-6 6-14 12", 0.25);
