// People of the 18th century at work and in arms, as parts that the lines model: 60 high, the feet
// near 0, 0, looking to the right.

import { BRIGHT, BUFF, INK, RED, SKIN, WOOD } from "./brush.js";
import { profile } from "./busts.js";
import { inked, moved, solid } from "./parts.js";

/** @typedef {import("./parts.js").Part} Part */
/** @typedef {number[]} Point */
/**
 * @typedef {object} Dress
 * @property {string} coat its color; that of the skin for who wears none
 * @property {string} [facing] the color of lapels and cuffs
 * @property {string} [turned] the color of the turned back corners of the skirts
 * @property {string} [vest]
 * @property {string} [legs] the color of breeches or leggings
 * @property {string} [gaiters] the color below the knee
 * @property {string} [shoes]
 * @property {"long" | "short" | "shirt" | "kilt" | "clout" | "gown"} [cut] what is below the waist
 * @property {string} [below] its color, if it is not that of the coat
 * @property {string} [plaid] the color of the stripes of a kilt
 * @property {string} [belts] the color of a belt across the chest
 * @property {boolean} [box] whether he bears a box of cartridges
 * @property {string} [sash]
 * @property {string} [skin]
 * @property {() => Part[]} [head] hair and hat, on a head of `profile`
 * @property {string} [pack] the color of a pack
 * @property {string} [blanket] the color of a blanket over the shoulder
 * @property {boolean} [horn] whether a powder horn hangs at his side
 * @property {boolean} [armed] whether he bears the gun of his pose
 */
/**
 * @typedef {object} Pose
 * @property {Point} hip
 * @property {Point} neck
 * @property {Point} feet x and y, the far one first; none for who sits in a boat
 * @property {Point} hands x and y, the far one first
 * @property {Point} [gun] from the butt to the muzzle
 * @property {number} [nods] how far the head is bent down, in degrees
 */

/** @type {Record<string, Pose>} */
const WAYS = {
  stands: { hip: [0, -30], neck: [0.5, -49], feet: [-3, 0, 4, 0], hands: [6, -31, 0, -29], gun: [5, -29, -5, -71] },
  rests: { hip: [0, -30], neck: [0, -49], feet: [-4, 0, 4, 0], hands: [9, -40, 2, -31], gun: [11, 0, 9, -46] },
  marches: { hip: [0, -29.5], neck: [1.5, -48.5], feet: [-10, -2, 9, 0], hands: [7, -31, -3, -29], gun: [6, -29, -5, -71] },
  steps: { hip: [0, -29.5], neck: [1.5, -48.5], feet: [9, 0, -9, -2], hands: [7, -31, 3, -30], gun: [6, -29, -5, -71] },
  charges: { hip: [0, -27], neck: [7, -44.5], feet: [-18, -2, 13, 0], hands: [23, -36, 5, -31], gun: [-4, -28, 44, -42], nods: 6 },
  aims: { hip: [0, -29], neck: [2, -48], feet: [-9, 0, 9, 0], hands: [21, -46, 9, -45.5], gun: [3, -46, 48, -49.5], nods: 6 },
  kneels: { hip: [-2, -16], neck: [2, -35], feet: [-16, -1, 10, 0], hands: [20, -33.5, 9, -32.5], gun: [3, -32.5, 48, -36.5], nods: 6 },
  crouches: { hip: [-4, -20], neck: [8, -35], feet: [-15, -1, 8, 0], hands: [22, -27, 9, -24], gun: [1, -22, 45, -33], nods: 2 },
  runs: { hip: [0, -29], neck: [6, -47], feet: [-18, -8, 14, -1], hands: [19, -34, 3, -30], gun: [-5, -26, 40, -38] },
  leads: { hip: [0, -29], neck: [3, -48], feet: [-12, -1, 10, 0], hands: [-8, -34, 15, -64], gun: [] },
  points: { hip: [0, -30], neck: [1, -49], feet: [-4, 0, 5, 0], hands: [4, -31, 22, -52], gun: [] },
  speaks: { hip: [0, -30], neck: [1, -49], feet: [-4, 0, 5, 0], hands: [5, -32, 19, -41], gun: [] },
  waits: { hip: [0, -30], neck: [0, -49], feet: [-3, 0, 4, 0], hands: [6, -31, 5, -30], gun: [] },
  pipes: { hip: [0, -30], neck: [0, -49], feet: [-4, 0, 5, 0], hands: [14, -31, 12, -36], gun: [] },
  bows: { hip: [0, -29], neck: [4, -46.5], feet: [-6, -1, 6, 0], hands: [11, -33, 9, -31], gun: [], nods: 22 },
  walks: { hip: [0, -29.5], neck: [2, -48.5], feet: [-9, -2, 9, 0], hands: [8, -32, -3, -30], gun: [], nods: 8 },
  hails: { hip: [0, -30], neck: [0, -49], feet: [-5, 0, 5, 0], hands: [-13, -63, 14, -64], gun: [] },
  falls: { hip: [0, -27], neck: [-8, -43.5], feet: [7, 0, 13, -3], hands: [-4, -62, -24, -54], gun: [-22, -34, -2, -74], nods: -26 },
  digs: { hip: [-5, -26], neck: [8, -40], feet: [-10, 0, 6, 0], hands: [21, -24, 9, -29], gun: [], nods: 16 },
  hauls: { hip: [-4, -27], neck: [-9, -45], feet: [6, 0, -8, 0], hands: [9, -36, 10, -38], gun: [] },
  carries: { hip: [0, -29], neck: [6, -46.5], feet: [-9, -1, 8, 0], hands: [12, -50, 9, -52], gun: [], nods: 10 },
  sits: { hip: [0, -9], neck: [1, -28], feet: [13, 0, 15, 0], hands: [13, -19, 11, -18], gun: [], nods: 4 },
  seated: { hip: [0, -17], neck: [0, -36], feet: [11, 0, 13, 0], hands: [9, -18, 8, -17], gun: [] },
  smokes: { hip: [0, -9], neck: [1, -28], feet: [13, 0, 15, 0], hands: [12, -20, 14, -24], gun: [], nods: 2 },
  paddles: { hip: [0, -6], neck: [5, -25], feet: [], hands: [17, -12, 15, -32], gun: [] },
  dips: { hip: [0, -6], neck: [7, -24], feet: [], hands: [21, -9, 17, -28], gun: [] },
  rows: { hip: [0, -6], neck: [-4, -25], feet: [], hands: [11, -16, 12, -17], gun: [] },
  perches: { hip: [0, -6], neck: [0.5, -25], feet: [], hands: [6, -12, 4, -10], gun: [8, -6, 5, -46] },
  rides: { hip: [0, 0], neck: [1, -19], feet: [8, 22, 8, 23], hands: [14, -10, 12, -9], gun: [] },
}; // biome-ignore format: points of poses

/** @typedef {keyof typeof WAYS} Way */

/** Where a limb of two equal bones bends. @param {Point} from @param {Point} to @param {number} bone @param {number} side */
function joint([ax, ay], [bx, by], bone, side) {
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const out = (side * Math.sqrt(Math.max(0, bone * bone - far * far * 0.25))) / far;
  return [(ax + bx) / 2 - (by - ay) * out, (ay + by) / 2 + (bx - ax) * out];
}

/** A limb along joints, so wide at each; its ends are straight. @param {Point[]} joints @param {number[]} widths @param {string} fill @param {number} [tone] */
export function limb(joints, widths, fill, tone = 0.24) {
  const last = joints.length - 1;
  const side = (/** @type {number} */ way) =>
    joints.map(([x, y], index) => {
      const [ax, ay] = joints[Math.max(0, index - 1)];
      const [bx, by] = joints[Math.min(last, index + 1)];
      const long = Math.hypot(bx - ax, by - ay) || 1;
      const half = (widths[index] / 2) * way;
      return [x + ((by - ay) / long) * half, y - ((bx - ax) / long) * half];
    });
  const ends = (/** @type {Point[]} */ points) => [points[0], ...points, points[last]];
  return solid([...ends(side(1)), ...ends(side(-1).reverse())], fill, tone, widths[0] * 0.6);
}

/** A point between two. @param {Point} a @param {Point} b @param {number} share */
const between = ([ax, ay], [bx, by], share) => [ax + (bx - ax) * share, ay + (by - ay) * share];

/** A shape with corners. @param {Point[]} points @param {string} fill @param {number} [tone] @param {number} [round] */
export const panel = (points, fill, tone = 0.2, round = 2) =>
  solid(
    points.flatMap((point) => [point, point]),
    fill,
    tone,
    round,
  );

/** A gun with its bayonet or without. @param {Point} gun @param {boolean} bayonet */
function firelock([ax, ay, bx, by], bayonet) {
  const at = (/** @type {number} */ share, /** @type {number} */ off) => {
    const long = Math.hypot(bx - ax, by - ay);
    const [px, py] = between([ax, ay], [bx, by], share);
    return [px - ((by - ay) / long) * off, py + ((bx - ax) / long) * off];
  };
  return [
    inked([at(0.3, -0.4), at(bayonet ? 1.26 : 1, -0.4)], bayonet ? 0.7 : 1),
    inked([at(0.3, -0.4), at(1, -0.4)], 1.3),
    panel([at(0, -0.8), at(0, 2.6), at(0.24, 1), at(0.82, 0.6), at(0.82, -0.6), at(0.24, -0.8)], WOOD, 0.2, 1),
  ]; // biome-ignore format: points
}

/** One leg. @param {Pose} pose @param {number} foot 0 for the far one @param {Dress} dress */
function leg({ hip, feet }, foot, { legs = BUFF, gaiters = legs, shoes = INK, skin = SKIN, cut }) {
  const to = [feet[foot], feet[foot + 1] - 2];
  const knee = joint(hip, to, 14.3, -1);
  const bare = cut === "kilt";
  return [
    limb([hip, between(hip, knee, 0.5), knee], [8, 7, 5.2], bare ? skin : legs),
    limb([between(knee, hip, 0.1), between(knee, to, 0.35), to], [5.2, 5.4, 3.2], gaiters, 0.28),
    panel([[to[0] - 2, to[1] + 2.2], [to[0] - 2, to[1] - 1], [to[0] + 2, to[1] - 1.4], [to[0] + 6, to[1] + 1], [to[0] + 6, to[1] + 2.2]], shoes, 0.4, 1),
  ]; // biome-ignore format: points
}

/** What hangs below the waist. @param {Pose} pose @param {Dress} dress */
function skirts({ hip, feet }, { coat, cut = "long", below = coat, turned, plaid = RED }) {
  const [hx, hy] = hip;
  if (!feet.length) return [];
  const knees = [0, 2].map((foot) => joint(hip, [feet[foot], feet[foot + 1] - 2], 14.3, -1));
  const back = Math.min(knees[0][0], knees[1][0]);
  const front = Math.max(knees[0][0], knees[1][0]);
  const low = Math.max(knees[0][1], knees[1][1]);
  const reach = { long: 1.06, short: 0.42, shirt: 0.74, kilt: 0.92, clout: 0.66, gown: 1.9 }[cut];
  const foot = hy + (low - hy) * reach;
  if (cut === "clout") {
    const [kx, ky] = between(hip, knees[1], 0.92);
    return [panel([[hx - 2, hy - 1], [hx + 5, hy - 1], [kx + 4, ky + 1], [kx - 2, ky + 1.5]], below, 0.3)]; // biome-ignore format: points
  }
  const wide = cut === "gown" ? 7 : 4;
  const ends = [back - wide, front + (cut === "long" ? 1.6 : wide)].map(
    (x) => hx + (x - hx) * Math.min(1.2, reach),
  );
  /** @type {Part[]} */
  const made = [
    solid(
      [[hx - 5.6, hy - 3], [hx - 5.6, hy - 3], [hx - 6.6, hy + 3], [ends[0], foot], [ends[0], foot], [(ends[0] + ends[1]) / 2, foot + 1.6], [ends[1], foot], [ends[1], foot], [hx + 5.6, hy - 3], [hx + 5.6, hy - 3]],
      below, 0.3, 5),
  ]; // biome-ignore format: points
  const strip = (/** @type {number} */ share) => [
    [hx - 5 + 10 * share, hy - 2],
    [ends[0] + (ends[1] - ends[0]) * share, foot + 0.8],
  ];
  if (cut === "kilt") {
    for (const share of [0.15, 0.4, 0.65, 0.88]) made.push(inked(strip(share), 0.9));
    for (const share of [0.35, 0.75]) {
      const [a, b] = [strip(0), strip(1)].map(([top, end]) => between(top, end, share));
      made.push(panel([[a[0], a[1] - 0.7], [b[0], b[1] - 0.7], [b[0], b[1] + 0.7], [a[0], a[1] + 0.7]], plaid, 0.3, 1)); // biome-ignore format: points
    }
  } else {
    made.push(inked(strip(0.3), 0.4), inked(strip(0.55), 0.4));
    if (cut === "long" && turned) {
      const [x, y] = [ends[1], foot];
      made.push(
        panel(
          [
            [x, y],
            [x - 5, y + 1.2],
            [hx + 4.6, hy + 2],
          ],
          turned,
          0.14,
        ),
      );
      made.push(
        panel(
          [
            [ends[0], y],
            [ends[0] + 4.4, y + 1.4],
            [hx - 5, hy + 4],
          ],
          turned,
          0.24,
        ),
      );
    }
  }
  return made;
}

/** The trunk with what is worn on it. @param {Pose} pose @param {Dress} dress */
function trunk({ hip: [hx, hy], neck: [nx, ny] }, dress) {
  const { coat, facing, vest, belts, sash, box } = dress;
  const on = (/** @type {number} */ across, /** @type {number} */ down) => {
    const half = 6.4 - 1 * down;
    return [
      nx + (hx - nx) * down + across * half * Math.cos((nx - hx) * 0.03),
      ny + 2 + (hy - ny - 2) * down + across * (nx - hx) * 0.16,
    ];
  };
  /** @type {Part[]} */
  const made = [
    solid([on(-0.5, -0.1), on(-1, 0.1), on(-1.04, 0.4), on(-0.96, 1.06), on(-0.96, 1.06), on(0.98, 1.06), on(0.98, 1.06), on(1.1, 0.45), on(0.8, 0.04), on(0.5, -0.1)], coat, 0.26, 5),
  ]; // biome-ignore format: points
  if (vest) made.push(panel([on(0.3, 0.02), on(0.74, 0.04), on(1.06, 0.45), on(0.98, 1.2), on(0.4, 1.2)], vest, 0.12)); // biome-ignore format: points
  if (facing) made.push(panel([on(0.06, 0.0), on(0.56, 0.02), on(0.62, 0.4), on(0.5, 0.78), on(0.2, 0.8)], facing, 0.16)); // biome-ignore format: points
  if (belts) made.push(panel([on(0.44, 0.02), on(0.74, 0.1), on(-0.7, 1.1), on(-1, 0.96)], belts, 0.06, 1)); // biome-ignore format: points
  if (sash) made.push(panel([on(-1.02, 0.88), on(1.02, 0.88), on(1.04, 1.1), on(-1.02, 1.12)], sash, 0.2)); // biome-ignore format: points
  if (box) made.push(panel([on(-1.3, 1.02), on(-0.3, 1.0), on(-0.3, 1.34), on(-1.3, 1.36)], INK, 0.4, 1)); // biome-ignore format: points
  return made;
}

/** One arm. @param {Pose} pose @param {number} hand 0 for the far one @param {Dress} dress */
function arm({ hip, neck, hands }, hand, { coat, facing, skin = SKIN }) {
  const [nx, ny] = neck;
  const lean = (nx - hip[0]) * 0.1;
  const shoulder = hand ? [nx - 1.6, ny + 4] : [nx + 2.6, ny + 4 + lean];
  const to = [hands[hand], hands[hand + 1]];
  const elbow = joint(shoulder, to, 11.6, 1);
  const cuff = between(elbow, to, 0.52);
  return [
    limb([shoulder, elbow, between(elbow, to, 0.86)], [5.6, 4.6, 3.4], coat, hand ? 0.24 : 0.4),
    ...(facing ? [limb([cuff, between(elbow, to, 0.9)], [5, 5], facing, 0.2)] : []),
    solid([[to[0] - 1.9, to[1]], [to[0], to[1] - 1.9], [to[0] + 2.1, to[1]], [to[0], to[1] + 1.9]], skin, 0.2, 1.6),
  ]; // biome-ignore format: points
}

/**
 * Somebody in a pose.
 * @param {Way} way
 * @param {Dress} dress
 * @param {Part[]} [held] what is in the near hand
 * @returns {Part[]}
 */
export function troop(way, dress, held = []) {
  const pose = WAYS[way];
  const { hip, neck, feet, gun = [], nods = 0 } = pose;
  const { head, skin = SKIN, armed = true, pack, blanket, horn, belts } = dress;
  const [nx, ny] = neck;
  const lean = (nx - hip[0]) * 0.9;
  const face = [...profile(skin), ...(head?.() ?? [])];
  const bears = armed && gun.length > 0;
  const shoulders = bears && gun[3] < -60;
  return [
    ...(pack ? [solid([[nx - 12, ny + 4], [nx - 5, ny + 2], [nx - 4, ny + 14], [nx - 12, ny + 15]], pack, 0.3, 3)] : []),
    ...(bears && shoulders ? firelock(gun, Boolean(belts)) : []),
    ...arm(pose, 0, dress),
    ...(feet.length ? [...leg(pose, 0, dress), ...leg(pose, 2, dress)] : []),
    ...skirts(pose, dress),
    ...trunk(pose, dress),
    ...(blanket ? [solid([[nx - 5, ny], [nx - 5, ny], [nx + 4, ny + 1], [nx + 4, ny + 1], [nx + 1, ny + 10], [hip[0] + 3, hip[1] - 4], [hip[0] + 1, hip[1] + 13], [hip[0] + 1, hip[1] + 13], [hip[0] - 9, hip[1] + 11], [hip[0] - 9, hip[1] + 11], [nx - 11, ny + 13], [nx - 9, ny + 4]], blanket, 0.26, 5), inked([[nx - 3, ny + 3], [nx - 4, ny + 16], [hip[0] - 4, hip[1] + 11]]), inked([[nx, ny + 4], [nx - 1, ny + 16], [hip[0] - 1, hip[1] + 11]])] : []),
    ...(horn ? [inked([[nx + 3, ny + 4], [hip[0] - 5, hip[1] - 3]], 0.5), solid([[hip[0] - 8, hip[1] - 6], [hip[0] - 3, hip[1] + 1], [hip[0] + 3, hip[1] + 1.6], [hip[0] - 3, hip[1] + 3.4], [hip[0] - 9, hip[1] - 3]], BRIGHT, 0.2, 2)] : []),
    ...moved(face, nx + 0.6, ny - 5.2, 0.37, { turn: lean + nods }),
    ...(bears && !shoulders ? firelock(gun, Boolean(belts)) : []),
    ...held,
    ...arm(pose, 2, dress),
  ]; // biome-ignore format: points
}

/** A spade for who digs. @returns {Part[]} */
export const spade = () => [
  limb([[2, -32], [27, -21]], [1.4, 1.4], WOOD),
  panel([[26, -23.6], [29, -24], [38, -18], [36, -14], [25, -19]], "#8d8c88", 0.2),
]; // biome-ignore format: points

/** A sword in a hand at x, y. @param {number} x @param {number} y @param {number} turn @returns {Part[]} */
export const blade = (x, y, turn) =>
  moved(
    [panel([[0, -0.8], [26, -0.5], [30, 0.6], [26, 0.9], [0, 0.8]], BRIGHT, 0.1, 1), panel([[-2, -2.4], [0, -2.4], [0.6, 0], [0, 2.4], [-2, 2.4]], "#d9a441", 0.2, 1)],
    x,
    y,
    1,
    { turn },
  ); // biome-ignore format: points
