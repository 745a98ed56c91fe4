// A line of the log, with a button that shows its place on the map.

import { h, s } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { sentence } from "../table/cards.js";
import { dice } from "../table/dice.js";
import { AT } from "./places.js";
import words from "./words/game.json" with { type: "json" };

/**
 * @param {import("../../types/wilderness").Line} line
 * @param {import("../../types/wilderness").Line} [before] the line above it: the same place is not offered again
 */
export function entry(line, before) {
  const fight = line.role === "fight";
  const again = before && before.role !== "fight" && placeOf(before) === placeOf(line);
  return {
    look: `${line.kind}${line.role === "period" ? " bar" : ""}`,
    nodes: fight ? [line.text] : [...sentence(line), dice(line), again ? null : where(line)],
    fight,
  };
}

/** Who marches from where to where; undefined if nobody does. @param {import("../../types/wilderness").Line} line */
export function leg({ kind, why, pieces, source, target }) {
  if (kind !== "Moved" || why !== "move" || !pieces || !source || !target) return undefined;
  return { who: pieces.join(), from: source, to: target };
}

/** The place on the map of which a line tells, if there is one. @param {Pick<import("../../types/wilderness").Line, "target" | "space">} line */
function placeOf({ target, space }) {
  const place = target ?? space;
  return place && AT[place] ? place : null;
}

/**
 * A button that shows the place of a line; null if it has none.
 * @param {import("../../types/wilderness").Line} line
 * @param {() => void} [pressed] what else a press does
 */
export function where({ target, space }, pressed = () => {}) {
  const place = placeOf({ target, space });
  if (!place) return null;
  const said = fill(words.show, { space: place });
  const press = { type: "button", class: "where", "data-spot": place, title: said };
  return h("button", { ...press, click: pressed }, crosshairs());
}

/** Fonts differ in whether they have such a sign. */
function crosshairs() {
  const d = "M8 1v5M8 10v5M1 8h5M10 8h5M3.500 8a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0";
  return s("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, s("path", { d }));
}
