// Pictures, engraved and printed by a worker when they come into sight, or before that while nothing is pressed;
// and kept.

import { h } from "../shell/dom.js";
import { scriptWorker } from "../shell/workers.js";

/** @typedef {import("./engraver/plate.js").Crop} Crop */
/** @typedef {import("./engraver/worker.js").Order} Order */
/** @typedef {{what: Order, images: Set<HTMLImageElement>, ordered: boolean}} Wait the images that wait for a picture */

/** Milliseconds without a press after which pictures are engraved that are not in sight yet. */
const QUIET = 800;

/** The addresses of the pictures that have been engraved, by name and crop. @type {Map<string, string>} */
const engraved = new Map();
/** What is waited for. @type {Map<string, Wait>} */
const waiting = new Map();
/** What is asked for before the worker listens. @type {Order[]} */
let orders = [];
/** @type {Worker | undefined} */
let engraver;
let listens = false;
/** Whether the game has been loaded, so that pictures take nothing away from it. */
let open = false;
/** Tells which images come into sight. @type {IntersectionObserver | undefined} */
let sight;
/** Until nothing has been pressed for a while. @type {ReturnType<typeof setTimeout> | undefined} */
let rest;
let quiet = false;

/**
 * A picture: an image that is empty until it has been engraved.
 * @param {string} name
 * @param {Crop} crop
 */
export function picture(name, crop) {
  const image = /** @type {HTMLImageElement} */ (
    h("img", { class: `picture ${crop}`, alt: "", "aria-hidden": "true", draggable: "false" })
  );
  const address = engraved.get(keyOf(name, crop));
  if (address) {
    image.src = address;
    return image;
  }
  const wait = waitFor(name, crop);
  wait.images.add(image);
  image.dataset.picture = keyOf(name, crop);
  sight ??= watch();
  sight.observe(image);
  if (quiet) engraveAhead();
  return image;
}

/** Have a picture engraved that is going to be shown. @param {string} name @param {Crop} crop */
export function foresee(name, crop) {
  if (!engraved.has(keyOf(name, crop))) order(waitFor(name, crop));
}

/** Engrave what has been asked for, and from now on at once. */
export function openStudio() {
  if (open) return;
  open = true;
  const early = orders;
  orders = [];
  for (const what of early) send(what);
}

/** @param {string} name @param {Crop} crop */
const keyOf = (name, crop) => `${crop} ${name}`;

/** @param {string} name @param {Crop} crop */
function waitFor(name, crop) {
  const key = keyOf(name, crop);
  const wait = waiting.get(key) ?? { what: { name, crop }, images: new Set(), ordered: false };
  waiting.set(key, wait);
  return wait;
}

/** Order what comes into sight; and what does not, while nothing is pressed. */
function watch() {
  for (const press of ["pointerdown", "click", "keydown"])
    document.addEventListener(press, calm, { capture: true, passive: true });
  calm();
  return new IntersectionObserver((seen, observer) => {
    for (const { target, isIntersecting } of seen) {
      const wait = waiting.get(String(/** @type {HTMLElement} */ (target).dataset.picture));
      if (wait && !isIntersecting) continue;
      observer.unobserve(target);
      if (wait) order(wait);
    }
  });
}

/** Wait until nothing is pressed. */
function calm() {
  quiet = false;
  clearTimeout(rest);
  rest = setTimeout(() => {
    quiet = true;
    engraveAhead();
  }, QUIET);
}

/** Order the next picture that nobody has seen yet, unless one is still being engraved. */
function engraveAhead() {
  const all = [...waiting.values()];
  const [next] = all.filter(({ ordered }) => !ordered);
  if (next && open && !all.some(({ ordered }) => ordered)) order(next);
}

/** @param {Wait} wait */
function order(wait) {
  if (wait.ordered) return;
  wait.ordered = true;
  send(wait.what);
}

/** Ask the worker for a picture. @param {Order} what */
function send(what) {
  if (!open) {
    orders.push(what);
    return;
  }
  if (!engraver) {
    const { started } = scriptWorker("engraver.js");
    engraver = started;
    started.addEventListener("message", ({ data }) => {
      if (data.print) hang(data);
      if (!data.ready) return;
      listens = true;
      for (const early of orders) started.postMessage(early);
      orders = [];
    });
  }
  if (listens) engraver.postMessage(what);
  else orders.push(what);
}

/** Show a picture wherever it is waited for. @param {Order & {print: Blob}} done */
function hang({ name, crop, print }) {
  const key = keyOf(name, crop);
  const address = URL.createObjectURL(print);
  engraved.set(key, address);
  for (const image of waiting.get(key)?.images ?? []) image.src = address;
  waiting.delete(key);
  if (quiet) engraveAhead();
}
