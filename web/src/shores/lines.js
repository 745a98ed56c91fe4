// A line of the log: bars for years and seasons, dice with faces, card names that open the card.

import { h, s } from "../shell/dom.js";
import { withCards } from "./cards.js";
import { OPEN_SEA } from "./places.js";

/** @typedef {import("../../types/shores").Line} Line */

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
/** The kinds of lines about a side using a card, and its immediate effect. */
export const USES = ["Played", "Discarded", "Passed", "Took"];
/** The kinds of lines within a fight, as opposed to its beginning, its cards and its results. */
const BLOWS = ["Rolled", "Used", "RoundBegan"];
const BARS = ["YearBegan", "SeasonBegan"];

/** Whether a die hits; of some rolls none does. @param {number} face @param {number} [hit] */
function hits(face, hit) {
  return face >= (hit || 7);
}

/** @param {number} face @param {boolean} hit */
function die(face, hit) {
  return s(
    "svg",
    { viewBox: "0 0 26 26", class: hit ? "die hit" : "die", "data-face": String(face) },
    s("rect", { x: "1", y: "1", width: "24", height: "24", rx: "5" }),
    ...PIPS[face].map((spot) =>
      s("circle", {
        cx: `${6.5 + (spot % 3) * 6.5}`,
        cy: `${6.5 + Math.floor(spot / 3) * 6.5}`,
        r: "2.2",
      }),
    ),
  );
}

/**
 * Dice, with hits marked; null if none were rolled.
 * @param {{dice?: number[], hit?: number}} roll
 */
export function dice({ dice: faces, hit }) {
  if (!faces) return null;
  return h(
    "span",
    { class: "dice", "aria-hidden": "true" },
    ...faces.map((face) => die(face, hits(face, hit))),
  );
}

/**
 * A sentence in which card names open the card.
 * @param {{text: string, links?: import("../../types/shores").Link[]}} sentence
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

/** @param {Line} line */
export function entry(line) {
  const bar = BARS.includes(line.kind) ? " bar" : "";
  const bot = line.kind.startsWith("Bot") ? " bot" : "";
  const fight = line.kind === "FightBegan";
  return {
    look: `${line.kind}${bar}${bot}`,
    nodes: fight ? [line.text] : [...sentence(line), dice(line)],
    fight,
  };
}

/**
 * Whether a line is found only in the log: a card of the T-bot that waits, raiders leaving or
 * returning, an event card going to the discard pile.
 * @param {Line} line
 */
export function minor({ kind, outcome, purpose, source, target }) {
  const raiders = kind === "Moved" && [source, target].includes(OPEN_SEA);
  return outcome === "waits" || raiders || (kind === "Discarded" && purpose === "played");
}

/** Whether a line says how the war ended. @param {Line} line */
export function ends({ kind }) {
  return kind === "Ended";
}

/** Whether a side uses a card, as opposed to its going to the discard pile. @param {Line} line */
function used({ kind, purpose }) {
  return USES.includes(kind) && purpose !== "played";
}

/** Whether a line is a side's card or move. @param {Line} line */
function choice(line) {
  return line.kind === "Moved" || used(line);
}

/**
 * Whether a later line reports the result of a line: not of a roll without hits, nor of what a raid
 * has captured.
 * @param {Line} line
 */
function reportedLater({ kind, reason, dice: faces = [], hit }) {
  return kind !== "Rolled" || (reason !== "raid" && faces.some((face) => hits(face, hit)));
}

/** Whether a line begins a turn, a season or something that the T-bot considers. @param {Line} line */
function begins(line) {
  return used(line) || BARS.includes(line.kind) || line.kind.startsWith("Bot");
}

/**
 * What is news to a side since it last chose: not what is found only in the log, nor what repeats
 * its own card or moves, nor the blows of a fight that the story has shown, if they had a visible effect.
 * @param {Line[]} lines the log
 * @param {number} first the index of the first line since it chose
 * @param {string | null} seat
 * @param {(index: number) => boolean} told whether the story has fully shown a line
 * @returns {number[]} indexes in the log; a fight that was going on comes first
 */
export function news(lines, first, seat, told) {
  const all = lines.map((_, index) => index).slice(first);
  const worth = (/** @type {number} */ index) => !minor(lines[index]);
  if (!first) {
    // At the start of a war, news begin with the other side's first action.
    const acts = lines.findIndex((line) => used(line) && line.side !== seat);
    return acts < 0 ? [] : all.slice(acts).filter(worth);
  }
  const others = (/** @type {number} */ index) =>
    begins(lines[index]) && !(used(lines[index]) && lines[index].side === seat);
  const end = all.find(others) ?? lines.length;
  const own = all.filter((index) => index < end);
  // A fight that was going on when the side chose, such as which ship takes a hit.
  const past = lines.slice(0, first);
  const begun = past.findLastIndex(({ kind }) => kind === "FightBegan");
  const next = lines[first];
  const going =
    begun > past.findLastIndex(begins) && next && next.kind !== "FightBegan" && !choice(next);
  const result = own.find((index) => !choice(lines[index])) ?? end;
  const fight = going || lines[result]?.kind === "FightBegan";
  // Without a fight, a card is kept together with its effects.
  const card = own.findLast((index) => index < result && used(lines[index]));
  const from = fight || result === end ? result : (card ?? result);
  const blows = (/** @type {number} */ index) =>
    index < end &&
    fight &&
    told(index) &&
    BLOWS.includes(lines[index].kind) &&
    reportedLater(lines[index]);
  const since = all.filter((index) => index >= from && worth(index) && !blows(index));
  return going && since[0] < end ? [begun, ...since] : since;
}
