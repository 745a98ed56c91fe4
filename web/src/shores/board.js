// The map of the war: its places and the pieces in them, and which of these can be pressed. Pieces are
// updated individually; the sheet is drawn once.

import { h } from "../shell/dom.js";
import { still } from "../shell/settings.js";
import { fill, listed } from "../shell/text.js";
import { attribute, classes, property } from "../table/controls.js";
import { noChoice, number, PieceMap } from "../table/map.js";
import { Overview } from "../table/overview.js";
import { facts } from "./facts.js";
import { MARKS } from "./marks.js";
import { aPiece, pieces as counted, placeName, the } from "./names.js";
import { definitions, KINDS, picture } from "./pieces.js";
import { BOXES, FOCUS, HARBORS, lane, lying, PLACES, spot, TROOPS, ZONES } from "./places.js";
import { sheet, trim, WHOLE } from "./sheet.js";
import { CAPTORS, FLAGS, hoist, town } from "./towns.js";
import { Tracks } from "./tracks.js";
import words from "./words/map.json" with { type: "json" };

/** @typedef {import("../../types/shores").Board} Position */
/** @typedef {import("../../types/shores").Decision} Decision */
/** @typedef {import("../../types/shores").Option} Option */
/** @typedef {import("./narrowing.js").Choice} Choice */
/** @typedef {import("../table/pieces.js").Pieces} Pieces */

/** The order in which kinds of pieces lie side by side: damaged ships beside whole ones. */
const RANKS = Object.keys(KINDS).flatMap((kind) => [kind, `damaged ${kind}`]);

export class Board extends PieceMap {
  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} small the parent of the overview
   * @param {import("../table/map.js").Presses} presses
   */
  constructor(host, small, presses) {
    const tracks = new Tracks();
    const look = {
      label: words.map,
      before: [definitions()],
      sheet: [sheet(), tracks.element],
      focus: FOCUS,
      whole: WHOLE,
      trim,
      spot,
      route: lane,
      picture,
      key: stackKey,
    };
    super(host, look, presses);
    this.tracks = tracks;
    this.overview = new Overview(small, this.viewport, MARKS);
    /** Which parts of the map can be pressed. @type {Choice} */
    this.choice = noChoice();
    /** The question that a press would answer. @type {Decision | null} */
    this.question = null;
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
    this.controls.start();
    for (const place of PLACES) {
      this.controls.enter(place);
      if (HARBORS[place] || ZONES[place]) this.drawPlace(place, position, choice);
      this.drawStacks(place, position.pieces[place] ?? {}, choice, decision);
    }
    this.controls.finish();
  }

  /** Draw only the pieces, as they lie while a story is told. @param {Pieces} pieces */
  drawPieces(pieces) {
    this.choice = noChoice();
    this.question = null;
    this.overview.draw(pieces);
    this.controls.start();
    for (const place of PLACES) {
      this.controls.enter(place);
      this.controls.quiet(place);
      this.drawStacks(place, pieces[place] ?? {}, this.choice, null);
    }
    this.controls.finish();
  }

  /** The flag of a town is lowered, and the American one raised. @param {string} place */
  capture(place) {
    const control = this.controls.get(place);
    if (control) hoist(control.text.seat, CAPTORS, !still());
  }

  /** @param {string} place @param {Position} position @param {Choice} choice */
  drawPlace(place, position, { source, sources, reached, targets, last }) {
    const zone = place in ZONES;
    const captured = position.captured.includes(place);
    const nation = facts.nations[place];
    const option = targets.get(place);
    const from = sources.has(place);
    const harbor = HARBORS[place];
    const control = this.controls.draw(place, () => ({
      seat: h("span", { class: "seat" }, ...(harbor ? [town(harbor.town)] : [])),
      name: h("span", { class: "name" }, zone ? "" : placeName(place)),
    }));
    const { element } = control;
    const standing = describe(place, position);
    const sentence = option ? words.choice : source === place ? words.chosen : "{place}";
    const said = fill(sentence, { place: standing, choice: option && effectOf(option) });
    const where = harbor ? ` ${harbor.name.side}` : "";
    classes(element, [
      `place ${zone ? "zone" : "harbor"} ${captured ? "friend" : nation}${where}`,
      (option || from) && "live",
      (source === place || last === place) && "chosen",
      captured && "captured",
    ]);
    attribute(element, "data-place", place);
    attribute(element, "data-choice", option?.notation);
    const odds = option?.odds;
    attribute(element, "aria-label", odds ? fill(words.withOdds, { place: said, odds }) : said);
    const [x, y] = harbor ? harbor.seat : ZONES[place].at;
    this.setPosition(element, [x, y]);
    if (harbor) {
      const [across, down] = harbor.name.at;
      property(element, "--across", across - x);
      property(element, "--down", down - y);
      hoist(control.text.seat, captured ? CAPTORS : FLAGS[nation]);
    } else property(element, "--radius", ZONES[place].radius);
    control.press = () =>
      option || from
        ? this.presses.place(place)
        : this.presses.showHint(
            fill(reached.has(place) && !source ? words.chooseShip : words.note, {
              place: standing,
            }),
          );
  }

  /**
   * @param {string} place
   * @param {Record<string, number>} there
   * @param {Choice} choice
   * @param {Decision | null} decision
   */
  drawStacks(place, there, choice, decision) {
    const kinds = Object.entries(there).sort(([a], [b]) => RANKS.indexOf(a) - RANKS.indexOf(b));
    const box = BOXES[place];
    const names = kinds.map(([kind]) => kind);
    const where = box ? new Map() : lying(place, names);
    for (const [kind, count] of kinds) {
      const key = stackKey(kind, place);
      const control = this.controls.draw(key, () => ({
        body: h("span", { class: "body" }, picture(kind)),
        number: h("span", { class: "number" }),
      }));
      const year = box && Number(place);
      const pieces = counted(kind, count);
      const name = placeName(place);
      const said = fill(year ? words.due : words.place, { place: name, year: name, pieces });
      const use = role(kind, place, choice, decision);
      const { element } = control;
      classes(element, [
        "stack",
        use && "live",
        box && "boxed",
        use && !use.option && choice.source === place && "chosen",
      ]);
      attribute(element, "data-stack", key);
      attribute(element, "data-choice", use?.option?.notation);
      attribute(element, "tabindex", use ? "0" : "-1");
      // The only possible source counts as chosen without being pressed.
      const pressed = choice.source === place && choice.sources.size > 1;
      const move = pressed ? words.chosen : words.chooseToMove;
      // The place already has this label.
      const twice = !use && (place in HARBORS || place in ZONES);
      attribute(element, "aria-hidden", twice ? "true" : null);
      attribute(
        element,
        "aria-label",
        use?.option
          ? fill(words.choice, { place: said, choice: effectOf(use.option) })
          : use
            ? fill(move, { place: said })
            : said,
      );
      attribute(element, "data-name", said);
      number(control, count);
      const { at, open } = where.get(kind) ?? { at: spot(place) ?? [0, 0], open: null };
      control.at = at;
      this.setPosition(element, at);
      attribute(element, "data-fan", open && `${place}${TROOPS.includes(kind)}`);
      if (open) {
        property(element, "--open-x", open[0]);
        property(element, "--open-y", open[1]);
      }
      if (box) {
        property(element, "--slot", names.indexOf(kind) - (names.length - 1) / 2);
        property(element, "--of", names.length);
        property(element, "--room", box.room);
      }
      control.press = () => {
        if (use?.option) this.presses.choose(use.option);
        else if (use) this.presses.source(place);
        else if (choice.targets.has(place)) this.presses.place(place);
        else this.presses.showHint(fill(words.note, { place: said }));
      };
    }
  }

  /**
   * Start a game with the ships of a side in view.
   * @param {Position} position
   * @param {string} side
   */
  home({ pieces }, side) {
    const own = (/** @type {string} */ place) =>
      Object.entries(pieces[place] ?? {})
        .filter(([kind]) => facts.owners[kind] === side && !TROOPS.includes(kind))
        .reduce((sum, [, count]) => sum + count, 0);
    const places = [...Object.keys(HARBORS), ...Object.keys(ZONES)];
    const [fleet] = places.sort((one, other) => own(other) - own(one));
    this.viewport.reset((own(fleet) && spot(fleet)) || undefined);
  }
}

/** The key of the control of a stack. @param {string} kind @param {string} place */
function stackKey(kind, place) {
  return `${kind} at ${place}`;
}

/**
 * What pressing a stack does: take the hit, or select it to move.
 * @param {string} kind
 * @param {string} place
 * @param {Choice} choice
 * @param {Decision | null} decision
 * @returns {{option?: Option} | null}
 */
function role(kind, place, { hits, moves, source, targets }, decision) {
  const hit = decision?.place === place ? hits.get(kind) : undefined;
  if (hit) return { option: hit };
  // Ships in a zone lie within its ring: pressing them there sends the selected ship to the zone.
  if (place in ZONES && source && source !== place && targets.has(place)) return null;
  return moves.get(place) === kind ? {} : null;
}

/** Describes what pressing a place or a piece does. @param {Option} option */
function effectOf({ source, target, piece, label }) {
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
