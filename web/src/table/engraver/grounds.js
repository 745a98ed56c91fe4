// The tones of what lies behind and around the things in a picture: sky, sea, land, smoke, rooms.
//
// Each is a field: for a point, from 0 (paper) to 1 (ink). One light of a picture lights all of
// them, which is what gives it depth.

import { numbers } from "./brush.js";

/** @typedef {import("./lines.js").Field} Field */
/** @typedef {{x: number, y: number, reach: number, strength?: number}} Light */
/** @typedef {{x: number, y: number, r: number, z: number}} Puff a ball of smoke or cloud */

/** From 0 to 1 as x goes from a to b, without corners. @param {number} a @param {number} b @param {number} x */
export function smooth(a, b, x) {
  const share = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return share * share * (3 - 2 * share);
}

/** No bend. @type {Field} */
export const flat = () => 0;

/** One field below a line, another above it. @param {Field} edge y by x, called with (x, 0) @param {Field} above @param {Field} below @returns {Field} */
export const split = (edge, above, below) => (x, y) => (y < edge(x, 0) ? above(x, y) : below(x, y));

/** How bright a light is at a point. @param {Light} light @param {number} x @param {number} y */
export function glow({ x: lx, y: ly, reach, strength = 0.6 }, x, y) {
  return strength * Math.exp(-((Math.hypot((x - lx) * 0.92, y - ly) / reach) ** 1.5));
}

/**
 * A sky, darker toward the top, lit by lights.
 * @param {{low?: number, high?: number, top?: number, horizon?: number, lights?: Light[],
 *   clouds?: Puff[]}} how tones at the horizon and at the top
 * @returns {Field}
 */
export function sky({ low = 0.12, high = 0.5, top = -78, horizon = 48, lights = [], clouds = [] }) {
  const cloud = smoke(clouds, lights[0]);
  return (x, y) => {
    const puff = cloud(x, y);
    if (puff !== null) return puff;
    let tone = low + (high - low) * smooth(horizon, top, y);
    for (const light of lights) tone -= glow(light, x, y);
    return tone;
  };
}

/**
 * Balls of smoke or cloud, lit from the side of a light; null beside them.
 * @param {Puff[]} puffs the last ones lie behind the first
 * @param {Light | undefined} light
 * @param {{dark?: number, edge?: number}} [how]
 * @returns {(x: number, y: number) => number | null}
 */
export function smoke(puffs, light, { dark = 0.6, edge = 0.2 } = {}) {
  return (x, y) => {
    let best = null;
    let front = -Infinity;
    for (const puff of puffs) {
      const [dx, dy] = [x - puff.x, y - puff.y];
      const d2 = dx * dx + dy * dy;
      if (d2 >= puff.r * puff.r) continue;
      const z = Math.sqrt(puff.r * puff.r - d2) + puff.z;
      if (z > front) {
        front = z;
        best = puff;
      }
    }
    if (best === null) return null;
    const [nx, ny] = [(x - best.x) / best.r, (y - best.y) / best.r];
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
    const [lx, ly] = light ? [light.x - x, light.y - y] : [-60, -60];
    const far = Math.hypot(lx, ly) + 0.01;
    const fades = light ? Math.exp(-far / 90) : 0.8;
    const lit = Math.max(0, ((nx * lx + ny * ly) / far) * 0.9 + nz * 0.25) * fades * 1.4;
    return Math.min(0.92, Math.max(0.02, dark - lit + edge * smooth(0.76, 1, Math.hypot(nx, ny))));
  };
}

/**
 * A trail of smoke from one point toward another, growing.
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 * @param {{count?: number, small?: number, big?: number, seed?: number, spread?: number}} [how]
 * @returns {Puff[]}
 */
export function trail(x0, y0, x1, y1, how = {}) {
  const { count = 22, small = 4, big = 14, seed = 1, spread = 5 } = how;
  const next = numbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1 || 1);
    const stray = spread * (0.4 + share);
    return {
      x: x0 + (x1 - x0) * share ** 0.9 + (next() * 2 - 1) * stray,
      y: y0 + (y1 - y0) * share ** 1.05 + (next() * 2 - 1) * stray,
      r: small + (big - small) * share + next() * 2,
      z: -index,
    };
  });
}

/**
 * A bank of clouds along a line.
 * @param {number} x0
 * @param {number} x1
 * @param {number} y the lower edge
 * @param {{count?: number, r?: number, seed?: number}} [how]
 * @returns {Puff[]}
 */
export function bank(x0, x1, y, { count = 9, r = 9, seed = 2 } = {}) {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0.5;
    const size = r * (0.55 + 0.6 * Math.sin(share * Math.PI)) * (0.8 + 0.4 * next());
    return { x: x0 + (x1 - x0) * share, y: y - size * 0.5 - next() * 2, r: size, z: -next() * 3 };
  });
}

/**
 * Water with ripples that reflects a light.
 * @param {{horizon?: number, dark?: number, light?: {x: number, width?: number, strength?: number},
 *   rough?: number}} how
 * @returns {Field}
 */
export function sea({ horizon = 48, dark = 0.5, light, rough = 1 }) {
  return (x, y) => {
    const depth = Math.max(0, (y - horizon) / (72 - horizon));
    const ripple = 0.5 + 0.5 * Math.sin(y * 4.2 + 1.6 * Math.sin(x * 0.31 + y * 0.7) + x * 0.17);
    let tone = dark - 0.1 * depth + 0.2 * rough * (ripple - 0.5);
    if (light) {
      const { x: lx, width = 8, strength = 0.6 } = light;
      const wide = width + width * 1.9 * depth;
      const across = Math.exp(-(((x - lx - 1.6 * Math.sin(y * 1.9)) / wide) ** 2));
      tone -= strength * across * (0.35 + 0.65 * ripple);
    }
    return Math.max(0.04, Math.min(0.9, tone));
  };
}

/** How the lines of water rise and sink. @param {number} [horizon] @param {number} [height] @returns {Field} */
export function waves(horizon = 48, height = 0.4) {
  return (x, y) => {
    if (y < horizon) return 0;
    const size = 0.06 + height * ((y - horizon) / (72 - horizon));
    return size * Math.sin(x * 0.4 + y * 0.6) + 0.4 * size * Math.sin(x * 0.83 - y * 0.4);
  };
}

/**
 * Sand or fields: slopes that turn toward the light or away from it.
 * @param {{height?: number, length?: number, tone?: number, seed?: number, from?: number}} [how]
 * @returns {{tone: Field, bend: Field}}
 */
export function dunes({ height = 3, length = 34, tone = 0.22, seed = 1, from = 46 } = {}) {
  const shift = seed * 2.7;
  const slope = (/** @type {number} */ x, /** @type {number} */ y) => {
    const far = Math.max(0.12, (y - from) / 26);
    return Math.sin((x + y * 1.7) / (length * far * 0.5 + 6) + shift);
  };
  return {
    tone: (x, y) => Math.max(0.02, tone - 0.2 * slope(x, y) + 0.04 * Math.sin(x * 1.7 + y)),
    bend: (x, y) => -height * 0.3 * slope(x + 4, y) * smooth(from, 72, y),
  };
}

/**
 * A ridge of hills or mountains: the height of its edge by x, and the tone of its lit and dark sides.
 * @param {{base?: number, height?: number, seed?: number, rough?: number, light?: number}} [how]
 *   `light` is -1 for light from the left, 1 from the right
 * @returns {{edge: Field, tone: Field}}
 */
export function ridge({ base = 46, height = 20, seed = 3, rough = 1, light = -1 } = {}) {
  const next = numbers(seed);
  const bumps = Array.from({ length: 7 }, () => [next() * 6.28, 0.5 + next()]);
  const top = (/** @type {number} */ x) => {
    let sum = 0;
    for (const [index, [phase, weight]] of bumps.entries()) {
      const wave = Math.sin((x / 120) * (index + 1.3) * 3.1 + phase);
      sum += (weight * (index > 2 ? rough * (1 - Math.abs(wave)) : wave)) / (index + 1.5);
    }
    return base - height * (0.55 + 0.38 * sum);
  };
  return {
    edge: (x) => top(x),
    tone: (x, y) => {
      const rise = top(x + 1.5 + (y - top(x)) * 0.25) - top(x - 1.5 + (y - top(x)) * 0.25);
      const lit = Math.max(-1, Math.min(1, (rise * -light) / 3));
      return Math.max(0.05, 0.34 - 0.3 * lit - 0.16 * smooth(top(x), base, y));
    },
  };
}

/**
 * A room lit by one light: dark in the corners.
 * @param {Light} light
 * @param {number} [dark]
 * @returns {Field}
 */
export const room =
  (light, dark = 0.72) =>
  (x, y) =>
    Math.max(0.03, dark - glow({ ...light, strength: light.strength ?? 0.7 }, x, y));
