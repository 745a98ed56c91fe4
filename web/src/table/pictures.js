// Pictures, engraved by a worker when they are first shown, and kept.

import { h } from "../shell/dom.js";
import { scriptWorker } from "../shell/workers.js";

/** @typedef {import("./engraver/plate.js").Crop} Crop */

/** The addresses of the pictures that have been engraved, by name and crop. @type {Map<string, string>} */
const engraved = new Map();
/** The images that wait for a picture. @type {Map<string, Set<HTMLImageElement>>} */
const waiting = new Map();
/** What is asked for before the worker listens. @type {import("./engraver/worker.js").Order[]} */
let orders = [];
/** @type {Worker | undefined} */
let engraver;
let listens = false;
/** Whether the game has been loaded, so that pictures take nothing away from it. */
let open = false;

/**
 * A picture: an image that is empty until it has been engraved.
 * @param {string} name
 * @param {Crop} crop
 */
export function picture(name, crop) {
  const image = /** @type {HTMLImageElement} */ (
    h("img", { class: `picture ${crop}`, alt: "", "aria-hidden": "true", draggable: "false" })
  );
  const key = `${crop} ${name}`;
  const address = engraved.get(key);
  if (address) {
    image.src = address;
    return image;
  }
  const images = waiting.get(key);
  if (images) {
    images.add(image);
  } else {
    waiting.set(key, new Set([image]));
    order({ name, crop });
  }
  return image;
}

/** Engrave what has been asked for, and from now on at once. */
export function openStudio() {
  if (open) return;
  open = true;
  const early = orders;
  orders = [];
  for (const what of early) order(what);
}

/** Ask the worker for a picture. @param {import("./engraver/worker.js").Order} what */
function order(what) {
  if (!open) {
    orders.push(what);
    return;
  }
  if (!engraver) {
    const { started } = scriptWorker("engraver.js");
    engraver = started;
    started.addEventListener("message", ({ data }) => {
      if (data.text) hang(data);
      if (!data.ready) return;
      listens = true;
      for (const early of orders) started.postMessage(early);
      orders = [];
    });
  }
  if (listens) engraver.postMessage(what);
  else orders.push(what);
}

/** Show a picture wherever it is waited for. @param {{name: string, crop: Crop, text: string}} done */
function hang({ name, crop, text }) {
  const key = `${crop} ${name}`;
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  engraved.set(key, address);
  for (const image of waiting.get(key) ?? []) image.src = address;
  waiting.delete(key);
}
