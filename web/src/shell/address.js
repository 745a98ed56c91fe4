// Reads the fragment of the page's URL: which game (by name, or encoded whole), or which lesson.

/** Whether the fragment asks for a game or a lesson. */
export function addressed() {
  return ["g", "game", "lesson", "arrived"].some((name) => inAddress(name) !== null);
}

/**
 * @param {string} name "g" for a game encoded in the link, "game" for a saved one, "lesson",
 *   "arrived" for a text that another page of the site has sent
 */
export function inAddress(name) {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}
