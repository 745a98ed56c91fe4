// Chance that is the same at every build.

/** Numbers that look random and are always the same (Park and Miller, 1988). @param {number} seed */
export function lots(seed) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
