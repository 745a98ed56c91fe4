// The keys that belong to the board and the hand.

import { shortcut } from "../shell/keys.js";
import { showGoals } from "../table/goals.js";
import { zoomKeys } from "../table/zoom.js";

/**
 * Handle a key.
 * @param {KeyboardEvent} event
 * @param {import("./board.js").Board} board
 * @param {import("../table/hand.js").Hand} hand
 * @returns {boolean} whether it was used
 */
export function pressed(event, { viewport }, hand) {
  const { target } = event;
  const key = shortcut(event);
  const onBoard = target instanceof HTMLElement && target.closest("#map, #hand");
  if (key.startsWith("Arrow") && onBoard) return true;
  /** @type {Record<string, () => void>} */
  const keys = {
    m: () => focus("#map [data-place]"),
    c: () => hand.focus(0),
    g: showGoals,
    ...zoomKeys(viewport),
  };
  if (/^[1-9]$/.test(key)) hand.focus(Number(key) - 1);
  else keys[key]?.();
  return key in keys || /^[1-9]$/.test(key);
}

/** @param {string} selector */
function focus(selector) {
  /** @type {HTMLElement | SVGElement | null} */ (document.querySelector(selector))?.focus();
}
