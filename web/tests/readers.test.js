// Each reader of a game gets the whole log, of which only what is new is sent.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Readers } from "../src/shell/readers.js";

/** An answer with a part of a log. */
function answer(key, start, lines) {
  return { ok: true, changed: true, table: { choices: 1, log: { key, start, lines } } };
}

/** The log of an answer, as the page receives it. */
function log(readers, key, start, lines, shownKey) {
  return readers.receive(answer(key, start, lines), shownKey).table.log;
}

test("a reader who takes the device again gets the lines from before", () => {
  const readers = new Readers();
  log(readers, "1:", 0, ["a"]);
  log(readers, "1:0", 0, ["a of 0"], "1:");
  assert.deepEqual(readers.positions("1:0"), [{ key: "1:", count: 1 }]);
  // The page has this log: it appends the lines itself.
  assert.deepEqual(log(readers, "1:0", 1, ["b of 0"], "1:0"), {
    key: "1:0",
    start: 1,
    lines: ["b of 0"],
  });
  assert.deepEqual(log(readers, "1:", 1, ["b", "c"], "1:0"), {
    key: "1:",
    start: 0,
    lines: ["a", "b", "c"],
  });
  assert.deepEqual(log(readers, "1:0", 2, ["c of 0"], "1:").lines, ["a of 0", "b of 0", "c of 0"]);
});

test("an undo cuts the logs of all readers", () => {
  const readers = new Readers();
  log(readers, "1:", 0, ["a", "b", "c"]);
  log(readers, "1:0", 0, ["a of 0", "b of 0", "c of 0"]);
  log(readers, "1:0", 1, [], "1:0");
  assert.deepEqual(readers.positions(), [
    { key: "1:", count: 1 },
    { key: "1:0", count: 1 },
  ]);
});

test("another game has other logs", () => {
  const readers = new Readers();
  log(readers, "1:0", 0, ["a"]);
  log(readers, "2:0", 0, ["x"]);
  assert.deepEqual(readers.positions(), [{ key: "2:0", count: 1 }]);
});

test("after a change that cannot be shown, and with a new worker, nothing is known", () => {
  const readers = new Readers();
  log(readers, "1:0", 0, ["a"]);
  readers.receive({ ok: false, changed: false, table: null, error: "no" });
  assert.equal(readers.positions().length, 1);
  readers.receive({ ok: false, changed: true, table: null, error: "no" });
  assert.equal(readers.positions().length, 0);
  log(readers, "1:0", 0, ["a"]);
  readers.forget();
  assert.equal(readers.positions().length, 0);
});

test("the page may change what it gets", () => {
  const readers = new Readers();
  log(readers, "1:0", 0, ["a"]).lines.push("b");
  assert.deepEqual(readers.positions(), [{ key: "1:0", count: 1 }]);
});
