// How pictures of the war are composed: country behind, people that the lines model, things before them.

import { BRIGHT, disc, FIRE, n, SEA, shape, WOOD } from "../../table/engraver/brush.js";
import { dunes, ridge, sea, smoke, waves } from "../../table/engraver/grounds.js";
import { modelled, moved } from "../../table/engraver/parts.js";
import { before } from "../../table/engraver/things.js";
import { bole, DEEP, under, wood } from "../../table/engraver/woods.js";

/** @typedef {import("../../table/engraver/lines.js").Field} Field */
/** @typedef {import("../../table/engraver/parts.js").Part} Part */
/** @typedef {import("../../table/engraver/grounds.js").Puff} Puff */
/** @typedef {import("../../table/engraver/plate.js").Recipe} Recipe */
/** @typedef {{edge: (x: number) => number, tone: Field, color: string}} Layer */
/** @typedef {Layer & {bend: Field}} Floor */
/** @typedef {{tone: Field, bend: Field, washes: string}} Country */

/** The colors of grass, of a stubble field, of snow. */
const GRASS = "#a3a868";
export const STRAW = "#cdb173";
export const SNOW = "#eef0ea";

/** The box of a plate that a card in the hand shows: its left and upper edge. @param {number} x0 @param {number} y0 */
export const slice = (x0, y0) => ({ x0, x1: x0 + (72 - y0) * 0.8, y0, y1: 72 });

/** Hills. @param {{base: number, height: number, seed: number, color?: string, rough?: number, light?: number, haze?: number}} how `haze`: how light they are @returns {Layer} */
export function hills({
  base,
  height,
  seed,
  color = "#9fb0a8",
  rough = 0.8,
  light = -1,
  haze = 0.8,
}) {
  const { edge, tone } = ridge({ base, height, seed, rough, light });
  return { edge: (x) => edge(x, 0), tone: (x, y) => haze * tone(x, y), color };
}

/** Woods. @param {{base: number, high: number, seed: number, color?: string, dark?: number, light?: number, leafy?: number}} how @returns {Layer} */
export const woods = ({ color = DEEP, ...how }) => ({ ...wood(how), color });

/** Open ground from a height down. @param {number} y @param {{color?: string, seed?: number, tone?: number, rise?: number}} [how] @returns {Floor} */
export function field(y, { color = GRASS, seed = 1, tone = 0.22, rise = 1.6 } = {}) {
  const land = dunes({ seed, from: y - 6, tone, height: 2 });
  return {
    edge: (x) => y + rise * Math.sin(x / 17 + seed),
    tone: land.tone,
    bend: land.bend,
    color,
  };
}

/** Water from a height down. @param {number} y @param {{color?: string, dark?: number, light?: {x: number, width?: number, strength?: number}, rough?: number}} [how] @returns {Floor} */
export const water = (y, { color = SEA, dark = 0.4, light, rough = 0.8 } = {}) => ({
  edge: () => y,
  tone: sea({ horizon: y, dark, light, rough }),
  bend: waves(y, 0.3 * rough),
  color,
});

/** An edge that keeps what it has found: lines ask for the same x again and again. @param {(x: number) => number} edge */
function kept(edge) {
  /** @type {Map<number, number>} */
  const known = new Map();
  return (/** @type {number} */ x) => {
    const before = known.get(x);
    if (before !== undefined) return before;
    const y = edge(x);
    known.set(x, y);
    return y;
  };
}

/** A country: what is seen, the farthest first. @param {Field} air @param {Layer[]} layers @param {Floor} floor @returns {Country} */
export function country(air, layers, floor) {
  const near = [...layers].reverse().map(({ edge, tone }) => ({ edge: kept(edge), tone }));
  return {
    tone: (x, y) => {
      if (y >= floor.edge(x)) return floor.tone(x, y);
      for (const layer of near) if (y >= layer.edge(x)) return layer.tone(x, y);
      return air(x, y);
    },
    bend: (x, y) => (y >= floor.edge(x) ? floor.bend(x, y) : 0),
    washes:
      layers.map(({ edge, color }) => under(edge, 74, color)).join("") +
      under(floor.edge, 76, floor.color, 2),
  };
}

/** A picture of people before a country. @param {Country} behind @param {Part[]} parts @param {{light: Parameters<typeof modelled>[1], under?: string, smoke?: Puff[], fire?: import("../../table/engraver/grounds.js").Light, over?: string, paper?: string, glow?: Recipe["light"], tall?: Recipe["tall"], clear?: number[][]}} how `under`: what lies behind the people, `over`: what lies before them; `smoke` between country and people; `clear`: boxes (x0, x1, y0, y1) that have a tone of their own
 * @returns {Recipe} */
export function composed(behind, parts, how) {
  const {
    light,
    under: things = "",
    smoke: puffs = [],
    fire,
    over = "",
    paper,
    glow,
    tall,
    clear = [],
  } = how;
  const people = modelled(parts, light);
  const cloud = smoke(puffs, fire, { dark: 0.55, edge: 0.1 });
  const boxes = (/** @type {number} */ x, /** @type {number} */ y) =>
    clear.find(([x0, x1, y0, y1]) => x > x0 && x < x1 && y > y0 && y < y1)?.[4] ?? null;
  return {
    tone: before(behind.tone, people.tone, cloud, boxes),
    bend: behind.bend,
    // The light lies behind the people, who would fade in it.
    washes: behind.washes + (glow ? shine(glow) : "") + things + white(puffs) + people.drawn,
    over,
    paper,
    tall,
  };
}

/** The white of smoke. @param {Puff[]} puffs */
export const white = (puffs) => puffs.map(({ x, y, r }) => disc(x, y, r, BRIGHT)).join("");

/** A light that colors what it falls on. @param {NonNullable<Recipe["light"]>} light */
const shine = ({ x, y, r, color }) =>
  `<radialGradient id="s"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
  disc(x, y, r, "url(#s)");

/**
 * People in a row, the farthest first.
 * @param {number} count
 * @param {[x: number, y: number, size: number]} far
 * @param {[x: number, y: number, size: number]} near
 * @param {(index: number) => Part[]} draw
 * @param {{flip?: boolean, bunch?: number}} [how] `bunch`: above 1, the far ones stand closer
 */
export function row(count, far, near, draw, { flip = false, bunch = 1 } = {}) {
  /** @type {Part[]} */
  const made = [];
  for (let index = 0; index < count; index += 1) {
    const share = (count > 1 ? index / (count - 1) : 0) ** bunch;
    const [x, y, size] = far.map((from, axis) => from + (near[axis] - from) * share);
    made.push(...moved(draw(index), x, y, size, { flip }));
  }
  return made;
}

/** Trunks of a forest: x, foot, width and lean of each. @param {number[][]} places @param {string} [color] @param {number} [tone] */
export const trunks = (places, color = WOOD, tone = 0.4) =>
  places.map(([x, y, wide, lean = 0]) => bole(x, y, wide, y + 34, lean, color, tone));

/** The flash of a gun that fires to the right at 0, 0, small. */
export const flash = () =>
  shape("M0 0L5-2.5L4-.6L9 0L4 .8L5 2.6z", FIRE) + shape("M0 0L3-1L6 0L3 1z", "#ffe9b0");

/** A path of dots: stars, or lights. @param {number[][]} places x, y, r @param {string} [color] */
export const dots = (places, color = BRIGHT) =>
  places.map(([x, y, r]) => disc(x, y, r, color)).join("");

/** A shape under a line of points, to the foot of the plate. @param {number[][]} points @param {string} color @param {number} [width] */
export const bank = (points, color, width = 0.4) =>
  shape(
    `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}V76H${n(points[0][0])}z`,
    color,
    "#2b2118",
    width,
  );
