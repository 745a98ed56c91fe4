// Wide engravings in the style of the card pictures: the background of a fight, and the title
// picture.

import { s } from "../shell/dom.js";
import { engraved, hatch } from "./art.js";
import { facts } from "./facts.js";
import { KINDS, pieceIn } from "./pieces.js";
import { HARBORS } from "./places.js";

/** @typedef {import("../table/scene.js").Scene} Scene */
/** @typedef {import("./scenes.js").Placed} Placed */

/** @typedef {"afloat" | "ashore" | "beach"} Ground */

const [WIDTH, HEIGHT, HORIZON] = [480, 120, 40];
/** Height of the title picture. */
const LOW = 96;
/** The shore, with land behind it. */
const STRAND = `M264 ${HORIZON}Q230 ${HORIZON + 34} 252 ${HEIGHT}H${WIDTH}V${HORIZON}z`;
/** Places whose ground is not the sea. @type {Record<string, Ground>} */
const GROUNDS = { desert: "ashore", beach: "beach" };

/** Each from back to front; the Americans come from the left. @type {Record<string, Placed[]>} */
const FIELDS = {
  sea: [
    ["cloud", 96, 26, 0.8],
    ["cloud", 396, 30, 0.6],
  ],
  // Targets of a raid.
  merchants: [
    ["sun", 424, 26, 0.7],
    ["cloud", 330, 28, 0.7],
    // Between the names of both sides.
    ["swede", 164, HORIZON + 8, 0.4],
    ["swede", 198, HORIZON + 5, 0.3],
    ["swede", 230, HORIZON + 7, 0.34],
  ],
  Tripoli: [
    ["cloud", 90, 26, 0.7],
    ["mountains", 268, HORIZON, 0.6],
    ["town", 350, HORIZON + 1, 0.85],
    ["palm", 312, HORIZON + 2, 0.7],
    ["fort", 428, HORIZON + 4, 1.05],
    ["flagMoon", 404, HORIZON, 0.6],
  ],
  ally: [
    ["cloud", 110, 28, 0.7],
    ["mountains", 300, HORIZON, 0.7],
    ["mountains", 452, HORIZON, 0.8],
    ["town", 404, HORIZON + 2, 0.9],
    ["palm", 344, HORIZON + 2, 0.8],
  ],
  beach: [
    ["cloud", 130, 28, 0.7],
    ["dunes", 330, HORIZON, 0.6],
    ["town", 396, HORIZON + 1, 0.8],
    ["wall", 430, HORIZON + 5, 0.9],
    ["flagMoon", 462, HORIZON - 2, 0.6],
  ],
  desert: [
    ["sun", 64, 24, 0.6],
    ["mountains", 180, HORIZON, 0.6],
    ["dunes", 110, HORIZON + 1, 0.8],
    ["dunes", 290, HORIZON + 1, 0.8],
    ["palm", 244, HORIZON + 4, 0.9],
    ["town", 370, HORIZON + 1, 0.8],
    ["wall", 410, HORIZON + 6, 1],
    ["flagMoon", 452, HORIZON, 0.65],
  ],
};

/** Kind, place and width. @type {[string, number, number, number][]} */
const FLEETS = [
  ["American frigate", 204, 62, 32],
  ["Tripolitan corsair", 330, 62, 28],
  ["American frigate", 44, 72, 46],
  ["Tripolitan frigate", 408, 78, 44],
  ["Tripolitan corsair", 352, 84, 40],
  ["gunboat", 216, 86, 38],
  ["American frigate", 124, 88, 64],
];
/** @type {Placed[]} */
const SMOKE = [
  ["smoke", 246, 60, 0.6],
  ["smoke", 252, 75, 0.8],
  ["blast", 322, 70, 0.5],
];

/** Pictures already drawn. @type {Map<string, SVGElement>} */
const drawn = new Map();

/** @param {Scene} scene */
function fieldOf({ kind, place }) {
  if (kind === "ground combat") return "desert";
  if (kind === "bombardment") return "beach";
  if (kind === "raid") return "merchants";
  if (!(place in HARBORS)) return "sea";
  if (facts.nations[place] === "ally") return "ally";
  return "Tripoli";
}

/**
 * The background of a fight.
 * @param {Scene} scene
 * @returns {SVGElement}
 */
export function field(scene) {
  const name = fieldOf(scene);
  const known = drawn.get(name) ?? wideEngraving(FIELDS[name], GROUNDS[name] ?? "afloat");
  drawn.set(name, known);
  return /** @type {SVGElement} */ (known.cloneNode(true));
}

/** The title picture: an attack on Tripoli. @returns {SVGElement} */
export function frontispiece() {
  const picture = wideEngraving(
    FIELDS.Tripoli,
    "afloat",
    ...FLEETS.map(paintedPiece),
    ...SMOKE.map(engraved),
  );
  picture.setAttribute("viewBox", `0 0 ${WIDTH} ${LOW}`);
  return picture;
}

/**
 * A wide picture.
 * @param {Placed[]} parts from back to front
 * @param {Ground} ground sea, land, or land to the right of the sea
 * @param {...SVGElement} front the foreground
 * @returns {SVGElement}
 */
export function wideEngraving(parts, ground, ...front) {
  const low = HEIGHT - HORIZON;
  return s(
    "svg",
    {
      class: `field vignette ${ground}`,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "xMidYMid slice",
      "aria-hidden": "true",
    },
    s("rect", { class: "sky", width: `${WIDTH}`, height: `${HEIGHT}` }),
    s("path", { class: "hatch", d: hatch(WIDTH, HORIZON - 14) }),
    s("rect", { class: "ground", y: `${HORIZON}`, width: `${WIDTH}`, height: `${low}` }),
    ground === "ashore" ? null : s("path", { class: "swell", d: swell() }),
    ground === "beach" ? s("path", { class: "strand", d: STRAND }) : null,
    ...parts.map(engraved),
    ...front,
  );
}

/**
 * A painted piece, with the middle of its waterline at a point.
 * @param {[string, number, number, number]} where
 */
function paintedPiece([kind, x, y, size]) {
  const turned = KINDS[kind].side === "tripolitan" ? -1 : 1;
  return s(
    "g",
    { transform: `translate(${x} ${y}) scale(${turned} 1)` },
    pieceIn(kind, -size / 2, -size * 0.8, size),
  );
}

/** Waves, longer and farther apart toward the viewer. */
function swell() {
  let d = "";
  for (let row = 0, y = HORIZON + 4; y < HEIGHT; row += 1, y += 4 + row * 2) {
    const long = 7 + row * 3;
    for (let x = (row * 23) % 40; x < WIDTH; x += long * 3.4) {
      d += `M${x.toFixed(0)} ${y}q${long / 2} ${-long / 4} ${long} 0`;
    }
  }
  return d;
}
