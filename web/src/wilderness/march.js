// A march of several spaces: the page answers the engine's steps one after another, and stops as soon as
// something else is asked, dice fall, or something is revealed.

/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("../../types/wilderness").Approach} Approach */
/** @typedef {import("./part.js").View} View */

export class March {
  constructor() {
    /** The spaces still to be entered. @type {string[]} */
    this.ahead = [];
    /** The destination that a second press confirms. @type {Approach | null} */
    this.chosen = null;
    /** The length of the log when the last step was taken. */
    this.since = 0;
  }

  /** Forget the destination and the rest of the way. */
  halt() {
    this.ahead = [];
    this.chosen = null;
  }

  /** Choose a destination, or confirm it; true if the march begins. @param {Approach} approach */
  press(approach) {
    if (this.chosen?.space !== approach.space) {
      this.chosen = approach;
      return false;
    }
    this.ahead = approach.path.slice(1);
    this.chosen = null;
    return true;
  }

  /**
   * The next step, if the march goes on.
   * @param {View} view
   * @returns {Option | null}
   */
  step(view) {
    const [next] = this.ahead;
    if (!next) return null;
    const { decision, options, lines } = view;
    const disturbed = lines.slice(this.since).some(({ dice, kind }) => dice || kind === "Tried");
    const option = options.find(
      ({ act, space }) => space === next && ["move", "sail", "land"].includes(act),
    );
    if (decision?.ask !== "step" || disturbed || !option) {
      this.halt();
      return null;
    }
    this.ahead.shift();
    this.since = lines.length;
    return option;
  }
}

/** By space, where the force on the move can get to. @param {View} view @returns {Map<string, Approach>} */
export function reachOf({ decision, options }) {
  if (decision?.ask !== "step") return new Map();
  const next = new Set(options.map(({ act, space }) => (act === "move" ? space : null)));
  // What the rules offer now counts more than what was foreseen.
  const reach = (decision.reach ?? []).filter(({ path }) => next.has(path[1]));
  return new Map(reach.map((approach) => [approach.space, approach]));
}
