import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  BOX_HEIGHT,
  BOXES,
  FOCUS,
  HARBORS,
  lane,
  lanes,
  PLACES,
  spot,
  ZONES,
} from "../src/shores/places.js";

const SCRIPT = fileURLToPath(new URL("../scripts/coast.mjs", import.meta.url));
const COAST = execFileSync(process.execPath, [SCRIPT], { encoding: "utf8" });
const { LAND, SHEET } = await import(`data:text/javascript,${encodeURIComponent(COAST)}`);

/** The outlines of the land. */
const RINGS = LAND.split("M")
  .filter(Boolean)
  .map((ring) =>
    ring
      .replace("Z", "")
      .split("L")
      .map((point) => point.split(",").map(Number)),
  );

/** Whether a point is on land: a line west from it crosses the coast an odd number of times. */
function onLand([x, y]) {
  let inside = false;
  for (const ring of RINGS) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

/** Points along a straight line. */
function along([x, y], [u, v], steps = 20) {
  return Array.from({ length: steps - 1 }, (_, i) => {
    const t = (i + 1) / steps;
    return [x + (u - x) * t, y + (v - y) * t];
  });
}

const SEA = [...Object.keys(HARBORS), ...Object.keys(ZONES), "open sea"];

test("ships lie at sea", () => {
  for (const place of SEA) assert.equal(onLand(spot(place)), false, place);
});

test("troops camp on land", () => {
  for (const place of ["Tripoli", "Benghazi", "Derne", "Alexandria"]) {
    assert.equal(onLand(spot(place, "Marine")), true, place);
  }
});

test("boxes lie in the desert", () => {
  for (const [place, { x, y, width }] of Object.entries(BOXES)) {
    for (const corner of [
      [x, y],
      [x + width, y],
      [x, y + BOX_HEIGHT],
      [x + width, y + BOX_HEIGHT],
    ]) {
      assert.equal(onLand(corner), true, place);
    }
  }
});

test("no lane crosses land", () => {
  for (const [from, to] of lanes()) {
    for (const point of [from, ...along(from, to), to])
      assert.equal(onLand(point), false, `${from} ${to}`);
  }
});

test("from every place to every other one sails by sea", () => {
  for (const from of SEA) {
    for (const to of SEA) {
      if (from === to) continue;
      const way = lane(from, to);
      assert.deepEqual(way[0], spot(from));
      assert.deepEqual(way.at(-1), spot(to));
      for (let i = 1; i < way.length; i += 1) {
        for (const point of along(way[i - 1], way[i])) {
          assert.equal(onLand(point), false, `${from} to ${to} at ${point}`);
        }
      }
    }
  }
});

test("from Gibraltar to Tripoli one rounds Cape Bon", () => {
  assert.ok(lane("Gibraltar", "Tripoli").some(([x, y]) => x === 594 && y === 183));
});

test("everything lies within what has to be in sight, and on the sheet", () => {
  for (const place of PLACES) {
    const [x, y] = spot(place);
    assert.ok(x >= FOCUS.x && x <= FOCUS.x + FOCUS.width, place);
    assert.ok(y >= FOCUS.y && y <= FOCUS.y + FOCUS.height, place);
  }
  assert.ok(SHEET.left < FOCUS.x && SHEET.right > FOCUS.x + FOCUS.width);
});
