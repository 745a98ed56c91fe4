// Where pieces of one space may go apart from each other: one place after another is chosen, and who goes there.

import { h } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import words from "./words/muster.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("./part.js").View} View */

/** What stands for the inside of the fort or fortress, in place of a space. */
const INSIDE = "inside";

/** Where an option brings its piece. @param {Option} option @returns {string | null} */
export const goalOf = ({ act, space }) => (act === INSIDE ? INSIDE : space);

/**
 * The places among which the pieces of a question part; none if each has one way only, or there is one piece.
 * @param {View} view
 * @returns {string[]}
 */
export function goalsOf({ decision, options }) {
  if (decision?.ask !== "retreat") return [];
  const own = options.filter(({ piece }) => piece);
  const goals = [...new Set(own.flatMap((option) => goalOf(option) ?? []))];
  const pieces = new Set(own.map(({ piece }) => piece));
  return goals.length > 1 && pieces.size > 1 ? goals : [];
}

/**
 * The place that has been chosen, or else the one where all may go together, or the first.
 * @param {View} view
 * @param {string | null} chosen
 * @returns {string | null} null if pieces do not part
 */
export function goalAmong(view, chosen) {
  const goals = goalsOf(view);
  if (chosen && goals.includes(chosen)) return chosen;
  const all = view.options.find(({ piece, space }) => !piece && goals.includes(space ?? ""));
  return all?.space ?? goals[0] ?? null;
}

/**
 * The places, as buttons of which one is pressed, and what brings everyone there.
 * @param {View} view
 * @param {string} goal the chosen one
 * @param {{head: (goal: string) => void, choose: (option: Option) => void}} acts what chooses another place, or an
 *   option
 * @param {HTMLElement | string} inside what sends several inside at once
 */
export function drawGoals(view, goal, { head, choose }, inside) {
  const all = view.options.find(({ piece, space }) => !piece && space === goal);
  const chips = goalsOf(view).map((one) =>
    h(
      "button",
      {
        type: "button",
        "data-goal": one,
        "aria-pressed": String(one === goal),
        click: () => head(one),
      },
      one === INSIDE ? words.inside : one,
    ),
  );
  const everyone =
    all &&
    h(
      "button",
      { type: "button", "data-choice": all.notation, click: () => choose(all) },
      all.label,
    );
  return [
    h("p", { id: "goals-title" }, words.whereTo),
    h("div", { class: "goals", role: "group", "aria-labelledby": "goals-title" }, ...chips),
    goal === INSIDE ? inside : (everyone ?? ""),
    h("p", { class: "aim" }, goal === INSIDE ? words.pressInside : fill(words.pressTo, { goal })),
  ];
}

/** What a piece is told beside its name: where it goes. @param {string} goal */
export const going = (goal) => (goal === INSIDE ? words.goesInside : fill(words.goesTo, { goal }));

/** What is said of a piece that cannot go there. @param {string} goal */
export const barred = (goal) =>
  goal === INSIDE ? words.barredInside : fill(words.barred, { goal });
