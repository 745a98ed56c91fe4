// The pieces: small painted models with a keyline in the color of their side.

import { s } from "../shell/dom.js";
import { SHAPES } from "./shapes.js";

/** The size of a piece's picture, with room for its flag and its wake. */
const [WIDE, TALL] = [76, 64];
const VIEW = `-5 -6 ${WIDE} ${TALL}`;
/** Paints that are lines. */
const LINES = new Set(["seam", "oars", "belt"]);
/** Paints that lie on the water, outside the keyline. */
const LOOSE = new Set(["foam", "smoke"]);

/**
 * The look of each kind of piece: its shape, and the side whose color it has.
 * @type {Record<string, {shape: string, side: string}>}
 */
export const KINDS = {
  "American frigate": { shape: "frigate", side: "american" },
  "damaged American frigate": { shape: "damaged frigate", side: "american" },
  gunboat: { shape: "gunboat", side: "american" },
  "Swedish frigate": { shape: "swede", side: "swedish" },
  Marine: { shape: "marine", side: "american" },
  "Arab infantry": { shape: "arab", side: "arab" },
  "Tripolitan frigate": { shape: "tfrigate", side: "tripolitan" },
  "damaged Tripolitan frigate": { shape: "damaged tfrigate", side: "tripolitan" },
  "Tripolitan corsair": { shape: "xebec", side: "tripolitan" },
  "allied corsair": { shape: "galley", side: "allied" },
  "Tripolitan infantry": { shape: "infantry", side: "tripolitan" },
};

/** The pieces that are no ships. */
const AFOOT = new Set(["Marine", "Arab infantry", "Tripolitan infantry"]);

/** Whether a kind of piece is a ship. @param {string} kind */
export function isShip(kind) {
  return !AFOOT.has(kind);
}

/** Definitions that all pieces refer to, once per page. @returns {SVGElement} */
export function definitions() {
  return s(
    "svg",
    { class: "definitions", "aria-hidden": "true" },
    ...Object.entries(KINDS).map(([kind, look]) => symbol(kind, look)),
  );
}

/** @param {string} kind */
function reference(kind) {
  return `piece-${kind.replaceAll(" ", "-")}`;
}

/** @param {string} kind @param {typeof KINDS[string]} look */
function symbol(kind, { shape, side }) {
  const layers = SHAPES[shape];
  const whole = layers.filter(([paint]) => !LINES.has(paint) && !LOOSE.has(paint));
  return s(
    "symbol",
    { id: reference(kind), viewBox: VIEW },
    s("ellipse", { class: "shade", cx: "33", cy: "51.5", rx: "31", ry: "4.5" }),
    s(
      "g",
      { class: `painted ${side}` },
      s("path", { class: "outline", d: whole.map(([, d]) => d).join("") }),
      ...layers.map(([paint, d]) => s("path", { class: `paint ${paint}`, d })),
    ),
  );
}

/**
 * A piece within another picture.
 * @param {string} kind
 * @param {number} x its left edge
 * @param {number} y its top edge
 * @param {number} width
 * @returns {SVGElement}
 */
export function pieceIn(kind, x, y, width) {
  const size = { width: `${width}`, height: `${(width * TALL) / WIDE}` };
  return s("use", { href: `#${reference(kind)}`, x: `${x}`, y: `${y}`, ...size });
}

/** One piece as a picture. @param {string} kind @returns {SVGElement} */
export function picture(kind) {
  return s(
    "svg",
    { viewBox: VIEW, class: isShip(kind) ? "piece afloat" : "piece", "aria-hidden": "true" },
    s("use", { href: `#${reference(kind)}` }),
  );
}
