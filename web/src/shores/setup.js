// The options of a new game, as chosen in the menu.

import { byId } from "../shell/dom.js";
import { facts } from "./facts.js";

/**
 * The setup of a new game and its computer players by seat.
 * @param {string} mode the way to play that was pressed
 */
export function newGameOptions(mode) {
  return {
    setup: {
      solitaire: mode === "solitaire",
      scenario: checked("fortress") ? "fortress" : "standard",
      hidden_discards: checked("hidden"),
      conceal_reactions: checked("conceal"),
    },
    players: opponents(mode),
  };
}

/** The computer players, weakest first. */
export function players() {
  const { options } = /** @type {HTMLSelectElement} */ (byId("strength"));
  return Array.from(options, ({ value }) => ({
    name: value,
    title: facts.players[value] ?? value,
  }));
}

/**
 * Which sides are computer players.
 * @param {string} mode
 * @returns {Record<string, string>}
 */
function opponents(mode) {
  const value = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (byId(id)).value;
  if (mode === "watch")
    return { American: value("strength-american"), Tripolitan: value("strength-tripolitan") };
  if (mode !== "computer") return {};
  return { [value("own-side") === "American" ? "Tripolitan" : "American"]: value("strength") };
}

/** @param {string} id */
function checked(id) {
  return /** @type {HTMLInputElement} */ (byId(id)).checked;
}
