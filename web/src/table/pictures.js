// Pictures, engraved and printed by a worker when they come into sight, or before that while nothing is pressed;
// and kept.

import { h } from "../shell/dom.js";
import { scriptWorker } from "../shell/workers.js";

/** @typedef {import("./engraver/plate.js").Crop} Crop */
/** @typedef {import("./engraver/worker.js").Order} Order */
/**
 * A picture that is waited for: the images that wait, and those of them in sight; whether it is soon to be
 * shown; whether it has been begun.
 * @typedef {{what: Order, images: Set<HTMLImageElement>, seen: Set<Element>, foreseen: boolean,
 *   begun: boolean}} Wait
 */

/** Milliseconds after a press in which nothing is engraved or hung: the answer comes first. */
const ANSWER = 150;
/** Milliseconds without a press after which pictures are engraved that are not in sight yet. */
const QUIET = 800;

/** The addresses of the pictures that have been engraved, by name and crop. @type {Map<string, string>} */
const engraved = new Map();
/** What is waited for, by name and crop. @type {Map<string, Wait>} */
const waiting = new Map();
/** @type {Worker | undefined} */
let engraver;
/** Whether a picture is being engraved: one after the other, so that the latest press counts. */
let busy = false;
/** What has been engraved while a press was being answered. @type {(Order & {print: Blob})[]} */
const prints = [];
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
  if (engraved.has(keyOf(name, crop))) return;
  waitFor(name, crop).foreseen = true;
  engraveNext();
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
  /** @type {Wait} */
  const wait = waiting.get(key) ?? {
    what: { name, crop },
    images: new Set(),
    seen: new Set(),
    foreseen: false,
    begun: false,
  };
  waiting.set(key, wait);
  return wait;
}

/** Note which images come into sight, and which go out of it. */
function watch() {
  for (const press of ["pointerdown", "click", "keydown"])
    document.addEventListener(press, pressed, { capture: true, passive: true });
  pressed();
  return new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      const wait = waiting.get(String(/** @type {HTMLElement} */ (target).dataset.picture));
      if (isIntersecting) wait?.seen.add(target);
      else wait?.seen.delete(target);
    }
    engraveNext();
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
      for (const print of prints.splice(0)) hang(print);
      engraveNext();
    }, ANSWER),
    setTimeout(() => {
      quiet = true;
      engraveNext();
    }, QUIET),
  ];
}

/** Engrave what somebody looks at; and all the rest while nothing is pressed. */
function engraveNext() {
  if (!open || busy || !answered) return;
  const all = [...waiting.values()].filter(({ begun }) => !begun);
  const next = all.find(({ seen, foreseen }) => foreseen || seen.size) ?? (quiet ? all[0] : null);
  if (!next) return;
  busy = true;
  next.begun = true;
  if (engraver) return engraver.postMessage(next.what);
  const { started } = scriptWorker("engraver.js");
  engraver = started;
  started.addEventListener("message", ({ data }) => {
    if (data.ready) return started.postMessage(next.what);
    if (answered) hang(data);
    else prints.push(data);
    busy = false;
    engraveNext();
  });
}

/** Show a picture wherever it is waited for. @param {Order & {print: Blob}} done */
function hang({ name, crop, print }) {
  const key = keyOf(name, crop);
  const address = URL.createObjectURL(print);
  engraved.set(key, address);
  for (const image of waiting.get(key)?.images ?? []) {
    image.src = address;
    sight?.unobserve(image);
  }
  waiting.delete(key);
}
