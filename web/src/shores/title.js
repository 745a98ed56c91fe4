// The title screen: its picture, and one for each way to start a game.

import { byId } from "../shell/dom.js";
import { engraving } from "./art.js";
import { frontispiece } from "./field.js";

/** @typedef {import("./scenes.js").Placed} Placed */

/** The picture for each way to start a game. @type {Record<string, Placed[]>} */
const WAYS = {
  "#learn": [
    ["book", 44, 60, 1.25],
    ["compass", 92, 58, 0.9],
    ["spyglass", 96, 66, 0.8],
  ],
  '[data-new="solitaire"]': [
    ["moon", 100, 30, 0.9],
    ["fort", 84, 58, 1.15],
    ["frigate", 34, 62, 0.85],
    ["wave", 60, 62],
    ["wave", 66, 68],
  ],
  '[data-new="hot seat"]': [
    ["flagUs", 22, 66, 1.05],
    ["flagMoon", 82, 66, 1.05],
    ["gentleman", 50, 70, 0.85],
    ["turban", 74, 70, 0.8],
  ],
};

/** The two opposing sides. @type {Placed[]} */
const OPPONENTS = [
  ["officer", 34, 62, 1.15],
  ["crossed", 72, 44, 0.7],
  ["turban", 68, 104, 1.2],
];

/** Insert the pictures. */
export function drawTitle() {
  byId("frontispiece").append(frontispiece());
  for (const [where, parts] of Object.entries(WAYS)) {
    document.querySelector(`#menu ${where}`)?.prepend(engraving(parts));
  }
  byId("opponent").append(engraving(OPPONENTS, 100, 106));
}
