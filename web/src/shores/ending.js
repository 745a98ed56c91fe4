// The end of a war: who won and how, and the course of the war by season.

import { byId, h, s, toPrompt } from "../shell/dom.js";
import { fill, paragraph } from "../shell/text.js";
import { facts } from "./facts.js";
import { wideEngraving } from "./field.js";
import { date } from "./names.js";
import words from "./words/ending.json" with { type: "json" };

/** @typedef {import("../../types/shores").Ending} Ending */
/** @typedef {import("../../types/shores").Moment} Moment */
/** @typedef {import("./scenes.js").Placed} Placed */

const [WIDTH, HEIGHT, STEP] = [560, 150, 23];
/** The maximum number of notable events listed. */
const MOST_NOTES = 6;
/** Where endings happen, if not at sea. @type {Record<string, "ashore">} */
const GROUNDS = { "Hamet's Army eliminated": "ashore" };

/** The picture for each ending. @type {Record<string, Placed[]>} */
const PICTURES = {
  "Tripoli captured": [
    ["cloud", 90, 36, 1],
    ["town", 300, 62, 1.1],
    ["fort", 380, 66, 1.1],
    ["flagUs", 398, 48, 0.7],
    ["smoke", 330, 52, 0.8],
    ["frigate", 120, 92, 1.1],
    ["frigate", 218, 82, 0.7],
    ["marine", 352, 96, 0.8],
    ["marine", 376, 98, 0.85],
    ["marine", 402, 96, 0.8],
  ],
  "treaty of peace": [
    ["sun", 344, 38, 0.8],
    ["frigate", 66, 86, 0.9],
    ["flagUs", 160, 96, 1.4],
    ["scroll", 240, 96, 1.5],
    ["flagMoon", 284, 96, 1.4],
    ["xebec", 412, 88, 0.9],
  ],
  "twelve gold": [
    ["fort", 386, 66, 1.1],
    ["flagMoon", 404, 48, 0.7],
    ["xebec", 90, 90, 1.1],
    ["xebec", 170, 80, 0.8],
    ["chest", 290, 96, 1.5],
    ["coins", 246, 98, 1.3],
    ["coins", 342, 98, 1.3],
  ],
  "four frigates sunk": [
    ["cloud", 110, 36, 1.2],
    ["fort", 400, 66, 1.1],
    ["flagMoon", 418, 48, 0.7],
    ["smoke", 180, 52, 1.4],
    ["frigate", 170, 100, 1.2, 24],
    ["splash", 206, 96, 1.2],
    ["xebec", 290, 90, 0.9],
    ["xebec", 356, 82, 0.7],
  ],
  "Hamet's Army eliminated": [
    ["sun", 90, 40, 1],
    ["mountains", 210, 60, 0.9],
    ["dunes", 110, 92, 1.6],
    ["dunes", 300, 96, 1.7],
    ["felled", 150, 100, 1],
    ["palm", 240, 84, 1.3],
    ["wall", 380, 84, 1.5],
    ["flagMoon", 420, 64, 1.1],
    ["infantry", 330, 104, 0.8],
    ["infantry", 362, 106, 0.85],
  ],
  "assault repulsed": [
    ["town", 330, 62, 1.2],
    ["fort", 396, 66, 1.1],
    ["flagMoon", 414, 48, 0.7],
    ["blast", 350, 62, 1],
    ["smoke", 290, 72, 1],
    ["frigate", 90, 90, 1],
    ["gunboat", 180, 96, 0.8],
  ],
  "end of 1806": [
    ["sun", 372, 44, 1.1],
    ["cloud", 120, 36, 1.1],
    ["frigate", 140, 90, 1.1],
    ["xebec", 330, 88, 0.9],
    ["hourglass", 236, 102, 1.4],
  ],
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
    wideEngraving(PICTURES[ending.reason] ?? [], GROUNDS[ending.reason] ?? "afloat"),
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
