// Where pieces and markers lie in a space: offsets of their middles from the middle of the space.

import layout from "./layout.json" with { type: "json" };
import { AT, INSETS } from "./places.js";
import { FORCE, INSIDE, MARKER, WORKS } from "./sizes.js";

/** @typedef {import("./places.js").Point} Point */
/** @typedef {{at: Point, width: number, height: number}} Slot its middle and its size, in units of the sheet */
/**
 * What can lie in a space: a force of either side, one within a fort, the works themselves, and
 * markers. Markers lie at the corners of the works, each kind always at the same one.
 * @typedef {"British" | "French" | "inside" | "works" | "siege" | "raided" | "allied" | "amphibious"} Purpose
 */

/** Where a British and a French force lie beside each space. */
const BESIDE = Object.fromEntries(
  Object.entries(layout).map(([name, { forces }]) => [name, forces]),
);
/** Half the distance between markers at opposite corners. */
const CORNER = 15;
/** @type {Record<Exclude<Purpose, "British" | "French">, {offset: Point, width: number, height: number}>} */
const OWN = {
  works: { offset: [0, 0], width: WORKS, height: WORKS },
  inside: { offset: [0, 0], ...INSIDE },
  siege: { offset: [CORNER, -CORNER], width: MARKER, height: MARKER },
  raided: { offset: [-CORNER, -CORNER], width: MARKER, height: MARKER },
  allied: { offset: [-CORNER, CORNER], width: MARKER, height: MARKER },
  amphibious: { offset: [CORNER, CORNER], width: MARKER, height: MARKER },
};
/** How far forces lie from the middle of a small map. */
const IN_INSET = 56;

/** Where what is said of a space may stand beside it, from its middle, and the classes for it. @type {[string, Point][]} */
const CORNERS = [
  ["", [36, -24]],
  ["to-west", [-36, -24]],
  ["to-south", [36, 24]],
  ["to-west to-south", [-36, 24]],
];

/**
 * The classes of the corner of a space that is farthest from all forces.
 * @param {string} space
 * @param {Point[]} forces their middles
 */
export function freeCorner(space, forces) {
  const [x, y] = AT[space];
  const room = CORNERS.map(([, [dx, dy]]) =>
    Math.min(Infinity, ...forces.map(([left, top]) => Math.hypot(x + dx - left, y + dy - top))),
  );
  return CORNERS[room.indexOf(Math.max(...room))][0];
}

/**
 * Where pieces or markers lie.
 * @param {string} space
 * @param {Purpose} purpose
 * @returns {Slot}
 */
export function slot(space, purpose) {
  const [x, y] = AT[space];
  if (purpose !== "British" && purpose !== "French") {
    const { offset, ...size } = OWN[purpose];
    return { at: [x + offset[0], y + offset[1]], ...size };
  }
  const british = purpose === "British";
  if (space in INSETS) return { at: [x + (british ? IN_INSET : -IN_INSET), y], ...FORCE };
  const [dx, dy] = BESIDE[space].slice(british ? 0 : 2);
  return { at: [x + dx, y + dy], ...FORCE };
}
