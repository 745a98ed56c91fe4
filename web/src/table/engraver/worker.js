// A worker that engraves pictures, so that the page stays quick meanwhile.

import { PLATES } from "plates";
import { plate } from "./plate.js";
import { printed } from "./print.js";

/** The page checks that this is the script that it asked for. */
export const listens = true;

/** @typedef {{name: string, crop: import("./plate.js").Crop}} Order */

addEventListener("message", async (/** @type {MessageEvent<Order>} */ { data }) => {
  const { name, crop } = data;
  postMessage({ name, crop, print: await printed(plate(PLATES[name](crop), crop), crop) });
});
// Messages that came before it listened would be lost.
postMessage({ ready: true });
