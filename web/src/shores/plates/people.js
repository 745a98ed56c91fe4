// Portraits, and what people did.

import { BLUE, BRIGHT, INK, put } from "../../table/engraver/brush.js";
import { hall } from "../../table/engraver/places.js";
import { curve, framed, ground, mount, scratch } from "../../table/engraver/portrait.js";

/** @typedef {import("../../table/engraver/plate.js").Recipe} Recipe */

/** The ovals of portraits: on the left of a raised card, and filling a card in the hand. */
const OVALS = { wide: { x: 33, y: 36, rx: 25, ry: 33 }, tall: { x: 40, y: 22, rx: 34, ry: 45 } };

/**
 * A portrait.
 * @param {import("../../table/engraver/plate.js").Crop} crop
 * @param {string} bust in a box about 100 wide and 110 high; the middle of the head at 50, 40
 * @param {string} beside what stands to the right of the oval on a raised card
 * @param {boolean} [flip] whether the bust is turned round
 * @returns {Recipe}
 */
function likeness(crop, bust, beside, flip = false) {
  const oval = crop === "tall" ? OVALS.tall : OVALS.wide;
  const scale = oval.rx / 43;
  return {
    ...ground(oval),
    paper: "#cfcfc0",
    tall: { x0: 0, x1: 80, y0: -28, y1: 72 },
    washes: mount(oval),
    over: framed(oval, bust, { scale, x: oval.x, y: oval.y + 5 * scale, flip }) + beside,
  };
}

/** Thomas Jefferson, his hair tied with a ribbon. */
function jefferson() {
  const face = [
    [57, 5], [47, 5.4], [38.5, 9], [33, 15.5], [30.6, 22], [29.8, 27], [28.8, 30.4], [27.4, 33],
    [23.6, 38.6], [20.8, 43], [21.4, 45], [24, 46], [26.6, 46.2], [27, 48], [25.2, 50.2],
    [24.8, 51.4], [26, 52.4], [28, 52.9], [26.4, 53.8], [25.8, 55.4], [27, 57.2], [28.2, 58.6],
    [27, 61], [27, 64.4], [29.4, 67], [34, 68], [39.6, 67.2], [42.4, 66.5],
  ]; // biome-ignore format: points of a profile
  const neck = [
    [42.4, 66.5],
    [38.5, 68.5],
    [36.2, 72.5],
    [37, 76.5],
    [33.5, 80],
    [24, 92],
    [13, 106],
    [13, 125],
    [97, 125],
    [97, 104],
    [92, 93],
    [84, 85.5],
    [75, 81],
    [71.5, 77],
    [71.8, 71],
  ];
  const back = [
    [71.8, 71],
    [72.4, 67],
    [77, 66.6],
    [79.6, 72],
    [80.4, 80],
    [83.6, 79],
    [83.4, 70],
    [80.4, 63],
    [77.4, 59],
    [79.6, 52],
    [80.6, 42],
    [80, 30],
    [76.4, 19],
    [69.6, 11.5],
    [62, 7.8],
    [57, 5],
  ];
  return (
    `<path d="${curve(face)}${curve(neck, true)}${curve(back, true)}z" fill="${INK}"/>` +
    `<path d="M42.400 66.800q-4 1.600-5.200 5.400q6.600 3.400 17.600 1.200q3-3.600 2.600-7.600q-7 3.400-15 1zM37.200 74.500q-3.600 6-2 11q3 5 1.400 12q6.400-3 7-10q6-1.600 8-11.600q-8 1.600-14.400-1.400z" fill="${BRIGHT}"/>` +
    scratch("M39 70.500q8 2.600 17.400.4M38 72.600q8 2 16.600.6", 0.5, INK) +
    scratch(
      "M61 71q-1 14-17.600 31M64 70.500q9 6 6 14q-4.600 6-9.600 7.500l4 4.500q-6 7-10 14M72 80q10 3.600 17 16",
      0.75,
    ) +
    scratch(
      "M48 11q12-3 21 6q7 9 6.600 24M44 14q14-4.600 23.600 6q6.600 9.600 5 24M47 19q11-2.600 17.600 7q5 8.600 3.400 20M52 24q8-.6 11.600 8q2.600 7.600.6 15M50 34q6.600-3 10.600 2.600q3.400 5.600.6 11.600q-3 4.600-7 2.600M63 52q6 2.600 10.600 10M60 56q6.600 4 11 9.600",
      0.6,
    ) +
    `<path d="M70.600 66.400l10.600-1.400.6 3.600-10.400 1.200zM72 68l-6.600 5.600 4.600 2.400zM73 67.600l-8-4.600 1.600-3.200z" fill="${BLUE}"/>`
  );
}

/** @type {import("../plates.js").Plates} */
export const PEOPLE = {
  "Thomas Jefferson": (crop) => likeness(crop, jefferson(), put(hall(), 91, 50, 0.9)),
};
