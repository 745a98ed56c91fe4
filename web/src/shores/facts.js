// Facts that do not change during a game: the cards, who owns the harbors, how the war ends.

/** @typedef {import("../../types/shores").Card} Card */
/** @typedef {import("../../types/shores").Facts} Facts */

/** @typedef {import("../../types/shores").SideName} SideName */

/** @type {SideName[]} */
export const SIDES = ["American", "Tripolitan"];
/** @type {Map<string, Card>} */
const cards = new Map();

export const facts = {
  /** @type {Facts["names"]} */
  names: {
    seats: /** @type {any} */ ({}),
    sides: /** @type {any} */ ({}),
    seasons: {},
    places: {},
    pieces: {},
    date: "{season} {year}",
  },
  /** Display names of the computer players, weakest first. @type {Record<string, string>} */
  players: {},
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

  /**
   * @param {Facts} sent sent by Python
   * @param {Record<string, string>} players display names of the computer players
   */
  load(sent, players) {
    for (const card of sent.cards) cards.set(card.name, card);
    Object.assign(facts, sent, { cards: undefined, players });
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
