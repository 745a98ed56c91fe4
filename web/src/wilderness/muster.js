// The pieces of one space on the stage: who is there, how strong, and what can be chosen of each.

import { byId, h } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { facts, pieceTitle, SIDES, sideName } from "./facts.js";
import { picture, REDUCED, ranked } from "./pieces.js";
import words from "./words/game.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("./part.js").View} View */

/** Acts about a piece that is where it is. */
const OF_PIECE = [
  "lead",
  "send",
  "take",
  "leave",
  "drop",
  "begin",
  "lose",
  "eliminate",
  "restore",
  "command",
  "deploy",
  "join",
  "inside",
  "intercept",
  "avoid",
];

/** The space of the question, if pieces in it are chosen. @param {View} view @returns {string | null} */
export function mustered({ decision, options, board }) {
  if (!decision) return null;
  const named = options.filter(({ piece, act }) => piece && OF_PIECE.includes(act));
  if (!named.length || decision.ask === "activate") return null;
  const spaces = new Set(named.map(({ piece }) => placeOf(board, String(piece))));
  return spaces.size === 1 ? [...spaces][0] : null;
}

/** Where a piece lies. @param {View["board"]} board @param {string} piece */
export function placeOf({ pieces }, piece) {
  return Object.keys(pieces).find((place) => piece in pieces[place]) ?? null;
}

/**
 * Show the pieces of a space, or nothing.
 * @param {View} view
 * @param {string | null} space
 * @param {(option: Option) => void} choose
 * @param {(() => void) | null} close null if the question needs it
 */
export function drawMuster(view, space, choose, close) {
  const host = byId("muster");
  host.hidden = space === null;
  if (space === null) return host.replaceChildren();
  const { board, options, decision } = view;
  const names = ranked(Object.keys(board.pieces[space] ?? {}));
  const used = decision?.command;
  host.replaceChildren(
    ...(close
      ? [
          h(
            "button",
            { type: "button", class: "close", "aria-label": words.close, click: close },
            "×",
          ),
        ]
      : []),
    h("h2", {}, fill(words.here, { space })),
    ...(used
      ? [
          h(
            "p",
            { class: "command" },
            fill(words.command, { used: used.used, allowed: used.allowed }),
          ),
        ]
      : []),
    ...SIDES.flatMap((side) => {
      const own = names.filter((name) => facts.piece(name).side === side);
      if (!own.length) return [];
      return [
        h("h3", { class: side.toLowerCase() }, sideName(side)),
        h(
          "ul",
          { class: "pieces" },
          ...own.map((name) =>
            h(
              "li",
              {},
              tile(
                view,
                name,
                options.filter((option) => option.piece === name && OF_PIECE.includes(option.act)),
                choose,
              ),
            ),
          ),
        ),
      ];
    }),
  );
}

/** @param {View} view @param {string} name @param {Option[]} options @param {(option: Option) => void} choose */
function tile({ board, decision }, name, options, choose) {
  const { strengths, ratings } = facts.piece(name);
  const reduced = board.reduced.includes(name);
  const goes = decision?.mover?.pieces.includes(name);
  const about = ratings
    ? fill(words.ratings, { ...ratings })
    : fill(words.nowStrength, { strength: strengths?.[reduced ? 1 : 0] ?? 0 });
  const parts = [
    picture(reduced ? REDUCED + name : name),
    h("b", {}, pieceTitle(name)),
    h(
      "small",
      {},
      ratings ? `${ratings.initiative} · ${ratings.command} · ${ratings.tactics}` : about,
    ),
    board.inside.includes(name) ? h("small", {}, words.besieged) : null,
  ];
  const [option] = options;
  if (!option) return h("div", { class: goes ? "tile goes" : "tile", title: about }, ...parts);
  return h(
    "button",
    {
      type: "button",
      class: goes ? "tile goes" : "tile",
      "data-choice": option.notation,
      title: `${option.label} (${about})`,
      click: () => choose(option),
    },
    ...parts,
    h("small", { class: "does" }, option.label),
  );
}
