// Interprets a fight as sent by Python: the condition of each unit, and the steps of each round.

/** @typedef {import("../../types/shores").Scene} Scene */
/** @typedef {import("../../types/shores").Step} Step */
/** @typedef {"ready" | "damaged" | "lost"} Condition */

/**
 * The condition of each unit of a fight after some of its steps.
 * @param {Scene} scene
 * @param {number} [steps] by default all
 * @returns {Map<number, Condition>} by unit number; units that have not joined yet are missing
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
 * The units hit recently.
 * @param {Scene} scene
 * @param {number} steps how many steps are shown
 * @param {number} fresh the line of the log from which on hits are recent
 * @returns {Set<number>} unit numbers
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
