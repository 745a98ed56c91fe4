// A fight as Python tells it, read: how each unit stands, and what belongs to a round.

/** @typedef {import("../../types/shores").Scene} Scene */
/** @typedef {import("../../types/shores").Step} Step */
/** @typedef {"ready" | "damaged" | "lost"} Condition */

/**
 * How each unit of a fight stands after some of its steps.
 * @param {Scene} scene
 * @param {number} [steps] by default all
 * @returns {Map<number, Condition>} by the number of the unit; those that have not come are missing
 */
export function conditions(scene, steps = scene.steps.length) {
  /** @type {Map<number, Condition>} */
  const found = new Map();
  for (const { units } of scene.forces) {
    for (const { number, damaged, step } of units) {
      if (step <= steps) found.set(number, damaged ? "damaged" : "ready");
    }
  }
  for (const { blows } of scene.steps.slice(0, steps)) {
    for (const { unit, lost } of blows) found.set(unit, lost ? "lost" : "damaged");
  }
  return found;
}

/**
 * Who has been hit lately.
 * @param {Scene} scene
 * @param {number} steps how many of its steps are shown
 * @param {number} fresh from which line of the log on that is lately
 * @returns {Set<number>} the numbers of the units
 */
export function struck(scene, steps, fresh) {
  const lately = scene.steps.slice(0, steps).filter(({ line }) => line >= fresh);
  return new Set(lately.flatMap(({ blows }) => blows.map(({ unit }) => unit)));
}

/**
 * The steps of a fight, round by round.
 * @param {Scene} scene
 * @returns {{round: number, steps: Step[]}[]}
 */
export function rounds({ steps }) {
  /** @type {{round: number, steps: Step[]}[]} */
  const found = [];
  for (const step of steps) {
    if (found.at(-1)?.round !== step.round) found.push({ round: step.round, steps: [] });
    found.at(-1)?.steps.push(step);
  }
  return found;
}
