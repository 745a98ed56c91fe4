// The ground of a space in words: its terrain, its department, and where its connections lead.

import { capital, fill, listed, paragraph } from "../shell/text.js";
import { facts, SIDES, sideName } from "./facts.js";
import { LANDINGS, NEIGHBORS, SPACES, WAYS_OUT } from "./places.js";
import words from "./words/ground.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Board} Position */
/** @typedef {import("./facts.js").SideName} SideName */
/** @typedef {keyof typeof words.ways} Way */

/** What each space is, in words, once it has been asked for. @type {Map<string, string[]>} */
const lands = new Map();

/** What a space is, in words: its terrain, and what is printed there. @param {string} space */
export function landOf(space) {
  const found = lands.get(space) ?? described(SPACES[space]);
  lands.set(space, found);
  return found;
}

/** @param {import("./places.js").Space} space */
function described({ terrain, port, vital, tribes }) {
  return [
    words.terrains[terrain],
    ...(port ? [words.port] : []),
    ...(vital ? [words.vital] : []),
    ...(tribes ? [fill(words.settlement, { nations: listed(tribes) })] : []),
  ];
}

/** What stands and lies in a space. @param {string} space @param {Position} position */
export function standing(space, { forts, works, sieges, allied, raided, amphib, fieldworks }) {
  const fort = forts[space];
  const siege = sieges[space];
  const sides = (/** @type {SideName[]} */ some) => listed(some.map(sideName));
  const raiders = SIDES.filter((side) => raided[space]?.[side]);
  return [
    ...(fort
      ? [fill(words.fort, { side: sideName(fort.side), fort: words.kinds[fort.kind] })]
      : []),
    ...(works[space] ? [fill(words.begun, { side: sideName(works[space]) })] : []),
    ...(siege === undefined ? [] : [fill(words.siege, { level: siege })]),
    ...(allied[space] ? [fill(words.allied, { sides: sides(allied[space]) })] : []),
    ...(raiders.length ? [fill(words.raided, { sides: sides(raiders) })] : []),
    ...(amphib.includes(space) ? [words.amphib] : []),
    ...(fieldworks.includes(space) ? [words.fieldworks] : []),
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
  const place = [...landOf(space), department ? fill(words.department, { department }) : ""];
  const stands = standing(space, position);
  return paragraph(
    `${capital(listed([...place.filter(Boolean), ...stands]))}.`,
    ...ways.flatMap(([way, spaces]) =>
      spaces.length ? fill(words.ways[way], { spaces: listed(spaces) }) : [],
    ),
  );
}
