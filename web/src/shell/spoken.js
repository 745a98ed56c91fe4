// What a screen reader hears of a game: each line of the log once, in order, from one live region.

import { byId, h, SAID } from "./dom.js";
import { goesOn, onward } from "./journeys.js";
import { part } from "./part.js";
import { fill } from "./text.js";
import words from "./words/story.json" with { type: "json" };

/** @typedef {import("./state.js").View} View */

/** @type {ReturnType<typeof setTimeout>} */
let forgets;
/** Which game has been read out to whom, whose log it was, and how many of its lines. */
let spoken = { serial: 0, seat: "", reader: "", lines: 0 };

/**
 * Read out what the reader has not heard yet: from their last choice on when a game is opened or
 * somebody sits down, and only new lines in a lesson or where computers play. Dice are read out even where a
 * picture shows them to whoever can see it.
 * @param {View} view
 * @param {number} [to] how many lines of the log to read
 */
export function speak(view, to = view.lines.length) {
  const { serial, seat, since, lines, lesson, players, reader, over } = view;
  const nobodyPlays = Boolean(lesson) || Object.keys(players).length === part.seats.length;
  if (serial !== spoken.serial) spoken = { serial, seat: "", reader: "", lines: lines.length };
  if (seat && seat !== spoken.seat) {
    spoken.seat = seat;
    if (!nobodyPlays) spoken.lines = Math.min(since, spoken.lines);
  }
  // What one player has heard must not be found by the other.
  if (reader !== spoken.reader) byId("told").replaceChildren();
  spoken.reader = reader;
  // What has been undone has not happened.
  if (lines.length < spoken.lines) byId("told").replaceChildren();
  const from = Math.min(spoken.lines, lines.length);
  spoken.lines = Math.max(from, to);
  // At the end the prompt says who has won.
  const said = lines
    .slice(from, to)
    .filter((line) => (!line.minor || line.dice) && !(over && line.role === "end"));
  if (said.length) tell(sentences(said));
}

/** Lines as they are read out: the legs of a journey as one. @param {View["lines"]} lines */
function sentences(lines) {
  const legs = lines.map((line) => part.leg?.(line));
  return lines.flatMap(({ text }, index) => {
    if (goesOn(legs[index - 1], legs[index])) return [];
    const rest = legs.slice(index + 1);
    const end = rest.findIndex((leg, at) => !goesOn(legs[index + at], leg));
    const further = end < 0 ? rest : rest.slice(0, end);
    return further.length ? [text, onward(further.map((leg) => leg?.to))] : [text];
  });
}

/** Read out a choice of which the log says nothing yet. @param {string} choice */
export function confirmChoice(choice) {
  tell([fill(words.chosen, { choice })]);
}

/** @param {string[]} sentences */
function tell(sentences) {
  byId("told").append(...sentences.map((text) => h("p", {}, text)));
  clearTimeout(forgets);
  forgets = setTimeout(() => byId("told").replaceChildren(), SAID);
}
