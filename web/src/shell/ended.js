// The buttons offered when a game has ended.

import { h } from "./dom.js";
import { part } from "./part.js";
import { swapped } from "./state.js";
import words from "./words/table.json" with { type: "json" };

/**
 * @param {{players: Record<string, string>}} table
 * @param {Record<"begin" | "analyze" | "openReplay" | "save" | "link", () => void>
 *   & {again: (players: Record<string, string>) => void}} actions `again` begins a game of the same kind
 *   with computer players by seat
 */
export function endButtons({ players }, actions) {
  const button = (/** @type {string} */ text, /** @type {() => void} */ click, look = "") =>
    h("button", { type: "button", class: look, click }, text);
  const others = swapped(part.seats, players);
  return [
    button(words.playAgain, () => actions.again(players), "primary"),
    ...(others ? [button(words.swapSides, () => actions.again(others))] : []),
    button(words.newGame, actions.begin),
    button(words.analyze, actions.analyze, "about-hints"),
    button(words.replay, actions.openReplay),
    ...(part.summary ? [button(words.summary, part.summary)] : []),
    button(words.save, actions.save),
    h(
      "button",
      { type: "button", "aria-label": words.linkToGame, click: actions.link },
      words.link,
    ),
  ];
}
