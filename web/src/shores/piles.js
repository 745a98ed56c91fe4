// Beside the map: both sides' cards in play, their piles, and the T-bot's lines.

import { h } from "../shell/dom.js";
import { soleSeat } from "../shell/state.js";
import { fill, listed } from "../shell/text.js";
import { showCards, showPiles } from "./cards.js";
import { SIDES } from "./facts.js";
import { sideName } from "./names.js";
import words from "./words/piles.json" with { type: "json" };

/** @typedef {import("../shell/state.js").View} View */
/** @typedef {import("../../types/shores").Cards} Cards */
/** @typedef {import("../../types/shores").SideName} SideName */

/**
 * Draw both sides, the other player's first.
 * @param {HTMLElement} host
 * @param {View} view
 */
export function drawPiles(host, view) {
  const both = SIDES.map((side) => plaque(side, view));
  // At the end of a game nobody has the seat.
  const own = view.seat ?? soleSeat(SIDES, view.players);
  host.replaceChildren(...(own === "Tripolitan" ? both : both.reverse()));
}

/** @param {SideName} side @param {View} view */
function plaque(side, { board, seat }) {
  /** @type {Cards} */
  const has = board.cards[side];
  const bot = board.automaton === side;
  const name = bot ? words.bot : sideName(side);
  const whose = bot ? "bot" : side;
  const reasons = bot ? new Map(Object.entries(board.waiting)) : null;
  // Cards set aside are still in hand for the other side, which may not know of them (R1).
  const inHand = has.in_hand - (seat === side ? (has.aside?.length ?? 0) : 0);
  // The player's own core cards are shown with the hand.
  const core = seat === side ? has.core.length : 0;
  /** @type {[string, string[] | null, number][]} */
  const piles = [
    [words.core, has.core, has.core.length - core],
    [words.eventLine, has.event_line, has.event_line.length],
    [words.battleLine, has.battle_line, has.battle_line.length],
    [words.discards, has.discards, has.in_discards],
    [words.removed, has.removed, has.removed.length],
  ];
  const drawn = fill(words.toDraw, { cards: has.in_pile });
  const hand = fill(words.inHand, { cards: inHand });
  const faceUp = fill(words.inCore, { cards: has.core.length });
  // The player's own core cards are shown with the hand, and counted where the hand is not shown.
  /** @type {[string, string][]} */
  const counts = [["pile-count", drawn]];
  if (!bot && has.core.length) counts.unshift([core ? "unlisted" : "", faceUp]);
  if (!bot) counts.unshift(["", hand]);
  const summary = listed(counts.map(([, text]) => text));
  // A separator is hidden together with what it precedes.
  const separator = listed(["", ""]);
  const there = piles.filter(([, , count]) => count);
  return h(
    "section",
    { class: `plaque ${side.toLowerCase()}`, "aria-label": words.cards[whose] },
    h("h2", {}, name),
    h(
      "p",
      { class: "counts" },
      ...counts.map(([look, text], at) => h("span", { class: look }, at ? separator : "", text)),
    ),
    // On a phone a single button stands for all of them.
    h(
      "button",
      {
        type: "button",
        class: "all-piles",
        "aria-label": words.piles[whose],
        disabled: !there.length,
        click: () =>
          showPiles(
            fill(words.title, { side: name, pile: summary }),
            there.map(([title, names, count]) => [
              fill(words.pile, { pile: title, cards: count }),
              names,
            ]),
            reasons,
          ),
      },
      "›",
    ),
    ...there.map(([title, names, count]) =>
      h(
        "button",
        {
          type: "button",
          class: "pile-button",
          disabled: names === null,
          title: names === null ? words.faceDown : null,
          click: () =>
            showCards(fill(words.title, { side: name, pile: title }), names ?? [], reasons),
        },
        fill(words.pile, { pile: title, cards: count }),
      ),
    ),
  );
}
