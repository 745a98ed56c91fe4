// Games saved in the browser: used in the worker, so that no record reaches the page.

import { openDB } from "idb";
import { SITE } from "./site.js";

/**
 * A saved game. `serial` counts what is saved, so that what was played last is known even if the
 * clock is wrong.
 * @typedef {{id: string, name: string, made: string, created: number, changed: number, version: number,
 *   deleted: number, summary: any, record: string, serial?: number,
 *   analysis?: import("../../types/session").Analysis | null}} Kept
 */

/** This site's database; other copies may share the origin. */
const DATABASE = `tripoli ${SITE}`;
/** Where versions up to 0.2 saved games, shared by all copies of the site. */
const OLD_DATABASE = "tripoli";
const GAMES = "games";
/** Milliseconds for which a deleted game can be restored. */
const GRACE = 10 * 60 * 1000;

/** Milliseconds after which opening the database is considered to have failed. */
const LATE = 5000;

/** @returns {Promise<never>} */
function late() {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new DOMException("the database does not open", "TimeoutError")), LATE);
  });
}

/** The games saved by versions up to 0.2. @returns {Promise<Kept[]>} */
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
    let made = false;
    this.opened ??= Promise.race([
      openDB(DATABASE, 1, {
        upgrade(database) {
          made = true;
          database.createObjectStore(GAMES, { keyPath: "id" });
        },
        // Deleting the data waits until all connections are closed.
        blocking: forget,
        terminated: forget,
      }).then(async (database) => {
        // They are all of the game at the root.
        if (made && !HOME) for (const game of await oldGames()) await database.put(GAMES, game);
        return database;
      }),
      late(),
    ]).catch((error) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  /** Remove games whose grace period after deletion is over. */
  async purge() {
    const database = await this.database();
    const all = /** @type {Kept[]} */ (await database.getAll(GAMES));
    for (const { id, deleted, serial } of all) {
      this.reach(serial);
      if (deleted && deleted < Date.now() - GRACE) await database.delete(GAMES, id);
    }
  }

  /** Go on counting from a serial that another tab has used, too. @param {unknown} serial */
  reach(serial) {
    this.latest = Math.max(this.latest, Number(serial) || 0);
  }

  /** All games, last played first, without their records and analyses. */
  async list() {
    const all = /** @type {Kept[]} */ (await (await this.database()).getAll(GAMES));
    /** @param {Kept} one @param {Kept} other @param {"serial" | "changed"} by */
    const later = (one, other, by) => (Number(other[by]) || 0) - (Number(one[by]) || 0);
    return (
      all
        .filter(({ deleted, record }) => !deleted && record !== "")
        // Games without a serial were saved by earlier versions.
        .sort((one, other) => later(one, other, "serial") || later(one, other, "changed"))
        .map(({ record: _, analysis: __, ...rest }) => rest)
    );
  }

  /** @param {string} id @returns {Promise<Kept | undefined>} */
  async get(id) {
    const found = /** @type {Kept | undefined} */ (await (await this.database()).get(GAMES, id));
    return found?.deleted ? undefined : found;
  }

  /**
   * Save a game, unless another tab has played on with it meanwhile.
   * @param {Kept} entry with the version expected in the database, which is incremented
   */
  async put(entry) {
    const transaction = (await this.database()).transaction(GAMES, "readwrite");
    const found = /** @type {Kept | undefined} */ (await transaction.store.get(entry.id));
    if (found && found.version !== entry.version) {
      await transaction.done;
      throw new Conflict();
    }
    this.reach(found?.serial);
    this.latest += 1;
    // Keep the name most recently set in the list of games.
    const kept = {
      ...entry,
      name: found?.name ?? entry.name,
      version: entry.version + 1,
      deleted: 0,
      serial: this.latest,
    };
    await Promise.all([transaction.store.put(kept), transaction.done]);
    entry.version += 1;
  }

  /** The game that has exactly this record. @param {string} record */
  async same(record) {
    const all = /** @type {Kept[]} */ (await (await this.database()).getAll(GAMES));
    return all.find((game) => !game.deleted && game.record === record);
  }

  /** @param {string} id @param {Partial<Kept>} change a name, when it was deleted, an analysis */
  async change(id, change) {
    const transaction = (await this.database()).transaction(GAMES, "readwrite");
    const found = await transaction.store.get(id);
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
