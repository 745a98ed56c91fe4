// What a coach says before a turn.

import { fill, points } from "../shell/text.js";
import { cardTitle } from "./names.js";
import words from "./words/coach.json" with { type: "json" };

/** @typedef {import("./part.js").View} View */
/** @typedef {import("../../types/shores").Option} Option */

/** The loss in winning chance from discarding a card that the coach mentions. */
const PRECIOUS = 0.05;

/**
 * What is at stake, in sentences.
 * @param {View} view
 * @param {import("../../types/session").Thoughts} thoughts
 */
export function coach({ decision, options }, { thoughts }) {
  return [...(decision?.stakes ?? []), ...precious(options, thoughts)];
}

/**
 * The card that costs the most winning chance to discard.
 * @param {Option[]} options
 * @param {import("../../types/session").Thought[]} thoughts
 */
function precious(options, thoughts) {
  const values = new Map(thoughts.map(({ choice, value }) => [choice, value]));
  /** @type {Map<string, number>} */
  const cards = new Map();
  for (const { card, act, notation } of options) {
    const value = values.get(notation);
    if (!card || !act.startsWith("discard") || value === undefined) continue;
    cards.set(card, Math.max(cards.get(card) ?? 0, value));
  }
  const ranked = [...cards].sort(([, one], [, two]) => one - two);
  const [least, next] = ranked;
  if (!next) return [];
  const cost = ranked[ranked.length - 1][1] - least[1];
  if (cost < PRECIOUS || next[1] - least[1] < cost / 2) return [];
  return [fill(words.keep, { card: cardTitle(least[0]), cost: points(cost) })];
}
