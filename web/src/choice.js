// What can be chosen, narrowed by what has been pressed. Knows the fields of options, no rule.

/** @typedef {import("./client.js").Option} Option */
/** @typedef {import("./client.js").Decision} Decision */

/**
 * @typedef {{source: string | null, sources: Set<string>, targets: Map<string, Option>,
 *   hits: Map<string, Option>, decision: Decision | null}} Choice
 *   the place from which a piece is to go, the places from which one could, which place answers at
 *   once, and which kind of ship takes a hit
 */

/**
 * @param {Decision | null} decision
 * @param {string | null} chosen the place that has been pressed as a source
 * @returns {Choice}
 */
export function narrowed(decision, chosen) {
  const options = decision?.options ?? [];
  const journeys = options.filter((option) => option.source && option.target);
  const sources = new Set(journeys.map((option) => /** @type {string} */ (option.source)));
  const source = sources.size === 1 ? [...sources][0] : chosen;
  /** @type {Map<string, Option>} */
  const targets = new Map();
  /** @type {Map<string, Option>} */
  const hits = new Map();
  for (const option of options) {
    if (option.act === "hit") hits.set(/** @type {string} */ (option.piece), option);
    else if (option.source && option.target) {
      if (option.source === source) targets.set(option.target, option);
    } else if (!option.card) {
      const place = option.target ?? option.source;
      if (place) targets.set(place, option);
    }
  }
  return { source, sources, targets, hits, decision };
}
