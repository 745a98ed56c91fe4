// Requests about the game on the table: at most one is in flight.

import { ask, askGames } from "./client.js";
import { settings } from "./settings.js";

/** @typedef {import("./client.js").Request} Request */
/** @typedef {import("./client.js").Reply} Reply */

export class Requests {
  /** @param {() => import("../../types/session").LogHeld} log how much of the log the page has */
  constructor(log) {
    this.log = log;
    /** The request in flight. @type {Promise<unknown> | null} */
    this.running = null;
    /** Whether it leaves the game as it is. */
    this.reading = false;
  }

  /** Resolves when no request is in flight. */
  async idle() {
    while (this.running) await this.running;
  }

  /**
   * Serializes requests: at most one is in flight; requests made meanwhile are dropped.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T | undefined>}
   */
  async exclusively(work) {
    if (this.running) return undefined;
    const done = work();
    this.running = done;
    try {
      return await done;
    } finally {
      this.running = null;
    }
  }

  /** Whether a request that may change the game is in flight. */
  get changing() {
    return this.running !== null && !this.reading;
  }

  /**
   * Do something after whatever is in flight: it is never dropped.
   * @template T
   * @param {() => Promise<T>} work
   */
  async next(work) {
    // A choice made in the same moment comes first. There is no pause between the last look and the request:
    // others wait for the same moment.
    do await this.running;
    while (this.running);
    return this.exclusively(work);
  }

  /**
   * Ask for something that leaves the game as it is, after whatever is in flight.
   * @param {Request} request
   */
  read(request) {
    return this.next(async () => {
      this.reading = true;
      try {
        return await ask({ ...request, log: this.log() });
      } finally {
        this.reading = false;
      }
    });
  }

  /**
   * Ask for something that may change the game, after what is being read; what can be decided
   * automatically is, if the person has chosen so.
   * @param {Request} request
   */
  async change(request) {
    while (this.reading) await this.running;
    const log = this.log();
    return this.exclusively(async () => {
      const first = await ask({ ...request, log });
      const played = first.answer.ok && ["choose", "sit"].includes(request.do);
      const decision = /** @type {import("./state.js").Decision | null | undefined} */ (
        first.answer.table?.decision
      );
      return played && decision?.automatic && settings.quick ? ask({ do: "resolve", log }) : first;
    });
  }

  /**
   * Fetch a saved game, as soon as no other request is running: a link may be opened meanwhile.
   * @param {"open" | "take over"} games
   * @param {string} id
   */
  async fetch(games, id) {
    await this.idle();
    return this.exclusively(() => askGames(games, { of: id }));
  }
}
