// A fight: both forces, dice, hits and losses, round by round.

import { h, s } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { engraved } from "./art.js";
import { field } from "./field.js";
import { dice, sentence } from "./lines.js";
import { pieceName, pieces } from "./names.js";
import { picture } from "./pieces.js";
import { conditions, rounds, struck } from "./scene.js";
import words from "./words/fight.json" with { type: "json" };

/** @typedef {import("../../types/shores").Scene} Scene */
/** @typedef {import("../../types/shores").Force} Force */
/** @typedef {import("../../types/shores").Step} Step */
/** @typedef {import("../../types/shores").Unit} Unit */
/** @typedef {import("../../types/shores").Option} Option */
/** @typedef {import("./scene.js").Condition} Condition */

/** The number of rounds shown if space is limited. */
const LAST_ROUNDS = 3;
/** The minimum width of a row, in units; a force stands in two rows. */
const ROW = 3;

/**
 * A fight as it currently stands.
 * @param {Scene} scene
 * @param {{steps?: number, fresh?: number, short?: boolean, hits?: Map<string, Option>,
 *   side?: string | null, choose?: (option: Option) => void}} [how] how many of its steps to show;
 *   from which line of the log on dice have yet to roll; whether to abbreviate earlier rounds and
 *   limit their number; which ships of which side can be pressed to take a hit
 */
export function drawn(
  scene,
  {
    steps = scene.steps.length,
    fresh = Infinity,
    short = false,
    hits,
    side,
    choose = () => {},
  } = {},
) {
  const states = conditions(scene, steps);
  const struckUnits = struck(scene, steps, fresh);
  const all = rounds({ ...scene, steps: scene.steps.slice(0, steps) });
  const shown = short ? all.slice(-LAST_ROUNDS) : all;
  const whole = steps === scene.steps.length;
  const rolling = scene.steps.slice(0, steps).some(({ roll, line }) => roll && line >= fresh);
  return h(
    "div",
    {
      class: [
        "fight",
        rolling && "rolling",
        hits?.size && "takes-hits",
        scene.over && whole && "over",
      ]
        .filter(Boolean)
        .join(" "),
    },
    h("p", { class: "fight-date" }, scene.date),
    h(
      "div",
      { class: "fleets" },
      field(scene),
      ...scene.forces.map((force) =>
        fleet(
          whole ? force : { ...force, tally: "" },
          states,
          struckUnits,
          force.side === side ? (hits ?? null) : null,
          choose,
        ),
      ),
    ),
    shown.length < all.length ? toFight(scene.line, words.earlierRounds) : null,
    ...shown.map(({ round, steps: some }, index) =>
      h(
        "div",
        { class: short && index < shown.length - 1 ? "round earlier" : "round" },
        all.length > 1 ? h("h3", {}, fill(words.round, { number: round })) : null,
        ...folded(some).map(([step, times]) => drawnStep(step, step.line >= fresh, times)),
      ),
    ),
  );
}

/**
 * A button that opens a whole fight.
 * @param {number} line the line of the log with which it begins
 * @param {string} label
 */
export function toFight(line, label) {
  return h("button", { type: "button", class: "whole-fight", "data-line": String(line) }, label);
}

/**
 * @param {Force} force
 * @param {Map<number, Condition>} states
 * @param {Set<number>} struckUnits the units just hit
 * @param {Map<string, Option> | null} hits
 * @param {(option: Option) => void} choose
 */
function fleet(force, states, struckUnits, hits, choose) {
  const units = force.units.filter(({ number }) => states.has(number));
  const ships = h(
    "ul",
    { class: hits ? "ships pressed" : "ships" },
    force.garrison ? garrison(force.garrison) : null,
    ...units.map((unit) => {
      const state = /** @type {Condition} */ (states.get(unit.number));
      const hit = struckUnits.has(unit.number);
      return h(
        "li",
        { class: hit ? `${state} struck` : state },
        ship(unit, state, hits, choose),
        hit ? impact() : null,
      );
    }),
  );
  ships.style.setProperty("--row", String(Math.max(ROW, Math.ceil(units.length / 2))));
  return h(
    "div",
    { class: `fleet ${force.side.toLowerCase()}` },
    h("h3", {}, force.name),
    ships,
    h("p", { class: "tally" }, force.tally),
  );
}

/**
 * The troops in the city behind its ships.
 * @param {import("../../types/shores").Garrison} garrison
 */
function garrison({ piece, count }) {
  const said = fill(words.garrison, { pieces: pieces(piece, count) });
  return h(
    "li",
    { class: "garrison" },
    h("span", { role: "img", "aria-label": said, title: said }, picture(piece)),
    count > 1 ? h("span", { class: "number", "aria-hidden": "true" }, String(count)) : null,
  );
}

/** A brief effect where a shot has hit. */
function impact() {
  return s(
    "svg",
    {
      class: "impact vignette",
      viewBox: "-22 -22 44 44",
      "aria-hidden": "true",
      animationend: ({ currentTarget }) => /** @type {Element} */ (currentTarget).remove(),
    },
    engraved(["blast", 0, 0]),
  );
}

/**
 * @param {Unit} unit
 * @param {Condition} state
 * @param {Map<string, Option> | null} hits
 * @param {(option: Option) => void} choose
 */
function ship({ piece }, state, hits, choose) {
  const kind = state === "damaged" ? `damaged ${piece}` : piece;
  const option = state === "lost" ? null : hits?.get(kind);
  if (!option) {
    const name = pieceName(kind);
    const said = state === "lost" ? fill(words.lost, { piece: name }) : name;
    return h("span", { role: "img", "aria-label": said, title: said }, picture(kind));
  }
  const label = fill(words.takesHit, { pieces: pieces(kind, 1) });
  return h(
    "button",
    {
      type: "button",
      class: "target",
      "data-choice": option.notation,
      "aria-label": label,
      title: label,
      click: () => choose(option),
    },
    picture(kind),
  );
}

/**
 * Merges equal consecutive steps; each with its count.
 * @param {Step[]} steps
 * @returns {[Step, number][]}
 */
function folded(steps) {
  /** @type {[Step, number][]} */
  const all = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (last && !step.roll && last[0].text === step.text) last[1] += 1;
    else all.push([step, 1]);
  }
  return all;
}

/** @param {Step} step @param {boolean} fresh @param {number} times how often it occurs */
function drawnStep({ roll, ...step }, fresh, times) {
  if (!roll) {
    const counted = times > 1 ? String(times) : null;
    return h("p", { class: "note", "data-times": counted }, ...sentence(step));
  }
  const { length } = roll.dice;
  return h(
    "p",
    {
      class: `roll ${roll.side.toLowerCase()} ${rollSize(length)}${fresh ? " fresh" : ""}`,
      "data-dice": String(length),
    },
    h("span", { class: "roll-by" }, roll.by),
    h(
      "span",
      {
        role: "img",
        "aria-label": fill(length ? words.rolled : words.noDice, { dice: roll.dice.join(" ") }),
      },
      dice(roll),
    ),
    h("span", { class: roll.hits ? "result some" : "result" }, roll.result),
    roll.needs ? h("small", {}, " ", fill(words.needs, { needs: roll.needs })) : null,
  );
}

/** The class of a roll by its number of dice. @param {number} dice */
function rollSize(dice) {
  if (dice > 8) return "lots";
  if (dice > 5) return "many";
  return dice > 2 ? "some" : "few";
}
