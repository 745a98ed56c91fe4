// The great places of the war as they are seen from the water: the town on its rock, the town in the fog.

import {
  BUFF,
  cut,
  disc,
  INK,
  line,
  n,
  numbers,
  put,
  SHADE,
  STONE,
  shape,
} from "../../table/engraver/brush.js";
import { church, palace, stoneHouse } from "../../table/engraver/homes.js";
import { solid } from "../../table/engraver/parts.js";
import { bastion, curtain } from "../../table/engraver/works.js";

/** @typedef {import("../../table/engraver/parts.js").Part} Part */

/** The color of rock by a river. */
const ROCK = "#a49a84";

/** A face of rock from points of its upper edge down to a foot, as parts. @param {number[][]} top @param {number} foot @param {number} seed @param {string} [color] @param {number} [tone] @returns {Part[]} */
export function cliff(top, foot, seed, color = ROCK, tone = 0.4) {
  const next = numbers(seed);
  const [first, last] = [top[0], top[top.length - 1]];
  /** @type {Part[]} */
  const made = [
    solid(
      [
        ...top,
        last,
        [last[0], foot],
        [last[0], foot],
        [first[0], foot],
        [first[0], foot],
        first,
      ].flatMap((point) => [point, point]),
      color,
      tone,
      7,
    ),
  ];
  for (let index = 0; index < top.length * 3; index += 1) {
    const share = next() * (top.length - 1.01);
    const [a, b] = [top[Math.floor(share)], top[Math.floor(share) + 1]];
    const x = a[0] + (b[0] - a[0]) * (share % 1);
    const y = a[1] + (b[1] - a[1]) * (share % 1);
    const from = y + (foot - y) * next() * 0.6 + 1;
    const long = (foot - y) * (0.12 + 0.22 * next());
    made.push({
      ...solid([], "", 0, 0),
      points: [
        [x, from],
        [x + next() * 2 - 1, from + long * 0.5],
        [x + (next() - 0.5) * 5, from + long],
      ],
      width: 0.4,
      outline: [],
    });
  }
  return made;
}

/** The upper town on its rock and the lower town at the river, about 110 wide and 56 high; the rock itself is `quebecRock`. @param {string} [flag] what flies above */
export const quebec = (flag = "") =>
  put(church(), -14, -30, 0.34) +
  put(church(), 12, -29, 0.28) +
  put(stoneHouse(), -30, -29, 0.3) +
  put(palace(20, 2), -1, -29.5, 0.42) +
  put(stoneHouse(), 26, -27, 0.28) +
  put(church(), 36, -24, 0.22) +
  put(flag, 4, -37) +
  cut("M-44-24H-20V-30H-24V-31H-40V-30H-44z", STONE, 0.35) +
  line("M-42-27h20M-38-30v6M-32-30v6M-26-30v6", 0.2) +
  [-22, -12, -2, 8, 18, 28]
    .map((x, index) => put(stoneHouse(index % 2 ? "#8a6a50" : "#66707a"), x, 0, 0.26))
    .join("") +
  put(church("#8a6a50"), 2, 0, 0.24) +
  cut("M-34 1V-3H36V1z", STONE, 0.3) +
  line("M-34-1H36M-30-3v4M-20-3v4M-10-3v4M0-3v4M10-3v4M20-3v4M30-3v4", 0.18);

/** The rock under `quebec`, moved to the same place. @param {number} [seed] */
export const quebecRock = (seed = 3) =>
  cliff(
    [
      [-74, 0],
      [-68, -12],
      [-60, -21],
      [-52, -25],
      [-40, -24],
      [-28, -28],
      [-10, -30],
      [8, -29.5],
      [22, -27.5],
      [34, -24],
      [44, -19],
      [54, -10],
      [62, -2],
    ],
    1,
    seed,
    "#b5aa90",
    0.26,
  );

/** A walled town low at the sea, about 100 wide and 34 high. @param {string} [flag] */
export const louisbourg = (flag = "") =>
  put(palace(24, 2), 0, -9, 0.6) +
  cut("M-3-19V-27H3V-19zM-4-27H4L0-35z", "#66707a", 0.35) +
  line("M0-35v-4", 0.5) +
  put(stoneHouse(), -26, -8, 0.4) +
  put(church(), 24, -8, 0.34) +
  put(stoneHouse(), 35, -8, 0.34) +
  put(flag, -36, -10) +
  put(curtain(-46, 46, 10), 0, 0) +
  put(bastion(13, 12), -40, 1) +
  put(bastion(13, 12), 40, 1);

/** A tower with a light, 30 high. */
export const lighthouse = () =>
  cut("M-5 0L-3.6-22H3.6L5 0z", BUFF, 0.4) +
  line("M1 0L1-22M3-1L2.5-21", 0.3) +
  cut("M-4.6-22h9.2v-1.6h-9.2zM-3-23.6V-28H3V-23.6z", STONE, 0.35) +
  shape("M-1.6-24V-27.4H1.6V-24z", "#ffe9b0") +
  cut("M-3.6-28L0-32L3.6-28z", INK, 0.3) +
  disc(0, -14, 0.9, INK) +
  line(`M-4.6-6H4.6M-4.2-12H${n(4.2)}M-3.8-17H3.8`, 0.2, SHADE);
