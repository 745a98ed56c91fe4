// People seen close: faces in profile, hair, hats, beards, backs.

import { BRIGHT, GILT, INK, RED, SKIN, WOOD } from "./brush.js";
import { part, stroke } from "./parts.js";

/** A face in profile to the right with its neck, 26 high, the middle at 0, 0; hair and hat come on top. @param {string} [skin] */
export const profile = (skin = SKIN) => [
  part(
    "-9,9 -8.5,22! 3.5,22! 2.6,14.6 5.5,14.6 8.4,13.8 9.5,11.8 8.9,10 10,8.9 9.2,7.9! 10.4,7.1 9.8,5.9 11.9,5.3 12.3,4.2 10.2,1.6 8.8,-.4 9,-2.4 8.4,-6 6.8,-9.6 2,-12.6 -5,-12 -10,-7 -11,1",
    skin,
    0.2,
    4.5,
  ),
  stroke("4.6,.9 6.2,-.5 7.9,.1", 0.55),
  stroke("6.6,-.3 6.9,1 5.2,1.2", 0.45),
  stroke("4.2,-2.4 6.4,-3.2 8.7,-2.2", 0.8),
  stroke("9.2,7.9 6.8,8.3", 0.45),
  stroke("9.7,5.4 8.7,4.9 8.9,3.9", 0.35),
  stroke("2.6,14.6 -1.5,12.6 -4,8.6", 0.4),
  part("-4.6,-1 -2.4,-2 -1.4,.4 -2.6,3 -3.4,4.6 -4.8,3.4", skin, 0.3, 1.4, 0.35),
];

/** Curls, dark, with whiskers before the ear. */
export const curls = () => [
  part(
    "-10.6,8! -12.4,3 -12.6,-3 -12.4,-8 -9.4,-11.4 -6,-14 -1.4,-15 3,-15 7,-13.4 10,-12 10,-8.6 8.4,-6.6 7.4,-8.4 5.4,-6.8 4.4,-9 2.6,-6.6 1.4,-4 .6,-1.6 .4,3 -.8,6! -2,2! -2.4,-2.6 -4.8,-2 -5.4,3 -6.4,8",
    WOOD,
    0.5,
    4,
  ),
  stroke("-11,-6 -8,-8 -7.4,-4 -10,-3"),
  stroke("-8,-11 -4.6,-12.4 -4,-8.6 -6.4,-8"),
  stroke("-1.6,-12 2,-12.6 1.6,-9 -1,-8.6"),
  stroke("4,-12.6 7.4,-11.4 6,-8.8"),
  stroke("-9.6,0 -7.4,-1.4 -6.6,3"),
];

/** A cocked hat, worn fore and aft. */
export const cocked = () => [
  part(
    "-16,-5! -10,-11.4 -4,-17 1,-19 6,-15 10.6,-9.4 16,-4.6! 10,-6.4 3,-8.4 -5,-8.6 -11,-6.6",
    INK,
    0.5,
    4,
  ),
  stroke("-12,-7.6 -5,-10 3,-9.8 13,-6.4"),
];

/** A round hat with a cockade. */
export const round = () => [
  part("-8.6,-8! -9.8,-20! -2,-21 7.6,-20! 7.4,-8", INK, 0.4, 4),
  part("-15,-6.4! -9,-9.4 0,-8.6 7,-9.4 14,-7! 9,-5 0,-5.4 -9,-4.4", INK, 0.4, 2),
];

/** Short hair with whiskers. @param {string} [color] */
export const hair = (color = WOOD) => [
  part(
    "-9.6,9! -12,4 -12.4,-4 -9.4,-11 -3,-14 4,-14 8,-10.4 8.4,-7 4,-9 1,-6 .2,-1 -.4,4.6! -1.6,.4 -4.6,-2.4 -5.6,2 -6.6,8",
    color,
    0.5,
    4,
  ),
  stroke("-10.6,2 -11,-4 -7,-10.4 0,-12"),
  stroke("-8.4,5 -9,-2 -6,-8 1,-10"),
];

/** A turban of wound cloth over a cap. @param {string} [cap] @param {string} [cloth] */
export const turban = (cap = RED, cloth = BRIGHT) => [
  part("-8,-10! -6,-20 0,-23 6,-20 8,-12", cap, 0.3, 4),
  part(
    "-13,-1! -16,-7 -15,-14 -8,-18 2,-17 10,-16 14,-10.4 12.4,-5 8.4,-3.4! 3,-5.4 -4,-4.4 -8,0",
    cloth,
    0.1,
    6,
  ),
  stroke("-15,-10 -6,-8 4,-10 12,-14"),
  stroke("-12,-2.6 -4,-6.6 5,-8.6 13.4,-9"),
  stroke("-12,-15 -4,-12 4,-13 9,-16"),
];

/** A full beard. @param {string} [color] */
export const beard = (color = INK) => [
  part(
    "-6,3! -3,9 1,9.4 4,7.6 7,6.4 10.6,6.6 10.4,7.6 7.4,8.4 9.4,9.4 11,13 10,19 6,24! 1,20 -4,14",
    color,
    0.5,
    3,
  ),
  stroke("-2,10 3,15 6,22"),
];

/** The shoulder of an officer in gilt lace, at 0, 0. */
export const epaulette = () => [
  part("-7,-2! 0,-4.4 7,-1! 7.6,6! 4,4.4 0,5.6 -4,4 -7.4,6!", GILT, 0.1, 3),
  stroke("-6.4,1 0,-1 7,1.4"),
  stroke("-4,1 -4,4"),
  stroke("0,.4 0,4.6"),
  stroke("4,1 4,4"),
];

/** The back of a man who sits or stands, his hair tied; his head at 0, 0. @param {string} coat @param {string} [color] of the hair @param {boolean} [votes] whether he raises a hand */
export const back = (coat, color = WOOD, votes = false) => [
  ...(votes
    ? [
        part(
          "23,-6! 22,-10 19.5,-13 20.5,-15 23,-12.5! 22.5,-20 24,-21.5 25,-14.5! 24.5,-22 26.5,-23 27,-14.5! 27,-21 29,-21.5 29,-13.5! 30,-18 31.5,-17 30.5,-10 29,-6!",
          SKIN,
          0.2,
          2,
        ),
        part("22,-4! 22.5,-7.6! 30,-7! 30,-3!", BRIGHT, 0.1, 2),
        part("12,16! 18,30! 26,16 30,-3.6! 22,-5! 19,5 13,11", coat, 0.4, 4),
      ]
    : []),
  part("-24,60! -23,30 -20,18 -13,12 -5,9! 5,9! 13,12 20,18 23,30 24,60!", coat, 0.4, 9),
  part("-11,-1 -9.6,-2 -8,4 -9.6,5!", SKIN, 0.3, 1),
  part("11,-1 9.6,-2 8,4 9.6,5!", SKIN, 0.3, 1),
  part("-8,14! -7.4,6 0,5 7.4,6 8,14! 0,16", coat, 0.5, 3),
  part("-7,8! -10,-1 -9,-10 0,-14 9,-10 10,-1 7,8! 0,10", color, 0.3, 6),
  part("-2,6! -3,14 -1.6,24! 1.6,24! 3,14 2,6!", color, 0.4, 2),
  part("0,8! -6,5.4 -6.4,10.6! 0,9 6.4,10.6! 6,5.4", INK, 0.5, 1),
  stroke("-2,8 -7,2 -6,-7"),
  stroke("-1,8 -3,0 -2.6,-11"),
  stroke("1,8 3,0 2.6,-11"),
  stroke("2,8 7,2 6,-7"),
  stroke("0,16 0,60"),
];
