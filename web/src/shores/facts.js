// Facts that do not change during a game: the cards, who owns the harbors, how the war ends.

/** @typedef {import("../../types/shores").Card} Card */
/** @typedef {import("../../types/shores").Facts} Facts */

/** @type {import("../../types/shores").SideName[]} */
export const SIDES = ["American", "Tripolitan"];
/** @type {Map<string, Card>} */
const cards = new Map();

export const facts = {
  /** @type {Facts["nations"]} */
  nations: {},
  /** @type {Facts["owners"]} */
  owners: {},
  gold: 0,
  frigates: 0,
  /** @type {number[]} */
  years: [],
  /** @type {string[]} */
  seasons: [],

  /** @param {Facts} told sent by Python */
  learn(told) {
    for (const card of told.cards) cards.set(card.name, card);
    Object.assign(facts, told, { cards: undefined });
  },

  /** All cards of a side. @param {string} side */
  deck(side) {
    return [...cards.values()].filter((card) => card.side === side).map((card) => card.name);
  },

  /** @param {string} name */
  card(name) {
    return /** @type {Card} */ (cards.get(name));
  },
};
