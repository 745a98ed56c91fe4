// Games saved in the browser: used in the worker, so that no record reaches the page.

import { openDB } from "idb";
import { recordOf } from "./saved.js";
import { SITE } from "./site.js";

/**
 * The entry of a saved game: all of it but its choices, which are saved in so many blocks. `serial`
 * counts what is saved, so that what was played last is known even if the clock is wrong.
 * @typedef {{id: string, name: string, made: string, created: number, changed: number, version: number,
 *   deleted: number, summary: any, head: string, blocks: number, serial?: number,
 *   analysis?: import("../../types/session").Analysis | null}} Entry
 */

/**
 * A saved game as it is read: with its blocks, and the whole record; versions up to 0.2 saved that
 * alone.
 * @typedef {Entry & {record: string, texts?: string[]}} Stored
 */

/** Saving a game, once it has begun. @typedef {Awaited<ReturnType<Store["begin"]>>} Begun */

/** This site's database; other copies may share the origin. */
const DATABASE = `tripoli ${SITE}`;
/** Where versions up to 0.2 saved games, shared by all copies of the site. */
const OLD_DATABASE = "tripoli";
const GAMES = "games";
/** The blocks of choices, by the id of their game and their number. */
const CHOICES = "choices";
/** In version 1 of the database, each game had its whole record in its entry. */
const VERSION = 2;
/** Milliseconds for which a deleted game can be restored. */
const GRACE = 10 * 60 * 1000;

/** Milliseconds after which the database is considered to have failed: a page may hold it up for ever. */
const LATE = 5000;

/** The blocks of a game from a number on. @param {string} id @param {number} [first] */
function blocksOf(id, first = 0) {
  return IDBKeyRange.bound([id, first], [id, Number.POSITIVE_INFINITY]);
}

/**
 * What the database does, if it does it in time. Opening waits for pages with an earlier version of it;
 * the first request of a transaction waits for the transactions of other pages, which may have been
 * stopped in the middle of theirs.
 * @template T
 * @param {Promise<T>} awaited
 * @returns {Promise<T>}
 */
async function inTime(awaited) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, fail) => {
    const error = new DOMException("the database does not answer", "TimeoutError");
    timer = setTimeout(() => fail(error), LATE);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The games saved by versions up to 0.2. @returns {Promise<Stored[]>} */
async function oldGames() {
  try {
    const old = await openDB(OLD_DATABASE, 1, {
      // The database does not exist: do not create it.
      upgrade: (_database, _old, _new, transaction) => {
        transaction.done.catch(() => {});
        transaction.abort();
      },
    });
    const games = await old.getAll(GAMES);
    old.close();
    return games.filter((game) => typeof game?.id === "string");
  } catch {
    return [];
  }
}

/** What fails within a transaction makes all of it fail. @param {Promise<unknown>} part */
function handled(part) {
  part.catch(() => {});
}

/** Undo what a transaction has done so far. @param {{abort: () => void}} transaction */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // It has ended already, by itself.
  }
}

class Conflict extends Error {
  name = "Conflict";
}

export class Store {
  constructor() {
    /** @type {Promise<import("idb").IDBPDatabase> | null} */
    this.opened = null;
    /** The highest serial known, of this tab and others. */
    this.latest = 0;
  }

  /** Open the games of this browser; rejects if nothing can be stored. */
  static async open() {
    const store = new Store();
    await store.purge();
    return store;
  }

  /** The database, reopened after its data have been deleted. */
  database() {
    const forget = () => {
      this.opened?.then((database) => database.close()).catch(() => {});
      this.opened = null;
    };
    let isNew = false;
    this.opened ??= inTime(
      openDB(DATABASE, VERSION, {
        upgrade(database, before) {
          isNew = before < 1;
          const stores = database.objectStoreNames;
          if (!stores.contains(GAMES)) database.createObjectStore(GAMES, { keyPath: "id" });
          if (!stores.contains(CHOICES)) database.createObjectStore(CHOICES);
        },
        // Deleting the data, or upgrading them, waits until all connections are closed.
        blocking: forget,
        terminated: forget,
      }).then(async (database) => {
        // They are all of the game at the root.
        if (isNew && !HOME) for (const game of await oldGames()) await database.put(GAMES, game);
        return database;
      }),
    ).catch((error) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  /** Remove games whose grace period after deletion is over. */
  async purge() {
    const database = await this.database();
    for (const { id, deleted, serial } of await this.all()) {
      this.reach(serial);
      if (!deleted || deleted >= Date.now() - GRACE) continue;
      const transaction = database.transaction([GAMES, CHOICES], "readwrite");
      const gone = [
        transaction.objectStore(GAMES).delete(id),
        transaction.objectStore(CHOICES).delete(blocksOf(id)),
        transaction.done,
      ];
      await inTime(Promise.all(gone));
    }
  }

  /** Go on counting from a serial that another tab has used, too. @param {unknown} serial */
  reach(serial) {
    this.latest = Math.max(this.latest, Number(serial) || 0);
  }

  /** @returns {Promise<Stored[]>} */
  async all() {
    return inTime((await this.database()).getAll(GAMES));
  }

  /** All games, last played first, without what is hidden in them, and without their analyses. */
  async list() {
    const all = await this.all();
    /** @param {Stored} one @param {Stored} other @param {"serial" | "changed"} by */
    const later = (one, other, by) => (Number(other[by]) || 0) - (Number(one[by]) || 0);
    return (
      all
        .filter(({ deleted, record }) => !deleted && record !== "")
        // Games without a serial were saved by earlier versions.
        .sort((one, other) => later(one, other, "serial") || later(one, other, "changed"))
        .map(({ record: _, head: __, analysis: ___, ...rest }) => rest)
    );
  }

  /** @param {string} id @returns {Promise<Stored | undefined>} */
  async get(id) {
    const transaction = (await this.database()).transaction([GAMES, CHOICES]);
    const [found, texts] = await inTime(
      Promise.all([
        transaction.objectStore(GAMES).get(id),
        transaction.objectStore(CHOICES).getAll(blocksOf(id)),
      ]),
    );
    if (!found || found.deleted) return undefined;
    // An entry that has its record is of version 1, or another tab with that version has saved it.
    if (typeof found.record === "string") return found;
    // A damaged entry opens as no game at all, rather than as a part of one.
    const complete = typeof found.head === "string" && found.blocks === texts.length;
    return { ...found, texts, record: complete ? recordOf({ ...found, blocks: texts }) : "" };
  }

  /**
   * Begin to save a game: what is saved of it is read while the table is still at work. Nothing comes
   * of it if the game is not saved before the next pause.
   * @param {string} id
   */
  async begin(id) {
    const transaction = (await this.database()).transaction([GAMES, CHOICES], "readwrite");
    /** @type {Promise<Entry | undefined>} */
    const found = transaction.objectStore(GAMES).get(id);
    handled(found);
    handled(transaction.done);
    return { transaction, found };
  }

  /**
   * Save a game, completely or not at all, unless another tab has played on with it meanwhile.
   * @param {Entry} entry with the version expected in the database, which is incremented
   * @param {string[]} texts its blocks
   * @param {number} first the first block that is not yet saved
   * @param {Begun} [begun]
   */
  async put(entry, texts, first, begun) {
    const { transaction, found: reading } = begun ?? (await this.begin(entry.id));
    const games = transaction.objectStore(GAMES);
    const choices = transaction.objectStore(CHOICES);
    try {
      const found = await inTime(reading);
      if (found && found.version !== entry.version) throw new Conflict();
      this.reach(found?.serial);
      this.latest += 1;
      const updated = {
        ...entry,
        // Keep the name most recently set in the list of games.
        name: found?.name ?? entry.name,
        version: entry.version + 1,
        deleted: 0,
        serial: this.latest,
        blocks: texts.length,
      };
      // If the entry has been deleted, or is of version 1, no block is there.
      const from = Math.min(first, found?.blocks ?? 0);
      handled(games.put(updated));
      for (const [index, text] of texts.slice(from).entries()) {
        handled(choices.put(text, [entry.id, from + index]));
      }
      // Every request delays the answer to a press; this one is needed only after an undo.
      if ((found?.blocks ?? 0) > texts.length) {
        handled(choices.delete(blocksOf(entry.id, texts.length)));
      }
      // Nothing follows: the database need not wait until each request has been answered.
      transaction.commit();
      await transaction.done;
    } catch (error) {
      abort(transaction);
      throw error;
    }
    entry.version += 1;
  }

  /**
   * The saved game that is exactly this one.
   * @param {import("./saved.js").SavedGame} game
   * @param {() => string} whole its record with its digest, as version 1 saved it
   * @returns {Promise<Stored | undefined>}
   */
  async same({ head, blocks }, whole) {
    const all = await this.all();
    const older = all.some(({ deleted, record }) => !deleted && record !== undefined);
    const text = older ? whole() : "";
    for (const { id, deleted, ...other } of all) {
      if (deleted) continue;
      const alike = other.head === head && other.blocks === blocks.length;
      const found = alike ? await this.get(id) : undefined;
      if (found?.texts?.every((text, number) => text === blocks[number])) return found;
      if (other.record && other.record === text) return this.get(id);
    }
    return undefined;
  }

  /** @param {string} id @param {Partial<Entry>} change a name, when it was deleted, an analysis */
  async change(id, change) {
    const transaction = (await this.database()).transaction(GAMES, "readwrite");
    const found = await inTime(transaction.store.get(id));
    if (found) await transaction.store.put({ ...found, ...change });
    await transaction.done;
  }

  /** Remove a game that was started here and never played. @param {string} id */
  async forgetEmpty(id) {
    const found = await this.get(id);
    const left = found?.made === "new" && !found.name && found.summary?.choices === 0;
    if (left) await this.change(id, { deleted: Date.now() });
  }
}
