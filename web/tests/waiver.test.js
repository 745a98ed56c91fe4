import assert from "node:assert/strict";
import { test } from "node:test";
import { Waiver } from "../src/wilderness/waiver.js";

const PASS = { notation: "let pass" };

/** The French are asked whether they intercept. */
const asked = (lines, more = {}) => ({
  serial: 1,
  lines,
  moment: null,
  rolling: true,
  decision: { ask: "intercept", side: "French" },
  options: [{ notation: "intercept Huron" }, PASS],
  ...more,
});
const march = [{ role: "use", side: "British" }, { role: "move" }];

test("who intercepts no more in an Action Phase is not asked again in it", () => {
  const waiver = new Waiver();
  assert.equal(waiver.answer(asked(march)), null);
  assert.equal(waiver.give(asked(march)), PASS);
  const later = [...march, { role: "move" }];
  assert.equal(waiver.answer(asked(later)), PASS);
  assert.equal(waiver.answer(asked(later, { decision: { ask: "avoid", side: "French" } })), null);
  assert.equal(waiver.answer(asked(later, { moment: {} })), null, "in a replay");
  const card = [...later, { role: "use", side: "French" }, { role: "move" }];
  assert.equal(waiver.answer(asked(card)), PASS, "an own response changes nothing");
  const next = [...later, { role: "use", side: "British" }, { role: "move" }];
  assert.equal(waiver.answer(asked(next)), null, "in the next Action Phase");
  assert.equal(waiver.answer(asked(later, { serial: 2 })), null, "in another game");
});

test("who takes it back is asked again", () => {
  const waiver = new Waiver();
  waiver.give(asked(march));
  assert.equal(waiver.answer(asked(march)), null);
  assert.equal(waiver.answer(asked([...march, { role: "move" }])), null);
});
