// The table: the sheet with places and pieces on it, and which of them can be pressed. Pieces are
// updated individually; the sheet is drawn once.

import { h, s, write } from "../shell/dom.js";
import { fill, listed } from "../shell/text.js";
import { Viewport } from "../shell/viewport.js";
import { draggable } from "./drag.js";
import { facts } from "./facts.js";
import { aPiece, pieces as counted, placeName, the } from "./names.js";
import { Overview } from "./overview.js";
import { definitions, KINDS, picture } from "./pieces.js";
import { BOXES, FOCUS, HARBORS, lane, PLACES, spot, TROOPS, ZONES } from "./places.js";
import { sheet } from "./sheet.js";
import { Tracks } from "./tracks.js";
import words from "./words/map.json" with { type: "json" };

/** @typedef {import("../../types/shores").Board} Position */
/** @typedef {import("../../types/shores").Decision} Decision */
/** @typedef {import("../../types/shores").Option} Option */
/** @typedef {import("./narrowing.js").Choice} Choice */
/** @typedef {Record<string, Record<string, number>>} Pieces */
/**
 * @typedef {{element: HTMLElement, press: () => void, text: Record<string, HTMLElement>,
 *   count: number}} Control `count` is the number of pieces that a stack shows
 */

/** @type {Choice} */
const NOTHING = {
  source: null,
  sources: new Set(),
  reached: new Set(),
  targets: new Map(),
  hits: new Map(),
  sails: new Map(),
  last: null,
};

/** The order in which kinds of pieces lie side by side: damaged ships beside whole ones. */
const RANKS = Object.keys(KINDS).flatMap((kind) => [kind, `damaged ${kind}`]);
/** A place is in sight with its town and its ships: this far around its center. */
const AROUND = 50;
/** Harbors and pieces that can be pressed. */
const LIVE = ".layer button.live:not(.zone)";

/**
 * The control that a press is meant for: where a harbor and pieces overlap, as on a phone that shows
 * the whole map, the one whose center is nearest.
 * @param {MouseEvent} event
 */
function nearest({ target, detail, clientX, clientY }) {
  const pressed = /** @type {HTMLElement} */ (target);
  const top = pressed.closest("button");
  // By keyboard, or on a harbor's name
  if (!detail || pressed.closest(".name")) return top;
  const distance = (/** @type {Element} */ element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
  };
  const live = document.elementsFromPoint(clientX, clientY).filter((one) => one.matches(LIVE));
  const [first] = live.sort((one, other) => distance(one) - distance(other));
  return /** @type {HTMLElement | undefined} */ (first) ?? top;
}

/**
 * Show the number of pieces in a stack; an empty stack keeps its space.
 * @param {Control} control
 * @param {number} count
 */
function number(control, count) {
  control.count = count;
  write(control.text.number, count > 1 ? String(count) : "");
  control.element.classList.toggle("coming", count < 1);
}

export class Board {
  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} small the parent of the overview
   * @param {{place: (place: string) => void, source: (place: string) => void,
   *   choose: (option: Option) => void, tell: (text: string) => void}} on handlers for what was
   *   pressed: a place, a piece that could move, an option, something that only has a description
   */
  constructor(host, small, on) {
    this.on = on;
    /** @type {Map<string, Control>} */
    this.controls = new Map();
    /** Which parts of the table can be pressed. */
    this.choice = NOTHING;
    /** The question that a press would answer. @type {Decision | null} */
    this.question = null;
    /** How often the pieces have been drawn. */
    this.drawings = 0;
    this.layer = h("div", {
      class: "layer",
      role: "group",
      "aria-label": words.map,
    });
    this.motion = h("div", { class: "motion", "aria-hidden": "true" });
    this.course = h("div", { class: "motion", "aria-hidden": "true" });
    this.tracks = new Tracks();
    this.table = h(
      "div",
      { class: "table" },
      sheet(),
      this.tracks.element,
      this.course,
      this.layer,
      this.motion,
    );
    host.append(h("div", { class: "window" }), definitions(), this.table);
    this.viewport = new Viewport(host, this.table, FOCUS);
    this.overview = new Overview(small, this.viewport);
    // On a zoomed map, bring whatever gets the focus into view.
    this.layer.addEventListener("focusin", ({ target }) => {
      const focused = /** @type {HTMLElement} */ (target);
      if (!focused.matches(":focus-visible")) return;
      this.follow(focused.dataset.place ?? "");
      this.preview(focused);
    });
    this.layer.addEventListener("focusout", () => this.preview(null));
    // Touch has no hover, so no preview.
    this.layer.addEventListener("pointerover", ({ target, pointerType }) => {
      if (pointerType === "mouse") this.preview(target);
    });
    this.layer.addEventListener("pointerout", () => this.preview(null));
    this.layer.addEventListener("keydown", (event) => this.step(event));
    this.layer.addEventListener("click", (event) => {
      const pressed = nearest(event);
      if (pressed) this.controls.get(pressed.dataset.key ?? "")?.press();
    });
    draggable(this);
  }

  /**
   * Draw a position, and which parts of it can be pressed.
   * @param {Position} position
   * @param {Choice} choice
   * @param {Decision | null} decision
   */
  draw(position, choice, decision) {
    this.preview(null);
    this.choice = choice;
    this.question = decision;
    this.overview.draw(position.pieces);
    this.tracks.draw(position);
    const drawn = new Set();
    for (const place of PLACES) {
      if (HARBORS[place] || ZONES[place]) drawn.add(this.drawPlace(place, position, choice));
      for (const key of this.drawStacks(place, position.pieces[place] ?? {}, choice, decision)) {
        drawn.add(key);
      }
    }
    this.sweep(drawn);
  }

  /**
   * Remove elements that are no longer needed.
   * @param {Set<string>} drawn the keys of those that are
   */
  sweep(drawn) {
    this.drawings += 1;
    for (const [key, { element }] of this.controls) {
      if (drawn.has(key)) continue;
      element.remove();
      this.controls.delete(key);
    }
  }

  /** Draw only the pieces, as they lie while a story is told. @param {Pieces} pieces */
  drawPieces(pieces) {
    this.choice = NOTHING;
    this.question = null;
    this.overview.draw(pieces);
    const drawn = new Set();
    for (const place of PLACES) {
      const control = this.controls.get(place);
      if (control) {
        drawn.add(place);
        this.quiet(control.element);
      }
      for (const key of this.drawStacks(place, pieces[place] ?? {}, NOTHING, null)) drawn.add(key);
    }
    this.sweep(drawn);
  }

  /** Make an element unpressable. @param {HTMLElement} element */
  quiet(element) {
    element.classList.remove("live", "chosen");
    element.removeAttribute("data-choice");
  }

  /** @param {string} key @param {() => Control["text"]} parts @param {string} at */
  control(key, parts, at) {
    const found = this.controls.get(key);
    if (found) return found;
    const text = parts();
    const element = h("button", { type: "button", "data-key": key }, ...Object.values(text));
    const control = { element, press: () => {}, text, count: 0 };
    this.controls.set(key, control);
    // Keep the order of the places, which is the tab order.
    const order = PLACES.indexOf(at);
    const after = [...this.controls.values()].find(
      (other) => other !== control && PLACES.indexOf(other.element.dataset.at ?? "") > order,
    );
    element.dataset.at = at;
    this.layer.insertBefore(element, after?.element ?? null);
    return control;
  }

  /** @param {string} place @param {Position} position @param {Choice} choice */
  drawPlace(place, position, { source, sources, reached, targets, last }) {
    const zone = place in ZONES;
    const captured = position.captured.includes(place);
    const nation = facts.nations[zone ? place.slice(0, -5) : place];
    const option = targets.get(place);
    const from = sources.has(place);
    const control = this.control(
      place,
      () => ({
        flag: h("span", { class: "flag", "aria-hidden": "true" }),
        name: h("span", { class: "name" }, zone ? "" : placeName(place)),
      }),
      place,
    );
    const { element } = control;
    const standing = describe(place, position);
    const sentence = option ? words.choice : source === place ? words.chosen : "{place}";
    const said = fill(sentence, { place: standing, choice: option && deed(option) });
    const where = zone ? "" : ` ${HARBORS[place].name}`;
    element.className = `place ${zone ? "zone" : "harbor"} ${captured ? "friend" : nation}${where}${
      option || from ? " live" : ""
    }${source === place || last === place ? " chosen" : ""}${captured ? " captured" : ""}`;
    attribute(element, "data-place", place);
    attribute(element, "data-choice", option?.notation);
    const odds = option?.odds;
    attribute(element, "aria-label", odds ? fill(words.withOdds, { place: said, odds }) : said);
    attribute(element, "title", odds ? fill(words.withOddsBeside, { place: said, odds }) : said);
    this.put(element, zone ? ZONES[place] : HARBORS[place].seat);
    control.press = () =>
      option || from
        ? this.on.place(place)
        : this.on.tell(
            fill(reached.has(place) && !source ? words.chooseShip : words.note, {
              place: standing,
            }),
          );
    return place;
  }

  /**
   * @param {string} place
   * @param {Record<string, number>} there
   * @param {Choice} choice
   * @param {Decision | null} decision
   * @returns {string[]} the keys of the elements drawn
   */
  drawStacks(place, there, choice, decision) {
    const kinds = Object.entries(there).sort(([a], [b]) => RANKS.indexOf(a) - RANKS.indexOf(b));
    const box = BOXES[place];
    return kinds.map(([kind, count]) => {
      const key = `${kind} at ${place}`;
      const control = this.control(
        key,
        () => ({
          body: h("span", { class: "body" }, picture(kind)),
          number: h("span", { class: "number" }),
        }),
        place,
      );
      const year = box && Number(place);
      const pieces = counted(kind, count);
      const name = placeName(place);
      const said = fill(year ? words.due : words.place, { place: name, year: name, pieces });
      const act = role(kind, place, choice, decision);
      const { element } = control;
      element.className = `stack${act ? " live" : ""}${box ? " boxed" : ""}${
        act && !act.option && choice.source === place ? " chosen" : ""
      }`;
      attribute(element, "data-stack", key);
      attribute(element, "data-choice", act?.option?.notation);
      attribute(element, "tabindex", act ? "0" : "-1");
      // The only possible source counts as chosen without being pressed.
      const pressed = choice.source === place && choice.sources.size > 1;
      const move = pressed ? words.chosen : words.chooseToMove;
      // The place already has this label.
      const twice = !act && (place in HARBORS || place in ZONES);
      attribute(element, "aria-hidden", twice ? "true" : null);
      attribute(
        element,
        "aria-label",
        act?.option
          ? fill(words.choice, { place: said, choice: deed(act.option) })
          : act
            ? fill(move, { place: said })
            : said,
      );
      attribute(element, "title", said);
      number(control, count);
      this.put(element, spot(place, kind) ?? [0, 0]);
      const alike = kinds.filter(([other]) => spot(place, other)?.[1] === spot(place, kind)?.[1]);
      const middle = (alike.length - 1) / 2;
      // A row of pieces may be shifted sideways to stay clear of the zone beside it.
      const lean = (HARBORS[place]?.lean ?? 0) * Math.max(0, middle - 0.5);
      const at = alike.findIndex(([other]) => other === kind) - middle + lean;
      element.style.setProperty("--slot", String(at));
      element.style.setProperty("--of", String(alike.length));
      if (box) element.style.setProperty("--room", String(box.room));
      control.press = () => {
        if (act?.option) this.on.choose(act.option);
        else if (act) this.on.source(place);
        else if (choice.targets.has(place)) this.on.place(place);
        else this.on.tell(fill(words.note, { place: said }));
      };
      return key;
    });
  }

  /** @param {HTMLElement} element @param {[number, number]} at in units of the sheet */
  put(element, [x, y]) {
    element.style.setProperty("--x", String(x));
    element.style.setProperty("--y", String(y));
  }

  /** If only a part of the map is shown, bring a place into view. @param {string} place */
  follow(place) {
    const at = spot(place);
    if (at) this.viewport.follow(at[0], at[1]);
  }

  /**
   * Start a game with the ships of a side in view.
   * @param {Position} position
   * @param {string} side
   */
  home({ pieces }, side) {
    const own = (/** @type {string} */ place) =>
      Object.entries(pieces[place] ?? {})
        .filter(([kind]) => kind.startsWith(side) && !TROOPS.includes(kind))
        .reduce((sum, [, count]) => sum + count, 0);
    const places = [...Object.keys(HARBORS), ...Object.keys(ZONES)];
    const [fleet] = places.sort((one, other) => own(other) - own(one));
    this.viewport.reset((own(fleet) && spot(fleet)) || undefined);
  }

  /**
   * Bring some places into view, all if they fit, or else one.
   * @param {string[]} places
   * @param {boolean} [goesOn] whether it is enough that one is in view: the next press may be meant
   *   for the same place as the last one
   */
  show(places, goesOn = false) {
    this.viewport.resized = () => this.show(places);
    const spots = places.map((place) => spot(place)).filter((at) => at !== null);
    const seen = spots.filter(([x, y]) => this.viewport.shows(x, y, goesOn ? 0 : AROUND));
    if (goesOn && seen.length) return;
    if (seen.length < spots.length && this.viewport.together(spots)) return;
    if (spots.length && !seen.length) this.follow(places[0]);
  }

  /**
   * Animate pieces sailing from place to place along the sea lanes.
   * @param {string} kind
   * @param {number} count
   * @param {string} from
   * @param {string} to
   * @param {number} duration in milliseconds
   * @returns {Animation | null} null if they do not move on the sheet
   */
  sail(kind, count, from, to, duration) {
    const way = lane(from, to);
    if (way.length < 2) return null;
    const ghost = h(
      "span",
      { class: "stack sailing" },
      h("span", { class: "body" }, picture(kind)),
      h("span", { class: "number" }, count > 1 ? String(count) : ""),
    );
    this.motion.append(ghost);
    this.put(ghost, [0, 0]);
    const { scale } = this.viewport;
    const lengths = way.map(([x, y], index) =>
      index ? Math.hypot(x - way[index - 1][0], y - way[index - 1][1]) : 0,
    );
    const all = lengths.reduce((sum, length) => sum + length, 0);
    let gone = 0;
    const frames = way.map(([x, y], index) => {
      gone += lengths[index];
      return { translate: `${x * scale}px ${y * scale}px`, offset: all ? gone / all : index };
    });
    const animation = ghost.animate(frames, { duration, easing: "ease-in-out", fill: "both" });
    animation.finished.catch(() => {}).finally(() => ghost.remove());
    return animation;
  }

  /**
   * Animate pieces sailing to where they are already drawn; until they arrive, the stack omits
   * them.
   * @param {string} kind
   * @param {number} count
   * @param {string} from
   * @param {string} to
   * @param {number} duration in milliseconds
   */
  arrive(kind, count, from, to, duration) {
    const control = this.controls.get(`${kind} at ${to}`);
    const sailing = this.sail(kind, count, from, to, duration);
    if (!sailing || !control) return;
    number(control, control.count - count);
    const { drawings } = this;
    const there = () => {
      // Unless the table has been redrawn meanwhile.
      if (this.drawings === drawings) number(control, control.count + count);
    };
    sailing.finished.catch(() => {}).finally(there);
  }

  /**
   * Preview a move: show the route to a place, and the piece at its destination.
   * @param {EventTarget | null} target the element under the pointer
   */
  preview(target) {
    this.course.replaceChildren();
    const button = target instanceof Element ? target.closest("button") : null;
    const { source, sails, targets } = this.choice;
    const to = button?.dataset.place ?? "";
    if (!source || !targets.has(to)) return;
    const way = lane(source, to);
    const [left, top] = way[0];
    const points = way.map(([x, y]) => `${x - left} ${y - top}`).join("L");
    const ghost = h("span", { class: "stack ghost" }, picture(sails.get(source) ?? ""));
    this.put(ghost, spot(to) ?? [0, 0]);
    const course = s("svg", { class: "way" }, s("path", { d: `M${points}` }));
    course.style.setProperty("--x", String(left));
    course.style.setProperty("--y", String(top));
    this.course.append(/** @type {any} */ (course), ghost);
  }

  /**
   * Arrow keys move the focus to the nearest control in that direction.
   * @param {KeyboardEvent} event
   */
  step(event) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[/** @type {keyof typeof ways} */ (event.key)];
    const here = /** @type {Element | null} */ (event.target)?.closest("button");
    if (!way || !here) return;
    event.preventDefault();
    const middle = (/** @type {Element} */ element) => {
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(here);
    let best = null;
    let least = Number.POSITIVE_INFINITY;
    for (const { element } of this.controls.values()) {
      const [u, v] = middle(element);
      const along = (u - x) * way[0] + (v - y) * way[1];
      const across = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
      const cost = along + 2 * across;
      const spoken = element.getAttribute("aria-hidden") !== "true";
      if (spoken && element !== here && along > 2 && cost < least) {
        best = element;
        least = cost;
      }
    }
    best?.focus({ preventScroll: true });
  }
}

/**
 * Set an attribute if it has changed.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | null | undefined} value null or undefined removes it
 */
function attribute(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * What pressing a stack does: take the hit, or select it to move.
 * @param {string} kind
 * @param {string} place
 * @param {Choice} choice
 * @param {Decision | null} decision
 * @returns {{option?: Option} | null}
 */
function role(kind, place, { hits, sails, source, targets }, decision) {
  const hit = decision?.place === place ? hits.get(kind) : undefined;
  if (hit) return { option: hit };
  // Ships in a zone lie within its ring: pressing them there sends the selected ship to the zone.
  if (place in ZONES && source && source !== place && targets.has(place)) return null;
  return sails.get(place) === kind ? {} : null;
}

/** Describes what pressing a place or a piece does. @param {Option} option */
function deed({ source, target, piece, label }) {
  if (!source || !target || !piece) return label;
  return fill(words.moveHere, { piece: aPiece(piece), place: the(source) });
}

/** Describes a place and what stands there. @param {string} place @param {Position} position */
function describe(place, position) {
  const standing = Object.entries(position.pieces[place] ?? {}).map(([kind, count]) =>
    counted(kind, count),
  );
  const sentence = position.captured.includes(place) ? words.captured : words.place;
  return fill(sentence, { place: placeName(place), pieces: listed(standing) || words.empty });
}
