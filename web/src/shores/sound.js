// Which sounds belong to what happens.

import { play } from "../table/sound.js";
import { SIDES } from "./facts.js";
import { isShip, KINDS } from "./pieces.js";

/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../table/sound.js").Cue} Cue */
/** @typedef {import("../../types/shores").Board} Position */
/** @typedef {import("../../types/shores").Decision} Decision */
/** @typedef {import("../../types/shores").Option} Option */
/** @typedef {import("../shell/state.js").View<Position, Decision, Option, Line>} View */

/** Seconds until a shot strikes or goes into the water. */
const FLIGHT = 0.45;
/** Seconds that different sounds of one answer are apart, and after which no other begins. */
const APART = 0.5;
const LONGEST = 5;
/** How far to the left and right the sides of a fight are heard. */
const ASIDE = 0.55;
/** Rolls of guns and of muskets, by their reason. */
const GUNS = ["battle", "bombardment", "interception"];
const MUSKETS = ["Marines", "Arab infantry", "infantry"];
/** The flags under which pieces fight for the first side. */
const FIRST = ["american", "swedish", "arab"];
/** The game whose ending has been heard. */
let ended = 0;

/** Where a side is in the panel of a fight. @param {boolean} first */
function panOf(first) {
  const mirrored = globalThis.document?.documentElement.dir === "rtl";
  return first === mirrored ? ASIDE : -ASIDE;
}

/** Where the side of a piece is. @param {string} piece */
function panOfPiece(piece) {
  return panOf(FIRST.includes(KINDS[piece]?.side));
}

/**
 * Guns fire from their side; their shot strikes on the other, or goes into the water there.
 * @param {Line} line
 * @returns {Cue[]}
 */
function roll({ side, reason = "", dice = [], hit = 0 }) {
  const count = dice.length;
  const pan = panOf(side === SIDES[0]);
  if (MUSKETS.includes(reason)) return [{ sound: "muskets", count, pan }];
  if (!GUNS.includes(reason)) {
    /** @type {Cue[]} */
    const cast = [{ sound: "dice", count }];
    return reason === "storm" ? [{ sound: "storm" }, ...cast] : cast;
  }
  const hits = hit ? dice.filter((die) => die >= hit).length : 0;
  // A patrol intercepts far out.
  const far = reason === "interception" ? 0.5 : 0;
  return [
    { sound: "volley", count, pan, far },
    ...heard({ sound: "timber", count: hits, pan: -pan, at: FLIGHT }),
    ...heard({ sound: "splash", count: count - hits, pan: -pan, far, at: FLIGHT }),
  ];
}

/** A sound, unless there is nothing to be heard. @param {Cue} cue */
function heard(cue) {
  return cue.count ? [cue] : [];
}

/**
 * The sounds of a line of the log.
 * @param {Line} line
 * @returns {Cue[]}
 */
function cuesOf(line) {
  const { kind, purpose, piece = "", count = 1, change = 0 } = line;
  switch (kind) {
    case "Played":
    case "BattleCard":
    case "BotDrew":
    case "CardRemoved":
    case "Took":
      return [{ sound: "card" }];
    case "Discarded":
      // An event card has been heard when it was played.
      return purpose === "played" ? [] : [{ sound: "card" }];
    case "Drew":
    case "Reshuffled":
      return [{ sound: "card", count }];
    case "BotConsidered":
      return [{ sound: "parchment" }];
    case "YearBegan":
      return [{ sound: "roll" }];
    case "SeasonBegan":
      return [{ sound: "page" }];
    case "FightBegan":
      return [{ sound: "call" }];
    case "Moved":
      return [{ sound: isShip(piece) ? "sail" : "march" }];
    case "Rolled":
      return roll(line);
    case "Damaged":
      return [{ sound: "mast", pan: panOfPiece(piece) }];
    case "Sunk":
      return [{ sound: isShip(piece) ? "sinking" : "knell", pan: panOfPiece(piece) }];
    case "GoldChanged":
      return [{ sound: "coins", count: Math.abs(change) }];
    case "Captured":
      return [{ sound: "roll" }];
    default:
      return [];
  }
}

/**
 * The sounds of lines of the log: of one at once, of several one after another, and what happens again
 * and again only once.
 * @param {Line[]} lines
 * @returns {Cue[]}
 */
export function score(lines) {
  /** @type {Cue[]} */
  const cues = [];
  let at = 0;
  let before = "";
  for (const line of lines) {
    const found = cuesOf(line);
    if (!found.length || found[0].sound === before) continue;
    if (at > LONGEST) break;
    before = found[0].sound;
    cues.push(...found.map((cue) => ({ ...cue, at: at + (cue.at ?? 0) })));
    at += APART * found.length;
  }
  return cues;
}

/**
 * What is heard once everything has been told: how the war has ended for whoever plays, or that it is
 * the turn of the only person again.
 * @param {View} view
 * @returns {Cue["sound"] | null}
 */
export function closing({ board, decision, lesson, lines, moment, over, players, seat, since }) {
  if (lesson || moment) return null;
  const persons = board.people.filter((side) => !(side in players));
  if (over) {
    if (!board.ending?.winner) return "peace";
    return persons.length === 1 && persons[0] !== board.ending.winner ? "defeat" : "victory";
  }
  const others = lines.slice(since).some(({ acts }) => acts && acts !== seat);
  return persons.length === 1 && decision?.begins_turn && others ? "bell" : null;
}

/**
 * Play the sounds of lines of the log.
 * @param {Line[]} lines
 * @param {View} [view] what they have led to, if they are the last
 */
export function sound(lines, view) {
  const cues = score(lines);
  const last = view && closing(view);
  const again = last && view.over && ended === view.serial;
  if (view) ended = view.over ? view.serial : 0;
  if (last && !again) cues.push({ sound: last, at: cues.length ? lengthOf(cues) : 0 });
  play(cues);
}

/** When the last of some sounds has begun, and a little more. @param {Cue[]} cues */
function lengthOf(cues) {
  return APART + Math.max(...cues.map(({ at = 0 }) => at));
}
