// Which pieces and spaces a question asks about.

import { facts } from "./facts.js";
import { AT, MILITIA_BOXES } from "./places.js";

/** @typedef {import("./part.js").View} View */

/** What a press on a space alone does not choose. */
export const RISKY = ["demolish", "clear"];
/** What is chosen by its button only: dice that cannot be taken back roll at once. */
export const AT_ONCE = ["assault"];
/** Questions at which groups are taken in hand before anything is chosen. */
const CHOOSES_GROUP = ["activate", "next"];

/**
 * The spaces of a question in which pieces are chosen, those first in which leaders can be; a fight shows those that
 * take losses in it.
 * @param {View} view
 * @returns {string[]}
 */
export function mustered({ decision, options, board }) {
  if (!decision || CHOOSES_GROUP.includes(decision.ask) || decision.ask === "loss") return [];
  if (decision.mover && ["force", "step"].includes(decision.ask)) return [decision.mover.space];
  const found = options.flatMap(({ piece }) => {
    const space = piece && placeOf(board, piece);
    return space ? { space, leads: facts.piece(piece).ratings !== null } : [];
  });
  const order = found.toSorted((one, other) => Number(other.leads) - Number(one.leads));
  // Whoever may intercept sees whom, and beside whom.
  const met = decision.ask === "intercept" && found.length ? [decision.space ?? ""] : [];
  return [...new Set([...order.map(({ space }) => space), ...met])].filter(
    (space) => space in AT || space in MILITIA_BOXES,
  );
}

/** Where a piece lies. @param {View["board"]} board @param {string} piece */
export function placeOf({ pieces }, piece) {
  return Object.keys(pieces).find((place) => piece in pieces[place]) ?? null;
}
