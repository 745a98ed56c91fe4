// Games saved in the browser: used in the worker, so that no record comes into the page.

import { openDB } from "idb";
import { SITE } from "./site.js";

/**
 * @typedef {{id: string, name: string, made: string, created: number, changed: number, version: number,
 *   deleted: number, summary: any, record: string,
 *   analysis?: import("../../types/session").Analysis | null}} Kept
 */

/** Of this copy of the site: others may stand under the same origin. */
const DATABASE = `tripoli ${SITE}`;
/** Where versions up to 0.2 kept the games of every copy. */
const OLD_DATABASE = "tripoli";
const GAMES = "games";
/** How long a deleted game can be had back, in milliseconds. */
const GRACE = 10 * 60 * 1000;

/** Milliseconds after which a database that does not open will not. */
const LATE = 5000;

/** @returns {Promise<never>} */
function late() {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new DOMException("the database does not open", "TimeoutError")), LATE);
  });
}

/** The games that a version up to 0.2 kept. @returns {Promise<Kept[]>} */
async function oldGames() {
  try {
    const old = await openDB(OLD_DATABASE, 1, {
      // There is none: none is made.
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
  }

  /** The games of this browser; an error where nothing can be stored. */
  static async open() {
    const store = new Store();
    await store.purge();
    return store;
  }

  /** The database, opened anew after its data have been deleted. */
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
        // Whoever wants to delete the data waits for all who have them open.
        blocking: forget,
        terminated: forget,
      }).then(async (database) => {
        if (made) for (const game of await oldGames()) await database.put(GAMES, game);
        return database;
      }),
      late(),
    ]).catch((error) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  /** Forget what was deleted long enough ago. */
  async purge() {
    const database = await this.database();
    const all = /** @type {Kept[]} */ (await database.getAll(GAMES));
    for (const { id, deleted } of all) {
      if (deleted && deleted < Date.now() - GRACE) await database.delete(GAMES, id);
    }
  }

  /** All games, the last played first, without their records and analyses. */
  async list() {
    const all = /** @type {Kept[]} */ (await (await this.database()).getAll(GAMES));
    const when = (/** @type {Kept} */ game) => Number(game.changed) || 0;
    return all
      .filter(({ deleted, record }) => !deleted && record !== "")
      .sort((one, other) => when(other) - when(one))
      .map(({ record: _, analysis: __, ...rest }) => rest);
  }

  /** @param {string} id @returns {Promise<Kept | undefined>} */
  async get(id) {
    const found = /** @type {Kept | undefined} */ (await (await this.database()).get(GAMES, id));
    return found?.deleted ? undefined : found;
  }

  /**
   * Keep a game, unless another tab has gone on with it meanwhile.
   * @param {Kept} entry with the version that is expected to lie there; it is counted up
   */
  async put(entry) {
    const transaction = (await this.database()).transaction(GAMES, "readwrite");
    const found = /** @type {Kept | undefined} */ (await transaction.store.get(entry.id));
    if (found && found.version !== entry.version) {
      await transaction.done;
      throw new Conflict();
    }
    // The name is what the list of games last gave it.
    const kept = {
      ...entry,
      name: found?.name ?? entry.name,
      version: entry.version + 1,
      deleted: 0,
    };
    await Promise.all([transaction.store.put(kept), transaction.done]);
    entry.version += 1;
  }

  /** @param {string} id @param {Partial<Kept>} change a name, when it was deleted, an analysis */
  async change(id, change) {
    const transaction = (await this.database()).transaction(GAMES, "readwrite");
    const found = await transaction.store.get(id);
    if (found) await transaction.store.put({ ...found, ...change });
    await transaction.done;
  }

  /** Forget a game that was begun here and in which nothing was done. @param {string} id */
  async forgetEmpty(id) {
    const found = await this.get(id);
    const left = found?.made === "new" && !found.name && found.summary?.choices === 0;
    if (left) await this.change(id, { deleted: Date.now() });
  }
}
