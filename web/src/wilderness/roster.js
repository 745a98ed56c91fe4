// The forces that can be activated or moved, by space: what is on the stage before one is taken in hand.

import { byId, h } from "../shell/dom.js";
import { fill, listed } from "../shell/text.js";
import { placeOf } from "./asked.js";
import { facts, pieceTitle } from "./facts.js";
import { groupsAt } from "./groups.js";
import { picture, ranked, strength } from "./pieces.js";
import words from "./words/muster.json" with { type: "json" };

/** @typedef {import("./part.js").View} View */
/** @typedef {import("./survey.js").InReach} InReach */

/** The spaces with pieces that the question is about. @param {View} view @returns {string[]} */
export function spacesOf({ board, decision, options }) {
  if (!["activate", "next"].includes(decision?.ask ?? "")) return [];
  const spaces = options.flatMap(({ piece }) => (piece && placeOf(board, piece)) || []);
  return [...new Set(spaces)];
}

/**
 * The pieces of a space that the question is about: those of the side that are not activated, or, once all are named
 * who move, those.
 * @param {View} view
 * @param {string} space
 */
function forceAt({ board, decision, options }, space) {
  const there = Object.keys(board.pieces[space]).filter(
    (name) => !decision?.waiting.includes(name),
  );
  if (decision?.ask !== "next")
    return there.filter((name) => facts.piece(name).side === decision?.side);
  // A leader alone is no group that marches.
  const named = options.map(({ piece }) => piece);
  const waits = groupsAt(decision, space).flatMap(({ pieces }) => pieces);
  return there.filter((name) => named.includes(name) || waits.includes(name));
}

/**
 * @param {View} view
 * @param {(space: string) => void} look
 * @param {Map<string, InReach>} inReach what has been found of spaces
 */
export function drawRoster(view, look, inReach) {
  const { board, decision } = view;
  const rows = spacesOf(view).map((space) => {
    const own = ranked(forceAt(view, space));
    const leaders = own.filter((name) => facts.piece(name).ratings);
    const units = own.length - leaders.length;
    const why = leaders.map((name) => decision?.idle[name]);
    const unled = units && why.length && why.every(Boolean) ? why[0] : null;
    const raiders = own.filter((name) => facts.piece(name).raids).length;
    const said = [
      ...leaders.map(pieceTitle),
      ...(units ? [fill(words.units, { units })] : []),
      ...(raiders ? [fill(raiders === units ? words.allRaid : words.raiders, { raiders })] : []),
      ...(units ? [fill(words.strong, { strength: strength(own, new Set(board.reduced)) })] : []),
    ];
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "tile", "data-look": space, click: () => look(space) },
        picture(own[0]),
        h("b", {}, space, h("span", { class: "unseen" }, ": ")),
        h(
          "small",
          { title: unled || null },
          unled ? fill(words.unled, { force: listed(said) }) : listed(said),
          unled ? h("span", { class: "unseen" }, `. ${unled}`) : null,
        ),
        h("small", { class: "in-reach" }, ...reachOf(inReach.get(space))),
      ),
    );
  });
  byId("muster").replaceChildren(
    h("h2", {}, words.forces),
    decision?.waiting.length
      ? h("p", {}, fill(words.waiting, { pieces: listed(decision.waiting.map(pieceTitle)) }))
      : "",
    h("p", { class: "aim" }, words.pressForce),
    h("ul", { class: "pieces roster" }, ...rows),
  );
}

/** Say what a force has within reach. @param {string} space @param {InReach} found */
export function markReach(space, found) {
  const row = document.querySelector(`#muster [data-look="${CSS.escape(space)}"] .in-reach`);
  row?.replaceChildren(...reachOf(found));
}

/** Fights and raids within reach, each in the color that they have on the map. @param {InReach} [found] */
export function reachOf({ fights, raids } = { fights: 0, raids: 0 }) {
  const counted = [
    ...(fights ? [h("b", { class: "fights" }, fill(words.fights, { count: fights }))] : []),
    ...(raids ? [h("b", { class: "raids" }, fill(words.raids, { count: raids }))] : []),
  ];
  if (!counted.length) return [];
  const [first, second] = counted;
  return [
    h("span", { class: "unseen within" }, words.within),
    first,
    ...(second ? [", ", second] : []),
  ];
}
