// What lies on the ground before anything is written on it: waters, connections, frames.

import { around } from "../../src/wilderness/boxes.js";
import { CARTOUCHE, ROSE } from "../../src/wilderness/ornaments.js";
import { AT, INSETS, LINKS, MILITIA_BOXES } from "../../src/wilderness/places.js";
import { course } from "./boats.mjs";
import { index } from "./index.mjs";
import { legends } from "./legends.mjs";
import { inside } from "./lines.mjs";
import { lakeGeorge, stretch } from "./rivers.mjs";
import { LAKES, LAND } from "./water.mjs";

/** @typedef {import("./lines.mjs").Point} Point */
/** @typedef {import("../../src/wilderness/boxes.js").Box} Box */

const lakes = [...LAKES, lakeGeorge()];
export const coasts = [...LAND, ...lakes];
const placed = LINKS.filter((link) => !link.slice(0, 2).some((name) => name in INSETS));
export const rivers = placed.flatMap(([one, other, kind]) => {
  const found = kind === "river" && stretch(one, other);
  return found ? [{ ends: [one, other], ...found }] : [];
});
export const wet = (/** @type {Point} */ point) => !inside(point, LAND) || inside(point, lakes);
export const boats = placed
  .filter(([, , kind]) => kind === "lakeshore")
  .map(([one, other]) => ({ ends: [one, other], line: course(one, other, wet) }));
export const roads = placed
  .filter(([, , kind]) => kind === "land")
  .map(([one, other]) => ({ ends: [one, other], line: [AT[one], AT[other]] }));
export const links = [...rivers, ...boats, ...roads];
const box = ({ x, y, width: w, height: h }) => ({ x, y, w, h });
export const frames = [...Object.values(INSETS), ...Object.values(MILITIA_BOXES), CARTOUCHE].map(
  box,
);
export const rose = around([ROSE.x, ROSE.y], 2.3 * ROSE.radius);
export const lines = {
  onLink: index(links.map(({ line }) => line)).within,
  onCoast: index(coasts.map((ring) => [...ring, ring[0]])).within,
};
export const boxes = (
  /** @type {{boxes: import("../../src/wilderness/boxes.js").Box[]}[]} */ all,
) => all.flatMap((one) => one.boxes);
export const waterNames = legends(false, { ...lines, reserved: [...frames, rose] });
