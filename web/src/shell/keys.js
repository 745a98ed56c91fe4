// The keys of the page; those of a control that has the focus are its own.

import { dialog, toPrompt } from "./dom.js";

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
    if (document.querySelector("dialog[open]")) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (act.first(event)) return;
    keys[key]?.();
  });
}
