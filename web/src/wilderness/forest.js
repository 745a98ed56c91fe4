// The trees of the forest. The build knows where there is room for one, square by square; what each
// looks like and how far it stands off the middle of its square comes from the number of the square.

import { SHEET } from "./places.js";

/** The grid: the size of a square, and how many there are. */
const [ACROSS, DOWN] = [19, 15];
export const GRID = {
  columns: Math.ceil((SHEET.right - SHEET.left) / ACROSS),
  rows: Math.ceil((SHEET.bottom - SHEET.top) / DOWN),
};
/** The side of the areas whose trees are one path: browsers paint in tiles. */
const AREA = 400;

/** A number that looks random, from 0 to 1, the same for the same number. @param {number} at */
function lot(at) {
  let bits = Math.imul(at + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** The foot of the tree in a square, and a lot for what else is open. @param {number} at the number of the square */
export function spot(at) {
  const [column, row] = [at % GRID.columns, Math.floor(at / GRID.columns)];
  const [right, down] = [lot(3 * at), lot(3 * at + 1)];
  const shift = row % 2 ? 0.5 : 0;
  return {
    x: SHEET.left + (column + shift + 0.1 + 0.8 * right) * ACROSS,
    y: SHEET.top + (row + 0.2 + 0.8 * down) * DOWN,
    lot: lot(3 * at + 2),
  };
}

/** The squares with a tree. @param {string} forest a bit for each square, as the build writes it */
export function* wooded(forest) {
  const bytes = atob(forest);
  for (let at = 0; at < GRID.columns * GRID.rows; at += 1) {
    if ((bytes.charCodeAt(at >> 3) >> (at & 7)) & 1) yield at;
  }
}

/** Spruces and broad crowns, of several sizes: what is drawn in lines, and what lies in the shade. */
const SHAPES = [0.85, 1, 1.15, 1.3].map((size) => {
  const n = (/** @type {number} */ value) => String(Math.round(value * size * 10) / 10);
  const path = (/** @type {TemplateStringsArray} */ { raw }, /** @type {number[]} */ ...values) =>
    raw.reduce((text, part, i) => `${text} ${n(values[i - 1])}${part}`);
  return {
    spruce: {
      lines: path`v${-2.5}m${-4} ${0}l${4} ${-6} ${4} ${6}m${-7} ${-4}l${3} ${-5.5} ${3} ${5.5}`,
      shade: path`m${0} ${-2.5}v${-9.5}l${3} ${5.5}h${-1.4}l${2.4} ${4}z`,
    },
    crown: {
      lines: path`v${-3}m${-3.4} ${-0.6}q${-2.2} ${-2.4} ${0.4} ${-4}q${0.6} ${-3} ${3.2} ${-2.4}q${2.8} ${-0.4} ${3} ${2.6}q${2.4} ${1.6} ${0.2} ${3.8}z`,
      shade: path`m${0.4} ${-3.6}q${2} ${-2.6} ${0.6} ${-6.2}q${2} ${0.4} ${2} ${2.6}q${2.4} ${1.6} ${0.2} ${3.6}z`,
    },
  };
});
/** The share of spruces. */
const SPRUCES = 0.62;

/**
 * The forest as paths: for each area what is drawn in lines, and what is in the shade.
 * @param {string} forest
 * @returns {{lines: string, shade: string}[]}
 */
export function trees(forest) {
  /** @type {Map<number, {lines: string, shade: string}>} */
  const areas = new Map();
  for (const at of wooded(forest)) {
    const { x, y } = spot(at);
    const key = Math.floor(x / AREA) + 100 * Math.floor(y / AREA);
    const area = areas.get(key) ?? { lines: "", shade: "" };
    areas.set(key, area);
    const kind = lot(3 * at + 7);
    const { spruce, crown } = SHAPES[Math.floor(lot(3 * at + 8) * SHAPES.length)];
    const shape = kind < SPRUCES ? spruce : crown;
    const foot = `M${Math.round(x)} ${Math.round(y)}`;
    area.lines += foot + shape.lines;
    area.shade += foot + shape.shade;
  }
  return [...areas.values()];
}
