// The hand: a strip of cards along the bottom. The card that is hovered, focused or pressed is shown in
// full on the stage, with what can be done with it. A card that was pressed stays there; one that was
// only hovered gives way to the next.

import { arrows, beforePaint, h, write } from "../shell/dom.js";
import { fill, listed } from "../shell/text.js";
import { cardLook, refusal } from "./cards.js";
import words from "./words/hand.json" with { type: "json" };

/** Pixels per card; with less, cards overlap so much that their names are written vertically. */
const ROOM = 90;
/** Milliseconds for which a pointer rests on a card before it takes the place of another. */
const RESTS = 110;

/** @typedef {import("../shell/options.js").Option} Option */

/**
 * @typedef {{name: string, copies: number, from: "hand" | "pile" | "aside", options: Option[],
 *   reason: string | null, refused?: Record<string, string>}} HandCard
 *   a card of the hand, or one that can be taken from the discard pile or will be discarded when all
 *   choices are made; the number of copies; its uses, or why it cannot be played; why some uses cannot
 *   be chosen, by use
 */
/**
 * @typedef {{cards: HandCard[] | null, back: {count: number, side: string}, hand: string, serial: number,
 *   choices: number, offered: boolean}} Strip
 *   the cards in the strip, null if they lie face down; how many, and the class of their backs; what
 *   tells one hand from another; the game of this visit and the number of its choices; whether
 *   options are chosen on cards
 */

/**
 * A place for a card: its element, the beginning of its ids, a key of the card drawn there, what is said of
 * it before its number in the hand, and why it cannot be played.
 * @typedef {{element: HTMLElement, id: string, drawn: string, label: string, refused: string | null}} Slot
 */

/** Where a card lies, below its picture and for a screen reader. */
const WHERE = {
  hand: { sign: "", note: "" },
  pile: { sign: words.discardPile, note: words.inDiscardPile },
  aside: { sign: words.toDiscard, note: words.setAside },
};

export class Hand {
  /** @param {HTMLElement} host @param {(option: Option) => void} choose */
  constructor(host, choose) {
    this.host = host;
    this.choose = choose;
    /** A key of what is drawn, to skip redundant drawing. */
    this.drawn = "";
    /** The slots of all cards that have been in a hand of this game, by their keys. @type {Map<string, Slot>} */
    this.slots = new Map();
    this.choices = 0;
    /** The game of this visit that is drawn. */
    this.serial = 0;
    /** The width of the strip, in pixels; observed, because asking for it forces a layout. */
    this.width = Number.POSITIVE_INFINITY;
    /** The card that stays on the stage. @type {Element | null} */
    this.pinned = null;
    /** Whether the question is which card to use. */
    this.offered = false;
    /** Until a hovered card rises. @type {ReturnType<typeof setTimeout> | undefined} */
    this.rests = undefined;
    // A card that comes to lie under a resting pointer is not hovered: keyboard use continues.
    host.addEventListener("pointermove", ({ movementX, movementY, pointerType, target }) => {
      if (pointerType === "mouse" && (movementX || movementY)) this.hover(target);
    });
    host.addEventListener("pointerleave", () => clearTimeout(this.rests));
    host.addEventListener("keydown", (event) => this.key(event));
    host.addEventListener("focusin", ({ target }) => {
      const focused = /** @type {HTMLElement} */ (target);
      if (focused.matches(":focus-visible")) this.raise(focused.closest(".slot"));
    });
    host.addEventListener("focusout", ({ relatedTarget }) => {
      const next = /** @type {Element | null} */ (relatedTarget);
      // A card that was pressed may be meant for what is pressed on the map.
      if (host.contains(next) || (this.pinned && next?.closest("#map"))) return;
      this.raise(null);
    });
    host.addEventListener("click", (event) => {
      const { target } = event;
      const slot = /** @type {HTMLElement} */ (target).closest(".slot");
      const pressed = /** @type {HTMLElement} */ (target).closest(".mini");
      if (!slot || !pressed) return;
      const { detail } = /** @type {MouseEvent} */ (event);
      if (detail) return this.pin(this.pinned === slot ? null : slot);
      // On keyboard activation the card is already up, so focus its first action; without one, put it back.
      const action = /** @type {HTMLElement | null} */ (
        slot.querySelector(".card button:not(.lower)")
      );
      if (!action && slot.classList.contains("raised")) return this.raise(null);
      this.pin(slot);
      action?.focus();
    });
    new ResizeObserver(([{ contentRect }]) => {
      this.width = contentRect.width;
      this.crowd();
    }).observe(host);
    document.addEventListener("click", ({ target }) => {
      if (!host.contains(/** @type {Node} */ (target))) this.raise(null);
    });
  }

  /** Show the card under the pointer, unless another was pressed. @param {EventTarget | null} target */
  hover(target) {
    const mini = /** @type {HTMLElement} */ (target).closest(".mini");
    const slot = mini?.closest(".slot") ?? null;
    clearTimeout(this.rests);
    // While something else is asked, a card that nobody has pressed would lie on the options.
    if (!this.offered) return;
    if (!slot || this.pinned || slot.classList.contains("raised")) return;
    if (document.body.dataset.telling !== undefined) return;
    const rise = () => {
      this.raise(slot);
    };
    if (this.host.querySelector(".raised")) this.rests = setTimeout(rise, RESTS);
    else rise();
  }

  /** Keep a card on the stage until it is pressed again, or none. @param {Element | null} slot */
  pin(slot) {
    this.raise(slot);
    this.pinned = slot;
  }

  /** @param {Strip} strip */
  draw({ cards, back, hand, serial, choices, offered }) {
    this.offered = offered;
    document.body.classList.toggle("card-options", offered);
    document.body.classList.toggle("no-hand", cards ? !cards.length : !back.count);
    document.body.classList.toggle("face-down", !cards);
    for (const slot of this.host.querySelectorAll(".spent")) slot.classList.remove("spent");
    const drawn = JSON.stringify([serial, cards ?? back]);
    if (drawn === this.drawn) {
      if (choices !== this.choices) this.raise(null);
      this.choices = choices;
      return;
    }
    this.drawn = drawn;
    this.choices = choices;
    this.raise(null);
    if (serial !== this.serial) this.slots.clear();
    this.serial = serial;
    // After choosing an option on a card, move the focus to the prompt.
    const focused = document.activeElement?.matches("#hand .mini");
    const slot = focused ? document.activeElement?.closest(".slot") : null;
    const name = /** @type {HTMLElement | null} */ (slot)?.dataset.card;
    // Scroll to the first card if the hand is a different one, or if there are cards to take.
    const whose = `${serial} ${hand}`;
    if (this.host.dataset.hand !== whose || cards?.[0]?.from === "pile")
      beforePaint(() => this.host.scrollTo(0, 0));
    this.host.dataset.hand = whose;
    this.host.setAttribute(
      "aria-label",
      cards ? words.cardsInHand : fill(words.faceDownHand, { cards: back.count }),
    );
    if (cards?.length === 0)
      this.host.replaceChildren(h("li", { class: "no-cards" }, words.noCards));
    else if (cards) this.lay(cards);
    else
      this.host.replaceChildren(...Array.from({ length: back.count }, () => faceDown(back.side)));
    this.crowd();
    const again = name && this.host.querySelector(`[data-card="${CSS.escape(name)}"] .mini`);
    /** @type {HTMLElement | null} */ (again || null)?.focus({ preventScroll: true });
  }

  /** A card has left the hand: hide it if it was the last copy. @param {string} card */
  spend(card) {
    const slot = this.host.querySelector(`[data-card="${CSS.escape(card)}"]`);
    if (slot && !slot.querySelector(".copies")) slot.classList.add("spent");
    this.raise(null);
  }

  /** Show the number of cards, and whether space is tight. */
  crowd() {
    const { length } = this.host.children;
    this.host.style.setProperty("--cards", String(length));
    this.host.classList.toggle("many", length > this.width / ROOM);
  }

  /** Lay out the cards; those that have been here before keep their elements. @param {HandCard[]} all */
  lay(all) {
    const { host } = this;
    const slots = all.map((card) => this.slot(card));
    const elements = slots.map(({ element }) => element);
    if (
      elements.some((element, index) => element !== host.children[index]) ||
      elements.length !== host.children.length
    )
      host.replaceChildren(...elements);
    const of = all.filter(({ from }) => from !== "aside").length;
    for (const [index, card] of all.entries()) {
      elements[index].firstElementChild?.setAttribute("tabindex", index ? "-1" : "0");
      this.fill(slots[index], card);
      number(slots[index], card, index, of);
    }
  }

  /** The slot of a card. @param {HandCard} card */
  slot({ name, copies, from }) {
    const key = `${name} ${copies} ${from}`;
    const found = this.slots.get(key);
    if (found) return found;
    const slot = {
      element: empty(name, copies),
      id: `card-${this.slots.size}`,
      drawn: "",
      label: "",
      refused: null,
    };
    this.slots.set(key, slot);
    return slot;
  }

  /**
   * Update what changes on a card that stays in the hand.
   * @param {Slot} slot
   * @param {HandCard} card
   */
  fill(slot, card) {
    const drawn = JSON.stringify(card);
    if (slot.drawn === drawn) return;
    slot.drawn = drawn;
    const { element, id } = slot;
    const { name, from, options, reason } = card;
    const { sign, note } = WHERE[from];
    const look = cardLook();
    const only = Boolean(reason && options.length && !look.waits(name));
    const looks = [
      options.length && "live",
      reason && "barred",
      only && "only",
      options.length ? from === "pile" && "pile" : from !== "hand" && "aside",
    ].filter(Boolean);
    element.className = ["slot", card.copies > 1 && "several", ...looks].filter(Boolean).join(" ");
    const [mini, large] = element.children;
    const kind = sign || look.sort(name, only);
    write(within(mini, ".sort"), kind);
    const full = look.card(name, { ...card, advice: true, choose: this.choose });
    slot.label = listed([full.ariaLabel, note || kind].filter(Boolean).map(String));
    slot.refused = reason && refusal(name, reason);
    const said = ["refused", "when", "effect"].flatMap((part) => {
      const text = full.querySelector(`.${part}`);
      if (text) text.id = `${id}-${part}`;
      return text?.id ?? [];
    });
    mini.setAttribute("aria-describedby", said.join(" "));
    full.prepend(this.lowerButton(element));
    large.replaceWith(full);
  }

  /** The button that puts a raised card back, where it covers much of the page. @param {HTMLElement} slot */
  lowerButton(slot) {
    const click = () => {
      within(slot, ".mini").focus({ preventScroll: true });
      // The focus may raise it again.
      this.raise(null);
    };
    return h(
      "button",
      { type: "button", class: "close lower", "aria-label": words.lower, click },
      "×",
    );
  }

  /** Keep one card raised, or none. @param {Element | null} slot */
  raise(slot) {
    clearTimeout(this.rests);
    this.pinned = null;
    for (const other of this.host.querySelectorAll(".raised")) if (other !== slot) up(other, false);
    if (slot) up(slot, true);
    this.host.parentElement?.classList.toggle("holds-raised", slot !== null);
  }

  /** The card that is up, by its name. @returns {string | null} */
  get raised() {
    const slot = this.host.querySelector(".raised");
    return /** @type {HTMLElement | null} */ (slot)?.dataset.card ?? null;
  }

  /** Lower the raised card; true if there was one. */
  lower() {
    const up = this.host.querySelector(".raised") !== null;
    this.raise(null);
    return up;
  }

  /** Focus a card, which raises it. @param {number} index */
  focus(index) {
    const slots = [...this.host.querySelectorAll(".mini")];
    const mini = /** @type {HTMLElement | undefined} */ (slots[index]);
    if (!mini) return;
    for (const other of slots) other.setAttribute("tabindex", other === mini ? "0" : "-1");
    mini.focus();
    // It may have had the focus, and been lowered.
    this.raise(mini.closest(".slot"));
  }

  /** Arrow keys move between cards. @param {KeyboardEvent} event */
  key(event) {
    const minis = [...this.host.querySelectorAll(".mini")];
    const slot = /** @type {HTMLElement} */ (event.target).closest(".slot");
    const index = minis.findIndex((mini) => mini.closest(".slot") === slot);
    const last = minis.length - 1;
    const [back, on] = arrows();
    /** @type {Record<string, number>} */
    const to = {
      [back]: index - 1,
      [on]: index + 1,
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: last,
      Escape: index,
    };
    const { key } = event;
    if (!(key in to) || index < 0) return;
    // Escape in a raised card returns to the card in the hand; pressed there, it is left to the
    // page.
    if (key === "Escape" && event.target === minis[index]) return;
    event.preventDefault();
    event.stopPropagation();
    this.focus(Math.min(last, Math.max(0, to[event.key])));
    if (event.key === "Escape") this.raise(null);
  }
}

/** @param {Element} slot @param {boolean} raised */
function up(slot, raised) {
  slot.classList.toggle("raised", raised);
  slot.querySelector(".mini")?.setAttribute("aria-expanded", String(raised));
}

/**
 * Say which card of the hand one is; cards that will be discarded are not counted.
 * @param {Slot} slot
 * @param {HandCard} card
 * @param {number} index
 * @param {number} of the number of cards
 */
function number({ element, label, refused }, { from }, index, of) {
  const place = fill(words.place, { number: index + 1, of });
  const card = from === "aside" ? label : listed([label, place]);
  const said = refused ? fill(words.cardAndReason, { card, reason: refused }) : card;
  write(within(element, ".mini > .unseen"), said);
}

/** An empty slot for a new card of the hand. @param {string} name @param {number} copies */
function empty(name, copies) {
  return h(
    "li",
    { "data-card": name },
    h(
      "button",
      { type: "button", class: "mini", "aria-expanded": "false" },
      cardLook().face(name, copies),
      h("span", { class: "unseen" }),
    ),
    h("article"),
  );
}

/** @param {Element} element @param {string} selector of an element that exists in it */
function within(element, selector) {
  return /** @type {HTMLElement} */ (element.querySelector(selector));
}

/** @param {string} side the class of its back */
function faceDown(side) {
  return h("li", { class: `slot back ${side}`, "aria-hidden": "true" });
}
