// What lies behind a fight.

import { picture } from "../table/pictures.js";
import { facts } from "./facts.js";
import { HARBORS } from "./places.js";

/** @typedef {import("../table/scene.js").Scene} Scene */

/**
 * The background of a fight.
 * @param {Scene} scene
 */
export function field(scene) {
  const image = picture(`ground: ${groundOf(scene)}`, "banner");
  image.classList.add("field");
  return image;
}

/** @param {Scene} scene */
function groundOf({ kind, place }) {
  if (kind === "ground combat") return "desert";
  if (kind === "bombardment") return "beach";
  if (kind === "raid") return "merchants";
  if (!(place in HARBORS)) return "sea";
  if (facts.nations[place] === "ally") return "ally";
  return "Tripoli";
}
