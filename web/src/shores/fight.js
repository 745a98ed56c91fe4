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
  prize,
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

/** A merchant brig under the flag of her captors, 44 by 36 units. */
const PRIZE = [
  ["spars", "M14 5h1.400v23h-1.400zM27 3h1.400v25h-1.400zM36 24L45 19l.6 1.200L37 26z"],
  ["canvas", "M9 7Q15 9 20 7L22 15Q15 18 8 15zM8 16Q15 19 22 16L22 24Q15 27 7 24z"],
  ["canvas", "M22 5Q28 7 33 5L35 14Q28 17 21 14zM23 15Q28 18 36 15L36 24Q28 27 22 24z"],
  ["hull", "M3 26H39Q41 26 42 25Q41 32 36 34H8Q4 33 3 26z"],
  ["strake", "M4 28.500H40L39.500 30H4.600z"],
  ["ensign", "M3 25V15L-6 16.500L-5 20L3 19.500z"],
];

/** A merchant ship that raiders have captured. @param {Scene} scene @param {import("../table/scene.js").Roll} roll */
function prize({ kind }, { side }) {
  if (kind !== "raid" || side !== "Tripolitan") return null;
  return s(
    "svg",
    { viewBox: "-7 0 54 36", "aria-hidden": "true" },
    ...PRIZE.map(([paint, d]) => s("path", { class: paint, d })),
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
