// What the end of the page's address says: which game, or a whole game, and a moment of it.

/** Whether it says anything. */
export function addressed() {
  return inAddress("g") !== null || inAddress("game") !== null;
}

/** @param {"g" | "game" | "at"} name a game that is in the link, a kept game, a moment */
export function inAddress(name) {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** The number of choices after which the game is to open. */
export function momentInAddress() {
  const at = inAddress("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}
