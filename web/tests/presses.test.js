// What one press has brought is undone together.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Presses } from "../src/shell/presses.js";

test("the last press is the one before the choices that have been made", () => {
  const presses = new Presses();
  assert.equal(presses.last(1, 5), null);
  presses.begin(1, 3);
  presses.begin(1, 4);
  assert.equal(presses.last(1, 9), 4);
  assert.equal(presses.last(1, 4), 3, "what the last has brought is undone");
  assert.equal(presses.last(1, 3), null);
});

test("a press after an undo takes the place of those that were undone", () => {
  const presses = new Presses();
  for (const choices of [3, 4, 9]) presses.begin(1, choices);
  presses.begin(1, 4);
  assert.equal(presses.last(1, 12), 4);
  assert.equal(presses.last(1, 4), 3);
});

test("nothing is known of the presses of another game", () => {
  const presses = new Presses();
  presses.begin(1, 3);
  assert.equal(presses.last(2, 9), null);
  presses.begin(2, 7);
  assert.equal(presses.last(2, 9), 7);
  assert.equal(presses.last(1, 9), null);
});
