// Where pieces and markers lie in a space: offsets of their middles from the middle of the space.

import { around, overlap, titleBox } from "./boxes.js";
import layout from "./layout.json" with { type: "json" };
import { AT, INSETS } from "./places.js";
import { breadth, DISTANT, FORCE, INSIDE, LETTERS, MARKER, WORKS } from "./sizes.js";

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

/** The rooms of the names of spaces. */
const TITLES = Object.entries(layout).map(([name, { title }]) =>
  titleBox(name, /** @type {Parameters<typeof titleBox>[1]} */ (title), LETTERS.near),
);
/** What is said in a corner takes about as much room, and as far off the middle of a force it is clear of it. */
const SAID = 27;
/** No force so far off matters. */
const FAR_OFF = 1000;
/** How much of each corner of spaces names cover. @type {Map<string, number[]>} */
const named = new Map();

/** How much of what is said at each corner of a space would lie on names. @param {string} space */
function namesAt(space) {
  const [x, y] = AT[space];
  const found =
    named.get(space) ??
    CORNERS.map(([, [dx, dy]]) => {
      const said = around([x + dx, y + dy], SAID);
      return TITLES.reduce((covered, title) => covered + overlap(title, said), 0) / SAID ** 2;
    });
  named.set(space, found);
  return found;
}

/**
 * The classes of the corner of a space that is clear of all forces and, as far as possible, of names; of several,
 * of the one that is farthest from forces.
 * @param {string} space
 * @param {Point[]} forces their middles
 */
export function freeCorner(space, forces) {
  const [x, y] = AT[space];
  const names = namesAt(space);
  const worth = CORNERS.map(([, [dx, dy]], corner) => {
    const off = forces.map(([left, top]) => Math.hypot(x + dx - left, y + dy - top));
    const room = Math.min(FAR_OFF, ...off);
    return room + (room > SAID ? FAR_OFF * (1 - names[corner]) : 0);
  });
  return CORNERS[worth.indexOf(Math.max(...worth))][0];
}

/** How a pennant may lean, in degrees, upright if it can. */
const LEANS = [0, -60, 60, -100, 100, 180];
/** How far from its foot it flies, the room of its cloth, and the height of the name beyond it: in terms of names. */
const [STAFF, CLOTH, NAME] = [1.9, 1.5, 1.3];

/**
 * How a pennant leans, with the name of its place beyond it, so that as little of the forces is covered as can be.
 * @param {string} space where it stands
 * @param {Point[]} forces the middles of all
 * @param {keyof typeof DISTANT} level from which they are seen
 * @returns {{lean: number, name: Point}} degrees from upright; the middle of the name, from the foot
 */
export function leanFrom(space, forces, level) {
  const [x, y] = AT[space];
  const size = LETTERS[level];
  const width = breadth(space, size) + size / 2;
  const far = (STAFF + CLOTH / 2) * size;
  const found = LEANS.map((lean) => {
    const turn = (lean * Math.PI) / 180;
    const [across, down] = [Math.sin(turn), -Math.cos(turn)];
    /** @type {Point} */
    const name = [
      Math.round(across * (far + width / 2)),
      Math.round(down * (far + (NAME * size) / 2)),
    ];
    const cloth = around([x + across * STAFF * size, y + down * STAFF * size], CLOTH * size);
    const text = around([x + name[0], y + name[1]], width, NAME * size);
    const covered = forces.reduce((sum, at) => {
      const force = around(at, DISTANT[level].width, DISTANT[level].height);
      return sum + overlap(force, cloth) + overlap(force, text);
    }, 0);
    return { lean, name, covered };
  });
  const least = Math.min(...found.map(({ covered }) => covered));
  const { lean, name } = found.find(({ covered }) => covered === least) ?? found[0];
  return { lean, name };
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
