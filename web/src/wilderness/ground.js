// The ground of a space in words: its terrain, its department, and where its connections lead.

import { capital, fill, listed, paragraph } from "../shell/text.js";
import { LANDINGS, NEIGHBORS, SPACES, WAYS_OUT } from "./places.js";
import words from "./words/ground.json" with { type: "json" };

/** @typedef {keyof typeof words.ways} Way */

/** @param {string} space */
export function terrainOf(space) {
  return words.terrains[SPACES[space].terrain];
}

/** @param {string} space @returns {string} sentences */
export function groundOf(space) {
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
  return paragraph(
    `${capital(listed(place.filter(Boolean)))}.`,
    ...ways.flatMap(([way, spaces]) =>
      spaces.length ? fill(words.ways[way], { spaces: listed(spaces) }) : [],
    ),
  );
}
