import assert from "node:assert/strict";
import { test } from "node:test";
import { onceOnly, shortcut } from "../src/shell/keys.js";

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
  const accepted = (more = {}) => {
    let prevented = false;
    const event = { key: "Enter", repeat: false, target: new Option(), ...more };
    handler({ ...event, preventDefault: () => (prevented = true) });
    return !prevented;
  };
  assert.equal(accepted(), true);
  now += 60;
  assert.equal(accepted(), false);
  assert.equal(accepted({ key: "Tab" }), true);
  now += 500;
  assert.equal(accepted(), true);
  now += 500;
  assert.equal(accepted({ repeat: true }), false);
  now += 500;
  assert.equal(accepted({ key: " " }), true);
  // Controls that are not options can be pressed any number of times.
  assert.equal(accepted({ target: {} }), true);
});

/** What a key press means, by what it types, the key on a US keyboard, and the keys held with it. */
const PRESSES = {
  "as on a US keyboard": [
    [{ key: "u", code: "KeyU" }, "u"],
    [{ key: "U", code: "KeyU", shiftKey: true }, "Shift+u"],
    [{ key: "?", code: "Slash", shiftKey: true }, "?"],
    [{ key: "+", code: "Equal", shiftKey: true }, "+"],
    [{ key: "7", code: "Digit7" }, "7"],
    [{ key: "&", code: "Digit7", shiftKey: true }, "&"],
    [{ key: "7", code: "Numpad7" }, "7"],
    [{ key: "Home", code: "Numpad7" }, "Home"],
    [{ key: "ArrowLeft", code: "ArrowLeft", shiftKey: true }, "ArrowLeft"],
    [{ key: " ", code: "Space" }, " "],
  ],
  "with Caps Lock, only Shift is Shift": [
    [{ key: "U", code: "KeyU" }, "u"],
    [{ key: "u", code: "KeyU", shiftKey: true }, "Shift+u"],
    [{ key: "Z", code: "KeyZ", ctrlKey: true }, "Ctrl+z"],
  ],
  "with a command key": [
    [{ key: "z", code: "KeyZ", ctrlKey: true }, "Ctrl+z"],
    [{ key: "Z", code: "KeyZ", ctrlKey: true, shiftKey: true }, "Ctrl+Shift+z"],
    [{ key: "z", code: "KeyZ", metaKey: true }, "Meta+z"],
    [{ key: "z", code: "KeyZ", metaKey: true, shiftKey: true }, "Meta+Shift+z"],
    [{ key: "y", code: "KeyY", ctrlKey: true }, "Ctrl+y"],
  ],
  "Cyrillic, Greek, Hebrew, Arabic": [
    [{ key: "г", code: "KeyU" }, "u"],
    [{ key: "Г", code: "KeyU" }, "u"],
    [{ key: "Г", code: "KeyU", shiftKey: true }, "Shift+u"],
    [{ key: "я", code: "KeyZ", ctrlKey: true }, "Ctrl+z"],
    [{ key: "υ", code: "KeyY" }, "y"],
    [{ key: "ו", code: "KeyU" }, "u"],
    [{ key: "لا", code: "KeyB" }, "b"],
    [{ key: "٣", code: "Digit3" }, "3"],
    [{ key: "؟", code: "Slash", shiftKey: true }, "?"],
  ],
  "AZERTY: digits without Shift, a comma where a US keyboard has M": [
    [{ key: "é", code: "Digit2" }, "2"],
    [{ key: "2", code: "Digit2", shiftKey: true }, "2"],
    [{ key: "-", code: "Digit6" }, "-"],
    [{ key: ",", code: "KeyM" }, ","],
    [{ key: "m", code: "Semicolon" }, "m"],
    [{ key: "z", code: "KeyW", ctrlKey: true }, "Ctrl+z"],
  ],
  "Dvorak: the letter that is typed": [
    [{ key: "u", code: "KeyF" }, "u"],
    [{ key: "l", code: "KeyP" }, "l"],
    [{ key: "'", code: "KeyQ" }, "'"],
  ],
  "full-width letters": [
    [{ key: "ｕ", code: "KeyU" }, "u"],
    [{ key: "？", code: "Slash", shiftKey: true }, "?"],
  ],
  "no shortcut": [
    [{ key: "µ", code: "KeyM", altKey: true }, ""],
    [{ key: "²", code: "Digit2", getModifierState: (name) => name === "AltGraph" }, ""],
    [{ key: "u", code: "KeyU", isComposing: true }, ""],
    [{}, ""],
  ],
};

for (const [keyboard, presses] of Object.entries(PRESSES)) {
  test(`shortcuts: ${keyboard}`, () => {
    for (const [event, name] of presses) {
      assert.equal(shortcut(event), name, JSON.stringify(event));
    }
  });
}
