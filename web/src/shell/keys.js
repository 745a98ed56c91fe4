// Keyboard shortcuts; keys that the focused control uses itself are left to it.

import { dialog, toPrompt } from "./dom.js";
import { settings } from "./settings.js";

/** Milliseconds within which a repeated Enter is still meant for the previous question. */
const AGAIN = 400;

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

/**
 * @param {{undo: (whole?: boolean) => void, hint: () => void, log: () => void, escape: () => void,
 *   first: (event: KeyboardEvent) => boolean}} act undo a choice or the whole turn; give a hint;
 *   toggle the log; cancel what has been started; `first` sees each key first and returns true if
 *   it used it
 */
export function listenToKeys(act) {
  /** @type {Record<string, () => void>} */
  const keys = {
    u: () => act.undo(),
    U: () => act.undo(true),
    h: () => act.hint(),
    p: toPrompt,
    l: () => act.log(),
    "?": () => dialog("keys").showModal(),
    Escape: act.escape,
  };
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Speech input may turn words into such keys.
    if (!settings.shortcuts && key.length === 1 && key !== " ") return;
    const open = document.querySelector("dialog[open]");
    if (open && !(key === "?" && open.matches("#menu:only-of-type, #menu"))) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (act.first(event)) return;
    keys[key]?.();
  });
}
