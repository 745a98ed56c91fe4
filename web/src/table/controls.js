// The controls on a map: a button for each place and each stack of pieces. They are updated one by
// one, and stand in the order of the places, which is the tab order.

import { h } from "../shell/dom.js";
import { Order } from "./order.js";

/**
 * @typedef {{element: HTMLElement, press: () => void, text: Record<string, HTMLElement>,
 *   count: number, place: string, at: [number, number] | null}} Control
 *   `count` is the number of pieces that a stack shows, `at` where it lies, in units of the sheet
 */

/** Places and pieces that can be pressed. */
const LIVE = ".layer button.live:not(.zone)";

export class Controls {
  /**
   * @param {HTMLElement} layer
   * @param {(event: MouseEvent) => boolean} [unclear] whether it is unclear what a press is meant for
   * @param {(place: string) => string[]} [linked] the places that links lead to from a place: arrow keys follow
   *   them; by default they lead to whatever is nearest
   */
  constructor(layer, unclear = () => false, linked = undefined) {
    this.layer = layer;
    this.linked = linked;
    /** @type {Map<string, Control>} */
    this.all = new Map();
    /** @type {Order<HTMLElement>} */
    this.order = new Order();
    /** The keys of those that are part of the current drawing. @type {Set<string>} */
    this.drawn = new Set();
    /** How often all have been drawn. */
    this.drawings = 0;
    layer.addEventListener("keydown", (event) => this.step(event));
    layer.addEventListener("click", (event) => {
      if (unclear(event)) return;
      const pressed = nearest(event);
      if (pressed) this.all.get(pressed.dataset.key ?? "")?.press();
    });
  }

  /** @param {string} key */
  get(key) {
    return this.all.get(key);
  }

  /** Begin to draw: places follow in their order. */
  start() {
    this.drawn.clear();
    this.order.start();
  }

  /** Go on to the next place. @param {string} place */
  enter(place) {
    this.order.enter(place);
  }

  /**
   * A control at the current place; created if there is none.
   * @param {string} key
   * @param {() => Control["text"]} parts what it consists of
   * @returns {Control}
   */
  draw(key, parts) {
    this.drawn.add(key);
    const existing = this.all.get(key);
    if (existing) return existing;
    const text = parts();
    const { place } = this.order;
    const element = h("button", { type: "button", "data-key": key }, ...Object.values(text));
    element.dataset.at = place;
    /** @type {Control} */
    const control = { element, press: () => {}, text, count: 0, place, at: null };
    this.all.set(key, control);
    const after = this.order.add(element);
    if (after) after.after(element);
    else this.layer.prepend(element);
    return control;
  }

  /** Keep a control as it is, but so that it cannot be pressed. @param {string} key */
  quiet(key) {
    const control = this.all.get(key);
    if (!control) return;
    this.drawn.add(key);
    control.element.classList.remove("live", "chosen");
    control.element.removeAttribute("data-choice");
  }

  /** Remove what is no longer there. */
  finish() {
    this.drawings += 1;
    for (const [key, { element, place }] of this.all) {
      if (this.drawn.has(key)) continue;
      element.remove();
      this.all.delete(key);
      this.order.remove(place, element);
    }
  }

  /**
   * Arrow keys move the focus in their direction: along a link if there are links, and else to the nearest control.
   * @param {KeyboardEvent} event
   */
  step(event) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[/** @type {keyof typeof ways} */ (event.key)];
    const here = /** @type {HTMLElement | null} */ (
      /** @type {Element | null} */ (event.target)?.closest("button")
    );
    if (!way || !here) return;
    event.preventDefault();
    const place = here.dataset.at ?? "";
    const stops = this.stops(place, here);
    // The control of a place itself has its name for a key.
    const from = middle(this.linked ? (this.all.get(place)?.element ?? here) : here);
    const linked = new Set(this.linked?.(place));
    const next =
      nearestAlong(
        from,
        stops.filter(({ place: goal }) => linked.has(goal)),
        way,
      ) ?? nearestAlong(from, stops, way);
    next?.element.focus({ preventScroll: true });
  }

  /**
   * Where arrow keys may lead to: all controls, or, if there are links, one control for each other place, if possible
   * one that can be pressed.
   * @param {string} place where one is
   * @param {HTMLElement} here the control that has the focus
   */
  stops(place, here) {
    /** @type {Map<HTMLElement | string, HTMLElement>} */
    const found = new Map();
    for (const { element } of this.all.values()) {
      const at = element.dataset.at ?? "";
      const spoken = element.getAttribute("aria-hidden") !== "true";
      if (!spoken || element === here || (this.linked && at === place)) continue;
      const key = this.linked ? at : element;
      const before = found.get(key);
      const better = isLive(element) && before && !isLive(before);
      if (!before || better) found.set(key, element);
    }
    return [...found.values()].map((element) => {
      const follows = here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return {
        element,
        place: element.dataset.at ?? "",
        at: middle(element),
        follows: follows !== 0,
      };
    });
  }
}

/** Whether a control can be pressed for the question that is asked. @param {HTMLElement} element */
const isLive = ({ classList }) => classList.contains("live");

/** Pixels within which two controls lie on one spot. */
const ONE_SPOT = 2;
/** What counts as farther away than anything in the direction itself, in pixels. */
const ASIDE = 1e6;

/**
 * Of several things the one that an arrow key leads to: the nearest within half a right angle to either side of its
 * direction, or else the nearest on that side. Those that lie on one spot follow each other to the right and down.
 * @template {{at: number[], follows: boolean}} T
 * @param {number[]} from
 * @param {T[]} others each with where it is, and whether it comes later in the order of the page
 * @param {number[]} way the direction: one step to a side
 * @returns {T | null}
 */
export function nearestAlong([x, y], others, [right, down]) {
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const [u, v] = other.at;
    const along = (u - x) * right + (v - y) * down;
    const across = Math.abs((u - x) * down) + Math.abs((v - y) * right);
    const distance = Math.hypot(along, across);
    const here = distance < ONE_SPOT;
    const ahead = here ? other.follows === right + down > 0 : along > ONE_SPOT;
    const cost = across > along && !here ? distance + ASIDE : distance;
    if (ahead && cost < least) {
      best = other;
      least = cost;
    }
  }
  return best;
}

/** The center of an element on the page. @param {Element} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * The control that a press is meant for: where a place and pieces overlap, as on a phone that shows
 * the whole map, the one of which the center, or that of a part, is nearest.
 * @param {MouseEvent} event
 */
function nearest({ target, detail, clientX, clientY }) {
  const pressed = /** @type {HTMLElement} */ (target);
  const top = pressed.closest("button");
  // By keyboard, or on the name of a place
  if (!detail || pressed.closest(".name")) return top;
  // A part may stand beside its control, and above another.
  const distance = (/** @type {Element} */ element) => {
    const parts = [...element.children].filter((part) => part.getBoundingClientRect().width > 0);
    const off = [element, ...parts].map((part) => {
      const [x, y] = middle(part);
      return Math.hypot(x - clientX, y - clientY);
    });
    return Math.min(...off);
  };
  const under = document.elementsFromPoint(clientX, clientY);
  const live = [...new Set(under.flatMap((element) => element.closest(LIVE) ?? []))];
  const [first] = live.sort((one, other) => distance(one) - distance(other));
  return /** @type {HTMLElement | undefined} */ (first) ?? top;
}

/**
 * The places, or pieces in them, that can be pressed near a point.
 * @param {HTMLElement} layer
 * @param {number} x
 * @param {number} y on the page
 * @param {number} reach in pixels
 * @returns {Set<string | undefined>}
 */
export function placesNear(layer, x, y, reach) {
  const near = [...layer.querySelectorAll(LIVE)].filter((element) => {
    const [u, v] = middle(element);
    return Math.hypot(u - x, v - y) < reach;
  });
  return new Set(near.map((element) => /** @type {HTMLElement} */ (element).dataset.at));
}

/**
 * Set an attribute if it has changed.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | null | undefined} value null or undefined removes it
 */
export function attribute(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Set the classes of an element if they have changed.
 * @param {HTMLElement} element
 * @param {(string | false | null | undefined | number)[]} classes those that are not empty
 */
export function classes(element, classes) {
  attribute(element, "class", classes.filter(Boolean).join(" "));
}

/**
 * Set a property of styles if it has changed: setting it is slow.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | number} value
 */
export function property({ style }, name, value) {
  if (style.getPropertyValue(name) !== String(value)) style.setProperty(name, String(value));
}
