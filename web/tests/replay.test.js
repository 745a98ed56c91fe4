import assert from "node:assert/strict";
import test from "node:test";
import { fought } from "../src/shell/replay.js";

test("a replay stops where a fight begins and where it is over", () => {
  const mark = (/** @type {string} */ kinds) => ({
    seat: null,
    turn: kinds.includes("t"),
    round: false,
    fight: kinds.includes("f"),
  });
  const stops = (/** @type {string[]} */ all) => {
    const marks = all.map(mark);
    return marks.flatMap((_, at) => (fought(marks, at) ? [at] : []));
  };
  // Over at once, and then a turn without any.
  assert.deepEqual(stops(["t", "", "tf", "", "t"]), [2]);
  // The second begins where the first is over, and goes on until the next turn.
  assert.deepEqual(stops(["t", "f", "f", "", "t", "t"]), [1, 2, 4]);
  // What hits do before the next one begins is seen, too.
  assert.deepEqual(stops(["t", "f", "", "f", "t"]), [1, 2, 3, 4]);
  // The last one ends the war.
  assert.deepEqual(stops(["t", "f", "", ""]), [1, 3]);
});
