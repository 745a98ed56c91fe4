// A picture: engraved lines over washes of color, and crisp shapes on top.

import { INK, n, PAPER } from "./brush.js";
import { lines } from "./lines.js";

/** @typedef {import("./lines.js").Field} Field */
/**
 * @typedef {object} Recipe
 * @property {Field} tone how dark each point is, from 0 to 1
 * @property {Field} [bend] how far a line rises there
 * @property {string} [paper] the color of the paper
 * @property {string} [washes] shapes of color under the lines
 * @property {string} over shapes on top of them
 * @property {{x: number, y: number, r: number, color: string}} [light] a light that colors the paper
 * @property {import("./lines.js").Box} [tall] the part seen on a card in the hand, 4 to 5
 */
/** @typedef {"wide" | "tall" | "banner"} Crop */

/** The part of a picture that is seen on a raised card. */
const WIDE = { x0: 0, x1: 120, y0: 0, y1: 72 };
/** The part that is seen on a card in the hand, if the recipe does not say. */
const TALL = { x0: 20, x1: 100, y0: -28, y1: 72 };
/** The part of a picture that is made to be wide and low. */
const BANNER = { x0: -60, x1: 180, y0: 8, y1: 68 };
/** From line to line, for 120 units of width on a raised card; and in the hand, which is smaller. */
const PITCH = { wide: 0.94, tall: 1.7, banner: 0.6 };

/**
 * A picture as the text of an SVG file.
 * @param {Recipe} recipe
 * @param {Crop} crop
 */
export function plate(recipe, crop) {
  const box = { wide: WIDE, tall: recipe.tall ?? TALL, banner: BANNER }[crop];
  const pitch = (PITCH[crop] * (box.x1 - box.x0)) / 120;
  const { tone, bend = () => 0, paper = PAPER, washes = "", over, light } = recipe;
  const { x0, x1, y0, y1 } = box;
  const frame = `M${x0} ${y0}H${x1}V${y1}H${x0}z`;
  const shine = light
    ? `<radialGradient id="l" cx="${n(light.x)}" cy="${n(light.y)}" r="${n(light.r)}" ` +
      `gradientUnits="userSpaceOnUse"><stop stop-color="${light.color}"/>` +
      `<stop offset="1" stop-color="${light.color}" stop-opacity="0"/></radialGradient>`
    : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${6 * (x1 - x0)}" height="${6 * (y1 - y0)}" ` +
    `viewBox="${x0} ${y0} ${x1 - x0} ${y1 - y0}" ` +
    `stroke-linejoin="round" stroke-linecap="round">${shine}` +
    `<path d="${frame}" fill="${paper}"/>${washes}` +
    (light ? `<path d="${frame}" fill="url(#l)"/>` : "") +
    `<path d="${lines(tone, bend, box, pitch)}" fill="${INK}"/>${over}</svg>`
  );
}
