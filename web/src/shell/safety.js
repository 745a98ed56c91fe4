// Where the game in play is saved: its place in the address, and what is said if it is not saved.

import { drawNotice } from "./draw.js";
import { noteGame } from "./games.js";

/** @typedef {import("./state.js").State} State */

/** Whether the game in play would survive a reload. @param {State} state */
export function isSafe({ table, trouble }) {
  return !table || !trouble;
}

/** Put the game into the page's address, and warn if it cannot be saved. @param {State} state */
export function showSaved(state) {
  const { savedId, follows, trouble } = state;
  const { lesson } = state.table ?? {};
  const hash = lesson ? `#lesson=${lesson.name}` : savedId ? `#game=${savedId}` : location.hash;
  // Setting the address is slow, even if it does not change.
  if (hash !== location.hash) history.replaceState(null, "", hash);
  if (savedId && !lesson) noteGame(!state.table?.over);
  drawNotice(follows, trouble);
  // Only while something would be lost: a page that asks is not kept in memory by the browser.
  const ask = isSafe(state) || lesson ? window.removeEventListener : window.addEventListener;
  ask("beforeunload", stay);
}

/** Have the browser ask before it leaves the page. @param {Event} event */
function stay(event) {
  event.preventDefault();
}
