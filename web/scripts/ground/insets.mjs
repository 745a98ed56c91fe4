// The small maps of places that lie far off.

import { INSETS } from "../../src/wilderness/places.js";
import { path } from "./lines.mjs";
import { drawn, SOURCE } from "./water.mjs";

/** @typedef {import("./lines.mjs").Point} Point */

/** For each: the middle of its map in degrees, and the height of the map in degrees. @type {Record<string, {lon: number, lat: number, high: number}>} */
const VIEWS = {
  "Pays d'en Haut": { lon: -85.4, lat: 45.1, high: 8.4 },
  Louisbourg: { lon: -60.35, lat: 45.95, high: 1.35 },
  Halifax: { lon: -63.35, lat: 44.75, high: 1.5 },
};
/** Islands and lakes smaller than this are left out, in square units. */
const SMALLEST = 12;

/** The land of each, as a path. */
export function insets() {
  return Object.fromEntries(
    Object.entries(VIEWS).map(([name, { lon, lat, high }]) => {
      const { x, y, width, height } = INSETS[name];
      const scale = height / high;
      const shrink = Math.cos((lat * Math.PI) / 180);
      const project = (/** @type {Point} */ [u, v]) =>
        /** @type {Point} */ ([
          x + width / 2 + (u - lon) * shrink * scale,
          y + height / 2 - (v - lat) * scale,
        ]);
      const frame = { left: x, top: y, right: x + width, bottom: y + height };
      const found = [SOURCE.land, SOURCE.lakes].flatMap((rings) =>
        drawn(rings, SMALLEST, project, frame),
      );
      return [name, found.map((ring) => path(ring, true)).join("")];
    }),
  );
}
