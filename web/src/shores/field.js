// Wide pictures, engraved like those on the cards: the scene of a fight, and the picture on the title.

import { s } from "../shell/dom.js";
import { engraved, hatch } from "./art.js";
import { facts } from "./facts.js";
import { KINDS, pieceIn } from "./pieces.js";
import { HARBORS } from "./places.js";

/** @typedef {import("../../types/shores").Scene} Scene */
/** @typedef {import("./scenes.js").Placed} Placed */

const [WIDTH, HEIGHT, HORIZON] = [480, 120, 60];

/** Each from back to front; the Americans come from the left. @type {Record<string, Placed[]>} */
const FIELDS = {
  sea: [
    ["cloud", 96, 34, 1.1],
    ["cloud", 396, 42, 0.8],
  ],
  // What raiders prey on.
  merchants: [
    ["sun", 424, 34, 1],
    ["cloud", 300, 36, 0.9],
    ["swede", 60, HORIZON + 6, 0.55],
    ["swede", 122, HORIZON + 2, 0.4],
    ["swede", 178, HORIZON + 4, 0.46],
  ],
  Tripoli: [
    ["cloud", 90, 34, 1],
    ["mountains", 268, HORIZON, 0.9],
    ["town", 350, HORIZON + 2, 1.3],
    ["palm", 308, HORIZON + 3, 0.9],
    ["fort", 432, HORIZON + 6, 1.5],
    ["flagMoon", 452, HORIZON - 12, 0.8],
  ],
  title: [
    ["cloud", 70, 36, 0.8],
    ["mountains", 268, HORIZON, 0.8],
    ["town", 350, HORIZON + 2, 1],
    ["palm", 308, HORIZON + 3, 0.8],
    ["fort", 430, HORIZON + 6, 1.15],
    ["flagMoon", 442, HORIZON - 14, 0.55],
  ],
  ally: [
    ["cloud", 110, 36, 1],
    ["mountains", 300, HORIZON, 1],
    ["mountains", 452, HORIZON, 1.2],
    ["town", 404, HORIZON + 3, 1.3],
    ["palm", 340, HORIZON + 3, 1],
  ],
  coast: [
    ["cloud", 130, 36, 1],
    ["dunes", 300, HORIZON + 2, 0.9],
    ["town", 396, HORIZON + 2, 1],
    ["wall", 430, HORIZON + 8, 1.2],
    ["flagMoon", 462, HORIZON - 4, 0.8],
  ],
  desert: [
    ["sun", 64, 34, 0.9],
    ["mountains", 180, HORIZON, 0.8],
    ["dunes", 90, HORIZON + 8, 1.5],
    ["dunes", 280, HORIZON + 10, 1.6],
    ["camel", 26, HORIZON + 16, 0.8],
    ["palm", 250, HORIZON + 8, 1.1],
    ["town", 370, HORIZON + 4, 1],
    ["wall", 404, HORIZON + 12, 1.3],
    ["flagMoon", 452, HORIZON - 2, 0.9],
  ],
};

/** Kind, place and width. @type {[string, number, number, number][]} */
const FLEETS = [
  ["American frigate", 204, 76, 34],
  ["Tripolitan corsair", 330, 76, 30],
  ["American frigate", 44, 84, 46],
  ["Tripolitan frigate", 408, 90, 46],
  ["Tripolitan corsair", 352, 95, 42],
  ["gunboat", 216, 97, 38],
  ["American frigate", 124, 98, 66],
];
/** @type {Placed[]} */
const SMOKE = [
  ["smoke", 246, 72, 0.7],
  ["smoke", 252, 86, 0.9],
  ["blast", 322, 82, 0.6],
];

/** What has been drawn. @type {Map<string, SVGElement>} */
const drawn = new Map();

/** @param {Scene} scene */
function fieldOf({ kind, place }) {
  if (kind === "ground combat") return "desert";
  if (kind === "raid") return "merchants";
  if (!(place in HARBORS)) return "sea";
  if (facts.nations[place] === "ally") return "ally";
  return place === "Tripoli" ? "Tripoli" : "coast";
}

/**
 * What lies behind those who fight.
 * @param {Scene} scene
 * @returns {SVGElement}
 */
export function field(scene) {
  const name = fieldOf(scene);
  const known =
    drawn.get(name) ?? wideEngraving(FIELDS[name], name === "desert" ? "ashore" : "afloat");
  drawn.set(name, known);
  return /** @type {SVGElement} */ (known.cloneNode(true));
}

/** The picture over the title: an attack on Tripoli. @returns {SVGElement} */
export function frontispiece() {
  return wideEngraving(FIELDS.title, "afloat", ...FLEETS.map(paintedPiece), ...SMOKE.map(engraved));
}

/**
 * A wide picture.
 * @param {Placed[]} parts from back to front
 * @param {"afloat" | "ashore"} where whether its ground is sea or land
 * @param {...SVGElement} front what lies in front of them
 * @returns {SVGElement}
 */
export function wideEngraving(parts, where, ...front) {
  const low = HEIGHT - HORIZON;
  return s(
    "svg",
    {
      class: `field vignette ${where}`,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "xMidYMid slice",
      "aria-hidden": "true",
    },
    s("rect", { class: "sky", width: `${WIDTH}`, height: `${HEIGHT}` }),
    s("path", { class: "hatch", d: hatch(WIDTH, HORIZON - 14) }),
    s("rect", { class: "ground", y: `${HORIZON}`, width: `${WIDTH}`, height: `${low}` }),
    where === "afloat" ? s("path", { class: "swell", d: swell() }) : null,
    ...parts.map(engraved),
    ...front,
  );
}

/** A piece in its paint, the middle of its water line at a point. @param {[string, number, number, number]} where */
function paintedPiece([kind, x, y, size]) {
  const turned = KINDS[kind].side === "tripolitan" ? -1 : 1;
  return s(
    "g",
    { transform: `translate(${x} ${y}) scale(${turned} 1)` },
    pieceIn(kind, -size / 2, -size * 0.8, size),
  );
}

/** Waves, longer and farther apart the nearer they are. */
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
