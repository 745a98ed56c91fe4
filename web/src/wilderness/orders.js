// The order to march: where to, what awaits the group on its way and there, and the button that sends it.

import { h } from "../shell/dom.js";
import { capital, fill, listed } from "../shell/text.js";
import { pieceTitle } from "./facts.js";
import words from "./words/orders.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Approach} Approach */

/**
 * What is known about a way before it is gone, in clauses.
 * @param {Approach} approach
 * @returns {string[]}
 */
export function foreseen({ steps, mode, arrival, odds, stop, passes, safe, by }) {
  const interceptors = by.map(({ name, space, at, die }) =>
    fill(words.interceptor, { piece: pieceTitle(name), space, at, die }),
  );
  return [
    fill(words.steps, { steps, mode: words.modes[mode] }),
    odds ? `${capital(odds)}.` : words.arrivals[arrival],
    arrival === "rest" ? (stop ?? "") : "",
    passes ? words.passes : "",
    safe < 1
      ? fill(words.safe, { chance: Math.round(100 * safe), interceptors: listed(interceptors) })
      : "",
  ].filter(Boolean);
}

/** @param {Approach} approach @param {() => void} setOut */
export function orders(approach, setOut) {
  return h(
    "div",
    { class: "orders" },
    h(
      "button",
      { type: "button", class: "primary", "data-march": approach.space, click: setOut },
      fill(words.march, { space: approach.space }),
    ),
    h("ul", {}, ...foreseen(approach).map((clause) => h("li", {}, clause))),
    approach.path.length > 2
      ? h("p", { class: "by-way" }, fill(words.by, { spaces: listed(approach.path.slice(1, -1)) }))
      : null,
  );
}
