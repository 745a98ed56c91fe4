// The options of a new game, as chosen in the menu.

import { byId } from "../shell/dom.js";
import { facts } from "./facts.js";

const YES_OR_NO = [
  "linked_diplomacy",
  "raids_hurt_militia",
  "costly_regulars",
  "either_surrenders",
  "either_expels",
  "regulars_recalled",
];

/** @param {string} id */
const value = (id) => /** @type {HTMLSelectElement} */ (byId(id)).value;

/** The setup of a new game and its computer players by seat. @param {string} mode */
export function newGameOptions(mode) {
  const optional = YES_OR_NO.map((name) => [
    name,
    /** @type {HTMLInputElement} */ (byId(`option-${name}`)).checked,
  ]);
  return {
    setup: { scenario: value("scenario"), ...Object.fromEntries(optional) },
    players: opponents(mode),
  };
}

/** The computer players, weakest first. */
export function players() {
  const { options } = /** @type {HTMLSelectElement} */ (byId("strength"));
  return Array.from(options, ({ value: name }) => ({ name, title: facts.players[name] ?? name }));
}

/** @param {string} mode @returns {Record<string, string>} */
function opponents(mode) {
  if (mode === "watch") return { French: "thumb", British: "thumb" };
  if (mode !== "computer") return {};
  return { [value("own-side") === "French" ? "British" : "French"]: value("strength") };
}
