// The pieces as SVG symbols: a shape for each kind, a mark for each side, a broken hull when damaged.

import { s } from "../shell/dom.js";

/** Shapes in a box of 32 by 28, hull at the bottom. */
const HULL = "M2.5 20.5h27l-4.5 6H8z";
const SQUARE_SAILS = "M7 4.5h8v5H6.6zM6 10.5h9.4v7.5H5zM17 2.5h8v6h-8zM17 9.5h8.8l1.2 8.5H17z";
const LATEEN = "M18 2c1 7-3 13.5-13 16.5h13zM20 6c1 5 3 9.5 8 12.5h-8z";
const STAR = "M16 8l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.5-2.5 1.5.6-2.8-2.1-1.9 2.8-.3z";
const CRESCENT = "M18.5 8a4.6 4.6 0 1 0 2.6 6.6A3.8 3.8 0 0 1 18.5 8z";
const CROSS = "M14.8 7.5h2.4v3.3h3.3v2.4h-3.3v3.3h-2.4v-3.3h-3.3v-2.4h3.3z";
const BOX = "M6 7.5h20v19H6z";
const BOX_LID = "M6 7.5l4-4h20l-4 4zM26 7.5l4-4v19l-4 4z";
const CRACK = "M12 28l4-5-3-3 5-5-2-4 5-7";

/** @type {Record<string, {shapes: string[], shade?: string, mark: string | null, side: string, damaged?: boolean}>} */
export const KINDS = {
  "American frigate": { shapes: [HULL, SQUARE_SAILS], mark: STAR, side: "american" },
  "damaged American frigate": {
    shapes: [HULL, SQUARE_SAILS],
    mark: STAR,
    side: "american",
    damaged: true,
  },
  gunboat: {
    shapes: ["M3 18.5h26l-3 7H7z", "M15 6h2v12h-2zM17.5 7l9 5-9 5z", "M3 14.5h8v3H3z"],
    mark: null,
    side: "american",
  },
  "Swedish frigate": { shapes: [HULL, SQUARE_SAILS], mark: CROSS, side: "swedish" },
  Marine: { shapes: [BOX], shade: BOX_LID, mark: STAR, side: "american" },
  "Arab infantry": {
    shapes: [BOX],
    shade: BOX_LID,
    mark: "M16 12a5 5 0 1 0 .1 0z",
    side: "arab",
  },
  "Tripolitan frigate": { shapes: [HULL, SQUARE_SAILS], mark: CRESCENT, side: "tripolitan" },
  "damaged Tripolitan frigate": {
    shapes: [HULL, SQUARE_SAILS],
    mark: CRESCENT,
    side: "tripolitan",
    damaged: true,
  },
  "Tripolitan corsair": { shapes: [HULL, LATEEN], mark: null, side: "tripolitan" },
  "allied corsair": { shapes: [HULL, LATEEN, "M6 0h20v2.4H6z"], mark: null, side: "allied" },
  "Tripolitan infantry": { shapes: [BOX], shade: BOX_LID, mark: CRESCENT, side: "tripolitan" },
};

/**
 * A number of pieces in words.
 * @param {string} kind
 * @param {number} count
 */
export function inWords(kind, count) {
  return `${count} ${kind}${count === 1 || kind.endsWith("infantry") ? "" : "s"}`;
}

/**
 * A stack of pieces of one kind, 32 units wide, with its number when there are several.
 * @param {string} kind
 * @param {number} count
 * @returns {SVGElement}
 */
export function stack(kind, count) {
  const { shapes, shade, mark, side, damaged } = KINDS[kind];
  return s(
    "g",
    { class: `piece ${side}` },
    s("rect", { x: "-2", y: "-4", width: "38", height: "34", class: "grip" }),
    shade ? s("path", { d: shade, class: "body shade" }) : null,
    ...shapes.map((d) => s("path", { d, class: "body" })),
    mark ? s("path", { d: mark, class: "mark" }) : null,
    damaged ? s("path", { d: CRACK, class: "crack" }) : null,
    damaged ? s("path", { d: CRACK, class: "crack inner" }) : null,
    count > 1 ? s("rect", badge(count)) : null,
    count > 1 ? s("text", { x: "29", y: "9", class: "number" }, String(count)) : null,
  );
}

/** Where the number of a stack stands, one figure or two. @param {number} count */
function badge(count) {
  const width = count > 9 ? 22 : 16;
  return {
    x: `${29 - width / 2}`,
    y: "-3",
    width: `${width}`,
    height: "16",
    rx: "8",
    class: "badge",
  };
}

/** One piece as a picture in the text. @param {string} kind @returns {SVGElement} */
export function picture(kind) {
  return s("svg", { viewBox: "-2 -4 38 34", class: "ship", "aria-hidden": "true" }, stack(kind, 1));
}
