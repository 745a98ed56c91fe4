// What is to be decided: the prompt, the options as buttons in groups, the event in play.

import { h } from "./dom.js";

/** @typedef {import("./client.js").Table} Table */
/** @typedef {import("./client.js").Option} Option */
/** @typedef {import("./client.js").Decision} Decision */

/**
 * @typedef {{source: string | null, sources: Set<string>, targets: Map<string, Option>,
 *   hits: Map<string, Option>, decision: Decision | null}} Choice
 *   the place from which a piece is to go, the places from which one could, which place answers at
 *   once, and which kind of ship takes a hit
 */

/**
 * @param {Decision | null} decision
 * @param {string | null} chosen the place that has been pressed as a source
 * @returns {Choice}
 */
export function narrowed(decision, chosen) {
  const options = decision?.options ?? [];
  const journeys = options.filter((option) => option.source && option.target);
  const sources = new Set(journeys.map((option) => /** @type {string} */ (option.source)));
  const source = sources.size === 1 ? [...sources][0] : chosen;
  /** @type {Map<string, Option>} */
  const targets = new Map();
  /** @type {Map<string, Option>} */
  const hits = new Map();
  for (const option of options) {
    if (option.act === "hit") hits.set(/** @type {string} */ (option.piece), option);
    else if (option.source && option.target) {
      if (option.source === source) targets.set(option.target, option);
    } else if (!option.card) {
      const place = option.target ?? option.source;
      if (place) targets.set(place, option);
    }
  }
  return { source, sources, targets, hits, decision };
}

/** Decisions whose options with a card are offered on the card only. */
export const ONLY_ON_CARDS = ["play", "hand limit"];

/** What is to be decided, in one sentence. @param {Table} table */
export function question(table) {
  if (table.result) return outcome(table);
  if (table.hand_over) return `Hand the device to the ${table.hand_over} player.`;
  return table.decision?.prompt ?? "";
}

/** How a game ended. @param {{result: Table["result"]}} table */
export function outcome({ result }) {
  return result ? `${result.text} ${result.score_text}` : "";
}

/**
 * The options as buttons.
 * @param {HTMLElement} host
 * @param {Table} table
 * @param {string | null} source only what leaves from here, if somewhere has been chosen
 * @param {{choose: (option: Option) => void, sit: (side: string) => void,
 *   ended: () => HTMLElement[]}} act
 */
export function drawOptions(host, table, source, act) {
  const held = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.choice;
  const had = host.contains(document.activeElement);
  host.replaceChildren(...(table.result ? act.ended() : buttons(table, source, act)));
  if (!had) return;
  // The keyboard stays where it was: on the same option, or at the first.
  const again = held && host.querySelector(`[data-choice="${CSS.escape(held)}"]`);
  const first = again || host.querySelector("button") || document.getElementById("prompt");
  /** @type {HTMLElement | null} */ (first)?.focus({ preventScroll: !again });
}

/**
 * @param {Table} table
 * @param {string | null} source
 * @param {{choose: (option: Option) => void, sit: (side: string) => void}} act
 * @returns {HTMLElement[]}
 */
function buttons(table, source, { choose, sit }) {
  const side = table.hand_over;
  if (side) {
    return [seatButton(side, sit)];
  }
  const { decision } = table;
  if (!decision) return [];
  const onCards = ONLY_ON_CARDS.includes(decision.ask);
  const offered = decision.options
    .filter((option) => !(onCards && option.card))
    .filter((option) => !source || !option.source || option.source === source);
  const journeys = offered.filter((option) => option.source && option.target);
  const others = offered.filter((option) => !journeys.includes(option));
  const groups = [...new Set(journeys.map((option) => option.source))].map((from) =>
    h(
      "div",
      { class: "group", role: "group", "aria-label": `From ${from} to` },
      h("h3", {}, capital(`${journeys[0].piece} from ${from} to`)),
      ...journeys
        .filter((option) => option.source === from)
        .map((option) => button(option, String(option.target), choose)),
    ),
  );
  // What ends the choosing stands first, where it is always in sight.
  return [...others.map((option) => button(option, words(option, table), choose)), ...groups];
}

/**
 * Takes the device; not by the second click of a double click on what was there before.
 * @param {string} side
 * @param {(side: string) => void} sit
 */
function seatButton(side, sit) {
  const press = (/** @type {any} */ { detail }) => {
    if (detail < 2) sit(side);
  };
  return h(
    "button",
    { type: "button", class: "primary", "data-sit": side, click: press },
    `I am the ${side} player`,
  );
}

/** @param {Option} option @param {string} text @param {(option: Option) => void} choose */
function button(option, text, choose) {
  return h(
    "button",
    {
      type: "button",
      class: `option ${option.act}`,
      "data-choice": option.notation,
      click: () => choose(option),
    },
    h("span", {}, text),
    option.odds ? h("small", {}, option.odds) : null,
  );
}

/** @param {Option} option @param {Table} table */
function words(option, table) {
  if (option.act === "decline") return `Decline: keep ${table.decision?.card ?? "it"}`;
  if (option.act === "done") return "Done";
  if (option.act === "pass") return "Pass";
  return capital(option.notation);
}

/** As a sentence begins. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
