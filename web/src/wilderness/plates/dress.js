// How the soldiers and peoples of the war are dressed.

import { BRIGHT, BUFF, GILT, INK, RED, SKIN, WOOD } from "../../table/engraver/brush.js";
import * as hats from "../../table/engraver/hats.js";

/** @typedef {import("../../table/engraver/troops.js").Dress} Dress */

/** The white of French coats, a copper skin, and the cloths of the time. */
export const WHITE = "#f1ead9";
const GREY = "#c9c3b4";
export const COPPER = "#a8714c";
export const NAVY = "#33496f";
export const ROYAL = "#3d5f96";
const FOREST = "#4f6a45";
export const BROWN = "#6f5237";
export const LINEN = "#ddcfae";
export const SCARLET = "#b0382b";
const BUCK = "#b89566";
const STROUD = "#2f4a66";
const HODDEN = "#8b8577";

/** A hat over hair tied behind. @param {() => import("../../table/engraver/parts.js").Part[]} hat @param {string} [hair] */
const over = (hat, hair) => () => [...hats.queue(hair), ...hat()];

const REGULAR = { gaiters: BRIGHT, belts: BUFF, box: true };

/** @type {Dress} */
export const REDCOAT = {
  ...REGULAR,
  coat: SCARLET,
  facing: BUFF,
  turned: BUFF,
  vest: SCARLET,
  legs: SCARLET,
  gaiters: "#7d7768",
  head: over(() => hats.tricorn()),
};
/** @type {Dress} */
export const GRENADIER = {
  ...REDCOAT,
  facing: ROYAL,
  turned: ROYAL,
  head: over(() => hats.mitre(ROYAL)),
};
/** @type {Dress} */
export const OFFICER = {
  coat: SCARLET,
  facing: NAVY,
  turned: NAVY,
  vest: BUFF,
  legs: BUFF,
  gaiters: INK,
  sash: "#7c2332",
  head: over(() => hats.tricorn(GILT), "#8c7a63"),
};
/** @type {Dress} */
export const PROVINCIAL = {
  coat: NAVY,
  facing: SCARLET,
  turned: SCARLET,
  vest: SCARLET,
  legs: BUCK,
  gaiters: LINEN,
  belts: BUFF,
  head: over(() => hats.tricorn(LINEN)),
};
/** Men of the colonies as they come from their farms. @type {Dress} */
export const FARMER = {
  coat: BROWN,
  vest: LINEN,
  legs: BUCK,
  gaiters: LINEN,
  horn: true,
  head: over(() => hats.slouch()),
};
/** @type {Dress} */
export const HIGHLANDER = {
  coat: SCARLET,
  facing: BUFF,
  turned: undefined,
  vest: SCARLET,
  cut: "kilt",
  below: "#2f4636",
  plaid: "#26324a",
  gaiters: "#a8423a",
  belts: INK,
  head: over(() => hats.bonnet()),
};
/** @type {Dress} */
export const RANGER = {
  coat: FOREST,
  cut: "short",
  legs: BUCK,
  gaiters: BROWN,
  shoes: BROWN,
  belts: BROWN,
  horn: true,
  head: over(() => hats.scotch()),
};
/** @type {Dress} */
export const LIGHT = {
  coat: SCARLET,
  cut: "short",
  legs: BUFF,
  gaiters: STROUD,
  shoes: BROWN,
  belts: INK,
  horn: true,
  head: over(() => hats.cap()),
};
/** @type {Dress} */
export const ROYAL_AMERICAN = {
  ...REDCOAT,
  facing: ROYAL,
  turned: ROYAL,
  legs: ROYAL,
  gaiters: "#7b6a4f",
};
/** @type {Dress} */
export const FRENCHMAN = {
  ...REGULAR,
  coat: WHITE,
  facing: ROYAL,
  turned: GREY,
  vest: ROYAL,
  legs: WHITE,
  head: over(() => hats.tricorn(GILT, BRIGHT)),
};
/** @type {Dress} */
export const FRENCH_OFFICER = {
  coat: WHITE,
  facing: ROYAL,
  turned: GREY,
  vest: ROYAL,
  legs: WHITE,
  gaiters: INK,
  head: over(() => hats.tricorn(GILT, BRIGHT), "#8c7a63"),
};
/** Of the companies of the colony. @type {Dress} */
export const MARINE = { ...FRENCHMAN, coat: GREY, facing: NAVY, vest: NAVY };
/** @type {Dress} */
export const CANADIAN = {
  coat: HODDEN,
  sash: RED,
  cut: "long",
  legs: BUCK,
  gaiters: NAVY,
  shoes: BUCK,
  horn: true,
  head: over(() => hats.tuque()),
};
/** @type {Dress} */
export const COUREUR = {
  ...CANADIAN,
  coat: BUCK,
  cut: "shirt",
  head: over(() => hats.tuque(NAVY)),
};

/** @type {Dress} */
export const WARRIOR = {
  coat: LINEN,
  cut: "shirt",
  legs: STROUD,
  shoes: BUCK,
  skin: COPPER,
  sash: SCARLET,
  head: () => hats.lock(COPPER),
};
/** @type {Dress} */
export const BRAVE = {
  coat: COPPER,
  cut: "clout",
  below: SCARLET,
  legs: BUCK,
  shoes: BUCK,
  skin: COPPER,
  belts: BUCK,
  head: () => hats.roach(),
};
/** @type {Dress} */
export const SACHEM = {
  coat: STROUD,
  cut: "shirt",
  below: LINEN,
  legs: SCARLET,
  shoes: BUCK,
  skin: COPPER,
  blanket: SCARLET,
  head: () => hats.lock(COPPER, GILT),
};
/** @type {Dress} */
export const MATRON = {
  coat: SCARLET,
  cut: "gown",
  below: STROUD,
  skin: COPPER,
  legs: SCARLET,
  shoes: BUCK,
  head: () => hats.tresses(),
};
/** @type {Dress} */
export const CHEROKEE = {
  ...SACHEM,
  coat: LINEN,
  below: LINEN,
  legs: BUCK,
  blanket: NAVY,
  head: () => hats.wrapped(),
};
/** @type {Dress} */
export const SAILOR = { coat: NAVY, cut: "short", legs: LINEN, head: over(() => hats.slouch(INK)) };
/** @type {Dress} */
export const GENTLEMAN = {
  coat: "#5c4a5e",
  vest: GILT,
  legs: INK,
  gaiters: BRIGHT,
  head: () => hats.wig(),
};
/** @type {Dress} */
export const HABITANT = {
  coat: HODDEN,
  vest: LINEN,
  legs: BROWN,
  gaiters: GREY,
  head: over(() => hats.slouch()),
};
/** @type {Dress} */
export const GOODWIFE = {
  coat: STROUD,
  cut: "gown",
  below: BROWN,
  skin: SKIN,
  legs: WOOD,
  head: () => hats.coif(),
};
