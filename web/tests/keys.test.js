import assert from "node:assert/strict";
import { test } from "node:test";
import { onceOnly } from "../src/shell/keys.js";

class Option {
  closest(selector) {
    return selector === "[data-choice]" ? this : null;
  }
}

test("Enter, pressed twice in a hurry, answers one question", ({ mock }) => {
  let now = 1000;
  let handler = () => {};
  mock.method(performance, "now", () => now);
  globalThis.Element = Option;
  globalThis.document = { addEventListener: (_name, then) => (handler = then) };
  onceOnly();
  const taken = (more = {}) => {
    let prevented = false;
    const event = { key: "Enter", repeat: false, target: new Option(), ...more };
    handler({ ...event, preventDefault: () => (prevented = true) });
    return !prevented;
  };
  assert.equal(taken(), true);
  now += 60;
  assert.equal(taken(), false);
  assert.equal(taken({ key: "Tab" }), true);
  now += 500;
  assert.equal(taken(), true);
  now += 500;
  assert.equal(taken({ repeat: true }), false);
  now += 500;
  assert.equal(taken({ key: " " }), true);
  // Controls that are not options can be pressed any number of times.
  assert.equal(taken({ target: {} }), true);
});
