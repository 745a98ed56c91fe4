// How close each side is to winning: tracks in the bar, and the list of goals.

import { byId, dialog, drawFrom, h, write } from "../shell/dom.js";
import { fill, filled } from "../shell/text.js";
import words from "./words/goals.json" with { type: "json" };

/**
 * A way to win: how much of it is reached (`have` of `of`), or its conditions; `open` says whether
 * its card is still in the game, and `lies` where that is if the reader sees it out of reach.
 * @typedef {{side: string, name: string, have: number | null, of: number | null, needs: string,
 *   conditions: {text: string, met: boolean}[], open: boolean, lies: string}} Goal
 */

/**
 * A track of the bar.
 * @param {string} id
 * @param {number} have
 * @param {number} of
 */
export function drawTrack(id, have, of) {
  write(byId(id), fill(words.count, { have, of }));
  const track = byId(`${id}-track`);
  drawFrom(track, [have, of], () =>
    Array.from({ length: of }, (_, index) => h("i", { class: index < have ? "won" : "" })),
  );
  return track;
}

/**
 * List the goals of each side.
 * @param {Goal[]} goals
 * @param {Record<string, string>} sides the heading for each side
 */
export function drawGoals(goals, sides) {
  drawFrom(byId("goals-list"), goals, () =>
    Object.entries(sides).map(([side, heading]) =>
      h(
        "section",
        { class: `side-goals ${side.toLowerCase()}` },
        h("h3", {}, heading),
        h("ul", {}, ...goals.filter((goal) => goal.side === side).map(goalView)),
      ),
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
