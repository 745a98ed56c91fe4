// Brings the ground under the spaces of the board, whose map is not true to scale.
//
// Near the spaces a thin-plate spline through the places that are known; far from them it fades into
// the affine map that fits best, because the spline runs wild there.

import { AT } from "../../src/wilderness/places.js";
import { ANCHORS } from "./anchors.mjs";

/** The middle of the map, in degrees. */
const [LON, LAT] = [-75.5, 42.5];
const SHRINK = Math.cos((LAT * Math.PI) / 180);
/** How stiff the plate is: without, it folds where places lie nearer to each other than on the board. */
const STIFFNESS = 0.05;
/** Where the spline begins to fade, and where it ends: distances from the nearest place in degrees. */
const [NEAR, FAR] = [1.3, 3.4];

/** @param {[number, number]} place @returns {[number, number]} degrees of the middle latitude */
const flat = ([lon, lat]) => [(lon - LON) * SHRINK, LAT - lat];

const names = Object.keys(ANCHORS);
const knots = names.map((name) => flat(ANCHORS[name]));
const targets = names.map((name) => AT[name]);

/** Solve linear equations by elimination. @param {number[][]} rows each with its right sides */
function solve(rows) {
  const n = rows.length;
  for (let i = 0; i < n; i += 1) {
    let best = i;
    for (let j = i + 1; j < n; j += 1) {
      if (Math.abs(rows[j][i]) > Math.abs(rows[best][i])) best = j;
    }
    [rows[i], rows[best]] = [rows[best], rows[i]];
    for (let j = 0; j < n; j += 1) {
      if (j === i) continue;
      const factor = rows[j][i] / rows[i][i];
      if (factor) for (let k = i; k < rows[j].length; k += 1) rows[j][k] -= factor * rows[i][k];
    }
  }
  return rows.map((row, i) => row.slice(n).map((value) => value / row[i]));
}

/** The bending of a plate at a squared distance from where it is pushed. @param {number} d2 */
const bend = (d2) => (d2 > 1e-12 ? d2 * Math.log(d2) : 0);

const apart2 = ([a, b], [c, d]) => (a - c) ** 2 + (b - d) ** 2;

const affine = (() => {
  const columns = knots.map(([u, v]) => [u, v, 1]);
  const rows = [0, 1, 2].map((i) => [
    ...[0, 1, 2].map((j) => columns.reduce((sum, row) => sum + row[i] * row[j], 0)),
    ...[0, 1].map((j) => columns.reduce((sum, row, at) => sum + row[i] * targets[at][j], 0)),
  ]);
  return solve(rows);
})();

const plate = (() => {
  const rows = knots.map((knot, i) => [
    ...knots.map((other, j) => bend(apart2(knot, other)) + (i === j ? STIFFNESS : 0)),
    ...[knot[0], knot[1], 1],
    ...targets[i],
  ]);
  for (const column of [knots.map(([u]) => u), knots.map(([, v]) => v), knots.map(() => 1)]) {
    rows.push([...column, 0, 0, 0, 0, 0]);
  }
  return solve(rows);
})();

const linear = (rows, [u, v], i) => rows[0][i] * u + rows[1][i] * v + rows[2][i];

/**
 * Where a place is on the sheet.
 * @param {[number, number]} place longitude and latitude
 * @returns {[number, number]}
 */
export function warp(place) {
  const at = flat(place);
  const distances = knots.map((knot) => apart2(knot, at));
  const gap = Math.sqrt(Math.min(...distances));
  const t = Math.min(1, Math.max(0, (gap - NEAR) / (FAR - NEAR)));
  const fade = t * t * (3 - 2 * t);
  const pushes = plate.slice(0, knots.length);
  return /** @type {[number, number]} */ (
    [0, 1].map((i) => {
      const plain = linear(affine, at, i);
      if (fade === 1) return plain;
      const bent = pushes.reduce((sum, push, j) => sum + push[i] * bend(distances[j]), 0);
      return plain * fade + (bent + linear(plate.slice(-3), at, i)) * (1 - fade);
    })
  );
}
