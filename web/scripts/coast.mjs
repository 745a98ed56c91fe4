// Draws the coast of the map from Natural Earth (public domain, from the npm package world-atlas)
// and prints a JavaScript module: the land as one SVG path, the lines along which mountains and rivers
// run, where degrees lie, and the positions of the places of the game.
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
const SHEET = { left: -330, top: -340, right: 1530, bottom: 1100 };
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

/**
 * The crests of mountain ranges: how broad each is, in units, and the longitudes and latitudes of some
 * of its points. Where a name or pieces stand, a range has a gap.
 * @type {[number, [number, number][]][]}
 */
const RIDGES = [
  // Africa: the Rif, the High and the Anti-Atlas, the Tell, the Saharan Atlas, the Aurès
  [
    8,
    [
      [-4.6, 34.95],
      [-3.9, 34.75],
      [-3.3, 34.6],
    ],
  ],
  [
    13,
    [
      [-9.3, 30.5],
      [-8, 30.7],
      [-6.8, 31.2],
      [-5.6, 31.6],
      [-4.9, 31.8],
    ],
  ],
  [
    8,
    [
      [-8.8, 29.1],
      [-7.4, 29.7],
      [-6.2, 30],
    ],
  ],
  [
    8,
    [
      [-1.6, 34.7],
      [-0.4, 35.1],
      [0.6, 35.5],
      [1.5, 35.85],
    ],
  ],
  [
    8,
    [
      [4.6, 36.15],
      [5.6, 36.3],
      [6.7, 36.2],
    ],
  ],
  [
    10,
    [
      [0.3, 32.95],
      [1.6, 33.35],
      [3.2, 33.8],
      [4.2, 34.05],
    ],
  ],
  [
    10,
    [
      [5.4, 34.95],
      [6.4, 35.15],
      [7.3, 35.15],
    ],
  ],
  // Far south: the Hoggar, the Tassili, the Tibesti
  [
    12,
    [
      [4.4, 22.6],
      [5.2, 23.4],
      [6.2, 23.8],
    ],
  ],
  [
    8,
    [
      [6.4, 26],
      [8, 25.4],
      [9.4, 24.6],
    ],
  ],
  [
    12,
    [
      [15.6, 21.2],
      [17, 21.4],
      [18.4, 20.6],
    ],
  ],
  // The hills along the Red Sea, and Sinai
  [
    9,
    [
      [32.5, 28.2],
      [33, 27.4],
      [33.7, 26.3],
      [34.2, 25],
    ],
  ],
  [
    6,
    [
      [33.7, 28.4],
      [34, 28.8],
    ],
  ],
  // Spain: the Cantabrian mountains, the Pyrenees, the sierras
  [
    9,
    [
      [-7, 42.7],
      [-6, 42.98],
      [-4.8, 43.02],
      [-3.6, 42.95],
    ],
  ],
  [
    11,
    [
      [-1.4, 42.9],
      [-0.2, 42.75],
      [1, 42.6],
      [2.2, 42.4],
    ],
  ],
  [
    9,
    [
      [-6.6, 40.3],
      [-5.4, 40.35],
      [-4.3, 40.75],
      [-3.3, 41.1],
    ],
  ],
  [
    8,
    [
      [-2.8, 42],
      [-2, 41.5],
      [-1.3, 40.6],
      [-1, 40.1],
    ],
  ],
  [
    7,
    [
      [-6.6, 38],
      [-5.4, 38.15],
      [-4.2, 38.4],
    ],
  ],
  [
    8,
    [
      [-2.7, 37.45],
      [-2.3, 37.6],
      [-1.8, 38.1],
    ],
  ],
  // The Alps
  [
    14,
    [
      [6.4, 44.1],
      [6.8, 44.9],
      [7, 45.7],
      [8.2, 46.3],
      [10, 46.5],
      [12, 46.9],
      [14, 46.7],
    ],
  ],
  // Italy, with a gap for its name
  [
    8,
    [
      [9, 44.5],
      [10.3, 44.2],
      [11.5, 43.95],
      [12.5, 43.3],
      [13.2, 42.6],
    ],
  ],
  [
    8,
    [
      [15.5, 40.6],
      [15.95, 40.2],
      [16.2, 39.7],
      [16.35, 39.2],
    ],
  ],
  // The Balkans: the Dinarides, the Pindus, Rhodope, the Balkan, the Carpathians
  [
    11,
    [
      [15.4, 45.1],
      [16.4, 44.3],
      [17.5, 43.6],
      [18.9, 42.9],
      [20, 42.3],
    ],
  ],
  [
    9,
    [
      [20.6, 41.6],
      [20.9, 40.7],
      [21.2, 39.8],
      [21.7, 39],
    ],
  ],
  [
    8,
    [
      [23.2, 41.8],
      [24.4, 41.7],
      [25.2, 41.6],
    ],
  ],
  [
    8,
    [
      [22.8, 43.3],
      [24, 42.9],
      [25.4, 42.8],
      [26.6, 42.8],
    ],
  ],
  [
    11,
    [
      [22.4, 45.3],
      [23.8, 45.5],
      [25.2, 45.4],
      [25.9, 46.2],
      [25.2, 47.4],
    ],
  ],
  // Asia Minor: the Pontic mountains, the Taurus; Lebanon
  [
    9,
    [
      [31.2, 40.5],
      [32.6, 40.9],
      [34, 41.1],
      [36, 40.6],
      [38, 40.4],
    ],
  ],
  [
    11,
    [
      [29.4, 37.3],
      [30.6, 37.6],
      [31.9, 37.1],
      [33, 37],
      [34.2, 37.4],
      [35.6, 38],
    ],
  ],
  [
    7,
    [
      [35.8, 33.6],
      [36.2, 34.4],
    ],
  ],
];

/** Rivers: the longitudes and latitudes of some of their points. @type {[number, number][][]} */
const RIVERS = [
  [
    [31.24, 30.1],
    [31.2, 29.4],
    [30.9, 28.6],
    [30.75, 27.9],
    [31.1, 27.3],
    [31.7, 26.5],
    [32.3, 26.1],
    [32.75, 26],
    [32.6, 25.5],
    [32.85, 24.8],
    [32.9, 24.1],
    [32.6, 22.6],
  ],
  [
    [31.24, 30.1],
    [30.8, 30.7],
    [30.4, 31.45],
  ],
  [
    [31.24, 30.1],
    [31.4, 30.9],
    [31.8, 31.48],
  ],
];

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
/** The position of a longitude and latitude, rounded. @param {[number, number]} where */
const at = (where) => projection(where).map((value) => Math.round(value * 10) / 10);
const places = Object.fromEntries(
  Object.entries(HARBORS).map(([name, where]) => [name, at(where)]),
);

const ridges = RIDGES.map(([breadth, points]) => ({ breadth, points: points.map(at) }));
/** Where whole degrees lie: longitudes are evenly spaced, latitudes are not. */
const degrees = {
  x: at([0, NORTH])[0],
  apart: Math.round((1e4 * WIDTH) / (EAST - WEST)) / 1e4,
  latitudes: Object.fromEntries(
    Array.from({ length: 45 }, (_, index) => [index + 8, at([0, index + 8])[1]]),
  ),
};

console.log("// Made by web/scripts/coast.mjs from Natural Earth; see there.");
console.log(`export const SHEET = ${JSON.stringify(SHEET)};`);
console.log(`export const LAND = ${JSON.stringify(path)};`);
console.log(`export const HARBORS = ${JSON.stringify(places)};`);
console.log(`export const RIDGES = ${JSON.stringify(ridges)};`);
console.log(`export const RIVERS = ${JSON.stringify(RIVERS.map((points) => points.map(at)))};`);
console.log(`export const DEGREES = ${JSON.stringify(degrees)};`);
