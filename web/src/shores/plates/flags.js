// The flags of the game.

import { BLUE, BRIGHT, disc, GILT, GREEN, n, RED, shape } from "../../table/engraver/brush.js";

/** @typedef {import("../../table/engraver/flags.js").Flag} Flag */
/** @typedef {import("../../table/engraver/flags.js").Cloth} Cloth */

/** Fifteen stripes and fifteen stars, in five rows. @type {Flag} */
export function US({ x, y, width, high, whole, stripe }) {
  let drawn = shape(whole, BRIGHT);
  for (let index = 0; index < 8; index += 1) {
    drawn += shape(stripe((high * index * 2) / 15, (high * (index * 2 + 1)) / 15), RED);
  }
  drawn += shape(
    `M${n(x)} ${n(y)}h${n(width * 0.42)}v${n(high * 0.53)}h${n(-width * 0.42)}z`,
    BLUE,
  );
  for (let star = 0; star < 15; star += 1) {
    const row = Math.floor(star / 3);
    const [dx, dy] = [0.07 + 0.12 * (star % 3) + (row % 2 ? 0.05 : 0), 0.07 + 0.1 * row];
    drawn += disc(x + width * dx, y + high * dy, width * 0.02, BRIGHT);
  }
  return drawn;
}

/** @type {Flag} */
export const SWEDEN = ({ x, y, width, high, wave, whole, stripe }) =>
  shape(whole, BLUE) +
  shape(stripe(high * 0.4, high * 0.6), GILT) +
  shape(
    `M${n(x + width * 0.3)} ${n(y - wave * 0.5)}h${n(width * 0.14)}v${n(high)}h${n(-width * 0.14)}z`,
    GILT,
  );

/** @type {Flag} */
export const MOROCCO = ({ whole }) => shape(whole, RED);

/** @type {Flag} */
export const OTTOMAN = (cloth) =>
  shape(cloth.whole, RED) + crescent(cloth, cloth.width * 0.45, cloth.high * 0.34);

/** @type {Flag} */
export const TRIPOLI = (cloth) => regency(cloth, GREEN);

/** @type {Flag} */
export const TUNIS = (cloth) => regency(cloth, BLUE);

/** Stripes, and a crescent for the Sultan. @param {Cloth} cloth @param {string} color of the upper stripe */
function regency(cloth, color) {
  const { width, high, whole, stripe } = cloth;
  return (
    shape(whole, RED) +
    shape(stripe(high * 0.2, high * 0.4), color) +
    shape(stripe(high * 0.6, high * 0.8), BRIGHT) +
    crescent(cloth, width * 0.34, high * 0.26)
  );
}

/** A crescent. @param {Cloth} cloth @param {number} across how far from the mast @param {number} r */
const crescent = ({ x, y, high }, across, r) =>
  shape(
    `M${n(x + across + r * 0.5)} ${n(y + high * 0.5 - r * 0.8)}a${n(r)} ${n(r)} 0 1 0 0 ${n(r * 1.6)}a${n(r * 0.82)} ${n(r * 0.82)} 0 1 1 0 ${n(-r * 1.6)}z`,
    BRIGHT,
  );
