// Which pieces and spaces a question asks about.

import { AT, MILITIA_BOXES } from "./places.js";

/** @typedef {import("./part.js").View} View */

/** What a press on a space alone does not choose. */
export const RISKY = ["demolish", "clear"];
/** Questions at which groups are taken in hand before anything is chosen. */
const CHOOSES_GROUP = ["activate", "next"];

/**
 * The spaces of a question in which pieces are chosen; a fight shows those that take losses in it.
 * @param {View} view
 * @returns {string[]}
 */
export function mustered({ decision, options, board }) {
  if (!decision || CHOOSES_GROUP.includes(decision.ask) || decision.ask === "loss") return [];
  if (decision.mover && ["force", "step"].includes(decision.ask)) return [decision.mover.space];
  const spaces = options.flatMap(({ piece }) => (piece && placeOf(board, piece)) || []);
  return [...new Set(spaces)].filter((space) => space in AT || space in MILITIA_BOXES);
}

/** Where a piece lies. @param {View["board"]} board @param {string} piece */
export function placeOf({ pieces }, piece) {
  return Object.keys(pieces).find((place) => piece in pieces[place]) ?? null;
}
