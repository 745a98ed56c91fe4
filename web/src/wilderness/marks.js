// What the overview of the map shows.

import { s } from "../shell/dom.js";
import { facts } from "./facts.js";
import { AT } from "./places.js";

/** The coast, drawn by the sheet. */
export function ground() {
  return s("use", { href: "#coast", class: "land" });
}

/** @type {import("../table/overview.js").OverviewLook} */
export const MARKS = {
  chart: () => [ground()],
  spot: (place) => AT[place] ?? null,
  places: Object.keys(AT),
  side: (piece) => facts.piece(piece).side.toLowerCase(),
  mark,
};

/**
 * A circle for the French, a square for the British.
 * @param {import("../table/overview.js").Mark} place
 */
function mark({ side, count, x, y }) {
  const r = 18 + 2 * Math.min(8, count);
  const look = { class: `dot ${side}` };
  if (side === "french") return s("circle", { ...look, cx: `${x}`, cy: `${y}`, r: `${r}` });
  const corner = { x: `${x - r * 0.9}`, y: `${y - r * 0.9}` };
  return s("rect", { ...look, ...corner, width: `${r * 1.8}`, height: `${r * 1.8}` });
}
