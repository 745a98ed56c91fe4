// Likenesses in profile to the right: a face that differs from others, and a coat of the 18th century.

import { BRIGHT, GILT, SKIN } from "./brush.js";
import { part, stroke } from "./parts.js";

/**
 * A face 26 high with its neck, the middle at 0, 0; hair and hat come on top.
 * @param {{nose?: number, hook?: number, chin?: number, jowl?: number, brow?: number, slope?: number, lip?: number, age?: number, skin?: string, stern?: number}} [how] how much each is
 *   more than usual, about -2 to 3; `stern`: how far the brow is drawn down; `age`: lines in the face, 0 to 2
 */
export function face(how = {}) {
  const { nose = 0, hook = 0, chin = 0, jowl = 0, brow = 0, slope = 0, lip = 0, age = 0, skin = SKIN, stern = 0 } = how; // biome-ignore format: names
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`;
  const outline = [
    at(-9, 9),
    "-8.5,22!",
    `${at(3.5 + jowl * 0.5, 22)}!`,
    at(2.6 + jowl * 0.8, 14.6 + jowl),
    at(5.5 + jowl * 0.5 + chin * 0.5, 14.6 + jowl * 0.6),
    at(8.4 + chin, 13.8),
    at(9.5 + chin, 11.8),
    at(8.9 + chin * 0.4, 10),
    at(10 + lip, 8.9),
    `${at(9.2 + lip * 0.4, 7.9)}!`,
    at(10.4 + lip, 7.1),
    at(9.8 + nose * 0.2, 5.9),
    at(11.9 + nose, 5.3 + hook * 0.5),
    at(12.3 + nose, 4.2 + hook * 0.4),
    at(10.4 + nose * 0.6 + hook * 0.6, 1.4),
    at(8.8 + hook * 0.3, -0.4),
    at(9 + brow, -2.4),
    at(8.4 - slope * 0.4, -6),
    at(6.8 - slope, -9.6),
    "2,-12.6 -5,-12 -10,-7 -11,1",
  ];
  return [
    part(outline.join(" "), skin, 0.2, 4.5),
    stroke("4.6,.9 6.2,-.5 7.9,.1", 0.55),
    stroke("6.6,-.3 6.9,1 5.2,1.2", 0.45),
    stroke(`4.2,-2.4 6.4,${-3.2 + stern * 0.3} ${8.7 + brow * 0.6},${-2.2 + stern}`, 0.8),
    stroke(`${9.2 + lip * 0.4},7.9 6.6,${8.3 - stern * 0.2}`, 0.5),
    stroke(`${9.7 + nose * 0.4},5.4 8.7,4.9 8.9,3.9`, 0.35),
    stroke("2.6,14.6 -1.5,12.6 -4,8.6", 0.4),
    ...(age > 0 ? [stroke("8,5.6 6.6,7 6.4,9.4", 0.35), stroke("3.6,2.4 5.4,2.8 6.8,2.2", 0.3)] : []),
    ...(age > 1 ? [stroke("5,-6 7.6,-6.2"), stroke("5,-7.8 7,-8"), stroke("3.4,10 4.4,12")] : []),
    ...(jowl > 1 ? [stroke(`-4,11 0,${15 + jowl} 5,${14.6 + jowl * 0.7}`, 0.45)] : []),
    part("-4.6,-1 -2.4,-2 -1.4,.4 -2.6,3 -3.4,4.6 -4.8,3.4", skin, 0.3, 1.4, 0.35),
  ]; // biome-ignore format: strokes
}

/**
 * Chest and shoulders under a face, about 64 wide; they reach down to 66.
 * @param {{coat: string, vest?: string, facing?: string, lace?: string, linen?: string, stout?: number}} how `facing` of the lapels, `lace` along
 *   the edges; `stout`: how much wider the chest is
 */
export const torso = ({ coat, vest = BRIGHT, facing = coat, lace = "", linen = BRIGHT, stout = 0 }) => [
  part(`-15,16! -24,21 -31,32 -34,66! ${32 + stout * 2},66! ${28 + stout * 2},44 ${20 + stout},30 10,22! 4,19`, coat, 0.36, 9),
  part(`-4,20! 8,20! ${17 + stout},34 ${22 + stout * 2},66! -2,66!`, vest, 0.2, 5),
  ...(lace ? [part(`7,21! 9.5,21! ${18.5 + stout},34 ${24 + stout * 2},66! ${21 + stout * 2},66! ${16 + stout},36`, lace, 0.1, 1, 0.3)] : []),
  part("-9,15! 4.4,14! 7.4,18 13,30 11,37! 6,33 3,26 -6,20", linen, 0.08, 3),
  stroke("5,22 8,27 8,33"),
  stroke("-6,17.4 1,18.4 6,17.4"),
  stroke("2,20 5,28"),
  part("-16,17! -10,15 -5,22 2,34 6,50 7,66! -6,66! -8,48 -16,30", facing, 0.4, 4),
  ...(lace ? [part("-10,15! -8,15! -3,22 4,34 8,50 9,66! 6.6,66! 5.6,50 1.6,35 -5,23", lace, 0.1, 1, 0.3), part("-24,23! -21,20! -24,34 -25,66! -28,66! -27,36", lace, 0.2, 1, 0.3)] : []),
  part("-18,20! -16,14 -9,12 -6,19! -9,24 -14,26", facing, 0.5, 3),
  stroke("-24,30 -22,44 -23,66", 0.5),
]; // biome-ignore format: outlines

/** Chest and shoulders under a blanket, with a shirt and a crescent of metal at the neck. @param {string} blanket @param {string} shirt @param {string} [skin] */
export const mantle = (blanket, shirt, skin = SKIN) => [
  part("-12,17! -22,22 -28,34 -30,66! 28,66! 26,44 18,28 8,20! 3,17", shirt, 0.3, 8),
  part("-9,14! 3.6,14! 8,22 6,32! -2,28 -10,20", skin, 0.3, 4),
  part("-5,23! -1,27 4,28 9,24! 11,30 6,36 0,35 -6,29", "#d8d6cc", 0.06, 3),
  stroke("-8,18 -5,24"),
  stroke("6,19 9,24"),
  part("-20,18! -12,15 -12,24 -4,36 4,50 8,66! -36,66! -34,40 -28,25", blanket, 0.36, 8),
  stroke("-18,20 -14,40 -2,66", 0.5),
  stroke("-24,26 -22,46 -16,66", 0.5),
  part("-6,52! 1,46! 8,66! -1,66!", GILT, 0.2, 2, 0.3),
]; // biome-ignore format: outlines
