// Journeys in the log: the legs of one are told as one.

import { fill } from "./text.js";
import words from "./words/news.json" with { type: "json" };

/** @typedef {{who: string, from: string, to: string}} Leg who goes from where to where */

/**
 * Whether a journey goes on.
 * @param {Partial<Leg> | undefined} before
 * @param {Partial<Leg> | undefined} leg
 */
export function goesOn(before, leg) {
  return Boolean(leg?.who) && leg?.who === before?.who && leg?.from === before?.to;
}

/** Where else a journey led. @param {(string | undefined)[]} places */
export function onward(places) {
  return fill(words.onward, { places: places.join(words.then) });
}
