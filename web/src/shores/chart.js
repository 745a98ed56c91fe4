// The chart under the game, drawn as an old one, and where on it the places of the game lie.

import { HARBORS, HEIGHT, LAND, WIDTH } from "coast";
import { s } from "../shell/dom.js";

export { HEIGHT, WIDTH };

/**
 * Where a harbor is drawn: Gibraltar and Tangier a little apart, so that each can be pressed.
 * @type {Record<string, [number, number]>}
 */
export const PORTS = { ...HARBORS, Gibraltar: [121, 207], Tangier: [92, 256] };

/** Where the pieces of a place are laid out, where it is not the harbor itself. @type {Record<string, [number, number]>} */
export const SPOTS = {
  Gibraltar: [140, 164],
  Tangier: [112, 300],
  Algiers: [352, 248],
  Tunis: [530, 250],
  Tripoli: [628, 384],
  Benghazi: [818, 412],
  Derne: [940, 392],
  Alexandria: [1096, 442],
  Malta: [726, 212],
  "Gibraltar zone": [222, 222],
  "Tangier zone": [52, 206],
  "Algiers zone": [352, 142],
  "Tunis zone": [616, 172],
  "Tripoli zone": [730, 304],
  "open sea": [900, 250],
};

/** Boxes off the water: place, left, top, width, heading. @type {[string, number, number, number, string][]} */
export const BOXES = [
  ["1802", 690, 12, 94, "1802"],
  ["1803", 788, 12, 94, "1803"],
  ["1804", 886, 12, 94, "1804"],
  ["1805", 984, 12, 94, "1805"],
  ["1806", 1082, 12, 94, "1806"],
  ["Supply", 158, 408, 424, "Supply"],
  ["sunk", 24, 408, 128, "Frigates sunk"],
];
const BOX_HEIGHT = 58;

/** Names on old charts: text, x, y, class. @type {[string, number, number, string][]} */
const LEGENDS = [
  ["Mediterranean Sea", 768, 286, "sea-name"],
  ["Atlantic", 18, 165, "sea-name small"],
  ["Spain", 196, 108, "land-name"],
  ["Morocco", 40, 330, "land-name"],
  ["Algiers", 250, 330, "land-name wide"],
  ["Tunis", 486, 330, "land-name"],
  ["Tripolitania", 655, 455, "land-name"],
  ["Cyrenaica", 850, 455, "land-name"],
  ["Egypt", 1010, 462, "land-name"],
  ["Ottoman Empire", 985, 140, "land-name"],
  ["Sicily", 655, 138, "land-name small"],
  ["Sardinia", 510, 92, "land-name small"],
];
const PEAKS = [
  [70, 350],
  [96, 362],
  [122, 346],
  [148, 364],
  [178, 350],
  [206, 366],
  [236, 352],
  [268, 364],
  [300, 350],
  [330, 366],
  [362, 354],
  [394, 366],
  [426, 352],
  [456, 364],
];
const ROSE = [1046, 318];

/** Shapes and shades that the drawing refers to. */
export function definitions() {
  const stop = (/** @type {string} */ offset, /** @type {string} */ look) =>
    s("stop", { offset, class: look });
  return s(
    "defs",
    {},
    s("clipPath", { id: "sheet" }, s("rect", { width: `${WIDTH}`, height: `${HEIGHT}` })),
    s(
      "radialGradient",
      { id: "depth", cx: "50%", cy: "45%", r: "75%" },
      stop("0.4", "depth-in"),
      stop("1", "depth-out"),
    ),
  );
}

/** Sea, land, names and boxes: what no game changes. */
export function chart() {
  return s(
    "g",
    { "aria-hidden": "true", "clip-path": "url(#sheet)" },
    s("rect", { x: "0", y: "0", width: `${WIDTH}`, height: `${HEIGHT}`, class: "sea" }),
    rhumbs(),
    ...["far", "near", "close"].map((name) => s("path", { d: LAND, class: `shelf ${name}` })),
    s("path", { d: LAND, class: "land", id: "coast" }),
    s("path", {
      d: PEAKS.map(([x, y]) => `M${x} ${y}l7-11 7 11m-4-5l5-8 8 13`).join(""),
      class: "peaks",
    }),
    ...LEGENDS.map(([text, x, y, look]) => s("text", { x: `${x}`, y: `${y}`, class: look }, text)),
    rose(),
    s("rect", { x: "0", y: "0", width: `${WIDTH}`, height: `${HEIGHT}`, fill: "url(#depth)" }),
    ...BOXES.map(([, x, y, width, heading]) => box(x, y, width, heading)),
  );
}

function rhumbs() {
  const [x, y] = ROSE;
  const lines = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * Math.PI) / 16;
    return `M${x} ${y}L${(x + 1500 * Math.cos(angle)).toFixed(0)} ${(y + 1500 * Math.sin(angle)).toFixed(0)}`;
  });
  return s("path", { d: lines.join(""), class: "rhumbs" });
}

function rose() {
  const [x, y] = ROSE;
  const point = (
    /** @type {number} */ turn,
    /** @type {number} */ long,
    /** @type {string} */ look,
  ) =>
    s("path", {
      d: `M0 ${-long}L${long / 6} ${-long / 6}L0 0zM0 ${-long}L${-long / 6} ${-long / 6}L0 0z`,
      transform: `rotate(${turn})`,
      class: look,
    });
  return s(
    "g",
    { class: "rose", transform: `translate(${x} ${y})` },
    s("circle", { r: "26" }),
    ...[45, 135, 225, 315].map((turn) => point(turn, 22, "half")),
    ...[0, 90, 180, 270].map((turn) => point(turn, 32, "whole")),
    s("text", { y: "-35" }, "N"),
  );
}

/** The neatline around the sheet. */
export function frame() {
  const bars = [];
  for (let x = 8; x < WIDTH - 8; x += 74) {
    bars.push(`M${x} 4h37M${x + 37} ${HEIGHT - 4}h${Math.min(37, WIDTH - 45 - x)}`);
  }
  for (let y = 8; y < HEIGHT - 8; y += 58) {
    bars.push(`M4 ${y}v29M${WIDTH - 4} ${y + 29}v29`);
  }
  return s(
    "g",
    { class: "frame", "aria-hidden": "true" },
    s("rect", { x: "0.5", y: "0.5", width: `${WIDTH - 1}`, height: `${HEIGHT - 1}` }),
    s("rect", { x: "8", y: "8", width: `${WIDTH - 16}`, height: `${HEIGHT - 16}` }),
    s("path", { d: bars.join("") }),
  );
}

/** @param {number} x @param {number} y @param {number} width @param {string} heading */
function box(x, y, width, heading) {
  return s(
    "g",
    { class: "box" },
    s("rect", { x: `${x}`, y: `${y}`, width: `${width}`, height: `${BOX_HEIGHT}`, rx: "3" }),
    s("text", { x: `${x + width - 6}`, y: `${y + 14}` }, heading),
  );
}
