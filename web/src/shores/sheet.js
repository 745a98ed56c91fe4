// The printed sheet under the game, drawn like an old chart; it never changes.

import { LAND, SHEET } from "coast";
import { s } from "../shell/dom.js";
import { placeName } from "./names.js";
import { BOX_HEIGHT, BOXES, GOLD_BOX, lanes, ZONES } from "./places.js";
import words from "./words/map.json" with { type: "json" };

export { SHEET };

/** Names on old charts: key, x, y, class. @type {[keyof typeof words.legends, number, number, string][]} */
const LEGENDS = [
  ["mediterranean", 921, 309, "sea-name wide"],
  ["atlantic", -90, 90, "sea-name"],
  ["ocean", -90, 118, "sea-name"],
  ["blackSea", 1200, -10, "sea-name small"],
  ["adriatic", 780, 28, "sea-name tiny"],
  ["spain", 150, 110, "land-name"],
  ["france", 330, -60, "land-name wide"],
  ["italy", 660, 12, "land-name small"],
  ["morocco", 66, 360, "land-name"],
  ["algiers", 345, 276, "land-name wide"],
  ["tunis", 512, 278, "land-name small"],
  ["tripolitania", 670, 440, "land-name"],
  ["cyrenaica", 905, 420, "land-name small"],
  ["egypt", 1050, 455, "land-name"],
  ["ottomanEmpire", 1112, 118, "land-name small"],
  ["sicily", 664, 186, "land-name tiny"],
  ["sardinia", 572, 98, "land-name tiny"],
  ["redSea", 1300, 640, "sea-name small"],
];
/** Mountains: x, y of each. */
const PEAKS = [
  ...[
    [70, 318],
    [100, 326],
    [116, 312],
    [196, 280],
    [228, 272],
    [262, 268],
    [440, 244],
    [470, 250],
  ],
  ...[
    [46, 334],
    [84, 338],
    [104, 344],
    [296, 262],
    [318, 256],
    [392, 252],
    [416, 258],
  ],
  ...[
    [180, 60],
    [214, 66],
    [246, 54],
    [196, 150],
    [222, 156],
    [172, 158],
    [270, 22],
    [300, 16],
  ],
  ...[
    [560, -30],
    [520, -36],
    [486, -26],
    [590, -18],
    [664, 40],
    [690, 62],
    [716, 84],
    [744, 100],
  ],
  ...[
    [1000, 40],
    [960, 30],
    [838, 12],
    [862, 34],
    [884, 58],
    [900, 92],
    [930, 60],
    [866, 118],
  ],
  ...[
    [1130, 90],
    [1164, 84],
    [1196, 96],
    [1150, 152],
    [1182, 160],
    [1216, 150],
    [1240, 92],
  ],
];
/** Oases, and a caravan. */
const PALMS = [
  [590, 420],
  [604, 424],
  [1020, 438],
  [1034, 442],
  [1152, 448],
  [100, 420],
  [88, 424],
];
const CAMELS = [
  [742, 470],
  [764, 472],
  [786, 470],
];
/** Waves in empty parts of the sea. */
const WAVES = [
  ...[
    [300, 130],
    [330, 182],
    [440, 96],
    [470, 60],
    [640, 130],
    [612, 92],
    [560, 66],
    [724, 156],
  ],
  ...[
    [790, 196],
    [820, 222],
    [850, 180],
    [892, 332],
    [930, 216],
    [1000, 330],
    [1024, 356],
    [1150, 350],
  ],
  ...[
    [700, 268],
    [812, 300],
    [1180, 224],
    [-60, 180],
    [-120, 240],
    [-40, 300],
    [-140, 60],
  ],
];
/** Dunes in empty parts of the desert: x, y of each. */
const DUNES = [
  [-40, 620],
  [60, 560],
  [220, 560],
  [340, 620],
  [420, 540],
  [640, 560],
  [760, 520],
  [860, 600],
  [980, 560],
  [720, 720],
  [520, 780],
  [240, 740],
  [960, 720],
  [1080, 640],
  [80, 800],
];
const ROSE = [1092, 286];
/** The radius of a patrol zone. */
const RING = 34;
/** The number of points per section of the coastline. */
const STRETCH = 160;

/** The sheet. @returns {SVGElement} */
export function sheet() {
  const [width, height] = [SHEET.right - SHEET.left, SHEET.bottom - SHEET.top];
  const full = {
    x: `${SHEET.left}`,
    y: `${SHEET.top}`,
    width: `${width}`,
    height: `${height}`,
  };
  return s(
    "svg",
    {
      class: "sheet",
      viewBox: `${SHEET.left} ${SHEET.top} ${width} ${height}`,
      "aria-hidden": "true",
    },
    s("rect", { ...full, class: "sea" }),
    rhumbs(),
    ...["far", "near", "close"].map((name) => stretches(`shelf ${name}`)),
    s("path", { d: LAND, class: "land", id: "coast" }),
    stretches("shore"),
    s("path", { d: WAVES.map(([x, y]) => `M${x} ${y}q4-5 8 0q4-5 8 0`).join(""), class: "waves" }),
    s("path", {
      d: PEAKS.map(([x, y]) => `M${x + 7} ${y - 11}l7 11h-5z`).join(""),
      class: "slopes",
    }),
    s("path", {
      d: PEAKS.map(([x, y]) => `M${x} ${y}l7-11 7 11m-4-5l5-8 8 13`).join(""),
      class: "peaks",
    }),
    ...PALMS.map(([x, y]) => glyph(PALM, x, y, 0.55)),
    ...CAMELS.map(([x, y]) => glyph(CAMEL, x, y, 0.42)),
    s("path", {
      d: DUNES.map(([x, y]) => `M${x} ${y}q14-12 30-2q12-10 34 2m-30 12q14-9 28 0`).join(""),
      class: "dunes",
    }),
    ...LEGENDS.map(([key, x, y, look]) =>
      s("text", { x: `${x}`, y: `${y}`, class: look }, words.legends[key]),
    ),
    rose(),
    s("path", {
      d: lanes()
        .map(([[x, y], [u, v]]) => `M${x} ${y}L${u} ${v}`)
        .join(""),
      class: "lanes",
    }),
    ...Object.entries(ZONES).flatMap(([zone, [x, y]]) => [
      s("circle", { cx: `${x}`, cy: `${y}`, r: `${RING}`, class: "water" }),
      zoneName(zone, x, y),
    ]),
    ...Object.entries(BOXES).map(([place, where]) => box(where, place)),
    box(GOLD_BOX, null, words.gold),
  );
}

/**
 * The name of a patrol zone, written along the top of its circle, where no piece hides it.
 * @param {string} zone
 * @param {number} x
 * @param {number} y
 */
function zoneName(zone, x, y) {
  const [id, radius] = [`round-${zone.replace(" ", "-")}`, RING + 4];
  const half = `A${radius} ${radius} 0 0 1`;
  return s(
    "g",
    {},
    s("path", {
      id,
      d: `M${x} ${y + radius}${half} ${x} ${y - radius}${half} ${x} ${y + radius}`,
      fill: "none",
    }),
    s(
      "text",
      { class: "zone-name" },
      s("textPath", { href: `#${id}`, startOffset: "50%", "data-named": zone }),
    ),
  );
}

/**
 * The coastline, split into sections: browsers paint in tiles, and would draw the whole of one long
 * line for each of them.
 * @param {string} look the class
 */
function stretches(look) {
  const lines = LAND.split("M").flatMap((ring) => {
    const points = ring.replace("Z", "").split("L").filter(Boolean);
    const whole = [...points, points[0]];
    return Array.from({ length: Math.ceil(points.length / STRETCH) }, (_, index) =>
      whole.slice(index * STRETCH, (index + 1) * STRETCH + 1),
    );
  });
  return s("g", { class: look }, ...lines.map((line) => s("path", { d: `M${line.join("L")}` })));
}

function rhumbs() {
  const [x, y] = ROSE;
  const lines = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * Math.PI) / 16;
    return `M${x} ${y}L${(x + 2400 * Math.cos(angle)).toFixed(0)} ${(y + 2400 * Math.sin(angle)).toFixed(0)}`;
  });
  return s("path", { d: lines.join(""), class: "rhumbs" });
}

function rose() {
  const [x, y] = ROSE;
  const point = (
    /** @type {number} */ turn,
    /** @type {number} */ long,
    /** @type {string} */ look,
  ) =>
    s("path", {
      d: `M0 ${-long}L${long / 6} ${-long / 6}L0 0zM0 ${-long}L${-long / 6} ${-long / 6}L0 0z`,
      transform: `rotate(${turn})`,
      class: look,
    });
  return s(
    "g",
    { class: "rose", transform: `translate(${x} ${y})` },
    s("circle", { r: "30" }),
    s("circle", { r: "33" }),
    ...[45, 135, 225, 315].map((turn) => point(turn, 27, "half")),
    ...[0, 90, 180, 270].map((turn) => point(turn, 40, "whole")),
    s("text", { y: "-44" }, words.north),
  );
}

/** Write the names of zones and boxes, which are facts sent by Python. */
export function nameSheet() {
  for (const text of document.querySelectorAll("[data-named]")) {
    text.textContent = placeName(String(/** @type {SVGElement} */ (text).dataset.named));
  }
}

/**
 * @param {{x: number, y: number, width: number, height?: number}} where
 * @param {string | null} place whose name it has
 * @param {string} [heading] if it is no place
 */
function box({ x, y, width, height = BOX_HEIGHT }, place, heading = "") {
  return s(
    "g",
    { class: "box" },
    s("rect", { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, rx: "3" }),
    s("text", { x: `${x + 5}`, y: `${y + 14}`, "data-named": place }, heading),
  );
}

/** A palm and a camel, standing at 0, 0. */
const PALM =
  "M-.600 0q3.200-12 .2-24h.9q3 12 .2 24zM0-24q-12-6-17 3q8-4 16-2q-8 4-8 12q4-8 9-11q6 3 8 11q1-8-6-12q8-2 15 2q-4-10-17-3z";
const CAMEL =
  "M-20 0l2-16q1-6 6-7q3-8 8-1q5-8 9 1q3 2 5 1q3-12 8-13l5 2-1 3-3 1q-2 14-8 16l1 13h-3l-2-11h-15l-2 11h-3l-1-11-2 11z";

/** A small drawing on the map. @param {string} d @param {number} x @param {number} y @param {number} scale */
const glyph = (d, x, y, scale) =>
  s("path", { class: "ink", d, transform: `translate(${x} ${y}) scale(${scale})` });
