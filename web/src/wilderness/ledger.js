// The ledger of the war: what each side needs, what is in force, and every victory point with its reason.

import { byId, dialog, drawFrom, h, write } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { facts, sideName } from "./facts.js";
import { where } from "./lines.js";
import words from "./words/game.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Line} Line */
/** @typedef {import("../../types/wilderness").Standing} Standing */
/** @typedef {import("./part.js").View} View */

/** The track in words. @param {number} vp positive for the French */
export function points(vp) {
  if (!vp) return words.even;
  return fill(words.points, {
    points: Math.abs(vp),
    side: words.sideOf[vp > 0 ? "French" : "British"],
  });
}

/** The balance of the war in the bar; on a phone without what the side that leads needs. @param {View["board"]} board */
export function drawBalance(board) {
  const [whole, brief] = byId("standing").children;
  write(/** @type {HTMLElement} */ (whole), balance(board));
  write(/** @type {HTMLElement} */ (brief), points(board.vp));
}

/** The track, with the points at which the side that leads wins. @param {View["board"]} board */
function balance({ vp, standings }) {
  const leader = vp > 0 ? "French" : "British";
  const [need] = standings.filter(({ side }) => side === leader);
  if (!vp || !need) return points(vp);
  return fill(words.balance, { points: Math.abs(vp), of: need.of, side: words.sideOf[leader] });
}

/**
 * Show the balance of the war: what each side needs and has of it, what is in force, the deck, and every point
 * scored so far.
 * @param {View} view
 */
export function showLedger({ board, lines }) {
  const scored = lines.filter(({ kind }) => kind === "Scored");
  byId("ledger-list").replaceChildren(
    table(scored, facts.scenarios.find(({ name }) => name === board.scenario)?.vp ?? 0),
    ...situation(board),
  );
  dialog("ledger").showModal();
}

/** Show the balance of the war where nothing else lies in the dock; null once it is over. @param {View["board"] | null} board */
export function drawSituation(board) {
  const host = byId("situation");
  host.hidden = !board;
  const { standings, assemblies, flags, shuffles, deck } = board ?? {};
  drawFrom(host, [standings, assemblies, flags, shuffles, deck], () =>
    board ? situation(board) : [],
  );
}

/** What each side needs and has of it, what is in force, and the deck. @param {View["board"]} board */
function situation({ standings, assemblies, flags, shuffles, deck }) {
  return [
    h("h3", {}, words.wins),
    h("ul", { class: "standings" }, ...standings.map(standing)),
    h("h3", {}, words.inForce),
    h(
      "ul",
      {},
      h("li", {}, fill(words.assemblies, { attitude: assemblies })),
      ...flags.filter(({ on }) => on).map(({ text }) => h("li", {}, text)),
      h("li", {}, fill(shuffles ? words.deckShuffled : words.deck, { cards: deck })),
    ),
  ];
}

/** What a side needs, and how far it is. @param {Standing} need */
function standing({ side, text, have, of, progress }) {
  return h(
    "li",
    { class: side.toLowerCase() },
    h("b", {}, fill(words.whose, { side: sideName(side) })),
    " ",
    text,
    h("meter", { min: "0", max: `${of}`, value: `${have}`, "aria-label": text }),
    h("small", {}, progress),
  );
}

/** @param {Line[]} scored @param {number} first the points at the start */
function table(scored, first) {
  const heads = [words.ledgerPoints, words.ledgerWhy, words.ledgerTrack];
  return h(
    "table",
    { "aria-label": words.ledger },
    h("thead", {}, h("tr", {}, ...heads.map((name) => h("th", { scope: "col" }, name)))),
    h(
      "tbody",
      {},
      h("tr", {}, h("td", {}, ""), h("td", {}, words.atFirst), h("td", {}, points(first))),
      ...scored.map((line) =>
        h(
          "tr",
          { class: String(line.side).toLowerCase() },
          h("td", {}, `${sideName(String(line.side))} +${line.points}`),
          h(
            "td",
            {},
            line.text,
            where(line, () => dialog("ledger").close()),
          ),
          h("td", {}, points(line.vp ?? 0)),
        ),
      ),
    ),
  );
}
