// A pennant that marks the place on the map of which something is told.

import { h, s } from "../shell/dom.js";

/** Pole and flag, standing at 0, 0. */
const POLE = "M0 0V-34";
const FLAG = "M0-34L24-28L0-21z";

/** A pennant above a lit ring. */
export function pennant() {
  return h(
    "span",
    { class: "pennant" },
    s(
      "svg",
      { viewBox: "-30 -40 60 56" },
      s("ellipse", { class: "lit", rx: "22", ry: "9" }),
      s(
        "g",
        { class: "staff" },
        s("path", { class: "pole", d: POLE }),
        s("path", { class: "flag", d: FLAG }),
      ),
    ),
  );
}
