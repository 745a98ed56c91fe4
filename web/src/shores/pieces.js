// The pieces: painted wood cutouts on the sheet, lit from the left, with a soft shadow below.

import { s } from "../shell/dom.js";

/** A square sail: left, top, width, height, and how far it bulges. */
const square = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  b = 3,
) => `M${x} ${y}h${w}q${b} ${h / 2} 0 ${h}h${-w}q${b} ${-h / 2} 0 ${-h}z`;

const HULL =
  "M3 34.500c4.500 1.800 8.500 2.300 13 2.300h34c4.500 0 7.500-1 11-3.600l-3.600 10.800c-1.400 3.800-4 5.500-8 5.500H17.500c-5.500 0-8.500-2-10-6.500z";
const BOWSPRIT = "M56 35l6.500-8.500 1.500 1.200-6 8.800z";
const MASTS = "M15 6h2.200v31H15zM30 1h2.400v36H30zM45.500 5h2.200v32h-2.200z";

/** The size of a piece's picture, including its shadow. */
const [WIDE, TALL] = [70, 60];
const VIEW = `-2 -3 ${WIDE} ${TALL}`;

/**
 * Shapes in a 64 by 54 box: the cutout, sails, details drawn on it.
 * @type {Record<string, {solid: string, sails?: string, oars?: string, ports?: string, held?: string, belts?: string}>}
 */
export const SHAPES = {
  frigate: {
    solid: HULL + BOWSPRIT + MASTS,
    sails:
      square(10.5, 9.5, 10.5, 10) +
      square(9.5, 21, 12.5, 12.5) +
      square(25.5, 4, 11, 9) +
      square(24.5, 14, 13, 9) +
      square(23.5, 24, 15, 10) +
      square(41, 8.5, 10.5, 10) +
      square(40, 20, 12.5, 12) +
      "M56 12c2 5.500 4 9.500 6.500 13l-8 7.500c1-7 1.500-13 1.500-20.500z",
    ports: "M9 41.500h47",
  },
  swede: {
    solid: HULL + BOWSPRIT + MASTS,
    sails: square(10, 9, 12, 24, 4) + square(24.5, 3.5, 14, 30.5, 5) + square(40.5, 8, 12.5, 25, 4),
    ports: "M9 41.500h47",
  },
  tfrigate: {
    solid: `${HULL}${BOWSPRIT}M30 1h2.400v36H30zM45.500 5h2.200v32h-2.200zM13 10h2.200v27H13z`,
    sails:
      "M2.500 33C3 21 10 10.500 24 3c2 10-.5 21-5.500 29.500z" +
      square(26.5, 4, 11, 9) +
      square(25.5, 14, 12.5, 9) +
      square(24.5, 24, 14, 10) +
      square(41, 8.5, 10.5, 10) +
      square(40, 20, 12.5, 12),
    ports: "M9 41.500h47",
  },
  gunboat: {
    solid:
      "M2 33.500c6 2.600 12 3.500 19 3.500h22c7 0 12.500-2 19-6-1.200 8.500-5.500 14-14 14H17C9 45 4 40.500 2 33.500zM25 7h2.400v31H25zM42 29.500l17.500-6.500 1.500 4.200-16 7z",
    sails: "M28.500 8c9 3.500 14.500 10.500 16 19.500-5.500 2.800-11 3.300-16 2z",
    oars: "M14 38L8 51M22 40l-5 12M30 40l-4 12",
  },
  xebec: {
    solid:
      "M.500 29c6.500 5 13.500 7 21.500 7h22c8 0 14-3.500 19.500-10-1.500 11.500-6.500 19-15.500 19H19C9 45 3 38.500.500 29zM16.500 9h2.200v28h-2.200zM36 5h2.400v32H36z",
    sails:
      "M5 31C4.500 18 10 8 23.500.500c3 12 1.500 22-5 30zM25.500 31C26 17 32.500 6.500 47 0c3.500 11.500 1.500 22.500-6 31.500z M49.500 30c0-8 3-14 10-18 1.500 6.500 0 12-4.500 17z",
  },
  galley: {
    solid:
      "M0 32c8 4 16 5.500 26 5.500h12c10 0 17-3 25.500-9.500C61.500 38 56 44.500 46 44.500H18C8.500 44.500 3 40 0 32zM26.500 8h2.400v30h-2.400z",
    sails: "M10 33C11 18 21 6.500 45 1c4.500 13-.5 24-10 31.500z",
    oars: "M12 43l-4.500 9M20 44l-4 9M28 44l-3.500 9M36 44l-3 9M44 43l-2 9",
  },
  marine: {
    solid:
      "M24 53v-7.500l2-1.500-1-11c-3.500 0-5-1.800-4.500-4.500.5-5 3-8.500 7-9.700v-2.300c-1.700-1.300-2.500-3-2.500-5.200V4.500C26 2.500 37.500 2.500 38.500 4.500v6.800c0 2.200-.8 3.900-2.500 5.200v2.300c4 1.200 6.500 4.700 7 9.700.3 2.700-1 4.500-4.500 4.500l-1 11 2 1.500V53z",
    held: "M45 2l2 .500-3.500 37-4.500-.8z",
    belts: "M28.500 20l8.500 12.500M35.500 20L27 32.500M25 9.500h13.500",
  },
  arab: {
    solid:
      "M16 53c1-12 3-20 8.500-27-2.500-2-3.700-4.600-3.700-8.200C20.800 10.500 25.500 6 32 6s11.200 4.500 11.200 11.800c0 3.600-1.200 6.200-3.700 8.200C45 33 47 41 48 53z",
    held: "M50.500 1.500l1.800.700L46.500 53h-3z",
    belts: "M22 17.500c6 3 14 3 20 0M27 28l5 25 5-25",
  },
  infantry: {
    solid:
      "M23 53l2-17c-4 .5-6-1.200-5.500-4.200.6-4.800 3.500-8 7.500-9l.3-1.600c-3.300-1-5.300-3.700-5.300-7.200 0-5 4.300-8.500 10-8.500s10 3.500 10 8.500c0 3.500-2 6.200-5.300 7.200l.3 1.600c3 .700 5.200 2.400 6.500 5l5-3.500 2 3-7 7.500-3 .700L41 53z",
    held: "M47.500 27.500c6-5.500 8-13 5.500-22.500 6 8 5.500 18.500-2.500 25.500z",
    belts: "M22.500 15.500c6 3 13 3 19 0M25.500 36h13",
  },
};

/** @type {Record<string, string>} */
const CRESTS = {
  star: "M0-6l1.800 3.900 4.200.5-3.100 2.900.8 4.200L0 3.400l-3.700 2.100.8-4.200L-6-1.600l4.200-.5z",
  crescent: "M2-6.200a6.200 6.200 0 1 0 4.200 9.600A5.200 5.200 0 0 1 2-6.200z",
  cross: "M-1.600-6.500h3.200v4.900h4.900v3.200H1.600v4.900h-3.200V1.600h-4.900v-3.200h4.900z",
};

/**
 * The look of each kind of piece: its shape, the side whose color it has, its crest and position.
 * @type {Record<string, {shape: string, side: string, crest?: [string, number, number], damaged?: boolean}>}
 */
export const KINDS = {
  "American frigate": { shape: "frigate", side: "american", crest: ["star", 31, 30] },
  gunboat: { shape: "gunboat", side: "american" },
  "Swedish frigate": { shape: "swede", side: "swedish", crest: ["cross", 31, 20] },
  Marine: { shape: "marine", side: "american" },
  "Arab infantry": { shape: "arab", side: "arab" },
  "Tripolitan frigate": { shape: "tfrigate", side: "tripolitan", crest: ["crescent", 31, 29] },
  "Tripolitan corsair": { shape: "xebec", side: "tripolitan", crest: ["crescent", 38, 20] },
  "allied corsair": { shape: "galley", side: "allied" },
  "Tripolitan infantry": { shape: "infantry", side: "tripolitan" },
};
for (const kind of ["American frigate", "Tripolitan frigate"]) {
  KINDS[`damaged ${kind}`] = { ...KINDS[kind], damaged: true };
}
const CRACK = "M40 53l5-9-6-3 8-8-4-5 9-9";

/** Definitions that all pieces refer to, once per page. @returns {SVGElement} */
export function definitions() {
  return s(
    "svg",
    { class: "definitions", "aria-hidden": "true" },
    ...Object.entries(KINDS).map(([kind, look]) => symbol(kind, look)),
  );
}

/** @param {string} kind */
function reference(kind) {
  return `piece-${kind.replaceAll(" ", "-")}`;
}

/** @param {string} kind @param {typeof KINDS[string]} look */
function symbol(kind, { shape, side, crest, damaged }) {
  const { solid, sails = "", oars, ports, held = "", belts } = SHAPES[shape];
  const path = (/** @type {string} */ look, /** @type {string | undefined} */ d, more = {}) =>
    d ? s("path", { class: look, d, ...more }) : null;
  return s(
    "symbol",
    { id: reference(kind), viewBox: VIEW },
    s("ellipse", { class: "shade", cx: "35", cy: "51", rx: "28", ry: "4.5" }),
    s(
      "g",
      { class: `wood ${side}`, transform: damaged ? "rotate(9 32 50)" : null },
      path("edge", solid + sails + held, { transform: "translate(1.6 2)" }),
      path("oars edge-line", oars),
      path("oars face-line", oars),
      path("face", solid + held),
      path("sail", sails),
      path("ports", ports),
      path("belts", belts),
      crest
        ? path("crest", CRESTS[crest[0]], { transform: `translate(${crest[1]} ${crest[2]})` })
        : null,
      damaged ? path("crack", CRACK) : null,
      damaged ? path("crack inner", CRACK) : null,
    ),
  );
}

/**
 * A piece within another picture.
 * @param {string} kind
 * @param {number} x its left edge
 * @param {number} y its top edge
 * @param {number} width
 * @returns {SVGElement}
 */
export function pieceIn(kind, x, y, width) {
  const size = { width: `${width}`, height: `${(width * TALL) / WIDE}` };
  return s("use", { href: `#${reference(kind)}`, x: `${x}`, y: `${y}`, ...size });
}

/** One piece as a picture. @param {string} kind @returns {SVGElement} */
export function picture(kind) {
  return s(
    "svg",
    { viewBox: VIEW, class: "piece", "aria-hidden": "true" },
    s("use", { href: `#${reference(kind)}` }),
  );
}
