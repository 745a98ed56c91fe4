// Computer players at the table: whoever is to choose thinks; a person may ask for a hint.

import { keptGame } from "./client.js";
import { byId, h, toPrompt } from "./dom.js";
import { part } from "./part.js";
import { unpaused } from "./pause.js";
import { settings } from "./settings.js";
import { capital, fill, percent } from "./text.js";
import { giveUp, hurry, think, wake, weigh } from "./thinker.js";
import words from "./words/coach.json" with { type: "json" };

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./options.js").Option} Option */
/** @typedef {import("../../types/session").Thoughts} Thoughts */

/** Who is asked for a hint. */
const ADVISER = "commodore";
/** Who looks over the shoulder of a person who wants a coach: quick enough to be there in time. */
const COACH = "captain";
/** How much chance of winning a choice may cost before the coach speaks. */
const GRAVE = 0.08;
/** How much the chance of winning must have changed for the coach to mention it. */
const NOTED = 0.04;
/** How many sentences the coach says at once. */
const SAID = 3;
/** How often, beside the best, an option must have been tried for a hint to name it. */
const KNOWN = 0.02;
/** How many options a hint names. */
const NAMED = 4;

export class Opponent {
  /**
   * @param {{choose: (seat: string, choice: string) => Promise<void>, now: () => View | null,
   *   tell: (text: string) => void, play: (option: Option) => void,
   *   failed: (reason: string) => void}} act what a computer player has chosen; what is on the table
   *   now; something to be said beside the prompt; a person takes advice; it cannot think
   */
  constructor(act) {
    this.act = act;
    /** The moment that is thought about. */
    this.at = "";
    /** What the coach thinks of the present decision. @type {Thoughts | null} */
    this.coached = null;
    /** The choice that the coach has warned of. */
    this.warned = "";
    /** How it stood at one's last turn. @type {{game: number, facts: number[], value: number} | null} */
    this.last = null;
    byId("move-now").addEventListener("click", hurry);
    byId("advice-close").addEventListener("click", () => {
      this.stop();
      toPrompt();
    });
  }

  /**
   * Look at the table: whoever is to choose begins to think, whoever no longer is stops.
   * @param {View} view
   * @param {boolean} mine whether this page plays the game, and does not only look on
   */
  async look(view, mine) {
    const at = moment(view);
    if (at === this.at) return;
    this.stop();
    if (view.lesson) return;
    if (Object.keys(view.players).length) wake();
    const kept = keptGame();
    const { thinks } = view;
    if (!mine || view.moment || !kept) return;
    if (!thinks) return this.coach(view, kept, at);
    this.at = at;
    byId("thinking").hidden = false;
    progress(0);
    try {
      const look = (/** @type {Thoughts} */ { share }) => progress(share);
      const thoughts = await think(kept, view.players[thinks], look);
      if (!thoughts || this.at !== at) return;
      byId("thinking").hidden = true;
      await unpaused();
      if (this.at !== at) return;
      await this.act.choose(thinks, thoughts.thoughts[0].choice);
    } catch (error) {
      console.info(`A computer player stopped: ${error}`);
      if (this.at !== at) return;
      this.stop();
      this.act.failed("The computer player stopped. Press Undo, or reload the page to go on.");
    }
  }

  /**
   * Look over the shoulder of a person who wants it and plays alone.
   * @param {View} view
   * @param {Blob} kept
   * @param {string} at
   */
  async coach(view, kept, at) {
    if (!settings.coach || !view.decision || view.options.length < 2) return;
    if (!Object.keys(view.players).length) return;
    const turn = view.decision.begins_turn;
    const before = turn && this.last?.game === view.serial ? this.last : null;
    const thoughts = await weigh(kept, COACH, before?.facts).catch(() => null);
    const now = this.act.now();
    if (!thoughts || !now || moment(now) !== at) return;
    this.coached = thoughts;
    if (turn) {
      const value = Math.max(...thoughts.thoughts.map((thought) => thought.value));
      this.last = { game: view.serial, facts: thoughts.facts, value };
      const since = before ? sinceThen(thoughts.changed, before.value, value) : "";
      const said = [since, ...part.coach(view, thoughts)].filter(Boolean);
      if (said.length) {
        this.act.tell(fill(words.coach, { said: said.slice(0, SAID).join(" ") }));
      }
    }
    // For tests and tools: the coach has made up its mind.
    document.body.dataset.coached = at;
  }

  /**
   * Whether the coach keeps a choice back, once, because it costs much.
   * @param {string} notation
   */
  keepsBack(notation) {
    const thoughts = this.coached?.thoughts ?? [];
    const chosen = thoughts.find(({ choice }) => choice === notation);
    const best = thoughts.toSorted((one, two) => two.value - one.value)[0];
    if (!chosen || this.warned === notation) return false;
    if (best.value - chosen.value < GRAVE) return false;
    this.warned = notation;
    this.act.tell(
      fill(words.warning, {
        best: percent(best.value),
        chosen: percent(chosen.value),
        choice: best.said,
      }),
    );
    return true;
  }

  /** Whether a moment is still the one that was thought about. @param {View | null} view */
  holds(view) {
    return view !== null && moment(view) === this.at;
  }

  /** Nobody thinks any more. */
  stop() {
    this.at = "";
    this.coached = null;
    this.warned = "";
    delete document.body.dataset.coached;
    giveUp();
    byId("thinking").hidden = true;
    // Whoever took the advice by keyboard goes on at the prompt.
    if (byId("advice").contains(document.activeElement)) toPrompt();
    byId("advice").hidden = true;
    byId("advice-text").replaceChildren();
  }

  /** Say what a strong player would look at. @param {View} view */
  async advise(view) {
    const kept = keptGame();
    if (!kept || !view.decision || byId("thinking").hidden === false) return;
    const host = byId("advice-text");
    byId("advice").hidden = false;
    byId("advice").focus({ preventScroll: true });
    host.replaceChildren(h("p", {}, "Thinking…"));
    this.at = moment(view);
    const { at } = this;
    try {
      const thoughts = await think(kept, ADVISER, () => {}, true);
      if (!thoughts || this.at !== at) return;
      this.at = "";
      host.replaceChildren(...advice(thoughts, view, this.act.play));
    } catch {
      this.stop();
      this.act.failed("No hint is available right now. Reload the page to try again.");
    }
  }
}

/**
 * What both sides' turns have done.
 * @param {string} changed on the table, in words
 * @param {number} before the chance of winning then
 * @param {number} now
 */
function sinceThen(changed, before, now) {
  const moved = Math.abs(now - before) >= NOTED;
  if (!changed && !moved) return "";
  const sentence = changed ? (moved ? words.sinceAndChance : words.since) : words.chance;
  return fill(sentence, { changed, before: percent(before), now: percent(now) });
}

/** @param {View} view */
function moment({ serial, choices, moment: past }) {
  return past ? "" : `${serial} ${choices}`;
}

/** @param {number} share */
function progress(share) {
  /** @type {HTMLProgressElement} */ (byId("thought")).value = share;
}

/** @param {Thoughts} thoughts @param {View} view @param {(option: Option) => void} play */
function advice({ thoughts }, view, play) {
  // What was hardly tried is hardly known.
  const known = thoughts
    .filter(({ visits }) => visits >= KNOWN * thoughts[0].visits)
    .map((thought) => ({
      ...thought,
      option: view.options.find(({ notation }) => notation === thought.choice),
    }))
    .toSorted((one, two) => two.value - one.value);
  /** @param {typeof known[number]} thought */
  const deed = ({ option, choice }) => (option ? part.deed(option) : choice);
  // Of what does the same the best is enough.
  const ranked = known
    .filter((thought, index) => known.findIndex((one) => deed(one) === deed(thought)) === index)
    .slice(0, NAMED);
  const named = ranked.map(({ said, value, why, option }) => {
    return h(
      "li",
      {},
      option
        ? h("button", { type: "button", title: "Choose this", click: () => play(option) }, said)
        : h("b", {}, said),
      h("span", { class: "chance" }, percent(value)),
      h("small", {}, capital(option?.odds ? `${option.odds}; ${why}` : why)),
    );
  });
  return [
    h(
      "p",
      { class: "note" },
      `Your chance of winning after each choice, against ${part.against(view)}:`,
    ),
    h("ol", {}, ...named),
    known.length < 2 && view.options.length > 1
      ? h("p", { class: "note" }, "Everything else looked worse.")
      : null,
  ].filter((one) => one !== null);
}
