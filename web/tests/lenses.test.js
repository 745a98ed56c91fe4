// What the lenses of Wilderness War show, of a board as Python tells it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LENSES, nextLens, seen } from "../src/wilderness/lenses.js";

const board = /** @type {any} */ ({
  unsupplied: { French: ["Oswego"], British: [] },
  winter: {
    French: [],
    British: [{ space: "Albany", lost: 2, among: ["a", "b"], pieces: ["c"] }],
  },
  control: { Boston: "British" },
});

test("a lens says of each space what it marks", () => {
  const [out] = seen("supply", board, []);
  assert.deepEqual([out.space, out.look], ["Oswego", "bad"]);
  const [toll] = seen("winter", board, []);
  assert.equal(toll.mark, "−3");
  assert.match(toll.said, /2 units lost, 1 reduced/);
  const [held] = seen("control", board, []);
  assert.equal(held.look, "british");
  assert.ok(seen("departments", board, []).length > 40);
  assert.deepEqual(seen("", board, []), []);
});

test("threats are paragraphs that begin with the space", () => {
  const told = ["Albany: Montcalm from Ticonderoga, a battle", "No place of yours can be reached."];
  assert.deepEqual(
    seen("threats", board, told).map(({ space, said }) => [space, said]),
    [["Albany", "Montcalm from Ticonderoga, a battle"]],
  );
});

test("the lenses follow each other, and after the last there is none", () => {
  assert.equal(LENSES.map(nextLens).at(-1), "");
});
