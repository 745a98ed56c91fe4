// The pictures on the cards: each a small engraving of its subject, composed of parts drawn here.
// Ink on paper; the color is the side's.

import { s } from "../shell/dom.js";
import { SHAPES } from "./pieces.js";
import { SCENES } from "./scenes.js";
import { PARTS } from "./strokes.js";

/** The size of a picture, in its own units. */
const [WIDTH, HEIGHT] = [120, 72];
/** Where the sky ends, and the spacing of its lines at the top. */
const [HORIZON, CLOSE] = [40, 2.2];

/** The names of the cards that have a picture. */
export const PICTURED = Object.keys(SCENES);

/** @type {Map<string, SVGElement>} */
const drawn = new Map();

/**
 * The picture of a card.
 * @param {string} name
 * @returns {SVGElement}
 */
export function vignette(name) {
  let found = drawn.get(name);
  if (!found) {
    found = engraving(SCENES[name] ?? []);
    drawn.set(name, found);
  }
  return /** @type {SVGElement} */ (found.cloneNode(true));
}

/**
 * A picture, by default of the size used on the cards.
 * @param {import("./scenes.js").Placed[]} parts from back to front
 * @param {number} [width]
 * @param {number} [height]
 * @returns {SVGElement}
 */
export function engraving(parts, width = WIDTH, height = HEIGHT) {
  return s(
    "svg",
    {
      class: "vignette",
      viewBox: `0 0 ${width} ${height}`,
      // If there is room above the picture, show more sky.
      preserveAspectRatio: "xMidYMax meet",
      "aria-hidden": "true",
    },
    s("rect", { class: "sky", y: `${-height}`, width: `${width}`, height: `${2 * height}` }),
    s("path", { class: "hatch", d: hatch(width, HORIZON, -height) }),
    ...parts.map(engraved),
  );
}

/**
 * The hatched sky: horizontal lines that get closer toward the top.
 * @param {number} width
 * @param {number} horizon where they end
 * @param {number} [top] where they begin; evenly spaced at first
 */
export function hatch(width, horizon, top = 3) {
  let d = "";
  for (let y = top, step = CLOSE; y < horizon; y += step) {
    d += `M2 ${y.toFixed(1)}h${width - 4}`;
    if (y >= 3) step *= 1.16;
  }
  return d;
}

/** A part of a picture, placed. @param {import("./scenes.js").Placed} part */
export function engraved([name, x, y, scale = 1, turn = 0]) {
  const shape = SHAPES[name];
  const path = (/** @type {string} */ look, /** @type {string | undefined} */ d) =>
    d ? s("path", { class: look, d }) : null;
  if (shape) {
    const { solid, sails, oars, held, belts, ports } = shape;
    return s(
      "g",
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-32 -52)` },
      path("line", oars),
      path("ink", solid + (held ?? "")),
      path("pale", sails),
      path("belt", (ports ?? "") + (belts ?? "")),
    );
  }
  const { wash, pale, ink, line } = PARTS[name];
  return s(
    "g",
    { class: `part-${name}`, transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    path("wash", wash),
    path("pale", pale),
    path("ink", ink),
    path("line", line),
  );
}
