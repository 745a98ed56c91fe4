// The pieces: a head on a block in the color of its side, a leader's on a medallion. A step mark crosses
// the block of a unit that is reduced.

import { s } from "../shell/dom.js";
import { INK } from "../table/engraver/brush.js";
import { outlined } from "../table/engraver/parts.js";
import { facts } from "./facts.js";
import { head, headOf } from "./heads.js";

const BLOCK = "M3 5q0-2 2-2h30q2 0 2 2v30q0 2-2 2h-30q-2 0-2-2z";
const MEDALLION = "M2 20a18 18 0 1 1 36 0a18 18 0 1 1-36 0z";
/** Across the lower corner of a reduced unit. */
const STEP = "M24 37l13-13v4l-9 9zM31 37l6-6v3q0 3-3 3z";
/** The kinds of units, those that lead a stack first. */
const ORDER = [
  "regular",
  "royal american",
  "highlander",
  "light infantry",
  "provincial",
  "militia",
  "ranger",
  "coureurs des bois",
  "indian",
  "marine",
];
/** What a head is drawn in, from hat to collar: its left and top, and its size. */
const [LEFT, TOP, SIZE] = [-22, -25, 44];

/** The addresses of the heads, as pictures; each is drawn when it is first needed. @type {Map<string, string>} */
const heads = new Map();

/**
 * The address of the head of a piece. It is a picture, because its paths would be laid out and styled with every
 * piece on the page; and in the address itself, so that it is there as soon as the piece is.
 * @param {import("./facts.js").Piece} piece
 */
function headAddress(piece) {
  const name = headOf(piece);
  const address = heads.get(name) ?? `data:image/svg+xml,${encodeURIComponent(drawing(piece))}`;
  heads.set(name, address);
  return address;
}

/** The head of a piece as the text of an SVG file. @param {import("./facts.js").Piece} piece */
function drawing(piece) {
  const paths = strokes(head(piece)).map(
    ({ d, fill }) => `<path d="${d}" fill="${fill || "none"}" stroke-width="${fill ? 0.9 : 0.6}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${8 * SIZE}" height="${8 * SIZE}" ` +
    `viewBox="${LEFT} ${TOP} ${SIZE} ${SIZE}" stroke="${INK}" stroke-linejoin="round">` +
    `${paths.join("")}</svg>`
  );
}

/**
 * As few paths as draw the parts of a head that are seen: each takes its time whenever it is painted.
 * @param {import("./heads.js").Part[]} parts
 */
function strokes(parts) {
  /** @type {{d: string, fill: string}[]} */
  const paths = [];
  for (const part of parts) {
    if (part.points.every(([, y]) => y > TOP + SIZE)) continue;
    const last = paths.at(-1);
    // Lines that follow each other are one path.
    if (last && !last.fill && !part.fill) last.d += outlined(part);
    else paths.push({ d: outlined(part), fill: part.fill });
  }
  return paths;
}

/** The name of a piece without the mark of a reduced one. @param {string} name */
export function whole(name) {
  return name.startsWith(REDUCED) ? name.slice(REDUCED.length) : name;
}

/** Before the name of a unit that is shown reduced. */
export const REDUCED = "reduced ";

/** The name of a piece as `picture` takes it. @param {string} name @param {boolean} reduced */
export const asShown = (name, reduced) => (reduced ? REDUCED + name : name);

/**
 * A piece.
 * @param {string} name with "reduced" before it for a unit that has lost a step
 */
export function picture(name) {
  const piece = facts.piece(whole(name));
  const leads = piece.kind === "leader";
  const look = `piece painted ${piece.side.toLowerCase()}${leads ? " leader" : ""}`;
  return s(
    "svg",
    { class: look, viewBox: "0 0 40 40", "aria-hidden": "true" },
    s("path", { class: "block", d: leads ? MEDALLION : BLOCK }),
    s("image", {
      href: headAddress(piece),
      x: "4",
      y: "4",
      width: "32",
      height: "32",
      // The British look to the west.
      transform: piece.side === "British" ? "matrix(-1 0 0 1 40 0)" : null,
    }),
    ...(name === whole(name) ? [] : [s("path", { class: "step", d: STEP })]),
  );
}

/** Leaders first, by what they can command; then units, the strongest first. @param {string[]} names */
export function ranked(names) {
  const rank = (/** @type {string} */ name) => {
    const { ratings, strengths, kind } = facts.piece(name);
    return ratings ? -100 * ratings.command : ORDER.indexOf(kind) - 10 * (strengths?.[0] ?? 0);
  };
  return [...names].sort((one, other) => rank(one) - rank(other));
}

/**
 * What is seen of a force from afar: who commands, and a unit of the kind that is most of it.
 * @param {string[]} names in the order of `ranked`
 * @param {Set<string>} reduced
 * @returns {string[]} the names of one or two pieces
 */
export function faceOf(names, reduced) {
  const leader = names.find(isLeader);
  const units = names.filter((name) => !isLeader(name));
  /** @type {Record<string, number>} */
  const weights = {};
  for (const name of units) {
    const { kind } = facts.piece(name);
    weights[kind] = (weights[kind] ?? 0) + strength([name], reduced) + 0.5;
  }
  const most = Math.max(...Object.values(weights));
  const unit = units.find((name) => weights[facts.piece(name).kind] === most);
  return [unit, leader].filter((name) => name !== undefined);
}

/** The outline of the pip for a unit of each sort, in a square of 6. */
const PIPS = {
  drilled: "M.6.6h4.8v4.8h-4.8z",
  irregular: "M3 .3l3 5.4h-6z",
  indian: "M.2 3a2.8 2.8 0 1 1 5.600 0a2.8 2.8 0 1 1-5.600 0z",
};
/** @type {Record<string, keyof typeof PIPS>} */
const SORTS = {
  indian: "indian",
  "coureurs des bois": "irregular",
  militia: "irregular",
  ranger: "irregular",
};
/** How many pips are in a row. */
const ROW = 7;

/** A pip for each unit of a force: square for soldiers, pointed for those of the woods, round for Indians. @param {string[]} units */
export function pips(units) {
  const rows = Math.ceil(units.length / ROW);
  return s(
    "svg",
    { class: "pips", viewBox: `-1 -1 ${7 * Math.min(ROW, units.length) + 1} ${7 * rows + 1}` },
    ...units.map((name, index) =>
      s("path", {
        d: PIPS[SORTS[facts.piece(name).kind] ?? "drilled"],
        transform: `translate(${7 * (index % ROW)} ${7 * Math.floor(index / ROW)})`,
      }),
    ),
  );
}

/** Whether a piece is a leader. @param {string} name */
export const isLeader = (name) => facts.piece(name).kind === "leader";

/**
 * The combat strength of pieces.
 * @param {string[]} names
 * @param {Set<string>} reduced
 */
export function strength(names, reduced) {
  return names.reduce((sum, name) => {
    const { strengths } = facts.piece(name);
    return sum + (strengths ? strengths[reduced.has(name) ? 1 : 0] : 0);
  }, 0);
}
