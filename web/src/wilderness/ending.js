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
const [WIDTH, HEIGHT] = [560, 190];
const [LEFT, TOP, BOTTOM] = [76, 24, 46];
/** Where letters stand above and below a line, in its units. */
const [ABOVE, BELOW] = [6, 18];
/** The least that the chart has room for: points of each side, and seasons. */
const [LEAST, SHORTEST] = [2, 6];
/** The share of a season's room that its bar takes. */
const BROAD = 0.7;
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
    turning: notes.map(({ moment, note }) => ({ when: season(moment), what: note })),
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

/** A season, as a heading. @param {Moment} moment */
function season({ late, year }) {
  return fill(words.season, { season: late ? words.late : words.early, year });
}

/** The victory points by season, each a bar on its side of the line. @param {Moment[]} course */
function chart(course) {
  const highest = Math.max(LEAST, ...course.map(({ vp }) => vp));
  const lowest = Math.min(-LEAST, ...course.map(({ vp }) => vp));
  const across = (WIDTH - LEFT) / Math.max(SHORTEST, course.length);
  const x = (/** @type {number} */ index) => LEFT + index * across;
  const y = (/** @type {number} */ vp) =>
    TOP + ((highest - vp) / (highest - lowest)) * (HEIGHT - TOP - BOTTOM);
  const said = course
    .map((moment) => fill(words.course, { season: season(moment), points: points(moment.vp) }))
    .join(" ");
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "course", role: "img", "aria-label": said },
    ...SIDES.map((side, index) =>
      s(
        "text",
        { x: "0", y: `${y(0) + (index ? BELOW : -ABOVE)}`, class: side.toLowerCase() },
        sideName(side),
      ),
    ),
    ...course.flatMap(({ vp }, index) => bar(vp, x(index), across * BROAD, y)),
    s("path", { class: "base", d: `M0 ${y(0)}H${WIDTH}` }),
    ...[...new Set(course.map(({ year }) => year))].map((year) => {
      const first = course.findIndex((moment) => moment.year === year);
      const last = course.findLastIndex((moment) => moment.year === year);
      const middle = (x(first) + x(last) + across * BROAD) / 2;
      return s("text", { x: `${middle}`, y: `${HEIGHT - 6}`, class: "year" }, String(year));
    }),
  );
}

/**
 * The points of a season.
 * @param {number} vp
 * @param {number} x where its bar begins
 * @param {number} width
 * @param {(vp: number) => number} y
 */
function bar(vp, x, width, y) {
  const side = vp < 0 ? "british" : vp > 0 ? "french" : "";
  const middle = `${x + width / 2}`;
  const beside = y(vp) + (vp < 0 ? BELOW : -ABOVE);
  return [
    s("path", { class: `bar ${side}`, d: `M${x} ${y(0)}V${y(vp)}h${width}V${y(0)}Z` }),
    s("text", { x: middle, y: `${beside}`, class: "value" }, String(Math.abs(vp))),
  ];
}
