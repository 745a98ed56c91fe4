// The buttons offered when a game has ended.

import { h } from "./dom.js";
import { part } from "./part.js";
import { swapped } from "./state.js";
import words from "./words/table.json" with { type: "json" };

/**
 * @param {{players: Record<string, string>}} table
 * @param {Record<"begin" | "analyze" | "openReplay" | "save" | "link", () => void>
 *   & {again: (players: Record<string, string>) => void}} act `again` begins a game of the same kind
 *   with computer players by seat
 */
export function endButtons({ players }, act) {
  const button = (/** @type {string} */ text, /** @type {() => void} */ click, look = "") =>
    h("button", { type: "button", class: look, click }, text);
  const others = swapped(part.seats, players);
  return [
    button(words.playAgain, () => act.again(players), "primary"),
    ...(others ? [button(words.swapSides, () => act.again(others))] : []),
    button(words.newGame, act.begin),
    button(words.analyze, act.analyze),
    button(words.replay, act.openReplay),
    ...(part.summary ? [button(words.summary, part.summary)] : []),
    button(words.save, act.save),
    h("button", { type: "button", "aria-label": words.linkToGame, click: act.link }, words.link),
  ];
}
