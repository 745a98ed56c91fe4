// Flags in the wind, from the mast to the right. What is painted on them is a game's.

import { cut, INK, n, shape, WOOD } from "./brush.js";

/**
 * @typedef {object} Cloth
 * @property {number} x where its upper corner is at the mast
 * @property {number} y
 * @property {number} width
 * @property {number} high
 * @property {number} wave how far it waves
 * @property {string} whole its outline
 * @property {(from: number, to: number) => string} stripe the outline of a stripe, from one height to
 *   another, which waves with it
 */
/** @typedef {(cloth: Cloth) => string} Flag what is painted on a cloth, its ground first */

/**
 * A flag in the wind.
 * @param {Flag} flag
 * @param {number} x where its upper corner is at the mast
 * @param {number} y
 * @param {number} width
 */
export function ensign(flag, x, y, width) {
  const high = width * 0.62;
  const wave = width * 0.08;
  const edge = (/** @type {number} */ at) =>
    `Q${n(x + width * 0.25)} ${n(y + at - wave)} ${n(x + width * 0.5)} ${n(y + at)}T${n(x + width)} ${n(y + at - wave * 0.4)}`;
  const stripe = (/** @type {number} */ from, /** @type {number} */ to) =>
    `M${n(x)} ${n(y + from)}${edge(from)}L${n(x + width)} ${n(y + to - wave * 0.4)}` +
    `Q${n(x + width * 0.75)} ${n(y + to + wave)} ${n(x + width * 0.5)} ${n(y + to)}T${n(x)} ${n(y + to)}z`;
  const whole = stripe(0, high);
  return flag({ x, y, width, high, wave, whole, stripe }) + shape(whole, "none", INK, 0.3);
}

/** A flag on a pole that stands at 0, 0. @param {Flag} flag @param {number} [height] @param {number} [width] */
export const standard = (flag, height = 40, width = 24) =>
  cut(`M-.6 0V${n(-height)}H.6V0z`, WOOD, 0.3) + ensign(flag, 0.6, -height + 0.5, width);
