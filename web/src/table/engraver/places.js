// Buildings and trees, standing at 0, 0; light falls from the left.

import { BRIGHT, BUFF, cut, GREEN, hatches, INK, line, n, STONE, shape, WOOD } from "./brush.js";
import { ensign } from "./flags.js";

/** A wall with merlons from x0 to x1. @param {number} x0 @param {number} x1 @param {number} high @param {string} [color] */
export function wall(x0, x1, high, color = STONE) {
  let d = `M${n(x0)} 0V${n(-high)}`;
  for (let x = x0; x < x1 - 0.9; x += 2.8) d += `h1.400v-1.400h1.400v1.400`;
  d += `H${n(x1)}V0z`;
  let drawn = cut(d, color, 0.35);
  for (let y = 2.4; y < high; y += 2.4) drawn += line(`M${n(x0 + 1)} ${n(-y)}H${n(x1 - 1)}`, 0.14);
  return drawn;
}

/** A round tower with merlons. @param {number} x @param {number} wide @param {number} high @param {string} [color] */
export function tower(x, wide, high, color = STONE) {
  let d = `M${n(x)} 0L${n(x + 0.6)} ${n(-high)}h-.800v-3h1.600v1.300h1.500v-1.300h1.600v1.300h1.500v-1.300`;
  d += `H${n(x + wide - 1.6)}v1.300h.800v-1.300h1.400v3h-.800L${n(x + wide)} 0z`;
  return (
    cut(d, color, 0.35) +
    hatches(x + wide * 0.56, x + wide - 0.9, -high + 0.4, -0.4, 0.7, 0.24) +
    shape(`M${n(x + wide * 0.3)} ${n(-high * 0.62)}v-2.600h1v2.600z`, INK)
  );
}

/** A house with a flat roof. @param {number} x @param {number} wide @param {number} high @param {string} [color] */
export const house = (x, wide, high, color = BUFF) =>
  cut(`M${n(x)} 0v${n(-high)}h${n(wide)}V0z`, color, 0.3) +
  hatches(x + wide * 0.62, x + wide - 0.4, -high + 0.4, -0.3, 0.6, 0.2) +
  shape(
    `M${n(x + wide * 0.2)} ${n(-high * 0.45)}v-2h1.100v2zM${n(x + wide * 0.42)} ${n(-high * 0.75)}v-1.600h.900v1.600z`,
    INK,
  );

/** A dome on a drum. @param {number} x the middle @param {number} y its base @param {number} r */
export const dome = (x, y, r) =>
  cut(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 1.05)} 0 0 1 ${n(2 * r)} 0z`, BRIGHT, 0.35) +
  line(
    `M${n(x + r * 0.35)} ${n(y - 0.3)}a${n(r)} ${n(r)} 0 0 0-${n(r * 0.2)}-${n(r * 0.86)}M${n(x + r * 0.6)} ${n(y - 0.3)}a${n(r)} ${n(r)} 0 0 0-${n(r * 0.28)}-${n(r * 0.72)}`,
    0.3,
  ) +
  line(`M${n(x)} ${n(y - r * 1.05)}v-2`, 0.4);

/** A minaret. @param {number} x @param {number} high */
export const minaret = (x, high) =>
  cut(`M${n(x - 1.5)} 0V${n(-high)}h3V0z`, BRIGHT, 0.35) +
  hatches(x + 0.3, x + 1.3, -high, 0, 0.45, 0.2) +
  cut(`M${n(x - 2.3)} ${n(-high * 0.78)}h4.600v-1.600h-4.600z`, BRIGHT, 0.3) +
  cut(
    `M${n(x - 1.7)} ${n(-high)}L${n(x)} ${n(-high - 5)}L${n(x + 1.7)} ${n(-high)}z`,
    "#7d8f6a",
    0.3,
  ) +
  line(`M${n(x)} ${n(-high - 5)}v-1.600`, 0.3);

/**
 * A walled town by the sea: about 60 wide, 30 high.
 * @param {{flag?: import("./flags.js").Flag}} [how]
 */
export function town({ flag } = {}) {
  let drawn =
    house(-24, 9, 12) + house(-13, 8, 16) + house(-3, 10, 13) + house(9, 8, 17) + house(18, 10, 12);
  drawn += dome(0, -14, 5) + minaret(-17, 27) + dome(-9, -16, 3) + minaret(14, 24);
  drawn += wall(-30, 30, 8) + tower(-32, 8, 12) + tower(24, 9, 13);
  drawn += shape("M-4 0v-4a3 3 0 0 1 6 0v4z", INK);
  if (flag) drawn += line("M28-16V-30", 0.5) + ensign(flag, 28, -30, 11);
  return drawn;
}

/**
 * The castle of a harbor: about 44 wide, 30 high, with guns.
 * @param {{flag?: import("./flags.js").Flag}} [how]
 */
export function castle({ flag } = {}) {
  let drawn = house(-8, 14, 19, STONE) + dome(-1, -19, 4);
  drawn += wall(-20, 20, 11) + tower(-22, 10, 18) + tower(11, 12, 22);
  drawn += shape("M-3.500 0v-5a3.500 3.500 0 0 1 7 0v5z", INK);
  for (const x of [-9, -6, 6, 8.5]) drawn += shape(`M${x}-6.500h1.600v1.600h-1.600z`, INK);
  if (flag) drawn += line("M17-25V-40", 0.6) + ensign(flag, 17, -40, 13);
  return drawn;
}

/** A palm, about 26 high. @param {number} [lean] */
export function palm(lean = 3) {
  let drawn = shape(
    `M-.900 0Q${n(lean * 0.3)}-12 ${n(lean)}-22l1 .3Q${n(lean * 0.4 + 1.4)}-11 1.200 0z`,
    WOOD,
    INK,
    0.2,
  );
  for (const [dx, dy, droop] of [
    [-11, -2, 6],
    [-9, -6, 4],
    [-3, -9, 2],
    [4, -9, 2],
    [10, -6, 4],
    [12, -1, 6],
    [-6, 2, 7],
    [7, 3, 7],
  ]) {
    drawn += shape(
      `M${n(lean)}-22q${n(dx * 0.5)} ${n(dy - 3)} ${n(dx)} ${n(dy + droop)}q${n(-dx * 0.45)} ${n(-droop - 0.6)} ${n(-dx)} ${n(-dy - droop)}z`,
      GREEN,
      INK,
      0.22,
    );
  }
  return drawn;
}

/** A tent, about 24 wide. */
export const tent = () =>
  cut("M-12 0L-1-15L1-15L12 0z", BRIGHT, 0.35) +
  cut("M0-15L3 0H12z", BUFF, 0.3) +
  shape("M-3 0L-.500-9L2 0z", INK) +
  line("M0-15v-5M-12 0l-3 1M12 0l3 1M-7-1L-1-14M7-1L2-13M9.500-1L2-13", 0.25);

/** A stone building with columns, about 52 wide and 30 high. */
export function hall() {
  let drawn = cut("M-26 0h52v-2.500h-52zM-23-2.500h46v-1.800h-46z", BRIGHT, 0.35);
  drawn += cut("M-22-19.500h44v-2.600h-44zM-22-22.100L0-31L22-22.100z", BRIGHT, 0.35);
  drawn += hatches(-12, 14, -25, -22.8, 1, 0.2);
  for (const x of [-19, -11.4, -3.8, 3.8, 11.4, 17.6]) {
    drawn +=
      cut(`M${n(x - 0.9)}-4.300V-19.500h3.400V-4.300z`, BRIGHT, 0.3) +
      hatches(x + 1.2, x + 2.2, -19, -4.6, 0.45, 0.22);
  }
  return drawn + shape("M-2.500-4.300v-9h5v9z", INK);
}
