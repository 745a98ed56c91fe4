// Putting another game on the table: a new one, a saved one, one from a link, a lesson, a fork.

import { inAddress } from "./address.js";
import { dialog, toPrompt } from "./dom.js";
import { openElsewhere } from "./elsewhere.js";
import { asksWho } from "./fork.js";
import { asksFirst, openMenu } from "./menu.js";
import { part } from "./part.js";
import { route } from "./route.js";
import { viewOf } from "./state.js";
import words from "./words/engine.json" with { type: "json" };

/** @typedef {import("./client.js").Request} Request */

/**
 * What it needs of the page.
 * @typedef {object} Page
 * @property {() => import("./state.js").State} state
 * @property {() => boolean} safe whether the game in play would survive a reload
 * @property {() => Promise<unknown>} ready resolves when requests may be sent
 * @property {() => Promise<void>} idle resolves when no request is in flight
 * @property {(request: Request) => Promise<import("../../types/session").Answer | null>} send
 * @property {(id: string) => Promise<boolean>} fetch put a saved game on the table
 * @property {(at: number) => Promise<void>} openReplay open the replay at a moment
 * @property {() => void} runReplay play the replay
 * @property {() => void} closeReplay close the replay
 * @property {(text: string) => void} showHint show a hint beside the prompt
 */

/**
 * @param {Page} page
 * @param {import("./lessons.js").Lessons} lessons
 */
export function replacing(page, lessons) {
  const { state, send, showHint, fetch } = page;

  /**
   * Ask before replacing a game that is not saved.
   * @returns {Promise<boolean>} whether it may be replaced
   */
  const mayReplace = async () => page.safe() || state().table?.choices === 0 || asksFirst();

  /**
   * Start or load a game, replacing the one in play.
   * @param {Request} request
   */
  const replace = async (request) => {
    await page.ready();
    return (await mayReplace()) ? send(request) : null;
  };

  /**
   * Start a new game; the previous one can be resumed.
   * @param {Partial<Request>} setup
   */
  const begin = async (setup) => {
    const { table, trouble, serial } = state();
    const wasSaved = table && table.choices > 0 && !table.over && !table.lesson && !trouble;
    await replace({ do: "new", game: part.key, ...setup });
    if (wasSaved && state().serial !== serial) showHint(words.saved);
  };

  /**
   * Open the game in a text: a link, a saved game, or text around either.
   * @param {string} text
   * @returns {Promise<boolean>} whether there was one; otherwise the page says why not
   */
  const openText = async (text) => {
    await page.ready();
    if (!(await mayReplace())) return false;
    await page.idle();
    const answer = await send({ do: "open", text });
    if (answer?.elsewhere) openElsewhere(answer.elsewhere, text, inAddress("g") !== null);
    if (!answer?.ok) return false;
    if (answer.at !== undefined) await page.openReplay(answer.at);
    return true;
  };

  /** Open a saved game. @param {string} id */
  const openSaved = async (id) => {
    dialog("games").close();
    if (await mayReplace()) await fetch(id);
  };

  /**
   * Play on from a moment of the game as a new game; the original stays as it is.
   * @param {number} at
   */
  const fork = async (at) => {
    const { trouble, serial, table } = state();
    const view = viewOf(state());
    const players = view && (await asksWho(view));
    if (!players) return;
    lessons.watchedLesson = "";
    page.closeReplay();
    await replace({ do: "fork", at, players });
    if (!trouble && !table?.lesson && state().serial !== serial) showHint(words.saved);
  };

  /** Take a lesson, or watch it played. @param {string} lesson @param {boolean} played */
  const startLesson = async (lesson, played) => {
    lessons.watchedLesson = played ? lesson : "";
    await replace({ do: "lesson", lesson, played });
    if (played && state().table?.lesson) {
      await page.openReplay(0);
      page.runReplay();
    }
  };

  /** Return to the game that the lesson replaced, if any. */
  const leaveLesson = async () => {
    const { savedId } = state();
    if (savedId && (await fetch(savedId))) toPrompt();
    else {
      document.body.classList.remove("in-play");
      openMenu();
    }
  };

  /** Open what the address asks for; false if it asks for nothing. */
  const openAddress = () =>
    route(state, {
      mayReplace,
      open: openText,
      fetch,
      startLesson: (lesson) => startLesson(lesson, false),
    });

  return { begin, openText, openSaved, fork, startLesson, leaveLesson, openAddress };
}
