// The printed sheet under the game, drawn like an old chart; it never changes.

import { DEGREES, LAND, RIDGES, RIVERS, SHEET } from "coast";
import { byId, h, s } from "../shell/dom.js";
import { rhumbs, rose, sections, stretches } from "../table/chart.js";
import { layGrain } from "../table/grain.js";
import { drawn, extent, LEGENDS, LOOKS, ZONE_NAMES } from "./labels.js";
import { placeName } from "./names.js";
import { BOX_HEIGHT, BOXES, GOLD_BOX, lanes, ZONES } from "./places.js";
import { dunes, range, smooth } from "./relief.js";
import words from "./words/map.json" with { type: "json" };

/** All of the sheet. */
export const WHOLE = {
  x: SHEET.left,
  y: SHEET.top,
  width: SHEET.right - SHEET.left,
  height: SHEET.bottom - SHEET.top,
};

/** Oases, and a caravan. */
const PALMS = [
  [548, 446],
  [562, 450],
  [1130, 566],
  [1144, 570],
  [92, 446],
  [80, 450],
  [512, 690],
  [526, 694],
];
const CAMELS = [
  [616, 600],
  [638, 602],
  [660, 600],
];
/** Waves in empty parts of the sea. */
const WAVES = [
  ...[
    [300, 112],
    [440, 40],
    [470, 20],
    [640, 118],
    [668, 60],
    [566, 40],
    [724, 108],
  ],
  ...[
    [640, 236],
    [850, 160],
    [872, 218],
    [900, 330],
    [1060, 316],
    [1000, 326],
    [820, 240],
    [1180, 232],
    [740, 330],
  ],
  ...[
    [-40, 206],
    [-34, 330],
    [8, 340],
    [-50, 386],
  ],
];
/** Seas of sand. @type {Parameters<typeof dunes>[0][]} */
const SANDS = [
  { x: 330, y: 560, wide: 210, high: 38 },
  { x: 640, y: 700, wide: 190, high: 48 },
  { x: 1020, y: 640, wide: 96, high: 66 },
  { x: 120, y: 700, wide: 170, high: 46 },
  { x: 420, y: 800, wide: 220, high: 40 },
  { x: 900, y: 790, wide: 170, high: 50 },
  { x: 60, y: 900, wide: 160, high: 40 },
  { x: 700, y: 930, wide: 240, high: 50 },
];
/** The title of the chart: its frame. */
export const CARTOUCHE = { x: 572, y: 478, width: 262, height: 90 };
/** The scale: its left end, and how many parts of how many sea miles it has. */
export const SCALE = { x: 856, y: 556, parts: 3, miles: 100 };
const ROSE = { x: 1158, y: 318, radius: 40 };
/** The coastline, in sections of so many points. */
const COAST = sections(LAND, 160);

/**
 * All names on lines, with the ends of these.
 * @type {{element: SVGElement, extent: ReturnType<typeof extent>, size: number}[]}
 */
const names = [];
/** The edge of the sheet. */
const edge = s("g", { class: "edge" });

/** The sheet, still without what adorns it. @returns {HTMLElement} */
export function sheet() {
  const { x, y, width, height } = WHOLE;
  const full = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` };
  const picture = s(
    "svg",
    { viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true" },
    s("rect", { ...full, class: "sea" }),
    s("g", { id: "at-sea" }),
    s("path", { d: LAND, class: "land", id: "coast" }),
    s("path", {
      d: RIVERS.map((points) => `M${smooth(points, 6).join("L")}`).join(""),
      class: "rivers",
    }),
    stretches(COAST, "shore"),
    s("g", { id: "on-shore" }),
    s("path", {
      d: lanes()
        .map(([[x, y], [u, v]]) => `M${x} ${y}L${u} ${v}`)
        .join(""),
      class: "lanes",
    }),
    ...Object.values(ZONES).map(({ at: [x, y], radius }) =>
      s(
        "g",
        { class: "water" },
        s("circle", { cx: `${x}`, cy: `${y}`, r: `${radius}` }),
        s("circle", { cx: `${x}`, cy: `${y}`, r: `${radius - 3}` }),
      ),
    ),
    ...LEGENDS.map((label) =>
      name(label, words.legends[/** @type {keyof typeof words.legends} */ (label.key)]),
    ),
    ...ZONE_NAMES.map((label) => name(label, null)),
    ...Object.entries(BOXES).map(([place, where]) => box(where, place)),
    box(GOLD_BOX, null, words.gold),
    cartouche(),
    scale(),
    edge,
  );
  const whole = h("div", { class: "sheet" }, h("div", { class: "grain", id: "grain" }));
  whole.prepend(picture);
  for (const [key, value] of Object.entries({ x, y, w: width, h: height })) {
    whole.style.setProperty(`--${key}`, String(value));
  }
  return whole;
}

/**
 * Draw what adorns the sheet, which takes as long as all the rest: once Python has started. A sheet on which
 * nobody can play stays bare.
 */
export function adorn() {
  layGrain(byId("grain"));
  byId("at-sea").replaceChildren(
    rhumbs(ROSE, 2400),
    ...["far", "near", "close"].map((name) => stretches(COAST, `shelf ${name}`)),
    s("path", { d: WAVES.map(([x, y]) => `M${x} ${y}q4-5 8 0q4-5 8 0`).join(""), class: "waves" }),
  );
  byId("on-shore").replaceChildren(
    ...SANDS.flatMap((sand) => {
      const { crests, grains } = dunes(sand);
      return [s("path", { d: crests, class: "dunes" }), s("path", { d: grains, class: "sand" })];
    }),
    ...RIDGES.map(mountains),
    ...PALMS.map(([x, y]) => glyph(PALM, x, y, 0.55)),
    ...CAMELS.map(([x, y]) => glyph(CAMEL, x, y, 0.42)),
    rose(ROSE, words.north),
  );
}

/**
 * A name on its line.
 * @param {import("./labels.js").Label} label
 * @param {string | null} text null for that of a place
 */
function name({ key, look, line }, text) {
  const id = `line-${key.replaceAll(" ", "-")}`;
  const { size, spacing, capitals } = LOOKS[look];
  const letters = s(
    "text",
    { class: `${look.replaceAll(" ", "-")}-name${capitals ? " capitals" : ""}` },
    s(
      "textPath",
      { href: `#${id}`, startOffset: "50%", "data-named": text === null ? key : null },
      text,
    ),
  );
  letters.style.setProperty("--size", String(size));
  letters.style.setProperty("--spacing", String(spacing));
  const whole = s("g", {}, s("path", { id, d: drawn(line), fill: "none" }), letters);
  names.push({ element: whole, extent: extent(line), size });
  return whole;
}

/** A range of mountains. @param {import("./relief.js").Ridge} ridge */
function mountains(ridge) {
  return s(
    "g",
    { class: "mountains" },
    ...range(ridge).flatMap((row) =>
      Object.entries(row).map(([part, d]) => s("path", { class: part, d })),
    ),
  );
}

/** The title of the chart. */
function cartouche() {
  const { x, y, width, height } = CARTOUCHE;
  const inset = (/** @type {number} */ by, /** @type {string} */ look) =>
    s("path", { class: look, d: plaque(x + by, y + by, width - 2 * by, height - 2 * by, 9 - by) });
  return s(
    "g",
    { class: "cartouche" },
    s("path", { class: "cast", d: plaque(x + 3, y + 3.5, width, height, 9) }),
    inset(0, "frame"),
    inset(4, "rule"),
    inset(6, "rule fine"),
    s("path", {
      class: "flourish",
      d: [1, -1]
        .map((way) => {
          const [at, middle] = [x + width / 2, y + height - 20];
          return `M${at + way * 6} ${middle}q${way * 18}-7 ${way * 34}-1t${way * 30} 0q${way * 7}-4 ${way * 5}-7q${-way * 5}-1 ${-way * 5} 3`;
        })
        .join(""),
    }),
    s("path", { class: "jewel", d: `M${x + width / 2} ${y + height - 24}l4 4-4 4-4-4z` }),
    s("text", { class: "chart-title", x: `${x + width / 2}`, y: `${y + 34}` }, words.chart.title),
    s("text", { class: "chart-line", x: `${x + width / 2}`, y: `${y + 54}` }, words.chart.line),
  );
}

/** A rectangle with hollow corners. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
function plaque(x, y, w, h, r) {
  const c = `a${r} ${r} 0 0 0`;
  return `M${x + r} ${y}h${w - 2 * r}${c} ${r} ${r}v${h - 2 * r}${c} ${-r} ${r}h${2 * r - w}${c} ${-r} ${-r}v${2 * r - h}${c} ${r} ${-r}z`;
}

/** Sea miles to a degree of latitude. */
const MILES = 60;

/** The scale, which is exact along the coast of Africa. */
function scale() {
  const { x, y, parts, miles } = SCALE;
  const { 33: north, 34: south } = DEGREES.latitudes;
  const long = (Math.abs(north - south) * miles) / MILES;
  const parted = Array.from({ length: parts }, (_, index) => index);
  return s(
    "g",
    { class: "scale" },
    s("path", { class: "bar", d: `M${x} ${y}h${parts * long}v5h${-parts * long}z` }),
    s("path", {
      class: "filled",
      d: parted
        .map((index) => `M${x + index * long} ${y + (index % 2 ? 2.5 : 0)}h${long}v2.5h${-long}z`)
        .join(""),
    }),
    ...[...parted, parts].map((index) =>
      s("text", { x: `${x + index * long}`, y: `${y - 5}` }, String(index * miles)),
    ),
    s("text", { class: "unit", x: `${x + parts * long + 16}`, y: `${y + 6}` }, words.chart.miles),
  );
}

/** The breadth of the edge, and of the bars along its inner side. */
const [EDGE, BARS] = [10, 3];

/**
 * Draw the edge around a part of the sheet: a frame with a bar for every degree.
 * @param {import("../table/viewport.js").Area} area
 */
export function trim({ x, y, width, height }) {
  const inner = EDGE - BARS;
  const [left, top, right, bottom] = [x + inner, y + inner, x + width - inner, y + height - inner];
  const rect = (/** @type {number} */ by) =>
    `M${x + by} ${y + by}h${width - 2 * by}v${height - 2 * by}h${2 * by - width}z`;
  /** @type {string[]} */
  const bars = [];
  const { x: zero, apart, latitudes } = DEGREES;
  const within = (
    /** @type {number} */ at,
    /** @type {number} */ least,
    /** @type {number} */ most,
  ) => Math.min(most, Math.max(least, at));
  for (let degree = Math.floor((left - zero) / apart); zero + degree * apart < right; degree += 1) {
    if (degree % 2) continue;
    const from = within(zero + degree * apart, left, right);
    const to = within(zero + (degree + 1) * apart, left, right);
    for (const at of [top, bottom - BARS]) bars.push(`M${from} ${at}H${to}v${BARS}H${from}z`);
  }
  for (const [degree, south] of Object.entries(latitudes)) {
    const north = latitudes[Number(degree) + 1];
    if (Number(degree) % 2 || north === undefined) continue;
    const [from, to] = [within(north, top, bottom), within(south, top, bottom)];
    if (to > from)
      for (const at of [left, right - BARS]) bars.push(`M${at} ${from}h${BARS}V${to}h${-BARS}z`);
  }
  // A name that the edge would cut is left out.
  for (const { element, extent, size } of names) {
    const [[west, north], [east, south]] = extent;
    const room = EDGE + size;
    const cut =
      west < x + EDGE || north < y + room || east > x + width - EDGE || south > y + height - room;
    element.classList.toggle("cut", cut);
  }
  edge.replaceChildren(
    s("path", { class: "paper", d: `${rect(-WHOLE.width)}${rect(inner)}` }),
    s("path", { class: "paper", d: `${rect(inner)}${rect(EDGE)}` }),
    s("path", { class: "bars", d: bars.join("") }),
    s("path", { class: "rule", d: rect(inner) + rect(EDGE) }),
    s("path", { class: "rule thick", d: rect(3.5) }),
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
    s("text", { x: `${x + 5}`, y: `${y + 16}`, "data-named": place }, heading),
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
