// The keys of the page; those of a control that has the focus are its own.

import { dialog, toPrompt } from "./dom.js";

/** Milliseconds within which Enter, pressed again, is still meant for the question before. */
const AGAIN = 400;

/** An option takes one press of Enter or the space bar: the next question may stand in its place. */
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
 *   first: (event: KeyboardEvent) => boolean}} act undoes a choice or the whole turn; gives a hint; shows
 *   the log or puts it away; leaves what is begun; who is asked before: true if the key was meant for it
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
    const open = document.querySelector("dialog[open]");
    if (open && !(key === "?" && open.matches("#menu:only-of-type, #menu"))) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (act.first(event)) return;
    keys[key]?.();
  });
}
