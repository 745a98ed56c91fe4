// What a question is about: its places, and where each of its options is found.

import { mustered, placeOf, RISKY } from "./asked.js";
import { facts } from "./facts.js";
import { STEPS } from "./march.js";
import { AT } from "./places.js";
import { ruleOf } from "./rules.js";

/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("./part.js").View} View */

/** As many options are chosen on the map rather than in a list. */
const MANY = 3;

/**
 * Whether an option is a button beside the question: what is neither on a card, though a card that responds
 * is in both places, nor on the map.
 * @param {View} view
 * @param {Option} option
 */
export function inList(view, option) {
  if (option.offered === "card") return option.act === "play";
  return !onMap(view, option);
}

/**
 * Whether an option is found on the map or on the stage, and not in the list: pieces of a space that is
 * shown, steps that are reached by choosing a destination, and what is done in a space among many.
 * @param {View} view
 * @param {Option} option
 */
function onMap(view, { act, piece, space, offered }) {
  const { decision, options } = view;
  if (offered !== "map") return false;
  if (piece && mustered(view).includes(placeOf(view.board, piece) ?? "")) return true;
  if (RISKY.includes(act)) return true;
  if (["activate", "next", "force"].includes(decision?.ask ?? "")) return piece !== null;
  if (decision?.ask === "step") return piece !== null || STEPS.includes(act);
  const apart = options.filter((option) => !RISKY.includes(option.act));
  return space !== null && !piece && apart.length > MANY;
}

/**
 * What is done in one of many spaces, with no piece chosen: to be found on the map, and listed below the question.
 * @param {View} view
 */
export function inSpaces(view) {
  return view.options.filter(
    (option) =>
      option.space &&
      !option.piece &&
      !RISKY.includes(option.act) &&
      onMap(view, option) &&
      !STEPS.includes(option.act),
  );
}

/** Which units may take a loss. @param {View} view @returns {Map<string, Option>} by unit */
export function hits({ options }) {
  const losses = options.filter(({ act, piece }) => act === "lose" && piece);
  return new Map(losses.map((option) => [String(option.piece), option]));
}

/** The space in which a side has the most pieces. @param {View} view @returns {string | null} */
export function strongest({ board: { pieces }, decision, seat }) {
  const side = decision?.side ?? seat;
  const strength = (/** @type {string} */ space) =>
    Object.keys(pieces[space]).filter((name) => facts.piece(name).side === side).length;
  const [most] = Object.keys(pieces)
    .filter((space) => AT[space])
    .sort((one, other) => strength(other) - strength(one));
  return side && most ? most : null;
}

/** The places that a question is about. @param {View} view */
export function about(view) {
  const { decision, options } = view;
  const places = [
    ...(decision?.mover ? [decision.mover.space] : []),
    ...(decision?.space ? [decision.space] : []),
    // Interceptors come from elsewhere.
    ...(decision?.ask === "intercept" ? mustered(view) : []),
    ...(decision?.ask === "activate"
      ? []
      : options.flatMap(({ space, act }) => (space && !RISKY.includes(act) ? [space] : []))),
  ];
  return [...new Set(places)].filter((place) => AT[place]).slice(0, 6);
}

/** Questions about a place where the other side's force is, or comes. */
const MEETS = ["window", "intercept", "inside", "avoid", "avoid to", "militia", "join", "siege"];

/** The place where forces meet of which a question asks; null if it asks of none. @param {View} view */
export function askedAt({ decision, moment }) {
  const { ask = "", space = null } = decision ?? {};
  return !moment && MEETS.includes(ask) ? space : null;
}

/** The card with which a question can be answered; null if it asks for no response. @param {View} view */
export function answering({ decision, options }) {
  if (decision?.ask !== "window") return null;
  return options.find(({ act }) => act === "play")?.card ?? null;
}

/** @param {View} view */
export function ruleAbout({ decision, board: position, moment }) {
  return ruleOf({ decision, ended: Boolean(position.ending) && !moment });
}
