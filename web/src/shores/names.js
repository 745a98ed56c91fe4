// Display names. Messages name sides, places, pieces, seasons and cards in notation, which never
// changes; their display names and the forms of these in sentences are facts sent by Python.

import { fill } from "../shell/text.js";
import { facts } from "./facts.js";

/** A side as in "the American player". @param {string} seat */
export function seatName(seat) {
  return facts.names.seats[/** @type {import("./facts.js").SideName} */ (seat)] ?? seat;
}

/** A side as a label: "Americans". @param {string} side */
export function sideName(side) {
  return facts.names.sides[/** @type {import("./facts.js").SideName} */ (side)] ?? side;
}

/** A place as a label. @param {string} place */
export function placeName(place) {
  return facts.names.places[place]?.name ?? place;
}

/** A place as where pieces come from or go to: "the Tripoli zone". @param {string} place */
export function the(place) {
  return facts.names.places[place]?.the ?? place;
}

/** A kind of piece as a label: "Gunboat". @param {string} kind */
export function pieceName(kind) {
  return facts.names.pieces[kind]?.name ?? kind;
}

/** One piece within a sentence: "a gunboat". @param {string} kind */
export function aPiece(kind) {
  return facts.names.pieces[kind]?.a ?? kind;
}

/** A number of pieces: "2 gunboats". @param {string} kind @param {number} count */
export function pieces(kind, count) {
  return fill(facts.names.pieces[kind]?.counted ?? `{count} ${kind}`, { count });
}

/** A season of a year. @param {{season: string, year: number}} when */
export function date({ season, year }) {
  return fill(facts.names.date, { season: facts.names.seasons[season] ?? season, year });
}

/** The name of a card; before Python has started, that in the notation. @param {string} card */
export function cardTitle(card) {
  return facts.card(card)?.title ?? card;
}
