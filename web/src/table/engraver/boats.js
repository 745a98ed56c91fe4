// Small boats of lakes and rivers, seen from the side, the water line at 0, 0; they go to the right.

import { BRIGHT, BUFF, cut, INK, line, n, put, RED, shape, WOOD } from "./brush.js";
import { ensign } from "./flags.js";

/** The bark of canoes and the planks of boats. */
const BARK = "#c79b63";
const PLANK = "#a9865a";

/** Rings on the water about a boat. @param {number} half */
const wake = (half) =>
  line(
    `M${n(-half)} 1.2q3-1.4 6 0t6 0${"t6 0".repeat(Math.max(0, Math.round(half / 3) - 2))}M${n(-half - 8)} 2.6q4-1.4 8 0`,
    0.5,
    BRIGHT,
  );

/** A canoe of birch bark, about 88 wide; who sits in it is drawn before it. @param {string} [crew] @param {boolean} [afloat] */
export const canoe = (crew = "", afloat = true) =>
  crew +
  cut(
    "M-43-11Q-46-7-42-3Q-36 1.5-24 2H24Q36 1.5 42-3Q46-7 43-11Q41-14 38-11.5Q26-5 0-5T-38-11.5Q-41-14-43-11z",
    BARK,
    0.45,
  ) +
  line("M-39-10.6Q-26-4 0-4T39-10.6", 1, WOOD) +
  line("M-30-5.4V1.4M-16-3.6V2M0-3.2V2M16-3.6V2M30-5.4V1.4", 0.4) +
  line("M-40-4.6Q-24-.4 0-.2T40-4.6", 0.35) +
  line("M-37-8l3 2.6M-26-4.8l2 2M37-8l-3 2.6M26-4.8l-2 2M-8-2.4h3M8-2.4h3", 0.5) +
  line("M-41.5-9.5q-1.4 3 1.5 5.5M41.5-9.5q1.4 3-1.5 5.5", 0.8, RED) +
  (afloat ? wake(44) : "");

/** A paddle from the upper hand down into the water. @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
export const paddle = (x0, y0, x1, y1) => {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  return (
    line(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, 1.3) +
    line(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, 0.7, BUFF) +
    cut(
      `M${n(x1 - uy * 0.5)} ${n(y1 + ux * 0.5)}l${n(ux * 5 - uy * 1.4)} ${n(uy * 5 + ux * 1.4)}l${n(ux * 6)} ${n(uy * 6)}l${n(uy * 3.8)} ${n(-ux * 3.8)}l${n(-ux * 6)} ${n(-uy * 6)}z`,
      BUFF,
      0.3,
    )
  );
};

/** A flat boat of planks, sharp at both ends, about 92 wide. @param {string} [crew] @param {number} [oars] */
export function bateau(crew = "", oars = 3) {
  let drawn = crew;
  drawn += cut("M-46-13Q-30-8 0-8T46-14Q41-3 32 3H-32Q-41-2-46-13z", PLANK, 0.45);
  drawn += line("M-45.4-11.6Q-30-6.6 0-6.6T45.4-12.6", 1, WOOD);
  drawn += line("M-42-7.6Q-24-3.6 0-3.6T42-8.4M-38-3Q-20-.4 0-.4T38-3.6", 0.35);
  drawn += line("M-28-7V2.6M-10-6V3M10-6V3M28-7.4V2.6", 0.3);
  for (let index = 0; index < oars; index += 1) {
    const x = -26 + (index * 48) / Math.max(1, oars - 1);
    drawn +=
      line(`M${n(x + 5)}-11L${n(x - 9)} 4`, 1) + line(`M${n(x + 5)}-11L${n(x - 9)} 4`, 0.5, BUFF);
    drawn += cut(`M${n(x - 7)} 1.6l-5 5l1.6 1.2l4.6-5z`, BUFF, 0.25);
  }
  return drawn + wake(46);
}

/** A boat of landings, its bow to us and to the right, full of men; about 70 wide. @param {string} crew on the gunwale at 0, -12 @param {string} [color] */
export const flatboat = (crew, color = PLANK) =>
  crew +
  cut("M-38-12L34-12Q42-12 40-7L34 3H-32Q-38-2-38-12z", color, 0.45) +
  line("M-38-10.4L39-10.4", 1, WOOD) +
  line("M-36.6-6L38-6M-35-2L36-2", 0.35) +
  [-26, -12, 2, 16]
    .map((x) => line(`M${x}-11L${x - 8} 6`, 1) + line(`M${x}-11L${x - 8} 6`, 0.45, BUFF) + cut(`M${x - 6.6} 3l-3 5.4l1.6.8l2.8-5.4z`, BUFF, 0.25))
    .join("") +
  wake(38); // biome-ignore format: short

/** An armed vessel of a lake: two masts with gaff sails, a square topsail; about 80 wide and 58 high. @param {{flag?: import("./flags.js").Flag}} [how] */
export const laker = ({ flag } = {}) =>
  line("M-8-6L-9-58M14-6L13-54M30-9L50-17M-9-54L13-50M13-50L47-16M13-40L34-10M-30-11L-36-12", 0.6) +
  line("M-8-6L-9-58M14-6L13-54M30-9L50-17", 1.1) +
  cut("M-9-50L-27-55Q-30-32-38-13L-9-11z", BRIGHT, 0.4) +
  line("M-13-51L-15-12M-18-52.6L-23-12.4M-23-54Q-26-30-31-13", 0.22) +
  line("M-9-50L-28-55.6M-8-11L-40-13.4", 0.9) +
  cut("M13-34L-2-38Q-4-24-6-13L13-12z", BRIGHT, 0.4) +
  line("M9-35L9-12M4-36.4L2-12.6", 0.22) +
  line("M13-34L-3-38.6M13-12L-7-13.4M4-50H22M2-36H24", 0.8) +
  cut("M5-49.5H21Q24-42 23-36.5Q13-40 3-36.5Q3-42 5-49.5z", BRIGHT, 0.35) +
  line("M9-49.5Q9-43 8-38M17-49.5Q18-43 18-38M5-46h17", 0.2) +
  cut("M14-46L45-16.4Q32-15 24-13Q20-28 14-46z", BRIGHT, 0.4) +
  line("M17-40Q25-24 30-14M17-32Q20-24 25-14", 0.22) +
  cut("M-40-13L-28-9L22-9L38-12Q35-2 29 3H-30Q-38-1-40-13z", WOOD, 0.45) +
  line("M-38-9Q-14-5.6 12-5.8T36-9", 1.2, BUFF) +
  line("M-35-3.6Q0-.4 33-3.6", 0.3) +
  [-26, -16, -6, 4, 14, 23].map((x) => shape(`M${x}-5.2h2.6v2.1h-2.6z`, INK)).join("") +
  (flag ? put(line("M0 0V-12", 0.5) + ensign(flag, 0, -12, 13), -39, -13, 1, { flip: true }) : "") +
  line("M-42 4q3-1.6 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0", 0.6, BRIGHT); // biome-ignore format: short
