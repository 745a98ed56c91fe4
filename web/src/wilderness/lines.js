// A line of the log.

import { sentence } from "../table/cards.js";
import { dice } from "../table/dice.js";

/** @param {import("../../types/wilderness").Line} line */
export function entry(line) {
  const fight = line.role === "fight";
  return {
    look: `${line.kind}${line.role === "period" ? " bar" : ""}`,
    nodes: fight ? [line.text] : [...sentence(line), dice(line)],
    fight,
  };
}
