// The end of the war: who won and how, and the course of the points by season.

import { h, s } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { awaitEnding, showEnding } from "../table/ending.js";
import { SIDES, sideName } from "./facts.js";
import { points } from "./ledger.js";
import words from "./words/ending.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Board} Position */
/** @typedef {import("../../types/wilderness").Moment} Moment */

/** The size of the chart, and its margins, in its units. */
const [WIDTH, HEIGHT] = [560, 150];
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 16, 12, 26];
/** The maximum number of notable events listed. */
const MOST_NOTES = 8;

/**
 * @param {Position} board
 * @param {Moment[]} course
 * @param {{over: boolean, own: string | null}} how whether the game is over and shown at its end; the side
 *   of the only person
 */
export function drawEnding({ ending, hands }, course, { over, own }) {
  if (!over) awaitEnding();
  if (!over || !ending) return showEnding(null);
  const notes = course
    .flatMap((moment) => moment.notes.map((note) => ({ moment, note })))
    .slice(-MOST_NOTES);
  showEnding({
    winner: ending.winner,
    own,
    picture: ending.winner ? `scene: ${ending.winner} victory` : "scene: peace",
    title: ending.text,
    chart: chart(course),
    legend: [words.legend],
    turning: notes.map(({ moment, note }) =>
      fill(words.note, {
        season: moment.late ? words.late : words.early,
        year: moment.year,
        note,
      }),
    ),
    figures: figures(course),
    held: SIDES.map((side) => ({
      side,
      name: sideName(side),
      cards: hands[side].cards ?? [],
    })),
    score: ending.vp_text,
  });
}

/** What both sides did in the whole war. @param {Moment[]} course */
function figures(course) {
  const rows = /** @type {(keyof typeof words.tallies)[]} */ (Object.keys(words.tallies));
  const sum = (
    /** @type {import("./facts.js").SideName} */ side,
    /** @type {typeof rows[number]} */ row,
  ) => course.reduce((all, { tallies }) => all + tallies[side][row], 0);
  const heads = SIDES.map((side) =>
    h("th", { scope: "col", class: side.toLowerCase() }, sideName(side)),
  );
  return h(
    "table",
    { class: "figures" },
    h("thead", {}, h("tr", {}, h("td", {}), ...heads)),
    h(
      "tbody",
      {},
      ...rows.map((row) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, words.tallies[row]),
          ...SIDES.map((side) => h("td", {}, String(sum(side, row)))),
        ),
      ),
    ),
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
