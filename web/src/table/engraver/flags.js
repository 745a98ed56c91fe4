// Flags, from the mast at x, y to the right.

import { BLUE, BRIGHT, cut, GILT, INK, n, RED, shape } from "./brush.js";

/** @typedef {"us" | "tripoli" | "sweden" | "white" | "tunis" | "algiers" | "morocco" | "ottoman" | "britain" | "france"} Flag */

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
  const field = (/** @type {number} */ from, /** @type {number} */ to) =>
    `M${n(x)} ${n(y + from)}${edge(from)}L${n(x + width)} ${n(y + to - wave * 0.4)}` +
    `Q${n(x + width * 0.75)} ${n(y + to + wave)} ${n(x + width * 0.5)} ${n(y + to)}T${n(x)} ${n(y + to)}z`;
  const whole = field(0, high);
  switch (flag) {
    case "us": {
      let drawn = cut(whole, BRIGHT, 0.3);
      for (let index = 0; index < 8; index += 1) {
        drawn += shape(field((high * index * 2) / 15, (high * (index * 2 + 1)) / 15), RED);
      }
      drawn += shape(
        `M${n(x)} ${n(y)}h${n(width * 0.42)}v${n(high * 0.53)}h${n(-width * 0.42)}z`,
        BLUE,
      );
      // Fifteen stars, in five rows.
      for (let star = 0; star < 15; star += 1) {
        const row = Math.floor(star / 3);
        const [dx, dy] = [0.07 + 0.12 * (star % 3) + (row % 2 ? 0.05 : 0), 0.07 + 0.1 * row];
        drawn += `<circle cx="${n(x + width * dx)}" cy="${n(y + high * dy)}" r="${n(width * 0.02)}" fill="${BRIGHT}"/>`;
      }
      return drawn + shape(whole, "none", INK, 0.3);
    }
    case "sweden":
      return (
        cut(whole, BLUE, 0.3) +
        shape(field(high * 0.4, high * 0.6), GILT) +
        shape(
          `M${n(x + width * 0.3)} ${n(y - wave * 0.5)}h${n(width * 0.14)}v${n(high)}h${n(-width * 0.14)}z`,
          GILT,
        ) +
        shape(whole, "none", INK, 0.3)
      );
    case "white":
      return cut(whole, BRIGHT, 0.3);
    case "france":
      return (
        cut(whole, BRIGHT, 0.3) +
        `<circle cx="${n(x + width * 0.5)}" cy="${n(y + high * 0.5)}" r="${n(width * 0.09)}" fill="${GILT}"/>`
      );
    case "britain":
      return (
        cut(whole, RED, 0.3) +
        shape(`M${n(x)} ${n(y)}h${n(width * 0.45)}v${n(high * 0.5)}h${n(-width * 0.45)}z`, BLUE) +
        shape(
          `M${n(x)} ${n(y + high * 0.2)}h${n(width * 0.45)}v${n(high * 0.1)}h${n(-width * 0.45)}zM${n(x + width * 0.19)} ${n(y)}h${n(width * 0.07)}v${n(high * 0.5)}h${n(-width * 0.07)}z`,
          BRIGHT,
        )
      );
    case "morocco":
      return cut(whole, RED, 0.3);
    default: {
      // Stripes of the regencies; a crescent for the Sultan.
      const crescent = (/** @type {number} */ cx, /** @type {number} */ r) =>
        shape(
          `M${n(cx + r * 0.5)} ${n(y + high * 0.5 - r * 0.8)}a${n(r)} ${n(r)} 0 1 0 0 ${n(r * 1.6)}a${n(r * 0.82)} ${n(r * 0.82)} 0 1 1 0 ${n(-r * 1.6)}z`,
          BRIGHT,
        );
      if (flag === "ottoman") return cut(whole, RED, 0.3) + crescent(x + width * 0.45, high * 0.34);
      const stripes = { tripoli: "#5d7048", tunis: BLUE, algiers: GILT }[flag] ?? GILT;
      return (
        cut(whole, RED, 0.3) +
        shape(field(high * 0.2, high * 0.4), stripes) +
        shape(field(high * 0.6, high * 0.8), BRIGHT) +
        crescent(x + width * 0.34, high * 0.26)
      );
    }
  }
}

/** A flag on a pole that stands at 0, 0. @param {Flag} flag @param {number} [height] @param {number} [width] */
export const standard = (flag, height = 40, width = 24) =>
  cut(`M-.600 0V${n(-height)}H.600V0z`, "#6b4a2c", 0.3) + ensign(flag, 0.6, -height + 0.5, width);
