// Beside the map: both sides' cards in play, their piles, and the T-bot's lines.

import { drawFrom, h } from "../shell/dom.js";
import { soleSeat } from "../shell/state.js";
import { fill } from "../shell/text.js";
import { showPiles } from "../table/cards.js";
import { facts, SIDES } from "./facts.js";
import { sideName } from "./names.js";
import words from "./words/piles.json" with { type: "json" };

/** @typedef {import("./part.js").View} View */
/** @typedef {import("../../types/shores").Cards} Cards */
/** @typedef {import("../../types/shores").SideName} SideName */

/**
 * Draw both sides, the other player's first.
 * @param {HTMLElement} host
 * @param {View} view
 */
export function drawPiles(host, view) {
  const { board, players, seat } = view;
  drawFrom(host, [board.cards, board.automaton, board.waiting, players, seat], () => {
    const both = SIDES.map((side) => plaque(side, view));
    // At the end of a game nobody has the seat.
    const own = seat ?? soleSeat(SIDES, players);
    return own === "Tripolitan" ? both : both.reverse();
  });
}

/** @param {SideName} side @param {View} view */
function plaque(side, { board, seat, players }) {
  /** @type {Cards} */
  const has = board.cards[side];
  const bot = board.automaton === side;
  const computer = players[side];
  const alone = soleSeat(SIDES, players) === side || (board.automaton !== null && !bot);
  const who = bot
    ? words.bot
    : computer
      ? (facts.players[computer] ?? computer)
      : alone && words.you;
  const name = bot ? words.bot : sideName(side);
  const whose = bot ? "bot" : side;
  /** @type {((name: string) => import("./cards.js").Notes) | undefined} */
  const details = bot ? (card) => ({ note: board.waiting[card], bot }) : undefined;
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
  const counts = { hand: inHand, core: has.core.length, deck: has.in_pile };
  const whole = fill(bot ? words.deck : counts.core ? words.counts : words.noCore, counts);
  const there = piles.filter(([, , count]) => count);
  return h(
    "section",
    { class: `plaque ${side.toLowerCase()}`, "aria-label": words.cards[whose] },
    h("h2", {}, sideName(side), who ? h("small", {}, " ", who) : null),
    h(
      "p",
      { class: "counts" },
      h("span", { class: "full" }, core ? fill(words.noCore, counts) : whole),
      // Words take up too much room.
      ...(bot ? [] : [brief("", fill(counts.core ? words.handAndCore : words.hand, counts))]),
      brief("deck-count", fill(words.deck, counts)),
    ),
    // A single button stands for all of them.
    h(
      "button",
      {
        type: "button",
        class: "all-piles",
        title: words.piles[whose],
        disabled: !there.length,
        click: () =>
          showPiles(
            fill(words.title, { side: name, pile: whole }),
            there.map(([title, names, count]) => [
              fill(words.pile, { pile: title, cards: count }),
              names,
            ]),
            details,
          ),
      },
      h("span", { "aria-hidden": "true" }, "›"),
    ),
  );
}

/** A part of the counts, where there is little room. @param {string} look @param {string} text */
function brief(look, text) {
  return h("span", { class: `brief ${look}`, "aria-hidden": "true" }, text);
}
