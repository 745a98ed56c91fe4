// The ledger of the war: every victory point with its reason.

import { byId, dialog, h } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { sideName } from "./facts.js";
import words from "./words/game.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Line} Line */

/** The track in words. @param {number} vp positive for the French */
export function points(vp) {
  if (!vp) return words.even;
  return fill(words.points, {
    points: Math.abs(vp),
    side: words.sideOf[vp > 0 ? "French" : "British"],
  });
}

/** Show every point scored so far. @param {Line[]} lines */
export function showLedger(lines) {
  const scored = lines.filter(({ kind }) => kind === "Scored");
  byId("ledger-list").replaceChildren(
    scored.length
      ? h(
          "table",
          {},
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              ...[words.ledgerPoints, words.ledgerWhy, words.ledgerTrack].map((name) =>
                h("th", {}, name),
              ),
            ),
          ),
          h(
            "tbody",
            {},
            ...scored.map((line) =>
              h(
                "tr",
                { class: String(line.side).toLowerCase() },
                h("td", {}, `${sideName(String(line.side))} +${line.points}`),
                h("td", {}, line.text),
                h("td", {}, points(line.vp ?? 0)),
              ),
            ),
          ),
        )
      : h("p", {}, words.ledgerEmpty),
  );
  dialog("ledger").showModal();
}
