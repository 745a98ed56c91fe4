// A line of the log, with a button that shows its place on the map.

import { h } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { sentence } from "../table/cards.js";
import { dice } from "../table/dice.js";
import { AT } from "./places.js";
import words from "./words/game.json" with { type: "json" };

/** @param {import("../../types/wilderness").Line} line */
export function entry(line) {
  const fight = line.role === "fight";
  return {
    look: `${line.kind}${line.role === "period" ? " bar" : ""}`,
    nodes: fight ? [line.text] : [...sentence(line), dice(line), where(line)],
    fight,
  };
}

/** @param {import("../../types/wilderness").Line} line */
function where({ target, space }) {
  const place = target ?? space;
  if (!place || !AT[place]) return null;
  const said = fill(words.show, { space: place });
  const press = { type: "button", class: "where", "data-spot": place, "aria-label": said };
  return h("button", { ...press, title: said }, "⌖");
}
