// Measures the sheet as the page draws it: the coast, names, pieces and towns as boxes and points in
// its units. Sizes are those of the styles.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { drawn, LEAST, LEGENDS, LOOKS, onCircle, SHOWN, ZONE_NAMES } from "../src/shores/labels.js";
import { KINDS } from "../src/shores/pieces.js";
import {
  BOX_HEIGHT,
  BOXES,
  FOCUS,
  HARBORS,
  lying,
  PLACES,
  spot,
  TROOPS,
  ZONES,
} from "../src/shores/places.js";
import { all } from "../src/table/camera.js";

const SCRIPT = fileURLToPath(new URL("../scripts/coast.mjs", import.meta.url));
const COAST = execFileSync(process.execPath, [SCRIPT], { encoding: "utf8" });
export const { LAND, SHEET, RIDGES, DEGREES } = await import(
  `data:text/javascript,${encodeURIComponent(COAST)}`
);

/** The outlines of the land, each with its extent. */
const RINGS = LAND.split("M")
  .filter(Boolean)
  .map((ring) => {
    const points = ring
      .replace("Z", "")
      .split("L")
      .map((point) => point.split(",").map(Number));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    return { points, top, bottom, right: Math.max(...xs), left: Math.min(...xs) };
  });
const known = new Map();

/** Whether a point is on land: a line west from it crosses the coast an odd number of times. */
export function onLand([x, y]) {
  const key = `${x} ${y}`;
  if (!known.has(key)) known.set(key, crossed(x, y));
  return known.get(key);
}

function crossed(x, y) {
  let inside = false;
  for (const { points, top, bottom, right } of RINGS) {
    if (y < top || y > bottom || x > right) continue;
    for (let i = 0, j = points.length - 1; i < points.length; j = i, i += 1) {
      const [[xi, yi], [xj, yj]] = [points[i], points[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

/** The map's windows at the sizes of the page, in pixels. */
export const WINDOWS = [
  [960, 480],
  [1020, 690],
  [1400, 830],
  [1900, 1100],
  [700, 560],
  [820, 600],
  [390, 330],
  [500, 250],
];
/** Narrower windows show a part of the map, at this scale. */
const [NARROW, PART] = [700, 0.92];
/** Pixels per unit in each window. */
export const SCALES = WINDOWS.map(([width, height]) =>
  width < NARROW ? PART : width / all(FOCUS, { width, height }),
);

const clamp = (least, value, most) => Math.min(most, Math.max(least, value));

/** The sizes of things at a scale, in units. */
export function sizes(scale) {
  const far = scale < SHOWN;
  const piece = far ? 26 : clamp(34, 42 * scale, 74);
  return {
    far,
    piece: piece / scale,
    count: (far ? 14 : clamp(14, piece * 0.38, 24)) / scale,
    name: (far ? 14 : clamp(15, 17.5 * scale, 27)) / scale,
    town: (kind) =>
      (far
        ? kind === "castle"
          ? 28
          : 24
        : kind === "castle"
          ? clamp(34, 48 * scale, 76)
          : clamp(30, 40 * scale, 66)) / scale,
  };
}

const box = (left, top, right, bottom, what = "") => ({ left, top, right, bottom, what });
export const meet = (a, b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The breadth of a text in the size of its letters: generous for either font. */
export function breadth(text, capitals = false, spacing = 0) {
  const one = (letter) => {
    if (capitals) return /[ij ]/i.test(letter) ? 0.38 : 0.8;
    return /[ijlt ]/.test(letter) ? 0.33 : /[A-Z]/.test(letter) ? 0.68 : 0.5;
  };
  return [...text].reduce((sum, letter) => sum + one(letter) + spacing, 0);
}

/** The name of each harbor as a box. */
export function harborNames(scale) {
  const { name: size } = sizes(scale);
  return Object.entries(HARBORS).map(([place, { name }]) => {
    const [x, y] = name.at;
    const wide = breadth(place) * size;
    const left =
      { left: x - wide, right: x, "above-right": x, "below-right": x }[name.side] ?? x - wide / 2;
    const top =
      { above: y - size, "above-right": y - size, below: y, "below-right": y }[name.side] ??
      y - size / 2;
    return box(left, top, left + wide, top + size, `the name of ${place}`);
  });
}

/** The town of each harbor as a box. */
export function towns(scale) {
  return Object.entries(HARBORS).map(([place, { seat, town }]) => {
    const [x, y] = seat;
    const half = 0.42 * sizes(scale).town(town);
    return box(x - half, y - half, x + half, y + half, `the town of ${place}`);
  });
}

/** Points along the line of a name, a unit apart: x, y, and the direction. */
function along(line) {
  if ("around" in line) {
    const count = Math.round(2 * Math.PI * line.radius);
    return Array.from({ length: count }, (_, index) => {
      const degrees = line.turn - 180 + (360 * index) / count;
      return [...onCircle(line, degrees), (degrees * Math.PI) / 180];
    });
  }
  const [a, b, c] = line.curve;
  const at = (t) => [0, 1].map((i) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * b[i] + t * t * c[i]);
  const points = [at(0)];
  for (let t = 0; t <= 1; t += 0.001) {
    const point = at(t);
    const last = points.at(-1);
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= 1) points.push(point);
  }
  return points.map(([x, y], index) => {
    const [u, v] = points[index + 1] ?? [
      2 * x - points[index - 1][0],
      2 * y - points[index - 1][1],
    ];
    return [x, y, Math.atan2(v - y, u - x)];
  });
}

/** The size of the letters of a name at a scale. */
export const lettered = (look, scale) => Math.max(LOOKS[look].size, LEAST / scale);

/**
 * The names on lines, as points of their letters: at their feet, in their middle and at their heads,
 * a unit apart; and by how much each is too long for its line.
 */
export function lineNames(scale, words) {
  const far = scale < SHOWN;
  const shown = [...LEGENDS, ...ZONE_NAMES].filter(({ look }) => !far || LOOKS[look].far);
  return shown.map(({ key, look, line }) => {
    const { capitals } = LOOKS[look];
    const spacing = far ? 0 : LOOKS[look].spacing;
    const size = lettered(look, scale);
    const wide = breadth(words[key] ?? key, capitals, spacing) * size;
    const track = along(line);
    const from = Math.floor((track.length - wide) / 2);
    const written = track.slice(Math.max(0, from), Math.max(0, from) + Math.ceil(wide));
    const rows = capitals ? [0, 0.35, 0.72] : [-0.2, 0.3, 0.72];
    const points = written.flatMap(([x, y, angle]) =>
      rows.map((row) => [x + Math.sin(angle) * row * size, y - Math.cos(angle) * row * size]),
    );
    return { key, look, points, over: wide - track.length, path: drawn(line) };
  });
}

/** The pieces of a position: what is painted of each, its count, and where it stands on the ground. */
export function laid(position, scale) {
  const { piece, count } = sizes(scale);
  const high = 0.86 * piece;
  return PLACES.filter((place) => !(place in BOXES)).flatMap((place) => {
    const ranks = Object.keys(KINDS).flatMap((kind) => [kind, `damaged ${kind}`]);
    const there = position[place] ?? {};
    const kinds = Object.keys(there).sort((a, b) => ranks.indexOf(a) - ranks.indexOf(b));
    const where = lying(place, kinds);
    return kinds.map((kind) => {
      const { at, open } = where.get(kind);
      const [x, y] = at;
      const [left, top] = [x - piece / 2, y - 0.62 * high];
      const digits = String(there[kind]).length;
      const [across, down] = [left + 0.58 * piece, top + 0.8 * high];
      const land = TROOPS.includes(kind);
      return {
        what: `${kind} at ${place}`,
        place,
        fanned: open !== null,
        land,
        body: box(left + 0.05 * piece, top + 0.08 * high, left + 0.95 * piece, top + 0.94 * high),
        badge:
          there[kind] > 1
            ? box(across, down, across + (0.75 + 0.5 * digits) * count, down + 1.2 * count)
            : null,
        // The ends of the waterline, or the feet
        ground: [0.2, 0.5, 0.8].map((share) => [left + share * piece, top + 0.87 * high]),
      };
    });
  });
}

/** The rings of the zones. */
export const RINGS_AT_SEA = Object.entries(ZONES).map(([zone, { at, radius }]) => ({
  zone,
  at,
  radius,
}));

export { BOX_HEIGHT, BOXES, FOCUS, HARBORS, PLACES, spot, ZONES };
