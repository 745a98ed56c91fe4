// What fights look like.

import { s } from "../shell/dom.js";
import { fill } from "../shell/text.js";
import { picture as plate } from "../table/pictures.js";
import { pieceTitle } from "./facts.js";
import { picture, REDUCED, whole } from "./pieces.js";
import { SPACES } from "./places.js";
import words from "./words/fight.json" with { type: "json" };

/** @typedef {import("../table/scene.js").Scene} Scene */

/** The kinds of fights about a place. */
const ATTACKED = ["assault", "siege", "raid"];

/** @type {import("../table/fight.js").FightLook} */
export const FIGHTS = {
  field(scene, steps) {
    const war = /** @type {import("../../types/wilderness").Scene} */ (scene);
    const image = plate(`ground: ${groundOf(war, steps)}`, "banner");
    image.classList.add("field");
    // What is attacked is drawn on the right, where the British stand.
    const attacked = ATTACKED.includes(scene.kind);
    image.classList.toggle("mirrored", attacked && war.active === war.forces[1].side);
    return image;
  },
  picture,
  prize: () => null,
  impact: () => [
    s(
      "svg",
      {
        class: "impact",
        viewBox: "-22 -22 44 44",
        "aria-hidden": "true",
        animationend: ({ currentTarget }) => /** @type {Element} */ (currentTarget).remove(),
      },
      s("path", {
        class: "burst",
        d: "M0-16l4 9 9-4-4 9 9 4-10 3 3 9-9-4-6 7-1-10-11 1 6-8-8-7 11 1z",
      }),
    ),
  ],
  miss: () =>
    s(
      "svg",
      { viewBox: "-16 -32 32 34", "aria-hidden": "true" },
      s("path", { class: "dust", d: "M-10 0Q-14-7-7-10Q-5-18 2-14Q10-16 10-8Q15-4 10 0z" }),
    ),
  name,
  pieces: (piece, count) =>
    count > 1 ? fill(words.several, { piece: name(piece), count }) : name(piece),
};

/** @param {string} piece */
function name(piece) {
  const title = pieceTitle(whole(piece));
  return piece.startsWith(REDUCED) ? fill(words.reduced, { piece: title }) : title;
}

/** @param {import("../../types/wilderness").Scene} scene @param {number} steps how many of them are shown */
function groundOf({ kind, place, burns }, steps) {
  if (burns !== null && burns <= steps) return "burning";
  if (ATTACKED.includes(kind)) return kind;
  const terrain = SPACES[place]?.terrain ?? "none";
  return terrain === "none" ? "wilderness" : terrain;
}
