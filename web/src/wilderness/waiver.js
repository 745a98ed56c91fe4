// Whoever will not intercept again in an Action Phase of the other side is not asked again in it.

/** @typedef {import("./part.js").View} View */

/** The notation of not intercepting. */
const LET_PASS = "let pass";

export class Waiver {
  constructor() {
    /** The Action Phase for which it has been given; empty for none. */
    this.phase = "";
    /** The length of the log when it was given. */
    this.since = 0;
  }

  /** Intercept neither now nor later in the Action Phase. @param {View} view */
  give(view) {
    this.phase = phaseOf(view);
    this.since = view.lines.length;
    return passing(view);
  }

  /** The answer to a question that has been waived; null if it has not. @param {View} view */
  answer(view) {
    const { decision, lines, moment, rolling, hand_over } = view;
    if (decision?.ask !== "intercept" || moment || !rolling || hand_over) return null;
    // Whoever goes back to where it was given, or further, may think otherwise.
    if (lines.length <= this.since) this.phase = "";
    return this.phase === phaseOf(view) ? passing(view) : null;
  }
}

/** The option of not intercepting. @param {View} view */
const passing = ({ options }) => options.find(({ notation }) => notation === LET_PASS) ?? null;

/** An Action Phase of the side that is not asked, by its card. @param {View} view */
function phaseOf({ serial, lines, decision }) {
  const other = lines.findLastIndex(({ role, side }) => role === "use" && side !== decision?.side);
  return `${serial} ${other}`;
}
