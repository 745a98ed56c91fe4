// A game in the list of games: who plays, how it stands, a small picture.

import { s } from "../shell/dom.js";
import { soleSeat } from "../shell/state.js";
import { fill } from "../shell/text.js";
import { facts, SIDES } from "./facts.js";
import { coast } from "./marks.js";
import { date, seatName } from "./names.js";
import { KINDS } from "./pieces.js";
import { FOCUS, spot } from "./places.js";
import gameWords from "./words/game.json" with { type: "json" };

/** @typedef {import("../../types/shores").Summary} Summary */
/** @typedef {import("../shell/part.js").Entry} Entry */

/** A game in the list of games. @param {Entry} summary @returns {import("../shell/part.js").Listing} */
export function listing(summary) {
  const position = /** @type {Summary} */ (summary.board ?? old(summary));
  return {
    title: played(position, summary.players ?? {}),
    standing: standing(position),
    picture: () => thumbnail(position),
    over: position.ending !== null,
  };
}

/** Converts a game summary saved by a version up to 0.2. @param {any} summary @returns {Summary} */
function old({ mode, result, pieces, ...rest }) {
  return {
    ...rest,
    automaton: mode === "solitaire" ? "Tripolitan" : null,
    pieces,
    sunk: pieces.sunk?.["American frigate"] ?? 0,
    captured: [],
    ending: result,
  };
}

/** The state of a game in one line. @param {Summary} position */
function standing({ ending, season, year, gold, sunk }) {
  return fill(ending ? gameWords.ended : gameWords.tally, {
    ending: ending?.text,
    date: date({ season, year }),
    gold,
    of: facts.gold,
    sunk,
    frigates: facts.frigates,
  });
}

/**
 * Who plays.
 * @param {Summary} position
 * @param {Record<string, string>} players computer players by seat
 */
function played({ automaton }, players) {
  const all = Object.values(players).map((name) => facts.players[name] ?? name);
  const seat = soleSeat(SIDES, players);
  const [first, second] = seat ? [seatName(seat), ...all] : all;
  if (second) return fill(gameWords.playersAgainst, { first, second });
  return automaton ? gameWords.solitaire : gameWords.twoPlayers;
}

/** A small picture of a position. @param {Summary} position */
function thumbnail({ pieces }) {
  const dots = Object.entries(pieces).flatMap(([place, kinds]) =>
    Object.entries(kinds).flatMap(([kind, count], row) => {
      const at = spot(place, kind);
      if (!at) return [];
      return Array.from({ length: Math.min(count, 6) }, (_, index) =>
        s("circle", {
          cx: `${at[0] - 30 + index * 22}`,
          cy: `${at[1] + row * 24 - 10}`,
          r: "11",
          class: `dot ${KINDS[kind].side}`,
        }),
      );
    }),
  );
  const { x, y, width, height } = FOCUS;
  return s(
    "svg",
    { viewBox: `${x} ${y} ${width} ${height}`, class: "position", "aria-hidden": "true" },
    s("rect", { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, class: "sea" }),
    coast(),
    ...dots,
  );
}
