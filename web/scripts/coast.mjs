// Draws the coast of the map from Natural Earth (public domain, from the npm package world-atlas)
// and prints a JavaScript module: the land as one SVG path, and the positions of the places of the
// game.
//
//   node web/scripts/coast.mjs > coast.js
//
// Part of the page build: its output is not committed.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";

/** Width of the sea in which the game takes place, in units; the sheet extends beyond it. */
const WIDTH = 1200;
const SHEET = { left: -330, top: -260, right: 1530, bottom: 1100 };
const WEST = -9.2;
const EAST = 32.6;
const NORTH = 42.2;
/** Islands smaller than this are omitted, in square units. */
const SMALLEST = 3;

/** Longitude and latitude of the harbors, in degrees. */
const HARBORS = {
  Gibraltar: [-5.35, 36.14],
  Tangier: [-5.81, 35.77],
  Algiers: [3.06, 36.77],
  Tunis: [10.3, 36.85],
  Tripoli: [13.19, 32.9],
  Benghazi: [20.06, 32.12],
  Derne: [22.64, 32.77],
  Alexandria: [29.9, 31.2],
  Malta: [14.45, 35.88],
};

const require = createRequire(import.meta.url);
const world = JSON.parse(readFileSync(require.resolve("world-atlas/land-50m.json"), "utf8"));
const land = feature(world, world.objects.land);

const projection = geoMercator();
projection.scale(1).translate([0, 0]);
const [left, top] = projection([WEST, NORTH]);
const [right] = projection([EAST, NORTH]);
const scale = WIDTH / (right - left);
projection.scale(scale).translate([-left * scale, -top * scale]);
const BLEED = 8;
projection.clipExtent([
  [SHEET.left - BLEED, SHEET.top - BLEED],
  [SHEET.right + BLEED, SHEET.bottom + BLEED],
]);

const measure = geoPath(projection);
const polygons = land.features
  .flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
  )
  .map((coordinates) => ({ type: "Polygon", coordinates }))
  .filter((polygon) => measure.area(polygon) > SMALLEST);
const path = geoPath(projection).digits(1)({
  type: "MultiPolygon",
  coordinates: polygons.map(({ coordinates }) => coordinates),
});
const places = Object.fromEntries(
  Object.entries(HARBORS).map(([name, where]) => [
    name,
    projection(where).map((value) => Math.round(value * 10) / 10),
  ]),
);

console.log("// Made by web/scripts/coast.mjs from Natural Earth; see there.");
console.log(`export const SHEET = ${JSON.stringify(SHEET)};`);
console.log(`export const LAND = ${JSON.stringify(path)};`);
console.log(`export const HARBORS = ${JSON.stringify(places)};`);
