// Which options are chosen on the map and which are buttons: pure functions of the options and of
// what has been selected.

import { fill } from "../shell/text.js";
import { aPiece, cardTitle, pieceName, the } from "./names.js";
import { ZONES } from "./places.js";
import words from "./words/map.json" with { type: "json" };

/** @typedef {import("../../types/shores").Option} Option */

/** The number of destinations that can be looked at together. */
const FEW = 3;

/** @typedef {import("../table/map.js").Choice<Option>} Choice */

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
  const moves = new Map(journeys.map((option) => [String(option.source), String(option.piece)]));
  return { source, sources, reached, targets, hits, moves, last: last?.target ?? null };
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
 * @param {string | null} [promptCard] the card named in the prompt
 * @param {Option | null} [last] the last move awaiting confirmation, which has a button of its own
 * @returns {import("../shell/options.js").Group[]}
 */
export function listed(options, chosen, promptCard, last = null) {
  return last
    ? grouped(options.flatMap(besides(last)), chosen, promptCard)
    : grouped(options, chosen, promptCard);
}

/**
 * The button that confirms a last move which begins a fight.
 * @param {Option | null} last
 * @returns {import("../shell/options.js").Group[]}
 */
export function confirmed(last) {
  if (!last) return [];
  const { begins, piece, source, target } = last;
  const label = fill(words.confirmMove, {
    piece: aPiece(String(piece)),
    source: the(String(source)),
    target: the(String(target)),
    begins,
  });
  return [{ heading: null, options: [{ ...last, label }] }];
}

/**
 * How options are shown beside a last move to be confirmed.
 * @param {Option} last
 * @returns {(option: Option) => Option[]}
 */
function besides(last) {
  return (option) => {
    if (option === last) return [];
    if (!option.begins || option.target) return [option];
    return [{ ...option, label: fill(words.withoutThisMove, { option: option.label }) }];
  };
}

/**
 * @param {Option[]} options
 * @param {string | null} chosen
 * @param {string | null} [promptCard]
 * @returns {import("../shell/options.js").Group[]}
 */
function grouped(options, chosen, promptCard) {
  const { source, sources } = narrowed(options, chosen);
  if (options.every(({ offered }) => offered === "card")) return [];
  const journeys = options.filter((option) => option.source && option.target);
  const others = options
    .filter((option) => !journeys.includes(option))
    .map((option) =>
      option.card && option.card !== promptCard
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
