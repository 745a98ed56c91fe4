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
/** Pictures are printed one after the other. */
let printing = Promise.resolve();
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
      if (data.text) printing = printing.then(() => hang(data));
      if (!data.ready) return;
      listens = true;
      for (const early of orders) started.postMessage(early);
      orders = [];
    });
  }
  if (listens) engraver.postMessage(what);
  else orders.push(what);
}

/** The pixels of a print: twice what is usually shown. */
const PRINT = { tall: [360, 450], wide: [720, 432], banner: [960, 240] };

/**
 * A picture in pixels. Thousands of lines would be drawn again with every card that moves.
 * @param {Blob} plate
 * @param {Crop} crop
 * @returns {Promise<Blob>}
 */
async function printed(plate, crop) {
  const address = URL.createObjectURL(plate);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    await idle();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = PRINT[crop];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) => {
      canvas.toBlob((blob) => (blob ? done(blob) : failed()), "image/webp", 0.92);
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Until the page has nothing else to do; not all browsers can say. */
const idle = () =>
  new Promise((done) => {
    if ("requestIdleCallback" in self) requestIdleCallback(done, { timeout: 400 });
    else setTimeout(done, 30);
  });

/** Show a picture wherever it is waited for. @param {{name: string, crop: Crop, text: string}} done */
async function hang({ name, crop, text }) {
  const key = `${crop} ${name}`;
  const plate = new Blob([text], { type: "image/svg+xml" });
  const address = URL.createObjectURL(await printed(plate, crop).catch(() => plate));
  engraved.set(key, address);
  for (const image of waiting.get(key) ?? []) image.src = address;
  waiting.delete(key);
}
