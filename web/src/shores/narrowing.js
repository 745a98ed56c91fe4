// Which options the map answers, and which are buttons: a function of the options and of what has
// been pressed.

import { capital } from "../shell/text.js";
import { the, ZONES } from "./places.js";

/** @typedef {import("../../types/shores").Option} Option */

/**
 * @typedef {{source: string | null, sources: Set<string>, reached: Set<string>,
 *   targets: Map<string, Option>, hits: Map<string, Option>, sails: Map<string, string>,
 *   last: string | null}} Choice
 *   the place from which a piece is to go; the places from which one could, and those that one could
 *   go to; which option a place answers with at once; which a kind of piece does that can take the
 *   hit; which kind could leave each place; where a last move goes that waits to be pressed again
 */

/**
 * @param {Option[]} options
 * @param {string | null} chosen the place that has been pressed as a source
 * @param {Option | null} [last] the last move that waits to be pressed again
 * @returns {Choice}
 */
export function narrowed(options, chosen, last = null) {
  const journeys = options.filter(({ source, target }) => source && target);
  const sources = new Set(journeys.map((option) => /** @type {string} */ (option.source)));
  const reached = new Set(journeys.map((option) => /** @type {string} */ (option.target)));
  const source = sources.size === 1 ? [...sources][0] : sources.has(chosen ?? "") ? chosen : null;
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
  const sails = new Map(journeys.map((option) => [String(option.source), String(option.piece)]));
  return { source, sources, reached, targets, hits, sails, last: last?.target ?? null };
}

/** Patrol zones before harbors, the easternmost first. @param {Option[]} ways */
function patrolsFirst(ways) {
  const zone = (/** @type {Option} */ { target }) => Boolean(target && target in ZONES);
  return [...ways.filter(zone).reverse(), ...ways.filter((way) => !zone(way))];
}

/**
 * The options that are buttons: those that end the choosing first, then the journeys from each place.
 * What is decided on cards alone has none.
 * @param {Option[]} options
 * @param {string | null} chosen only what leaves from here, if somewhere has been pressed
 * @param {string | null} [asked] the card that the prompt has named
 * @returns {import("../shell/options.js").Group[]}
 */
export function listed(options, chosen, asked) {
  const { source, sources } = narrowed(options, chosen);
  if (options.every(({ offered }) => offered === "card")) return [];
  const journeys = options.filter((option) => option.source && option.target);
  const others = options
    .filter((option) => !journeys.includes(option))
    .map((option) =>
      option.card && option.card !== asked
        ? { ...option, label: `${option.label} ${option.card}` }
        : option,
    );
  return [
    { heading: null, options: others },
    ...[...sources]
      .filter((from) => !source || from === source)
      .map((from) => {
        const heading = `${journeys[0].piece} from ${the(from)} to`;
        const ways = patrolsFirst(journeys.filter((option) => option.source === from));
        // A single one needs no heading.
        return ways.length === 1
          ? {
              heading: null,
              options: [{ ...ways[0], label: capital(`${heading} ${the(ways[0].label)}`) }],
            }
          : { heading: capital(heading), label: `From ${the(from)} to`, options: ways };
      }),
  ];
}
