// The pictures on the cards: each a recipe, which the engraver draws.

import { LAND } from "./plates/land.js";
import { PEOPLE } from "./plates/people.js";
import { SCENES } from "./plates/scenes.js";
import { SEA } from "./plates/sea.js";

/** @typedef {import("../table/engraver/plate.js").Crop} Crop */
/**
 * @typedef {Record<string, (crop: Crop) => import("../table/engraver/plate.js").Recipe>} Plates
 *   recipes by the name of the card
 */

/** @type {Plates} */
export const PLATES = { ...PEOPLE, ...SEA, ...LAND, ...SCENES };
