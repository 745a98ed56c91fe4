// Forest: trees that stand alone, woods far and near, trunks between which one looks.

import { BRIGHT, cut, GREEN, INK, line, n, numbers, put, SHADE, shape, WOOD } from "./brush.js";
import { smooth } from "./grounds.js";
import { solid } from "./parts.js";

/** @typedef {import("./lines.js").Field} Field */
/** @typedef {import("./parts.js").Part} Part */

/** The greens of woods in the light and in the shadow. */
const LEAF = "#7a8a56";
export const DEEP = "#465440";

/**
 * A fir that stands on 0, 0: boughs that hang, light on the left.
 * @param {number} high
 * @param {number} [seed]
 * @param {{color?: string, lit?: string}} [how]
 */
export function fir(high, seed = 1, { color = DEEP, lit = LEAF } = {}) {
  const next = numbers(seed * 77);
  const tiers = Math.max(5, Math.round(high / 5));
  let drawn = cut(`M${n(-high * 0.02)} 0L-.3${n(-high * 0.9)}H.3L${n(high * 0.02)} 0z`, WOOD, 0.25);
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / tiers;
    const y = -high * (0.1 + 0.78 * share);
    const half = high * 0.23 * (1 - share) ** 0.8 * (0.85 + 0.3 * next()) + 0.6;
    const tall = (high * 0.34) / tiers + high * 0.1;
    const sag = high * 0.02 * (1 - share);
    const right = half * (0.85 + 0.3 * next());
    drawn += shape(
      `M${n(-half)} ${n(y + sag)}Q${n(-half * 0.3)} ${n(y - tall * 0.3)} 0 ${n(y - tall)}Q${n(right * 0.3)} ${n(y - tall * 0.3)} ${n(right)} ${n(y + sag)}` +
        `L${n(right * 0.6)} ${n(y - 0.2)}L${n(right * 0.4)} ${n(y + sag * 1.5)}L${n(right * 0.1)} ${n(y)}L${n(-half * 0.2)} ${n(y + sag * 1.7)}L${n(-half * 0.5)} ${n(y)}z`,
      color,
      INK,
      0.25,
    );
    drawn += line(
      `M${n(-half * 0.8)} ${n(y + sag * 0.3)}Q${n(-half * 0.3)} ${n(y - tall * 0.2)} ${n(-half * 0.1)} ${n(y - tall * 0.7)}`,
      Math.min(1, high * 0.022),
      lit,
    );
  }
  return drawn;
}

/** The bare trunk of a tree that has died, with stubs. @param {number} high */
export const snag = (high) =>
  cut(`M${n(-high * 0.035)} 0L-.5${n(-high * 0.9)}L.2${n(-high)}L.7${n(-high * 0.86)}L${n(high * 0.04)} 0z`, SHADE, 0.3) +
  line(`M0${n(-high * 0.8)}l${n(-high * 0.1)} ${n(-high * 0.05)}M.3${n(-high * 0.66)}l${n(high * 0.13)} ${n(-high * 0.07)}M0${n(-high * 0.5)}l${n(-high * 0.15)} ${n(-high * 0.02)}M.4${n(-high * 0.38)}l${n(high * 0.1)} ${n(-high * 0.06)}`, 0.6); // biome-ignore format: path

/** The stump of a felled tree. @param {number} [size] */
export const stump = (size = 1) =>
  put(
    cut("M-4 1Q-2.6 0-2.8-4H2.8Q2.6 0 4.4 1Q0 2-4 1z", WOOD, 0.35) +
      `<ellipse cx="0" cy="-4" rx="2.8" ry="1" fill="#d9bd8b" stroke="${INK}" stroke-width=".3"/>` +
      line("M-1.6-2.6V.4M1-2.6V.8M2-2.4V.6M-1.2-4q1.2-.6 2.4 0", 0.25),
    0,
    0,
    size,
  );

/** A felled trunk from x0 to x1 that lies at y. @param {number} x0 @param {number} x1 @param {number} y @param {number} thick */
export const felled = (x0, x1, y, thick) =>
  cut(
    `M${n(x0)} ${n(y)}L${n(x1)} ${n(y - thick * 0.2)}V${n(y - thick)}L${n(x0)} ${n(y - thick * 1.1)}z`,
    WOOD,
    0.4,
  ) +
  `<ellipse cx="${n(x0)}" cy="${n(y - thick * 0.55)}" rx="${n(thick * 0.34)}" ry="${n(thick * 0.55)}" fill="#d9bd8b" stroke="${INK}" stroke-width=".35"/>` +
  line(
    `M${n(x0 + 3)} ${n(y - thick * 0.3)}H${n(x1 - 2)}M${n(x0 + 8)} ${n(y - thick * 0.6)}H${n(x1 - 9)}M${n(x0)} ${n(y - thick * 0.7)}v${n(thick * 0.3)}`,
    0.3,
  );

/** The outline of leaves around a middle. @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} seed @param {string} fill @param {number} [tone] @returns {Part} */
export function crown(x, y, rx, ry, seed, fill, tone = 0.34) {
  const next = numbers(seed * 131);
  const count = Math.max(8, Math.round((rx + ry) * 0.55));
  // Tufts: round outward, with a corner between each and the next.
  const points = Array.from({ length: count }).flatMap((_, index) => {
    const at = (/** @type {number} */ share, /** @type {number} */ out) => {
      const turn = ((index + share) / count) * 2 * Math.PI;
      return [x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out];
    };
    const corner = at(0, 0.88);
    return [corner, corner, at(0.3, 1 + 0.1 * next()), at(0.72, 1 + 0.1 * next())];
  });
  return solid(points, fill, tone, Math.min(rx, ry) * 0.7, 0.35);
}

/** A leafy tree that stands at x, y, as parts. @param {number} x @param {number} y @param {number} high @param {number} seed @param {string} [fill] @returns {Part[]} */
export const leafy = (x, y, high, seed, fill = LEAF) => [
  bole(x, y, high * 0.09, high * 0.6, 0),
  crown(x + high * 0.16, y - high * 0.52, high * 0.2, high * 0.15, seed + 1, fill, 0.46),
  crown(x - high * 0.16, y - high * 0.56, high * 0.22, high * 0.17, seed + 2, fill, 0.4),
  crown(x + high * 0.02, y - high * 0.76, high * 0.27, high * 0.22, seed, fill),
];

/** A trunk, straight up from x, y. @param {number} x @param {number} y @param {number} wide @param {number} high @param {number} [lean] @param {string} [fill] @param {number} [tone] @returns {Part} */
export const bole = (x, y, wide, high, lean = 0, fill = WOOD, tone = 0.4) =>
  solid(
    [
      [x - wide * 0.9, y],
      [x - wide * 0.9, y],
      [x - wide * 0.52, y - wide * 0.9],
      [x - wide * 0.45 + lean * 0.5, y - high * 0.5],
      [x - wide * 0.36 + lean, y - high],
      [x - wide * 0.36 + lean, y - high],
      [x + wide * 0.36 + lean, y - high],
      [x + wide * 0.36 + lean, y - high],
      [x + wide * 0.45 + lean * 0.5, y - high * 0.5],
      [x + wide * 0.52, y - wide * 0.9],
      [x + wide * 0.95, y + wide * 0.06],
      [x + wide * 0.95, y + wide * 0.06],
    ],
    fill,
    tone,
    wide * 0.46,
    0.4,
  );

/** The marks of a birch on a trunk drawn by `bole`. @param {number} x @param {number} y @param {number} wide @param {number} high @param {number} seed */
export function birchMarks(x, y, wide, high, seed) {
  const next = numbers(seed);
  let d = "";
  for (let up = 4; up < high; up += 3 + 5 * next()) {
    const at = x + (next() - 0.5) * wide * 0.5;
    d += `M${n(at)} ${n(y - up)}h${n(wide * (0.12 + 0.2 * next()))}`;
  }
  return line(d, Math.min(1, wide * 0.12));
}

/**
 * Woods seen from afar: their upper edge by x, and their tone.
 * @param {{base: number, high: number, seed?: number, light?: number, dark?: number, leafy?: number}} how
 *   `light` is -1 for light from the left, 1 from the right; `leafy`: the share of round tops
 * @returns {{edge: (x: number) => number, tone: Field}}
 */
export function wood({ base, high, seed = 1, light = -1, dark = 0.6, leafy: round = 0.3 }) {
  const next = numbers(seed * 991);
  const trees = Array.from({ length: 90 }, (_, index) => ({
    x: -70 + index * 2.9 + next() * 2,
    high: high * (0.5 + 0.5 * next()),
    half: high * (0.16 + 0.12 * next()),
    soft: next() < round,
  }));
  /** Lines are laid point under point, so that each x is asked for many times. @type {Map<number, {y: number, middle: number}>} */
  const known = new Map();
  const top = (/** @type {number} */ x) => {
    const before = known.get(x);
    if (before) return before;
    let y = base - high * 0.42;
    let middle = x;
    for (const tree of trees) {
      const off = Math.abs(x - tree.x) / tree.half;
      if (off >= 1) continue;
      const rise = tree.soft
        ? tree.high * 0.82 * (1 - 0.5 * off * off)
        : tree.high * (1 - 0.62 * off - 0.06 * Math.sin(off * 22));
      if (base - rise < y) {
        y = base - rise;
        middle = tree.x;
      }
    }
    known.set(x, { y, middle });
    return { y, middle };
  };
  return {
    edge: (x) => top(x).y,
    tone: (x, y) => {
      const { middle } = top(x);
      const side = Math.max(-1, Math.min(1, ((x - middle) / high) * 6)) * -light;
      const stems = 0.1 * Math.sin(x * 2.3) * smooth(base - high * 0.4, base, y);
      return Math.max(
        0.05,
        Math.min(0.92, dark + 0.16 * side * -1 + stems + 0.1 * Math.sin(y * 1.3 + x)),
      );
    },
  };
}

/** What lies under an edge, as a shape: for the color of woods and hills. @param {(x: number) => number} edge @param {number} base @param {string} color @param {number} [step] */
export function under(edge, base, color, step = 0.8) {
  let d = `M-62 ${n(base)}`;
  for (let x = -62; x <= 182; x += step) d += `L${n(x)} ${n(edge(x))}`;
  return shape(`${d}V${n(base)}z`, color);
}

/** Ferns and grass along a line. @param {number} x0 @param {number} x1 @param {number} y @param {number} high @param {number} seed @param {string} [color] */
export function ferns(x0, x1, y, high, seed, color = GREEN) {
  const next = numbers(seed);
  let blades = "";
  for (let x = x0; x < x1; x += 0.9 + next() * 1.6) {
    const tall = high * (0.4 + 0.6 * next());
    const lean = (next() - 0.5) * high * 0.8;
    blades += `M${n(x - 0.35)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - tall * 0.7)} ${n(x + lean)} ${n(y - tall)}Q${n(x + lean * 0.4 + 0.5)} ${n(y - tall * 0.5)} ${n(x + 0.5)} ${n(y)}z`;
  }
  return shape(blades, color, INK, 0.2);
}

/** A cloud of needles of a pine around a middle. @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} seed @param {string} [fill] @returns {Part} */
export function needles(x, y, rx, ry, seed, fill = DEEP) {
  const next = numbers(seed * 57);
  const count = Math.round((rx + ry) * 0.9);
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const turn = (index / count) * Math.PI;
    const out = index % 2 ? 1 + 0.16 * next() : 0.78 + 0.1 * next();
    // Flat above, ragged below.
    const sag = Math.sin(turn) > 0 ? 1 : 0.7;
    return [x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out * sag];
  });
  return solid(
    points.flatMap((point) => [point, point]),
    fill,
    0.46,
    ry * 0.8,
    0.35,
  );
}

/** Snow that falls on a box. @param {number} count @param {number} seed */
export function flakes(count, seed) {
  const next = numbers(seed);
  let drawn = "";
  for (let index = 0; index < count; index += 1) {
    const [x, y, r] = [next() * 124 - 2, next() * 104 - 30, 0.3 + 0.5 * next()];
    drawn += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${BRIGHT}"/>`;
  }
  return drawn;
}
