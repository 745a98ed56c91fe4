import assert from "node:assert/strict";
import { test } from "node:test";
import { sections } from "../src/table/chart.js";

test("a coast is split into sections that meet, and closed, whether its steps are absolute or relative", () => {
  assert.deepEqual(sections("M0,0L10,0L10,10L0,10Z", 2), ["M0 0L10 0 10 10", "M10 10L0 10L0 0"]);
  assert.deepEqual(sections("M0 0l10 0 0 10-10 0zM5 5l1 1-1 0z", 2), [
    "M0 0l10 0 0 10",
    "M10 10l-10 0L0 0",
    "M5 5l1 1 -1 0L5 5",
  ]);
});
