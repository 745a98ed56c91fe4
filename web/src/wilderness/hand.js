// What lies in the hand.

import { LANGUAGE } from "../shell/text.js";
import { facts, SIDES } from "./facts.js";

/** @typedef {import("./part.js").View} View */

/** The order of cards in a hand: the highest values first. @param {string} one @param {string} other */
export function inHand(one, other) {
  const [a, b] = [facts.card(one), facts.card(other)];
  return b.value - a.value || a.title.localeCompare(b.title, LANGUAGE);
}

/** What the strip shows. @param {View} view @returns {import("../table/hand.js").Strip} */
export function strip({ board, decision, seat, hand_over, serial, choices, options, over }) {
  const own = /** @type {import("./facts.js").SideName | null} */ (seat);
  const open = over ? SIDES : own ? [own] : [];
  const side = /** @type {import("./facts.js").SideName} */ (hand_over ?? seat ?? "French");
  /** @type {Map<string | null, typeof options>} */
  const uses = new Map();
  for (const option of options)
    if (option.offered === "card")
      uses.set(option.card, [...(uses.get(option.card) ?? []), option]);
  const held = open.flatMap((one) => (board.hands[one].cards ?? []).toSorted(inHand));
  // Cards that can be taken back lie among the discards.
  const elsewhere = [...uses.keys()].filter((card) => card !== null && !held.includes(card));
  const card = (/** @type {string} */ name, /** @type {"hand" | "pile"} */ from) => ({
    name,
    copies: 1,
    from,
    options: uses.get(name) ?? [],
    reason: null,
    // What cannot be done with it in an Action Phase does not matter to other questions.
    refused: decision?.ask === "card" ? board.reasons[name] : undefined,
  });
  const known = open.some((one) => board.hands[one].cards);
  return {
    cards: known
      ? [
          ...elsewhere.map((name) => card(String(name), "pile")),
          ...held.map((name) => card(name, "hand")),
        ]
      : null,
    back: { count: board.hands[side].count, side: side.toLowerCase() },
    hand: `${seat} ${hand_over}`,
    serial,
    choices,
    offered: uses.size > 0,
  };
}
