// The menu: a new game with its options, settings, and all that is one press away.

import { showCards } from "./cards.js";
import { facts } from "./client.js";
import { byId, dialog, on } from "./dom.js";
import { picture } from "./pieces.js";
import { applySettings, settings } from "./settings.js";

/**
 * @param {HTMLDialogElement} menu closed by whatever is chosen in it
 * @param {{begin: (setup: Record<string, unknown>) => void, games: () => void, save: () => void,
 *   link: (what: "link" | "position") => void, lookBack: () => void}} act
 */
export function listenToMenu(menu, act) {
  /** @param {string} selector @param {(data: DOMStringMap) => void} then */
  const leaving = (selector, then) => {
    for (const button of document.querySelectorAll(selector)) {
      button.addEventListener("click", () => {
        menu.close();
        then(/** @type {HTMLElement} */ (button).dataset);
      });
    }
  };
  on("menu-button", () => menu.showModal());
  on("choose-game", () => menu.showModal());
  leaving("[data-new]", ({ new: mode }) => act.begin({ mode, ...setup() }));
  leaving("[data-show]", ({ show = "" }) => dialog(show).showModal());
  leaving("[data-deck]", ({ deck = "" }) => showCards(`${deck} cards`, facts.deck(deck)));
  leaving("#games-button", act.games);
  leaving("#save", act.save);
  leaving("#link-game", () => act.link("link"));
  leaving("#link-position", () => act.link("position"));
  leaving("#look-back", act.lookBack);
  leaving("#further", () => dialog("agree").showModal());
  listenToSettings();
  for (const cell of document.querySelectorAll("[data-pieces]")) {
    const { pieces = "" } = /** @type {HTMLElement} */ (cell).dataset;
    cell.prepend(...pieces.split(", ").map(picture));
  }
}

/** The options of a new game. */
function setup() {
  // For tests and for those who want to play the same game again.
  const seed = new URLSearchParams(location.search).get("seed");
  return {
    scenario: box("fortress").checked ? "fortress" : "standard",
    hidden_discards: box("hidden").checked,
    conceal_reactions: box("conceal").checked,
    ...(seed && /^\d{1,15}$/.test(seed) ? { seed: Number(seed) } : {}),
  };
}

function listenToSettings() {
  for (const id of /** @type {const} */ (["quick", "sound"])) {
    box(id).checked = settings[id];
    box(id).addEventListener("change", () => {
      settings[id] = box(id).checked;
      applySettings();
    });
  }
  const scheme = /** @type {HTMLSelectElement} */ (byId("scheme"));
  scheme.value = settings.scheme;
  scheme.addEventListener("change", () => {
    settings.scheme = /** @type {"" | "light" | "dark"} */ (scheme.value);
    applySettings();
  });
  applySettings();
}

/** @param {string} id */
function box(id) {
  return /** @type {HTMLInputElement} */ (byId(id));
}
