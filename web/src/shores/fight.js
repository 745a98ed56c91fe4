// What fights look like.

import { s } from "../shell/dom.js";
import { engraved } from "./art.js";
import { field } from "./field.js";
import { pieceName, pieces } from "./names.js";
import { picture } from "./pieces.js";
import { FOCUS, spot } from "./places.js";

/** Tripoli and its zone lie west of this, in sheet units. */
const FAR_EAST = 780;

/** @type {import("../table/fight.js").FightLook} */
export const FIGHTS = {
  field,
  picture,
  impact,
  name: pieceName,
  pieces,
  region(place) {
    const [x] = spot(place) ?? [0, 0];
    return { east: x > FOCUS.x + FOCUS.width / 2, "far-east": x > FAR_EAST };
  },
};

/** A brief effect where a shot has hit. */
function impact() {
  return s(
    "svg",
    {
      class: "impact vignette",
      viewBox: "-22 -22 44 44",
      "aria-hidden": "true",
      animationend: ({ currentTarget }) => /** @type {Element} */ (currentTarget).remove(),
    },
    engraved(["blast", 0, 0]),
  );
}
