// A fight: both forces, dice, hits and losses, round by round.

import { h } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { sentence } from "./cards.js";
import { dice } from "./dice.js";
import { outcomes } from "./outcomes.js";
import { picture } from "./pictures.js";
import { conditions, folded, rounds, struck } from "./scene.js";
import words from "./words/fight.json" with { type: "json" };

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Force} Force */
/** @typedef {import("./scene.js").Step} Step */
/** @typedef {import("./scene.js").Condition} Condition */
/** @typedef {import("../shell/options.js").Option} Option */

/**
 * What a game's fights look like.
 * @typedef {object} FightLook
 * @property {(scene: Scene, steps: number) => Element} field what lies behind both forces after some steps
 * @property {(piece: string) => Element} picture a piece
 * @property {(struck: Condition) => Element[]} impact brief effects where a unit has been hit
 * @property {(scene: Scene, side: string) => Element | null} miss a brief effect where a shot of a side
 *   has missed; none if its dice are no shots at the other side
 * @property {(scene: Scene, roll: import("./scene.js").Roll) => Element | null} prize what each hit of a
 *   roll takes from the other side, if that is no unit: it sails off
 * @property {(piece: string) => string} name a kind of piece
 * @property {(piece: string, count: number) => string} pieces a number of them
 */
/**
 * How much of a fight to show: how many of its steps; from which line of the log on dice have yet to
 * roll; whether to abbreviate earlier rounds and limit their number; the pieces of which side can be
 * pressed to take a hit.
 * @template {Option} [O=Option] the game's options
 * @typedef {{steps?: number, fresh?: number, short?: boolean, hits?: Map<string, O>,
 *   side?: string | null, choose?: (option: O) => void}} Extent
 */

/** The number of rounds shown if space is limited. */
const LAST_ROUNDS = 3;
/** The minimum width of a row, in units; a force stands in two rows. */
const ROW = 3;
/** More units than these would make a tower in a narrow window, where each can be pressed. */
const MANY = 5;
/** The maximum number of misses that are shown, and of prizes. */
const MISSES = 8;
const PRIZES = 6;

/**
 * A fight as it currently stands.
 * @template {Option} O
 * @param {FightLook} look
 * @param {Scene} scene
 * @param {Extent<O>} [extent]
 */
export function drawFight(
  look,
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
  const all = rounds(scene.steps.slice(0, steps));
  const visibleRounds = short ? all.slice(-LAST_ROUNDS) : all;
  const whole = steps === scene.steps.length;
  const rolling = scene.steps
    .slice(0, steps)
    .flatMap(({ roll, line }) => (roll?.dice.length && line >= fresh ? [roll] : []));
  const firing = rolling.map((roll) => roll.side);
  const larger = Math.max(
    ...scene.forces.map(({ units }) => units.filter(({ number }) => states.has(number)).length),
  );
  const row = Math.max(ROW, Math.ceil(larger / 2));
  // Many units that can be pressed need more than half of the width.
  const pressed = scene.forces.findIndex((force) => force.side === side);
  const many = hits?.size && scene.forces[pressed]?.units.length > MANY;
  const wide = many ? [["first", "second"][pressed]] : [];
  /** How many shots at a side have just missed it. @param {string} target */
  const missing = (target) =>
    rolling
      .filter((roll) => roll.side !== target)
      .reduce((sum, roll) => sum + roll.dice.length - roll.hits, 0);
  return h(
    "div",
    {
      class: [
        "fight",
        firing.length && "rolling",
        hits?.size && "takes-hits",
        scene.over && whole && "over",
      ]
        .filter(Boolean)
        .join(" "),
    },
    h("p", { class: "fight-date" }, scene.date),
    h(
      "div",
      { class: ["forces", ...wide].join(" ") },
      look.field(scene, steps),
      ...scene.forces.map((force) =>
        drawForce(
          look,
          whole ? force : { ...force, tally: "" },
          states,
          struckUnits,
          force.side === side ? (hits ?? null) : null,
          choose,
          firing.includes(force.side),
          Number.isFinite(fresh) ? steps : 0,
          row,
        ),
      ),
      ...scene.forces.map((force, index) =>
        drawMisses(
          () => look.miss(scene, scene.forces[1 - index].side),
          index,
          missing(force.side),
        ),
      ),
      drawPrizes(look, scene, rolling),
    ),
    visibleRounds.length < all.length ? toFight(scene.line, words.earlierRounds) : null,
    ...visibleRounds.map(({ round, steps: some }, index) =>
      h(
        "div",
        { class: short && index < visibleRounds.length - 1 ? "round earlier" : "round" },
        all.length > 1 ? h("h3", {}, fill(words.round, { number: round })) : null,
        ...drawnSteps(some, fresh),
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
 * @template {Option} O
 * @param {FightLook} look
 * @param {Force} force
 * @param {Map<number, Condition>} states
 * @param {Set<number>} struckUnits the units just hit
 * @param {Map<string, O> | null} hits
 * @param {(option: O) => void} choose
 * @param {boolean} fires whether it rolls dice now
 * @param {number} joining the step at which units now join; 0 if none do
 * @param {number} row how many units of the larger force stand in a row, so that all are equally large
 */
function drawForce(look, force, states, struckUnits, hits, choose, fires, joining, row) {
  const joins = (/** @type {number} */ step) => joining > 0 && step === joining;
  const present = force.units.filter(({ number }) => states.has(number));
  const units = h(
    "ul",
    { class: hits ? "units pressed" : "units" },
    force.garrison ? drawGarrison(look, force.garrison) : null,
    ...present.map(({ number, step }) => {
      const condition = /** @type {Condition} */ (states.get(number));
      const hit = struckUnits.has(number);
      return h(
        "li",
        {
          class: [condition.state, hit && "struck", joins(step) && "joins"]
            .filter(Boolean)
            .join(" "),
        },
        drawUnit(look, condition, hits, choose),
        ...(hit ? look.impact(condition) : []),
      );
    }),
  );
  units.style.setProperty("--row", String(row));
  return h(
    "div",
    { class: `force ${force.side.toLowerCase()}${fires ? " firing" : ""}` },
    h("h3", {}, force.name),
    units,
    h("p", { class: "tally" }, force.tally),
  );
}

/**
 * Shots that have just missed a force.
 * @param {() => Element | null} draw
 * @param {number} index which of the forces
 * @param {number} count
 */
function drawMisses(draw, index, count) {
  const shots = Array.from({ length: Math.min(count, MISSES) }, (_, shot) => {
    const drawn = draw();
    if (!drawn) return null;
    // Spread evenly, but not in a line
    const spread = (shot * 0.618 + index * 0.31) % 1;
    const place = h("span", { class: "miss" }, drawn);
    place.style.setProperty("--across", (0.08 + 0.84 * spread).toFixed(2));
    place.style.setProperty("--down", String(4 + ((shot * 37) % 45)));
    place.style.setProperty("--late", (0.06 * shot).toFixed(2));
    return place;
  }).filter((shot) => shot !== null);
  if (!shots.length) return null;
  return h("div", { class: `misses${index ? " second" : ""}`, "aria-hidden": "true" }, ...shots);
}

/**
 * What rolls have just taken sails off.
 * @param {FightLook} look
 * @param {Scene} scene
 * @param {import("./scene.js").Roll[]} rolls
 */
function drawPrizes(look, scene, rolls) {
  const prizes = rolls
    .flatMap((roll) => Array.from({ length: roll.hits }, () => look.prize(scene, roll)))
    .filter((prize) => prize !== null)
    .slice(0, PRIZES)
    .map((prize, index) => {
      const place = h("span", { class: "prize" }, prize);
      place.style.setProperty("--nth", String(index));
      return place;
    });
  return prizes.length ? h("div", { class: "prizes", "aria-hidden": "true" }, ...prizes) : null;
}

/**
 * The pieces behind a force.
 * @param {FightLook} look
 * @param {import("./scene.js").Garrison} garrison
 */
function drawGarrison(look, { piece, count }) {
  const said = fill(words.garrison, { pieces: look.pieces(piece, count) });
  return h(
    "li",
    { class: "garrison" },
    h("span", { role: "img", title: said }, look.picture(piece)),
    count > 1 ? h("span", { class: "number", "aria-hidden": "true" }, String(count)) : null,
  );
}

/**
 * @template {Option} O
 * @param {FightLook} look
 * @param {Condition} condition
 * @param {Map<string, O> | null} hits
 * @param {(option: O) => void} choose
 */
function drawUnit(look, { state, piece }, hits, choose) {
  const option = state === "lost" ? null : hits?.get(piece);
  if (!option) {
    const name = look.name(piece);
    const said = state === "lost" ? fill(words.lost, { piece: name }) : name;
    return h("span", { role: "img", title: said }, look.picture(piece));
  }
  return h(
    "button",
    {
      type: "button",
      class: "target",
      "data-choice": option.notation,
      title: option.label,
      click: () => choose(option),
    },
    look.picture(piece),
  );
}

/**
 * Steps of a round: rolls and cards by themselves, what is said between them in a paragraph.
 * @param {Step[]} steps
 * @param {number} fresh from which line of the log on dice have yet to roll, and cards are laid down
 */
function drawnSteps(steps, fresh) {
  /** @type {HTMLElement[]} */
  const drawn = [];
  for (const [{ roll, ...step }, times] of folded(steps)) {
    const isFresh = step.line >= fresh;
    if (roll) {
      drawn.push(drawnRoll(roll, isFresh));
      continue;
    }
    const counted = times > 1 ? String(times) : null;
    const said = h("span", { "data-times": counted }, ...sentence(step));
    const last = drawn.at(-1);
    if (isFresh && step.card) {
      const note = h("p", { class: "note" }, said);
      drawn.push(h("div", { class: "laid" }, picture(step.card, "wide"), note));
    } else if (last?.matches(".note")) last.append(" ", said);
    else drawn.push(h("p", { class: "note" }, said));
  }
  return drawn;
}

/** @param {NonNullable<Step["roll"]>} roll @param {boolean} fresh */
function drawnRoll(roll, fresh) {
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
    roll.faces ? outcomes(roll.faces, roll.dice[0]) : null,
  );
}

/** The class of a roll by its number of dice. @param {number} dice */
function rollSize(dice) {
  if (dice > 8) return "lots";
  if (dice > 5) return "many";
  return dice > 2 ? "some" : "few";
}
