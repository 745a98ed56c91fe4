// Pictures of marches, camps and fights on land.

import { BRIGHT, put, SAND } from "../../table/engraver/brush.js";
import { camel, soldier, warrior } from "../../table/engraver/figures.js";
import { dunes, sky, split } from "../../table/engraver/grounds.js";
import { palm, tent } from "../../table/engraver/places.js";

/** @type {import("../plates.js").Plates} */
export const LAND = {
  "Hamet's Army Created": () => {
    const sun = { x: 22, y: 20, reach: 22, strength: 0.5 };
    const sand = dunes({ seed: 2, from: 44 });
    const edge = (/** @type {number} */ x) => 46 + 3 * Math.sin(x / 17);
    return {
      tone: split(edge, sky({ low: 0.1, high: 0.5, lights: [sun] }), sand.tone),
      bend: sand.bend,
      tall: { x0: 12, x1: 76, y0: -8, y1: 72 },
      paper: SAND,
      light: { x: 22, y: 20, r: 50, color: "#fff2c4" },
      over:
        `<circle cx="22" cy="20" r="7" fill="${BRIGHT}"/>` +
        put(tent(), 100, 50, 0.8) +
        put(palm(), 110, 52, 0.9) +
        put(camel({ rider: true }), 84, 60, 0.9) +
        put(warrior(), 58, 66, 1) +
        put(warrior({ pose: "charges" }), 42, 68, 1) +
        put(soldier({ pose: "marches" }), 26, 70, 1.1),
    };
  },
};
