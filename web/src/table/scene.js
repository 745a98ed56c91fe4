// A fight as sent by Python: the condition of each unit, and the steps of each round.

/** @typedef {"ready" | "damaged" | "lost"} State */
/**
 * @typedef {{state: State, piece: string}} Condition the state of a unit, and the kind of piece as
 *   which it is shown
 */
/**
 * @typedef {Condition & {number: number, step: number}} Unit a unit in its initial condition; it
 *   takes part from a given step on
 * @typedef {Condition & {unit: number}} Blow the new condition of a unit
 * @typedef {{piece: string, count: number}} Garrison pieces behind a force that take no part
 * @typedef {{side: string, name: string, units: Unit[], garrison: Garrison | null, tally: string}}
 *   Force one side of a fight; `tally` describes its losses
 * @typedef {{side: string, by: string, dice: number[], hit: number, hits: number, result: string,
 *   needs: string, faces?: import("./outcomes.js").Face[]}} Roll dice; those showing `hit` or more hit;
 *   `faces` are what each face would have come to, where a table says so
 * @typedef {{line: number, round: number, roll: Roll | null, card: string | null, blows: Blow[],
 *   text: string, links?: {at: number, length: number, card: string}[]}} Step
 *   a step of a fight and line of the log: dice, a card, or their result
 * @typedef {{line: number, kind: string, title: string, place: string, date: string,
 *   forces: Force[], steps: Step[], over: boolean}} Scene a fight up to now
 */

/**
 * The condition of each unit of a fight after some of its steps.
 * @param {Pick<Scene, "forces" | "steps">} scene
 * @param {number} [steps] by default all
 * @returns {Map<number, Condition>} by unit number; units that have not joined yet are missing
 */
export function conditions(scene, steps = scene.steps.length) {
  /** @type {Map<number, Condition>} */
  const states = new Map();
  for (const { units } of scene.forces) {
    for (const { number, state, piece, step } of units) {
      if (step <= steps) states.set(number, { state, piece });
    }
  }
  for (const { blows } of scene.steps.slice(0, steps)) {
    for (const { unit, state, piece } of blows) states.set(unit, { state, piece });
  }
  return states;
}

/**
 * The units hit recently.
 * @param {Pick<Scene, "steps">} scene
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
 * @param {Step[]} steps
 * @returns {{round: number, steps: Step[]}[]}
 */
export function rounds(steps) {
  /** @type {{round: number, steps: Step[]}[]} */
  const rounds = [];
  for (const step of steps) {
    if (rounds.at(-1)?.round !== step.round) rounds.push({ round: step.round, steps: [] });
    rounds.at(-1)?.steps.push(step);
  }
  return rounds;
}

/**
 * Equal consecutive steps as one, with their number; rolls are never merged.
 * @param {Step[]} steps
 * @returns {[Step, number][]}
 */
export function folded(steps) {
  /** @type {[Step, number][]} */
  const all = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (last && !step.roll && last[0].text === step.text) last[1] += 1;
    else all.push([step, 1]);
  }
  return all;
}
