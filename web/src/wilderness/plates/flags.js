// The flags of the war.

import { BRIGHT, GILT, INK, n, RED, shape } from "../../table/engraver/brush.js";
import { NAVY } from "./dress.js";

/** @typedef {import("../../table/engraver/flags.js").Flag} Flag */
/** @typedef {import("../../table/engraver/flags.js").Cloth} Cloth */

/** A band on a cloth from one point to another, each as shares of width and height; it waves. @param {Cloth} cloth @param {number[]} from @param {number[]} to @param {number} wide */
function band({ x, y, width, high, wave }, [ax, ay], [bx, by], wide) {
  const at = (/** @type {number} */ share, /** @type {number} */ off) => {
    const [across, down] = [ax + (bx - ax) * share, ay + (by - ay) * share];
    const steep = Math.abs(by - ay) > Math.abs(bx - ax) * 2;
    const [px, py] = [x + width * across + (steep ? off : 0), y + high * down + (steep ? 0 : off)];
    return `${n(px)} ${n(py - wave * 0.5 * Math.sin(across * 2 * Math.PI) - wave * 0.3 * across)}`;
  };
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const [one, other] = [-wide / 2, wide / 2].map((off) => steps.map((share) => at(share, off)));
  return `M${one.join("L")}L${other.reverse().join("L")}z`;
}

/** The crosses of Saint George and Saint Andrew. @type {Flag} */
export const UNION = (cloth) => {
  const { high, whole } = cloth;
  return (
    shape(whole, NAVY) +
    shape(band(cloth, [0, 0.07], [1, 0.93], high * 0.15), BRIGHT) +
    shape(band(cloth, [0, 0.93], [1, 0.07], high * 0.15), BRIGHT) +
    shape(band(cloth, [0, 0.5], [1, 0.5], high * 0.36), BRIGHT) +
    shape(band(cloth, [0.5, 0.01], [0.5, 0.99], high * 0.36), BRIGHT) +
    shape(band(cloth, [0, 0.5], [1, 0.5], high * 0.22), RED) +
    shape(band(cloth, [0.5, 0.01], [0.5, 0.99], high * 0.22), RED)
  );
};

/** The flag of ships and of colonial forts. @type {Flag} */
export const ENSIGN = (cloth) => {
  const { x, y, width, high, wave } = cloth;
  const corner = { ...cloth, width: width * 0.45, high: high * 0.5, wave: wave * 0.4 };
  corner.whole = `M${n(x)} ${n(y)}h${n(corner.width)}v${n(corner.high)}h${n(-corner.width)}z`;
  return shape(cloth.whole, RED) + UNION(corner);
};

/** A lily. @param {number} x @param {number} y @param {number} size */
const lily = (x, y, size) =>
  `M${n(x)} ${n(y - size)}q${n(size * 0.5)} ${n(size * 0.6)} 0 ${n(size * 1.2)}q${n(-size * 0.5)} ${n(-size * 0.6)} 0 ${n(-size * 1.2)}z` +
  `M${n(x - size * 0.2)} ${n(y + size * 0.2)}q${n(-size * 0.5)} ${n(-size * 0.9)} ${n(-size * 0.8)} 0q${n(size * 0.3)} ${n(-size * 0.1)} ${n(size * 0.8)} ${n(size * 0.3)}z` +
  `M${n(x + size * 0.2)} ${n(y + size * 0.2)}q${n(size * 0.5)} ${n(-size * 0.9)} ${n(size * 0.8)} 0q${n(-size * 0.3)} ${n(-size * 0.1)} ${n(-size * 0.8)} ${n(size * 0.3)}z` +
  `M${n(x - size * 0.4)} ${n(y + size * 0.25)}h${n(size * 0.8)}v${n(size * 0.16)}h${n(-size * 0.8)}z` +
  `M${n(x)} ${n(y + size * 0.4)}l${n(size * 0.25)} ${n(size * 0.5)}h${n(-size * 0.5)}z`;

/** White with the lilies of the king. @type {Flag} */
export const FRANCE = ({ x, y, width, high, whole }) => {
  let d = "";
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4 - (row % 2); column += 1)
      d += lily(
        x + width * (0.14 + 0.24 * column + (row % 2) * 0.12),
        y + high * (0.2 + 0.3 * row),
        high * 0.1,
      );
  return shape(whole, BRIGHT) + shape(d, GILT);
};

/** The colors of a French regiment: a white cross between its own quarters. @param {string} one @param {string} [other] @returns {Flag} */
export const drapeau =
  (one, other = one) =>
  (cloth) => {
    const { x, y, width, high, whole } = cloth;
    const quarter = (/** @type {number} */ across, /** @type {string} */ fill) =>
      shape(band(cloth, [across, 0.25], [across + 0.5, 0.25], high * 0.5), fill) +
      shape(band(cloth, [0.5 - across, 0.75], [1 - across, 0.75], high * 0.5), fill);
    return (
      shape(whole, one) +
      quarter(0, one) +
      quarter(0.5, other) +
      shape(band(cloth, [0, 0.5], [1, 0.5], high * 0.24), BRIGHT) +
      shape(band(cloth, [0.5, 0], [0.5, 1], high * 0.24), BRIGHT) +
      shape(
        `M${n(x)} ${n(y)}l${n(width * 0.1)} ${n(high * -0.12)}l${n(-width * 0.04)} ${n(high * 0.12)}z`,
        BRIGHT,
        INK,
        0.2,
      )
    );
  };

/** The flag of who gives up. @type {Flag} */
export const TRUCE = ({ whole }) => shape(whole, BRIGHT);
