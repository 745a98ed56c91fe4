import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestAlong } from "../src/table/controls.js";
import { named } from "../src/wilderness/keys.js";

const NAMES = [
  "Halifax",
  "Hoosic",
  "Hudson Carry North",
  "Hudson Carry South",
  "St-Jean",
  "Québec",
];

test("letters find a name without its spaces, hyphens and accents", () => {
  const found = (/** @type {string} */ typed, current = -1) => NAMES[named(NAMES, typed, current)];
  assert.equal(found("hud"), "Hudson Carry North");
  assert.equal(found("hudsoncarrys"), "Hudson Carry South");
  assert.equal(found("hudson carry s"), "Hudson Carry South");
  assert.equal(found("stj"), "St-Jean");
  assert.equal(found("queb"), "Québec");
  assert.equal(found("x"), undefined);
});

test("a letter that is repeated goes on to the next name with it", () => {
  let current = -1;
  const visited = ["h", "hh", "hhh", "h", "h"].map((typed) => {
    current = named(NAMES, typed, current);
    return NAMES[current];
  });
  const twice = ["Halifax", "Hoosic", "Hudson Carry North", "Hudson Carry South", "Halifax"];
  assert.deepEqual(visited, twice);
});

test("a longer name stays where it is as long as it fits", () => {
  assert.equal(named(NAMES, "hu", 3), 3);
  assert.equal(named(NAMES, "hudsoncarryn", 3), 2);
});

test("an arrow key leads to the nearest in its direction", () => {
  const at = (/** @type {string} */ name, /** @type {number[]} */ spot, follows = true) => ({
    name,
    at: spot,
    follows,
  });
  const others = [at("south", [72, 85]), at("far", [-24, 160]), at("aside", [-300, 10])];
  const go = (/** @type {number} */ right, /** @type {number} */ down, more = others) =>
    nearestAlong([0, 0], more, [right, down])?.name;
  assert.equal(go(0, 1), "south");
  assert.equal(go(-1, 0), "aside");
  assert.equal(go(0, -1), undefined);
  assert.equal(go(1, 0), "south", "nothing lies right ahead");
  const stack = [...others, at("inside", [0, 1]), at("fort", [0, 0], false)];
  assert.equal(go(0, 1, stack), "inside");
  assert.equal(go(0, -1, stack), "fort");
});
