// Above the question: both sides, who plays them, and their cards.

import { h } from "../shell/dom.js";
import { soleSeat } from "../shell/state.js";
import { fill } from "../shell/text.js";
import { showPiles } from "../table/cards.js";
import { facts, SIDES, sideName } from "./facts.js";
import { inHand } from "./hand.js";
import words from "./words/sides.json" with { type: "json" };

/** @typedef {import("./part.js").View} View */

/** Draw both sides, the other player's first. @param {HTMLElement} host @param {View} view */
export function drawSides(host, view) {
  const own = view.seat ?? soleSeat(SIDES, view.players);
  const both = SIDES.map((side) => plaque(side, view));
  host.replaceChildren(...(own === "French" ? both.reverse() : both));
}

/** @param {import("./facts.js").SideName} side @param {View} view */
function plaque(side, { board, players }) {
  const { count, held, cards, known } = board.hands[side];
  const computer = players[side];
  const alone = soleSeat(SIDES, players) === side;
  const who = computer ? (facts.players[computer] ?? computer) : alone && words.you;
  const shown = fill(held ? words.holds : words.hand, { count });
  return h(
    "section",
    {
      class: `plaque ${side.toLowerCase()}`,
      "aria-label": fill(words.cards, { side: sideName(side) }),
    },
    h("h2", {}, sideName(side), who ? h("small", {}, " ", who) : null),
    h("p", { class: "counts" }, shown),
    h(
      "button",
      {
        type: "button",
        class: "all-piles",
        title: fill(words.piles, { side: sideName(side) }),
        click: () =>
          showPiles(
            fill(words.piles, { side: sideName(side) }),
            [
              [
                fill(cards || !known.length ? words.inHand : words.known, {
                  side: sideName(side),
                  count,
                }),
                // What nobody else has seen lies face down.
                cards?.toSorted(inHand) ?? (known.length ? known : null),
              ],
              [fill(words.discards, { count: board.discards.length }), board.discards],
              [fill(words.removed, { count: board.removed.length }), board.removed],
            ],
            undefined,
            fill(words.deck, { count: board.deck, shuffles: board.shuffles ? words.shuffles : "" }),
          ),
      },
      h("span", { "aria-hidden": "true" }, "›"),
    ),
  );
}
