// Which options are chosen on the map and which are buttons: pure functions of the options and of
// what has been selected.

import { fill } from "../shell/text.js";
import { cardTitle, pieceName, the } from "./names.js";
import { ZONES } from "./places.js";
import words from "./words/map.json" with { type: "json" };

/** @typedef {import("../../types/shores").Option} Option */

/** The number of destinations that can be looked at together. */
const FEW = 3;

/**
 * @typedef {{source: string | null, sources: Set<string>, reached: Set<string>,
 *   targets: Map<string, Option>, hits: Map<string, Option>, sails: Map<string, string>,
 *   last: string | null}} Choice
 *   the selected source; the possible sources and the places that can be reached from any; the
 *   option chosen by pressing a place; the option by which a kind of piece takes the hit; the kind
 *   that can leave each place; the target of a last move that has to be confirmed
 */

/**
 * @param {Option[]} options
 * @param {string | null} chosen the place selected as a source
 * @param {Option | null} [last] the last move awaiting confirmation
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

/**
 * The places that a question is about, if they are few: those to choose from, or those that pieces
 * may go between. Nothing where ships may sail almost anywhere.
 * @param {Option[]} options
 * @param {string | null} [place] where the question is asked
 * @returns {string[]}
 */
export function about(options, place) {
  const { sources, reached, targets } = narrowed(options, null);
  if (reached.size > FEW) return [];
  return [...new Set([...(place ? [place] : []), ...reached, ...sources, ...targets.keys()])];
}

/** Patrol zones before harbors, easternmost first. @param {Option[]} ways */
function patrolsFirst(ways) {
  const zone = (/** @type {Option} */ { target }) => Boolean(target && target in ZONES);
  return [...ways.filter(zone).reverse(), ...ways.filter((way) => !zone(way))];
}

/**
 * The options shown as buttons: first those that end the decision, then the journeys by source.
 * Options that are chosen on cards get no button.
 * @param {Option[]} options
 * @param {string | null} chosen if a source is selected, only journeys from there
 * @param {string | null} [asked] the card named in the prompt
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
        ? {
            ...option,
            label: fill(words.withCard, { option: option.label, card: cardTitle(option.card) }),
          }
        : option,
    );
  return [
    { heading: null, options: others },
    ...[...sources]
      .filter((from) => !source || from === source)
      .map((from) => {
        const gaps = { piece: pieceName(String(journeys[0].piece)), source: the(from) };
        const to = (/** @type {Option} */ { target, begins }) => ({
          ...gaps,
          target: the(String(target)),
          begins,
        });
        const ways = patrolsFirst(journeys.filter((option) => option.source === from));
        // A single option needs no heading.
        return ways.length === 1
          ? {
              heading: null,
              options: ways.map((way) => ({
                ...way,
                label: fill(way.begins ? words.journeyBegins : words.journey, to(way)),
              })),
            }
          : {
              heading: fill(words.journeys, gaps),
              label: fill(words.journeysFrom, gaps),
              options: ways.map((way) => ({ ...way, spoken: fill(words.journeyTo, to(way)) })),
            };
      }),
  ];
}
