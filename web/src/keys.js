// The keys of the page; those of a control that has the focus are its own.

import { byId, dialog } from "./dom.js";
import { showTab } from "./tabs.js";

/**
 * @param {{undo: (whole?: boolean) => void, zoom: (by: number) => void, escape: () => void,
 *   first: (event: KeyboardEvent) => boolean}} act takes back a choice or the whole play; makes the
 *   map larger by a factor, or whole again by 0; leaves what is begun; who is asked before: true if
 *   the key was meant for it
 */
export function listenToKeys(act) {
  /** @type {Record<string, () => void>} */
  const keys = {
    u: () => act.undo(),
    U: () => act.undo(true),
    p: () => byId("prompt").focus(),
    m: () => focus("[data-place]"),
    c: () => {
      showTab("cards");
      focus("#cards button");
    },
    l: () => {
      showTab("chronicle");
      byId("log").focus();
    },
    "+": () => act.zoom(1 / 1.3),
    "=": () => act.zoom(1 / 1.3),
    "-": () => act.zoom(1.3),
    0: () => act.zoom(0),
    "?": () => dialog("keys").showModal(),
    Escape: act.escape,
  };
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    const onMap = target instanceof SVGElement && key.startsWith("Arrow");
    if (!onMap && act.first(event)) return;
    keys[key]?.();
  });
}

/** @param {string} selector */
function focus(selector) {
  /** @type {HTMLElement | SVGElement | null} */ (document.querySelector(selector))?.focus();
}
