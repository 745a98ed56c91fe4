// Reads the fragment of the page's URL: which game (by name, or encoded whole) and which moment of
// it.

/** Whether the fragment asks for a game or a lesson. */
export function addressed() {
  return ["g", "game", "lesson"].some((name) => inAddress(name) !== null);
}

/**
 * @param {string} name "g" for a game encoded in the link, "game" for a saved one, "at" for a
 *   moment, "lesson"
 */
export function inAddress(name) {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** The number of choices after which the game should open. */
export function momentInAddress() {
  const at = inAddress("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}
