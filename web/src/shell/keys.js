// Keyboard shortcuts; keys that the focused control uses itself are left to it.

import { dialog, toPrompt } from "./dom.js";
import { settings } from "./settings.js";

/** Milliseconds within which a repeated Enter is still meant for the previous question. */
const AGAIN = 250;
/** Signs that are shortcuts themselves, on whatever key they are. */
const OWN_SIGNS = new Set([..."0123456789+-=?"]);
/** What the keyboard writes into or moves by itself. */
const FIELDS = "input, select, textarea, [contenteditable]";
const SLIDER = "input[type=range]";

/** Ignore repeated presses of Enter or Space on an option: the next question may take its place. */
export function onceOnly() {
  let last = Number.NEGATIVE_INFINITY;
  document.addEventListener("keydown", (event) => {
    const { target, key, repeat } = event;
    if (key !== "Enter" && key !== " ") return;
    if (!(target instanceof Element && target.closest("[data-choice]"))) return;
    const now = performance.now();
    if (repeat || now - last < AGAIN) event.preventDefault();
    else last = now;
  });
}

/** The letter or digit on a key, as on a US keyboard. */
const ON_KEY = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/;

/**
 * The shortcut that a key press means, whatever the keyboard types: "u", "Shift+u", "Ctrl+z",
 * "Meta+Shift+z", "7", "?", "ArrowLeft". Letters are lower case despite Caps Lock. Where a key types
 * no Latin letter or digit, it means the one on a US keyboard. Shift is part of the name of a letter
 * only: other signs differ by it already. With Alt or AltGr a key types a sign, and is no shortcut.
 * @param {{key?: string, code?: string, shiftKey?: boolean, ctrlKey?: boolean, metaKey?: boolean,
 *   altKey?: boolean, isComposing?: boolean, getModifierState?: (name: string) => boolean}} event
 * @returns {string} empty if it means none
 */
export function shortcut(event) {
  // Autofill sends events without a key.
  const { key = "", code = "", shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
  if (altKey || isComposing || event.getModifierState?.("AltGraph")) return "";
  // Full-width letters become ordinary ones.
  const typed = key.normalize("NFKC");
  const [, letter, digit] = ON_KEY.exec(code) ?? [];
  let name = typed;
  if (/^[a-z]$/i.test(typed)) name = typed.toLowerCase();
  else if (/[^ -~]/.test(typed) && letter) name = letter.toLowerCase();
  else if (!OWN_SIGNS.has(typed) && typed.length === 1 && digit && !shiftKey) name = digit;
  else if (typed === "\u061f") name = "?";
  const shift = shiftKey && /^[a-z]$/.test(name) ? "Shift+" : "";
  return `${ctrlKey ? "Ctrl+" : ""}${metaKey ? "Meta+" : ""}${shift}${name}`;
}

/**
 * @param {{undo: (whole?: boolean) => void, redo?: () => void, hint: () => void, log: () => void,
 *   escape: () => void, first: (event: KeyboardEvent) => boolean}} actions undo a choice or the whole
 *   turn; redo what was undone; give a hint; toggle the log; cancel what has been started; `first`
 *   sees each key first and returns true if it used it
 */
export function listenToKeys(actions) {
  const undo = () => actions.undo();
  const redo = () => actions.redo?.();
  /** @type {Record<string, () => void>} */
  const single = {
    u: undo,
    "Shift+u": () => actions.undo(true),
    y: redo,
    h: () => actions.hint(),
    p: toPrompt,
    l: () => actions.log(),
    "?": () => dialog("keys").showModal(),
    Escape: actions.escape,
  };
  /** @type {Record<string, () => void>} */
  const combined = {
    "Ctrl+z": undo,
    "Meta+z": undo,
    "Ctrl+Shift+z": redo,
    "Meta+Shift+z": redo,
    "Ctrl+y": redo,
  };
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    const name = shortcut(event);
    if (!name) return;
    const open = document.querySelector("dialog[open]");
    if (open && !(name === "?" && open.matches("#menu:only-of-type, #menu"))) return;
    if (target instanceof Element && target.closest(FIELDS)) {
      // A slider uses the arrow keys, but neither letters nor Escape.
      if (!target.matches(SLIDER) || !/^((Shift\+)?[a-z?]|Escape)$/.test(name)) return;
    }
    if (event.ctrlKey || event.metaKey) {
      if (!combined[name]) return;
      event.preventDefault();
      combined[name]();
      return;
    }
    // Speech input may turn words into such keys.
    if (!settings.shortcuts && /^(Shift\+)?[^ ]$/.test(name)) return;
    if (actions.first(event)) return;
    single[name]?.();
  });
}
