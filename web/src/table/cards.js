// Card names in sentences, the preview of a card, the dialog of piles, and the actions on a card.
// What a card looks like is the game's.

import { byId, dialog, h } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import words from "./words/cards.json" with { type: "json" };

/** @typedef {import("../shell/options.js").Option} Option */

/**
 * How a card is shown at full size: the number of copies, its uses, why it cannot be played, why some
 * uses cannot be chosen, an extra note, whether to show when it is good, whether to show its history,
 * too, and whether other cards are shown with it.
 * @template {Option} [O=Option] the game's options
 * @typedef {{copies?: number, options?: O[], reason?: string | null, refused?: Record<string, string>,
 *   choose?: (option: O) => void, note?: string, advice?: boolean, history?: boolean, several?: boolean}} CardDetails
 */

/**
 * What a game's cards look like: whether a card can be shown already, and its display name; the card
 * at full size, whose texts about when and what have the classes "when" and "effect"; its face in the
 * hand, in which an element of class "sort" takes the caption that `sort` returns, `barred` if it can
 * only be discarded; whether it is played only when the game asks for it.
 * @typedef {{known(name: string): boolean, title(name: string): string,
 *   card(name: string, details?: CardDetails): HTMLElement,
 *   face(name: string, copies: number): HTMLElement, sort(name: string, barred: boolean): string,
 *   waits(name: string): boolean}} CardLook
 */

/** What is shown on a card beside its uses. @typedef {Omit<CardDetails, "options" | "choose">} Notes */

/** @type {CardLook} */
let look;
/** Where the pointer has last moved to. */
let pointer = { clientX: -1, clientY: -1 };

/** Show all cards in the way of a game. @param {CardLook} newLook */
export function showCardsAs(newLook) {
  look = newLook;
  document.addEventListener("mousemove", ({ clientX, clientY }) => {
    pointer = { clientX, clientY };
  });
}

/** What the game's cards look like. */
export const cardLook = () => look;

/**
 * The title of a card as a button: hovering previews the card, pressing enlarges it.
 * @param {string} name
 * @param {string} [title] as in the sentence around it
 */
export function cardName(name, title = look.title(name)) {
  return h(
    "button",
    {
      type: "button",
      class: "card-name",
      click: () => {
        unpeek();
        // The cards are unknown until Python has started.
        if (look.known(name)) showCard(name);
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
 * A sentence from Python in which card names open the card.
 * @param {{text: string, links?: {at: number, length: number, card: string}[]}} sentence
 * @returns {(Node | string)[]}
 */
export function sentence({ text, links = [] }) {
  /** @type {(string | {card: string, title: string})[]} */
  const parts = [];
  let from = 0;
  for (const { at, length, card } of links) {
    parts.push(text.slice(from, at), { card, title: text.slice(at, at + length) });
    from = at + length;
  }
  return withCards([...parts, text.slice(from)]);
}

/**
 * A text of a catalogue: _Card_ is a button that opens the card of that name; if a title differs
 * from the name, as in a translation, the name follows it: _Karte|Card_. *Name* is in italics.
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

/**
 * A use of a card: the odds to show below its label, what else describes it, and whether it is the primary use.
 * @template {Option} O
 * @typedef {{option: O, odds: string | null, about?: string | null, first: boolean}} Use
 */

/**
 * The buttons on a card for its uses; null if it has none.
 * @template {Option} O
 * @param {string} title of the card
 * @param {Use<O>[]} uses
 * @param {(option: O) => void} choose
 */
export function actions(title, uses, choose) {
  if (!uses.length) return null;
  return h("div", { class: "actions" }, ...uses.map((use) => action(title, use, choose)));
}

/**
 * @template {Option} O
 * @param {string} title
 * @param {Use<O>} use
 * @param {(option: O) => void} choose
 */
function action(title, { option, odds, about = null, first }, choose) {
  const named = option.label.includes(title);
  const action = named ? option.label : fill(words.action, { action: option.label, card: title });
  return h(
    "button",
    {
      type: "button",
      class: first ? "primary" : "",
      "data-choice": option.notation,
      // What stands on the button is not described a second time.
      title: option.odds === odds ? about : (option.odds ?? null),
      click: () => choose(option),
    },
    h("span", { "aria-hidden": "true" }, option.label),
    odds ? h("small", { "aria-hidden": "true" }, odds) : null,
    h("span", { class: "unseen" }, odds ? fill(words.actionWithOdds, { action, odds }) : action),
  );
}

/**
 * Why a card cannot be played now, for a screen reader.
 * @param {string} name
 * @param {string} reason a sentence
 */
export function refusal(name, reason) {
  return look.waits(name) ? reason : fill(words.refused, { reason });
}

/** @param {string} name @param {HTMLElement} beside */
function peek(name, beside) {
  if (!matchMedia("(hover: hover)").matches || !look.known(name)) return;
  const box = byId("peek");
  box.replaceChildren(look.card(name));
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
  showCards(look.title(name), [name]);
  byId("pile-title").classList.add("unseen");
}

/**
 * Show cards enlarged.
 * @param {string} title
 * @param {string[]} names
 * @param {(name: string) => Notes} [details] what else to show on each
 */
export function showCards(title, names, details) {
  showPiles(title, [["", names]], details);
}

/**
 * Show several piles of cards enlarged.
 * @param {string} title
 * @param {[string, string[] | null][]} piles the name of each, and its cards; null if they are face
 *   down
 * @param {(name: string) => Notes} [details] what else to show on each card
 * @param {string} [note] what is to be known of the piles
 */
export function showPiles(title, piles, details = () => ({}), note = "") {
  const several = new Set(piles.flatMap(([, names]) => names)).size > 1;
  byId("pile-title").textContent = title;
  byId("pile-title").classList.remove("unseen");
  byId("pile-cards").replaceChildren(
    note ? h("p", {}, note) : "",
    ...piles.flatMap(([heading, names]) => [
      heading ? h("h3", {}, heading) : "",
      ...(names?.length
        ? counted(names).map(([name, copies]) =>
            look.card(name, { copies, history: true, several, ...details(name) }),
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
