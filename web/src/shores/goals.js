// How close each side is to winning.

import { drawGoals, drawTrack } from "../table/goals.js";
import { facts } from "./facts.js";
import words from "./words/goals.json" with { type: "json" };

/** Update the tracks in the bar and the goals. @param {import("../../types/shores").Board} board */
export function drawStanding({ gold, sunk, goals }) {
  const treaty = goals.find((goal) => goal.side === "American" && goal.conditions.length);
  const met = treaty?.conditions.filter((condition) => condition.met).length ?? 0;
  const of = treaty?.conditions.length ?? 0;
  drawTrack("gold", gold, facts.gold);
  drawTrack("sunk", sunk, facts.frigates);
  drawTrack("treaty", met, of);
  drawGoals(goals, words);
}
