// People seen close: busts cut in black for a portrait, and heads and bodies that the lines model.
//
// A modelled part is an outline with a color. The lines shade it: flat in the middle, round toward the
// edge, light where it turns to the light.

import { BRIGHT, GILT, INK, RED, SKIN, shape, WOOD } from "./brush.js";
import { curve } from "./portrait.js";

/**
 * @typedef {object} Part
 * @property {number[][]} points its outline; a line if it has no color
 * @property {string} fill
 * @property {number} tone how dark it is, from 0 to 1
 * @property {number} round how far from the edge it turns away
 * @property {number} width of the line around it
 * @property {number[][]} outline the same as many short straight pieces
 */

/** Points written as "x,y x,y!", where "!" makes a corner. @param {string} text */
function read(text) {
  return text.split(" ").flatMap((pair) => {
    const at = pair.replace("!", "").split(",").map(Number);
    return pair.endsWith("!") ? [at, at] : [at];
  });
}

/** A smooth curve as short straight pieces. @param {number[][]} points */
function straight(points) {
  /** @type {number[][]} */
  const all = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (step) => points[Math.min(points.length - 1, Math.max(0, index + step))],
    );
    if (b[0] === c[0] && b[1] === c[1]) continue;
    for (const t of [0, 0.25, 0.5, 0.75]) {
      all.push(
        [0, 1].map((k) => {
          const [p, q] = [b[k] + (c[k] - a[k]) / 6, c[k] - (d[k] - b[k]) / 6];
          const u = 1 - t;
          return u * u * u * b[k] + 3 * u * t * (u * p + t * q) + t * t * t * c[k];
        }),
      );
    }
  }
  return all;
}

/** A smooth curve with corners as the data of a path. @param {number[][]} points */
function path(points) {
  let d = "";
  let from = 0;
  for (let at = 1; at <= points.length; at += 1) {
    if (at < points.length && String(points[at]) !== String(points[at - 1])) continue;
    d += curve(points.slice(from, at), from > 0);
    from = at;
  }
  return d;
}

/** @param {number[][]} points @param {string} fill @param {number} tone @param {number} round @param {number} width @returns {Part} */
const made = (points, fill, tone, round, width) => ({
  points,
  fill,
  tone,
  round,
  width,
  outline: fill ? straight(points) : [],
});

/** A modelled part. @param {string} text its outline @param {string} fill @param {number} [tone] @param {number} [round] @param {number} [width] */
export function part(text, fill, tone = 0.16, round = 4, width = 0.4) {
  const points = read(text);
  return made([...points, points[0]], fill, tone, round, width);
}

/**
 * A modelled part by its points; a point that stands twice makes a corner.
 * @param {number[][]} points
 * @param {string} fill
 * @param {number} [tone]
 * @param {number} [round]
 * @param {number} [width]
 */
export const solid = (points, fill, tone = 0.16, round = 4, width = 0.4) =>
  made([...points, points[0]], fill, tone, round, width);

/** A line of ink through points. @param {number[][]} points @param {number} [width] */
export const inked = (points, width = 0.4) => made(points, "", 0, 0, width);

/** Parts without their shading, for what is far or small. @param {Part[]} parts */
export const plain = (parts) =>
  parts.map(({ points, fill, width }) => shape(path(points), fill || "none", INK, width)).join("");

/** A line of ink. @param {string} text @param {number} [width] */
export const stroke = (text, width = 0.4) => made(read(text), "", 0, 0, width);

/**
 * Parts moved to a place.
 * @param {Part[]} parts
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 * @param {{turn?: number, flip?: boolean}} [how] `turn` in degrees
 */
export function moved(parts, x, y, scale = 1, { turn = 0, flip = false } = {}) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const to = (/** @type {number[]} */ [px, py]) => {
    const [qx, qy] = [(flip ? -px : px) * scale, py * scale];
    return [x + c * qx - s * qy, y + s * qx + c * qy];
  };
  return parts.map(({ points, fill, tone, round, width }) =>
    made(points.map(to), fill, tone, round * scale, width * Math.min(1, scale ** 0.6)),
  );
}

/** @param {number} at a coordinate */
const cellOf = (at) => Math.floor(at / 4);

/**
 * How parts look in a light: their colors, which lie under the lines, and their tone, null beside them.
 * @param {Part[]} parts the last ones lie before the first
 * @param {{x: number, y: number, reach?: number, strength?: number}} light far from it all is dark
 * @returns {{drawn: string, tone: (x: number, y: number) => number | null}}
 */
export function modelled(parts, light) {
  const { reach = 1e6, strength = 0.5 } = light;
  const solid = parts.filter((one) => one.fill).reverse();
  // Which parts lie in each cell of a coarse grid, so that a point is not held against all of them.
  /** @type {Map<number, {all: Float64Array, tone: number, round: number}[]>} */
  const cells = new Map();
  for (const { outline, tone, round } of solid) {
    const one = { all: sides(outline), tone, round };
    const [x0, x1, y0, y1] = [0, 1].flatMap((k) => {
      const along = outline.map((point) => point[k]);
      return [cellOf(Math.min(...along)), cellOf(Math.max(...along))];
    });
    for (let row = y0; row <= y1; row += 1) {
      for (let column = x0; column <= x1; column += 1) {
        const cell = cells.get(row * 1000 + column);
        if (cell) cell.push(one);
        else cells.set(row * 1000 + column, [one]);
      }
    }
  }
  return {
    drawn: plain(parts),
    tone: (x, y) => {
      for (const { all, tone, round } of cells.get(cellOf(y) * 1000 + cellOf(x)) ?? []) {
        const near = nearest(all, x, y);
        if (!near) continue;
        const far = Math.hypot(light.x - x, light.y - y) + 0.01;
        const turns = Math.max(0, 1 - near.d / (round + 0.01)) / (near.d + 0.01);
        const lit = (turns * ((near.x - x) * (light.x - x) + (near.y - y) * (light.y - y))) / far;
        const fades = 0.6 * (1 - Math.exp(-((far / reach) ** 1.5)));
        return Math.min(0.93, Math.max(0, tone + fades - strength * lit));
      }
      return null;
    },
  };
}

/** The sides of an outline as numbers in a row: from where, how far, and one over its square. @param {number[][]} outline */
function sides(outline) {
  const all = new Float64Array(outline.length * 5);
  let [ax, ay] = outline[outline.length - 1];
  for (const [index, [bx, by]] of outline.entries()) {
    const [dx, dy] = [bx - ax, by - ay];
    all.set([ax, ay, dx, dy, 1 / (dx * dx + dy * dy || 1)], index * 5);
    [ax, ay] = [bx, by];
  }
  return all;
}

/** The nearest point of an outline, if the point lies within. This is asked for most of all. @param {Float64Array} all its sides @param {number} x @param {number} y */
function nearest(all, x, y) {
  let within = false;
  for (let k = 0; k < all.length; k += 5) {
    const ay = all[k + 1];
    const dy = all[k + 3];
    if (ay + dy > y !== ay > y && x < all[k] + (all[k + 2] * (y - ay)) / dy) within = !within;
  }
  if (!within) return null;
  let best = Infinity;
  let px = 0;
  let py = 0;
  for (let k = 0; k < all.length; k += 5) {
    const dx = all[k + 2];
    const dy = all[k + 3];
    let t = ((x - all[k]) * dx + (y - all[k + 1]) * dy) * all[k + 4];
    if (t < 0) t = 0;
    else if (t > 1) t = 1;
    const qx = all[k] + t * dx;
    const qy = all[k + 1] + t * dy;
    const d = (qx - x) * (qx - x) + (qy - y) * (qy - y);
    if (d < best) {
      best = d;
      px = qx;
      py = qy;
    }
  }
  return { d: Math.sqrt(best), x: px, y: py };
}

/** A face in profile to the right with its neck, 26 high, the middle at 0, 0; hair and hat come on top. @param {string} [skin] */
export const profile = (skin = SKIN) => [
  part(
    "-9,9 -8.5,22! 3.5,22! 2.6,14.6 5.5,14.6 8.4,13.8 9.5,11.8 8.9,10 10,8.9 9.2,7.9! 10.4,7.1 9.8,5.9 11.9,5.3 12.3,4.2 10.2,1.6 8.8,-.4 9,-2.4 8.4,-6 6.8,-9.6 2,-12.6 -5,-12 -10,-7 -11,1",
    skin,
    0.2,
    4.5,
  ),
  stroke("4.6,.9 6.2,-.5 7.9,.1", 0.55),
  stroke("6.6,-.3 6.9,1 5.2,1.2", 0.45),
  stroke("4.2,-2.4 6.4,-3.2 8.7,-2.2", 0.8),
  stroke("9.2,7.9 6.8,8.3", 0.45),
  stroke("9.7,5.4 8.7,4.9 8.9,3.9", 0.35),
  stroke("2.6,14.6 -1.5,12.6 -4,8.6", 0.4),
  part("-4.6,-1 -2.4,-2 -1.4,.4 -2.6,3 -3.4,4.6 -4.8,3.4", skin, 0.3, 1.4, 0.35),
];

/** Curls, dark, with whiskers before the ear. */
export const curls = () => [
  part(
    "-10.6,8! -12.4,3 -12.6,-3 -12.4,-8 -9.4,-11.4 -6,-14 -1.4,-15 3,-15 7,-13.4 10,-12 10,-8.6 8.4,-6.6 7.4,-8.4 5.4,-6.8 4.4,-9 2.6,-6.6 1.4,-4 .6,-1.6 .4,3 -.8,6! -2,2! -2.4,-2.6 -4.8,-2 -5.4,3 -6.4,8",
    WOOD,
    0.5,
    4,
  ),
  stroke("-11,-6 -8,-8 -7.4,-4 -10,-3"),
  stroke("-8,-11 -4.6,-12.4 -4,-8.6 -6.4,-8"),
  stroke("-1.6,-12 2,-12.6 1.6,-9 -1,-8.6"),
  stroke("4,-12.6 7.4,-11.4 6,-8.8"),
  stroke("-9.6,0 -7.4,-1.4 -6.6,3"),
];

/** A cocked hat, worn fore and aft. */
export const cocked = () => [
  part(
    "-16,-5! -10,-11.4 -4,-17 1,-19 6,-15 10.6,-9.4 16,-4.6! 10,-6.4 3,-8.4 -5,-8.6 -11,-6.6",
    INK,
    0.5,
    4,
  ),
  stroke("-12,-7.6 -5,-10 3,-9.8 13,-6.4"),
];

/** A round hat with a cockade. */
export const round = () => [
  part("-8.6,-8! -9.8,-20! -2,-21 7.6,-20! 7.4,-8", INK, 0.4, 4),
  part("-15,-6.4! -9,-9.4 0,-8.6 7,-9.4 14,-7! 9,-5 0,-5.4 -9,-4.4", INK, 0.4, 2),
];

/** Short hair with whiskers. @param {string} [color] */
export const hair = (color = WOOD) => [
  part(
    "-9.6,9! -12,4 -12.4,-4 -9.4,-11 -3,-14 4,-14 8,-10.4 8.4,-7 4,-9 1,-6 .2,-1 -.4,4.6! -1.6,.4 -4.6,-2.4 -5.6,2 -6.6,8",
    color,
    0.5,
    4,
  ),
  stroke("-10.6,2 -11,-4 -7,-10.4 0,-12"),
  stroke("-8.4,5 -9,-2 -6,-8 1,-10"),
];

/** A turban of wound cloth over a cap. @param {string} [cap] @param {string} [cloth] */
export const turban = (cap = RED, cloth = BRIGHT) => [
  part("-8,-10! -6,-20 0,-23 6,-20 8,-12", cap, 0.3, 4),
  part(
    "-13,-1! -16,-7 -15,-14 -8,-18 2,-17 10,-16 14,-10.4 12.4,-5 8.4,-3.4! 3,-5.4 -4,-4.4 -8,0",
    cloth,
    0.1,
    6,
  ),
  stroke("-15,-10 -6,-8 4,-10 12,-14"),
  stroke("-12,-2.6 -4,-6.6 5,-8.6 13.4,-9"),
  stroke("-12,-15 -4,-12 4,-13 9,-16"),
];

/** A full beard. @param {string} [color] */
export const beard = (color = INK) => [
  part(
    "-6,3! -3,9 1,9.4 4,7.6 7,6.4 10.6,6.6 10.4,7.6 7.4,8.4 9.4,9.4 11,13 10,19 6,24! 1,20 -4,14",
    color,
    0.5,
    3,
  ),
  stroke("-2,10 3,15 6,22"),
];

/** The shoulder of an officer in gilt lace, at 0, 0. */
export const epaulette = () => [
  part("-7,-2! 0,-4.4 7,-1! 7.6,6! 4,4.4 0,5.6 -4,4 -7.4,6!", GILT, 0.1, 3),
  stroke("-6.4,1 0,-1 7,1.4"),
  stroke("-4,1 -4,4"),
  stroke("0,.4 0,4.6"),
  stroke("4,1 4,4"),
];

/** The back of a man who sits or stands, his hair tied; his head at 0, 0. @param {string} coat @param {string} [color] of the hair @param {boolean} [votes] whether he raises a hand */
export const back = (coat, color = WOOD, votes = false) => [
  ...(votes
    ? [
        part(
          "23,-6! 22,-10 19.5,-13 20.5,-15 23,-12.5! 22.5,-20 24,-21.5 25,-14.5! 24.5,-22 26.5,-23 27,-14.5! 27,-21 29,-21.5 29,-13.5! 30,-18 31.5,-17 30.5,-10 29,-6!",
          SKIN,
          0.2,
          2,
        ),
        part("22,-4! 22.5,-7.6! 30,-7! 30,-3!", BRIGHT, 0.1, 2),
        part("12,16! 18,30! 26,16 30,-3.6! 22,-5! 19,5 13,11", coat, 0.4, 4),
      ]
    : []),
  part("-24,60! -23,30 -20,18 -13,12 -5,9! 5,9! 13,12 20,18 23,30 24,60!", coat, 0.4, 9),
  part("-11,-1 -9.6,-2 -8,4 -9.6,5!", SKIN, 0.3, 1),
  part("11,-1 9.6,-2 8,4 9.6,5!", SKIN, 0.3, 1),
  part("-8,14! -7.4,6 0,5 7.4,6 8,14! 0,16", coat, 0.5, 3),
  part("-7,8! -10,-1 -9,-10 0,-14 9,-10 10,-1 7,8! 0,10", color, 0.3, 6),
  part("-2,6! -3,14 -1.6,24! 1.6,24! 3,14 2,6!", color, 0.4, 2),
  part("0,8! -6,5.4 -6.4,10.6! 0,9 6.4,10.6! 6,5.4", INK, 0.5, 1),
  stroke("-2,8 -7,2 -6,-7"),
  stroke("-1,8 -3,0 -2.6,-11"),
  stroke("1,8 3,0 2.6,-11"),
  stroke("2,8 7,2 6,-7"),
  stroke("0,16 0,60"),
];
