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
 * @property {() => void} returnToGame draw the table again
 * @property {(lesson: string) => boolean} leaveWatched return to the game that a lesson replaced, if it was
 *   only watched; false if it was not
 */

/** @param {Page} page */
export function reviewing({ state, menu, requests, replay, opponent, returnToGame, leaveWatched }) {
  /** Whether the replay was opened from the analysis, to which closing it returns. */
  let analyzing = false;

  /** Show the analysis of the game. */
  const analyze = () => {
    const view = viewOf(state());
    if (view) void showAnalysis(state().savedId, view, (at, next) => void open(at, next));
  };

  /**
   * Open the replay.
   * @param {number} [at] the moment
   * @param {string} [next] what the analysis says of the choice that follows
   */
  const open = async (at, next) => {
    menu.close();
    analyzing = next !== undefined;
    // Stop thinking about the present, and hide advice that no longer applies.
    opponent.stop();
    if (state().table) await requests.next(() => replay.open(at, next));
    if (replay.active) byId("caption").focus({ preventScroll: true });
  };

  /** Close the replay. @param {boolean} [back] whether to return to the analysis it was opened from */
  const close = (back = true) => {
    replay.close();
    returnToGame();
    const returns = analyzing && back;
    analyzing = false;
    // After watching a rule being played, return to the game it replaced.
    if (leaveWatched(state().table?.lesson?.name ?? "")) return;
    const view = viewOf(state());
    if (view) void opponent.update(view, !state().follows);
    toPrompt();
    if (returns) analyze();
  };

  return { analyze, open, close };
}
