// How the people of the game are dressed.

import { BLUE, BRIGHT, BUFF, GILT, GREEN, RED, TAN } from "../../table/engraver/brush.js";

/** @typedef {import("../../table/engraver/camps.js").Dress} Dress */

const BROWN = "#a9774d";
/** @type {Dress} */
export const MARINE = { coat: BLUE, legs: BRIGHT, hat: "round", belts: true };
/** @type {Dress} */
export const OFFICER = { coat: BLUE, legs: BUFF, hat: "cocked", sash: RED, sword: true };
/** @type {Dress} */
export const ARAB = { coat: BRIGHT, robe: BRIGHT, hat: "turban", sash: RED, skin: BROWN };
/** @type {Dress} */
export const BEDOUIN = { coat: BUFF, robe: BUFF, hat: "hood", skin: BROWN };

/** People aboard and in harbors, seen closer. */
/** @type {Record<"marine" | "officer" | "sailor" | "rover" | "captain" | "worker" | "gunner", import("../../table/engraver/harbors.js").Dress>} */
export const CREW = {
  marine: { coat: BLUE, legs: BRIGHT, hat: "round", belts: true },
  officer: { coat: BLUE, legs: BRIGHT, hat: "cocked" },
  sailor: { coat: BRIGHT, legs: BLUE, hat: "cap", wide: 2.8 },
  rover: {
    coat: RED,
    legs: BRIGHT,
    hat: "turban",
    skin: TAN,
    sash: GILT,
    beard: true,
    wide: 3.6,
  },
  captain: {
    coat: GREEN,
    legs: RED,
    hat: "turban",
    skin: TAN,
    sash: GILT,
    beard: true,
    wide: 3.6,
  },
  worker: { coat: BUFF, legs: BRIGHT, hat: "turban", skin: TAN, sash: RED, wide: 3.4 },
  gunner: { coat: BRIGHT, legs: BLUE, hat: "turban", skin: TAN, sash: RED, beard: true, wide: 3.6 },
};
