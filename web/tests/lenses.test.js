// What the lenses of Wilderness War show, of a board as Python tells it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ASKED, LENSES, nextLens, seen, together } from "../src/wilderness/lenses.js";

const board = /** @type {any} */ ({
  control: { Boston: "British" },
});

test("a lens says of each space what it marks", () => {
  const [out, source] =
    seen("supply", board, [
      { side: "French", sources: ["Québec"], unsupplied: ["Oswego"], lines: [] },
    ]) ?? [];
  assert.deepEqual([out.space, out.look], ["Oswego", "bad"]);
  assert.deepEqual([source.space, source.look], ["Québec", "french"]);
  const toll = { side: "British", space: "Albany", lost: 2, among: ["a", "b"], pieces: ["c"] };
  const [lost] = seen("winter", board, [toll]) ?? [];
  assert.equal(lost.mark, "−3");
  assert.match(lost.said, /2 units lost, 1 reduced/);
  const [threat] = seen("threats", board, [{ space: "Albany", by: ["Montcalm", "Huron"] }]) ?? [];
  assert.deepEqual([threat.space, threat.said], ["Albany", "Montcalm; Huron"]);
  assert.deepEqual(threat.parts, ["Montcalm", "Huron"]);
  const [held] = seen("control", board, null) ?? [];
  assert.equal(held.look, "british");
  assert.ok((seen("departments", board, null) ?? []).length > 40);
  assert.deepEqual(seen("", board, null), []);
});

test("what is about a force is marked at it, and the rest at the space", () => {
  const at = (/** @type {string} */ side, /** @type {number} */ lost) => ({
    side,
    space: "Albany",
    lost,
    among: [],
    pieces: [],
  });
  const winter = together(seen("winter", board, [at("French", 1), at("British", 2)]) ?? []);
  assert.equal(winter.get("Albany")?.mark, "");
  assert.deepEqual(winter.get("Albany")?.badges, { French: "−1", British: "−2" });
  assert.match(winter.get("Albany")?.said ?? "", /French: .*; British: /);
  const threats = together(seen("threats", board, [{ space: "Albany", by: ["Huron"] }]) ?? []);
  assert.deepEqual(threats.get("Albany")?.badges, {});
  assert.equal(threats.get("Albany")?.mark, "!");
});

test("until Python has answered, a lens does not know what it shows", () => {
  for (const lens of ASKED) assert.equal(seen(lens, board, null), null);
});

test("the lenses follow each other, and after the last there is none", () => {
  assert.equal(LENSES.map(nextLens).at(-1), "");
});
