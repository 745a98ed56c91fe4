// The ground of a space in words: its terrain, its department, and where its connections lead.

import { capital, fill, listed, paragraph } from "../shell/text.js";
import { facts, SIDES, sideName } from "./facts.js";
import { LANDINGS, NEIGHBORS, SPACES, WAYS_OUT } from "./places.js";
import words from "./words/ground.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Board} Position */
/** @typedef {keyof typeof words.ways} Way */

/** @param {string} space */
export function terrainOf(space) {
  return words.terrains[SPACES[space].terrain];
}

/** What stands in a space. @param {string} space @param {Position} position */
export function standing(space, { forts, works, sieges }) {
  const fort = forts[space];
  return [
    ...(fort
      ? [fill(words.fort, { side: sideName(fort.side), fort: words.kinds[fort.kind] })]
      : []),
    ...(works[space] ? [fill(words.begun, { side: sideName(works[space]) })] : []),
    ...(sieges[space] === undefined ? [] : [fill(words.siege, { level: sieges[space] })]),
  ];
}

/** How many are in a space, by side. @param {string} space @param {Position} position */
export function present(space, { pieces }) {
  const names = Object.keys(pieces[space] ?? {});
  return SIDES.flatMap((side) => {
    const own = names.map(facts.piece).filter((piece) => piece.side === side);
    const leaders = own.filter(({ kind }) => kind === "leader").length;
    const units = own.length - leaders;
    if (!own.length) return [];
    const template = units ? (leaders ? words.force : words.units) : words.leaders;
    return fill(template, { side: sideName(side), units, leaders });
  });
}

/** @param {string} space @param {Position} position @returns {string} sentences */
export function groundOf(space, position) {
  const { department } = SPACES[space];
  const near = Object.entries(NEIGHBORS[space]);
  const by = (/** @type {string} */ kind) => near.flatMap(([to, way]) => (way === kind ? to : []));
  /** @type {[Way, string[]][]} */
  const ways = [
    ["land", by("land")],
    ["river", by("river")],
    ["lakeshore", by("lakeshore")],
    ["out", WAYS_OUT[space] ?? []],
    ["landing", LANDINGS[space] ?? []],
  ];
  const place = [terrainOf(space), department ? fill(words.department, { department }) : ""];
  const stands = standing(space, position);
  return paragraph(
    `${capital(listed([...place.filter(Boolean), ...stands]))}.`,
    ...ways.flatMap(([way, spaces]) =>
      spaces.length ? fill(words.ways[way], { spaces: listed(spaces) }) : [],
    ),
  );
}
