// The end of the war: who won and how, and the course of the points by season.

import { byId, h, s, toPrompt } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { picture } from "../table/pictures.js";
import { points } from "./ledger.js";
import words from "./words/ending.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Board} Position */
/** @typedef {import("../../types/wilderness").Moment} Moment */

/** The size of the chart, and its margins, in its units. */
const [WIDTH, HEIGHT] = [560, 150];
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 16, 12, 26];
/** The maximum number of notable events listed. */
const MOST_NOTES = 8;

/** Whether the summary of this game has been closed. */
let closed = false;

/** Show the summary again after it was closed. */
export function reopenEnding() {
  closed = false;
  byId("ending").hidden = false;
  byId("ending").querySelector("button")?.focus();
}

/**
 * @param {Position} board
 * @param {Moment[]} course
 * @param {{over: boolean, own: string | null}} how whether the game is over and shown at its end; the side
 *   of the only person
 */
export function drawEnding({ ending }, course, { over, own }) {
  const host = byId("ending");
  if (!over) closed = false;
  host.hidden = !over || !ending || closed;
  if (!over || !ending) return host.replaceChildren();
  host.className = (ending.winner ?? "").toLowerCase();
  const notes = course
    .flatMap((moment) => moment.notes.map((note) => ({ moment, note })))
    .slice(-MOST_NOTES);
  const close = () => {
    closed = true;
    host.hidden = true;
    toPrompt();
  };
  const verdict = ending.winner ? (ending.winner === own ? words.won : words.lost) : words.drawn;
  host.replaceChildren(
    h("button", { type: "button", class: "close", "aria-label": words.close, click: close }, "×"),
    picture(ending.winner ? `scene: ${ending.winner} victory` : "scene: peace", "wide"),
    ...(own ? [h("p", { class: "verdict" }, verdict)] : []),
    h("h2", {}, ending.text),
    h(
      "div",
      { class: "war-told" },
      h(
        "figure",
        { class: "war" },
        chart(course),
        h("figcaption", { class: "legend" }, words.legend),
      ),
      h(
        "div",
        { class: "told-of" },
        h(
          "section",
          {},
          h("h3", {}, words.turning),
          h(
            "ul",
            { class: "turning" },
            ...notes.map(({ moment, note }) =>
              h(
                "li",
                {},
                fill(words.note, {
                  season: moment.late ? words.late : words.early,
                  year: moment.year,
                  note,
                }),
              ),
            ),
          ),
        ),
      ),
    ),
    h("p", { class: "score" }, ending.vp_text),
  );
}

/** The victory points by season. @param {Moment[]} course */
function chart(course) {
  const most = Math.max(5, ...course.map(({ vp }) => Math.abs(vp)));
  const across = (WIDTH - LEFT - RIGHT) / Math.max(1, course.length - 1);
  const x = (/** @type {number} */ index) => LEFT + index * across;
  const y = (/** @type {number} */ vp) =>
    TOP + ((most - vp) / (2 * most)) * (HEIGHT - TOP - BOTTOM);
  const line = course.map(
    ({ vp }, index) => `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(vp).toFixed(1)}`,
  );
  const last = course.at(-1);
  const said = last ? fill(words.course, { points: points(last.vp) }) : "";
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "course", role: "img", "aria-label": said },
    s("path", {
      class: "base",
      d: [most, 0, -most].map((vp) => `M${LEFT} ${y(vp)}H${WIDTH - RIGHT}`).join(""),
    }),
    ...[most, 0, -most].map((vp) =>
      s("text", { x: `${LEFT - 8}`, y: `${y(vp) + 5}`, class: "tick" }, String(Math.abs(vp))),
    ),
    ...course.flatMap(({ year }, index) =>
      !index || course[index - 1].year !== year
        ? [s("text", { x: `${x(index)}`, y: `${HEIGHT - 6}` }, String(year))]
        : [],
    ),
    s("path", { class: "line vp", d: line.join("") }),
  );
}
