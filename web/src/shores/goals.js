// How close each side is to winning: the tracks in the bar, and the list of goals.

import { byId, dialog, h } from "../shell/dom.js";
import { capital } from "../shell/text.js";
import { facts, SIDES } from "./facts.js";

/** @typedef {import("../../types/shores").Board} Board */
/** @typedef {import("../../types/shores").Goal} Goal */

/** Update the tracks in the bar and the goals. @param {Board} board */
export function drawStanding({ gold, sunk, goals }) {
  const treaty = goals.find((goal) => goal.side === "American" && goal.conditions.length);
  const met = treaty?.conditions.filter((condition) => condition.met).length ?? 0;
  const of = treaty?.conditions.length ?? 0;
  drawTrack("gold", gold, facts.gold);
  drawTrack("sunk", sunk, facts.frigates);
  drawTrack("treaty", met, of);
  byId("goals-list").replaceChildren(...sides(goals));
}

/**
 * A track of the bar.
 * @param {string} id
 * @param {number} have
 * @param {number} of
 */
export function drawTrack(id, have, of) {
  byId(id).textContent = `${have}/${of}`;
  const track = byId(`${id}-track`);
  track.replaceChildren(
    ...Array.from({ length: of }, (_, index) => h("i", { class: index < have ? "won" : "" })),
  );
  return track;
}

/** @param {Goal[]} goals */
function sides(goals) {
  return SIDES.map((side) =>
    h(
      "section",
      { class: `side-goals ${side.toLowerCase()}` },
      h("h3", {}, side === "American" ? "American victory" : "Tripolitan victory"),
      h("ul", {}, ...goals.filter((goal) => goal.side === side).map(goalView)),
    ),
  );
}

/** @param {Goal} goal */
function goalView({ name, needs, conditions, have, of, open, lies }) {
  return h(
    "li",
    { class: open ? "" : "closed" },
    h("b", {}, name),
    lies ? ` (its card is ${lies})` : null,
    of === null ? null : `: ${have} of ${of}${have && needs ? `, ${needs}` : ""}.`,
    conditions.length
      ? h(
          "ul",
          { class: "conditions" },
          ...conditions.map(({ text, met }) =>
            h(
              "li",
              { class: met ? "met" : "" },
              h("span", { "aria-hidden": "true" }, met ? "✓ " : "○ "),
              capital(text),
              h("span", { class: "unseen" }, met ? ": yes" : ": not yet"),
            ),
          ),
        )
      : null,
  );
}

/** Show the list of goals. */
export function showGoals() {
  dialog("goals").showModal();
}
