// The pieces: painted figures on a block in the color of their side. A step mark crosses the block of a
// unit that is reduced.

import { s } from "../shell/dom.js";
import { facts } from "./facts.js";
import { FIGURES } from "./figures.js";

const BLOCK = "M3 5q0-2 2-2h30q2 0 2 2v30q0 2-2 2h-30q-2 0-2-2z";
/** Across the lower corner of a reduced unit. */
const STEP = "M24 37l13-13v4l-9 9zM31 37l6-6v3q0 3-3 3z";
const ORDER = Object.keys(FIGURES);

/** The symbols that pictures refer to. */
export function definitions() {
  return s(
    "svg",
    { class: "definitions", "aria-hidden": "true" },
    ...ORDER.map((kind) =>
      s(
        "symbol",
        { id: `figure-${slug(kind)}`, viewBox: "0 0 40 40" },
        ...FIGURES[kind].map(({ look, d }) => s("path", { class: `paint ${look}`, d })),
      ),
    ),
  );
}

/** @param {string} kind */
function slug(kind) {
  return kind.replaceAll(" ", "-");
}

/** The name of a piece without the mark of a reduced one. @param {string} name */
export function whole(name) {
  return name.startsWith(REDUCED) ? name.slice(REDUCED.length) : name;
}

/** Before the name of a unit that is shown reduced. */
export const REDUCED = "reduced ";

/**
 * A piece.
 * @param {string} name with "reduced" before it for a unit that has lost a step
 */
export function picture(name) {
  const { side, kind } = facts.piece(whole(name));
  return drawn(side, kind, name !== whole(name));
}

/**
 * A piece of a kind.
 * @param {string} side
 * @param {string} kind
 * @param {boolean} reduced
 */
export function drawn(side, kind, reduced) {
  return s(
    "svg",
    {
      class: `piece painted ${side.toLowerCase()} ${slug(kind)}`,
      viewBox: "0 0 40 40",
      "aria-hidden": "true",
    },
    s("path", { class: "block", d: BLOCK }),
    s("use", { href: `#figure-${slug(kind)}` }),
    ...(reduced ? [s("path", { class: "step", d: STEP })] : []),
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
