// The log as each reader of a game sees it: who takes the device again needs only what is new.

/** @typedef {import("../../types/session").Answer} Answer */

export class Readers {
  constructor() {
    /** By key, which names the game and the reader. @type {Map<string, any[]>} */
    this.logs = new Map();
  }

  /** How much there is of each log but the one shown. @param {string} [shownKey] its key */
  positions(shownKey) {
    return [...this.logs]
      .filter(([key]) => key !== shownKey)
      .map(([key, lines]) => ({ key, count: lines.length }));
  }

  /** Forget all logs: those of a new worker have the same keys. */
  forget() {
    this.logs.clear();
  }

  /**
   * Complete an answer: if its log is not the one shown, it gets the lines from before.
   * @param {Answer} answer
   * @param {string} [shownKey] the key of the log that the page shows
   * @returns {Answer}
   */
  receive(answer, shownKey) {
    const { table } = answer;
    if (!table) {
      // The game may have been cut, and nobody knows where.
      if (answer.changed) this.forget();
      return answer;
    }
    const { key, start, lines } = table.log;
    for (const other of this.logs.keys())
      if (gameOf(other) !== gameOf(key)) this.logs.delete(other);
    const log = this.logs.get(key) ?? [];
    log.length = start;
    for (const line of lines) log.push(line);
    this.logs.set(key, log);
    // What has been undone may happen otherwise.
    for (const other of this.logs.values()) other.splice(log.length);
    if (key === shownKey) return answer;
    return { ...answer, table: { ...table, log: { key, start: 0, lines: [...log] } } };
  }
}

/** The part of a log's key that names the game. @param {string} key */
function gameOf(key) {
  return key.split(":")[0];
}
