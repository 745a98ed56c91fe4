import assert from "node:assert/strict";
import { test } from "node:test";
import { conditions, rounds, struck } from "../src/shores/scene.js";

const step = (round, blows = []) => ({ line: 0, round, roll: null, card: null, blows, text: "" });
const unit = (number, more = {}) => ({
  number,
  piece: "frigate",
  damaged: false,
  step: 0,
  ...more,
});
const scene = (units, steps) => ({ forces: [{ units }], steps });

test("ships stand as they came until they are hit", () => {
  const fight = scene(
    [unit(0), unit(1, { damaged: true })],
    [step(1, [{ unit: 0, lost: false }]), step(1, [{ unit: 1, lost: true }])],
  );
  assert.deepEqual(
    [...conditions(fight, 0)],
    [
      [0, "ready"],
      [1, "damaged"],
    ],
  );
  assert.deepEqual(
    [...conditions(fight, 1)],
    [
      [0, "damaged"],
      [1, "damaged"],
    ],
  );
  assert.deepEqual(
    [...conditions(fight)],
    [
      [0, "damaged"],
      [1, "lost"],
    ],
  );
});

test("who comes later is not there before", () => {
  const fight = scene([unit(0), unit(1, { step: 1 })], [step(1), step(1)]);
  assert.deepEqual([...conditions(fight, 0).keys()], [0]);
  assert.deepEqual([...conditions(fight, 1).keys()], [0, 1]);
});

test("steps lie in their rounds", () => {
  const fight = scene([], [step(1), step(1), step(2)]);
  assert.deepEqual(
    rounds(fight).map(({ round, steps }) => [round, steps.length]),
    [
      [1, 2],
      [2, 1],
    ],
  );
});

test("who has just been hit is known, and who was hit before is not", () => {
  const blow = (number) => [{ unit: number, lost: false }];
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
