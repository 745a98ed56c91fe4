// Cards as text and vector graphics, with the actions currently available; card names are links.

import { byId, dialog, h } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { vignette } from "./art.js";
import { facts } from "./facts.js";
import { cardTitle } from "./names.js";
import notes from "./words/cards.json" with { type: "json" };
import words from "./words/hand.json" with { type: "json" };
import hyphens from "./words/hyphens.json" with { type: "json" };

/** @typedef {import("../../types/shores").Option} Option */

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
export function sort(name, barred) {
  return barred ? words.discardOnly : KINDS[facts.card(name).kind];
}

/**
 * A card as shown in the hand: picture, name, kind.
 * @param {string} name
 * @param {number} copies
 */
export function miniature(name, copies) {
  const { side, kind } = facts.card(name);
  return h(
    "span",
    // Its long words have hyphens that would be read out.
    { class: `face ${side.toLowerCase()}`, "aria-hidden": "true" },
    h("span", { class: "title" }, ...breakable(cardTitle(name))),
    vignette(name),
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
 * @param {{copies?: number, options?: Option[], reason?: string | null,
 *   choose?: (option: Option) => void, note?: string, advice?: boolean, told?: boolean,
 *   several?: boolean, bot?: boolean}} [more] the number of copies, its uses, why it cannot be
 *   played, an extra note, whether to show when it is good, whether to show its history, too, whether
 *   other cards are shown with it, whether it is the T-bot's
 */
export function cardView(name, more = {}) {
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
    vignette(name),
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
    more.told ? told(card.name, more) : null,
    options.length
      ? h("div", { class: "actions" }, ...options.map((option) => action(option, choose)))
      : null,
  );
}

/**
 * When a card is good, or when the T-bot plays it, and its history; collapsed if several cards are
 * shown on a small screen.
 * @param {string} name
 * @param {{several?: boolean, bot?: boolean}} how
 */
function told(name, { several = false, bot = false }) {
  const { use, bot: when, note, rule } = said(name);
  const texts = [
    bot && when ? headed(words.bot, when) : headed(words.use, use),
    headed(words.history, note),
    h("button", { type: "button", "data-rule-of": rule }, words.rule),
  ];
  if (!several) return h("div", { class: "told" }, ...texts);
  const open = !matchMedia(SMALL).matches;
  return h("details", { class: "told", open }, h("summary", {}, words.useAndHistory), ...texts);
}

/** A paragraph with a heading in its first line. @param {string} heading @param {string} text */
function headed(heading, text) {
  return h("p", {}, h("b", {}, heading), " ", ...marked(text));
}

/**
 * Why a card cannot be played now, for a screen reader.
 * @param {string} name
 * @param {string} reason a sentence
 */
export function refusal(name, reason) {
  return waits(name) ? reason : fill(words.refused, { reason });
}

/** Whether a card is played only when the game asks for it. @param {string} name */
export function waits(name) {
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
    h("span", { class: "unseen" }, fill(words.refused, { reason })),
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

/** @param {Option} option @param {(option: Option) => void} choose */
function action(option, choose) {
  const { act, notation, label, card, odds } = option;
  // The odds of a raid are the same for every card, and are shown at the prompt.
  const shown = act === "discard to raid" ? null : odds;
  return h(
    "button",
    {
      type: "button",
      class: act === "event" || act === "play" ? "primary" : "",
      "data-choice": notation,
      title: odds,
      click: () => choose(option),
    },
    h("span", { "aria-hidden": "true" }, label),
    shown ? h("small", { "aria-hidden": "true" }, shown) : null,
    h(
      "span",
      { class: "unseen" },
      fill(shown ? words.actionWithOdds : words.action, {
        action: label,
        card: cardTitle(String(card)),
        odds: shown,
      }),
    ),
  );
}

/** Where the pointer has last moved to. */
let pointer = { clientX: -1, clientY: -1 };

/** Follow the pointer from now on. */
export function watchPointer() {
  document.addEventListener("mousemove", ({ clientX, clientY }) => {
    pointer = { clientX, clientY };
  });
}

/**
 * The title of a card as a button: hovering previews the card, pressing enlarges it.
 * @param {string} name
 * @param {string} [title] as in the sentence around it
 */
export function cardName(name, title = cardTitle(name)) {
  return h(
    "button",
    {
      type: "button",
      class: "card-name",
      click: () => {
        unpeek();
        // The cards are unknown until Python has started.
        if (facts.card(name)) showCard(name);
      },
      mouseenter: (event) => {
        const { currentTarget, clientX, clientY } = /** @type {MouseEvent} */ (event);
        // The name has appeared under a pointer that did not move.
        if (clientX === pointer.clientX && clientY === pointer.clientY) return;
        peek(name, /** @type {HTMLElement} */ (currentTarget));
      },
      mouseleave: unpeek,
    },
    title,
  );
}

/**
 * A text with card titles as buttons; no line starts with the comma after a title.
 * @param {(string | {card: string, title: string})[]} parts text and cards alternating, text first
 * @returns {(Node | string)[]}
 */
export function withCards(parts) {
  const ends = (/** @type {typeof parts[number] | undefined} */ text) =>
    typeof text === "string" ? (/^[.,;:)]*/.exec(text)?.[0] ?? "") : "";
  return parts.map((part, index) => {
    if (typeof part === "string") return index ? part.slice(ends(part).length) : part;
    const { card, title } = part;
    return h("span", { class: "joined" }, cardName(card, title), ends(parts[index + 1]));
  });
}

/**
 * A text of a catalogue: _Storms_ is a button that opens the card of that name; if a title differs
 * from the name, as in a translation, the name follows it: _Stürme|Storms_. *Philadelphia* is in
 * italics.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function marked(text) {
  const parts = text.split("_").map((part, index) => {
    const [title, card = title] = part.split("|");
    return index % 2 ? { card, title } : part;
  });
  return withCards(parts).flatMap((part) => (typeof part === "string" ? slanted(part) : [part]));
}

/** @param {string} text @returns {(Node | string)[]} */
function slanted(text) {
  return text.split("*").map((part, index) => (index % 2 ? h("i", {}, part) : part));
}

/** @param {string} name @param {HTMLElement} beside */
function peek(name, beside) {
  if (!matchMedia("(hover: hover)").matches || !facts.card(name)) return;
  const box = byId("peek");
  box.replaceChildren(cardView(name));
  box.hidden = false;
  const at = beside.getBoundingClientRect();
  const next = at.left > innerWidth / 2 ? at.left - box.offsetWidth - 8 : at.right + 8;
  const left = Math.min(next, innerWidth - box.offsetWidth - 8);
  const top = Math.min(at.top, innerHeight - box.offsetHeight - 8);
  box.style.left = `${Math.max(8, left)}px`;
  box.style.top = `${Math.max(8, top)}px`;
}

/** Hide the preview of a card. */
export function unpeek() {
  byId("peek").hidden = true;
  byId("peek").replaceChildren();
}

/** Show a single card enlarged, which has its title on it. @param {string} name */
export function showCard(name) {
  showCards(cardTitle(name), [name]);
  byId("pile-title").classList.add("unseen");
}

/**
 * Show cards enlarged.
 * @param {string} title
 * @param {string[]} names
 * @param {Map<string, string> | null} [thoughts] what the T-bot thinks of its own cards
 */
export function showCards(title, names, thoughts) {
  showPiles(title, [["", names]], thoughts);
}

/**
 * Show several piles of cards enlarged.
 * @param {string} title
 * @param {[string, string[] | null][]} piles the name of each, and its cards; null if they are face
 *   down
 * @param {Map<string, string> | null} [thoughts] what the T-bot thinks of its own cards
 */
export function showPiles(title, piles, thoughts = null) {
  const several = new Set(piles.flatMap(([, names]) => names)).size > 1;
  byId("pile-title").textContent = title;
  byId("pile-title").classList.remove("unseen");
  byId("pile-cards").replaceChildren(
    ...piles.flatMap(([heading, names]) => [
      heading ? h("h3", {}, heading) : "",
      ...(names?.length
        ? counted(names).map(([name, copies]) =>
            cardView(name, {
              copies,
              note: thoughts?.get(name),
              told: true,
              several,
              bot: thoughts !== null,
            }),
          )
        : [h("p", {}, names ? words.noCards : words.faceDown)]),
    ]),
  );
  const box = dialog("pile");
  // Remove the cards from the page, as the device may be handed over.
  box.addEventListener("close", () => byId("pile-cards").replaceChildren(), { once: true });
  if (!box.open) box.showModal();
}

/**
 * Cards with the number of copies of each.
 * @param {string[]} names
 * @returns {[string, number][]}
 */
export function counted(names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
