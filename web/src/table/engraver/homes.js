// Houses of a new country and of its peoples, and churches; on 0, 0; light falls from the left.

import {
  BRIGHT,
  BUFF,
  cut,
  disc,
  FIRE,
  hatches,
  INK,
  line,
  n,
  put,
  SHADE,
  STONE,
  shape,
  WOOD,
} from "./brush.js";

const BARK = "#9c8158";
const ROOF = "#6f5a43";
const SLATE = "#66707a";

/** A long house of elm bark, seen from its end; about 90 wide and 34 high. @param {boolean} [smokes] */
export const longhouse = (smokes = false) =>
  (smokes ? line("M20-34q-3-5 1-9t0-9M48-31q-3-5 1-9t0-9", 1.6, BRIGHT) : "") +
  cut("M-14 0V-20Q-12-33 0-34L62-28Q70-26 71-18V0z", BARK, 0.45) +
  line("M14-32.6Q24-30 24-18V0M27-31.4Q37-28 37-18V0M40-30.2Q49-27 49-17V0M52-29Q60-26 60-17V0", 0.5) +
  line("M14-22H71M14-12H71M14-5H71M12-28Q40-27 68-24", 0.3) +
  hatches(15, 70, -4.6, -0.4, 1.2, 0.25) +
  cut("M-14 0V-20Q-12-33 0-34Q12-33 14-20V0z", "#b39a6d", 0.45) +
  line("M-14-20H14M-13-26H13M-14-13H14M-14-6H14M-8-32V0M8-32V0M0-34V-15", 0.32) +
  shape("M-4.5 0V-13Q0-16 4.5-13V0z", INK) +
  hatches(8.6, 13.4, -19, -0.4, 0.7, 0.24); // biome-ignore format: paths

/** A round hut of bark over poles, about 30 wide and 22 high. @param {boolean} [lit] */
export const wigwam = (lit = false) =>
  line("M-3-21L-6-27M0-22V-28M3-21L6-27", 0.7) +
  cut("M-15 0Q-14-20 0-22.5Q14-20 15 0z", BARK, 0.4) +
  line("M-14-7Q0-9 14-7M-12-13Q0-15.5 12-13M-7-19Q0-20.5 7-19M-8-18Q-11-9-11 0M8-18Q11-9 11 0M0-22V-11", 0.32) +
  hatches(8, 14, -6.6, -0.4, 0.7, 0.24) +
  shape("M-4 0V-8Q0-12 4-8V0z", lit ? FIRE : INK); // biome-ignore format: paths

/** A cabin of logs with a chimney, about 40 wide and 30 high. @param {{smokes?: boolean, lit?: boolean}} [how] */
export const cabin = ({ smokes = false, lit = false } = {}) =>
  (smokes ? line("M15-32q-4-5 1-10t0-10t1-10", 1.8, BRIGHT) : "") +
  cut("M12-16V-32H18V-16z", STONE, 0.4) +
  line("M12-28h6M12-24h6M12-20h6M15-32v4M14-28v4M16-24v4", 0.25) +
  cut("M-20 0V-14H20V0z", "#9a7448", 0.4) +
  cut("M-23-13L-13-27H14L23-13z", ROOF, 0.4) +
  line("M-20.6-16.6H20.6M-18-20H18M-15.6-23.6H16M-12-13v-3.6M0-13v-3.6M12-13v-3.6M-6-16.6V-20M6-16.6V-20M0-20v-3.6M-10-20v-3.6M10-20v-3.6", 0.28) +
  line("M-20-2.8H20M-20-5.6H20M-20-8.4H20M-20-11.2H20", 0.4) +
  hatches(10, 19.6, -11, -0.4, 0.9, 0.24) +
  shape("M-3 0V-10H3V0z", INK) +
  shape("M9-10h5v4h-5z", lit ? FIRE : INK) +
  line("M11.5-10v4M9-8h5", 0.3, BUFF); // biome-ignore format: paths

/** A house of stone with a steep roof and dormers, about 36 wide and 40 high. @param {string} [roof] @param {string} [wall] */
export const stoneHouse = (roof = SLATE, wall = BUFF) =>
  cut("M-12-28V-42H-7V-28zM8-28V-42H13V-28z", STONE, 0.35) +
  cut("M-18 0V-20H18V0z", wall, 0.4) +
  cut("M-20-19L-13-37H13L20-19z", roof, 0.4) +
  line("M-18.4-23H18.4M-17-27H17M-15.4-31H15.4M-14-34.5H14", 0.25) +
  [-8, 0, 8].map((x) => cut(`M${x - 2.4}-22v-5l2.4-2.6l2.4 2.6v5z`, wall, 0.3) + shape(`M${x - 1.2}-22.4v-4h2.4v4z`, INK)).join("") +
  shape("M-14-15h4v6h-4zM10-15h4v6h-4zM-2.5 0V-10h5V0zM-6.5-15h3v5h-3zM3.5-15h3v5h-3z", INK) +
  line("M-12-15v6M12-15v6M-14-12h4M10-12h4", 0.3, BRIGHT) +
  hatches(14.6, 17.6, -18, -0.4, 0.8, 0.24); // biome-ignore format: paths

/** A church with a spire, about 30 wide and 62 high. @param {string} [roof] */
export const church = (roof = SLATE) =>
  cut("M-4 0V-22L10-32L24-22V0z", BUFF, 0.4) +
  cut("M-6-21L10-33.5L26-21L24-19.5L10-30L-4-19.5z", roof, 0.35) +
  shape("M2-14a2 2.6 0 0 1 4 0V-6H2zM14-14a2 2.6 0 0 1 4 0V-6h-4z", INK) +
  cut("M-10 0V-34H2V0z", STONE, 0.45) +
  hatches(-2, 1.6, -33, -0.4, 0.7, 0.25) +
  cut("M-11-34H3L-4-58z", roof, 0.4) +
  line("M-4-58V-64M-6-61.6H-2", 0.6) +
  line("M-8-40H0M-7-45H-1M-6-50H-2", 0.25) +
  shape("M-5.6-30a1.6 2 0 0 1 3.2 0v5h-3.2zM-6.5 0V-9a2.5 3 0 0 1 5 0V0z", INK) +
  disc(-4, -19, 1.6, "none", INK, 0.5); // biome-ignore format: paths

/** A meeting house or state house of brick with a cupola, about 60 wide and 56 high. @param {string} [brick] */
export const stateHouse = (brick = "#a8644c") =>
  cut("M-4-34V-44H4V-34zM-5-44H5L0-54z", BRIGHT, 0.35) +
  line("M0-54V-60", 0.6) +
  shape("M-1.5-36v-6h3v6z", INK) +
  cut("M-30 0V-24H30V0z", brick, 0.45) +
  cut("M-32-23.6L-24-34H24L32-23.6z", ROOF, 0.4) +
  line("M-29.6-26.6H29.6M-27-30H27", 0.25) +
  line("M-30-6H30M-30-12H30M-30-18H30", 0.2) +
  [-25, -17, -9, 6, 14, 22].map((x) => cut(`M${x}-21h4v6h-4zM${x}-11h4v7h-4z`, BRIGHT, 0.3) + line(`M${x + 2}-21v6M${x + 2}-11v7M${x}-18h4M${x}-7.6h4`, 0.3)).join("") +
  cut("M-3.5 0V-10h7V0zM-5-10L0-14.5L5-10z", BRIGHT, 0.35) +
  hatches(22, 29.6, -23, -0.4, 1, 0.22); // biome-ignore format: paths

/** A great house of a town in the old country: a row of windows under a high roof, wide as asked. @param {number} half @param {number} floors @param {string} [wall] */
export function palace(half, floors, wall = STONE) {
  const high = 9 * floors;
  let drawn = cut(`M${n(-half)} 0V${-high}H${n(half)}V0z`, wall, 0.4);
  drawn += cut(`M${n(-half - 1)} ${-high}L${n(-half + 4)} ${-high - 9}H${n(half - 4)}L${n(half + 1)} ${-high}z`, SLATE, 0.4);
  drawn += cut(`M-8 ${-high}L0 ${-high - 7}L8 ${-high}z`, BRIGHT, 0.35);
  for (let floor = 0; floor < floors; floor += 1)
    for (let x = -half + 3; x < half - 3; x += 6)
      drawn += shape(`M${n(x)} ${-2.4 - floor * 9}v-5h2.6v5z`, INK) + line(`M${n(x - 0.6)} ${-7.8 - floor * 9}h3.8`, 0.4, BRIGHT);
  return drawn + line(`M${n(-half)} ${-high + 0.8}H${n(half)}M${n(-half)} -9H${n(half)}`, 0.5);
} // biome-ignore format: paths

/** A rail fence from x0 to x1 that zigzags. @param {number} x0 @param {number} x1 @param {number} y */
export function fence(x0, x1, y) {
  let d = "";
  for (let x = x0; x < x1; x += 10)
    for (const up of [1, 3, 5])
      d += `M${n(x)} ${n(y - up)}l5.6 ${n(-1)}M${n(x + 4.8)} ${n(y - up - 1.2)}l5.6 ${n(1.2)}`;
  return line(d, 0.9) + line(d, 0.4, SHADE);
}

/** A tent of linen for soldiers, seen from its front; about 24 wide. @param {string} [color] */
export const wedgeTent = (color = BRIGHT) =>
  cut("M0-19L14-16L26-1L13 0z", "#cfc2a0", 0.35) +
  line("M5-18L17-1M9-17L21-1", 0.22) +
  cut("M-12 0L0-19L13 0z", color, 0.4) +
  shape("M-2 0L0-15L4 0z", INK) +
  line("M0-19v-3M-12 0l-3 .6M-7-1L-1-16M8-1L2-14", 0.3);

/** A wheel of a cart or a mill. @param {number} r */
export const wheel = (r) =>
  disc(0, 0, r, "none", INK, r * 0.2) +
  disc(0, 0, r, "none", WOOD, r * 0.1) +
  [0, 45, 90, 135].map((turn) => put(line(`M${n(-r)} 0H${n(r)}`, r * 0.1), 0, 0, 1, { turn })).join("") +
  disc(0, 0, r * 0.2, WOOD, INK, 0.3); // biome-ignore format: short
