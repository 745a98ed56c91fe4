// The end of a war: who won and how, and its course through the seasons.

import { byId, h, s, toPrompt } from "../shell/dom.js";
import { facts } from "./facts.js";

/** @typedef {import("../../types/shores").Ending} Ending */
/** @typedef {import("../../types/shores").Moment} Moment */

const [WIDTH, HEIGHT, STEP] = [560, 150, 23];
/** How much of what was notable is told. */
const MOST_NOTES = 6;

/**
 * @param {Ending | null} ending null while the war goes on
 * @param {Moment[]} course
 */
export function drawEnding(ending, course) {
  const host = byId("ending");
  if (host.dataset.closed !== ending?.text) delete host.dataset.closed;
  host.hidden = !ending || host.dataset.closed !== undefined;
  if (!ending) return host.replaceChildren();
  host.className = (ending.winner ?? "").toLowerCase();
  const notes = course
    .flatMap((moment) => moment.notes.map((note) => ({ moment, note })))
    .slice(-MOST_NOTES);
  const close = () => {
    host.dataset.closed = ending.text;
    host.hidden = true;
    toPrompt();
  };
  host.replaceChildren(
    h(
      "button",
      { type: "button", class: "close", "aria-label": "Close the summary", click: close },
      "×",
    ),
    h("h2", {}, ending.text),
    chart(course, new Set(notes.map(({ moment }) => moment))),
    h(
      "p",
      { class: "legend", "aria-hidden": "true" },
      h("span", {}, h("i", {}), ` gold (of ${facts.gold})`),
      h("span", { class: "sunk" }, h("i", {}), ` frigates sunk (of ${facts.frigates})`),
      notes.length ? h("span", { class: "noted" }, h("i", {}), " told below") : null,
    ),
    h(
      "ul",
      { class: "turning" },
      ...notes.map(({ moment: { season, year }, note }) =>
        h("li", {}, `${season} ${year}: ${note}`),
      ),
    ),
    h("p", { class: "score" }, `${ending.score_text} ${ending.scoring}`),
  );
}

/**
 * Gold and sunk frigates through the seasons.
 * @param {Moment[]} course
 * @param {Set<Moment>} marked those of which something is told
 */
function chart(course, marked) {
  const last = course.at(-1);
  const said = last
    ? `From ${course[0].season} ${course[0].year} to ${last.season} ${last.year}: ${last.gold} gold, ${last.sunk === 1 ? "1 frigate" : `${last.sunk} frigates`} sunk.`
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
      `To win: ${facts.gold} gold or ${facts.frigates} frigates sunk`,
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
