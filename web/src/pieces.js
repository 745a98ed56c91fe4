// The pieces as SVG symbols: a shape for each kind, a mark for each side, a crack when damaged.

import { s } from "./dom.js";

/** Shapes in a box of 32 by 28, hull at the bottom. */
const HULL = "M3 20h26l-4 6H8z";
const SQUARE_SAILS = "M8 4h7v14H6c2-5 2-9 2-14zM17 2h8c-1 6 0 11 2 16H17z";
const LATEEN = "M18 2c1 7-3 13-12 16h12zM20 6c1 5 3 9 7 12h-7z";
const STAR = "M16 8l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.5-2.5 1.5.6-2.8-2.1-1.9 2.8-.3z";
const CRESCENT = "M18.5 8a4.6 4.6 0 1 0 2.6 6.6A3.8 3.8 0 0 1 18.5 8z";
const CROSS = "M14.8 7.5h2.4v3.3h3.3v2.4h-3.3v3.3h-2.4v-3.3h-3.3v-2.4h3.3z";
const BOX = "M5 7h22v19H5z";
const CRACK = "M4 27l6-7-3-4 7-5-2-4 6-6";

/** @type {Record<string, {shapes: string[], mark: string | null, side: string, damaged?: boolean}>} */
export const KINDS = {
  "American frigate": { shapes: [HULL, SQUARE_SAILS], mark: STAR, side: "american" },
  "damaged American frigate": {
    shapes: [HULL, SQUARE_SAILS],
    mark: STAR,
    side: "american",
    damaged: true,
  },
  gunboat: {
    shapes: ["M3 18h26l-3 6H7z", "M15 6h2v11h-2zM17 7l8 4-8 4z"],
    mark: null,
    side: "american",
  },
  "Swedish frigate": { shapes: [HULL, SQUARE_SAILS], mark: CROSS, side: "swedish" },
  Marine: { shapes: [BOX], mark: STAR, side: "american" },
  "Arab infantry": { shapes: [BOX], mark: "M16 9a6 6 0 1 0 .1 0z", side: "arab" },
  "Tripolitan frigate": { shapes: [HULL, SQUARE_SAILS], mark: CRESCENT, side: "tripolitan" },
  "damaged Tripolitan frigate": {
    shapes: [HULL, SQUARE_SAILS],
    mark: CRESCENT,
    side: "tripolitan",
    damaged: true,
  },
  "Tripolitan corsair": { shapes: [HULL, LATEEN], mark: null, side: "tripolitan" },
  "allied corsair": { shapes: [HULL, LATEEN, "M6 1h20v2H6z"], mark: null, side: "allied" },
  "Tripolitan infantry": { shapes: [BOX], mark: CRESCENT, side: "tripolitan" },
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
  const { shapes, mark, side, damaged } = KINDS[kind];
  return s(
    "g",
    { class: `piece ${side}` },
    ...shapes.map((d) => s("path", { d, class: "body" })),
    mark ? s("path", { d: mark, class: "mark" }) : null,
    damaged ? s("path", { d: CRACK, class: "crack" }) : null,
    count > 1 ? s("circle", { cx: "29", cy: "5", r: "7.5", class: "badge" }) : null,
    count > 1 ? s("text", { x: "29", y: "8.8", class: "number" }, String(count)) : null,
  );
}
