// Cards as text and vector, with the actions that they offer now.

import { h } from "./dom.js";

/** @typedef {import("./client.js").Card} Card */
/** @typedef {import("./client.js").Option} Option */

const KINDS = {
  core: "Core",
  unique: "Unique",
  common: "Common",
  victory: "Victory",
  battle: "Battle",
};
const SIGNS = { core: "◉", unique: "✦", common: "○", victory: "★", battle: "⚔" };

/** What an action of a card is called on its button. @type {Record<string, string>} */
const ACTIONS = {
  event: "Play",
  "discard to move": "Move 2",
  "discard to build": "Build",
  "discard to raid": "Raid",
  "set aside": "Discard",
  take: "Take",
  play: "Play",
};

/**
 * A card.
 * @param {Card} card
 * @param {{copies?: number, options?: Option[], reason?: string | null,
 *   choose?: (option: Option) => void, look?: () => void}} [more] how many there are, what it can
 *   be used for, why it cannot be played, and how to see it larger
 */
export function cardView(card, more = {}) {
  const { copies = 1, options = [], reason = null, choose = () => {}, look } = more;
  const kind = /** @type {keyof typeof KINDS} */ (card.kind);
  return h(
    "article",
    {
      class: `card ${card.side.toLowerCase()} ${card.kind}`,
      "data-card": card.name,
      "aria-label": `${card.name}${copies > 1 ? `, ${copies} copies` : ""}`,
    },
    h(
      "header",
      {},
      h(
        "h3",
        {},
        look
          ? h(
              "button",
              { type: "button", class: "look", click: look, title: "See the card larger" },
              card.name,
            )
          : card.name,
      ),
      h(
        "p",
        { class: "kind" },
        h("span", { "aria-hidden": "true" }, SIGNS[kind]),
        ` ${KINDS[kind]}`,
        copies > 1 ? h("b", {}, ` ×${copies}`) : null,
      ),
    ),
    reason ? null : h("p", { class: "when" }, card.when),
    h("p", { class: "effect" }, card.effect),
    reason ? h("p", { class: "reason" }, `Not now: ${reason}.`) : null,
    options.length
      ? h("div", { class: "actions" }, ...options.map((option) => action(option, choose)))
      : null,
  );
}

/** @param {Option} option @param {(option: Option) => void} choose */
function action(option, choose) {
  const word = ACTIONS[option.act] ?? option.notation;
  return h(
    "button",
    {
      type: "button",
      class: option.act === "event" || option.act === "play" ? "primary" : "",
      "data-choice": option.notation,
      "aria-label": `${word}: ${option.notation}${option.odds ? `, ${option.odds}` : ""}`,
      title: option.odds,
      click: () => choose(option),
    },
    word,
  );
}

/**
 * Cards with copies counted.
 * @param {string[]} names
 * @returns {[string, number][]}
 */
export function counted(names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
