// Ships, seen from the side, with the water line at 0, 0 amidships; they sail to the right.

import {
  BRIGHT,
  BUFF,
  cut,
  FIRE,
  FLAME,
  hatches,
  INK,
  line,
  n,
  numbers,
  put,
  shape,
  WOOD,
} from "./brush.js";
import { ensign } from "./flags.js";

/**
 * A warship of three masts, about 64 wide and 50 high.
 * @param {{flag?: import("./flags.js").Flag, sails?: "set" | "furled" | "topsails", heel?: number,
 *   lit?: boolean}} [how] `lit`: light shines from the gun ports
 */
export function threeMaster({ flag, sails = "set", heel = 0, lit = false } = {}) {
  const masts = [
    {
      x: -18,
      top: -36,
      yards: [
        [-12, 8],
        [-20, 6.6],
        [-27, 5],
      ],
    },
    {
      x: 0,
      top: -44,
      yards: [
        [-12, 10.5],
        [-22, 8.6],
        [-31, 6.4],
      ],
    },
    {
      x: 17,
      top: -40,
      yards: [
        [-12, 9.6],
        [-21, 7.8],
        [-29, 5.8],
      ],
    },
  ]; // prettier-ignore
  let drawn = line("M31-7L46-15", 0.9);
  for (const { x, top, yards } of masts) {
    drawn += line(`M${x}-4L${x + 0.5} ${top}`, 0.9);
    for (const [y, half] of yards)
      drawn += line(`M${x - half} ${y + 0.4}L${x + half} ${y - 0.5}`, 0.55);
    for (const k of [-6, -3.6, 3.6, 6])
      drawn += line(`M${x + k}-5L${n(x + 0.3)} ${top + 10}`, 0.18);
  }
  drawn += line(
    "M46-15L17.5-38M39-11L17.4-28M17.5-38L.5-42M17-26L.5-16M.5-42L-17.6-34M0-26L-18-16M-18-34L-30-8",
    0.2,
  );
  if (sails !== "furled") {
    for (const { x, yards } of masts) {
      for (const [index, [y, half]] of yards.entries()) {
        if (sails === "topsails" && index === 0) continue;
        const foot = index === 0 ? -5.2 : yards[index - 1][0] - 0.6;
        drawn += sail(
          x,
          y + 0.5,
          foot,
          half * 0.94,
          index === 0 ? half * 0.98 : yards[index - 1][1] * 0.94,
        );
      }
    }
    if (sails === "set") {
      drawn += cut("M44-14L19-35Q22-22 27-9Q36-14 44-14z", BRIGHT, 0.3);
      drawn += line("M41-14L22-30M37-13L22-26M33-12L23-21", 0.16);
      drawn += cut("M-20-28L-21-8Q-26-6-31-7L-30-20z", BRIGHT, 0.3);
    }
  } else {
    for (const { x, yards } of masts) {
      for (const [y, half] of yards) {
        drawn += cut(
          `M${n(x - half * 0.8)} ${y}Q${x} ${y + 2.6} ${n(x + half * 0.8)} ${y - 0.8}Q${x} ${y + 0.4} ${n(x - half * 0.8)} ${y}z`,
          BUFF,
          0.25,
        );
      }
    }
  }
  drawn += cut(
    "M-32-9.500L-27-9.200L-26.600-7L-14-5.200L18-5.200L29-8L34-8.800C32-2.600 29.500 1.500 25 2.600H-25C-29 1-31-4-32-9.500z",
    INK,
    0.4,
  );
  drawn += shape(
    "M-31-3.600C-18-1.400 18-1.400 32-4.800L31.200-2.600C18 .6-18 .6-30.400-1.700z",
    BUFF,
  );
  for (let index = 0; index < 14; index += 1) {
    const x = -27 + index * 4.1;
    const y = -2.6 + 1 * Math.sin(((x + 31) / 62) * Math.PI);
    drawn += cut(`M${n(x)} ${n(y - 0.1)}h1.700v1.400h-1.700z`, lit ? "#ffcf7a" : WOOD, 0.25);
  }
  drawn += line("M-29 .2Q0 2 29-.4", 0.2, WOOD);
  if (flag)
    drawn += put(line("M0 0V-9", 0.4) + ensign(flag, 0, -9, 9), -31.5, -9, 1, { flip: true });
  return heel ? put(drawn, 0, 0, 1, { turn: heel }) : drawn;
}

/** A square sail, full of wind. @param {number} x @param {number} y @param {number} foot @param {number} half @param {number} wide */
function sail(x, y, foot, half, wide) {
  const belly = (foot - y) * 0.26;
  const d =
    `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y + 0.6)} ${n(x + half)} ${n(y - 0.6)}` +
    `Q${n(x + half + belly * 0.7)} ${n((y + foot) / 2)} ${n(x + wide)} ${n(foot)}` +
    `Q${n(x)} ${n(foot - belly * 1.1)} ${n(x - wide)} ${n(foot + 0.4)}` +
    `Q${n(x - half + belly * 0.8)} ${n((y + foot) / 2)} ${n(x - half)} ${n(y)}z`;
  const seams = [-0.5, 0, 0.5]
    .map(
      (k) =>
        `M${n(x + half * k)} ${n(y + 0.6)}Q${n(x + half * k + belly * 0.6)} ${n((y + foot) / 2)} ${n(x + wide * k)} ${n(foot - belly * 0.5)}`,
    )
    .join("");
  const lee = [0.62, 0.72, 0.82]
    .map(
      (k) =>
        `M${n(x - half * k)} ${n(y + 0.8)}Q${n(x - half * k + belly * 0.7)} ${n((y + foot) / 2)} ${n(x - wide * k)} ${n(foot - 0.3)}`,
    )
    .join("");
  return cut(d, BRIGHT, 0.3) + line(seams, 0.13) + line(lee, 0.24);
}

/**
 * A xebec with three lateen sails, about 56 wide and 36 high.
 * @param {{flag?: import("./flags.js").Flag, sails?: boolean, oars?: boolean}} [how]
 */
export function xebec({ flag, sails = true, oars = false } = {}) {
  let drawn = "";
  for (const [x, lean, size] of [
    [-16, 3, 0.8],
    [0, 4, 1],
    [16, 7, 0.92],
  ]) {
    drawn += line(`M${x}-3L${x + lean} ${n(-27 * size)}`, 0.9);
    const [ax, ay] = [x - 12 * size, -5 - 5 * size];
    const [bx, by] = [x + lean + 13 * size, -34 * size];
    drawn += line(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, 0.7);
    if (!sails) {
      drawn += line(`M${n(ax + 2)} ${n(ay - 1)}L${n(bx - 2)} ${n(by + 3)}`, 1.5, BUFF);
      continue;
    }
    const [cx, cy] = [x + lean + 9 * size, -4];
    drawn += cut(
      `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}Q${n(bx + 3)} ${n((by + cy) / 2 + 4)} ${n(cx)} ${n(cy)}Q${n((ax + cx) / 2)} ${n(cy - 5)} ${n(ax)} ${n(ay)}z`,
      BRIGHT,
      0.3,
    );
    for (const k of [0.3, 0.5, 0.7]) {
      drawn += line(
        `M${n(ax + (bx - ax) * k)} ${n(ay + (by - ay) * k)}Q${n(ax + (bx - ax) * k + 3)} ${n((ay + cy) / 2)} ${n(ax + (cx - ax) * (k + 0.12))} ${n(cy - 2.6)}`,
        0.18,
      );
    }
  }
  drawn += line("M24-6L36-10", 0.8);
  if (oars) for (let x = -20; x <= 18; x += 4) drawn += line(`M${x}-2L${x - 5} 4`, 0.45);
  drawn += cut(
    "M-33-9L-26-8L-24-5C-8-2.400 12-2.400 24-6L34-9.500C31-3 28 1 23 2.200H-22C-27 1-30-3-33-9z",
    INK,
    0.4,
  );
  drawn += line("M-29-5C-10-.6 12-.6 30-6.400", 0.9, BUFF);
  for (let x = -20; x < 20; x += 5) drawn += disc(x, -0.6);
  if (flag)
    drawn += put(line("M0 0V-9", 0.4) + ensign(flag, 0, -9, 8.5), -32, -8.5, 1, { flip: true });
  return drawn;
}

/** A gun port of a xebec. @param {number} x @param {number} y */
const disc = (x, y) => `<circle cx="${x}" cy="${y}" r=".75" fill="${BUFF}"/>`;

/**
 * A gun vessel: one mast, one big gun in the bow, oars; about 34 wide and 26 high.
 * @param {{flag?: import("./flags.js").Flag, sails?: boolean, men?: number}} [how]
 */
export function gunVessel({ flag, sails = true, men = 5 } = {}) {
  let drawn = line("M-2-1L-1.400-24", 0.7);
  if (sails) {
    drawn += line("M-12-6L9-25", 0.5);
    drawn += cut("M-12-6L9-25Q11-12 8-4Q-2-6-12-6z", BRIGHT, 0.3);
    drawn += line("M-4-13Q-1-9-1-5M1-17.500Q4-11 3-5M5-21Q8-12 6-4.600", 0.16);
  }
  drawn += line("M8-4.400L18-6", 1.6) + line("M17-5.900L18.500-6.100", 2);
  for (let index = 0; index < men; index += 1) {
    const x = -13 + index * 4.4;
    drawn +=
      shape(`M${n(x)}-2.600v-3a1 1 0 1 1 1.800 0v3z`, INK) +
      line(`M${n(x + 1)}-2.600l-3.400 5.600`, 0.4);
  }
  drawn += cut(
    "M-17-4.500C-8-2 8-2 18-4.500C16.500 0 14 2 10 2H-10C-14 2-16-1-17-4.500z",
    WOOD,
    0.4,
  );
  drawn += line("M-15.500-2.400C-6-.4 6-.4 16.600-2.600", 0.35, BUFF);
  if (flag)
    drawn += put(line("M0 0V-7", 0.35) + ensign(flag, 0, -7, 6.5), -16.5, -4, 1, { flip: true });
  return drawn;
}

/**
 * A schooner or ketch of two masts, about 40 wide and 32 high.
 * @param {{flag?: import("./flags.js").Flag}} [how]
 */
export function schooner({ flag } = {}) {
  let drawn = line("M-8-3L-9-27M7-3L6.500-31M20-5L30-9", 0.7);
  drawn +=
    cut("M-8.600-24L-20-20L-21-5L-8.200-5z", BRIGHT, 0.3) + line("M-12-22v17M-16-21v16", 0.15);
  drawn +=
    cut("M6.600-27L-5-22L-6-5L6.900-5z", BRIGHT, 0.3) + line("M3-25v20M-1-23.500v18.500", 0.15);
  drawn += cut("M7-29L29-8.800Q18-8 9-6z", BRIGHT, 0.3) + line("M10-24L20-8.400M13-23L25-9", 0.15);
  drawn += cut(
    "M-24-6L-20-4.500C-8-2.600 8-2.600 20-5L25-6.500C23-1 20 2 15 2H-16C-20 1-23-2-24-6z",
    INK,
    0.4,
  );
  drawn += line("M-22-2.800C-8-.6 8-.6 22-3.200", 0.9, BUFF);
  if (flag)
    drawn += put(line("M0 0V-8", 0.35) + ensign(flag, 0, -8, 7.5), -23.5, -6, 1, { flip: true });
  return drawn;
}

/**
 * A merchant ship: two masts, square sails, a high side; about 46 wide.
 * @param {{flag?: import("./flags.js").Flag, struck?: boolean}} [how] `struck`: its sails are down
 */
export function merchant({ flag, struck = false } = {}) {
  let drawn = line("M-9-3L-9-30M9-3L9-33M22-6L33-11", 0.8);
  const yards = [
    [-9, -12, 8.4],
    [-9, -21, 6.4],
    [9, -13, 9],
    [9, -23, 7],
  ];
  for (const [x, y, half] of yards) {
    drawn += line(`M${n(x - half)} ${y}H${n(x + half)}`, 0.5);
    if (struck) drawn += cut(`M${n(x - half)} ${y}q${half} 3.600 ${2 * half} 0z`, BUFF, 0.25);
    else drawn += sail(x, y, y === -12 || y === -13 ? -4.6 : y + 8, half * 0.95, half * 1.1);
  }
  drawn += cut(
    "M-26-9L-20-7.500L20-6.500L27-9C25-2 22 2.400 17 2.600H-19C-23 1-25-4-26-9z",
    WOOD,
    0.4,
  );
  drawn += line("M-24-5C-8-3 8-3 25-6M-22-1.500C-8 .4 8 .4 22-2", 0.4, BUFF);
  drawn += hatches(-18, 18, -5, 0, 1.6, 0.16);
  if (flag)
    drawn += put(line("M0 0V-9", 0.4) + ensign(flag, 0, -9, 8), -25.5, -8.5, 1, { flip: true });
  return drawn;
}

/**
 * A flame with its tongues, base at 0, 0.
 * @param {number} height
 * @param {number} width
 * @param {number} [lean]
 */
export function flame(height, width, lean = -3) {
  const tongue = (/** @type {number} */ size) => {
    const [h, w, l] = [height * size, width * size, lean * size];
    return (
      `M${n(-w)} 0c${n(-w * 0.6)} ${n(-h * 0.26)} ${n(w * 0.5)} ${n(-h * 0.36)} ${n(w * 0.1 + l * 0.4)} ${n(-h * 0.66)}` +
      `c${n(w * 0.5)} ${n(h * 0.08)} ${n(w * 0.7)} ${n(h * 0.16)} ${n(w * 0.6)} ${n(h * 0.27)}` +
      `c${n(w * 0.5)} ${n(-h * 0.2)} ${n(w * 0.1 + l * 0.6)} ${n(-h * 0.4)} ${n(-w * 0.3 + l)} ${n(-h * 0.61)}` +
      `c${n(w * 1.2)} ${n(h * 0.22)} ${n(w * 1.9 - l)} ${n(h * 0.55)} ${n(w * 1.3 - l)} ${n(h)}z`
    );
  };
  return cut(tongue(1), FLAME, 0.3) + shape(tongue(0.76), FIRE) + shape(tongue(0.5), "#ffe9b0");
}

/** Sparks that rise from a fire. @param {number} x @param {number} y @param {number} count @param {number} seed @param {number} [lean] */
export function sparks(x, y, count, seed, lean = -34) {
  const next = numbers(seed);
  let drawn = "";
  for (let index = 0; index < count; index += 1) {
    const far = next();
    const at = [x + lean * far + (next() * 2 - 1) * 14, y - 46 * far + (next() * 2 - 1) * 8];
    drawn += `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(0.2 + next() * 0.3)}" fill="#ffe9b5"/>`;
  }
  return drawn;
}

/** Foam along the water line of a ship. @param {number} half its half length */
export const foam = (half) =>
  line(
    `M${n(-half)} 2.600q3-1.600 6 0t6 0t6 0t6 0t6 0M${n(-half + 8)} 4.200q3-1.400 6 0t6 0t6 0`,
    0.5,
    BRIGHT,
  );
