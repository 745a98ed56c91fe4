// What fights look like.

import { s } from "../shell/dom.js";
import { field } from "./field.js";
import { pieceName, pieces } from "./names.js";
import { picture } from "./pieces.js";

/** @typedef {import("../table/scene.js").Scene} Scene */

/** @type {import("../table/fight.js").FightLook} */
export const FIGHTS = {
  field,
  picture,
  impact,
  miss,
  name: pieceName,
  pieces,
};

/** A burst of splinters. */
const BURST = Array.from({ length: 24 }, (_, index) => {
  const [turn, far] = [(index * Math.PI) / 12, index % 2 ? 9 : 20 - (index % 3) * 3];
  return `${index ? "L" : "M"}${(Math.sin(turn) * far).toFixed(1)} ${(-Math.cos(turn) * far).toFixed(1)}`;
}).join("");

/** A mast with its sails, which falls when a ship is damaged. */
const MAST = "M-1-24H1V14H-1z";
const SAILS = "M-11-20Q0-17 11-20L12-8Q0-4-12-8zM-13-6Q0-2 13-6L14 6Q0 10-14 6z";
/** Water thrown up by a shot, and sand. */
const SPLASH = "M-5 0Q-4-16-7-24Q-3-20-1-30Q1-20 5-27Q3-14 6 0z";
const DUST = "M-10 0Q-14-7-7-10Q-5-18 2-14Q10-16 10-8Q15-4 10 0z";

/**
 * A burst where a shot has hit; the mast of a ship that is damaged falls.
 * @param {import("../table/scene.js").Condition} struck
 */
function impact({ state }) {
  const burst = brief("impact", s("path", { class: "burst", d: BURST }));
  if (state !== "damaged") return [burst];
  const mast = brief(
    "impact falling",
    s("path", { class: "mast", d: MAST }),
    s("path", { class: "sails", d: SAILS }),
  );
  return [mast, burst];
}

/**
 * Where a shot falls short: water or sand. The dice for gold of raiders are no shots.
 * @param {Scene} scene
 * @param {string} side
 */
function miss({ kind }, side) {
  if (kind === "raid" && side === "Tripolitan") return null;
  const ashore = kind === "ground combat" || (kind === "bombardment" && side === "American");
  return s(
    "svg",
    { viewBox: "-16 -32 32 34", "aria-hidden": "true" },
    s("path", { class: ashore ? "dust" : "splash", d: ashore ? DUST : SPLASH }),
  );
}

/** An effect that is removed when it is over. @param {string} look @param {...Element} shapes */
function brief(look, ...shapes) {
  return s(
    "svg",
    {
      class: look,
      viewBox: "-22 -22 44 44",
      "aria-hidden": "true",
      animationend: ({ currentTarget }) => /** @type {Element} */ (currentTarget).remove(),
    },
    ...shapes,
  );
}
