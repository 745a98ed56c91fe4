// Where the words that are sought in the rules stand in a text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { places, plain } from "../src/table/found.js";

test("each word is found wherever it stands, whatever its case", () => {
  const text = "Sieges: a siege lasts; besieged";
  const found = places(text, ["siege"]).map(([from, to]) => text.slice(from, to));
  assert.deepEqual(found, ["Siege", "siege", "siege"]);
});

test("apostrophes are straight where words are compared", () => {
  const text = "Hamet’s Army";
  assert.deepEqual(places(text, [plain("Hamet's")]), [[0, 7]]);
});

test("nothing is found of no words, or of words that are not there", () => {
  assert.deepEqual(places("Sieges", []), []);
  assert.deepEqual(places("Sieges", ["raid"]), []);
});
