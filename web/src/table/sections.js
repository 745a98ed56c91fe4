// A section of the rules as it is shown: paragraphs, tables, fine points, and lessons to try it.

import { h } from "../shell/dom.js";
import { fill, listed } from "../shell/text.js";
import { marked } from "./cards.js";
import words from "./words/reader.json" with { type: "json" };

/**
 * A table in the rules. The first cell of a row is the row's heading; cells are texts like paragraphs.
 * @typedef {{caption: string, head: string[], rows: string[][]}} Table
 */
/**
 * A section of the rules: its paragraphs, its fine points by name, and, if it has any, its tables, the
 * sections of the rulebook and the rulings that it tells, and a lesson about it.
 * @typedef {{id: string, title: string, text: string[], notes: Record<string, string | undefined>,
 *   tables?: Table[], cites?: string[], lesson?: string}} Section
 */

/**
 * A section as an element of the page.
 * @param {Section} section
 * @param {(lesson: string, played: boolean) => void} learn take a lesson, or watch it played
 */
export function written({ id, title, text, notes, tables = [], cites = [], lesson }, learn) {
  return h(
    "section",
    { "data-rule": id },
    h("h3", { tabindex: "-1" }, title),
    cites.length ? h("small", {}, cited(cites)) : null,
    ...text.map((sentence) => h("p", {}, ...marked(sentence))),
    ...tables.map(tabulated),
    rulings(Object.entries(notes)),
    lesson
      ? h(
          "div",
          { class: "row tries" },
          taught(words.seePlayed, () => learn(lesson, true)),
          taught(words.tryIt, () => learn(lesson, false)),
        )
      : null,
  );
}

/** The sections of the rulebook, which begin with a digit, and the rulings. @param {string[]} cites */
function cited(cites) {
  const sections = cites.filter((one) => /^\d/.test(one));
  const rulings = cites.filter((one) => !sections.includes(one));
  return [
    ...(sections.length ? [fill(words.cites, { numbers: listed(sections) })] : []),
    ...(rulings.length ? [fill(words.rulings, { numbers: listed(rulings) })] : []),
  ].join(". ");
}

/** A table, which scrolls by itself where the panel is too narrow for it. @param {Table} table */
function tabulated({ caption, head, rows }) {
  const columns = head.map((title) => h("th", { scope: "col" }, title));
  const body = rows.map(([first, ...cells]) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, ...marked(first)),
      ...cells.map((cell) => h("td", {}, ...marked(cell))),
    ),
  );
  return h(
    "div",
    { class: "wide", role: "region", tabindex: "0", "aria-label": caption },
    h(
      "table",
      {},
      h("caption", {}, caption),
      h("thead", {}, h("tr", {}, ...columns)),
      h("tbody", {}, ...body),
    ),
  );
}

/** @param {string} text @param {() => void} click */
function taught(text, click) {
  return h("button", { type: "button", click }, text);
}

/** @param {[string, string | undefined][]} notes */
function rulings(notes) {
  if (!notes.length) return null;
  const numbers = listed(notes.map(([name]) => name));
  return h(
    "details",
    { class: "rulings" },
    h("summary", {}, fill(words.finePoints, { numbers })),
    ...notes.map(([name, text]) => h("p", {}, h("b", {}, name), " ", ...marked(text ?? ""))),
  );
}
