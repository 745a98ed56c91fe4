// A session in the worker: the table that Python holds, and saving its game.

import { recordOf, replacedFrom, sealed } from "./saved.js";
import { SITE } from "./site.js";
import { Store } from "./store.js";
import words from "./words/saving.json" with { type: "json" };

/** @typedef {import("./boot.js").Table} Table */
/** @typedef {import("./store.js").Entry} Entry */
/** @typedef {import("./store.js").Stored} Stored */
/** @typedef {import("./saved.js").Change} Change */

/** Milliseconds within which the worker of a closed page has ended. */
const ENDING = 2500;
const NEW = ["new", "load", "open", "fork"];
/** How games come from elsewhere. */
const BROUGHT = ["load", "open"];
const CHANGES = ["choose", "resolve", "undo", "redo"];

export class StoredSession {
  /**
   * @param {Table} table
   * @param {(message: Record<string, unknown>) => void} post sends unsolicited messages to the page
   */
  constructor(table, post) {
    this.table = table;
    this.post = post;
    /** The entry of the game on the table. @type {Entry | null} */
    this.game = null;
    /** The game on the table, as the table last returned it. @type {import("./saved.js").SavedGame | null} */
    this.saved = null;
    /** Its summary, unless Python could not make one. @type {import("../../types/session").Summary | null} */
    this.summary = null;
    /** The first block that the page does not have, and the first that the store does not have. */
    this.unsent = 0;
    this.unstored = 0;
    /** Whether there is a change that the page does not have. */
    this.unreported = false;
    /** Whether the last request changed the game. */
    this.changed = false;
    this.follows = false;
    this.trouble = "";
    /** The tail of the queue of work. @type {Promise<unknown>} */
    this.turn = Promise.resolve();
    /** @type {() => void} */
    this.release = () => {};
    this.channel =
      typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`tripoli ${SITE}`);
    this.channel?.addEventListener("message", ({ data }) => this.receive(data));
    /** @type {Promise<Store | null>} */
    this.store = Store.open().catch(() => {
      this.trouble = words.blocked;
      return null;
    });
  }

  /** Send a request to the table. @param {Record<string, unknown>} request */
  ask(request) {
    const answer = this.table.ask(JSON.stringify(request));
    this.changed = JSON.parse(answer).changed;
    if (this.changed) this.recordChange(this.table.keep());
    return answer;
  }

  /** Note what has changed of the game. @param {string | undefined} text of a `Change`, if it is to be saved */
  recordChange(text) {
    if (!text) {
      this.saved = null;
      return;
    }
    /** @type {Change} */
    const { head, first, blocks, checks, summary } = JSON.parse(text);
    this.saved = {
      head,
      blocks: replacedFrom(this.saved?.blocks ?? [], first, blocks),
      checks: replacedFrom(this.saved?.checks ?? [], first, checks),
    };
    this.summary = summary;
    this.unsent = Math.min(this.unsent, first);
    this.unstored = Math.min(this.unstored, first);
    this.unreported = true;
  }

  /**
   * Handle a message from the page.
   * @param {any} message
   * @returns {Promise<Record<string, unknown>>}
   */
  async answer(message) {
    if (message.restore) return this.restore(message);
    if (message.games) return this.games(message);
    const request = JSON.parse(message.request);
    if (this.follows && CHANGES.includes(request.do)) return this.reply(refusal(words.elsewhere));
    const begun = CHANGES.includes(request.do) ? await this.beginSaving() : undefined;
    const answer = this.ask(request);
    if (!this.changed) return this.reply(answer);
    if (request.do === "lesson") this.leave();
    else if (NEW.includes(request.do)) await this.saveNew(request.do);
    else {
      await this.save(begun);
      // Another tab has played on: its version of the game is on the table now.
      if (this.follows) return this.reply(this.ask({ do: "show" }));
    }
    return this.reply(answer);
  }

  /** @param {string} answer the table's */
  reply(answer) {
    const change = this.unreported && this.saved ? sealed(this.saved, this.unsent) : null;
    if (change) {
      this.unreported = false;
      this.unsent = this.saved?.blocks.length ?? 0;
    }
    return {
      answer,
      // Sealed, so that the page holds no readable record: it contains hidden information.
      change,
      game: this.game?.id ?? null,
      version: this.game?.version ?? 0,
      follows: this.follows,
      trouble: this.trouble,
    };
  }

  /**
   * Run something after all work queued earlier.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  run(work) {
    /** @type {Promise<T>} */
    const done = this.turn.then(work);
    this.turn = done.catch(() => {});
    return done;
  }

  /**
   * Restore the game after a crash.
   * @param {any} message
   * @returns {Promise<Record<string, unknown>>}
   */
  async restore({ restore, game, version, follows }) {
    const stored = game ? await (await this.store)?.get(game).catch(() => undefined) : undefined;
    // If another tab has played on meanwhile, load its version and leave the game to it.
    const newer = stored && stored.version > version;
    const record = newer ? stored.record : recordOf(await unsealed(restore));
    const answer = this.ask({ do: "load", record });
    // The crashed worker may not have released its lock yet.
    if (stored) this.switchTo(stored, await this.claim(game, !follows && !newer));
    else await this.saveNew("load");
    return this.reply(answer);
  }

  /** Save a new game. @param {string} origin how it was created */
  async saveNew(origin) {
    const store = await this.store;
    // A game that was started and left at once is not worth listing.
    if (store && this.game && !this.follows) await store.forgetEmpty(this.game.id).catch(() => {});
    if (store && BROUGHT.includes(origin) && (await this.switchToSaved(store))) return;
    const now = Date.now();
    const id = `${now.toString(36)}${Math.floor(Math.random() * 36 ** 6).toString(36)}`;
    const times = { created: now, changed: now, version: 0, deleted: 0 };
    const entry = { id, name: "", made: origin, ...times, summary: null, head: "", blocks: 0 };
    this.switchTo(entry, await this.claim(id));
    await this.save();
  }

  /**
   * If the game on the table is saved as it is, go on with that one: a link or a file that is opened
   * again is no other game.
   * @param {Store} store
   * @returns {Promise<boolean>} whether it is
   */
  async switchToSaved(store) {
    const { saved } = this;
    if (!saved) return false;
    const whole = () => this.table.whole(recordOf(saved));
    const stored = await store.same(saved, whole).catch(() => undefined);
    if (!stored) return false;
    const own = stored.id === this.game?.id && !this.follows;
    if (!own) this.switchTo(stored, await this.claim(stored.id));
    return true;
  }

  /** @param {Entry | Stored} entry @param {{held: boolean, release: () => void}} claim */
  switchTo(entry, claim) {
    this.release();
    this.release = claim.release;
    this.follows = !claim.held;
    this.setEntry(entry);
  }

  /** The game on the table is this one of the store. @param {Entry | Stored} stored */
  setEntry(stored) {
    const { record: _, texts = [], ...entry } = /** @type {Stored} */ (stored);
    this.game = entry;
    const { blocks = [] } = this.saved ?? {};
    const differs = blocks.findIndex((block, number) => block !== texts[number]);
    this.unstored = differs < 0 ? blocks.length : differs;
  }

  /** Release the game; what is on the table now is not saved. */
  leave() {
    this.release();
    this.release = () => {};
    this.game = null;
    this.follows = false;
    this.trouble = "";
  }

  /** Begin to save the game on the table, which is about to change. */
  async beginSaving() {
    const store = await this.store;
    // What fails is tried again, and reported, when the game is saved.
    return this.game ? store?.begin(this.game.id).catch(() => undefined) : undefined;
  }

  /**
   * Save the game on the table.
   * @param {import("./store.js").Begun} [begun]
   */
  async save(begun) {
    const store = await this.store;
    if (!this.game || !this.saved) return;
    const { head, blocks } = this.saved;
    // A game that Python cannot summarize keeps its last summary.
    const summary = this.summary ?? this.game.summary;
    // The game has changed, so an earlier analysis no longer applies.
    Object.assign(this.game, { head, summary, analysis: null, changed: Date.now() });
    if (!store) return;
    try {
      await store.put(this.game, blocks, this.unstored, begun);
      this.unstored = blocks.length;
      this.trouble = "";
      this.channel?.postMessage({ changed: this.game.id, serial: store.latest });
    } catch (error) {
      if (/** @type {Error} */ (error)?.name === "Conflict") {
        this.follows = true;
        await this.catchUp();
      } else {
        const full = /** @type {Error} */ (error)?.name === "QuotaExceededError";
        this.trouble = full ? words.full : words.blocked;
      }
    }
  }

  /**
   * Claim a game for this tab; `held` is false if another tab has it.
   * @param {string} id
   * @param {boolean} [steal] take it from the other tab
   * @returns {Promise<{held: boolean, release: () => void}>}
   */
  claim(id, steal = false) {
    const free = { held: true, release: () => {} };
    if (!navigator.locks) return Promise.resolve(free);
    let granted = false;
    return new Promise((resolve) => {
      const how = steal ? { steal: true } : { ifAvailable: true };
      navigator.locks
        .request(`tripoli ${SITE} ${id}`, how, (lock) => {
          if (!lock) {
            resolve({ held: false, release: this.waitFor(id) });
            return undefined;
          }
          granted = true;
          return new Promise((done) => {
            resolve({ held: true, release: () => done(undefined) });
          });
        })
        .catch(() => {
          // If storage is blocked, locks may be, too; then no other tab can have the game.
          if (!granted) {
            resolve(free);
            return;
          }
          // Another tab has taken it over.
          void this.run(async () => {
            if (this.game?.id !== id) return;
            this.follows = true;
            await this.catchUp();
          });
        });
    });
  }

  /**
   * Claim a game if its lock is released soon, as when a page is reloaded and the old one takes
   * time to end.
   * @param {string} id
   * @returns {() => void} stops waiting, or releases the game
   */
  waitFor(id) {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), ENDING);
    let letGo = () => waiting.abort();
    navigator.locks
      .request(`tripoli ${SITE} ${id}`, { signal: waiting.signal }, () => {
        void this.run(async () => {
          if (this.game?.id !== id || !this.follows) return;
          this.follows = false;
          await this.catchUp();
        });
        return new Promise((done) => {
          letGo = () => done(undefined);
        });
      })
      .catch(() => {});
    return () => letGo();
  }

  /** Another tab has sent a message. @param {any} data */
  receive(data) {
    const id = data?.changed;
    void this.run(async () => {
      (await this.store)?.reach(data?.serial);
      if (id && id === this.game?.id && this.follows) await this.catchUp();
    });
  }

  /** Show the game as the other tab has saved it. */
  async catchUp() {
    const store = await this.store;
    const stored = this.game && (await store?.get(this.game.id));
    if (!stored || stored.id !== this.game?.id) return;
    const answer = this.ask({ do: "load", record: stored.record });
    this.setEntry(stored);
    this.post({ followed: this.reply(answer) });
  }

  /**
   * Handle a request from the list of games.
   * @param {any} message
   * @returns {Promise<Record<string, unknown>>}
   */
  async games(message) {
    try {
      return await this.manageGames(message);
    } catch (error) {
      // A browser error, as when site data are being deleted; Python is fine.
      if (error instanceof DOMException) return this.reply(refusal(words.unreadable));
      throw error;
    }
  }

  /** @param {any} message @returns {Promise<Record<string, unknown>>} */
  async manageGames({ games, game: id, name, analysis }) {
    const store = await this.store;
    if (games === "list") return { list: (await store?.list()) ?? [], trouble: this.trouble };
    if (games === "rename") await store?.change(id, { name });
    else if (games === "delete") await store?.change(id, { deleted: Date.now() });
    else if (games === "undelete") await store?.change(id, { deleted: 0 });
    else if (games === "keep analysis") await store?.change(id, { analysis });
    else if (games === "analysis") return { analysis: (await store?.get(id))?.analysis ?? null };
    else if (games === "open" || games === "take over") return this.open(id, games !== "open");
    else if (games === "file") return { blob: new Blob([this.table.whole(await this.text(id))]) };
    return {};
  }

  /** The record of a saved game, or of the one on the table. @param {string} [id] */
  async text(id) {
    if (id && id !== this.game?.id) return (await (await this.store)?.get(id))?.record ?? "";
    return this.saved ? recordOf(this.saved) : "";
  }

  /** @param {string} id @param {boolean} steal */
  async open(id, steal) {
    const store = await this.store;
    const own = this.game?.id === id && !this.follows;
    const claim = own ? null : await this.claim(id, steal);
    const stored = await store?.get(id).catch((error) => {
      claim?.release();
      throw error;
    });
    const answer = stored
      ? this.ask({ do: "load", record: stored.record })
      : refusal(words.missing);
    if (!stored || !JSON.parse(answer).ok) claim?.release();
    else if (claim) this.switchTo(stored, claim);
    return this.reply(answer);
  }
}

/** @param {import("./saved.js").SealedGame} game @returns {Promise<{head: string, blocks: string[]}>} */
async function unsealed({ head, blocks }) {
  return {
    head: await head.text(),
    blocks: await Promise.all(blocks.map((block) => block.text())),
  };
}

/** @param {string} error */
function refusal(error) {
  return JSON.stringify({ ok: false, changed: false, table: null, error });
}
