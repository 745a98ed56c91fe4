// What is drawn in a space: works of either side, a siege, and markers.

import { s } from "../shell/dom.js";
import { BEGUN, FLAG, FORT, FORTRESS, GLACIS, GUNS, STOCKADE, TRENCH } from "./works.js";

/** @type {Record<import("../../types/wilderness").FortKind, {wall: string, houses: string, parapet?: string}>} */
const PLANS = {
  fort: FORT,
  fortress: FORTRESS,
  stockade: { wall: STOCKADE.ring, houses: STOCKADE.houses, parapet: STOCKADE.posts },
};

/** The window in which all of it is drawn, around the middle of a space. */
export const WINDOW = "-32 -32 64 64";

/** The cleared ground on which works stand. */
export const drawGround = () => s("path", { class: "glacis", d: GLACIS });

/**
 * A fortification.
 * @param {import("../../types/wilderness").FortKind} kind
 * @param {string} side
 */
export function drawWorks(kind, side) {
  const { wall, houses, parapet } = PLANS[kind];
  return [
    s("path", { class: `wall ${side.toLowerCase()}`, d: wall }),
    ...(parapet ? [s("path", { class: "parapet", d: parapet })] : []),
    s("path", { class: "houses", d: houses }),
  ];
}

/** A fort under construction, also around the stockade that it replaces. @param {string} side */
export const drawBegun = (side) => [
  s("path", { class: `trace ${side.toLowerCase()}`, d: BEGUN.trace }),
  s("path", { class: `stands ${side.toLowerCase()}`, d: BEGUN.stands }),
];

/** A Raided marker. */
export const drawRaided = () =>
  s("path", { class: "fire", d: "M-19-9q-4-6 0-9 0 3 2 3 1-5 5-7-1 4 2 6 2 4-2 7z" });

/** An Amphib marker: a boat. */
export const drawLanding = () =>
  s("path", { class: "landing", d: "M8 14h18l-4 6h-10zM16 14v-12l8 9h-8z" });

/** A Fieldworks marker: a bank with a palisade. */
export const drawFieldworks = () =>
  s("path", {
    class: "fieldworks",
    d: "M-21 30l2-6 3-6 3 6h4l3-6 3 6h4l3-6 3 6h4l3-6 3 6 2 6z",
  });

/** An Allied marker: a belt of wampum with the ends of its side, round or square. @param {string} side */
export const drawAllied = (side) =>
  s(
    "g",
    { class: "allied" },
    s("rect", {
      class: `belt ${side.toLowerCase()}`,
      x: "-25",
      y: "11",
      width: "20",
      height: "9",
      rx: side === "French" ? "4.5" : "0",
    }),
    s("path", {
      class: "beads",
      d: "M-20 15.500l2.500-3 2.500 3-2.500 3zM-15 15.500l2.500-3 2.500 3-2.500 3z",
    }),
  );

/**
 * The works of a siege: the line, saps by the level, and the flag of the besiegers with the level.
 * @param {number} level
 * @param {string} besieged the side
 */
export function drawSiege(level, besieged) {
  const side = besieged === "French" ? "british" : "french";
  const dug = [TRENCH.line, ...TRENCH.saps.slice(0, level)].join("");
  return [
    s("path", { class: "trench", d: dug }),
    s("path", { class: "trench floor", d: dug }),
    ...GUNS.map(({ d, transform }) => s("path", { class: "gun", d, transform })),
    s(
      "g",
      { class: "raised-flag" },
      s("path", { class: "pole", d: FLAG.pole }),
      s("path", { class: `flag ${side}`, d: FLAG.cloth }),
      s("text", { class: "level", x: "24", y: "-21" }, String(level)),
    ),
  ];
}
