// The options as buttons, grouped the way the game groups them.

import { h } from "./dom.js";
import { part } from "./part.js";
import { fill } from "./text.js";
import words from "./words/table.json" with { type: "json" };

/** @typedef {import("./state.js").View} View */
/**
 * @typedef {{notation: string, label: string, spoken?: string, act?: string,
 *   odds?: string | null}} Option an option; `spoken` is its label for a screen reader
 * @typedef {{heading: string | null, label?: string, options: Option[]}} Group
 *   options under a heading; `label` tells a screen reader what they have in common
 */

/**
 * @param {HTMLElement} host
 * @param {View} view
 * @param {Group[]} groups
 * @param {{choose: (option: Option) => void, sit: (seat: string) => void,
 *   ended: () => HTMLElement[]}} actions
 */
export function drawOptions(host, view, groups, actions) {
  const focusedChoice = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.choice;
  const had = host.contains(document.activeElement);
  host.replaceChildren(...buttons(view, groups, actions));
  // Lets other parts of the page make room for options and groups.
  const { classList } = document.body;
  classList.toggle("has-options", host.querySelector("[data-choice]") !== null);
  classList.toggle("grouped", host.querySelector(".group") !== null);
  const choice = host.querySelector(":scope > .act-play") !== null;
  host.classList.toggle("yes-or-no", choice);
  // Whoever takes the device needs as much room.
  classList.toggle("asks-yes-or-no", choice || Boolean(view.hand_over));
  const done = host.querySelector(":scope > .act-done:first-child:not(:has(small)) + .group");
  done?.previousElementSibling?.classList.add("before-group");
  host.classList.toggle("in-two", Boolean(done));
  if (!had || !focusedChoice) return;
  // Keep the focus on the same option. A second press of Enter must not choose another one.
  const again = host.querySelector(`[data-choice="${CSS.escape(focusedChoice)}"]`);
  /** @type {HTMLElement | null} */ (again)?.focus();
}

/**
 * Take the focus away from an option that is about to go: once the table has changed, removing the
 * focused element forces an extra layout.
 * @param {HTMLElement} host
 * @param {Option[]} options those offered from now on
 */
export function leaveOption(host, options) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const stays = options.some(({ notation }) => notation === focused?.dataset.choice);
  if (host.contains(focused) && !stays) focused?.blur();
}

/**
 * @param {View} view
 * @param {Group[]} groups
 * @param {{choose: (option: Option) => void, sit: (seat: string) => void,
 *   ended: () => HTMLElement[]}} act
 * @returns {HTMLElement[]}
 */
function buttons(view, groups, { choose, sit, ended }) {
  if (view.moment) return [];
  if (view.over) return ended();
  if (view.hand_over) {
    const { waive } = view;
    return [
      ...(waive ? [button({ notation: waive, label: words.noResponse }, choose)] : []),
      seatButton(view.hand_over, sit),
    ];
  }
  return groups.flatMap(({ heading, label, options }) => {
    const all = options.map((option) => button(option, choose));
    return heading
      ? [
          h(
            "div",
            { class: "group", role: "group", "aria-label": label ?? heading },
            h("h3", {}, heading),
            h("div", { class: "of-group" }, ...all),
          ),
        ]
      : all;
  });
}

/**
 * The button that takes over the device; ignores the second click of a double click on what was
 * there before.
 * @param {string} seat
 * @param {(seat: string) => void} sit
 */
function seatButton(seat, sit) {
  const press = (/** @type {any} */ { detail }) => {
    if (detail < 2) sit(seat);
  };
  return h(
    "button",
    { type: "button", class: "primary", "data-sit": seat, click: press },
    fill(words.sitDown, { seat: part.seatName(seat) }),
  );
}

/**
 * @param {Option} option
 * @param {(option: Option) => void} choose
 */
function button(option, choose) {
  const { act = "", notation, label, spoken = label, odds } = option;
  return h(
    "button",
    {
      type: "button",
      class: `option act-${act.replaceAll(" ", "-")}`,
      "data-choice": notation,
      click: () => choose(option),
    },
    h("span", { "aria-hidden": "true" }, label),
    odds ? h("small", { "aria-hidden": "true" }, odds) : null,
    h(
      "span",
      { class: "unseen" },
      odds ? fill(words.optionWithOdds, { option: spoken, odds }) : spoken,
    ),
  );
}
