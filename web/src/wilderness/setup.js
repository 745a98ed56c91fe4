// The options of a new game, as chosen in the menu.

import { byId, h } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { facts, SIDES } from "./facts.js";
import words from "./words/setup.json" with { type: "json" };

/** The computer players, weakest first. */
const PLAYERS = ["thumb"];
const YES_OR_NO = [
  "linked_diplomacy",
  "raids_hurt_militia",
  "costly_regulars",
  "either_surrenders",
  "either_expels",
  "regulars_recalled",
  "french_two",
];

/** @param {string} id */
const value = (id) => /** @type {HTMLSelectElement} */ (byId(id)).value;

/** Offer the points that bidding can add, the lowest first, for the French and for the British. */
export function offerBids() {
  const points = Array.from({ length: facts.mostBid }, (_, index) => index + 1);
  const offered = SIDES.flatMap((side) =>
    points.map((count) => {
      const bid = side === "French" ? count : -count;
      return h("option", { value: `${bid}` }, fill(words.bids[side], { count }));
    }),
  );
  byId("bid").append(...offered);
}

/** The setup of a new game and its computer players by seat. @param {string} mode */
export function newGameOptions(mode) {
  const optional = YES_OR_NO.map((name) => [
    name,
    /** @type {HTMLInputElement} */ (byId(`option-${name}`)).checked,
  ]);
  return {
    setup: {
      scenario: value("scenario"),
      bid: Number(value("bid")),
      ...Object.fromEntries(optional),
    },
    players: opponents(mode),
  };
}

/** The computer players, weakest first. */
export function players() {
  return PLAYERS.map((name) => ({ name, title: facts.players[name] ?? name }));
}

/** @param {string} mode @returns {Record<string, string>} */
function opponents(mode) {
  const [player] = PLAYERS;
  if (mode === "watch") return { French: player, British: player };
  if (mode !== "computer") return {};
  return { [value("own-side") === "French" ? "British" : "French"]: player };
}
