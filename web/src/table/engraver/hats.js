// What people of the 18th century wear on their heads, on a head of `profile`: 26 high, its middle at 0, 0.

import { BRIGHT, GILT, INK, RED, SHADE, SKIN, TAN, WOOD } from "./brush.js";
import { part, stroke } from "./parts.js";

/** Hair tied behind. @param {string} [color] */
export const queue = (color = WOOD) => [
  part("-8,8! -13,7 -16,12 -15.4,21 -13.4,28! -11,22 -10.6,15", color, 0.4, 3),
  part("-9,10! -12.6,5! -16.5,6! -12.6,11! -17,14! -14,16.5! -10.4,13.5", INK, 0.5, 1),
  part(
    "-9.6,9! -12.6,4 -12.6,-4 -9.6,-11 -3,-14.4 4,-14 8,-10.8 8,-8! 4,-9.6 .6,-6 -.6,-1.4 -2,3! -4.6,-1.6 -5.8,3 -6.8,8",
    color,
    0.36,
    4,
  ),
  stroke("-9,5 -9,-2 -6,-8 1,-10"),
];

/** A wig of white hair with rolls over the ear, tied behind. @param {string} [color] */
export const wig = (color = BRIGHT) => [
  part("-8,8! -13,7 -16,12 -15.4,21 -13.4,30! -11,22 -10.6,15", color, 0.2, 3),
  part("-9,10! -12.6,5! -17,6! -12.6,11! -18,15! -14,17.5! -10.4,13.5", INK, 0.5, 1),
  part(
    "-9.6,9! -13,4 -13.4,-4 -10.6,-12 -3,-16.4 4,-16 8.4,-12 7.6,-8.4! 3,-10.6 .4,-6 -.6,-2 -2,3! -5,-1 -5.8,3 -6.8,8",
    color,
    0.16,
    4,
  ),
  part("-10,-2 -2,-3.4 .4,-1.4 -1.4,1.2 -9,2.4 -11.4,.4", color, 0.12, 2),
  part("-10,3 -3,1.8 -1,3.6 -2.8,6 -9,7 -11.4,5", color, 0.12, 2),
  stroke("-12,-5 -7,-12 1,-13.6 6,-11"),
  stroke("-8,-5 -4,-10 3,-11.4"),
];

/** A full wig that falls on the shoulders. @param {string} [color] */
export const peruke = (color = BRIGHT) => [
  part(
    "8.4,-10! 7.6,-8.6 3,-10 .6,-6 -.6,-1 .4,4 -1,10 1.6,16 -.4,22 2.4,27 -3,31! -10,31 -15.6,28 -14,22 -17.4,17 -15,11 -17.4,5 -14.6,-1 -15,-8 -10,-14 -2,-17.6 5,-16.6",
    color,
    0.16,
    6,
  ),
  stroke("-13,-8 -15,-2 -12,3 -15.6,9 -12.6,14 -15.6,20 -12,27"),
  stroke("-9,-12 -11.6,-4 -8.6,2 -12,8 -9,13 -12,19 -8,28"),
  stroke("-5,-14 -7.6,-6 -5,0 -8,6 -5,12 -8,18 -4,27"),
  stroke("0,-15 -3.6,-8 -1.6,-2 -4,4 -1.6,10 -4,17 0,25"),
  stroke("5,-14 0,-10"),
];

/** A hat cocked on three sides. @param {string} [lace] the color of its edge @param {string} [cockade] */
export const tricorn = (lace = BRIGHT, cockade = INK) => [
  part("-8,-8! -7,-15 -1,-18 5,-15 7.4,-8!", INK, 0.45, 4),
  part(
    "-17,-8! -12,-12 -6,-16.6 -.6,-18.4 4.6,-15 10,-10 17.6,-6.4! 12,-5.4 4,-6.6 -4,-6 -11,-4.6",
    INK,
    0.4,
    4,
  ),
  part(
    "-17,-8! -12,-12 -6,-16.6 -.6,-18.4 4.6,-15 10,-10 17.6,-6.4! 15.6,-6.2! 9,-8.8 4,-13 -.4,-15.8 -5.4,-14.6 -11,-10.4 -15.6,-7!",
    lace,
    0.06,
    1,
    0.3,
  ),
  part("-6.4,-12.6! -3.6,-15 -1.4,-13 -3.4,-10.4!", cockade, 0.3, 1, 0.3),
];

/** A tall cap with a plate before it. @param {string} [plate] @param {string} [bag] */
export const mitre = (plate = RED, bag = RED) => [
  part("8.4,-7.4! 6,-24 -1.4,-36.6! -6,-26 -9,-14 -10,-6.4!", bag, 0.3, 5),
  part("8.6,-7! 8.6,-18 4,-29 -1.4,-37! -.4,-26 .6,-16 2,-7.6!", plate, 0.16, 3),
  part("-10.6,-4! -10.2,-10! 0,-11.4! 8.8,-12.4! 9,-6!", plate, 0.2, 2),
  stroke("3.6,-14 6.6,-20 3,-26", 0.7),
  stroke("-1.4,-36.6 -4.6,-36 -2,-38.6 1.4,-37.4", 1.2),
];

/** A flat bonnet with a tuft. @param {string} [color] @param {string} [tuft] */
export const bonnet = (color = "#31435f", tuft = INK) => [
  part("-12.4,-6! -15,-10 -9,-15.4 2,-16.6 10,-13.6 12,-9 9,-6.6! 0,-8.6", color, 0.36, 5),
  part("-11,-4.6! -11.6,-7.8! 0,-10.4! 9.4,-8.8! 9,-6! 0,-7", RED, 0.2, 1),
  ...[-8, -4, 0, 4].map((x) => stroke(`${x},-6 ${x + 0.6},-9`, 0.9)),
  part("0,-11! -4,-16 -2,-22 3,-19 4,-13!", tuft, 0.4, 2),
];

/** A knitted cap whose end hangs down. @param {string} [color] */
export const tuque = (color = RED) => [
  part(
    "8.6,-7! 6.4,-15 -2,-19.6 -9,-17 -14,-12 -17,-4 -16.4,3! -13.4,3! -12.6,-3 -10.6,-6 -10,-3.6!",
    color,
    0.24,
    5,
  ),
  part("-10.6,-2.8! -10.2,-7.4! 0,-10.6! 9,-9.4! 9.2,-5.8! 0,-6.6", color, 0.1, 2),
  part("-18.4,3! -17,1.6 -13,1.6 -11.6,3.4! -12.4,8! -17.6,8!", BRIGHT, 0.2, 1),
  stroke("-7,-14 -12,-8"),
];

/** A close cap of leather or cloth with a peak. @param {string} [color] @param {string} [trim] */
export const cap = (color = INK, trim = SHADE) => [
  part("-10.6,-3! -11.6,-11 -6,-16.6 2,-16.8 8,-13 9.4,-7.4! 0,-8", color, 0.4, 5),
  part("3,-8! 9.4,-8.8! 14,-6.4! 14,-5! 9,-5.6 3,-6!", color, 0.4, 1),
  part("-11,-2.6! -11,-6! 0,-9! 9.4,-8.8! 9.4,-6.4! 0,-6.6!", trim, 0.2, 1),
];

/** A flat cap of the bonnet kind, of a hunter. @param {string} [color] */
export const scotch = (color = "#4f5f3f") => [
  part("-12,-6! -13.4,-11 -6,-16 4,-16 11,-11.6 12,-8 8.6,-6.6! 0,-8.4", color, 0.3, 5),
  part("-10.8,-4.4! -11,-7.4! 0,-10! 9.4,-8.6! 9.2,-6! 0,-6.8", color, 0.44, 1),
];

/** A round hat, its brim bent down. @param {string} [color] */
export const slouch = (color = WOOD) => [
  part("-8.6,-8! -8.4,-15 -2,-18.6 5,-17 7.4,-8", color, 0.3, 4),
  part("-16,-3.6! -9,-9 0,-9.6 8,-9.6 15.6,-5.6! 9,-5.6 0,-6.4 -9,-4.6", color, 0.36, 2),
];

/** A fur hat. @param {string} [color] */
export const fur = (color = "#6a4d33") => [
  part(
    "-11.4,-3! -13.6,-8 -11,-14 -6,-19 2,-19.6 8,-16 11,-9 9.6,-5.4! 5,-7 0,-6.4 -6,-4.6",
    color,
    0.4,
    5,
  ),
  ...[-8, -4, 0, 4, 7].map((x) => stroke(`${x},-8 ${x - 1},-12`)),
];

/** A shaven head with a lock of hair behind, dressed with feathers, and a ring in the ear. @param {string} [skin] @param {string} [feather] */
export const lock = (skin = TAN, feather = BRIGHT) => [
  part("-9.4,-9! -18,-20 -20,-30! -14,-24 -6.6,-12!", feather, 0.1, 2),
  part("-8.4,-10! -13,-22 -12,-33! -8,-25 -4.6,-12!", RED, 0.2, 2),
  part("-11,-3! -13,-8 -9,-13.4 -3.6,-14.6! -4,-11 -7.4,-9 -9,-5", INK, 0.5, 3),
  part("-11,-4! -14,2 -13,10 -11.6,4", INK, 0.5, 2),
  stroke("-18,-24 -9,-11"),
  stroke("-2.6,4.6 -2.4,7.4 -3.8,7.4 -3,5", 0.7),
  // A stripe of paint under the eye.
  part("3.4,2.6! 8.6,1.8! 8.8,3.4! 3.4,4.2!", skin === SKIN ? RED : "#8e2f22", 0.1, 1, 0.15),
];

/** A crest of hair from brow to neck, with a feather. @param {string} [crest] */
export const roach = (crest = "#7a2d20") => [
  part("7,-11.4! 3,-19 -5,-21.4 -12,-17 -15,-8 -13.6,-1! -11.4,-4 -8.4,-10 -2,-13 4,-12.6!", crest, 0.3, 3),
  ...[[4, -17, 3, -12.6], [-1, -20, -1, -13], [-6, -20, -5, -12], [-11, -17, -8, -10], [-14, -11, -10, -6]].map(([a, b, c, d]) => stroke(`${a},${b} ${c},${d}`)),
  part("-10,-13! -20,-22 -24,-33! -17,-28 -8,-17!", BRIGHT, 0.1, 2),
  stroke("-22,-29 -9,-14"),
  stroke("-2.6,4.6 -2.4,7.6 -3.8,7.6 -3,5", 0.7),
]; // biome-ignore format: points

/** Long hair parted and hanging, with a band. @param {string} [color] @param {string} [band] */
export const tresses = (color = INK, band = RED) => [
  part(
    "8,-9! 4,-10 1,-6 0,0 1,8 3,16 2,24! -10,25 -13,14 -12.6,-3 -9,-11 -3,-14.4 4,-14",
    color,
    0.5,
    5,
  ),
  part("-12.6,-5! -12.4,-8! 0,-11! 8.8,-8.4! 8.6,-6! 0,-8!", band, 0.2, 1),
];

/** A turban of cloth with plumes, as chiefs of the south wear it. @param {string} [cloth] */
export const wrapped = (cloth = RED) => [
  part("-4,-14! -10,-24 -10,-35! -4,-28 1,-15!", BRIGHT, 0.1, 2),
  part("0,-14! -2,-26 3,-36! 5,-27 4,-14!", BRIGHT, 0.14, 2),
  part("-11,-2! -14,-8 -10,-15 0,-18 9,-14.6 10.6,-8 8.6,-6! 0,-8", cloth, 0.2, 5),
  stroke("-12,-6 -2,-11 9,-10"),
  stroke("-12,-11 -2,-14 7,-14"),
  stroke("-2.6,4.6 -2.4,8 -4,8 -3,5", 0.7),
];

/** A woman's cap of linen. @param {string} [color] */
export const coif = (color = BRIGHT) => [
  part("-9,9! -14,4 -15,-6 -9,-15 0,-17 7,-13 8.6,-8! 4,-8 0,-3 -1.6,4 -4,10", color, 0.1, 6),
  stroke("-12,4 -11,-6 -4,-12 4,-12"),
  stroke("4,-8 -2,-6 -5,2 -6,8"),
];

/** The high hair of a lady. @param {string} [color] @param {string} [gem] */
export const coiffure = (color = "#d8cbb4", gem = GILT) => [
  part(
    "-8,9! -12.6,10 -14,4 -14,-6 -10,-14 -3,-19.4 4,-18 8.6,-12 8,-8! 4,-10 .6,-6 -.6,-1.4 -2,3! -5,-1 -6,4",
    color,
    0.24,
    5,
  ),
  part("-12,8 -8.6,7 -8,12 -9,18 -11,22 -12,15", color, 0.3, 2),
  part("-2,-19! 1,-22 4,-18.6! 1,-16.4!", gem, 0.1, 1),
  stroke("-10,2 -11,-6 -5,-13 3,-14"),
  stroke("-6,-4 -3,-10 4,-12"),
];
