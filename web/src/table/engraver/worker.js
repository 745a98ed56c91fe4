// A worker that engraves pictures, so that the page stays quick meanwhile.

import { PLATES } from "plates";
import { plate } from "./plate.js";

/** The page checks that this is the script that it asked for. */
export const listens = true;

/** @typedef {{name: string, crop: import("./plate.js").Crop}} Order */

addEventListener("message", (/** @type {MessageEvent<Order>} */ { data }) => {
  const { name, crop } = data;
  postMessage({ name, crop, text: plate(PLATES[name](crop), crop) });
});
// Messages that came before it listened would be lost.
postMessage({ ready: true });
