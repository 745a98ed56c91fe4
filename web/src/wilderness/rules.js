// Which section of the rules a question is about.

import cards from "./words/cards.json" with { type: "json" };

/**
 * What of a view tells the section: the subject of the decision, the key of the event that it belongs
 * to, if any, and whether the game is over.
 * @typedef {{decision: {ask: string, card?: string | null} | null, ended: boolean}} Question
 */

/** The section for each subject of decisions that belongs to no event. @type {Record<string, string>} */
export const ASKED = {
  card: "cards",
  activate: "activation",
  force: "activation",
  next: "activation",
  step: "movement",
  intercept: "interception",
  inside: "inside",
  avoid: "avoiding",
  "avoid to": "avoiding",
  join: "relief",
  militia: "militia",
  commander: "fire",
  loss: "losses",
  retreat: "retreat",
  siege: "assault",
  refuge: "siege",
  "raid loss": "raid",
  home: "home",
  stockades: "construction",
  forts: "construction",
  recall: "options",
  attrition: "winter",
  finish: "demolition",
};
/** The section for each event, by its key. */
const EVENTS = new Map(cards.map(({ event, rule }) => [event, rule]));

/** The section for the current question; null if there is none. @param {Question} question */
export function ruleOf({ decision, ended }) {
  if (ended) return "aim";
  if (!decision) return null;
  return EVENTS.get(decision.card ?? "") ?? ASKED[decision.ask] ?? "cards";
}
