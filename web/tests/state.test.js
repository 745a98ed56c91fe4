import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changesHands,
  EMPTY,
  joined,
  logPosition,
  reduce,
  replaying,
  returnToGame,
  swapped,
  viewOf,
} from "../src/shell/state.js";

/** A table as sent by a session. */
function table(more = {}) {
  return {
    game: "any",
    setup: {},
    choices: 0,
    seat: "Red",
    hand_over: null,
    turn: "Red",
    over: false,
    prompt: "Red: choose.",
    board: {},
    decision: { begins_turn: true },
    options: [],
    scene: null,
    course: null,
    log: { key: "1:0", start: 0, lines: [] },
    since: 0,
    undo: false,
    further: false,
    ...more,
  };
}

function answer(more = {}, rest = {}) {
  return { ok: true, changed: true, table: table(more), ...rest };
}

const lines = (...texts) => texts.map((text) => ({ kind: "Said", text }));

test("the log is joined where it was held, and replaced from where it differs", () => {
  const log = { key: "1:0", lines: lines("a", "b", "c") };
  const more = joined(log, { key: "1:0", start: 3, lines: lines("d") });
  assert.deepEqual(
    more.lines.map((line) => line.text),
    ["a", "b", "c", "d"],
  );
  const shorter = joined(log, { key: "1:0", start: 1, lines: lines("x") });
  assert.deepEqual(
    shorter.lines.map((line) => line.text),
    ["a", "x"],
  );
  const other = joined(log, { key: "2:0", start: 0, lines: lines("z") });
  assert.deepEqual(other, { key: "2:0", lines: lines("z") });
});

test("a log to which nothing has come is the same log", () => {
  const log = { key: "1:0", lines: lines("a") };
  assert.equal(joined(log, { key: "1:0", start: 1, lines: [] }), log);
});

test("what is held is said in the next request", () => {
  const state = reduce(
    EMPTY,
    { answer: answer({ log: { key: "1:0", start: 0, lines: lines("a", "b") } }) },
    "new",
  );
  assert.deepEqual(logPosition(state), { key: "1:0", count: 2 });
});

test("a game that begins is another one, in which nothing has yet to roll", () => {
  const one = reduce(EMPTY, { answer: answer() }, "new");
  const two = reduce(one, { answer: answer() }, "open");
  assert.equal(one.serial, 1);
  assert.equal(two.serial, 2);
  assert.equal(two.rolling, false);
});

test("after a choice the lines that were not held are fresh", () => {
  const before = reduce(
    EMPTY,
    { answer: answer({ log: { key: "1:0", start: 0, lines: lines("a", "b") } }) },
    "new",
  );
  const reply = {
    answer: answer({ choices: 1, log: { key: "1:0", start: 2, lines: lines("c") } }),
  };
  const after = reduce(before, reply, "choose");
  assert.equal(after.fresh, 2);
  assert.equal(after.rolling, true);
});

test("an undo lets nothing roll, and shortens the log", () => {
  const log = { key: "1:0", start: 0, lines: lines("a", "b", "c") };
  const before = reduce(EMPTY, { answer: answer({ choices: 2, log }) }, "new");
  const shorter = { key: "1:0", start: 1, lines: [] };
  const after = reduce(before, { answer: answer({ choices: 1, log: shorter }) }, "undo");
  assert.equal(after.rolling, false);
  assert.equal(after.log.lines.length, 1);
});

test("after an error the table is as it was, and the error is said", () => {
  const before = reduce(EMPTY, { answer: answer() }, "new");
  const refused = { ok: false, changed: false, table: null, error: "not that" };
  const after = reduce(before, { answer: refused }, "choose");
  assert.equal(after.table, before.table);
  assert.equal(after.error, "not that");
  assert.equal(after.serial, before.serial);
});

test("what was pressed on the board is let go of with every answer", () => {
  const before = { ...reduce(EMPTY, { answer: answer() }, "new"), chosen: "here" };
  assert.equal(reduce(before, { answer: answer({ choices: 1 }) }, "choose").chosen, null);
});

test("hands change where a turn begins or the device is handed over, by a choice only", () => {
  assert.equal(changesHands(answer(), "choose"), true);
  assert.equal(changesHands(answer({ decision: null, hand_over: "Green" }), "choose"), true);
  assert.equal(changesHands(answer({ decision: { begins_turn: false } }), "choose"), false);
  assert.equal(changesHands(answer(), "undo"), false);
  assert.equal(changesHands({ ok: false, changed: false, table: null }, "choose"), false);
});

test("before the first game there is nothing to draw", () => {
  assert.equal(viewOf(EMPTY), null);
});

test("a moment of the past has its own board and log, and nothing to decide", () => {
  const log = { key: "1:0", start: 0, lines: lines("a", "b", "c") };
  const now = reduce(EMPTY, { answer: answer({ options: [{ notation: "x" }], log }) }, "new");
  const moment = {
    at: 1,
    of: 3,
    seat: "Red",
    board: { past: true },
    scene: null,
    lines: 2,
    since: 1,
  };
  const back = replaying(now, { ...answer(), moment, marks: [] });
  const view = viewOf(back);
  assert.deepEqual(view?.board, { past: true });
  assert.equal(view?.lines.length, 2);
  assert.deepEqual(view?.options, []);
  assert.equal(view?.undo, false);
  assert.notEqual(view?.reader, viewOf(now)?.reader);
  assert.equal(viewOf(returnToGame(back))?.moment, null);
});

test("a step forward lets dice roll, a step back does not", () => {
  const now = reduce(EMPTY, { answer: answer() }, "new");
  const at = (n) => ({
    ...answer(),
    moment: { at: n, of: 3, seat: null, board: {}, scene: null, lines: 0, since: 0 },
  });
  const first = replaying(now, at(1));
  assert.equal(first.rolling, false);
  assert.equal(replaying(first, at(2)).rolling, true);
  assert.equal(replaying(first, at(0)).rolling, false);
});

test("a choice ends looking back; what another tab does, does not", () => {
  const moment = { at: 1, of: 3, seat: "Red", board: {}, scene: null, lines: 0, since: 0 };
  const back = { ...reduce(EMPTY, { answer: answer() }, "new"), moment };
  assert.equal(reduce(back, { answer: answer() }, "choose").moment, null);
  assert.equal(reduce(back, { answer: answer() }, "follow").moment, moment);
});

test("whoever sits down is told what has happened since they last looked", () => {
  const before = reduce(EMPTY, { answer: answer({ seat: null, hand_over: "Blue" }) }, "new");
  const log = { key: "1:1", start: 0, lines: lines("a", "b", "c") };
  const after = reduce(before, { answer: answer({ seat: "Blue", since: 1, log }) }, "sit");
  assert.equal(after.fresh, 1);
  assert.equal(after.rolling, true);
});

test("sides are swapped where a person plays a computer player", () => {
  const seats = ["Red", "Blue"];
  assert.deepEqual(swapped(seats, { Red: "captain" }), { Blue: "captain" });
  assert.equal(swapped(seats, {}), null);
  assert.equal(swapped(seats, { Red: "captain", Blue: "captain" }), null);
});

test("a game that has moved on but cannot be shown can only be undone", () => {
  const before = reduce(EMPTY, { answer: answer({ options: [{ notation: "roll" }] }) }, "new");
  const error = "this was done, but the game cannot show it";
  const failed = { ok: false, changed: true, table: null, error };
  const after = reduce(before, { answer: failed }, "choose");
  assert.deepEqual(after.table?.options, []);
  assert.equal(after.table?.decision, null);
  assert.equal(after.table?.undo, true);
  assert.equal(after.error, error);
  const refused = reduce(before, { answer: { ...failed, changed: false } }, "choose");
  assert.equal(refused.table, before.table);
});
