// A game in the list of games: who plays, how it stands, a small picture.

import { s } from "../shell/dom.js";
import { soleSeat } from "../shell/state.js";
import { fill } from "../shell/text.js";
import { facts, SIDES, seatName } from "./facts.js";
import { ground } from "./marks.js";
import { AT, FOCUS } from "./places.js";
import words from "./words/game.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Summary} Summary */

/** @param {import("../shell/part.js").Entry} entry @returns {import("../shell/part.js").Listing} */
export function listing({ board, players = {} }) {
  const position = /** @type {Summary} */ (board);
  return {
    title: played(players),
    standing: fill(position.ending ? words.ended : words.standing, {
      ending: position.ending?.text,
      scenario: words.scenarios[/** @type {keyof typeof words.scenarios} */ (position.scenario)],
      season: position.late ? words.late : words.early,
      year: position.year,
      points: Math.abs(position.vp),
      side: words.ahead[position.vp > 0 ? "French" : position.vp < 0 ? "British" : "nobody"],
    }),
    picture: () => thumbnail(position),
    over: position.ending !== null,
  };
}

/** Who plays. @param {Record<string, string>} players computer players by seat */
function played(players) {
  const all = Object.values(players).map((name) => facts.players[name] ?? name);
  const seat = soleSeat(SIDES, players);
  const [first, second] = seat ? [seatName(seat), ...all] : all;
  return second ? fill(words.against, { first, second }) : words.twoPlayers;
}

/** @param {Summary} position */
function thumbnail({ units }) {
  const { x, y, width, height } = FOCUS;
  const dots = Object.entries(units).flatMap(([space, sides]) =>
    Object.entries(sides).map(([side, count]) => {
      const [cx, cy] = AT[space] ?? [-99, -99];
      return s("circle", {
        cx: `${cx}`,
        cy: `${cy}`,
        r: `${14 + 2 * Math.min(8, Number(count))}`,
        class: `dot ${side.toLowerCase()}`,
      });
    }),
  );
  return s(
    "svg",
    { viewBox: `${x} ${y} ${width} ${height}`, class: "position", "aria-hidden": "true" },
    s("rect", { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, class: "sea" }),
    ground(),
    ...dots,
  );
}
