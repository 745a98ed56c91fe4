// The map of the war: spaces with what has been built there, the stacks of both sides, and what of them
// can be pressed.

import { FAR_NAMES, FARTHER_NAMES } from "ground";
import { drawFrom, h, s, write } from "../shell/dom.js";
import { fill, listed } from "../shell/text.js";
import { attribute, classes, property } from "../table/controls.js";
import { drawnWay, noChoice, PieceMap } from "../table/map.js";
import { Overview } from "../table/overview.js";
import { placeOf } from "./asked.js";
import { around } from "./boxes.js";
import { facts, pieceTitle, SIDES, sideName } from "./facts.js";
import { landOf, present, standing } from "./ground.js";
import {
  drawAllied,
  drawBegun,
  drawFieldworks,
  drawGround,
  drawLanding,
  drawRaided,
  drawSiege,
  drawWorks,
  WINDOW,
} from "./markers.js";
import { MARKS } from "./marks.js";
import { inBrief } from "./orders.js";
import { asShown, faceOf, isLeader, picture, pips, ranked, strength, whole } from "./pieces.js";
import { AT, FOCUS, MILITIA_BOXES, NEIGHBORS, WAYS_OUT } from "./places.js";
import { hasSeats, LEVELS, NAMES, seated, tail } from "./seats.js";
import { sheet } from "./sheet.js";
import { DISTANT, FORCE } from "./sizes.js";
import { freeCorner, leanFrom, slot, TITLES } from "./slots.js";
import { way } from "./ways.js";
import words from "./words/map.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Board} Position */
/** @typedef {import("../../types/wilderness").Approach} Approach */
/** @typedef {import("../table/pieces.js").Pieces} Pieces */
/**
 * What of the map can be pressed: spaces with options, each with its option if it is the only one; pieces that can be
 * chosen, and their spaces; the pieces in hand, the spaces that they can reach, the way that has been chosen, and the
 * spaces that are looked at.
 * @typedef {{targets: Map<string, import("../../types/wilderness").Option | null>, pieces: Set<string>, sources: Set<string>,
 *   hand: string[], reach: Map<string, Approach>, way: string[], chosen: string[], press: (space: string) => void,
 *   pressStack: (space: string) => void}} Marked
 */

/** The pixels per unit at which all names that are shown from afar are 14 pixels high. */
const LEGIBLE = 0.3345;
/** Those below which spaces lie too near each other for a finger. */
const TOUCHED = 0.803;
/** Spaces from north to south and west to east, which is the tab order. */
const PLACES = [
  ...Object.keys(AT).sort((one, other) => AT[one][1] - AT[other][1] || AT[one][0] - AT[other][0]),
  ...Object.keys(MILITIA_BOXES),
];
/** @type {Marked} */
const NOTHING = {
  targets: new Map(),
  pieces: new Set(),
  sources: new Set(),
  hand: [],
  reach: new Map(),
  way: [],
  chosen: [],
  press: () => {},
  pressStack: () => {},
};

export class Board extends PieceMap {
  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} small the parent of the overview
   * @param {import("../table/map.js").Presses} presses
   */
  constructor(host, small, presses) {
    const lines = h("div", { class: "motion", "aria-hidden": "true" });
    const tails = h("div", { class: "motion tails", "aria-hidden": "true" });
    super(
      host,
      {
        label: words.map,
        before: [],
        sheet: [sheet(), tails, lines],
        focus: FOCUS,
        legible: LEGIBLE,
        touched: TOUCHED,
        spot,
        route: (from, to) =>
          [from, to].flatMap((place) => center(place) ?? []).length
            ? /** @type {[number, number][]} */ (
                [center(from), center(to)].filter((at) => at !== null)
              )
            : [],
        linked: (place) => [...Object.keys(NEIGHBORS[place] ?? {}), ...(WAYS_OUT[place] ?? [])],
        picture: (name) => picture(name),
        key: (name, place) => stackKey(facts.piece(whole(name)).side, place),
      },
      presses,
    );
    this.overview = new Overview(small, this.viewport, MARKS);
    /** The last position drawn. @type {Position | null} */
    this.position = null;
    /** What the lens in use shows, by space. @type {Map<string, import("./lenses.js").Mark>} */
    this.findings = new Map();
    /** Where the lines of supply are drawn. */
    this.lines = lines;
    /** Where it is drawn to which space forces belong, when they are seen from afar. */
    this.tails = tails;
    this.choice = noChoice();
    this.marked = NOTHING;
    /** Where pieces lie and marks may stand, while spaces are marked. @type {import("./places.js").Point[]} */
    this.obstacles = [];
    /** The forces that have seats, and where they lie when they are seen from afar, by level. */
    this.seating = "";
    this.seats = { far: new Map(), farther: new Map(), farthest: new Map() };
  }

  /** Draw lines of supply, or none. @param {import("../../types/wilderness").Supply[]} supply */
  drawSupply(supply) {
    this.lines.replaceChildren(
      ...supply.map(({ side, lines }) =>
        drawnWay(
          lines.map(([from, to]) => way(from, to)),
          `supply ${side.toLowerCase()}`,
        ),
      ),
    );
  }

  /** @param {Position} position @param {Marked} marked */
  draw(position, marked) {
    this.position = position;
    this.marked = marked;
    this.overview.draw(position.pieces);
    this.seat(position.pieces);
    const marks = [...marked.reach.keys()].map((space) => AT[space]);
    this.obstacles = marks.length || this.findings.size ? [...spotsOf(position), ...marks] : [];
    const [first] = marked.hand;
    const source = first === undefined ? null : placeOf(position, first);
    this.viewport.subject = source === null ? null : (AT[source] ?? null);
    this.controls.start();
    for (const place of PLACES) {
      this.controls.enter(place);
      if (place in AT) this.drawSpace(place, position);
      this.drawStacks(place, position.pieces[place] ?? {});
    }
    this.controls.finish();
    this.drawWay(marked.way);
  }

  /** Draw only the pieces, as they lie while a story is told. @param {Pieces} pieces */
  drawPieces(pieces) {
    // What was marked for the last question is marked no more.
    const before = this.marked === NOTHING ? null : this.position;
    this.marked = NOTHING;
    this.overview.draw(pieces);
    this.seat(pieces);
    this.controls.start();
    for (const place of PLACES) {
      this.controls.enter(place);
      if (place in AT) {
        if (before) this.drawSpace(place, before);
        else this.controls.quiet(place);
      }
      this.drawStacks(place, pieces[place] ?? {});
    }
    this.controls.finish();
    this.drawWay([]);
  }

  /** @param {string} space @param {Position} position */
  drawSpace(space, position) {
    const { targets, sources, reach, chosen, way } = this.marked;
    const control = this.controls.draw(space, () => ({
      works: h("span", { class: "works", "aria-hidden": "true" }),
      steps: h("span", { class: "steps", "aria-hidden": "true" }),
    }));
    const { element } = control;
    const approach = reach.get(space);
    // While a way is sought, other forces are marked by their pieces alone.
    const source = sources.has(space) && !reach.size;
    const aimed = targets.has(space) || approach !== undefined;
    const live = aimed || source;
    // Two kinds of marks on one space could not be told apart: those of a lens come first.
    const lens = this.findings.get(space);
    const reached = this.findings.size ? undefined : approach;
    classes(element, [
      "place space",
      live && (reached || !approach) && "live",
      // Its pieces are marked already.
      source && !aimed && "held",
      reached && `reach ${reached.passes ? "passing" : reached.arrival}`,
      (chosen.includes(space) || way.includes(space)) && "chosen",
      way.includes(space) && !chosen.includes(space) && "on-way",
      way.length > 1 && reached && !way.includes(space) && "aside",
      lens && `lens ${lens.look}`,
      (lens?.mark || reached) && freeCorner(space, this.obstacles),
      position.sieges[space] !== undefined && "under-siege",
    ]);
    attribute(element, "data-place", space);
    const option = targets.get(space);
    attribute(element, "data-choice", option?.notation);
    const said = listed([
      space,
      ...landOf(space),
      ...standing(space, position),
      ...present(space, position),
      ...(lens ? [lens.said] : []),
    ]);
    const more = approach ? inBrief(approach) : option ? [`${option.label}.`] : [];
    const label = more.length ? [`${said}.`, ...more].join(" ") : said;
    attribute(element, "aria-label", label);
    // Where a force can go is one stop; the others are found by arrow keys, letters, or in the list.
    const [first] = reach.size ? reach.keys() : PLACES;
    const stop = space === first || (live && !approach);
    attribute(element, "tabindex", stop ? "0" : "-1");
    const steps = reached ? String(reached.steps) : (lens?.mark ?? "");
    write(control.text.steps, steps);
    this.drawWorks(control.text.works, space, position);
    if (!control.at) {
      control.at = AT[space];
      this.setPosition(element, control.at);
    }
    control.press = () => this.marked.press(space);
  }

  /**
   * What has been built in a space, redrawn when it changes.
   * @param {HTMLElement} host
   * @param {string} space
   * @param {Position} position
   */
  drawWorks(host, space, { forts, works, sieges, raided, allied, amphib, fieldworks }) {
    const fort = forts[space];
    const own = works[space];
    const siege = sieges[space];
    const { French = 0, British = 0 } = raided[space] ?? {};
    const burnt = French + British > 0;
    const landing = amphib.includes(space);
    const dug = fieldworks.includes(space);
    const friends = allied[space] ?? [];
    drawFrom(host, [fort, own, siege, burnt, friends, landing, dug], () => {
      const shapes = [
        ...(fort || own ? [drawGround()] : []),
        ...(fort ? drawWorks(fort.kind, fort.side) : []),
        ...(own ? drawBegun(own) : []),
        ...(burnt ? [drawRaided()] : []),
        ...friends.map(drawAllied),
        ...(landing ? [drawLanding()] : []),
        ...(dug ? [drawFieldworks()] : []),
        ...(fort && siege !== undefined ? drawSiege(siege, fort.side) : []),
      ];
      return [s("svg", { viewBox: WINDOW }, ...shapes)];
    });
  }

  /** Find where forces lie when they are seen from afar. @param {Pieces} pieces */
  seat(pieces) {
    const inside = new Set(this.position?.inside ?? []);
    const forces = Object.entries(pieces).flatMap(([space, there]) => {
      const outside = hasSeats(space) ? Object.keys(there).filter((name) => !inside.has(name)) : [];
      return SIDES.filter((side) => outside.some((name) => facts.piece(name).side === side)).map(
        (side) => ({ key: stackKey(side, space), space, side }),
      );
    });
    const besieged = Object.keys(this.position?.sieges ?? {});
    const all = [...forces.map(({ key }) => key), ...besieged].join();
    if (all === this.seating) return;
    this.seating = all;
    for (const level of LEVELS) {
      this.seats[level] = seated(forces, level, this.seats[level], besieged);
    }
    this.tails.replaceChildren(
      ...LEVELS.flatMap((level) =>
        SIDES.map((side) => {
          const own = forces.filter((force) => force.side === side);
          const ways = own.flatMap(({ key, space }) => {
            const at = this.seats[level].get(key);
            return at ? [tail(at, AT[space], level)] : [];
          });
          return drawnWay(ways, `tail at-${level} ${side.toLowerCase()}`);
        }),
      ),
    );
  }

  /** @param {string} place @param {Record<string, number>} there */
  drawStacks(place, there) {
    const names = Object.keys(there);
    for (const side of SIDES) {
      const own = names.filter((name) => facts.piece(name).side === side);
      if (!own.length) continue;
      const inside = new Set(this.position?.inside ?? []);
      this.drawStack(
        place,
        side,
        own.filter((name) => !inside.has(name)),
        false,
      );
      this.drawStack(
        place,
        side,
        own.filter((name) => inside.has(name)),
        true,
      );
    }
  }

  /**
   * @param {string} place
   * @param {import("./facts.js").SideName} side
   * @param {string[]} names
   * @param {boolean} besieged
   */
  drawStack(place, side, names, besieged) {
    if (!names.length) return;
    const key = stackKey(side, place, besieged);
    const control = this.controls.draw(key, () => ({
      body: h("span", { class: "body" }),
      leaders: h("span", { class: "leaders", "aria-hidden": "true" }),
      number: h("span", { class: "number" }),
      badge: h("span", { class: "badge", "aria-hidden": "true" }),
    }));
    const { element, text } = control;
    const reduced = new Set(this.position?.reduced ?? []);
    const order = ranked(names);
    const units = order.filter((name) => !isLeader(name));
    const leaders = order.length - units.length;
    const { pieces, chosen, hand } = this.marked;
    const live = names.some((name) => pieces.has(name));
    const badge = this.findings.get(place)?.badges[side] ?? "";
    classes(element, [
      `stack ${side.toLowerCase()}`,
      besieged && "besieged",
      units.length && leaders && "led",
      live && "live",
      live && chosen.includes(place) && "chosen",
      names.some((name) => hand.includes(name)) && "in-hand",
      badge && "badged",
    ]);
    const show = (/** @type {string} */ name) => asShown(name, reduced.has(name));
    drawFrom(text.body, order.map(show), () => [
      ...faceOf(order, reduced).map((name) => picture(show(name))),
      ...(units.length > 1 ? [pips(units)] : []),
    ]);
    write(text.leaders, leaders > 1 ? "★".repeat(Math.min(3, leaders)) : "");
    const force = strength(units, reduced);
    control.count = units.length ? force : 0;
    write(text.number, units.length ? String(force) : "");
    write(text.badge, badge);
    const said = fill(besieged ? words.besieged : words.stack, {
      place,
      side: sideName(side),
      pieces: listed(
        order.map((name) =>
          reduced.has(name) ? fill(words.reduced, { piece: pieceTitle(name) }) : pieceTitle(name),
        ),
      ),
      strength: force,
    });
    attribute(element, "data-stack", key);
    attribute(element, "aria-label", said);
    attribute(element, "tabindex", live ? "0" : "-1");
    const at = spotOf(place, side, besieged) ?? [0, 0];
    this.setPosition(element, at);
    for (const level of LEVELS) {
      const [x, y] = this.seats[level].get(key) ?? at;
      property(element, `--${level}-x`, x);
      property(element, `--${level}-y`, y);
    }
    control.press = () => this.marked.pressStack(place);
  }

  /** The way of a march, from space to space. @param {string[]} way */
  drawWay(way) {
    if (way.length < 2) return this.course.replaceChildren();
    const line = [way.map((space) => AT[space])];
    this.course.replaceChildren(drawnWay(line, "casing"), drawnWay(line));
  }

  /** The rooms of all forces and names, as far off as the map is seen. */
  get drawn() {
    const { classList } = this.viewport.table;
    const level = LEVELS.findLast((one) => classList.contains(one));
    if (!level) {
      const forces = this.position ? spotsOf(this.position) : [];
      return { forces: forces.map((at) => around(at, FORCE.width, FORCE.height)), names: TITLES };
    }
    const { width, height } = DISTANT[level];
    const forces = [...this.seats[level].values()];
    return { forces: forces.map((at) => around(at, width, height)), names: NAMES[level] };
  }

  /** @param {string | null} place */
  point(place) {
    super.point(place);
    if (!place || !AT[place]) return;
    const { lean, toward, far } = leanFrom(place, this.drawn, this.viewport);
    property(this.pennant, "--lean", lean);
    property(this.pennant, "--across", toward[0].toFixed(3));
    property(this.pennant, "--down", toward[1].toFixed(3));
    property(this.pennant, "--off", far);
    // From afar the map names few spaces.
    attribute(this.pennant, "data-name", place);
    classes(this.pennant, [
      "pennant",
      place in FAR_NAMES && "named-far",
      place in FARTHER_NAMES && "named-farther",
    ]);
  }

  /**
   * Animate a force that marches to where it is already drawn; until it arrives, its pieces there are hidden.
   * @param {string} piece
   * @param {string} source
   * @param {string} target
   * @param {number} duration in milliseconds
   */
  advance(piece, source, target, duration) {
    const moving = this.move(piece, 1, source, target, duration);
    const there = this.controls.get(stackKey(facts.piece(whole(piece)).side, target));
    if (!moving || !there) return;
    there.element.classList.add("coming");
    moving.finished.catch(() => {}).finally(() => there.element.classList.remove("coming"));
  }

  /** Spaces keep the way of the march drawn. */
  preview() {}
}

/** @param {string} side @param {string} place @param {boolean} [besieged] */
function stackKey(side, place, besieged = false) {
  return `${side}${besieged ? " inside" : ""} at ${place}`;
}

/** The middle of a place. @param {string} place @returns {[number, number] | null} */
function center(place) {
  if (AT[place]) return AT[place];
  const box = MILITIA_BOXES[place];
  return box ? [box.x + box.width / 2, box.y + box.height / 2 + 12] : null;
}

/** @param {string} place @param {string} side @param {boolean} [besieged] */
function spotOf(place, side, besieged = false) {
  if (!AT[place]) return center(place);
  return slot(place, besieged ? "inside" : /** @type {"French"} */ (side)).at;
}

/** Where all pieces lie. @param {Position} position @returns {import("./places.js").Point[]} */
function spotsOf({ pieces, inside }) {
  return Object.entries(pieces).flatMap(([place, there]) =>
    Object.keys(there).map(
      (name) => spotOf(place, facts.piece(whole(name)).side, inside.includes(name)) ?? [0, 0],
    ),
  );
}

/** Where pieces of a kind lie. @param {string} place @param {string} [piece] */
function spot(place, piece) {
  return piece ? spotOf(place, facts.piece(whole(piece)).side) : center(place);
}
