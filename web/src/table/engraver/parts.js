// Parts of a picture that the lines model.
//
// A modelled part is an outline with a color. The lines shade it: flat in the middle, round toward the
// edge, light where it turns to the light.

import { INK, shape } from "./brush.js";
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

/** The outline of a part as the data of a path. @param {Part} part */
export const outlined = ({ points }) => path(points);

/** Parts without their shading, for what is far or small. @param {Part[]} parts */
export const plain = (parts) =>
  parts.map((one) => shape(outlined(one), one.fill || "none", INK, one.width)).join("");

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
