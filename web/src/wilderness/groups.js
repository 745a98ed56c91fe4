// The groups that a question lets a person activate or move.

/** @typedef {import("../../types/wilderness").Group} Group */
/** @typedef {import("../../types/wilderness").Decision | null} Asked */

/**
 * The group that a piece heads, if it heads one; units that can go alike are groups of their own.
 * @param {Asked} decision
 * @param {string} name
 * @returns {Group | null}
 */
export function groupOf(decision, name) {
  for (const group of decision?.groups ?? []) {
    if (group.head === name) return group;
    const option = group.alike.find((one) => one === `send ${name}`);
    if (option) return { ...group, head: name, option, alike: [], pieces: [name] };
  }
  return null;
}

/** The groups of a space, those of leaders first. @param {Asked} decision @param {string} space */
export function groupsAt(decision, space) {
  return (decision?.groups ?? []).filter((group) => group.space === space);
}
