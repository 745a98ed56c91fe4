// What is done in harbors and on decks: people at work, boats, cargo, guns, smoke in front of things.

import {
  BRIGHT,
  BUFF,
  cut,
  disc,
  FIRE,
  FLAME,
  GILT,
  hatches,
  INK,
  line,
  n,
  put,
  RED,
  SKIN,
  shape,
  WOOD,
} from "./brush.js";
import { smoke } from "./grounds.js";
import { lines } from "./lines.js";

/**
 * @typedef {object} Dress
 * @property {string} coat
 * @property {string} legs the color of the trousers
 * @property {"turban" | "round" | "cocked" | "cap" | "bare"} hat
 * @property {string} [skin]
 * @property {string} [sash]
 * @property {boolean} [belts] whether white belts cross on the coat
 * @property {boolean} [beard]
 * @property {number} [wide] how wide the trousers are
 */
/**
 * @typedef {object} Pose where the parts of a body are; it looks to the right, its feet near 0, 0
 * @property {number[]} [hip]
 * @property {number[]} [neck]
 * @property {number[]} [feet] x and y, the far one first
 * @property {number[]} [hands] x and y, the far one first
 * @property {string} [held] what it holds, drawn behind the near arm
 */

/** @type {Record<"stands" | "leaps" | "runs" | "points" | "stoops" | "sits" | "hails", Pose>} */
export const POSES = {
  stands: { hands: [3.4, -12.4, 2.4, -11.4] },
  leaps: { feet: [-6, -3, 7, -5], neck: [2.6, -20], hands: [9, -17, 2, -28] },
  runs: { feet: [-6.4, -1, 5, 0], neck: [2.4, -20], hands: [8.4, -15, -3.4, -26] },
  points: { hands: [-2, -12, 9, -21] },
  stoops: { hip: [-3, -12], neck: [4, -17], hands: [9, -9.4, 8, -9] },
  sits: { hip: [0, -6], neck: [0.6, -14], feet: [5.6, 0, 6.6, 0], hands: [5, -8.4, 4.4, -7.6] },
  hails: { hands: [-4, -27, 4, -28] },
};

/** Where a limb of two equal bones bends. @param {number[]} from @param {number[]} to @param {number} bone @param {number} side */
function joint([ax, ay], [bx, by], bone, side) {
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const out = (side * Math.sqrt(Math.max(0, bone * bone - far * far * 0.25))) / far;
  return [(ax + bx) / 2 - (by - ay) * out, (ay + by) / 2 + (bx - ax) * out];
}

/** An arm or leg. @param {number[]} from @param {number[]} to @param {number} bone @param {number} side @param {number} wide @param {string} color */
function limb(from, to, bone, side, wide, color) {
  const [x, y] = joint(from, to, bone, side);
  const d = `M${n(from[0])} ${n(from[1])}L${n(x)} ${n(y)}L${n(to[0])} ${n(to[1])}`;
  return line(d, wide + 0.5) + line(d, wide, color) + put(line(d, 0.2), wide * 0.28, wide * 0.1, 1);
}

/** A head in profile with its hat, the middle of the face at 0, 0. @param {Dress} dress */
function visage({ hat, skin = SKIN, beard = false }) {
  const hats = {
    turban:
      cut("M-.9-3.4h2v-1.7q-1-.8-2 0z", RED, 0.22) +
      cut("M-2.5.1q-1.1-3.8 2.5-4.1q4-.2 3 3.4q-2.6-1.3-5.5.7z", BRIGHT, 0.28) +
      line("M-2.4-1.2q2.4-2.2 5.2-1.3M-1.6-2.9q1.8-1 4-.4", 0.18),
    round: cut("M-3-.9q3-.8 6.3-.2l-.2-.7l-1.3-.3l.2-3.3q-2-.8-3.9 0l.1 3.4l-1.2.4z", INK, 0.2),
    cocked:
      cut("M-4-.6q4-1.7 8.4-.6q-1.3-4-4-4q-3 .2-4.4 4.6z", INK, 0.2) + disc(1.4, -2.4, 0.5, GILT),
    cap: shape("M-2 1.2q-.9-4.7 2-4.8q2.6 0 2.3 2.3q-2.6-.4-3.3 2.5z", INK),
    bare: shape("M-2.1 1.2q-.6-4.3 2.2-4.3q2.3 0 2.1 1.5q-2.4-.1-2.8 2.5z", "#4a3524"),
  };
  return (
    cut("M-1.7 3.4q.1-1-.2-2q-.6-4 1.9-4q2.1 0 2 2l.8 1.3l-.8.3v.8q-.1.9-1.3.8l.1 1z", skin, 0.25) +
    (beard
      ? shape("M-.9.5q.5 3 1.9 3.9q1.4-.4 1.3-2.6l-1.3-.3l-.7-1z", INK)
      : disc(1.2, -0.2, 0.2)) +
    hats[hat]
  );
}

/** Somebody at work, about 26 high. @param {Dress} dress @param {Pose} [pose] */
export function man(dress, pose = POSES.stands) {
  const { hip = [0, -12.4], neck = [0.4, -20.4], feet = [-2.6, 0, 2.4, 0] } = pose;
  const { hands = [0, 0, 0, 0], held = "" } = pose;
  const { coat, legs, sash, belts, wide = 2.2, skin = SKIN } = dress;
  const [hx, hy] = hip;
  const [nx, ny] = neck;
  const lean = nx - hx;
  const shoulder = [nx - 0.2, ny + 1.6];
  const leg = (/** @type {number} */ x, /** @type {number} */ y) =>
    shape(`M${n(x - 1)} ${n(y - 0.7)}h2l1.6 1.6h-3.8z`) +
    limb([hx + Math.sign(x - hx) * 0.6, hy], [x, y - 0.6], 6.3, -1, wide, legs);
  const arm = (/** @type {number} */ x, /** @type {number} */ y) =>
    limb(shoulder, [x, y], 4.9, 1, 1.8, coat) + disc(x, y, 0.85, skin, INK, 0.25);
  return (
    arm(hands[0], hands[1]) +
    leg(feet[0], feet[1]) +
    leg(feet[2], feet[3]) +
    cut(
      `M${n(hx - 2.6)} ${n(hy + 1.4)}L${n(nx - 2.7)} ${n(ny + 1.4)}Q${n(nx)} ${n(ny - 1)} ${n(nx + 2.4)} ${n(ny + 1.4)}` +
        `Q${n(nx + 3.1 - lean * 0.4)} ${n((ny + hy) / 2)} ${n(hx + 2.6)} ${n(hy + 1.4)}z`,
      coat,
      0.3,
    ) +
    (belts
      ? line(
          `M${n(hx - 2.2)} ${n(hy)}L${n(nx + 2)} ${n(ny + 1.2)}M${n(hx + 2.2)} ${n(hy)}L${n(nx - 2.2)} ${n(ny + 1.2)}`,
          0.9,
          BRIGHT,
        )
      : hatches(nx + 0.8, nx + 1.9, ny + 1.4, hy, 0.5, 0.16, -lean)) +
    (sash ? cut(`M${n(hx - 2.8)} ${n(hy + 1.3)}l.2-2q2.5.6 5.2 0l.2 2z`, sash, 0.25) : "") +
    put(visage(dress), nx + 0.3, ny - 2.4, 1, { turn: lean * 2 }) +
    held +
    arm(hands[2], hands[3])
  );
}

/** A saber from the hand at x, y. @param {number} x @param {number} y @param {number} [turn] */
export const saber = (x, y, turn = 0) =>
  put(cut("M-1.8.4L1 .2Q7-.6 10-4.4Q8.5 1.2 1.2 1.2L-1.6 1.2z", BRIGHT, 0.25), x, y, 1, { turn });

/** A musket with its bayonet, upright, its middle at x, y. @param {number} x @param {number} y @param {number} [turn] */
export const musket = (x, y, turn = 0) =>
  put(
    line("M0 9L.2-9", 1, WOOD) + line("M-.3 9.4l-.4-3M.2-2V-10", 0.5) + line("M.2-10v-4", 0.4),
    x,
    y,
    1,
    { turn },
  );

/**
 * A boat under oars that goes to the right, about 64 wide, the water line at 0, 0.
 * @param {string} crew what sits in it
 * @param {number} [oars]
 */
export function longboat(crew, oars = 4) {
  let drawn = crew;
  drawn += cut("M-31-8Q-10-4.5 10-5Q24-5.6 33-10Q31-2 25 2H-25Q-30-1-31-8z", WOOD, 0.4);
  drawn += line("M-30.6-6.6Q-10-3.2 10-3.7Q24-4.2 32.5-8.4", 0.9, BUFF);
  drawn += line("M-30-4.2Q-10-1.2 10-1.6T31.5-5.6M-28.5-1.6Q0 .6 29-2.6", 0.25);
  drawn += hatches(-24, 24, -2.4, 1.6, 1.1, 0.2, -1);
  for (let index = 0; index < oars; index += 1) {
    const x = -17 + (index * 34) / (oars - 1 || 1);
    drawn +=
      line(`M${n(x + 3)}-7.5L${n(x - 7)} 3`, 0.7) +
      line(`M${n(x + 3)}-7.5L${n(x - 7)} 3`, 0.3, BUFF);
    drawn += cut(`M${n(x - 5.6)} 1.2l-3.4 4.6l1.4.6l3-4.6z`, BUFF, 0.25);
  }
  return drawn + line("M-34 3.6q3-1.6 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0", 0.5, BRIGHT);
}

/** A bale or crate with its ropes. @param {number} [wide] @param {number} [high] @param {string} [color] */
export const bale = (wide = 11, high = 7, color = BUFF) =>
  cut(
    `M0 0Q-.8 ${n(-high / 2)} 0 ${n(-high)}H${n(wide)}Q${n(wide + 0.8)} ${n(-high / 2)} ${n(wide)} 0z`,
    color,
    0.35,
  ) +
  hatches(wide * 0.68, wide - 0.3, -high + 0.4, -0.4, 0.6, 0.22) +
  line(
    `M${n(wide * 0.28)} 0v${n(-high)}M${n(wide * 0.66)} 0v${n(-high)}M0 ${n(-high / 2)}H${n(wide)}`,
    0.45,
  );

/** A great gun on its carriage that points to the right, about 50 wide; its muzzle at 26, -13. */
export function ordnance() {
  let drawn = cut("M-17 0L-16-5H-8V-8.5H0V-11H9L13-5V0z", WOOD, 0.4);
  drawn += hatches(-15, 12, -4.6, -0.5, 1.1, 0.22);
  drawn += cut(
    "M-24-13a1.6 1.6 0 1 1 2.6 1.2v-3.8L-19-17.2L6-16.4L22-15.6q1.8-1.4 4-.8v6.8q-2.2.6-4-.8L6-9.2L-19-8.4L-21.4-10.6z",
    INK,
    0.5,
  );
  drawn += line("M-19-15.4L22-14.2M-18.5-14.4L21-13.5", 0.5, BUFF);
  drawn += line("M-19-17v8.4M-10-16.8v8M4-16.4v7M22-15.6v5", 0.5, BUFF);
  for (const [x, r] of [
    [-11, 4],
    [8, 3.6],
  ])
    drawn +=
      disc(x, -r + 0.8, r, WOOD, INK, 0.6) +
      disc(x, -r + 0.8, r * 0.3, INK) +
      line(`M${x - r} ${n(-r + 0.8)}h${2 * r}M${x} 0v${n(-2 * r + 0.8)}`, 0.2);
  return drawn;
}

/** The flash of a gun that fires to the right, from 0, 0. @param {number} [long] */
export function blast(long = 14) {
  const star = (/** @type {number} */ k) =>
    `M0${n(-0.1 * k)}L${n(0.5 * k)} ${n(-0.34 * k)}L${n(0.46 * k)} ${n(-0.16 * k)}L${n(k)} ${n(-0.2 * k)}L${n(0.66 * k)} 0L${n(0.96 * k)} ${n(0.16 * k)}L${n(0.48 * k)} ${n(0.12 * k)}L${n(0.5 * k)} ${n(0.3 * k)}L0 ${n(0.1 * k)}z`;
  return (
    cut(star(long), FLAME, 0.25) +
    shape(star(long * 0.84), FIRE) +
    shape(star(long * 0.58), "#ffe9b0")
  );
}

/**
 * A shape whose form is engraved on it.
 * @param {string} id that no other shape of the picture has
 * @param {string} d
 * @param {string} fill
 * @param {import("./lines.js").Field} tone
 * @param {import("./lines.js").Field} [bend]
 */
export const relief = (id, d, fill, tone, bend = () => 0) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>${shape(d, fill)}` +
  `<path clip-path="url(#${id})" d="${lines(tone, bend, { x0: 0, x1: 120, y0: -28, y1: 72 })}" fill="${INK}"/>` +
  line(d, 0.45);

/**
 * Smoke in front of things, engraved like that behind them.
 * @param {import("./grounds.js").Puff[]} puffs
 * @param {import("./grounds.js").Light} [light]
 * @param {{color?: string, dark?: number}} [how]
 */
export function billow(puffs, light, { color = BRIGHT, dark = 0.62 } = {}) {
  const tone = smoke(puffs, light, { dark });
  const drawn = lines(
    (x, y) => tone(x, y) ?? 0,
    () => 0,
    { x0: 0, x1: 120, y0: -28, y1: 72 },
  );
  return puffs.map(({ x, y, r }) => disc(x, y, r, color)).join("") + shape(drawn);
}

/** Shrouds with their ratlines, from two points of a ship's side to one of the mast. @param {number} x0 @param {number} x1 @param {number} y @param {number} tx @param {number} ty */
export function shrouds(x0, x1, y, tx, ty) {
  let drawn = "";
  for (let k = 0; k <= 4; k += 1)
    drawn += line(`M${n(x0 + ((x1 - x0) * k) / 4)} ${y}L${tx} ${ty}`, 0.5);
  for (let step = 1; step < 16; step += 1) {
    const share = step / 18;
    const at = (/** @type {number} */ x) => n(x + (tx - x) * share);
    drawn += line(`M${at(x0)} ${n(y + (ty - y) * share)}H${at(x1)}`, 0.28);
  }
  return drawn;
}

/** A rock in the sea with surf at its foot. @param {string} id @param {number} x @param {number} y @param {number} wide @param {number} high */
export const rock = (id, x, y, wide, high) =>
  relief(
    id,
    `M${n(x - wide / 2)} ${n(y)}l${n(wide * 0.1)} ${n(-high * 0.5)}l${n(wide * 0.14)} ${n(-high * 0.1)}l${n(wide * 0.1)} ${n(-high * 0.4)}l${n(wide * 0.16)} ${n(high * 0.16)}l${n(wide * 0.12)} ${n(high * 0.34)}l${n(wide * 0.2)} ${n(high * 0.12)}l${n(wide * 0.18)} ${n(high * 0.38)}z`,
    "#8f8470",
    (px, py) =>
      0.3 +
      0.5 * Math.tanh((px - x + (y - py) * 0.25 + wide * 0.1) / (wide * 0.18)) +
      0.2 * Math.sin(px * 1.3 + py * 2.1),
    (px, py) => 0.5 * Math.sin(px * 0.9 + py * 0.4),
  ) +
  line(
    `M${n(x - wide * 0.6)} ${n(y)}q${n(wide * 0.1)}-2.6 ${n(wide * 0.2)} 0t${n(wide * 0.2)} 0t${n(wide * 0.2)} 0t${n(wide * 0.2)} 0t${n(wide * 0.2)} 0t${n(wide * 0.2)} 0`,
    1.1,
    BRIGHT,
  );

/** A galley under oars that comes straight on, about 84 wide and 64 high. @param {string} fighters on its forecastle, about 12 wide each side of 0 */
export function galley(fighters) {
  let drawn = "";
  for (let k = 7; k >= 0; k -= 1) {
    const y = -9 - k * 0.4;
    for (const side of [-1, 1]) {
      const [ax, bx, by] = [side * (12 - k * 0.3), side * (41 - k * 1.1), 4.6 - k * 2.3];
      const [cx, cy] = [ax + (bx - ax) * 0.7, y + (by - y) * 0.7];
      const d = `M${n(ax)} ${n(y)}L${n(bx)} ${n(by)}`;
      drawn += line(d, 0.95) + line(d, 0.45, BUFF);
      drawn += cut(
        `M${n(cx)} ${n(cy - 0.5)}L${n(bx + side)} ${n(by - 0.6)}l${n(-side * 0.6)} 1.6L${n(cx)} ${n(cy + 0.6)}z`,
        BUFF,
        0.25,
      );
    }
  }
  drawn += line("M0-8V-50", 1.6) + line("M-5-12L0-46L5-12", 0.3);
  drawn += line("M-20-19L25-58", 3, INK) + line("M-19-20L23-56", 2.3, BRIGHT);
  for (let k = 0; k < 8; k += 1)
    drawn += line(`M${n(-15 + k * 5)} ${n(-25 + -k * 4.35)}l1.6 2.6`, 0.35);
  drawn += cut("M-14-12H14L12-7.5H-12z", BUFF, 0.4) + fighters;
  drawn += cut("M-13-13Q0-10.5 13-13L11.5-6Q8 2 2.5 5H-2.5Q-8 2-11.5-6z", INK, 0.4);
  drawn +=
    line("M-12.6-10.6Q0-8 12.6-10.6", 1.2, GILT) +
    line("M-11-5.6Q-6-2.5-1-2M11-5.6Q6-2.5 1-2M-8-.6Q-4 1.4-.8 1.8M8-.6Q4 1.4.8 1.8", 0.35, BUFF);
  for (const x of [-6.5, 6.5]) drawn += disc(x, -7, 1.7, WOOD, BUFF, 0.4) + disc(x, -7, 0.8, INK);
  drawn += cut("M-1.6-9H1.6L1 3.4L0 6L-1 3.4z", WOOD, 0.35) + disc(0, -8.6, 1.6, GILT, INK, 0.3);
  return (
    drawn + line("M-9 5.6q2.5-1.6 5 0t5 0t5 0t3 0M-40 4.6q2-1.2 4 0M36 4.6q2-1.2 4 0", 0.5, BRIGHT)
  );
}
