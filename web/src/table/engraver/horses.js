// Horses as parts that the lines model, and what they draw; on 0, 0, to the right.

import { BRIGHT, BUFF, cut, INK, line, put, RED, WOOD } from "./brush.js";
import { wheel } from "./homes.js";
import { part, stroke } from "./parts.js";

/** A horse that paces, about 74 wide and 58 high; its back is at 0, -36. @param {string} [coat] @param {string} [cloth] the color of what lies under the saddle @param {string} [mane] */
export const steed = (coat = "#5a3d28", cloth = RED, mane = INK) => [
  part("-28,-32! -34,-30 -38,-20 -37,-8! -33,-12 -31,-22", mane, 0.5, 2),
  part(
    "-22,-24! -14,-20 -16,-14 -20,-10 -19,-3 -17,0! -22,0! -22.5,-4 -23,-10 -24,-16",
    coat,
    0.5,
    2,
  ),
  part("8,-22! 18,-20 24,-17 23,-10 20,-6 17.5,-8! 19.5,-12 20,-14.5 12,-15", coat, 0.5, 2),
  part(
    "33,-35 35,-37 35,-40 32,-45 28,-52 25,-54 25,-58! 22,-55 16,-52 10,-45 5,-37 -6,-34 -14,-34 -22,-35 -28,-32 -31,-25 -29,-18 -31,-11.6 -29,-6 -29,-2 -31,0! -25,0! -25,-4 -26,-10 -21,-16 -17,-20 -8,-18 4,-17 8,-19 8.6,-12 9,-8 8.4,-3 8,0! 14,0! 12.6,-4 13,-9 14,-15 18,-22 19,-30 20,-36 22,-42 26,-43 29,-40 31,-37",
    coat,
    0.4,
    6,
  ),
  part("23,-55! 15,-53 8,-45 4,-37! 9,-38 14,-43 17,-49", mane, 0.5, 2),
  stroke("27,-47 29,-48", 0.7),
  stroke("32,-40 34,-40"),
  stroke("30,-39 32,-44", 0.7),
  stroke("30,-40 16,-42 8,-41"),
  part("-10,-35! 8,-37! 9,-27! -8,-25!", cloth, 0.3, 2),
];

/** A horse at full speed, about 84 wide and 54 high; its back is at 0, -34. @param {string} [coat] @param {string} [cloth] @param {string} [mane] */
export const charger = (coat = "#6b4a2c", cloth = RED, mane = INK) => [
  part("-26,-32! -36,-34 -44,-30 -50,-31! -46,-26 -36,-25 -28,-26", mane, 0.5, 2),
  part("-22,-24! -30,-18 -38,-14 -46,-8 -49,-4! -44,-4! -38,-8 -28,-12 -18,-16", coat, 0.5, 3),
  part("12,-22! 24,-20 34,-20 42,-14 44,-10! 40,-9! 36,-14 26,-14 14,-15", coat, 0.5, 3),
  part(
    "40,-40 43,-41 44,-44 41,-48 36,-53 33,-54 32,-58! 29,-55 22,-50 14,-42 6,-36 -6,-34 -16,-35 -25,-34 -30,-28 -28,-20 -33,-12 -38,-5 -40,0! -35,0! -32,-4 -25,-11 -19,-16 -8,-17 6,-16 16,-18 26,-12 36,-8 44,-2! 47,-5! 42,-10 32,-16 26,-24 24,-32 28,-40 32,-43 36,-42",
    coat,
    0.4,
    6,
  ),
  part("30,-56! 22,-55 14,-50 4,-44! 0,-38! 10,-40 18,-44 26,-50", mane, 0.5, 2),
  stroke("35,-49 37,-50", 0.7),
  stroke("38,-42 40,-46", 0.7),
  stroke("37,-44 24,-42 12,-40"),
  part("-10,-35! 8,-36! 10,-26! -8,-24!", cloth, 0.3, 2),
];

/** A wagon under canvas, about 60 wide and 34 high, that goes to the right. */
export const wagon = () =>
  cut("M-28-14Q-34-30-24-32Q-4-26 16-32Q28-32 24-14z", BRIGHT, 0.4) +
  line("M-16-14Q-20-28-14-30M-4-14Q-7-26-4-28.6M8-14Q8-26 9-30M17-14Q19-26 18-32", 0.35) +
  line("M20-14Q24-24 21-31M22-14Q26-24 23-31", 0.25) +
  cut("M-29-14H25L28-8H-27z", WOOD, 0.4) +
  line("M-27-11H26M28-9L40-7", 0.6) +
  line("M-26-12H20", 0.25, BUFF) +
  put(wheel(8), -17, -8) +
  put(wheel(7), 15, -7);
