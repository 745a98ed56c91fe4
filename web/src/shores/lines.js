// A line of the log: bars for years and seasons, dice with faces, card names that open the card.

import { sentence } from "../table/cards.js";
import { dice } from "../table/dice.js";

/** What lines of a role look like. @type {Record<string, string>} */
const LOOKS = { period: " bar", thought: " bot" };

/** @param {import("../../types/shores").Line} line */
export function entry(line) {
  const fight = line.role === "fight";
  return {
    look: `${line.kind}${LOOKS[line.role ?? ""] ?? ""}`,
    nodes: fight ? [line.text] : [...sentence(line), dice(line)],
    fight,
  };
}
