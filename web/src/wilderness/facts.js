// Facts that do not change during a game: pieces, cards, scenarios, names.

/** @typedef {import("../../types/wilderness").Facts} Facts */
/** @typedef {import("../../types/wilderness").SideName} SideName */
/** @typedef {Facts["pieces"][number]} Piece */
/** @typedef {Facts["cards"][number]} Card */

/** @type {SideName[]} */
export const SIDES = ["French", "British"];
/** @type {Map<string, Card>} */
const cards = new Map();
/** Texts name cards by their titles; of several with one title, the first. @type {Map<string, Card>} */
const byTitle = new Map();
/** @type {Map<string, Piece>} */
const pieces = new Map();

export const facts = {
  /** @type {Facts["names"]} */
  names: { seats: /** @type {any} */ ({}), sides: /** @type {any} */ ({}) },
  /** Display names of the computer players, weakest first. @type {Record<string, string>} */
  players: {},
  /** @type {Facts["scenarios"]} */
  scenarios: [],
  /** What the value of a card can be used for, by value and kind of option. @type {Facts["uses"]} */
  uses: {},
  /** The most points that bidding for sides can add. */
  mostBid: 0,

  /**
   * @param {Facts} sent by Python
   * @param {Record<string, string>} players display names of the computer players
   */
  load(sent, players) {
    for (const card of sent.cards) {
      cards.set(card.name, card);
      if (!byTitle.has(card.title)) byTitle.set(card.title, card);
    }
    for (const piece of sent.pieces) pieces.set(piece.name, piece);
    facts.names = sent.names;
    facts.scenarios = sent.scenarios;
    facts.uses = sent.uses;
    facts.mostBid = sent.most_bid;
    facts.players = players;
  },

  /** All cards, by number. */
  deck() {
    return [...cards.keys()];
  },

  /** All pieces. */
  pieces() {
    return [...pieces.values()];
  },

  /** @param {string} name its name, or its title */
  card(name) {
    return /** @type {Card} */ (cards.get(name) ?? byTitle.get(name));
  },

  /** @param {string} name */
  piece(name) {
    return /** @type {Piece} */ (pieces.get(name));
  },
};

/** A side as in "the French player". @param {string} seat */
export function seatName(seat) {
  return facts.names.seats[/** @type {SideName} */ (seat)] ?? seat;
}

/** A side as a label. @param {string} side */
export function sideName(side) {
  return facts.names.sides[/** @type {SideName} */ (side)] ?? side;
}

/** The name of a card; before Python has started, that in the notation. @param {string} card */
export function cardTitle(card) {
  return facts.card(card)?.title ?? card;
}

/** The name of a piece. @param {string} piece */
export function pieceTitle(piece) {
  return facts.piece(piece)?.title ?? piece;
}
