// Reviewing a game: its replay and its analysis, and the way back to the table.

import { showAnalysis } from "./analysis.js";
import { byId, toPrompt } from "./dom.js";
import { viewOf } from "./state.js";

/**
 * What it uses of the page.
 * @typedef {object} Page
 * @property {() => import("./state.js").State} state
 * @property {HTMLDialogElement} menu
 * @property {import("./requests.js").Requests} requests
 * @property {import("./replay.js").Replay} replay
 * @property {import("./opponent.js").Opponent} opponent
 * @property {() => void} backAtTable draw the table again
 * @property {(lesson: string) => boolean} leaves return to the game that a lesson replaced, if it was
 *   only watched; false if it was not
 */

export class Review {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** Whether the replay was opened from the analysis, to which closing it returns. */
    this.analyzing = false;
  }

  /** Show the analysis of the game. */
  analyze() {
    const { kept } = this.page.state();
    const view = viewOf(this.page.state());
    if (view) void showAnalysis(kept, view, (at, next) => void this.open(at, next));
  }

  /**
   * Open the replay.
   * @param {number} [at] the moment
   * @param {string} [next] what the analysis says of the choice that follows
   */
  async open(at, next) {
    const { state, menu, requests, replay, opponent } = this.page;
    menu.close();
    this.analyzing = next !== undefined;
    // Stop thinking about the present, and hide advice that no longer applies.
    opponent.stop();
    if (state().table) await requests.exclusively(() => replay.open(at, next));
    if (replay.on) byId("caption").focus({ preventScroll: true });
  }

  /** Close the replay. @param {boolean} [back] whether to return to the analysis it was opened from */
  close(back = true) {
    const { state, replay, opponent, backAtTable, leaves } = this.page;
    replay.close();
    backAtTable();
    const analyzing = this.analyzing && back;
    this.analyzing = false;
    // After watching a rule being played, return to the game it replaced.
    if (leaves(state().table?.lesson?.name ?? "")) return;
    const view = viewOf(state());
    if (view) void opponent.look(view, !state().follows);
    toPrompt();
    if (analyzing) this.analyze();
  }
}
