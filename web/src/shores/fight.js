// What fights look like.

import { s } from "../shell/dom.js";
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

/** A burst of splinters. */
const BURST = Array.from({ length: 24 }, (_, index) => {
  const [turn, far] = [(index * Math.PI) / 12, index % 2 ? 9 : 20 - (index % 3) * 3];
  return `${index ? "L" : "M"}${(Math.sin(turn) * far).toFixed(1)} ${(-Math.cos(turn) * far).toFixed(1)}`;
}).join("");

/** A brief effect where a shot has hit. */
function impact() {
  return s(
    "svg",
    {
      class: "impact",
      viewBox: "-22 -22 44 44",
      "aria-hidden": "true",
      animationend: ({ currentTarget }) => /** @type {Element} */ (currentTarget).remove(),
    },
    s("path", { class: "burst", d: BURST }),
  );
}
