// Tells events step by step before the next choice. A press skips the rest; where each step waits for a
// press, it goes on.

import { attempt } from "./attempt.js";
import { arriving, byId, onMap, toPrompt, write } from "./dom.js";
import { hush } from "./draw.js";
import { part } from "./part.js";
import { offerPause, paused } from "./pause.js";
import { stepwise } from "./settings.js";
import { speak } from "./spoken.js";
import words from "./words/story.json" with { type: "json" };

/** @typedef {import("./part.js").View} View */

/** Milliseconds within which a press may still be meant for the previous question. */
const GRACE = 400;
/** Media query for touch screens. */
const TOUCH = "(hover: none) and (pointer: coarse)";
/** What stays in place keeps working. */
const STAYS = "#bar, dialog";
/** So does a control, except where something is chosen or drawn that the story is about. */
const CONTROL = ":is(button, summary, a, input, select)";
const TOLD = "#map, #cards, #choices, #resolve, #story, #fights, [data-waits]";
/** What is drawn anew with each step. */
const DRAWN = "#fights";
/** What changes what is drawn waits until all has been told. */
const WAITS = "[data-waits] :is(button, select)";

export class Narration {
  constructor() {
    /** The game in which a computer player's turn goes on after what is told. @type {number | null} */
    this.others = null;
    /** The game in which the rest of that turn is skipped. @type {number | null} */
    this.rest = null;
    /** Whether a story is being told, during which nothing can be chosen. */
    this.active = false;
    /** Which lines of the log of which game have been told without interruption. */
    this.watchedLines = { serial: 0, from: 0, to: 0 };
    this.skipped = false;
    /** Whether it has been said what leads from step to step. */
    this.explained = false;
    /** When the question last changed, on the `performance.now` clock. */
    this.changed = 0;
    byId("skip").addEventListener("click", () => this.skip());
    byId("next").addEventListener("click", () => this.press());
    // A press on the table only skips the story, and does nothing while it is paused: its click
    // could land on something new.
    let skips = false;
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        skips = this.active && !stays(target);
        if (skips && !paused()) this.press();
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

  /** Note that the question has changed: an immediate press was meant for the previous one. */
  change() {
    this.changed = performance.now();
  }

  /** Whether a press now belongs to the current question. */
  get meant() {
    return !this.active && performance.now() - this.changed >= GRACE;
  }

  /**
   * Tell what is new.
   * @param {View} view
   * @returns {Promise<boolean>} resolves when it has been told; whether there was anything
   */
  async narrate(view) {
    this.skipped = false;
    // Said again after a choice, but not with each part of another player's turn.
    if (this.others !== view.serial) this.explained = false;
    this.others = view.thinks ? view.serial : null;
    const skips = this.rest === view.serial;
    // The rest of a computer player's turn ends with the question that follows it.
    this.rest = skips ? this.others : null;
    if (skips) return false;
    const story = attempt(() =>
      part.narrate(view, view.lines.slice(view.fresh), (to) => attempt(() => speak(view, to))),
    );
    if (!story) return false;
    this.active = true;
    byId("skip").hidden = false;
    byId("next").hidden = !stepwise();
    offerPause(!stepwise());
    this.say();
    hush();
    write(byId("hint"), "");
    for (const id of ["undo", "undo-play"]) byId(id).setAttribute("aria-disabled", "true");
    for (const control of document.querySelectorAll(WAITS))
      control.setAttribute("aria-disabled", "true");
    document.body.dataset.telling = "";
    // The options are about to be hidden, and a fight is drawn anew: if one of them has the focus, move it to the
    // prompt. Whoever goes from step to step reads there how, and presses nothing else by the same key.
    const { activeElement } = document;
    const hidden = activeElement && !activeElement.checkVisibility({ visibilityProperty: true });
    const elsewhere = stepwise() && !stays(activeElement);
    if (hidden || elsewhere || activeElement?.closest(DRAWN)) toPrompt();
    // Nothing goes on by itself, so this must be heard: unless the focus has just come there.
    if (stepwise() && !this.explained && !arriving()) write(byId("said"), words.step);
    this.explained ||= stepwise();
    try {
      await story;
      if (!this.skipped) this.recordWatched(view);
    } catch (error) {
      console.info(`Not all could be told: ${error}`);
    }
    for (const id of ["skip", "next"]) {
      if (document.activeElement === byId(id)) toPrompt();
      byId(id).hidden = true;
    }
    // Whoever has gone from step to step hears the question next.
    if (stepwise() && !this.skipped) toPrompt();
    this.active = false;
    delete document.body.dataset.telling;
    for (const control of document.querySelectorAll(WAITS))
      control.removeAttribute("aria-disabled");
    this.change();
    return true;
  }

  /** Say in place of the prompt what a press does. */
  say() {
    if (!this.active) return;
    const how = matchMedia(TOUCH).matches ? "" : stepwise() ? words.step : words.skip;
    // Not announced: a screen reader should read the events first.
    write(byId("prompt"), paused() ? words.paused : how);
  }

  /** Note that the story has been watched to its end. @param {View} view */
  recordWatched({ serial, fresh, lines }) {
    const continues = this.watchedLines.serial === serial && fresh <= this.watchedLines.to;
    this.watchedLines = {
      serial,
      from: continues ? this.watchedLines.from : fresh,
      to: lines.length,
    };
  }

  /**
   * Whether a line of the log has been told without interruption.
   * @param {number} serial the game
   * @param {number} index
   */
  hasNarrated(serial, index) {
    return (
      serial === this.watchedLines.serial &&
      index >= this.watchedLines.from &&
      index < this.watchedLines.to
    );
  }

  /** What a press on the table does: the next step, or else skip the rest. */
  press() {
    if (this.active && stepwise()) part.step();
    else this.skip();
  }

  /** Skip the rest. */
  skip() {
    if (!this.active) return;
    this.skipped = true;
    part.skip();
  }

  /**
   * Go on or skip on Space or Enter; skip on Escape.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was used
   */
  key(event) {
    const { key, target } = event;
    if (!this.active || ![" ", "Enter", "Escape"].includes(key)) return false;
    // Escape first closes an open log; the other keys press the focused control.
    if (key === "Escape" ? !byId("chronicle").hidden : stays(target)) return false;
    event.preventDefault();
    if (key === "Escape" && onMap(target)) toPrompt();
    else if (key === "Escape") {
      this.rest = this.others;
      this.skip();
    } else this.press();
    return true;
  }
}

/** @param {EventTarget | null} target */
function stays(target) {
  if (!(target instanceof Element)) return false;
  const control = target.closest(CONTROL);
  return target.closest(STAYS) !== null || (control !== null && !control.closest(TOLD));
}
