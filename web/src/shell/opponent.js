// Computer players at the table: think for the player to move, and give hints to people.

import { savedGame } from "./client.js";
import { byId, h, rememberFocus, toPrompt } from "./dom.js";
import { part } from "./part.js";
import { unpaused } from "./pause.js";
import { settings } from "./settings.js";
import { fill, paragraph, percent } from "./text.js";
import { advise, giveUp, hurry, think, wake, weigh } from "./thinker.js";
import coaching from "./words/coach.json" with { type: "json" };
import words from "./words/hints.json" with { type: "json" };

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./options.js").Option} Option */
/** @typedef {import("../../types/session").Thoughts} Thoughts */
/** @typedef {import("../../types/session").Thought} Thought */

/** The longest that a hint takes, in milliseconds. */
const LONGEST = 4000;
/** The player that coaches: fast enough to answer in time. */
const COACH = "captain";
/** The loss in winning chance from which the coach warns of a choice. */
const GRAVE = 0.08;
/** The change in winning chance from which the coach mentions it. */
const NOTED = 0.04;
/** The maximum number of sentences the coach says at once. */
const SAID = 3;
/** The share of the best option's visits that an option needs for its chance to be shown. */
const KNOWN = 0.02;
export class Opponent {
  /**
   * @param {{choose: (seat: string, choice: string) => Promise<void>, view: () => View | null,
   *   showHint: (text: string) => void, play: (option: Option) => void,
   *   failed: (reason: string) => void}} page make a computer player's choice; get the current view;
   *   show a hint beside the prompt; play an option that was advised; report that thinking failed
   */
  constructor(page) {
    this.page = page;
    /** The moment being thought about. */
    this.at = "";
    /** What the coach thinks of the current decision. @type {Thoughts | null} */
    this.coached = null;
    /** The choice that the coach has warned about. */
    this.warned = "";
    /**
     * The evaluation at the person's last turn.
     * @type {{game: number, facts: number[], value: number} | null}
     */
    this.last = null;
    /** The last hint, which is given again as long as it applies. @type {{at: string, thoughts: Thoughts} | null} */
    this.hint = null;
    /** Returns the focus to where it was before a hint was requested. */
    this.goBack = () => {};
    byId("move-now").addEventListener("click", hurry);
    byId("advice-close").addEventListener("click", () => {
      this.stop();
      this.goBack();
    });
  }

  /**
   * Check the table: start thinking for the player to move, and stop thinking for anyone else.
   * @param {View} view
   * @param {boolean} mine whether this page plays the game rather than just following it
   */
  async update(view, mine) {
    const at = moment(view);
    if (at === this.at) return;
    this.stop();
    if (view.lesson) return;
    if (Object.keys(view.players).length) wake();
    const game = savedGame();
    const { thinks } = view;
    if (!mine || view.moment || !game) return;
    if (!thinks) return this.coach(view, game, at);
    this.at = at;
    byId("thinking").hidden = false;
    progress(0);
    try {
      const onProgress = (/** @type {Thoughts} */ { share }) => progress(share);
      const thoughts = await think(game, view.players[thinks], onProgress);
      if (!thoughts || this.at !== at) return;
      byId("thinking").hidden = true;
      await unpaused();
      if (this.at !== at) return;
      await this.page.choose(thinks, thoughts.thoughts[0].choice);
    } catch (error) {
      console.info(`A computer player stopped: ${error}`);
      if (this.at !== at) return;
      this.stop();
      this.page.failed(words.stopped);
    }
  }

  /**
   * Coach a person who wants it and plays alone.
   * @param {View} view
   * @param {import("./saved.js").SealedGame} game
   * @param {string} at
   */
  async coach(view, game, at) {
    if (!settings.coach || !view.decision || view.options.length < 2) return;
    if (!Object.keys(view.players).length) return;
    const turn = view.decision.begins_turn;
    const before = turn && this.last?.game === view.serial ? this.last : null;
    const thoughts = await weigh(game, COACH, before?.facts).catch(() => null);
    const now = this.page.view();
    if (!thoughts || !now || moment(now) !== at) return;
    this.coached = thoughts;
    if (turn) {
      const value = Math.max(...thoughts.thoughts.map((thought) => thought.value));
      this.last = { game: view.serial, facts: thoughts.facts, value };
      const since = before ? sinceThen(thoughts.changed, before.value, value) : "";
      const said = [since, ...part.advice.coach(view, thoughts)].filter(Boolean);
      if (said.length) {
        this.page.showHint(fill(coaching.coach, { said: paragraph(...said.slice(0, SAID)) }));
      }
    }
    // For tests and tools: the coach is done.
    document.body.dataset.coached = at;
  }

  /**
   * Whether the coach holds back a choice, once, because it loses much.
   * @param {string} notation
   */
  warnsAgainst(notation) {
    const thoughts = this.coached?.thoughts ?? [];
    const chosen = thoughts.find(({ choice }) => choice === notation);
    const best = thoughts.toSorted((one, two) => two.value - one.value)[0];
    if (!chosen || this.warned === notation) return false;
    if (best.value - chosen.value < GRAVE) return false;
    this.warned = notation;
    this.page.showHint(
      fill(coaching.warning, {
        best: percent(best.value),
        chosen: percent(chosen.value),
        choice: best.said,
      }),
    );
    return true;
  }

  /** Whether the moment being thought about is still current. @param {View | null} view */
  isCurrent(view) {
    return view !== null && moment(view) === this.at;
  }

  /** Stop thinking. */
  stop() {
    this.at = "";
    this.coached = null;
    this.warned = "";
    delete document.body.dataset.coached;
    giveUp();
    byId("thinking").hidden = true;
    // After taking advice by keyboard, the focus moves to the prompt.
    if (byId("advice").contains(document.activeElement)) toPrompt();
    byId("advice").hidden = true;
    byId("advice-text").replaceChildren();
  }

  /** Recommend an option, and say why. @param {View} view */
  async advise(view) {
    const game = savedGame();
    if (!game || !view.decision || byId("thinking").hidden === false) return;
    const host = byId("advice-text");
    if (byId("advice").hidden) this.goBack = rememberFocus();
    byId("advice").hidden = false;
    byId("advice").focus({ preventScroll: true });
    if (view.options.length < 2) {
      host.replaceChildren(h("p", {}, words.onlyOne));
      return;
    }
    host.replaceChildren(h("p", {}, words.thinking));
    this.at = moment(view);
    const { at } = this;
    try {
      const thoughts = this.hint?.at === at ? this.hint.thoughts : await advise(game, LONGEST);
      if (!thoughts || this.at !== at) return;
      this.at = "";
      this.hint = { at, thoughts };
      host.replaceChildren(...advice(thoughts, view, this.page.play));
    } catch {
      this.stop();
      this.page.failed(words.unavailable);
    }
  }
}

/**
 * What has changed since the person's last turn.
 * @param {string} changed the changes on the table, in words
 * @param {number} before the winning chance then
 * @param {number} now
 */
function sinceThen(changed, before, now) {
  const moved = Math.abs(now - before) >= NOTED;
  if (!changed && !moved) return "";
  const sentence = changed ? (moved ? coaching.sinceAndChance : coaching.since) : coaching.chance;
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
function advice({ thoughts, reason }, view, play) {
  const [best] = thoughts;
  const option = optionOf(view, best);
  const choose = option
    ? h("button", { type: "button", class: "primary", click: () => play(option) }, best.said)
    : h("b", {}, best.said);
  return [h("p", { class: "recommended" }, choose), h("p", {}, reason), compared(thoughts, view)];
}

/** @param {View} view @param {Thought} thought */
function optionOf({ options }, { choice }) {
  return options.find(({ notation }) => notation === choice);
}

/**
 * A table of all options, behind the recommendation.
 * @param {Thought[]} thoughts
 * @param {View} view
 */
function compared(thoughts, view) {
  /** @param {Thought} thought */
  const effectOf = (thought) => {
    const option = optionOf(view, thought);
    return option ? part.advice.effect(option) : thought.choice;
  };
  // Of options that were hardly tried, the values are unreliable.
  const known = thoughts
    .filter(({ visits }) => visits >= KNOWN * thoughts[0].visits)
    .toSorted((one, two) => two.value - one.value);
  // Of options with the same effect, keep only the best.
  const rows = known.filter(
    (thought, index) => known.findIndex((other) => effectOf(other) === effectOf(thought)) === index,
  );
  const others = new Set(thoughts.filter((thought) => !known.includes(thought)).map(effectOf));
  for (const thought of rows) others.delete(effectOf(thought));
  const heads = [words.choice, words.chance];
  return h(
    "details",
    {},
    h("summary", {}, words.compare),
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))),
      h(
        "tbody",
        {},
        ...rows.map(({ said, value, why }) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, said, h("small", {}, why)),
            h("td", { class: "chance" }, percent(value)),
          ),
        ),
      ),
    ),
    h(
      "p",
      { class: "note" },
      fill(words.meaning, {
        opponent: part.advice.against(view),
        draw: view.board.draw_counts,
      }),
    ),
    others.size ? h("p", { class: "note" }, words.others) : null,
  );
}
