// Putting another game on the table: a new one, a saved one, one from a link, a lesson, a fork.

import { dialog, toPrompt } from "./dom.js";
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
 * @property {(request: Request) => Promise<import("../../types/session").Answer | null>} put
 * @property {(id: string) => Promise<boolean>} fetch put a saved game on the table
 * @property {(at: number) => Promise<void>} lookBack open the replay at a moment
 * @property {() => void} watch play the replay
 * @property {() => void} stopLooking close the replay
 * @property {(text: string) => void} tell show a hint beside the prompt
 */

export class Replacing {
  /**
   * @param {Page} page
   * @param {import("./lessons.js").Lessons} lessons
   */
  constructor(page, lessons) {
    this.page = page;
    this.lessons = lessons;
  }

  /**
   * Ask before replacing a game that is not saved.
   * @returns {Promise<boolean>} whether it may be replaced
   */
  async allowed() {
    return this.page.safe() || this.page.state().table?.choices === 0 || asksFirst();
  }

  /**
   * Start or load a game, replacing the one in play.
   * @param {Request} request
   */
  async replace(request) {
    await this.page.ready();
    return (await this.allowed()) ? this.page.put(request) : null;
  }

  /**
   * Start a new game; the previous one can be resumed.
   * @param {Partial<Request>} setup
   */
  async begin(setup) {
    const { table, trouble, serial } = this.page.state();
    const kept = table && table.choices > 0 && !table.over && !table.lesson && !trouble;
    await this.replace({ do: "new", game: part.key, ...setup });
    if (kept && this.page.state().serial !== serial) this.page.tell(words.saved);
  }

  /**
   * Open the game in a text: a link, a saved game, or text around either.
   * @param {string} text
   * @returns {Promise<boolean>} whether there was one; otherwise the page says why not
   */
  async openText(text) {
    await this.page.ready();
    if (!(await this.allowed())) return false;
    await this.page.idle();
    const answer = await this.page.put({ do: "open", text });
    if (!answer?.ok) return false;
    if (answer.at !== undefined) await this.page.lookBack(answer.at);
    return true;
  }

  /** Open a saved game. @param {string} id */
  async openSaved(id) {
    dialog("games").close();
    if (await this.allowed()) await this.page.fetch(id);
  }

  /** Open what the address asks for; false if it asks for nothing. */
  follow() {
    return route(this.page.state, {
      mayReplace: () => this.allowed(),
      open: (text) => this.openText(text),
      fetch: this.page.fetch,
      take: (lesson) => this.learn(lesson, false),
    });
  }

  /**
   * Play on from a moment of the game as a new game; the original stays as it is.
   * @param {number} at
   */
  async fork(at) {
    const { trouble, serial, table } = this.page.state();
    const view = viewOf(this.page.state());
    const players = view && (await asksWho(view));
    if (!players) return;
    this.lessons.watched = "";
    this.page.stopLooking();
    await this.replace({ do: "fork", at, players });
    const { state, tell } = this.page;
    if (!trouble && !table?.lesson && state().serial !== serial) tell(words.saved);
  }

  /** Take a lesson, or watch it played. @param {string} lesson @param {boolean} played */
  async learn(lesson, played) {
    this.lessons.watched = played ? lesson : "";
    await this.replace({ do: "lesson", lesson, played });
    if (played && this.page.state().table?.lesson) {
      await this.page.lookBack(0);
      this.page.watch();
    }
  }

  /** Return to the game that the lesson replaced, if any. */
  async leaveLesson() {
    const { kept } = this.page.state();
    if (kept && (await this.page.fetch(kept))) toPrompt();
    else {
      document.body.classList.remove("in-play");
      openMenu();
    }
  }
}
