// What lies in the hand: a side's cards, those that can be taken, those set aside.

import { counted } from "../table/cards.js";
import { SIDES } from "./facts.js";

/** @typedef {import("./part.js").View} View */
/** @typedef {import("../../types/shores").SideName} SideName */
/** @typedef {import("../table/hand.js").HandCard} Held */

/**
 * The cards in the strip.
 * @param {View} view
 * @returns {Held[]}
 */
export function cardsInHand(view) {
  const { cards, reasons } = view.board;
  const seat = /** @type {SideName | null} */ (view.seat);
  // When a game is over, both hands are face up.
  const open = SIDES.filter((side) => cards[side].hand);
  const options = view.options.filter((option) => option.offered === "card");
  const names = open.flatMap((side) => [...cards[side].core, ...(cards[side].hand ?? [])]);
  const aside = seat ? (cards[seat].aside ?? []) : [];
  // Cards that can be taken are in the discard pile, even if another copy is in hand.
  const takesFromPile = view.decision?.ask === "take";
  const elsewhere = takesFromPile ? options.map((option) => String(option.card)) : [];
  /** The uses of each card. @type {Map<string | null, typeof options>} */
  const uses = new Map();
  for (const option of options) uses.set(option.card, [...(uses.get(option.card) ?? []), option]);
  const all = (/** @type {string[]} */ some, /** @type {Held["from"]} */ from) =>
    counted(some).map(([name, copies]) => ({
      name,
      copies,
      from,
      options: takesFromPile === (from === "pile") ? (uses.get(name) ?? []) : [],
      reason: view.decision?.ask === "play" ? (reasons[name] ?? null) : null,
    }));
  return [...all([...new Set(elsewhere)], "pile"), ...all(names, "hand"), ...all(aside, "aside")];
}

/** What the strip shows. @param {View} view @returns {import("../table/hand.js").Strip} */
export function strip(view) {
  const { board, seat, hand_over, serial, choices, options } = view;
  const { cards } = board;
  const known = seat || SIDES.some((side) => cards[side].hand);
  const side = /** @type {SideName} */ (hand_over ?? seat ?? "American");
  return {
    cards: known ? cardsInHand(view) : null,
    back: { count: cards[side].in_hand, side: side.toLowerCase() },
    hand: `${seat} ${hand_over}`,
    serial,
    choices,
    offered: options.some(({ offered }) => offered === "card"),
  };
}
