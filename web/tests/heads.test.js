// The heads of the pieces of Wilderness War: leaders differ, and so do kinds of soldiers and nations.

import assert from "node:assert/strict";
import { test } from "node:test";
import { outlined } from "../src/table/engraver/parts.js";
import { head, headOf } from "../src/wilderness/heads.js";

/** The leaders by side (3.2). */
const LEADERS = {
  British:
    "Amherst Braddock Abercromby Loudoun Wolfe Forbes Shirley Murray Monckton Webb Bradstreet Dunbar Johnson",
  French: "Montcalm Dieskau Lévis Vaudreuil Drucour Rigaud Villiers Bougainville Beaujeu Dumas",
};
/** The kinds of units by side (3.1). */
const KINDS = {
  British: "regular,royal american,highlander,light infantry,provincial,militia,ranger,indian",
  French: "regular,marine,militia,coureurs des bois,indian",
};

/** @param {string} side @param {string} kind @param {string} title */
const piece = (side, kind, title) => /** @type {any} */ ({ side, kind, title });

/** What is drawn of a head. @param {any} one */
function drawn(one) {
  const parts = head(one).map((part) => `${outlined(part)} ${part.fill}`);
  assert.ok(parts.length > 5 && parts.every((part) => !/NaN|undefined/.test(part)), headOf(one));
  return parts.join();
}

test("no two leaders have the same head", () => {
  const heads = Object.entries(LEADERS).flatMap(([side, names]) =>
    names.split(" ").map((name) => drawn(piece(side, "leader", name))),
  );
  assert.equal(new Set(heads).size, 23);
});

test("each kind of unit is told by its head", () => {
  for (const [side, kinds] of Object.entries(KINDS)) {
    const heads = kinds.split(",").map((kind) => drawn(piece(side, kind, "")));
    assert.equal(new Set(heads).size, heads.length, side);
  }
});

test("pieces with one key look alike, and others do not", () => {
  const some = ["Huron", "Ottawa", "Mohawk", "Cayuga", "Abenaki", "Shawnee", "Cherokee"].map(
    (nation) => piece("French", "indian", nation),
  );
  for (const one of some)
    for (const other of some)
      assert.ok(headOf(one) !== headOf(other) || drawn(one) === drawn(other), one.title);
  assert.notEqual(drawn(some[0]), drawn(some[2]));
  assert.notEqual(drawn(some[4]), drawn(some[6]));
});
