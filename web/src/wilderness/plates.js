// The pictures of the game: each a recipe, which the engraver draws. Cards have theirs by number and title.

import { CAMPAIGNS } from "./plates/campaigns.js";
import { COLONIES } from "./plates/colonies.js";
import { GROUNDS } from "./plates/grounds.js";
import { PEOPLES } from "./plates/peoples.js";
import { PERSONS } from "./plates/persons.js";
import { REGIMENTS } from "./plates/regiments.js";
import { RIVERS } from "./plates/rivers.js";
import { SCENES } from "./plates/scenes.js";
import { SIEGES } from "./plates/sieges.js";
import { WOODLAND } from "./plates/woodland.js";

/** @typedef {import("../table/engraver/plate.js").Crop} Crop */
/**
 * @typedef {Record<string, (crop: Crop) => import("../table/engraver/plate.js").Recipe>} Plates
 *   recipes by name
 */

/** @type {Plates} */
export const PLATES = {
  ...CAMPAIGNS,
  ...COLONIES,
  ...PEOPLES,
  ...PERSONS,
  ...REGIMENTS,
  ...RIVERS,
  ...SIEGES,
  ...GROUNDS,
  ...SCENES,
  ...WOODLAND,
};
