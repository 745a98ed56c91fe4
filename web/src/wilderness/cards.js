// Cards as text and pictures, with the uses that they have now.

import { h } from "../shell/dom.js";
import { fill, listed } from "../shell/text.js";
import { actions, marked } from "../table/cards.js";
import { picture } from "../table/pictures.js";
import { ruleName } from "../table/rules.js";
import { cardTitle, facts } from "./facts.js";
import texts from "./words/cards.json" with { type: "json" };
import words from "./words/hand.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("../table/cards.js").CardDetails<Option>} Details */
/** @typedef {Omit<typeof texts[number], "when"> & {when?: string}} Text when it can be played, if that has a condition */

/** What is said of each event. @type {Map<string, Text>} */
const SAID = new Map();
/** @type {Map<number, Text>} */
const BY_NUMBER = new Map();
for (const text of texts) {
  SAID.set(text.event, text);
  for (const number of Object.keys(text.notes)) BY_NUMBER.set(Number(number), text);
}

/** The number and the side of a card, below its picture. @param {string} name */
function sort(name) {
  const { side } = facts.card(name);
  return side ? facts.names.sides[side] : words.both;
}

/** The same where there is little room. @param {string} name */
function shortSort(name) {
  return facts.card(name).response ? words.response : sort(name);
}

/** @param {string} name @param {number} copies */
function miniature(name, copies) {
  const { side, value } = facts.card(name);
  return h(
    "span",
    { class: `face ${look(side)}`, "aria-hidden": "true" },
    h("span", { class: "title" }, h("b", { class: "value" }, String(value)), cardTitle(name)),
    picture(name, "tall"),
    h("span", { class: "kind" }, h("span", { class: "sort" }, shortSort(name))),
    copies > 1 ? h("b", { class: "copies" }, String(copies)) : null,
  );
}

/** What an event does, in plain words. @param {string} event its key */
export function effectOf(event) {
  return SAID.get(event)?.effect.replace(/[_*]/g, "") ?? "";
}

/** @param {string | null} side */
function look(side) {
  return side ? side.toLowerCase() : "both";
}

/**
 * The uses that are refused, together where the reason is the same.
 * @param {Record<string, string>} refused
 * @returns {[reason: string, uses: string[]][]}
 */
function byReason(refused) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [use, why] of Object.entries(refused)) {
    const said = words.uses[/** @type {"event"} */ (use)] ?? use;
    found.set(why, [...(found.get(why) ?? []), said]);
  }
  return [...found];
}

/** @param {string} name @param {Details} [more] */
function cardView(name, more = {}) {
  const { options = [], choose = () => {}, note } = more;
  const card = facts.card(name);
  const said = BY_NUMBER.get(card.number);
  const first = firstUse(options, card.leads);
  const refused = byReason((options.length && more.refused) || {});
  return h(
    "article",
    {
      class: `card ${look(card.side)}`,
      "data-card": name,
      "aria-label": fill(words.card, { card: card.title, value: card.value }),
    },
    h("h3", {}, h("b", { class: "value" }, String(card.value)), card.title),
    picture(name, "wide"),
    h("p", { class: "kind" }, sort(name), card.response ? ` · ${words.responseEvent}` : ""),
    refused.length
      ? h(
          "ul",
          { class: "refused" },
          ...refused.map(([why, uses]) => h("li", {}, h("b", {}, `${listed(uses)}:`), " ", why)),
        )
      : null,
    said?.when ? h("p", { class: "when" }, said.when) : null,
    h("p", { class: "effect" }, ...marked(said?.effect ?? "")),
    uses(card.value, options),
    note ? h("p", { class: "note" }, note) : null,
    more.history ? told(card.number, said) : null,
    actions(
      card.title,
      options.map((option) => ({
        option,
        odds: option.odds,
        about: useOf(card.value, option) ?? null,
        first: option === first,
      })),
      choose,
    ),
  );
}

/** What the value of a card brings to a use of it. @param {number} value @param {Option} option */
const useOf = (value, { act }) => facts.uses[String(value)]?.[act];

/** What can be done with the value of a card now. @param {number} value @param {Option[]} options */
function uses(value, options) {
  const found = options.filter((option) => useOf(value, option));
  if (!found.length) return null;
  return h(
    "ul",
    { class: "uses" },
    ...found.map((option) =>
      h("li", {}, h("b", {}, `${option.label}:`), ` ${useOf(value, option)}.`),
    ),
  );
}

/** The history of a card, and its rule. @param {number} number @param {Text | undefined} said */
function told(number, said) {
  if (!said) return null;
  const note = /** @type {Record<string, string | undefined>} */ (said.notes)[String(number)];
  return h(
    "div",
    { class: "told" },
    note ? h("p", {}, ...marked(note)) : null,
    h("button", { type: "button", "data-rule-of": said.rule }, ruleName(said.rule)),
  );
}

/** The use that comes first on a card. @param {Option[]} options @param {boolean} leads whether its event sends out forces */
function firstUse(options, leads) {
  const acts = leads ? ["event", "activate"] : ["activate"];
  const uses = acts.flatMap((act) => options.find((option) => option.act === act) ?? []);
  return uses[0];
}

/** What the cards look like. @type {import("../table/cards.js").CardLook} */
export const LOOK = {
  known: (name) => facts.card(name) !== undefined,
  title: cardTitle,
  card: (name, details) => cardView(name, /** @type {Details} */ (details)),
  face: miniature,
  sort: shortSort,
  waits: (name) => facts.card(name).response,
};
