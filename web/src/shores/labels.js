// The names on the sheet: where each stands, along which line, and how large. A test measures them.

import { ZONES } from "./places.js";

/** @typedef {[number, number]} Point */
/**
 * A kind of names: the size of its letters and the room between them, in units of the sheet and of
 * the letters. Zoomed out, letters are larger, so that they stay legible; `far` names then show without
 * room between their letters, others not at all.
 * @typedef {{size: number, spacing: number, capitals?: boolean, far?: boolean}} Look
 */
/** @type {Record<string, Look>} */
export const LOOKS = {
  sea: { size: 19, spacing: 0.04 },
  "small sea": { size: 15, spacing: 0.06 },
  land: { size: 16, spacing: 0.14, capitals: true, far: true },
  "inner land": { size: 16, spacing: 0.14, capitals: true },
  "small land": { size: 14, spacing: 0.08, capitals: true },
  island: { size: 14, spacing: 0 },
  offshore: { size: 14, spacing: 0 },
  zone: { size: 14, spacing: 0 },
};
/** The least size of letters, in pixels, and the number of pixels per unit below which the map is zoomed out. */
export const [LEAST, SHOWN] = [14, 0.75];

/**
 * A line on which a name stands, in its middle: a curve from a point past another to a third, or a part
 * of a circle, with its center, its radius, and the direction of the middle of the name, clockwise in
 * degrees from the north.
 * @typedef {{curve: [Point, Point, Point]} | {around: Point, radius: number, turn: number}} Line
 */
/** @typedef {{key: string, look: string, line: Line}} Label */

/** @param {string} key @param {string} look @param {Point} from @param {Point} past @param {Point} to @returns {Label} */
const along = (key, look, from, past, to) => ({ key, look, line: { curve: [from, past, to] } });

/** The names of countries, seas and islands; their keys are those of the words. @type {Label[]} */
export const LEGENDS = [
  along("mediterranean", "sea", [914, 291], [1010, 282], [1114, 303]),
  along("atlantic", "small sea", [-18, 170], [-26, 90], [-16, 0]),
  along("blackSea", "small sea", [1082, 4], [1136, -8], [1186, -5]),
  along("adriatic", "small sea", [700, -36], [742, -6], [790, 40]),
  along("spain", "land", [70, 132], [130, 112], [196, 120]),
  along("france", "land", [280, -84], [340, -98], [410, -84]),
  along("italy", "small land", [655, 8], [692, 24], [728, 58]),
  along("morocco", "land", [24, 370], [102, 337], [190, 336]),
  along("algiers", "inner land", [230, 320], [340, 284], [462, 274]),
  along("tunis", "small land", [490, 268], [526, 262], [568, 254]),
  along("tripolitania", "land", [560, 466], [690, 458], [822, 472]),
  along("cyrenaica", "small land", [862, 514], [940, 506], [1018, 522]),
  along("egypt", "land", [1008, 534], [1064, 527], [1126, 534]),
  along("ottoman", "small land", [1066, 112], [1124, 104], [1190, 112]),
  along("empire", "small land", [1074, 138], [1128, 131], [1186, 138]),
  along("sicily", "island", [638, 172], [668, 172], [700, 184]),
  along("sardinia", "offshore", [421, 68], [460, 66], [498, 68]),
  along("desert", "land", [520, 646], [680, 632], [860, 646]),
];

/** How far outside its ring the name of a zone stands. */
const RIM = 5;
/** The directions of names that are not to the north of their rings. @type {Record<string, number>} */
const TURNS = { "Tripoli zone": 30 };
/** The names of the zones. @type {Label[]} */
export const ZONE_NAMES = [
  along("Gibraltar zone", "zone", [252, 214], [308, 204], [372, 161]),
  ...Object.entries(ZONES)
    .filter(([zone]) => zone !== "Gibraltar zone")
    .map(([key, { at, radius }]) => ({
      key,
      look: "zone",
      line: { around: at, radius: radius + RIM, turn: TURNS[key] ?? 0 },
    })),
];

/** The data of the path of a line. @param {Line} line */
export function drawn(line) {
  if ("curve" in line) {
    const [from, past, to] = line.curve;
    return `M${from}Q${past} ${to}`;
  }
  const [from, , to] = [-180, 0, 180].map((degrees) => onCircle(line, line.turn + degrees * 0.999));
  return `M${from}A${line.radius} ${line.radius} 0 1 1 ${to}`;
}

/** @param {{around: Point, radius: number}} circle @param {number} degrees @returns {Point} */
export function onCircle({ around: [x, y], radius }, degrees) {
  const angle = (degrees * Math.PI) / 180;
  const at = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  return [at(x + radius * Math.sin(angle)), at(y - radius * Math.cos(angle))];
}

/** The least and the most of the points of a name's line. @param {Line} line @returns {[Point, Point]} */
export function extent(line) {
  const points =
    "curve" in line ? line.curve : [0, 90, 180, 270].map((degrees) => onCircle(line, degrees));
  const of = (/** @type {(...values: number[]) => number} */ pick) =>
    /** @type {Point} */ ([pick(...points.map(([x]) => x)), pick(...points.map(([, y]) => y))]);
  return [of(Math.min), of(Math.max)];
}
