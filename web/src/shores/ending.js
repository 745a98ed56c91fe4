// The end of a war: who won and how, and the course of the war by season.

import { byId, h, s, toPrompt } from "../shell/dom.js";
import { fill, paragraph } from "../shell/text.js";
import { picture } from "../table/pictures.js";
import { facts } from "./facts.js";
import { date } from "./names.js";
import words from "./words/ending.json" with { type: "json" };

/** @typedef {import("../../types/shores").Ending} Ending */
/** @typedef {import("../../types/shores").Moment} Moment */
const [WIDTH, HEIGHT, STEP] = [560, 150, 23];
/** The maximum number of notable events listed. */
const MOST_NOTES = 6;
/** The picture for each ending. @type {Record<string, string>} */
const PICTURES = {
  "Tripoli captured": "scene: Derne",
  "treaty of peace": "scene: treaty",
  "twelve gold": "scene: treasury",
  "four frigates sunk": "scene: sunk",
  "Hamet's Army eliminated": "scene: desert",
  "assault repulsed": "scene: tripoli victorious",
  "end of 1806": "scene: draw",
};

/** Whether the summary of this game has been closed. */
let closed = false;

/** Show the summary again after it was closed. */
export function reopenEnding() {
  closed = false;
  byId("ending").hidden = false;
  byId("ending").querySelector("button")?.focus();
}

/**
 * @param {Ending | null} ending null while the war goes on
 * @param {Moment[]} course
 * @param {boolean} aside whether a moment of the past or a lesson is shown instead of the game
 */
export function drawEnding(ending, course, aside) {
  const host = byId("ending");
  if (!ending && !aside) closed = false;
  host.hidden = !ending || closed;
  if (!ending) return host.replaceChildren();
  host.className = (ending.winner ?? "").toLowerCase();
  const notes = course
    .flatMap((moment) => moment.notes.map((note) => ({ moment, note })))
    .slice(-MOST_NOTES);
  const close = () => {
    closed = true;
    host.hidden = true;
    toPrompt();
  };
  host.replaceChildren(
    h("button", { type: "button", class: "close", "aria-label": words.close, click: close }, "×"),
    picture(PICTURES[ending.reason] ?? "scene: draw", "wide"),
    h("h2", {}, ending.text),
    chart(course, new Set(notes.map(({ moment }) => moment))),
    h(
      "p",
      { class: "legend", "aria-hidden": "true" },
      h("span", {}, h("i", {}), " ", fill(words.gold, { of: facts.gold })),
      h("span", { class: "sunk" }, h("i", {}), " ", fill(words.sunk, { of: facts.frigates })),
      notes.length ? h("span", { class: "noted" }, h("i", {}), " ", words.noted) : null,
    ),
    h(
      "ul",
      { class: "turning" },
      ...notes.map(({ moment, note }) =>
        h("li", {}, fill(words.note, { date: date(moment), note })),
      ),
    ),
    h("p", { class: "score" }, paragraph(ending.score_text, ending.scoring)),
  );
}

/**
 * A chart of gold and sunk frigates by season.
 * @param {Moment[]} course
 * @param {Set<Moment>} marked the moments with a note
 */
function chart(course, marked) {
  const last = course.at(-1);
  const said = last
    ? fill(words.course, {
        first: date(course[0]),
        last: date(last),
        gold: last.gold,
        sunk: last.sunk,
      })
    : "";
  const x = (/** @type {number} */ index) => 24 + index * STEP;
  const y = (/** @type {number} */ share) => HEIGHT - 34 - share * (HEIGHT - 52);
  const line = (/** @type {(moment: Moment) => number} */ share) =>
    course
      .map((moment, index) => `${index ? "L" : "M"}${x(index)} ${y(share(moment)).toFixed(1)}`)
      .join("");
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH + 24} ${HEIGHT}`, class: "course", role: "img", "aria-label": said },
    s("path", { class: "base", d: `M18 ${y(0)}H${WIDTH + 16}M18 ${y(1)}H${WIDTH + 16}` }),
    s(
      "text",
      { x: "24", y: `${y(1)}`, dy: "-.3em", class: "top" },
      fill(words.toWin, { gold: facts.gold, frigates: facts.frigates }),
    ),
    ...course
      .map((moment, index) => ({ ...moment, index }))
      .filter(({ index, year }) => !index || course[index - 1].year !== year)
      .map(({ index, year }) => s("text", { x: `${x(index)}`, y: `${HEIGHT - 8}` }, String(year))),
    s("path", { class: "line gold", d: line(({ gold }) => gold / facts.gold) }),
    s("path", { class: "line sunk", d: line(({ sunk }) => sunk / facts.frigates) }),
    ...course.flatMap((moment, index) =>
      marked.has(moment)
        ? [
            s("circle", {
              class: "note-at",
              cx: `${x(index)}`,
              cy: `${y(moment.gold / facts.gold)}`,
              r: "4",
            }),
          ]
        : [],
    ),
  );
}
