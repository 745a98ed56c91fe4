import assert from "node:assert/strict";
import { test } from "node:test";
import { conditions, folded, rounds, struck } from "../src/table/scene.js";

const step = (round, blows = []) => ({ line: 0, round, roll: null, card: null, blows, text: "" });
const unit = (number, more = {}) => ({
  number,
  piece: "regiment",
  state: "ready",
  step: 0,
  ...more,
});
const scene = (units, steps) => ({ forces: [{ units }], steps });

test("units stand as they came until they are hit", () => {
  const fight = scene(
    [unit(0), unit(1, { piece: "battered regiment", state: "damaged" })],
    [
      step(1, [{ unit: 0, piece: "battered regiment", state: "damaged" }]),
      step(1, [{ unit: 1, piece: "regiment", state: "lost" }]),
    ],
  );
  const states = (steps) => [...conditions(fight, steps).values()].map(Object.values);
  const [whole, hit, lost] = [
    ["ready", "regiment"],
    ["damaged", "battered regiment"],
    ["lost", "regiment"],
  ];
  assert.deepEqual(states(0), [whole, hit]);
  assert.deepEqual(states(1), [hit, hit]);
  assert.deepEqual(states(), [hit, lost]);
});

test("who comes later is not there before", () => {
  const fight = scene([unit(0), unit(1, { step: 1 })], [step(1), step(1)]);
  assert.deepEqual([...conditions(fight, 0).keys()], [0]);
  assert.deepEqual([...conditions(fight, 1).keys()], [0, 1]);
});

test("steps lie in their rounds", () => {
  const fight = scene([], [step(1), step(1), step(2)]);
  assert.deepEqual(
    rounds(fight.steps).map(({ round, steps }) => [round, steps.length]),
    [
      [1, 2],
      [2, 1],
    ],
  );
});

test("who has just been hit is known, and who was hit before is not", () => {
  const blow = (number) => [{ unit: number, piece: "regiment", state: "damaged" }];
  const fight = scene(
    [unit(0), unit(1), unit(2)],
    [
      { ...step(1, blow(0)), line: 4 },
      { ...step(1, blow(1)), line: 5 },
      { ...step(1, blow(2)), line: 6 },
    ],
  );
  assert.deepEqual([...struck(fight, 2, 5)], [1]);
  assert.deepEqual([...struck(fight, 3, Infinity)], []);
});

test("equal steps in a row are one with their number, but rolls never are", () => {
  const note = (text, roll = null) => ({ ...step(1), text, roll });
  const roll = { dice: [1] };
  const steps = [note("lost"), note("lost"), note("hit", roll), note("hit", roll), note("lost")];
  assert.deepEqual(
    folded(steps).map(([{ text }, times]) => [text, times]),
    [
      ["lost", 2],
      ["hit", 1],
      ["hit", 1],
      ["lost", 1],
    ],
  );
});
