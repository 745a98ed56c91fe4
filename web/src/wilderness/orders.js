// The order to march: where to, what awaits the group on its way and there, and the button that sends it.

import { h } from "../shell/dom.js";
import { capital, fill, listed } from "../shell/text.js";
import { pieceTitle } from "./facts.js";
import { forecastTables } from "./forecast.js";
import words from "./words/orders.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Approach} Approach */

/**
 * What is known about a way before it is taken, in sentences.
 * @param {Approach} approach
 * @returns {string[]}
 */
export function foreseen(approach) {
  const { arrival, stop, passes, safe, by, notes } = approach;
  // Those of one space are alternatives.
  const spaces = [...new Set(by.map(({ at }) => at))];
  const interceptors = spaces.map((at) => {
    const pieces = by
      .filter((one) => one.at === at)
      .map(({ name, space, die }) =>
        fill(words.interceptor, { piece: pieceTitle(name), space, die }),
      );
    return fill(words.interceptors, { at, pieces: pieces.join(words.or) });
  });
  return [
    ...distanceAndArrival(approach),
    ...notes,
    arrival === "rest" ? (stop ?? "") : "",
    passes ? words.passes : "",
    safe < 1
      ? fill(words.safe, { chance: riskOf(approach), interceptors: listed(interceptors) })
      : "",
  ].filter(Boolean);
}

/**
 * The same in brief, for a list of many ways.
 * @param {Approach} approach
 * @returns {string[]}
 */
export function inBrief(approach) {
  const { safe } = approach;
  return [
    ...distanceAndArrival(approach),
    safe < 1 ? fill(words.risk, { chance: riskOf(approach) }) : "",
  ].filter(Boolean);
}

/** @param {Approach} approach */
function distanceAndArrival({ steps, mode, arrival, odds, passes }) {
  return [
    fill(words.steps, { steps, mode: words.modes[mode] }),
    odds ? `${capital(odds)}.` : passes ? "" : words.arrivals[arrival],
  ];
}

/** The chance that a group is intercepted on a way, for people. @param {Approach} approach */
export function riskOf({ safe }) {
  return `${Math.round(100 * (1 - safe))}%`;
}

/** What is said of a siege that ends if a force leaves. @param {string | null} space where */
export function endOfSiege(space) {
  return space ? h("p", { class: "warning" }, fill(words.lifts, { space })) : "";
}

/**
 * @param {Approach} approach
 * @param {{lifts: string | null, more: "led" | "alone" | null}} how the siege that ends; whether another force may be
 *   led first, or another piece could be sent with the rest of the card
 * @param {() => void} setOut
 */
export function orders(approach, { lifts, more }, setOut) {
  const { space, path, forecast } = approach;
  const press = {
    type: "button",
    class: "primary",
    "data-march": space,
    "aria-describedby": "order",
    click: setOut,
  };
  return h(
    "div",
    { class: "orders" },
    h("button", press, fill(approach.arrival === "raid" ? words.raid : words.march, { space })),
    h(
      "div",
      { id: "order" },
      h("ul", {}, ...foreseen(approach).map((clause) => h("li", {}, clause))),
      endOfSiege(lifts),
      more ? h("p", {}, words[more]) : null,
      path.length > 2
        ? h("p", { class: "by-way" }, fill(words.by, { spaces: listed(path.slice(1, -1)) }))
        : null,
    ),
    forecast ? forecastTables([forecast]) : null,
  );
}
