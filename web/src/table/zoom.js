// The buttons and keys that make the map larger or smaller, and what is said of it.

import { announce, on } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import words from "./words/zoom.json" with { type: "json" };

/** @typedef {import("./viewport.js").Viewport} Viewport */

/** How much larger a press of a button makes the map, and of a key, which repeats. */
const BUTTON = 1.4;
const KEY = 1.3;

/** @param {Viewport} viewport @param {number} factor */
function nearer(viewport, factor) {
  viewport.nearer(factor);
  said(viewport);
}

/** @param {Viewport} viewport @param {number} factor */
function farther(viewport, factor) {
  viewport.zoom(factor);
  said(viewport);
}

/** @param {Viewport} viewport */
function whole(viewport) {
  viewport.whole();
  said(viewport);
}

/** Read out how large the map is now. @param {Viewport} viewport */
function said({ magnified }) {
  const percent = Math.round(100 * magnified);
  announce(percent > 100 ? fill(words.percent, { percent }) : words.whole);
}

/** Listen to the buttons of a page. @param {Viewport} viewport */
export function listenToZoom(viewport) {
  on("nearer", () => nearer(viewport, BUTTON));
  on("farther", () => farther(viewport, BUTTON));
  on("whole", () => whole(viewport));
}

/** What keys do. @param {Viewport} viewport @returns {Record<string, () => void>} */
export function zoomKeys(viewport) {
  const larger = () => nearer(viewport, KEY);
  return { "+": larger, "=": larger, "-": () => farther(viewport, KEY), 0: () => whole(viewport) };
}
