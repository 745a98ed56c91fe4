// The end of a war: who won and how, and the course of the war by season.

import { h, s } from "../shell/dom.js";
import { fill, paragraph } from "../shell/text.js";
import { awaitEnding, showEnding } from "../table/ending.js";
import { facts, SIDES } from "./facts.js";
import { date, sideName } from "./names.js";
import words from "./words/ending.json" with { type: "json" };

/** @typedef {import("../../types/shores").Ending} Ending */
/** @typedef {import("../../types/shores").Moment} Moment */
/** The size of the chart, and its margins, in its units. */
const [WIDTH, HEIGHT] = [560, 150];
const [LEFT, RIGHT, TOP, BOTTOM] = [30, 44, 12, 26];
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

/**
 * @param {Ending | null} ending null while the war goes on
 * @param {Moment[]} course
 * @param {{aside: boolean, own: string | null, board: import("../../types/shores").Board}} how whether a
 *   moment of the past or a lesson is shown instead of the game; the side of the only person; the last
 *   position
 */
export function drawEnding(ending, course, { aside, own, board }) {
  if (!ending && !aside) awaitEnding();
  if (!ending) return showEnding(null);
  const notes = course
    .flatMap((moment) => moment.notes.map((note) => ({ moment, note })))
    .slice(-MOST_NOTES);
  const { cards, automaton } = board;
  showEnding({
    winner: ending.winner,
    own,
    picture: PICTURES[ending.reason] ?? "scene: draw",
    title: ending.text,
    chart: chart(course, new Set(notes.map(({ moment }) => moment))),
    legend: legend(notes.length > 0),
    turning: notes.map(({ moment, note }) => ({ when: date(moment), what: note })),
    figures: figures(ending, course, board),
    held: SIDES.filter((side) => side !== automaton).map((side) => ({
      side,
      name: sideName(side),
      cards: cards[side].hand ?? [],
    })),
    score: paragraph(ending.score_text, ending.scoring),
  });
}

/** What the lines of the chart are; the chart is described in words, too. @param {boolean} noted */
function legend(noted) {
  const entry = (/** @type {string} */ look, /** @type {string} */ name) =>
    h("span", { class: look, "aria-hidden": "true" }, h("i", {}), " ", name);
  return [
    entry("", words.gold),
    entry("sunk", words.sunk),
    ...(noted ? [entry("noted", words.noted)] : []),
  ];
}

/**
 * @param {Ending} ending
 * @param {Moment[]} course
 * @param {import("../../types/shores").Board} board
 */
function figures(ending, course, { gold, sunk }) {
  const [one, two] = SIDES;
  const score = { one: ending.score[one], two: ending.score[two] };
  /** @type {[string, string][]} */
  const rows = [
    [words.goldWon, fill(words.progress, { have: gold, of: facts.gold })],
    [words.frigatesSunk, fill(words.progress, { have: sunk, of: facts.frigates })],
    [words.seasons, String(course.length)],
    [words.scored, fill(words.score, { sideOne: sideName(one), sideTwo: sideName(two), ...score })],
  ];
  return h(
    "dl",
    { class: "figures" },
    ...rows.flatMap(([name, of]) => [h("dt", {}, name), h("dd", {}, of)]),
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
  const across = (WIDTH - LEFT - RIGHT) / Math.max(1, course.length - 1);
  const x = (/** @type {number} */ index) => LEFT + index * across;
  const y = (/** @type {number} */ share) => HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM);
  const line = (/** @type {(moment: Moment) => number} */ share) =>
    course
      .map(
        (moment, index) =>
          `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(share(moment)).toFixed(1)}`,
      )
      .join("");
  /** A mark of a scale. @param {number} value @param {number} of @param {boolean} right */
  const tick = (value, of, right) =>
    s(
      "text",
      {
        x: `${right ? WIDTH - RIGHT + 8 : LEFT - 8}`,
        y: `${y(value / of) + 5}`,
        class: right ? "right" : "tick",
      },
      String(value),
    );
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "course", role: "img", "aria-label": said },
    s("path", {
      class: "base",
      d: [0, 0.5, 1].map((share) => `M${LEFT} ${y(share)}H${WIDTH - RIGHT}`).join(""),
    }),
    ...[0, facts.gold / 2, facts.gold].map((value) => tick(value, facts.gold, false)),
    ...[facts.frigates / 2, facts.frigates].map((value) => tick(value, facts.frigates, true)),
    ...course
      .map((moment, index) => ({ ...moment, index }))
      .filter(({ index, year }) => !index || course[index - 1].year !== year)
      .map(({ index, year }) => s("text", { x: `${x(index)}`, y: `${HEIGHT - 6}` }, String(year))),
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
