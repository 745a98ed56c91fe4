// Where pieces and markers lie in a space: offsets of their middles from the middle of the space.

import { around, overlap, titleBox } from "./boxes.js";
import layout from "./layout.json" with { type: "json" };
import { AT, INSETS } from "./places.js";
import { breadth, FORCE, INSIDE, LETTERS, MARKER, WORKS } from "./sizes.js";

/** @typedef {import("./places.js").Point} Point */
/** @typedef {import("./boxes.js").Box} Box */
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

/** The rooms of the names of spaces, seen from near. */
export const TITLES = Object.entries(layout).map(([name, { title }]) =>
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
 * The classes of the corner of a space that is clear of all forces and other marks and, as far as possible, of names; of
 * several, of the one that is farthest from them.
 * @param {string} space
 * @param {Point[]} others the middles of forces, and of spaces on which marks may stand
 */
export function freeCorner(space, others) {
  const [x, y] = AT[space];
  const names = namesAt(space);
  // Its own mark is the one that stands in the corner.
  const near = others.filter(([left, top]) => left !== x || top !== y);
  const worth = CORNERS.map(([, [dx, dy]], corner) => {
    const off = near.map(([left, top]) => Math.hypot(x + dx - left, y + dy - top));
    const room = Math.min(FAR_OFF, ...off);
    return room + (room > SAID ? FAR_OFF * (1 - names[corner]) : 0);
  });
  return CORNERS[worth.indexOf(Math.max(...worth))][0];
}

/** How a pennant may lean, in degrees, upright if it can. */
const LEANS = [0, -50, 50];
/** How far from its foot it flies, and the room of its cloth: in pixels of the screen. */
const [STAFF, CLOTH] = [28, 22];
/** Where its name may stand besides beyond its cloth: the direction, and how far from its foot it begins there. */
const BEYOND = 40;
const BESIDE_FOOT = [
  [90, 25],
  [-90, 25],
  [180, 14],
];
/** The size of the letters of its name, and the height of its line in terms of it. */
const [NAME, NAME_LINE] = [14.4, 1.3];
/** How much worse than a name on another it is to cover a force, or to be out of sight. */
const [ON_FORCE, UNSEEN] = [3, 9];

/**
 * How a pennant leans, and where the name of its place stands, so that the name is in sight and as little of what is drawn
 * is covered as can be.
 * @param {string} space where it stands
 * @param {{forces: Box[], names: Box[]}} drawn
 * @param {{scale: number, sight: Box}} map pixels per unit, and the visible part of the sheet
 * @returns {{lean: number, toward: Point, far: number}} degrees from upright; in which direction from the foot the name
 *   stands, and how many pixels off it begins
 */
export function leanFrom(space, drawn, { scale, sight }) {
  const [x, y] = AT[space];
  const width = (breadth(space, NAME) + NAME / 2) / scale;
  const height = (NAME * NAME_LINE) / scale;
  /** What stands so many pixels off the foot. @param {Point} toward @param {number} far @param {number} w @param {number} h */
  const off = ([across, down], far, w, h) =>
    around([x + across * (far / scale + w / 2), y + down * (far / scale + h / 2)], w, h);
  const covered = (/** @type {Box[]} */ others, /** @type {Box} */ box) =>
    others.reduce((sum, other) => sum + overlap(other, box), 0);
  const hidden = (/** @type {Box} */ box) =>
    ON_FORCE * covered(drawn.forces, box) + covered(drawn.names, box);
  const found = LEANS.flatMap((lean) => {
    const cloth = off(directed(lean), STAFF - CLOTH / 2, CLOTH / scale, CLOTH / scale);
    return [[lean, BEYOND], ...BESIDE_FOOT].map(([way, far]) => {
      const toward = directed(way);
      const text = off(toward, far, width, height);
      const own = overlap(cloth, text);
      const unseen = width * height - overlap(text, sight);
      const cost = hidden(cloth) + hidden(text) + own + UNSEEN * unseen;
      return { lean, toward, far, cost };
    });
  });
  const least = Math.min(...found.map(({ cost }) => cost));
  return found.find(({ cost }) => cost === least) ?? found[0];
}

/** The direction on the sheet so many degrees from upright. @param {number} degrees @returns {Point} */
function directed(degrees) {
  const turn = (degrees * Math.PI) / 180;
  return [Math.sin(turn), -Math.cos(turn)];
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
