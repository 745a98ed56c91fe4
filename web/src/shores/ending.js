// The end of a war: who won and how, and the course of the war by season.

import { byId, h, s, toPrompt } from "../shell/dom.js";
import { fill, paragraph } from "../shell/text.js";
import { cardName, counted } from "../table/cards.js";
import { picture } from "../table/pictures.js";
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
 * @param {{aside: boolean, own: string | null, board: import("../../types/shores").Board}} how whether a
 *   moment of the past or a lesson is shown instead of the game; the side of the only person; the last
 *   position
 */
export function drawEnding(ending, course, { aside, own, board }) {
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
  const verdict = ending.winner ? (ending.winner === own ? words.won : words.lost) : words.drawn;
  host.replaceChildren(
    h("button", { type: "button", class: "close", "aria-label": words.close, click: close }, "×"),
    picture(PICTURES[ending.reason] ?? "scene: draw", "wide"),
    ...(own ? [h("p", { class: "verdict" }, verdict)] : []),
    h("h2", {}, ending.text),
    h(
      "div",
      { class: "war-told" },
      h(
        "figure",
        { class: "war" },
        chart(course, new Set(notes.map(({ moment }) => moment))),
        h(
          "figcaption",
          { class: "legend", "aria-hidden": "true" },
          h("span", {}, h("i", {}), " ", words.gold),
          h("span", { class: "sunk" }, h("i", {}), " ", words.sunk),
          notes.length ? h("span", { class: "noted" }, h("i", {}), " ", words.noted) : null,
        ),
      ),
      h("div", { class: "told-of" }, turningPoints(notes), figures(ending, course, board)),
    ),
    h("div", { class: "held" }, ...SIDES.map((side) => held(side, board))),
    h("p", { class: "score" }, paragraph(ending.score_text, ending.scoring)),
  );
}

/** @param {{moment: Moment, note: string}[]} notes */
function turningPoints(notes) {
  if (!notes.length) return null;
  const list = notes.map(({ moment, note }) =>
    h("li", {}, fill(words.note, { date: date(moment), note })),
  );
  return h("section", {}, h("h3", {}, words.turning), h("ul", { class: "turning" }, ...list));
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
    "section",
    {},
    h("h3", {}, words.figures),
    h(
      "dl",
      { class: "figures" },
      ...rows.flatMap(([name, of]) => [h("dt", {}, name), h("dd", {}, of)]),
    ),
  );
}

/**
 * The cards that a side still had in hand.
 * @param {import("./facts.js").SideName} side
 * @param {import("../../types/shores").Board} board
 */
function held(side, { cards, automaton }) {
  const hand = cards[side].hand ?? [];
  if (automaton === side) return null;
  return h(
    "section",
    { class: side.toLowerCase() },
    h("h3", {}, fill(words.heldBy, { side: sideName(side) })),
    hand.length
      ? h("ul", {}, ...counted(hand).map(([name]) => h("li", {}, cardName(name))))
      : h("p", {}, words.heldNothing),
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
