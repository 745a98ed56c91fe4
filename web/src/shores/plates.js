// The pictures of the game: each a recipe, which the engraver draws. Cards have theirs by name.

import { CORSAIRS } from "./plates/corsairs.js";
import { COUNCIL } from "./plates/council.js";
import { ENDINGS } from "./plates/endings.js";
import { GROUNDS } from "./plates/grounds.js";
import { LAND } from "./plates/land.js";
import { PEOPLE } from "./plates/people.js";
import { SCENES } from "./plates/scenes.js";
import { SEA } from "./plates/sea.js";
import { WAYS } from "./plates/ways.js";

/** @typedef {import("../table/engraver/plate.js").Crop} Crop */
/**
 * @typedef {Record<string, (crop: Crop) => import("../table/engraver/plate.js").Recipe>} Plates
 *   recipes by name
 */

/** @type {Plates} */
export const PLATES = {
  ...PEOPLE,
  ...SEA,
  ...CORSAIRS,
  ...LAND,
  ...COUNCIL,
  ...GROUNDS,
  ...SCENES,
  ...ENDINGS,
  ...WAYS,
};
