// Beside the map: both sides' cards in play, their piles, and the T-bot's lines.

import { h } from "../shell/dom.js";
import { soleSeat } from "../shell/state.js";
import { showCards, showPiles } from "./cards.js";
import { SIDES } from "./facts.js";

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
  const name = bot ? "T-bot" : side;
  const reasons = bot ? new Map(Object.entries(board.waiting)) : null;
  // Cards set aside are still in hand for the other side, which may not know of them (R1).
  const inHand = has.in_hand - (seat === side ? (has.aside?.length ?? 0) : 0);
  // The player's own core cards are shown with the hand.
  const core = seat === side ? has.core.length : 0;
  /** @type {[string, string[] | null, number][]} */
  const piles = [
    ["Core", has.core, has.core.length - core],
    ["Event line", has.event_line, has.event_line.length],
    ["Battle line", has.battle_line, has.battle_line.length],
    ["Discards", has.discards, has.in_discards],
    ["Removed", has.removed, has.removed.length],
  ];
  const more = has.core.length ? ` + ${has.core.length} core` : "";
  const summary = bot
    ? `${has.in_pile} in draw pile`
    : `${inHand}${more} in hand, ${has.in_pile} in pile`;
  const counts = bot
    ? [summary]
    : [
        String(inHand),
        h("span", { class: core ? "" : "unlisted" }, more),
        h("span", { class: has.core.length ? "if-room" : "" }, " in hand"),
        ", ",
        h(
          "span",
          { class: "pile-count" },
          `${has.in_pile}`,
          h("span", { class: "if-room" }, " in"),
          " pile",
        ),
      ];
  const there = piles.filter(([, , count]) => count);
  return h(
    "section",
    { class: `plaque ${side.toLowerCase()}`, "aria-label": `${name} cards` },
    h("h2", {}, name),
    h("p", { class: "counts" }, ...counts),
    // On a phone a single button stands for all of them.
    h(
      "button",
      {
        type: "button",
        class: "all-piles",
        "aria-label": `${name} piles`,
        disabled: !there.length,
        click: () =>
          showPiles(
            `${name}: ${summary}`,
            there.map(([title, names, count]) => [`${title} (${count})`, names]),
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
          title: names === null ? "Face down" : null,
          click: () => showCards(`${name}: ${title.toLowerCase()}`, names ?? [], reasons),
        },
        `${title} (${count})`,
      ),
    ),
  );
}
