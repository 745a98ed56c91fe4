// Cards as text and vector graphics, with the actions currently available.

import { h } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { actions, marked, refusal } from "../table/cards.js";
import { picture } from "../table/pictures.js";
import { ruleName } from "../table/rules.js";
import { facts } from "./facts.js";
import { cardTitle } from "./names.js";
import notes from "./words/cards.json" with { type: "json" };
import words from "./words/hand.json" with { type: "json" };
import hyphens from "./words/hyphens.json" with { type: "json" };

/** @typedef {import("../../types/shores").Option} Option */
/**
 * @typedef {import("../table/cards.js").CardDetails<Option> & {bot?: boolean}} Details
 * @typedef {import("../table/cards.js").Notes & {bot?: boolean}} Notes `bot` if the card is the
 *   T-bot's
 */

/** @type {Record<string, string>} */
const KINDS = words.kinds;
/** @type {Record<string, string>} */
const SIGNS = { core: "◉", unique: "✦", common: "○", victory: "★", battle: "⚔" };

/** Media query: several cards are shown without advice and history. */
const SMALL = "(max-width: 36em), (max-height: 30em)";

/** Words with more letters than this are set smaller. */
const LONG = 12;

/** Long words with soft hyphens where they may break on a small card; not every browser can. */
const BROKEN = new Map(
  hyphens.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")]),
);

/**
 * A title that breaks between words; long words may break only where a line is too short for them.
 * @param {string} title
 */
function breakable(title) {
  return title.split(/(\s)/).map((word) => {
    const broken = BROKEN.get(word);
    const look = word.length > LONG ? "long longest" : "long";
    return broken ? h("span", { class: look }, broken) : word;
  });
}

/**
 * The caption below the picture of a card in the hand.
 * @param {string} name
 * @param {boolean} barred whether discarding is all that can be done with it
 */
function sort(name, barred) {
  return barred ? words.discardOnly : KINDS[facts.card(name).kind];
}

/**
 * A card as shown in the hand: picture, name, kind.
 * @param {string} name
 * @param {number} copies
 */
function miniature(name, copies) {
  const { side, kind } = facts.card(name);
  return h(
    "span",
    // Its long words have hyphens that would be read out.
    { class: `face ${side.toLowerCase()}`, "aria-hidden": "true" },
    h("span", { class: "title" }, ...breakable(cardTitle(name))),
    picture(name, "tall"),
    h(
      "span",
      { class: "kind" },
      h("span", { class: "sign" }, `${SIGNS[kind]} `),
      h("span", { class: "sort" }, sort(name, false)),
    ),
    copies > 1 ? h("b", { class: "copies" }, fill(words.copies, { copies })) : null,
  );
}

/**
 * A card.
 * @param {string} name
 * @param {Details} [more]
 */
function cardView(name, more = {}) {
  const { copies = 1, options = [], reason = null, choose = () => {}, note } = more;
  const card = facts.card(name);
  const { kind } = card;
  return h(
    "article",
    {
      class: `card ${card.side.toLowerCase()} ${card.kind}`,
      "data-card": card.name,
      "aria-label": fill(words.cardAndCopies, { card: card.title, copies }),
    },
    h("h3", {}, card.title),
    picture(name, "wide"),
    h(
      "p",
      { class: "kind" },
      h("span", { "aria-hidden": "true" }, SIGNS[kind]),
      ` ${KINDS[kind]}`,
      copies > 1 ? h("b", {}, " ", fill(words.copies, { copies })) : null,
    ),
    h("p", { class: "when" }, card.when),
    h("p", { class: "effect" }, card.effect),
    reason ? refused(name, reason) : null,
    note ? h("p", { class: "note" }, note) : null,
    more.advice ? headed(words.use, said(name).use) : null,
    more.history ? historyOf(card.name, more) : null,
    actions(card.title, options.map(use), choose),
  );
}

/**
 * When a card is good, or when the T-bot plays it, and its history; collapsed if several cards are
 * shown on a small screen.
 * @param {string} name
 * @param {{several?: boolean, bot?: boolean}} how
 */
function historyOf(name, { several = false, bot = false }) {
  const { use, bot: when, note, rule } = said(name);
  const texts = [
    bot && when ? headed(words.bot, when) : headed(words.use, use),
    headed(words.history, note),
    h("button", { type: "button", "data-rule-of": rule }, ruleName(rule)),
  ];
  if (!several) return h("div", { class: "told" }, ...texts);
  const open = !matchMedia(SMALL).matches;
  return h("details", { class: "told", open }, h("summary", {}, words.useAndHistory), ...texts);
}

/** A paragraph with a heading in its first line. @param {string} heading @param {string} text */
function headed(heading, text) {
  return h("p", {}, h("b", {}, heading), " ", ...marked(text));
}

/** Whether a card is played only when the game asks for it. @param {string} name */
function waits(name) {
  return facts.card(name).kind === "battle";
}

/**
 * A button that says why a card cannot be played now, and opens the rule.
 * @param {string} name
 * @param {string} reason
 */
function refused(name, reason) {
  const attributes = { type: "button", "data-rule-of": said(name)?.rule ?? "cards" };
  if (waits(name)) {
    return h("button", { ...attributes, class: "reason waits" }, reason);
  }
  return h(
    "button",
    { ...attributes, class: "reason" },
    h("span", { class: "unseen" }, refusal(name, reason)),
    h("span", { "aria-hidden": "true" }, "✗ ", reason),
  );
}

/**
 * The texts about a card.
 * @param {string} name
 * @returns {{use: string, bot?: string, note: string, rule: string}}
 */
function said(name) {
  return /** @type {Record<string, any>} */ (notes)[name];
}

/**
 * A use of a card as a button on it.
 * @param {Option} option
 */
function use(option) {
  const { act, odds } = option;
  // The odds of a raid are the same for every card, and are shown at the prompt.
  const visibleOdds = act === "discard to raid" ? null : odds;
  return { option, odds: visibleOdds, first: act === "event" || act === "play" };
}

/** What the cards look like. @type {import("../table/cards.js").CardLook} */
export const LOOK = {
  known: (name) => facts.card(name) !== undefined,
  title: cardTitle,
  card: (name, details) => cardView(name, /** @type {Details} */ (details)),
  face: miniature,
  sort,
  waits,
};
