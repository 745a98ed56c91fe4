// Things in the hand and on the ground: drums, belts, pipes, axes, horns, letters, snowshoes.

import {
  BRIGHT,
  BUFF,
  cut,
  disc,
  GILT,
  hatches,
  INK,
  line,
  n,
  put,
  RED,
  SHADE,
  shape,
  WOOD,
} from "./brush.js";
import { part, stroke } from "./parts.js";

/** The purple of shell beads. */
const QUAHOG = "#4c3a5c";

/** A belt of shell beads from 0, 0 to the right, its pattern in white on purple. @param {number} long @param {number} rows @param {(column: number, row: number) => boolean} white */
export function wampum(long, rows, white) {
  const bead = 1.5;
  let light = "";
  for (let column = 0; column < long / bead; column += 1)
    for (let row = 0; row < rows; row += 1)
      if (white(column, row))
        light += `M${n(column * bead)} ${n(row * bead)}h${bead}v${bead}h-${bead}z`;
  let d = "";
  for (let row = 1; row < rows; row += 1) d += `M0 ${n(row * bead)}H${n(long)}`;
  for (let x = bead; x < long; x += bead) d += `M${n(x)} 0V${n(rows * bead)}`;
  const fringe = [0.2, 0.5, 0.8].map((share) => `M0 ${n(rows * bead * share)}l-7 ${n((share - 0.5) * 3 + 1)}M${n(long)} ${n(rows * bead * share)}l7 ${n((share - 0.5) * 3 + 1)}`).join(""); // biome-ignore format: path
  return (
    line(fringe, 0.6, BUFF) +
    cut(`M0 0H${n(long)}V${n(rows * bead)}H0z`, QUAHOG, 0.5) +
    shape(light, BRIGHT) +
    line(d, 0.16) +
    line(`M0 0H${n(long)}M0 ${n(rows * bead)}H${n(long)}`, 0.5, BUFF)
  );
}

/** A drum of soldiers, upright, as parts; 26 wide and 28 high. @param {string} [color] @param {string} [hoop] */
export const drum = (color = RED, hoop = BRIGHT) => [
  part("-12,-2! -12,-26! 12,-26! 12,-2! 6,.6 0,1.4 -6,.6", color, 0.22, 9),
  ...[-10, -5, 0, 5, 10].flatMap((x, index) => (index < 4 ? [stroke(`${x},-23 ${x + 2.5},-3 ${x + 5},-23`, 0.6)] : [])),
  part("-13,-1! -13,-4.6! -6,-2.4 0,-2 6,-2.4 13,-4.6! 13,-1! 6,2 0,2.4 -6,2", hoop, 0.2, 2),
  part("-13,-24! -13,-27.6! -6,-25.4 0,-25 6,-25.4 13,-27.6! 13,-24! 6,-21.4 0,-21 -6,-21.4", hoop, 0.2, 2),
  part("-12.6,-27.6 -6,-30 0,-30.6 6,-30 12.6,-27.6 6,-25.4 0,-25 -6,-25.4", "#efe2c2", 0.06, 2),
]; // biome-ignore format: points

/** A pipe of peace: a long stem with feathers, from 0, 0 to the right; 46 long. */
export const calumet = () =>
  line("M0 0L40-6", 1.9) +
  line("M0 0L40-6", 1.1, BUFF) +
  line("M8-1.2l1-.2M14-2.1l1-.2M26-3.9l1-.2", 1.6, RED) +
  cut("M39-7.6L45-8.5L46-14H50L49-5.6Q46-3.6 40-4.4z", "#8d4233", 0.4) +
  [16, 19, 22, 25].map((x, index) => put(cut("M0 0Q-3 5-2.4 11L-.6 13Q1.6 8 0 0z", index % 2 ? BRIGHT : "#cfc4ae", 0.3) + line("M0 1L-1 11", 0.3) + shape("M-2.2 10L-.6 13L.6 9.6z", INK), x, -2.4 - (x - 16) * 0.15, 0.9, { turn: 12 - index * 8 })).join(""); // biome-ignore format: paths

/** A horn for powder, 24 long. */
export const powderHorn = () =>
  cut("M-12-4Q-10-8-5-6.5Q6-2 13-8.5L14.5-7Q8 4-4 3Q-11 2-12-4z", BRIGHT, 0.4) +
  cut("M-12-4Q-10-8-5-6.5Q-7-2-4 3Q-11 2-12-4z", WOOD, 0.35) +
  line("M2-3.6Q1 0 2 2.4M7-5Q7-2 8.6 0", 0.35) +
  line("M-8-6.6Q0-16 13-8", 0.5, WOOD);

/** A snowshoe, standing upright; 12 wide and 34 high. */
export const snowshoe = () => {
  const frame = "M0 2Q-1-6-5.5-14Q-8-24-4-31Q0-36 4-31Q8-24 5.5-14Q1-6 0 2";
  const half = (/** @type {number} */ y) => (y < -24 ? 6 - (-24 - y) * 0.35 : 6 * (1 + (y + 24) / -27));
  let net = "";
  for (let y = -31; y <= -5; y += 3) {
    net += `M${n(-half(y))} ${y}L${n(half(y + 3))} ${y + 3}M${n(half(y))} ${y}L${n(-half(y + 3))} ${y + 3}`;
  }
  return (
    shape(frame, "#e9dcbc") + line(net, 0.4) + line("M-6.4-19H6.4M-6.2-25H6.2", 1, WOOD) + line(frame, 1.7) + line(frame, 0.9, WOOD)
  );
}; // biome-ignore format: short

/** A folded letter with a seal, 26 wide. @param {boolean} [broken] */
export const letter = (broken = false) =>
  cut("M-13-9H13V9H-13z", BRIGHT, 0.4) +
  line("M-13-9L0 2L13-9M-13 9L-3-.6M13 9L3-.6", 0.3) +
  disc(0, 1.4, 3, RED, INK, 0.35) +
  (broken
    ? line("M-.6-1.6L.4 1L-.6 2.2L.6 4.4", 0.6, BRIGHT)
    : line("M-1.2 1.4h2.4M0 .2v2.4", 0.35));

/** A bag for letters with a strap, 30 wide. */
export const satchel = () =>
  line("M-12-16Q-4-44 12-16", 1.6, WOOD) +
  cut("M-15 0Q-16-9-14-17H14Q16-9 15 0Q0 2-15 0z", WOOD, 0.45) +
  cut("M-14.6-17H14.6Q13-6 0-4.5Q-13-6-14.6-17z", "#8a6540", 0.4) +
  disc(0, -6, 1.5, GILT, INK, 0.35) +
  hatches(8, 14, -8, -0.6, 0.8, 0.24);

/** A cask, upright, 14 wide and 18 high. */
export const cask = () =>
  cut("M-6 0Q-8.5-9-6-18H6Q8.5-9 6 0Q0 1.5-6 0z", WOOD, 0.4) +
  `<ellipse cx="0" cy="-18" rx="6" ry="1.6" fill="${SHADE}" stroke="${INK}" stroke-width=".35"/>` +
  line("M-3 .6Q-4.5-9-3-18M0 .8V-17M3 .6Q4.5-9 3-18", 0.25) +
  line("M-7-4.5Q0-2.6 7-4.5M-7.2-13Q0-11.2 7.2-13", 1) +
  hatches(3.4, 6.6, -12, -5, 0.7, 0.22);

/** A sack, standing, 16 wide. */
export const sack = () =>
  cut("M-7 0Q-10-9-5-15L-6-19Q0-17 6-19L5-15Q10-9 7 0Q0 1.5-7 0z", BUFF, 0.4) +
  line("M-5-15Q0-13.6 5-15", 0.9, WOOD) +
  line("M-3-13Q-6-6-4-1M2-13Q5-6 3-.6", 0.25) +
  hatches(3.6, 7, -9, -1, 0.7, 0.22);

/** A quill, its point at 0, 0. */
export const feather = () =>
  cut("M0 0L-2-6Q-8-16-5-27Q3-18 .4-6z", BRIGHT, 0.35) + line("M0 0Q-2-12-4.6-25", 0.3);

/** A crown. */
export const crown = () =>
  cut("M-11 0L-13-12L-7-7L-5-15L0-8L5-15L7-7L13-12L11 0Q0 2-11 0z", GILT, 0.45) +
  cut("M-11 0Q0 2 11 0V-3Q0-1-11-3z", RED, 0.35) +
  [[-13, -12], [-5, -15], [5, -15], [13, -12], [0, -8]].map(([x, y]) => disc(x, y - 1, 1.2, BRIGHT, INK, 0.3)).join(""); // biome-ignore format: points
