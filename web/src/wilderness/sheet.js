// The printed sheet under the game: a map of the colonies and the wilderness in between, drawn like an
// old one. It never changes.

import {
  BOATS,
  COUNTRIES,
  FAR_NAMES,
  FARTHER_NAMES,
  FARTHEST_NAMES,
  FOREST,
  INSET_LANDS,
  LAND,
  LEGEND_LINES,
  MOUTHS,
  PEAKS,
  RIVER_NAMES,
  RIVERS,
  STREAMS,
} from "ground";
import { byId, s } from "../shell/dom.js";
import { rhumbs, rose, sections, stretches } from "../table/chart.js";
import { trees } from "./forest.js";
import layout from "./layout.json" with { type: "json" };
import { FAR_LOOKS, LEGENDS, wording } from "./legends.js";
import { CARTOUCHE, ROSE, SCALE, SHIP, SHIPS } from "./ornaments.js";
import { AT, INSETS, LANDINGS, MILITIA_BOXES, nation, SHEET, SPACES, WAYS_OUT } from "./places.js";
import { FORTRESS as FORTRESS_SIZE, LINE, SYMBOL } from "./sizes.js";
import * as symbols from "./symbols.js";
import { roads, rounded } from "./ways.js";
import words from "./words/sheet.json" with { type: "json" };

/** @typedef {import("./places.js").Point} Point */

/** Where the names of spaces stand. */
const TITLES = Object.fromEntries(
  Object.entries(layout).map(([name, { title }]) => [name, /** @type {Title} */ (title)]),
);
/** Waves in empty parts of the sea. */
const WAVES = /** @type {Point[]} */ ([
  ...[
    [1700, 1380],
    [1900, 1290],
    [2140, 1290],
    [2420, 1240],
    [2480, 1080],
    [2100, 1120],
    [1560, 1480],
  ],
  ...[
    [1400, 1560],
    [1330, 1460],
    [1620, 1600],
    [1850, 1590],
    [2380, 980],
    [1250, 1600],
    [2010, 1180],
  ],
]);
/** Where on the dark slope of a mountain the strokes begin, from its top to its foot. */
const SLOPE = [0.08, 0.3, 0.52, 0.74];
/** The coastline, in sections of so many points. */
const COAST = sections(LAND, 80);

/** The sheet, still without what adorns it. @returns {SVGElement} */
export function sheet() {
  const [width, height] = [SHEET.right - SHEET.left, SHEET.bottom - SHEET.top];
  return s(
    "svg",
    {
      class: "sheet wilderness",
      viewBox: `${SHEET.left} ${SHEET.top} ${width} ${height}`,
      "aria-hidden": "true",
    },
    s("clipPath", { id: "on-land" }, s("path", { d: LAND, "clip-rule": "evenodd" })),
    whole("sea"),
    s("g", { id: "at-sea" }),
    s("path", { d: LAND, class: "land", id: "coast" }),
    countries(),
    s("g", { id: "on-shore" }),
    stretches(COAST, "shore"),
    each("streams", rounded(STREAMS)),
    waters(),
    legends(),
    riverNames(),
    each("roads", roads()),
    each("boats", rounded(BOATS.map(([, , d]) => d).join(""))),
    ...Object.keys(INSETS).map(inset),
    ...arrows(),
    ...spaces(),
    ...Object.entries(MILITIA_BOXES).map(([name, box]) => militia(name, box)),
    cartouche(),
    border(),
    names("near", TITLES),
    names("far", FAR_NAMES),
    names("farther", FARTHER_NAMES),
    names("farthest", FARTHEST_NAMES),
  );
}

/**
 * Draw what adorns the sheet, which takes as long as all the rest: once Python has started. A sheet on which
 * nobody can play stays bare.
 */
export function adorn() {
  byId("at-sea").replaceChildren(
    rhumbs(ROSE, 2600),
    ...["far", "near", "close"].map((name) => stretches(COAST, `shelf ${name}`)),
    s("path", {
      d: WAVES.map(([x, y]) => `M${x} ${y}q5-6 10 0q5-6 10 0`).join(""),
      class: "waves",
    }),
    ...SHIPS.map(ship),
    rose(ROSE, words.north),
  );
  byId("on-shore").replaceChildren(forest(), mountains());
}

/** The whole sheet in one tint. @param {string} look */
function whole(look) {
  const { left, top, right, bottom } = SHEET;
  return s("path", { class: look, d: `M${left} ${top}H${right}V${bottom}H${left}z` });
}

/** The departments, tinted as on maps of the time: a wash, and a deeper band along the border. */
function countries() {
  const parts = Object.entries(COUNTRIES).map(([name, { area, heart }]) => {
    const key = name.toLowerCase().replace(/\W+/g, "-");
    return s(
      "g",
      { class: `country ${key}` },
      s("path", { d: area, class: "wash" }),
      s("path", { d: area + heart, class: "band" }),
      s("path", { d: area, class: "border" }),
    );
  });
  return s("g", { "clip-path": "url(#on-land)" }, ...parts);
}

function forest() {
  const areas = trees(FOREST).flatMap(({ lines, shade }) => [
    s("path", { d: shade, class: "shade" }),
    s("path", { d: lines }),
  ]);
  return s("g", { class: "forest" }, ...areas);
}

/**
 * Mountains lit from the north-west: an outline, and strokes down the other slope. Each is a path of
 * its own, because the nearer ones cover the farther.
 */
function mountains() {
  const n = (/** @type {number} */ value) => String(Math.round(value * 10) / 10);
  const peaks = PEAKS.map(([x, y, high]) => {
    const wide = high * 0.78;
    const [left, right] = [n(wide * 0.55), n(wide * 0.4)];
    const outline = `M${n(x - wide)} ${y}q${left} ${n(-high * 0.4)} ${n(wide)} ${-high}q${right} ${n(high * 0.65)} ${n(wide)} ${high}`;
    const strokes = SLOPE.map((t) => {
      const [a, b] = [x + wide * t * 0.78, y - high * (1 - t)];
      return `M${n(a)} ${n(b)}l${n(-wide * 0.2)} ${n(high * (0.42 - 0.3 * t))}`;
    });
    return s("path", { d: outline + strokes.join("") });
  });
  return s("g", { class: "mountains" }, ...peaks);
}

/**
 * Many lines, each a path of its own: browsers paint in tiles, and would go along all of one long
 * path for each of them.
 * @param {string} look the class
 * @param {string[]} lines
 */
function each(look, lines) {
  return s("g", { class: look }, ...lines.map((d) => s("path", { d })));
}

/** Rivers for boats, with their banks where they are on land. */
function waters() {
  const lines = (/** @type {boolean} */ wide) =>
    RIVERS.filter(([, , , broad = false]) => broad === wide)
      .map(([, , line]) => line)
      .join("");
  // Where the course of a boat crosses land it looks like a river.
  const shores = BOATS.map(([, , d]) => d).join("");
  const narrow = rounded(lines(false) + MOUTHS + shores);
  const broad = rounded(lines(true));
  return s(
    "g",
    { "clip-path": "url(#on-land)" },
    each("banks", narrow),
    each("banks broad", broad),
    each("river", narrow),
    each("river broad", broad),
  );
}

/** How far what is drawn at a space reaches. @param {string} space */
function reach(space) {
  return SPACES[space].fortress ? FORTRESS_SIZE : SYMBOL + (SPACES[space].tribes ? 3 : 0);
}

/** The ways out of small maps, which lead in one direction only. */
function arrows() {
  const all = [
    ...Object.entries(WAYS_OUT).map((way) => [...way, "way-out"]),
    ...Object.entries(LANDINGS).map((way) => [...way, "landing"]),
  ];
  return all.map(([from, targets, look]) => {
    const { x, y, width, height } = INSETS[/** @type {string} */ (from)];
    const [cx, cy] = [x + width / 2, y + height / 2];
    const lines = /** @type {string[]} */ (targets).map((target) => {
      const inner = INSETS[target];
      const [u, v] = inner ? [inner.x + inner.width / 2, inner.y + inner.height / 2] : AT[target];
      const [dx, dy] = [u - cx, v - cy];
      const leave = (/** @type {{width: number, height: number}} */ box) =>
        Math.min(box.width / 2 / Math.abs(dx || 1e-6), box.height / 2 / Math.abs(dy || 1e-6));
      const long = Math.hypot(dx, dy);
      const start = leave({ width, height });
      const end = 1 - (inner ? leave(inner) + 4 / long : (reach(target) + 5) / long);
      const [a, b] = [cx + dx * start, cy + dy * start];
      const [e, f] = [cx + dx * end, cy + dy * end];
      const [ex, ey] = [dx / long, dy / long];
      const r = Math.round;
      return `M${r(a)} ${r(b)}L${r(e)} ${r(f)}M${r(e - 11 * ex - 6 * ey)} ${r(f - 11 * ey + 6 * ex)}L${r(e)} ${r(f)}L${r(e - 11 * ex + 6 * ey)} ${r(f - 11 * ey - 6 * ex)}`;
    });
    return each(`arrows ${look}`, lines);
  });
}

/** The symbols of spaces: how each looks, and which spaces have it; the first that fits. @type {[string, symbols.Symbol, (space: import("./places.js").Space) => unknown][]} */
const KINDS = [
  ["fortress", symbols.FORTRESS, ({ fortress }) => fortress],
  [
    "settlement wild",
    symbols.SETTLEMENT,
    ({ terrain, tribes }) => tribes && terrain === "wilderness",
  ],
  [
    "settlement tilled",
    symbols.MISSION,
    ({ terrain, tribes }) => tribes && terrain === "cultivated",
  ],
  ["tilled", symbols.CULTIVATED, ({ terrain }) => terrain === "cultivated"],
  ["wild", symbols.WILDERNESS, ({ terrain }) => terrain === "wilderness"],
  ["mountain", symbols.MOUNTAIN, ({ terrain }) => terrain === "mountain"],
];

/** The name of a symbol, by its look. @param {string} look */
const named = (look) => look.replace(" ", "-");

function spaces() {
  const kinds = KINDS.map(([look, { frame, inner, drawing, shade }]) =>
    s(
      "g",
      { id: `symbol-${named(look)}` },
      s("path", { d: frame, class: `space ${look}` }),
      inner ? s("path", { d: inner, class: "parapet" }) : null,
      s("path", { d: drawing, class: "drawing" }),
      s("path", { d: shade, class: "drawing-shade" }),
    ),
  );
  const vital = s("path", { d: symbols.VITAL, class: "vital", id: "symbol-vital" });
  const port = s(
    "g",
    { id: "symbol-port", class: "port" },
    s("circle", { cx: "19", cy: "17", r: "9.500" }),
    s("path", { d: symbols.ANCHOR, transform: "translate(19 16)" }),
  );
  const placed = Object.entries(SPACES).flatMap(([name, space]) => {
    const kind = KINDS.find(([, , fits]) => fits(space));
    const shown = [space.vital && "vital", kind && named(kind[0]), space.port && "port"];
    const [x, y] = AT[name];
    return shown
      .filter(Boolean)
      .map((id) => s("use", { href: `#symbol-${id}`, x: `${x}`, y: `${y}` }));
  });
  return [s("defs", {}, ...kinds, vital, port), s("g", {}, ...placed)];
}

/** @param {"near" | "far" | "farther" | "farthest"} level @param {Record<string, Title>} titles */
function names(level, titles) {
  const texts = Object.entries(titles).map(([name, [anchor, x, y, split = 0]]) => {
    const { terrain, fortress } = SPACES[name];
    const look = fortress ? "in-fortress" : `in-${terrain}`;
    const lines = split ? [name.slice(0, split).trim(), name.slice(split)] : [name];
    const tribe = level === "near" ? nation(name) : "";
    return s(
      "text",
      { x: `${x}`, y: `${y}`, class: look, "text-anchor": anchor },
      ...lines.map((line, i) => s("tspan", { x: `${x}`, dy: i ? `${LINE}em` : "0" }, line)),
      tribe ? s("tspan", { x: `${x}`, dy: "1.100em", class: "nation" }, tribe) : null,
    );
  });
  return s("g", { class: `space-names ${level}-only` }, ...texts);
}

function legends() {
  const keys = /** @type {import("./legends.js").Key[]} */ (Object.keys(LEGENDS));
  const all = keys.flatMap((key) => {
    const { look } = LEGENDS[key];
    return written(
      `legend-${key}`,
      LEGEND_LINES[key],
      wording(key),
      `legend ${look}${FAR_LOOKS.includes(look) ? " all-far" : ""}`,
    );
  });
  return s("g", {}, ...all);
}

/** A text along a line, in its middle. @param {string} id @param {string} d @param {string} text @param {string} look */
function written(id, d, text, look) {
  return [
    s("path", { d, id, fill: "none" }),
    s("text", { class: look }, s("textPath", { href: `#${id}`, startOffset: "50%" }, text)),
  ];
}

function riverNames() {
  const all = Object.entries(RIVER_NAMES).flatMap(([key, d]) =>
    written(
      `along-${key}`,
      d,
      words.rivers[/** @type {keyof typeof words.rivers} */ (key)],
      "river-name",
    ),
  );
  return s("g", { class: "river-names" }, ...all);
}

/** A small map of a place that lies far off. @param {string} name */
function inset(name) {
  const { x, y, width, height } = INSETS[name];
  const frame = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` };
  const id = `inset-${name.replace(/\W/g, "")}`;
  return s(
    "g",
    { class: "inset" },
    s("clipPath", { id }, s("rect", frame)),
    s("rect", { ...frame, class: "sea" }),
    s(
      "g",
      { "clip-path": `url(#${id})` },
      s("path", { d: INSET_LANDS[name], class: "shelf near" }),
      s("path", { d: INSET_LANDS[name], class: "land" }),
    ),
    s("rect", { ...frame, class: "frame" }),
    s("rect", {
      x: `${x + 4}`,
      y: `${y + 4}`,
      width: `${width - 8}`,
      height: `${height - 8}`,
      class: "rule",
    }),
    s("text", { x: `${x + width / 2}`, y: `${y + 27}`, class: "heading" }, name),
    ...(SPACES[name].tribes ?? []).slice(0, 4).map((tribe, i) =>
      s(
        "text",
        {
          x: `${x + width * (i % 2 ? 0.73 : 0.27)}`,
          y: `${y + height - (i < 2 ? 36 : 14)}`,
          class: "tribe",
        },
        tribe,
      ),
    ),
  );
}

/** @param {string} name @param {(typeof MILITIA_BOXES)[string]} box */
function militia(name, { department, x, y, width, height }) {
  return s(
    "g",
    { class: `box ${department.toLowerCase().replace(/\W+/g, "-")}` },
    s("rect", { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, rx: "3" }),
    s("rect", {
      x: `${x + 4}`,
      y: `${y + 4}`,
      width: `${width - 8}`,
      height: `${height - 8}`,
      class: "rule",
    }),
    s("text", { x: `${x + width / 2}`, y: `${y + 25}` }, name),
  );
}

/** @param {[x: number, y: number, size: number]} where */
function ship([x, y, size]) {
  const parts = Object.entries(SHIP).map(([look, d]) => s("path", { d, class: look }));
  return s("g", { class: "ship", transform: `translate(${x} ${y}) scale(${size})` }, ...parts);
}

/** The title of the sheet in a frame, and the scale. */
function cartouche() {
  const { x, y, width, height } = CARTOUCHE;
  const frame = (/** @type {number} */ inset, /** @type {number} */ notch) => {
    const [l, t, r, b] = [x + inset, y + inset, x + width - inset, y + height - inset];
    const curve = `a${notch} ${notch} 0 0 0 `;
    return `M${l + notch} ${t}H${r - notch}${curve}${notch} ${notch}V${b - notch}${curve}${-notch} ${notch}H${l + notch}${curve}${-notch} ${-notch}V${t + notch}${curve}${notch} ${-notch}z`;
  };
  const middle = `${x + width / 2}`;
  const { mile, miles } = SCALE;
  const left = x + width / 2 - (mile * miles) / 2;
  const base = y + height - 48;
  const parts = 4;
  const part = (mile * miles) / parts;
  const bars = Array.from({ length: parts }, (_, i) =>
    i % 2 ? "" : `M${left + i * part} ${base}h${part}v6h${-part}z`,
  );
  return s(
    "g",
    { class: "cartouche" },
    s("path", { d: frame(0, 26), class: "ground" }),
    s("path", { d: frame(7, 24), class: "rule" }),
    s("text", { x: middle, y: `${y + 52}`, class: "small" }, words.subtitle),
    s("text", { x: middle, y: `${y + 112}`, class: "title" }, words.title),
    s("text", { x: middle, y: `${y + 148}`, class: "small" }, `${words.region}, ${words.years}`),
    s("path", { d: `M${x + 110} ${y + 164}h${width - 220}`, class: "rule" }),
    s("path", { d: bars.join(""), class: "bar" }),
    s("path", { d: `M${left} ${base}h${part * parts}v6h${-part * parts}z`, class: "rule" }),
    ...[0, 0.5, 1].map((t) =>
      s(
        "text",
        { x: `${left + t * part * parts}`, y: `${base - 6}`, class: "figure" },
        `${miles * t}`,
      ),
    ),
    s("text", { x: middle, y: `${base + 40}`, class: "figure" }, words.scale),
  );
}

/** The frame of the sheet, divided like the edge of a map. */
function border() {
  const { left, top, right, bottom } = SHEET;
  const [outer, inner, tick] = [10, 22, 50];
  const box = (/** @type {number} */ inset) =>
    `M${left + inset} ${top + inset}H${right - inset}V${bottom - inset}H${left + inset}z`;
  const bars = [];
  for (let x = left + inner; x + tick <= right - inner; x += 2 * tick) {
    bars.push(
      `M${x} ${top + outer}h${tick}v6h${-tick}z`,
      `M${x} ${bottom - outer}h${tick}v-6h${-tick}z`,
    );
  }
  for (let y = top + inner; y + tick <= bottom - inner; y += 2 * tick) {
    bars.push(`M${left + outer} ${y}h6v${tick}h-6z`, `M${right - outer} ${y}h-6v${tick}h6z`);
  }
  return s(
    "g",
    { class: "border-frame" },
    s("path", { d: box(0) + box(inner), class: "margin" }),
    s("path", { d: bars.join(""), class: "bar" }),
    s("path", { d: box(outer) + box(outer + 6) + box(inner), class: "rule" }),
  );
}
