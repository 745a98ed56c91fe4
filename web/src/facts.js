// What does not change in a game: the cards, who holds the harbors, what ends the war.

/** @typedef {import("./client.js").Card} Card */
/** @typedef {import("./client.js").Facts} Facts */

/** @type {Map<string, Card>} */
const cards = new Map();

export const facts = {
  /** @type {Record<string, string>} */
  nations: {},
  gold: 0,
  frigates: 0,

  /** @param {Facts} told by Python */
  learn(told) {
    for (const card of told.cards) cards.set(card.name, card);
    facts.nations = told.nations;
    facts.gold = told.gold;
    facts.frigates = told.frigates;
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
