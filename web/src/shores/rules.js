// Which section of the rules a question is about.

/** @typedef {import("./part.js").View} View */

/** The rules section for each kind of question. @type {Record<string, string>} */
const ASKED = {
  play: "turn",
  "hand limit": "year",
  move: "movement",
  gunboats: "movement",
  fight: "movement",
  ally: "allies",
  deploy: "year",
  raid: "raid",
};
/** The rules section for each kind of fight. @type {Record<string, string>} */
const FIGHTS = {
  battle: "naval",
  bombardment: "bombardment",
  raid: "raid",
  "ground combat": "ground",
  assault: "assault",
};

/** The rules section for the current question; null if there is none. @param {View} view */
export function ruleOf({ board, decision, scene, moment }) {
  // Who wins, and the tournament score that the prompt names; a replay does not.
  if (board.ending && !moment) return "aim";
  if (!decision) return null;
  const { ask } = decision;
  if (ask === "hit" || ask === "reaction") return FIGHTS[scene?.kind ?? ""] ?? "cards";
  return ASKED[ask] ?? "cards";
}
