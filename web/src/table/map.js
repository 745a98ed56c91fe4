// A map with pieces on it: the sheet in its viewport, the layer of controls, pieces that move, the
// preview of a move, dragging. What the sheet shows and where things lie is the game's, which draws
// its places and pieces through `controls`.

import { h, s, write } from "../shell/dom.js";
import { Controls, placesNear, property } from "./controls.js";
import { draggable } from "./drag.js";
import { Fan } from "./fan.js";
import { pennant } from "./pennant.js";
import { Tag } from "./tag.js";
import { Viewport } from "./viewport.js";
import words from "./words/map.json" with { type: "json" };

/** @typedef {import("./pieces.js").Pieces} Pieces */
/** @typedef {import("../shell/options.js").Option} Option */
/** @typedef {[number, number]} Point in units of the sheet */

/**
 * What of the map can be pressed.
 * @template {Option} [O=Option] the game's options
 * @typedef {object} Choice
 * @property {string | null} source the selected source
 * @property {Set<string>} sources all possible ones
 * @property {Set<string>} reached the places that can be reached from any of them
 * @property {Map<string, O>} targets the option chosen by pressing a place
 * @property {Map<string, O>} hits the option by which a kind of piece takes the hit
 * @property {Map<string, string>} moves the kind of piece that can leave each place
 * @property {string | null} last the target of a last move that has to be confirmed
 */

/**
 * A game's map.
 * @typedef {object} MapLook
 * @property {string} label its name, for a screen reader
 * @property {Element[]} before what lies in front of everything else in the host, such as definitions
 * @property {Element[]} sheet what lies below the pieces, from back to front
 * @property {import("./viewport.js").Area} focus the area to show if possible
 * @property {import("./viewport.js").Area} [whole] all of the sheet; by default the focus
 * @property {number} [legible] the pixels per unit below which its names cannot be read
 * @property {number} [touched] the pixels per unit below which its places are too small for a finger
 * @property {(area: import("./viewport.js").Area) => void} [trim] draws the edge of the sheet, which is
 *   cut to the shape of the window
 * @property {(place: string, piece?: string) => Point | null} spot where pieces of a kind lie in a
 *   place; null if it is not on the sheet
 * @property {(from: string, to: string) => Point[]} route the way from place to place; empty if there
 *   is none
 * @property {(place: string) => string[]} [linked] the places that links lead to from a place
 * @property {(piece: string) => Element} picture a piece
 * @property {(piece: string, place: string) => string} key the key of the control of a stack
 */

/**
 * What to do when something is pressed: a place, a piece that could move, an option, something that
 * only has a description.
 * @typedef {{place: (place: string) => void, source: (place: string) => void,
 *   choose: (option: Option) => void, showHint: (text: string) => void}} Presses
 */

/** Places that are nearer to a press than this, in pixels, lie under the finger. */
const FINGER = 24;
/** A place is in sight with what belongs to it: this far around its center. */
const AROUND = 50;

/**
 * Nothing can be pressed.
 * @template {Option} O
 * @returns {Choice<O>}
 */
export function noChoice() {
  return {
    source: null,
    sources: new Set(),
    reached: new Set(),
    targets: new Map(),
    hits: new Map(),
    moves: new Map(),
    last: null,
  };
}

export class PieceMap {
  /**
   * @param {HTMLElement} host
   * @param {MapLook} look
   * @param {Presses} presses
   */
  constructor(host, look, presses) {
    this.look = look;
    this.presses = presses;
    /** Which parts of the map can be pressed. */
    this.choice = noChoice();
    /** The question that a press would answer. @type {unknown} */
    this.question = null;
    this.layer = h("div", { class: "layer", role: "group", "aria-label": look.label });
    this.motion = h("div", { class: "motion", "aria-hidden": "true" });
    this.course = h("div", { class: "motion", "aria-hidden": "true" });
    this.table = h("div", { class: "table" }, ...look.sheet, this.course, this.layer, this.motion);
    host.append(h("div", { class: "window" }), ...look.before, this.table);
    this.pennant = pennant();
    this.viewport = new Viewport(host, this.table, look);
    /** Whether it was a finger that pressed last. */
    this.finger = false;
    this.layer.addEventListener("pointerdown", ({ pointerType }) => {
      this.finger = pointerType === "touch";
    });
    this.controls = new Controls(this.layer, (event) => this.closer(event), look.linked);
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
    this.fan = new Fan(host, this.layer);
    this.tag = new Tag(host, this.layer);
    draggable(this);
  }

  /**
   * Where a finger covers several places that can be pressed, zoom in on them instead.
   * @param {MouseEvent} event
   * @returns {boolean} whether it has zoomed in
   */
  closer({ clientX: x, clientY: y, detail }) {
    const { viewport } = this;
    if (!this.finger || !detail || !viewport.tiny) return false;
    if (placesNear(this.layer, x, y, FINGER).size < 2) return false;
    const { left, top } = viewport.frame.getBoundingClientRect();
    viewport.zoom(viewport.scale / viewport.touched, x - left, y - top);
    this.presses.showHint(words.closer);
    return true;
  }

  /** Draw only the pieces, as they lie while a story is told. @param {Pieces} pieces */
  drawPieces(pieces) {
    throw new Error(`the game draws its pieces: ${Object.keys(pieces)}`);
  }

  /** Put something at a point. @param {HTMLElement} element @param {Point} at */
  setPosition(element, [x, y]) {
    property(element, "--x", x);
    property(element, "--y", y);
  }

  /** If only a part of the map is shown, bring a place into view. @param {string} place */
  follow(place) {
    const at = this.look.spot(place);
    if (at) this.viewport.follow(at[0], at[1]);
  }

  /** In a small window, bring a place into the middle. @param {string} place */
  center(place) {
    const at = this.look.spot(place);
    if (at && this.viewport.small) this.viewport.lead(at[0], at[1]);
  }

  /** Mark the place of which something is told, or none. @param {string | null} place */
  point(place) {
    const at = place === null ? null : this.look.spot(place);
    if (!at) return this.pennant.remove();
    this.setPosition(this.pennant, at);
    if (!this.pennant.isConnected) this.motion.append(this.pennant);
  }

  /**
   * Bring some places into view, all if they fit, or else one.
   * @param {string[]} places
   * @param {boolean} [goesOn] whether it is enough that one is in view: the next press may be meant
   *   for the same place as the last one
   */
  show(places, goesOn = false) {
    this.viewport.resized = () => this.show(places);
    const spots = places.map((place) => this.look.spot(place)).filter((at) => at !== null);
    const seen = spots.filter(([x, y]) => this.viewport.shows(x, y, goesOn ? 0 : AROUND));
    if (goesOn && seen.length) return;
    if (seen.length < spots.length && this.viewport.together(spots)) return;
    if (spots.length && !seen.length) this.follow(places[0]);
  }

  /**
   * The way of a piece from place to place: from and to where such pieces lie, if any do.
   * @param {string} piece
   * @param {string} from
   * @param {string} to
   * @returns {Point[]} empty if there is none
   */
  between(piece, from, to) {
    const way = [...this.look.route(from, to)];
    if (way.length < 2) return way;
    way[0] = this.lies(piece, from) ?? way[0];
    way[way.length - 1] = this.lies(piece, to) ?? way[way.length - 1];
    return way;
  }

  /** Where pieces of a kind lie in a place; null if none do. @param {string} piece @param {string} place */
  lies(piece, place) {
    const control = this.controls.get(this.look.key(piece, place));
    if (!control?.at) return null;
    return control.at;
  }

  /**
   * Animate pieces moving from place to place.
   * @param {string} piece
   * @param {number} count
   * @param {string} from
   * @param {string} to
   * @param {number} duration in milliseconds
   * @returns {Animation | null} null if they do not move on the sheet
   */
  move(piece, count, from, to, duration) {
    const way = this.between(piece, from, to);
    if (way.length < 2) return null;
    const ghost = h(
      "span",
      { class: "stack sailing" },
      h("span", { class: "body" }, this.look.picture(piece)),
      h("span", { class: "number" }, count > 1 ? String(count) : ""),
    );
    this.motion.append(ghost);
    this.setPosition(ghost, [0, 0]);
    const { scale } = this.viewport;
    const lengths = way.map(([x, y], index) =>
      index ? Math.hypot(x - way[index - 1][0], y - way[index - 1][1]) : 0,
    );
    const all = lengths.reduce((sum, length) => sum + length, 0);
    let covered = 0;
    const frames = way.map(([x, y], index) => {
      covered += lengths[index];
      return { translate: `${x * scale}px ${y * scale}px`, offset: all ? covered / all : index };
    });
    const animation = ghost.animate(frames, { duration, easing: "ease-in-out", fill: "both" });
    animation.finished.catch(() => {}).finally(() => ghost.remove());
    return animation;
  }

  /**
   * Animate pieces moving to where they are already drawn; until they arrive, the stack omits them.
   * @param {string} piece
   * @param {number} count
   * @param {string} from
   * @param {string} to
   * @param {number} duration in milliseconds
   */
  arrive(piece, count, from, to, duration) {
    const control = this.controls.get(this.look.key(piece, to));
    const moving = this.move(piece, count, from, to, duration);
    if (!moving || !control) return;
    number(control, control.count - count);
    const { drawings } = this.controls;
    const there = () => {
      // Unless the map has been redrawn meanwhile.
      if (this.controls.drawings === drawings) number(control, control.count + count);
    };
    moving.finished.catch(() => {}).finally(there);
  }

  /**
   * Preview a move: show the route to a place, and the piece at its destination.
   * @param {EventTarget | null} target the element under the pointer
   */
  preview(target) {
    this.course.replaceChildren();
    const button = target instanceof Element ? target.closest("button") : null;
    const { source, moves, targets } = this.choice;
    const to = button?.dataset.place ?? "";
    if (!source || !targets.has(to)) return;
    const piece = moves.get(source) ?? "";
    const way = this.between(piece, source, to);
    if (way.length < 2) return;
    const ghost = h("span", { class: "stack ghost" }, this.look.picture(piece));
    this.setPosition(ghost, way[way.length - 1]);
    this.course.append(drawnWay([way]), ghost);
  }
}

/**
 * Lines over the sheet.
 * @param {Point[][]} ways
 * @param {string} [look] another class
 */
export function drawnWay(ways, look = "") {
  const d = ways.map((way) => `M${way.join("L")}`).join("");
  const drawn = s("svg", { class: `way ${look}`.trim() }, s("path", { d }));
  drawn.style.setProperty("--x", "0");
  drawn.style.setProperty("--y", "0");
  return drawn;
}

/**
 * Show the number of pieces in a stack; an empty stack keeps its space.
 * @param {import("./controls.js").Control} control
 * @param {number} count
 */
export function number(control, count) {
  control.count = count;
  write(control.text.number, count > 1 ? String(count) : "");
  control.element.classList.toggle("coming", count < 1);
}
