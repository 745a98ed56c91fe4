// What everything on the map means, as a list of symbols with their names.

import { h, s } from "../shell/dom.js";
import { facts } from "./facts.js";
import {
  drawAllied,
  drawBegun,
  drawFieldworks,
  drawGround,
  drawLanding,
  drawRaided,
  drawSiege,
  drawWorks,
  WINDOW,
} from "./markers.js";
import { asShown, picture, pips } from "./pieces.js";
import words from "./words/symbols.json" with { type: "json" };

/** @typedef {keyof typeof words.names} Name */

/** Symbols printed on the sheet, one over the other, by the names that they have there. @param {string[]} names */
const printed =
  (...names) =>
  () =>
    names.map((name) => s("use", { href: `#symbol-${name}` }));

/** A marker as it lies in a space. @param {() => Element} draw */
const lying = (draw) => () => [...printed("tilled")(), draw()];

/** A connection. @param {string} look @param {string} d */
const line = (look, d) => () => s("path", { class: look, d });

/** Works on their ground. @param {Element[]} works */
const built = (...works) => [drawGround(), ...works];

const WIGGLE = "M-30 4q10-14 20-4t20-2 20-6";

/** @type {[keyof typeof words.groups, [Name, () => Element | Element[]][]][]} */
const GROUPS = [
  [
    "spaces",
    [
      ["cultivated", printed("tilled")],
      ["wilderness", printed("wild")],
      ["mountain", printed("mountain")],
      ["settlement", printed("settlement-wild")],
      ["town", printed("fortress")],
      ["vital", printed("vital", "wild")],
      ["port", printed("tilled", "port")],
    ],
  ],
  [
    "ways",
    [
      ["road", line("roads", WIGGLE)],
      ["boats", line("boats", WIGGLE)],
      ["out", line("arrows", "M-30 6L26-6M16-10L26-6L19 3")],
      ["landing", line("arrows landing", "M-30 6L26-6M16-10L26-6L19 3")],
    ],
  ],
  [
    "works",
    [
      ["stockade", () => built(...drawWorks("stockade", "French"))],
      ["begun", () => built(...drawBegun("French"))],
      ["fort", () => built(...drawWorks("fort", "British"))],
      ["siege", () => built(...drawWorks("fort", "French"), ...drawSiege(1, "French"))],
      ["raided", lying(drawRaided)],
      ["allied", () => [...printed("settlement-wild")(), drawAllied("French")]],
      ["amphib", lying(drawLanding)],
      ["fieldworks", lying(drawFieldworks)],
    ],
  ],
];

/** A drawing in the window of a space. @param {Element[]} shapes */
const drawing = (shapes) =>
  s("svg", { class: "symbol", viewBox: WINDOW, "aria-hidden": "true" }, ...shapes);

/** The pieces: a leader, a unit of each step, and the pips of what a force consists of. @returns {[Name, Element][]} */
function pieces() {
  const first = (/** @type {(piece: import("./facts.js").Piece) => boolean} */ fits) =>
    facts.pieces().find(fits)?.name ?? "";
  const unit = first(({ kind }) => kind === "regular");
  const row = (/** @type {string} */ kind) => pips([first((piece) => piece.kind === kind)]);
  return [
    ["leader", picture(first(({ kind }) => kind === "leader"))],
    ["unit", picture(unit)],
    ["reduced", picture(asShown(unit, true))],
    ["drilled", row("regular")],
    ["irregular", row("ranger")],
    ["indian", row("indian")],
  ];
}

/** The marks of where a force can go. @returns {[Name, Element][]} */
function signs() {
  const sign = (/** @type {string} */ look) =>
    h("span", { class: `reach-sign ${look}`, "aria-hidden": "true" }, "2");
  return [
    ["reach", sign("reach")],
    ["attack", sign("battle")],
    ["raiding", sign("raid")],
    ["passing", sign("passing")],
  ];
}

/** Everything on the map with its name. */
export function symbolList() {
  const row = (/** @type {Name} */ name, /** @type {Element} */ shown) =>
    h("li", {}, shown, h("span", {}, words.names[name]));
  const list = (
    /** @type {keyof typeof words.groups} */ group,
    /** @type {[Name, Element][]} */ rows,
  ) => [
    h("h3", {}, words.groups[group]),
    h("ul", { class: "symbols" }, ...rows.map(([name, shown]) => row(name, shown))),
  ];
  return [
    ...GROUPS.flatMap(([group, rows]) =>
      list(
        group,
        rows.map(([name, draw]) => [name, drawing([draw()].flat())]),
      ),
    ),
    ...list("pieces", pieces()),
    ...list("reach", signs()),
    h("p", {}, words.force),
  ];
}
