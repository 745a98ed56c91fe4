// What each face of a die comes to: as a strip beside a roll, with the face that fell lit, and as the head of
// a table.

import { h } from "../shell/dom.js";
import { dice } from "./dice.js";

/** @typedef {{mark: string, said: string}} Face what a face of a die comes to: as a mark, and in words */

/** The faces as they are drawn above what they come to. @param {number} face */
export function faceOf(face) {
  return h("span", { class: "on-die" }, dice({ dice: [face], hit: 0 }));
}

/**
 * What each face would have come to; the result itself is said beside it.
 * @param {Face[]} faces from 1 on
 * @param {number} fell the face that fell
 */
export function outcomes(faces, fell) {
  return h(
    "span",
    { class: "outcomes", "aria-hidden": "true" },
    ...faces.map(({ mark }, index) =>
      h("span", { class: index + 1 === fell ? "fell" : null }, faceOf(index + 1), h("b", {}, mark)),
    ),
  );
}
