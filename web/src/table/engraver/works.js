// Works of war: forts of logs and stone, what besiegers build, mortars and guns. On 0, 0; light from the left.

import {
  BRIGHT,
  BUFF,
  cut,
  disc,
  hatches,
  INK,
  line,
  n,
  numbers,
  SHADE,
  STONE,
  shape,
  WOOD,
} from "./brush.js";
import { inked, moved, part, solid, stroke } from "./parts.js";

/** Hewn logs and dug earth. */
export const LOG = "#9a7448";
export const EARTH = "#a98c5f";
const IRON = "#5a564e";

/** A wall of pointed logs from x0 to x1. @param {number} x0 @param {number} x1 @param {number} high @param {number} [thick] @param {number} [seed] */
export function palisade(x0, x1, high, thick = 2.4, seed = 1) {
  const next = numbers(seed);
  let drawn = "";
  for (let x = x0; x < x1 - 0.1; x += thick) {
    const up = high * (0.94 + 0.1 * next());
    drawn +=
      cut(`M${n(x)} 0V${n(-up + thick * 0.6)}L${n(x + thick / 2)} ${n(-up - thick * 0.5)}L${n(x + thick)} ${n(-up + thick * 0.6)}V0z`, LOG, 0.3) +
      line(`M${n(x + thick * 0.72)}-.4V${n(-up + thick)}`, thick * 0.18) +
      (thick > 2 ? line(`M${n(x + thick * 0.3)} ${n(-up * next())}v${n(up * 0.2)}`, 0.18) : "");
  }
  return drawn + line(`M${n(x0)} ${n(-high * 0.64)}H${n(x1)}`, thick * 0.2);
} // biome-ignore format: paths

/** A house of logs for defense: the upper floor juts out; about 40 wide and 46 high. @param {{flag?: string}} [how] `flag`: what flies on its roof */
export function blockhouse({ flag = "" } = {}) {
  let drawn = flag;
  drawn += cut("M-23-33L-3-46H5L23-33z", "#7d6040", 0.4);
  drawn += line("M-20.6-34.6L21-34.6M-17-37L17.4-37M-13.6-39.4L14-39.4M-10-41.6L11-41.6M-6-44L8-44", 0.3);
  drawn += line("M-14-33v-1.6M-5-33v-1.6M4-33v-1.6M13-33v-1.6M-9-35v-2M0-35v-2M9-35v-2M-4-37.4v-2M5-37.4v-2", 0.3);
  drawn += cut("M-17 0V-19H17V0z", LOG, 0.45) + cut("M-21-19V-33H21V-19z", LOG, 0.45);
  drawn += line("M-17-3.2H17M-17-6.4H17M-17-9.6H17M-17-12.8H17M-17-16H17M-21-22H21M-21-25H21M-21-28H21M-21-30.6H21", 0.4);
  drawn += hatches(-16.6, 16.6, -19, -16.6, 0.7, 0.4) + hatches(8, 16.6, -16, -0.4, 1, 0.28) + hatches(12, 20.6, -32.6, -19.4, 1, 0.28);
  drawn += shape("M-4 0V-11H4V0zM-14.5-27.5h5v2.2h-5zM-2.5-27.5h5v2.2h-5zM9.5-27.5h5v2.2h-5zM-12-11h1.4v4H-12zM10.6-11H12v4h-1.4z", INK);
  return drawn + line("M-21-33v14M21-33v14M-17-19V0M17-19V0", 0.9) + line("M-22-3h2M-22-9h2", 0.1);
} // biome-ignore format: paths

/** A bastion of a star fort seen from the field: two faces that meet; 2 * half wide. @param {number} half @param {number} high @param {string} [color] */
export const bastion = (half, high, color = STONE) =>
  cut(`M${n(-half)} 0L${n(-half * 0.94)} ${n(-high)}L0 ${n(-high * 0.92)}L0 ${n(high * 0.12)}z`, color, 0.45) +
  cut(`M${n(half)} 0L${n(half * 0.94)} ${n(-high)}L0 ${n(-high * 0.92)}L0 ${n(high * 0.12)}z`, SHADE, 0.45) +
  [0.25, 0.45, 0.65, 0.84].map((up) => line(`M${n(-half * 0.98)} ${n(-high * up)}L0 ${n(-high * up * 0.92 + high * 0.1)}L${n(half * 0.98)} ${n(-high * up)}`, 0.25)).join("") +
  hatches(0.8, half * 0.92, -high * 0.9, -0.6, 1.1, 0.24) +
  cut(`M${n(-half * 1.02)} ${n(-high)}L0 ${n(-high * 0.9)}L${n(half * 1.02)} ${n(-high)}L${n(half * 0.8)} ${n(-high * 1.16)}L0 ${n(-high * 1.06)}L${n(-half * 0.8)} ${n(-high * 1.16)}z`, "#9aa16a", 0.35) +
  [-0.66, -0.34, 0.34, 0.66].map((x) => shape(`M${n(half * x - 1.1)} ${n(-high * (1.16 - 0.1 * (1 - Math.abs(x))))}h2.2v${n(high * 0.13)}h-2.2z`, INK)).join(""); // biome-ignore format: paths

/** A wall of stone between bastions. @param {number} x0 @param {number} x1 @param {number} high @param {string} [color] */
export function curtain(x0, x1, high, color = STONE) {
  let drawn = cut(`M${n(x0)} 0V${n(-high)}H${n(x1)}V0z`, color, 0.4);
  let d = "";
  for (let row = 0; row * 2.4 < high; row += 1) {
    d += `M${n(x0)} ${n(-row * 2.4)}H${n(x1)}`;
    for (let x = x0 + (row % 2 ? 2 : 4.4); x < x1; x += 5) d += `M${n(x)} ${n(-row * 2.4)}v${n(-Math.min(2.4, high - row * 2.4))}`;
  }
  for (let x = x0 + 4; x < x1 - 3; x += 8) drawn += shape(`M${n(x)} ${n(-high)}h3v2h-3z`, INK);
  return drawn + line(d, 0.18);
} // biome-ignore format: paths

/** A basket filled with earth, 7 wide and 10 high. */
export const gabion = () =>
  cut("M-3.5 0Q-4.2-5-3.5-10Q0-11.4 3.5-10Q4.2-5 3.5 0Q0 1-3.5 0z", BUFF, 0.35) +
  line("M-3.7-2.5Q0-1.4 3.7-2.5M-3.8-5Q0-4 3.8-5M-3.7-7.5Q0-6.4 3.7-7.5M-2-9.6V.2M0-10V.4M2-9.6V.2", 0.28) +
  shape("M-3.5-10Q0-12.6 3.5-10Q0-8.8-3.5-10z", EARTH, INK, 0.3) +
  hatches(1.3, 3.2, -9, -0.4, 0.6, 0.25); // biome-ignore format: paths

/** A bundle of brushwood that lies, 22 wide. */
export const fascine = () =>
  cut("M-11 0L11 0Q13-2.5 11-5L-11-5Q-13-2.5-11 0z", LOG, 0.35) +
  line("M-11-1.4H11M-11.6-2.5H11.6M-11-3.7H11", 0.3) +
  line("M-6-5V0M0-5V0M6-5V0", 0.7, BUFF); // biome-ignore format: paths

/** Sharpened branches that point to the right, from x0 to x1. @param {number} x0 @param {number} x1 @param {number} y @param {number} seed @param {number} [size] */
export function abatis(x0, x1, y, seed, size = 1) {
  const next = numbers(seed);
  let d = "";
  for (let x = x0; x < x1; x += 2.2 * size) {
    const [dx, dy] = [(7 + 6 * next()) * size, -(4 + 9 * next()) * size];
    d += `M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}M${n(x + dx * 0.5)} ${n(y + dy * 0.5)}l${n(4 * size)} ${n((next() - 0.7) * 5 * size)}M${n(x + dx * 0.7)} ${n(y + dy * 0.7)}l${n(-1 * size)} ${n(-3 * size)}`;
  }
  return line(d, 1.1 * size) + line(d, 0.5 * size, LOG);
} // biome-ignore format: paths

/** Logs laid on each other, from x0 to x1: a breastwork. @param {number} x0 @param {number} x1 @param {number} rows @param {number} [thick] */
export function breastwork(x0, x1, rows, thick = 4) {
  let drawn = "";
  for (let row = 0; row < rows; row += 1) {
    const y = -row * thick;
    const inset = (row % 2) * thick * 0.5;
    drawn +=
      cut(`M${n(x0 + inset)} ${n(y)}v${n(-thick)}H${n(x1 - inset)}v${n(thick)}z`, LOG, 0.35) +
      line(`M${n(x0 + inset + 2)} ${n(y - thick * 0.3)}H${n(x1 - inset - 6)}`, 0.5, SHADE) +
      line(`M${n(x0 + inset)} ${n(y - thick * 0.12)}H${n(x1 - inset)}M${n(x0 + inset + 9)} ${n(y - thick * 0.6)}h${n((x1 - x0) * 0.4)}`, 0.3) +
      disc(x1 - inset, y - thick / 2, thick * 0.46, "#d9bd8b", INK, 0.3) +
      disc(x1 - inset, y - thick / 2, thick * 0.2, "none", INK, 0.2);
  }
  return drawn;
} // biome-ignore format: paths

/** A mortar on its bed that points up to the right, as parts; 44 wide, 40 high. @param {string} [metal] */
export const mortar = (metal = "#a8793d") => [
  part("-24,0! -24,-8! -18,-11! 20,-11! 24,-6! 24,0!", WOOD, 0.3, 4),
  stroke("-24,-4 24,-4", 0.5),
  ...moved(
    [
      part("-8,2 -9,-6 -7.5,-14! 7.5,-14! 9,-6 8,2 0,6", metal, 0.24, 6),
      part("-9,-14! -11,-32! 11,-32! 9,-14!", metal, 0.2, 7),
      part("-12.4,-31! -12.4,-35! 12.4,-35! 12.4,-31!", metal, 0.16, 3),
      part("-11,-35! -6,-37.4 0,-38 6,-37.4 11,-35! 6,-33.4 0,-33 -6,-33.4", INK, 0.6, 1),
      part("-9.4,-13! -9.4,-16! 9.4,-16! 9.4,-13!", metal, 0.16, 2),
      part("-3,-24! -4,-27 0,-29 4,-27 3,-24! 0,-26", metal, 0.3, 1),
    ],
    0,
    -10,
    1,
    { turn: 38 },
  ),
  part("-9,0! -11,-12 -5,-17 3,-16 8,-8 9,0!", WOOD, 0.36, 4),
  part("-3,-9 0,-12 3,-9 0,-6", IRON, 0.3, 2),
];

/** A bomb with a burning fuse at 0, 0. @param {number} r */
export const bomb = (r) =>
  disc(0, 0, r, INK) +
  line(`M${n(-r * 0.5)} ${n(-r * 0.4)}q${n(r * 0.3)} ${n(-r * 0.4)} ${n(r * 0.8)} ${n(-r * 0.3)}`, r * 0.14, BRIGHT) +
  line(`M0 ${n(-r)}q${n(r * 0.4)} ${n(-r * 0.7)} ${n(r * 1.1)} ${n(-r * 0.6)}`, r * 0.2) +
  shape(`M${n(r * 1.1)} ${n(-r * 1.6)}l${n(r * 0.2)} ${n(-r * 0.6)}l${n(r * 0.2)} ${n(r * 0.4)}l${n(r * 0.6)} ${n(-r * 0.2)}l${n(-r * 0.3)} ${n(r * 0.5)}l${n(r * 0.4)} ${n(r * 0.4)}l${n(-r * 0.6)} 0l${n(-r * 0.2)} ${n(r * 0.5)}l${n(-r * 0.2)} ${n(-r * 0.6)}z`, "#ee8526", INK, 0.2); // biome-ignore format: paths

/** A field gun on wheels that points to the right, as parts; 60 wide. @param {string} [metal] */
export const fieldGun = (metal = "#a8793d") => [
  part("-32,0! -34,-4! -6,-18! 8,-15! 6,-10! -12,-8!", WOOD, 0.3, 3),
  part("-14,-22! -16,-19 -14,-15.6! 14,-15.4! 32,-16.4! 32,-22.6! 14,-22.6!", metal, 0.24, 3),
  part("30,-15.6! 30,-23.6! 34,-23.8! 34,-15.4!", metal, 0.2, 2),
  part("-18,-19 -16,-20.6 -14,-19 -16,-17.4", metal, 0.2, 1),
  stroke("-6,-22.4 -6,-15.6", 0.7),
  stroke("10,-22.6 10,-15.4", 0.7),
  solid(Array.from({ length: 16 }, (_, index) => [2 + 11 * Math.cos((index * Math.PI) / 8), -11 + 11 * Math.sin((index * Math.PI) / 8)]), WOOD, 0.3, 2, 0.5),
  ...Array.from({ length: 6 }, (_, index) => inked([[2, -11], [2 + 10 * Math.cos((index * Math.PI) / 3 + 0.3), -11 + 10 * Math.sin((index * Math.PI) / 3 + 0.3)]], 1)),
  inked(Array.from({ length: 17 }, (_, index) => [2 + 9 * Math.cos((index * Math.PI) / 8), -11 + 9 * Math.sin((index * Math.PI) / 8)]), 0.5),
  part("-1,-11 2,-14 5,-11 2,-8", IRON, 0.3, 2),
]; // biome-ignore format: points
