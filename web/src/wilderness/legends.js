// The names of waters and countries: how each is lettered, and where it stands.

import words from "./words/sheet.json" with { type: "json" };

/** @typedef {keyof typeof words.legends} Key */
/**
 * How letters look: their size, how far they stand apart in terms of it, and whether they are
 * capitals.
 * @type {Record<string, {size: number, spacing: number, capitals?: boolean}>}
 */
export const LOOKS = {
  ocean: { size: 38, spacing: 0.28 },
  sea: { size: 36, spacing: 0.16 },
  lake: { size: 37, spacing: 0.1 },
  strait: { size: 19, spacing: 0.08 },
  country: { size: 36, spacing: 0.55, capitals: true },
  colony: { size: 36, spacing: 0.3, capitals: true },
};

/**
 * Each legend: its look, the middle of its line, by how many degrees it is turned, how far the middle
 * of its line sinks below its ends, and, if the build may move it to where there is room, how far.
 * @type {Record<Key, {look: keyof typeof LOOKS, at: [number, number], turn?: number, sag?: number,
 *   free?: number}>}
 */
export const LEGENDS = {
  ontario: { look: "sea", at: [960, 512], turn: 13, sag: 6 },
  erie: { look: "lake", at: [232, 600], turn: 8, sag: -6 },
  huron: { look: "lake", at: [268, 132], turn: -16, sag: -6 },
  atlantic: { look: "ocean", at: [2306, 1228], turn: 2, sag: -22 },
  maineGulf: { look: "sea", at: [2270, 1010], turn: -6, sag: -8 },
  sound: { look: "strait", at: [1604, 1275], turn: -5 },
  chesapeake: { look: "strait", at: [842, 1530], turn: 68, free: 30 },
  delawareBay: { look: "strait", at: [1010, 1500], turn: 66, free: 30 },
  canada: { look: "country", at: [1240, 128], turn: -3, sag: -16 },
  acadia: { look: "country", at: [2390, 800], turn: -4, sag: -8 },
  abenakis: { look: "colony", at: [2226, 520], turn: -4, free: 60 },
  newEngland: { look: "colony", at: [1760, 1040], free: 160 },
  newYork: { look: "colony", at: [1350, 1080], free: 160 },
  pennsylvania: { look: "colony", at: [760, 1040], free: 200 },
  maryland: { look: "colony", at: [800, 1470], free: 90 },
  virginia: { look: "colony", at: [420, 1560], free: 90 },
  sixNations: { look: "colony", at: [1000, 790], free: 200 },
  ohioCountry: { look: "colony", at: [300, 860], free: 150 },
};

/** Legends that are shown only from afar, where few names of spaces are. */
export const FAR_LOOKS = ["colony"];

/** @param {Key} key */
export const wording = (key) => words.legends[key];
