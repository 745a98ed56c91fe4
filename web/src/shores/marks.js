// What the overview of the map shows.

import { s } from "../shell/dom.js";
import { KINDS } from "./pieces.js";
import { HARBORS, spot, ZONES } from "./places.js";

/** The coast, drawn by the sheet. */
export function coast() {
  return s("use", { href: "#coast", class: "land" });
}

/** @type {import("../table/overview.js").OverviewLook} */
export const MARKS = {
  chart: () => [coast()],
  spot,
  places: [...Object.keys(HARBORS), ...Object.keys(ZONES)],
  side: (kind) => KINDS[kind].side,
  mark,
};

/**
 * A circle for the Americans, a square for Tripolitania, a diamond for its allies.
 * @param {import("../table/overview.js").Mark} place
 */
function mark({ side, count, x, y }) {
  const r = 20 + 3 * Math.min(6, count);
  const look = { class: `dot ${side}` };
  if (side === "american" || side === "arab") {
    return s("circle", { ...look, cx: `${x}`, cy: `${y}`, r: `${r}` });
  }
  return s("rect", {
    ...look,
    x: `${x - r * 0.9}`,
    y: `${y - r * 0.9}`,
    width: `${r * 1.8}`,
    height: `${r * 1.8}`,
    ...(side === "tripolitan" ? {} : { transform: `rotate(45 ${x} ${y})` }),
  });
}
