// Armies on land: men whose limbs are moved, horses, camels, columns, camps and walls.

import {
  BLUE,
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
  RED,
  SHADE,
  SKIN,
  shape,
  WOOD,
} from "./brush.js";
import { lines } from "./lines.js";
import { curve } from "./portrait.js";
import { flame } from "./ships.js";

/** @typedef {import("./lines.js").Field} Field */
/** @typedef {"round" | "cocked" | "turban" | "hood"} Hat */

/** The colors of horses and camels. */
const BAY = "#7a5233";
const DUN = "#c79a63";

/**
 * A shape that is engraved: lines swell on it by its own tone, and follow its form.
 * @param {string} id of its clip, once in a picture
 * @param {string} d
 * @param {string} fill
 * @param {number[]} box x0, y0, x1, y1
 * @param {Field} tone
 * @param {{bend?: Field, pitch?: number, edge?: number}} [how]
 */
export function engraved(id, d, fill, [x0, y0, x1, y1], tone, how = {}) {
  const { bend = () => 0, pitch = 0.94, edge = 0.4 } = how;
  return (
    shape(d, fill) +
    `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
    `<path clip-path="url(#${id})" d="${lines(tone, bend, { x0, x1, y0, y1 }, pitch)}" fill="${INK}"/>` +
    (edge ? line(d, edge) : "")
  );
}

/**
 * The outline of a limb that gets thinner along its joints.
 * @param {number[][]} joints
 * @param {number} from its width at the first joint
 * @param {number} to its width at the last
 */
function taper(joints, from, to) {
  const last = joints.length - 1;
  const sides = [1, -1].map((side) =>
    joints.map(([x, y], index) => {
      const [ax, ay] = joints[Math.max(0, index - 1)];
      const [bx, by] = joints[Math.min(last, index + 1)];
      const long = Math.hypot(bx - ax, by - ay) || 1;
      const half = ((from + (to - from) * (index / last)) / 2) * side;
      return [x + ((by - ay) / long) * half, y - ((bx - ax) / long) * half];
    }),
  );
  const back = sides[1].reverse();
  return `${curve(sides[0])}L${n(back[0][0])} ${n(back[0][1])}${curve(back, true)}z`;
}

/**
 * How a man holds himself, looking to the right, 26 high: hip, neck, then the knee and foot of the
 * far and the near leg, the elbow and hand of the far and the near arm, and his gun from butt to muzzle.
 */
const POSES = {
  stands: [[0, -12.5], [0.2, -20.2], [-1, -6.4], [-1.6, 0], [1.2, -6.4], [1.2, 0], [2.6, -16], [3.8, -13], [-1.6, -15.6], [0.4, -12.4], [4.4, 0.4, 4, -23]],
  marches: [[0, -12.5], [0.9, -20.2], [-1.2, -6.6], [-5, -0.9], [3.2, -7.2], [4.6, 0], [3.6, -16.4], [5.4, -13], [-1.6, -15.4], [2.2, -14.4], [2.8, -14.2, -7, -26]],
  steps: [[0, -12.5], [0.9, -20.2], [2.8, -7.2], [4.2, 0], [-0.8, -6.4], [-4.8, -1.2], [3.6, -16.4], [5.4, -13], [-1.6, -15.4], [2.2, -14.4], [2.8, -14.2, -7, -26]],
  charges: [[0.4, -11.6], [3.6, -18.6], [-3, -6.6], [-8, -2], [5.2, -8], [5.6, 0], [6.4, -15], [9.6, -14.4], [-0.6, -14], [3, -12.6], [-2, -11.2, 19, -16.6]],
  leads: [[0.2, -12], [1.8, -19.6], [-2.6, -6.2], [-6.4, 0], [4.6, -8], [5, 0], [5.6, -21.6], [8.6, -26], [-2.6, -16.4], [-4.4, -13], [8.4, -25, 15, -37]],
  aims: [[0, -12], [1, -19.4], [-2.4, -6.2], [-4.2, 0], [3.4, -7], [4, 0], [5, -17.4], [9, -19.2], [2, -16.4], [4.2, -18.8], [1.2, -18.2, 20, -19.8]],
  hauls: [[-0.6, -11.8], [-1.6, -19.4], [1.6, -6.6], [3.6, 0], [-3.4, -7], [-4.6, 0], [2.6, -20.4], [5.4, -24.6], [1.6, -16], [5.4, -17.6], []],
  cheers: [[0, -12.5], [0.4, -20.2], [-1.6, -6.4], [-2.6, 0], [1.6, -6.4], [2.4, 0], [3.6, -22.6], [4.6, -27.6], [-2, -16], [-3, -12.6], []],
  hails: [[0, -12.5], [0.2, -20.2], [-1, -6.4], [-1.6, 0], [1.2, -6.4], [1.6, 0], [5, -18], [9, -18.6], [-2.6, -15.6], [-1, -12.6], []],
  sneaks: [[-0.4, -11.6], [2.6, -18.2], [-2, -6.4], [-6, -0.8], [3.6, -7], [3.4, 0], [3, -13.6], [5, -12], [1, -13.4], [4.6, -14], []],
  sits: [[0, -2], [0.8, -10], [4.8, -3.4], [2, -0.4], [5.4, -2.4], [2.6, 0], [4, -7.6], [6.4, -8], [1, -6.6], [4.4, -5.6], []],
  rides: [[0, 0], [0.8, -8], [4, 2.4], [3, 9], [4.4, 2.6], [3.4, 9.2], [4, -4.6], [7.4, -4.4], [-1, -4], [3.4, -2.6], []],
}; // biome-ignore format: points of poses

/** @typedef {keyof typeof POSES} Pose */
/**
 * @typedef {object} Dress
 * @property {string} [coat] its color
 * @property {string} [legs] the color of the trousers
 * @property {Hat} [hat]
 * @property {string} [robe] the color of a robe to the shins, instead of trousers
 * @property {string} [sash]
 * @property {boolean} [belts] white belts crossed on the chest
 * @property {string} [skin]
 * @property {boolean} [armed] whether he bears the gun of his pose
 * @property {boolean} [sword] he holds a sword instead
 */

/** A head in profile, its middle at 0, 0, about 5 high. @param {Hat} hat @param {string} skin */
function profile(hat, skin) {
  const beard = skin === SKIN ? "" : shape("M-.4-.2q.2 2.4 1.4 3.6q1.2.2 1.4-2q-.7-.6-1.4.2z", INK);
  const hats = {
    round: cut("M-3.2-1.3q3 .9 6.4-.2l.3.7q-3.6 1-6.9.3z", INK, 0.2) + shape("M-2.1-1.2q-.3-2-.1-3.2q2-.7 4.1-.2q.4 1.6.3 3.2z", INK) + line("M-2.1-1.7q2 .6 4.2 0", 0.35, BRIGHT),
    cocked: shape("M-4-.6Q-2.6-4.6.4-4.4Q3-4.2 4.2-1Q.4-2-4-.6z", INK) + line("M-.4-2l.5-2", 0.5, BRIGHT),
    turban: cut("M-2.3-.6Q-3.6-4 .2-4.4Q3.6-4 2.3-1.1Q0-1.8-2.3-.6z", BRIGHT, 0.3) + line("M-2.5-1.9Q0-3.4 2.6-1.9M-2.2-3Q.4-4 2-3.3", 0.2) + shape("M-.9-4.1q1-1.2 2.2.1z", RED),
    hood: "",
  }; // biome-ignore format: paths
  return (
    cut("M1.6-1.6Q1.9-.9 1.7-.6Q2 .2 2.4.5Q2 .7 1.9.8Q2.2 1.2 1.9 1.3Q2.1 1.9 1.5 2.2Q.8 2.4.3 2L.6 3.6H-1.5Q-1.3 1.6-1.7.8Q-2.6-2.5.2-2.6Q1.3-2.5 1.6-1.6z", skin, 0.25) +
    shape("M1-2Q-.5-2-.4-.2L-.5.8Q-1.3.6-1.5 1.4Q-2.9-1.6-.9-2.7Q.5-3 1-2z", INK) +
    shape("M.9-.7h.8v.35h-.7z", INK) +
    beard +
    hats[hat]
  ); // biome-ignore format: paths
}

/** A man in a pose. @param {Pose} pose @param {Dress} [dress] */
export function man(pose, dress = {}) {
  const { coat = BLUE, legs = BRIGHT, hat = "round", robe = "", sash = "", belts = false } = dress;
  const { skin = SKIN, armed = true, sword = false } = dress;
  const [hip, neck, knee1, foot1, knee2, foot2, elbow1, hand1, elbow2, hand2, gun] = POSES[pose];
  const [hx, hy] = hip;
  const [nx, ny] = neck;
  const leg = (/** @type {number[]} */ knee, /** @type {number[]} */ foot) =>
    cut(taper([hip, knee, foot], 3.6, 1.7), robe ? skin : legs, 0.3) +
    shape(`M${n(foot[0] - 0.9)} ${n(foot[1] - 1.4)}h1.7q.4 1 2.1 1.2v.7h-3.8z`, INK);
  const arm = (/** @type {number[]} */ elbow, /** @type {number[]} */ hand) =>
    cut(taper([[nx, ny + 1.3], elbow, hand], 2.7, 1.7), coat, 0.3) +
    disc(hand[0], hand[1], 0.85, skin, INK, 0.25);
  const [fx, fy] = [Math.min(foot1[0], foot2[0]), Math.max(foot1[0], foot2[0])];
  const hem = Math.max(foot1[1], foot2[1]) - 2.4;
  const skirt = robe
    ? pose === "sits"
      ? cut("M-3.6.4Q-4-2-2.2-4L1.6-3.4Q6-5.6 8-1L7.4.6Q2 1.6-3.6.4z", robe, 0.3) +
        line("M1-3Q4-2 5 .6M3-3.8Q6-3 6.6.4", 0.2)
      : cut(
          `M${n(hx - 2.3)} ${n(hy - 1)}Q${n(fx - 1.6)} ${n((hy + hem) / 2)} ${n(fx - 1.8)} ${n(hem)}` +
            `Q${n((fx + fy) / 2)} ${n(hem + 1.6)} ${n(fy + 2)} ${n(hem - 0.4)}Q${n(hx + 3.4)} ${n((hy + hem) / 2)} ${n(hx + 2.2)} ${n(hy - 1)}z`,
          robe,
          0.3,
        ) +
        line(
          `M${n(hx - 1)} ${n(hy)}L${n(fx)} ${n(hem)}M${n(hx)} ${n(hy)}L${n((fx + fy) / 2)} ${n(hem + 0.6)}M${n(hx + 1)} ${n(hy)}L${n(fy - 0.4)} ${n(hem)}M${n(hx + 1.6)} ${n(hy)}L${n(fy + 0.8)} ${n(hem - 0.6)}`,
          0.2,
        )
    : "";
  const body = (/** @type {number} */ w, /** @type {number} */ v) =>
    `M${n(nx - w)} ${n(ny + 1)}Q${n(nx)} ${n(ny - 0.8)} ${n(nx + w)} ${n(ny + 1)}` +
    `Q${n(nx + w + 0.7)} ${n((ny + hy) / 2)} ${n(hx + v)} ${n(hy)}H${n(hx - v - (robe ? 0 : 0.8))}Q${n(nx - w - 0.5)} ${n((ny + hy) / 2)} ${n(nx - w)} ${n(ny + 1)}z`;
  const weapon = sword
    ? gun.length
      ? shape(`M${n(hand1[0])} ${n(hand1[1])}q4.2-3 5.2-11q-2.2 6-6 9.8z`, BRIGHT, INK, 0.3)
      : ""
    : armed && gun.length
      ? line(`M${gun[0]} ${gun[1]}L${gun[2]} ${gun[3]}`, 0.5) +
        line(
          `M${gun[0]} ${gun[1]}L${n(gun[0] + (gun[2] - gun[0]) * 0.4)} ${n(gun[1] + (gun[3] - gun[1]) * 0.4)}`,
          1,
          WOOD,
        )
      : "";
  const sashed = sash ? cut(taper([[hx - 2.3, hy - 1], [hx, hy - 0.6], [hx + 2.4, hy - 1]], 1.7, 1.7), sash, 0.25) : ""; // biome-ignore format: points
  const hooded = `M${n(nx - 2.6)} ${n(ny + 2.4)}Q${n(nx - 3.4)} ${n(ny - 4.4)} ${n(nx - 0.2)} ${n(ny - 5.6)}q2.6.2 2.4 2.6q-1.6.6-1.4 2.6q.4 1.4 1.8 2.4q-2 1.6-5.2.4z`;
  return (
    arm(elbow1, hand1) +
    leg(knee1, foot1) +
    leg(knee2, foot2) +
    skirt +
    cut(body(2.5, 2.1), coat, 0.3) +
    hatches(nx + 0.9, nx + 2.4, ny + 1.4, hy - 1, 0.5, 0.2, (hx - nx) * 0.8) +
    (belts
      ? line(
          `M${n(nx - 2)} ${n(ny + 1)}L${n(hx + 2)} ${n(hy - 0.6)}M${n(nx + 2)} ${n(ny + 1)}L${n(hx - 2)} ${n(hy - 0.6)}`,
          0.6,
          BRIGHT,
        )
      : "") +
    sashed +
    put(profile(hat, skin), nx + 0.5, ny - 2.4, 0.92) +
    (hat === "hood" ? cut(hooded, coat, 0.3) : "") +
    weapon +
    arm(elbow2, hand2)
  );
}

/** The legs of a horse or camel: near and far, fore and hind. @param {number[][][]} legs @param {number} wide @param {string} color */
const hoofed = (legs, wide, color) =>
  legs
    .map((joints) => {
      const [x, y] = joints[joints.length - 1];
      return (
        cut(taper(joints, wide, 1.3), color, 0.3) +
        shape(`M${n(x - 0.8)} ${n(y - 0.4)}h1.5l.7 1.3h-2.6z`, INK)
      );
    })
    .join("");

/** A horse at a walk to the right, about 40 wide; with a rider. @param {{color?: string, rider?: Dress, cloth?: string}} [how] */
export function horse({ color = BAY, rider, cloth = RED } = {}) {
  const trunk = curve([
    [12.6, -37], [15.6, -36], [18, -32], [21.4, -27.6], [21.2, -25.6], [18.8, -25], [16.4, -27.4],
    [14.4, -28.2], [12.6, -25], [12, -19.4], [9, -14.6], [1, -12.6], [-6, -14], [-10, -12.6],
    [-13.2, -16], [-13.6, -21], [-10, -24.6], [-3, -23.4], [3.6, -25], [7.4, -31], [12.6, -37],
  ]); // biome-ignore format: points
  return (
    shape("M-13-22q-5 1-6 9q0 4-1.6 6q4-1 4.6-6q.6-5 3.6-5.6z", INK) +
    hoofed([[[-9, -16], [-8, -8.5], [-5.6, -6.6], [-5, -1]], [[8, -17], [11.6, -10], [9.6, -6], [10, -3]], [[-9.8, -16], [-11.4, -8.4], [-12.8, -6.4], [-12, -1]], [[8, -17], [7.4, -8.6], [6, -5], [6, -1]]], 4.6, color) +
    cut(`${trunk}z`, color, 0.4) +
    cut("M12.2-36.6l-.2-3l2.2 2.8z", color, 0.3) +
    shape("M13-37.4Q7-36 3-25.4Q7-26.6 7.4-29.6L8.6-29.4Q9-32 10-31.8Q10.4-34 12-34.6Q13-36 14.4-34.6Q14.6-36.6 13-37.4z", INK) +
    disc(17, -31.8, 0.5) +
    disc(20.4, -26.9, 0.3) +
    line("M20.6-28.8L17.6-27.2L15.4-29.4M17.6-27.2L13-35.6M18-27Q12-24 6-26", 0.35, BUFF) +
    line("M12-19Q8-20 8-14.6M-9-13Q-5-18-8-21", 0.25) +
    hatches(-11, 8, -15.8, -13.6, 0.8, 0.24, 0.6) +
    cut("M-5-24Q0-22.6 4.6-25L5-17q-5 2-10 0z", cloth, 0.3) +
    (rider ? put(man("rides", rider), -0.4, -24.4, 1) : "")
  ); // biome-ignore format: points
}

/** A camel at a walk to the right, about 40 wide and 34 high; with a rider who bears a gun. @param {{color?: string, rider?: Dress, load?: boolean}} [how] */
export function dromedary({ color = DUN, rider, load = false } = {}) {
  const trunk = curve([
    [19.6, -31.6], [23, -30.6], [23.4, -28.8], [20.6, -28], [18.6, -28.4], [17, -24], [14, -17.6],
    [10, -14.6], [7, -13.4], [0, -12.8], [-6, -14.4], [-9, -13.4], [-12.6, -15], [-13.4, -18.6],
    [-11, -22], [-6.6, -23.6], [-3.6, -28], [-0.4, -29.4], [3, -27.6], [5.4, -23], [9, -21],
    [13, -22.6], [15, -27], [16.6, -31], [19.6, -31.6],
  ]); // biome-ignore format: points
  return (
    hoofed([[[-9.6, -17], [-7, -9], [-5.6, -6], [-4.6, -1]], [[7, -16], [10.6, -8.6], [11.6, -5], [12.6, -1]], [[-9.8, -17], [-10.4, -9], [-12.6, -6], [-13, -1]], [[6.6, -16], [6.6, -8.4], [5.4, -5], [4.4, -1]]], 4.6, color) +
    cut(`${trunk}z`, color, 0.4) +
    line("M9-15Q4-16 5-21M-8-13.6Q-4-17-6-20", 0.25) +
    line("M-13-18q-2.6 3-1.6 7", 0.7) +
    shape("M16.6-31l.8-1.8l1 1.5z", INK) +
    disc(20, -30.2, 0.35) +
    hatches(-10, 8, -15.6, -13.6, 0.8, 0.24, 0.5) +
    line("M23-29.6L19.4-29.6L18.6-31.4M19.6-29Q10-20 4-25", 0.3) +
    (load ? cut("M-8-27q3-4 8-4t7 5l-1 9q-6 2-13 0z", SHADE, 0.4) + line("M-6-28L-4-17M0-30.8V-16.6M5-29L3-17", 0.3) : "") +
    (rider
      ? cut("M-7-26Q0-32 5.6-25.6L4-17.6q-5 2-9.6 0z", RED, 0.3) +
        line("M-4-30L10-50", 0.6) +
        put(man("rides", rider), -1, -30, 1)
      : "")
  ); // biome-ignore format: points
}

/** A heap of burning wood, about 16 wide. @param {number} [size] */
export const campfire = (size = 1) =>
  put(flame(13, 2.6, -1.4), -2.6, 0, size) +
  put(flame(10, 2.4, 1.2), 2.4, 0, size) +
  put(flame(7, 1.8, -0.6), 0, 1, size) +
  [
    [-7, 1.2, 6, -1.4],
    [-6, -1.4, 7, 1.4],
    [-1, 1.8, 3, -1.6],
  ]
    .map(([x0, y0, x1, y1]) => cut(taper([[x0, y0], [x1, y1]], 1.8, 1.4), WOOD, 0.3))
    .join(""); // biome-ignore format: points

/** The black tent of the desert, low and wide, about 60 wide and 18 high; its mouth is lit. @param {string} [inside] */
export const blackTent = (inside = FIRE) =>
  shape("M-18.5 0V-7Q0-12 18.5-7V0z", inside) +
  line("M-18 0v-7M-16 0v-7M-14.5-1v-7M18 0v-7M16 0v-7M14.5-1v-7M-8-1V-9M8-1V-9", 0.3) +
  cut("M-36 0Q-26-8-18-15Q-9-13.6 0-18.5Q9-13.6 18-15Q26-8 36 0Q26-3 18.5-6.6Q0-11.6-18.5-6.6Q-26-3-36 0z", "#4a3a2c", 0.4) +
  line("M-18-15Q-19-10-18.5-6.6M0-18.5V-9.2M18-15Q19-10 18.5-6.6M-27-7.6Q-25-4.4-24.6-3.6M27-7.6Q25-4.4 24.6-3.6M-9-14.6Q-9-11-9-8.2M9-14.6Q9-11 9-8.2", 0.3, SHADE) +
  line("M-18-15v-2.4M0-18.5v-2.6M18-15v-2.4M-36 0l-4 1.4M36 0l4 1.4", 0.5); // biome-ignore format: paths

/**
 * Figures in a row, the farthest first: each drawn at its place and size between two ends.
 * @param {number} count
 * @param {[x: number, y: number, size: number]} far
 * @param {[x: number, y: number, size: number]} near
 * @param {(index: number) => string} draw
 * @param {number} [bunch] above 1, the far ones stand closer
 */
export function column(count, far, near, draw, bunch = 1) {
  let drawn = "";
  for (let index = 0; index < count; index += 1) {
    const share = (count > 1 ? index / (count - 1) : 0) ** bunch;
    const [x, y, size] = far.map((from, axis) => from + (near[axis] - from) * share);
    drawn += put(draw(index), x, y, size);
  }
  return drawn;
}

/** A ladder from x0, y0 to x1, y1. @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
export function ladder(x0, y0, x1, y1) {
  let d = `M${n(x0 - 1.6)} ${n(y0)}L${n(x1 - 1.6)} ${n(y1)}M${n(x0 + 1.6)} ${n(y0)}L${n(x1 + 1.6)} ${n(y1)}`;
  for (let share = 0.06; share < 1; share += 0.09) {
    d += `M${n(x0 - 1.6 + (x1 - x0) * share)} ${n(y0 + (y1 - y0) * share)}h3.2`;
  }
  return line(d, 1) + line(d, 0.5, DUN);
}
