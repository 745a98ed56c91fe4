// The end of a game: one sheet with its picture, who won and how, the course, and what remained.

import { byId, h, toPrompt } from "../shell/dom.js";
import { capital, fill } from "../shell/text.js";
import { cardName, counted } from "./cards.js";
import { picture } from "./pictures.js";
import words from "./words/ending.json" with { type: "json" };

/**
 * What the sheet says.
 * @typedef {object} Told
 * @property {string | null} winner
 * @property {string | null} own the side of the only person
 * @property {string} picture the name of the plate
 * @property {string} title who won, and after a colon how
 * @property {Element} chart the course of the game
 * @property {(Element | string)[]} legend of the chart
 * @property {{when: string, what: string}[]} turning the turning points, in the order in which they came
 * @property {Element} figures the game in figures
 * @property {{side: string, name: string, cards: string[]}[]} held the cards that sides still held
 * @property {string} score
 */

/** Whether the summary of this game has been closed. */
let closed = false;

/** Show the summary again after it was closed. */
export function reopenEnding() {
  closed = false;
  byId("ending").hidden = false;
  byId("ending").querySelector("button")?.focus();
}

/** A game goes on, or has begun: its end will be shown. */
export function awaitEnding() {
  closed = false;
}

/** Show the sheet, unless it has been closed; null takes it away. @param {Told | null} told */
export function showEnding(told) {
  const host = byId("ending");
  host.hidden = !told || closed;
  if (!told) return host.replaceChildren();
  const { winner, own, title, chart, legend, turning, figures, held, score } = told;
  host.className = (winner ?? "").toLowerCase();
  const close = () => {
    closed = true;
    host.hidden = true;
    toPrompt();
  };
  const verdict = winner ? (winner === own ? words.won : words.lost) : words.drawn;
  const [headline, how] = parted(title);
  host.replaceChildren(
    h("button", { type: "button", class: "close", "aria-label": words.close, click: close }, "×"),
    h(
      "header",
      {},
      picture(told.picture, "wide"),
      h(
        "div",
        {},
        own ? h("p", { class: "verdict" }, verdict) : null,
        h("h2", {}, headline),
        how ? h("p", { class: "how" }, how) : null,
        h("p", { class: "score" }, score),
        turning.length ? section(words.turning, list(turning)) : null,
      ),
    ),
    h(
      "div",
      { class: "war-told" },
      h("figure", { class: "war" }, chart, h("figcaption", { class: "legend" }, ...legend)),
      section(words.figures, figures),
    ),
    h("div", { class: "held" }, ...held.map(heldBy)),
  );
}

/** @param {string} title @param {Element} content */
function section(title, content) {
  return h("section", {}, h("h3", {}, title), content);
}

/** A headline of what stands before the colon of a sentence, and a sentence of what follows. @param {string} title */
function parted(title) {
  const at = title.indexOf(": ");
  return at < 0
    ? [title.replace(/\.$/, ""), ""]
    : [title.slice(0, at), capital(title.slice(at + 2))];
}

/** @param {Told["turning"]} turning */
function list(turning) {
  return h(
    "ul",
    { class: "turning" },
    ...turning.map(({ when, what }) =>
      h("li", {}, h("span", { class: "when" }, when), " ", capital(what)),
    ),
  );
}

/** The cards that a side still had in hand. @param {Told["held"][number]} of */
function heldBy({ side, name, cards }) {
  return h(
    "section",
    { class: side.toLowerCase() },
    h("h3", {}, fill(words.heldBy, { side: name })),
    cards.length
      ? h("ul", {}, ...counted(cards).map(([card]) => h("li", {}, cardName(card))))
      : h("p", {}, words.heldNothing),
  );
}
