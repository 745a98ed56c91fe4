// A line of the log: bars for years and seasons, dice with faces, card names that open the card.

import { h, s } from "../shell/dom.js";
import { withCards } from "./cards.js";
import { OPEN_SEA } from "./places.js";

/** @typedef {import("../../types/shores").Line} Line */

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
/** The kinds of lines about a side using a card, and its immediate effect. */
export const USES = ["Played", "Discarded", "Passed", "Took"];
/** The kinds of lines within a fight, as opposed to its beginning and its results. */
const BLOWS = ["Rolled", "Used", "RoundBegan", "BattleCard"];
const BARS = ["YearBegan", "SeasonBegan"];

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
    ...faces.map((face) => die(face, face >= (hit || 7))),
  );
}

/**
 * A sentence in which card names open the card.
 * @param {string} text
 * @param {(string | null | undefined)[]} names
 * @returns {(Node | string)[]}
 */
export function sentence(text, names) {
  /** @type {string[]} */
  const parts = [];
  let rest = text;
  for (const name of names) {
    const at = name ? rest.indexOf(name) : -1;
    if (!name || at < 0) continue;
    parts.push(rest.slice(0, at), name);
    rest = rest.slice(at + name.length);
  }
  return withCards([...parts, rest]);
}

/** @param {Line} line */
export function entry(line) {
  const bar = BARS.includes(line.kind) ? " bar" : "";
  const bot = line.kind.startsWith("Bot") ? " bot" : "";
  const fight = line.kind === "FightBegan";
  return {
    look: `${line.kind}${bar}${bot}`,
    nodes: fight
      ? [line.text]
      : [...sentence(line.text, [line.card, ...(line.cards ?? [])]), dice(line)],
    fight,
  };
}

/**
 * Whether a line is found only in the log: a card of the T-bot that waits, raiders leaving or
 * returning.
 * @param {Line} line
 */
export function minor({ kind, outcome, source, target }) {
  return outcome === "waits" || (kind === "Moved" && [source, target].includes(OPEN_SEA));
}

/**
 * Which lines at the start of a war come before the other side's first action.
 * @param {Line[]} lines
 * @param {string | null} seat
 */
export function opening(lines, seat) {
  const acts = lines.findIndex(({ kind, side }) => USES.includes(kind) && side !== seat);
  return lines.map((_, index) => index < acts);
}

/**
 * Which lines only repeat what a side has chosen itself, its card or its moves, or are blows of its
 * own fights that the story has shown.
 * @param {Line[]} lines since it chose
 * @param {string | null} seat
 * @param {(index: number) => boolean} told whether the story has fully shown a line
 */
export function repeated(lines, seat, told) {
  const others = (/** @type {Line} */ { kind, side }) =>
    BARS.includes(kind) || kind.startsWith("Bot") || (USES.includes(kind) && side !== seat);
  const next = lines.findIndex(others);
  const own = next < 0 ? lines : lines.slice(0, next);
  const plain = (/** @type {Line} */ { kind }) => kind === "Moved" || USES.includes(kind);
  const fight = own.findIndex(({ kind }) => kind === "FightBegan");
  // Without a fight, a card is kept together with its effects.
  const card = own.every(plain) ? -1 : own.findIndex(({ kind }) => USES.includes(kind));
  const results = fight < 0 && card >= 0 ? card : fight < 0 ? own.length : fight;
  return lines.map((line, index) => {
    if (index < results) return index < own.length && plain(line);
    return index < own.length && BLOWS.includes(line.kind) && fight >= 0 && told(index);
  });
}
