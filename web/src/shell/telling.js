// What has happened is told, step by step, before anything is chosen; a press skips the rest.

import { byId, toPrompt, write } from "./dom.js";
import { part } from "./part.js";
import { offerPause } from "./pause.js";

/** @typedef {import("./part.js").View} View */

/** Milliseconds in which a press may still be meant for the question before. */
const GRACE = 400;
/** Screens that are pressed with a finger. */
const TOUCH = "(hover: none) and (pointer: coarse)";
/** Controls that stay in place keep working. */
const STAYS = "#bar, dialog, #pause";

export class Telling {
  constructor() {
    /** Whether something is being told, during which nothing is chosen. */
    this.on = false;
    /** When the question last changed, in milliseconds of `performance.now`. */
    this.changed = 0;
    byId("skip").addEventListener("click", () => this.skip());
    // A press on the table skips and does nothing else: its click may land on something new.
    let skips = false;
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        skips = this.on && !stays(target);
        if (skips) this.skip();
      },
      { capture: true },
    );
    document.addEventListener(
      "click",
      (event) => {
        if (skips && event.detail) event.stopPropagation();
        skips = false;
      },
      { capture: true },
    );
  }

  /** Another question is asked: a press that comes at once was meant for the one before. */
  change() {
    this.changed = performance.now();
  }

  /** Whether a press that comes now can be meant for the present question. */
  get meant() {
    return !this.on && performance.now() - this.changed >= GRACE;
  }

  /**
   * Tell what is new.
   * @param {View} view
   * @returns {Promise<boolean>} when it has been told, whether there was anything
   */
  async tell(view) {
    const told = part.tell(view, view.lines.slice(view.fresh));
    if (!told) return false;
    this.on = true;
    byId("skip").hidden = false;
    offerPause(true);
    // It is nothing to be read out before what is told.
    write(
      byId("prompt"),
      matchMedia(TOUCH).matches ? "Tap to skip." : "Press Space or click to skip.",
    );
    write(byId("hint"), "");
    for (const id of ["undo", "undo-play"]) byId(id).setAttribute("aria-disabled", "true");
    document.body.dataset.telling = "";
    // What can be chosen goes out of sight: whoever stood on it goes on at the prompt.
    const { activeElement } = document;
    if (activeElement && !activeElement.checkVisibility({ visibilityProperty: true })) toPrompt();
    await told.catch((error) => console.info(`Not all could be told: ${error}`));
    byId("skip").hidden = true;
    this.on = false;
    delete document.body.dataset.telling;
    this.change();
    return true;
  }

  /** Tell no more of what is being told. */
  skip() {
    if (this.on) part.skip();
  }

  /**
   * The space bar, Enter and Escape skip.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was meant for that
   */
  key(event) {
    const { key, target } = event;
    if (!this.on || ![" ", "Enter", "Escape"].includes(key)) return false;
    // Escape closes an open log first; the other keys press what has the focus.
    if (key === "Escape" ? !byId("chronicle").hidden : stays(target)) return false;
    event.preventDefault();
    this.skip();
    return true;
  }
}

/** @param {EventTarget | null} target */
function stays(target) {
  return target instanceof Element && target.closest(STAYS) !== null;
}
