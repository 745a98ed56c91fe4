// How close each side is to winning: the tracks in the bar, and the list of goals.

import { byId, dialog, h } from "../shell/dom.js";
import { fill, filled } from "../shell/text.js";
import { facts, SIDES } from "./facts.js";
import words from "./words/goals.json" with { type: "json" };

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
  byId(id).textContent = fill(words.count, { have, of });
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
      h("h3", {}, words[side]),
      h("ul", {}, ...goals.filter((goal) => goal.side === side).map(goalView)),
    ),
  );
}

/** @param {Goal} goal */
function goalView({ name, needs, conditions, have, of, open, lies }) {
  const { progress, progressAndRest, outOfReach } = words;
  const counted = have && needs ? progressAndRest : progress;
  const met = conditions.filter((condition) => condition.met).length;
  const counts = of === null ? { have: met, of: conditions.length } : { have, of };
  const alone = conditions.length > 1 ? words.conditions : "{goal}";
  const sentence = of === null ? (lies ? outOfReach : alone) : counted;
  return h(
    "li",
    { class: open ? "" : "closed" },
    ...filled(sentence, { goal: h("b", {}, name), where: lies, rest: needs, ...counts }),
    conditions.length
      ? h(
          "ul",
          { class: "conditions" },
          ...conditions.map(({ text, met }) =>
            h(
              "li",
              { class: met ? "met" : "" },
              h("span", { "aria-hidden": "true" }, met ? "✓ " : "○ "),
              h("span", { "aria-hidden": "true" }, text),
              h(
                "span",
                { class: "unseen" },
                fill(met ? words.met : words.notMet, { condition: text }),
              ),
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
