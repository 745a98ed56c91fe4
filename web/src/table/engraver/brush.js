// What is drawn on top of the engraved lines: crisp shapes of ink, paper and color.

/** The colors of all pictures: ink, paper, the washes of sky, sea and land, fire and gilt, skin. */
export const INK = "#2b2118";
export const PAPER = "#f5ead0";
export const BRIGHT = "#fff6df";
export const STONE = "#e2c690";
export const SHADE = "#8a7350";
export const WOOD = "#6b4a2c";
export const FIRE = "#ee8526";
export const FLAME = "#bf3a1d";
export const GILT = "#d9a441";
export const BLUE = "#3d6397";
export const RED = "#a8352a";
export const GREEN = "#5d7048";
export const SEA = "#a9c1cd";
export const SKY = "#c7d3d8";
export const NIGHT = "#8fa3b5";
export const SAND = "#ecd6a3";
export const DUSK = "#efc79a";
export const BUFF = "#e9d9b0";
export const ROOM = "#d9c49a";
export const SKIN = "#e3bd93";
export const TAN = "#b98a60";

/** A number as it is written in a path. @param {number} value */
export const n = (value) => String(Math.round(value * 100) / 100);

/**
 * A shape.
 * @param {string} d
 * @param {string} [fill]
 * @param {string} [stroke]
 * @param {number} [width]
 */
export function shape(d, fill = INK, stroke = "", width = 0.4) {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${n(width)}"` : "";
  return `<path d="${d}" fill="${fill}"${line}/>`;
}

/** A shape of some color with a line of ink around it. @param {string} d @param {string} fill @param {number} [width] */
export const cut = (d, fill, width = 0.4) => shape(d, fill, INK, width);

/** A line. @param {string} d @param {number} [width] @param {string} [color] */
export const line = (d, width = 0.4, color = INK) => shape(d, "none", color, width);

/** A disc. @param {number} x @param {number} y @param {number} r @param {string} [fill] @param {string} [stroke] @param {number} [width] */
export function disc(x, y, r, fill = INK, stroke = "", width = 0.4) {
  const edge = stroke ? ` stroke="${stroke}" stroke-width="${n(width)}"` : "";
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${edge}/>`;
}

/**
 * A part moved to a place: its base at x, y.
 * @param {string} drawn
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 * @param {{turn?: number, flip?: boolean, opacity?: number}} [how] `flip`: it faces the other way
 */
export function put(drawn, x, y, scale = 1, { turn = 0, flip = false, opacity = 1 } = {}) {
  const size = flip ? `${n(-scale)} ${n(scale)}` : n(scale);
  const rotate = turn ? ` rotate(${n(turn)})` : "";
  const faint = opacity < 1 ? ` opacity="${n(opacity)}"` : "";
  return `<g transform="translate(${n(x)} ${n(y)})${rotate} scale(${size})"${faint}>${drawn}</g>`;
}

/**
 * Parallel hatches that shade a shape: from x0 to x1 in steps, each from y0 to y1.
 * @param {number} x0
 * @param {number} x1
 * @param {number} y0
 * @param {number} y1
 * @param {number} [step]
 * @param {number} [width]
 * @param {number} [lean] how far the lower end lies to the right
 */
export function hatches(x0, x1, y0, y1, step = 0.8, width = 0.22, lean = 0) {
  let d = "";
  for (let x = x0; x <= x1; x += step) d += `M${n(x)} ${n(y0)}L${n(x + lean)} ${n(y1)}`;
  return line(d, width);
}

/** A source of numbers from 0 to 1 that is the same each time. @param {number} seed */
export function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
