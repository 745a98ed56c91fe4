// What the end of the page's address says: which game, or a whole game, and a moment of it.

/** Whether it says anything. */
export function addressed() {
  return ["g", "game", "lesson"].some((name) => inAddress(name) !== null);
}

/** @param {string} name "g" for a game that is in the link, "game" for a kept one, "at" for a moment, "lesson" */
export function inAddress(name) {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** The number of choices after which the game is to open. */
export function momentInAddress() {
  const at = inAddress("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}
