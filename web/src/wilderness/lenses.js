// The lenses: what the map shows besides pieces, one at a time.

import { byId, h, write } from "../shell/dom.js";
import words from "./words/map.json" with { type: "json" };

/** @typedef {import("./board.js").Lens} Lens */

/** @type {Lens[]} */
const LENSES = ["", "supply", "winter", "control"];

/**
 * Create the buttons.
 * @param {(lens: Lens) => void} look through a lens
 */
export function makeLenses(look) {
  byId("lenses").replaceChildren(
    ...LENSES.filter(Boolean).map((lens) =>
      h(
        "button",
        {
          type: "button",
          "data-lens": lens,
          "aria-pressed": "false",
          click: () => look(byId("lenses").dataset.lens === lens ? "" : lens),
        },
        words.lenses[lens],
      ),
    ),
  );
}

/** Mark the lens in use, with its legend. @param {Lens} lens */
export function markLens(lens) {
  byId("lenses").dataset.lens = lens;
  for (const button of byId("lenses").querySelectorAll("button"))
    button.setAttribute("aria-pressed", String(button.dataset.lens === lens));
  write(byId("legend"), words.legends[lens]);
}

/** The lens after another. @param {Lens} lens */
export function nextLens(lens) {
  return LENSES[(LENSES.indexOf(lens) + 1) % LENSES.length];
}
