// Lines and rings of points: cutting, clipping, smoothing, simplifying, writing.

/** @typedef {[number, number]} Point */

/** @param {Point} one @param {Point} other */
export const apart = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

/** @param {Point} one @param {Point} other @param {number} t @returns {Point} */
export const between = ([x, y], [u, v], t) => [x + (u - x) * t, y + (v - y) * t];

/** A line with points so near to each other. @param {Point[]} line @param {number} most */
export function cut(line, most) {
  return line.flatMap((point, i) => {
    if (!i) return [point];
    const pieces = Math.max(1, Math.ceil(apart(line[i - 1], point) / most));
    return Array.from({ length: pieces }, (_, k) => between(line[i - 1], point, (k + 1) / pieces));
  });
}

/** Points along a line at equal distances. @param {Point[]} line @param {number} step @returns {Point[]} */
export function evenly(line, step) {
  const found = [line[0]];
  let left = step;
  for (let i = 1; i < line.length; i += 1) {
    const long = apart(line[i - 1], line[i]);
    for (; left <= long; left += step) found.push(between(line[i - 1], line[i], left / long));
    left -= long;
  }
  return found;
}

/**
 * The part of a ring within a box (Sutherland and Hodgman, 1974).
 * @param {Point[]} ring
 * @param {{left: number, top: number, right: number, bottom: number}} box
 */
export function clipped(ring, { left, top, right, bottom }) {
  /** @type {[axis: 0 | 1, limit: number, sign: number][]} */
  const edges = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let found = ring;
  for (const [axis, limit, sign] of edges) {
    const inside = (/** @type {Point} */ point) => (point[axis] - limit) * sign >= 0;
    found = found.flatMap((point, i) => {
      const before = found.at(i - 1) ?? point;
      const t = (limit - before[axis]) / (point[axis] - before[axis] || 1);
      const crossing = inside(before) === inside(point) ? [] : [between(before, point, t)];
      return inside(point) ? [...crossing, point] : crossing;
    });
  }
  return found;
}

/** A line without the points that hardly bend it (Douglas and Peucker, 1973). @param {Point[]} line @param {number} slack @returns {Point[]} */
export function simpler(line, slack) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], /** @type {Point} */ (line.at(-1))];
  let [most, at] = [0, 0];
  for (let i = 1; i < line.length - 1; i += 1) {
    const off = toSegment(line[i], first, last);
    if (off > most) [most, at] = [off, i];
  }
  if (most <= slack) return [first, last];
  return [...simpler(line.slice(0, at + 1), slack).slice(0, -1), ...simpler(line.slice(at), slack)];
}

/** A ring, likewise. @param {Point[]} ring @param {number} slack */
export function simplerRing(ring, slack) {
  const half = Math.floor(ring.length / 2);
  return [
    ...simpler(ring.slice(0, half + 1), slack).slice(0, -1),
    ...simpler([...ring.slice(half), ring[0]], slack).slice(0, -1),
  ];
}

/**
 * The distance from a point to a stretch.
 * @param {Point} point
 * @param {Point} from
 * @param {Point} to
 */
export function toSegment([x, y], [a, b], [c, d]) {
  const [across, down] = [c - a, d - b];
  const length2 = across * across + down * down;
  const along = length2 ? ((x - a) * across + (y - b) * down) / length2 : 0;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a - across * t, y - b - down * t);
}

/** A smooth line through points (Catmull and Rom, 1974). @param {Point[]} line @param {number} [pieces] */
export function smooth(line, pieces = 6) {
  /** @type {Point[]} */
  const found = [line[0]];
  for (let i = 1; i < line.length; i += 1) {
    const [b, c] = [line[i - 1], line[i]];
    const [a, d] = [line[i - 2] ?? b, line[i + 1] ?? c];
    for (let k = 1; k <= pieces; k += 1) {
      const t = k / pieces;
      const spline = (/** @type {0 | 1} */ axis) =>
        b[axis] +
        (t / 2) *
          (c[axis] -
            a[axis] +
            t *
              (2 * a[axis] -
                5 * b[axis] +
                4 * c[axis] -
                d[axis] +
                t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
      found.push([spline(0), spline(1)]);
    }
  }
  return found;
}

/** Twice the signed area. @param {Point[]} ring */
export function area2(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + x * v - u * y;
  }, 0);
}

/** Whether a point is in rings, of which those within others are holes. @param {Point} point @param {Point[][]} rings */
export function inside([x, y], rings) {
  let found = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) found = !found;
    }
  }
  return found;
}

/**
 * A path of whole or half units, each point relative to the one before, which is shortest.
 * @param {Point[]} line
 * @param {boolean} [closed]
 * @param {number} [steps] per unit
 */
export function path(line, closed = false, steps = 1) {
  const grid = line.map(([x, y]) => [Math.round(x * steps), Math.round(y * steps)]);
  const written = (/** @type {number} */ value) => String(value / steps).replace(/^(-?)0\./, "$1.");
  const pair = (/** @type {number} */ x, /** @type {number} */ y) => {
    const second = written(y);
    return written(x) + (second.startsWith("-") ? "" : " ") + second;
  };
  let text = `M${pair(grid[0][0], grid[0][1])}l`;
  let first = true;
  for (let i = 1; i < grid.length; i += 1) {
    const [dx, dy] = [grid[i][0] - grid[i - 1][0], grid[i][1] - grid[i - 1][1]];
    if (!dx && !dy) continue;
    const next = pair(dx, dy);
    text += first || next.startsWith("-") ? next : ` ${next}`;
    first = false;
  }
  return first ? "" : text + (closed ? "z" : "");
}
