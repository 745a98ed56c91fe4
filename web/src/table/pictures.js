// Pictures, engraved and printed by a worker when they come into sight, or before that while nothing is pressed;
// and kept.

import { h } from "../shell/dom.js";
import { scriptWorker } from "../shell/workers.js";

/** @typedef {import("./engraver/plate.js").Crop} Crop */
/** @typedef {import("./engraver/worker.js").Order} Order */
/** @typedef {{what: Order, images: Set<HTMLImageElement>, ordered: boolean}} Wait the images that wait for a picture */

/** Milliseconds after a press in which nothing is engraved: the answer comes first. */
const ANSWER = 150;
/** Milliseconds without a press after which pictures are engraved that are not in sight yet. */
const QUIET = 800;

/** The addresses of the pictures that have been engraved, by name and crop. @type {Map<string, string>} */
const engraved = new Map();
/** What is waited for. @type {Map<string, Wait>} */
const waiting = new Map();
/** What has been ordered and not been begun. @type {Wait[]} */
const ordered = [];
/** @type {Worker | undefined} */
let engraver;
/** Whether a picture is being engraved: one after the other, so that the latest press counts. */
let busy = false;
/** Whether the game has been loaded, so that pictures take nothing away from it. */
let open = false;
/** Tells which images come into sight. @type {IntersectionObserver | undefined} */
let sight;
/** Until the last press has been answered, and until nothing has been pressed for a while. @type {ReturnType<typeof setTimeout>[]} */
let timers = [];
let answered = true;
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
  engraveNext();
  return image;
}

/** Have a picture engraved that is going to be shown. @param {string} name @param {Crop} crop */
export function foresee(name, crop) {
  if (!engraved.has(keyOf(name, crop))) order(waitFor(name, crop));
}

/** From now on pictures are engraved. */
export function openStudio() {
  open = true;
  engraveNext();
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
    document.addEventListener(press, pressed, { capture: true, passive: true });
  pressed();
  return new IntersectionObserver((seen, observer) => {
    for (const { target, isIntersecting } of seen) {
      const wait = waiting.get(String(/** @type {HTMLElement} */ (target).dataset.picture));
      if (wait && !isIntersecting) continue;
      observer.unobserve(target);
      if (wait) order(wait);
    }
  });
}

/** Let the answer to a press come first. */
function pressed() {
  answered = false;
  quiet = false;
  for (const timer of timers) clearTimeout(timer);
  timers = [
    setTimeout(() => {
      answered = true;
      engraveNext();
    }, ANSWER),
    setTimeout(() => {
      quiet = true;
      engraveNext();
    }, QUIET),
  ];
}

/** @param {Wait} wait */
function order(wait) {
  if (wait.ordered) return;
  wait.ordered = true;
  ordered.push(wait);
  engraveNext();
}

/** Engrave what has been ordered; and what nobody has seen yet, while nothing is pressed. */
function engraveNext() {
  if (!open || busy || !answered) return;
  const ahead = () => [...waiting.values()].find((wait) => !wait.ordered);
  const next = ordered.shift() ?? (quiet ? ahead() : undefined);
  if (!next) return;
  busy = true;
  next.ordered = true;
  if (engraver) return engraver.postMessage(next.what);
  const { started } = scriptWorker("engraver.js");
  engraver = started;
  started.addEventListener("message", ({ data }) => {
    if (data.ready) started.postMessage(next.what);
    else hang(data);
  });
}

/** Show a picture wherever it is waited for. @param {Order & {print: Blob}} done */
function hang({ name, crop, print }) {
  const key = keyOf(name, crop);
  const address = URL.createObjectURL(print);
  engraved.set(key, address);
  for (const image of waiting.get(key)?.images ?? []) image.src = address;
  waiting.delete(key);
  busy = false;
  engraveNext();
}
