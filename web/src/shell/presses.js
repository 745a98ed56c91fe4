// Where presses began: what one has brought, perhaps many choices, is undone together.

export class Presses {
  constructor() {
    /** The game in which they were. */
    this.serial = 0;
    /** How many choices there were before each. @type {number[]} */
    this.begun = [];
  }

  /**
   * Something is pressed.
   * @param {number} serial the game
   * @param {number} choices how many have been made in it
   */
  begin(serial, choices) {
    const before = this.serial === serial ? this.begun.filter((count) => count < choices) : [];
    this.serial = serial;
    this.begun = [...before, choices];
  }

  /**
   * How many choices there were before the last press of those that have been made.
   * @param {number} serial the game
   * @param {number} choices how many have been made in it
   * @returns {number | null} null if nobody has pressed anything since the game was opened
   */
  last(serial, choices) {
    if (this.serial !== serial) return null;
    return this.begun.findLast((count) => count < choices) ?? null;
  }
}
