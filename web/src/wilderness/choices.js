// Options as buttons: one by itself, many by the names of spaces, and those seldom wanted in a fold.

import { h } from "../shell/dom.js";
import { LANGUAGE } from "../shell/text.js";

/** @typedef {import("../../types/wilderness").Option} Option */

/**
 * An option as a button.
 * @param {Option} option
 * @param {(option: Option) => void} choose
 * @param {Node | null} [beside] what else stands on it
 */
export function optionButton(option, choose, beside = null) {
  return h(
    "button",
    { type: "button", "data-choice": option.notation, click: () => choose(option) },
    option.label,
    option.odds ? h("small", {}, " ", option.odds) : null,
    beside,
  );
}

/** What can be done in many spaces, by name. @param {Option[]} options @param {(option: Option) => void} choose */
export function spacesList(options, choose) {
  if (!options.length) return "";
  const named = options.toSorted((one, other) =>
    String(one.space).localeCompare(String(other.space), LANGUAGE),
  );
  return h(
    "ul",
    { class: "spaces" },
    ...named.map((option) => h("li", {}, optionButton(option, choose))),
  );
}

/**
 * Options that are seldom wanted, closed at first unless the question is about them.
 * @param {string} title
 * @param {Option[]} options
 * @param {(option: Option) => void} choose
 * @param {{open?: boolean, beside?: (option: Option) => Node | null}} [how] whether they are in sight, and what
 *   else stands on each
 */
export function folded(title, options, choose, { open = false, beside } = {}) {
  if (!options.length) return "";
  const buttons = options.map((option) => optionButton(option, choose, beside?.(option)));
  return h("details", { open }, h("summary", {}, title), ...buttons);
}
