// Showing what has happened must not keep the game from going on.

/**
 * Do something for the eye or the ear only; if it fails, the browser's console says why.
 * @template T
 * @param {() => T} work
 * @returns {T | undefined}
 */
export function attempt(work) {
  try {
    return work();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
