// Dice with their faces.

import { h, s } from "../shell/dom.js";

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die; one with more than six sides shows a number. @param {number} face @param {boolean} hit */
function die(face, hit) {
  const pips = PIPS[face]?.map((spot) =>
    s("circle", {
      cx: `${6.5 + (spot % 3) * 6.5}`,
      cy: `${6.5 + Math.floor(spot / 3) * 6.5}`,
      r: "2.2",
    }),
  );
  return s(
    "svg",
    { viewBox: "0 0 26 26", class: hit ? "die hit" : "die", "data-face": String(face) },
    s("rect", { x: "1", y: "1", width: "24", height: "24", rx: "5" }),
    ...(pips ?? [s("text", { x: "13", y: "18", "text-anchor": "middle" }, String(face))]),
  );
}

/**
 * Dice, with hits marked; null if none were rolled.
 * @param {{dice?: number[], hit?: number}} roll `hit` is the lowest number that hits; 0 if none does
 */
export function dice({ dice: faces, hit }) {
  if (!faces) return null;
  return h(
    "span",
    { class: "dice", "aria-hidden": "true" },
    ...faces.map((face) => die(face, Boolean(hit) && face >= Number(hit))),
  );
}
