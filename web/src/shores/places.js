// Positions of everything on the sheet, in its units, and the sea lanes.

/** @typedef {[number, number]} Point */

/**
 * The part to show if possible: the sea from the Atlantic to the Levant, with the coast of Africa.
 */
export const FOCUS = { x: 0, y: 60, width: 1200, height: 406 };

/**
 * The harbors: the position of the town, of ships and of troops, on which side of the town its name
 * stands, and in which direction rows of more than two kinds of ships shift (-1 is west).
 * @type {Record<string, {seat: Point, quay: Point, camp: Point,
 *   name: "left" | "right" | "above" | "below", lean?: number}>}
 */
export const HARBORS = {
  Gibraltar: { seat: [113, 206], quay: [150, 224], camp: [130, 176], name: "above" },
  Tangier: { seat: [88, 250], quay: [34, 262], camp: [110, 282], name: "below" },
  Algiers: { seat: [352, 209], quay: [352, 182], camp: [352, 240], name: "below" },
  Tunis: { seat: [562, 205], quay: [560, 170], camp: [552, 240], name: "below" },
  Tripoli: { seat: [643, 347], quay: [660, 312], camp: [648, 386], name: "left", lean: -1 },
  Benghazi: { seat: [840, 366], quay: [796, 350], camp: [868, 396], name: "right" },
  Derne: { seat: [918, 344], quay: [936, 314], camp: [976, 376], name: "right", lean: 1 },
  Alexandria: { seat: [1112, 398], quay: [1106, 364], camp: [1158, 410], name: "left" },
  Malta: { seat: [672, 231], quay: [712, 222], camp: [672, 256], name: "left" },
};

/** The naval patrol zones, and the open sea. @type {Record<string, Point>} */
export const ZONES = {
  "Gibraltar zone": [228, 228],
  "Tangier zone": [38, 216],
  "Algiers zone": [390, 148],
  "Tunis zone": [494, 160],
  "Tripoli zone": [744, 300],
};
export const OPEN_SEA = "open sea";
/** @type {Point} */
const OPEN_SEA_AT = [880, 262];

/**
 * Boxes in the desert: the distance between them, the part of it that each fills, and the first.
 */
const [PITCH, FILLED, FIRST] = [66, 61, 140];
export const BOX_HEIGHT = 53;
/** The margin on either side of the pieces in a box. */
const MARGIN = 6;
/**
 * @typedef {{x: number, y: number, width: number, middle: Point, room: number}} Box
 *   `middle` is the center of its pieces, `room` the maximum width of a row of them
 */
/**
 * A box in a row, one or more widths wide.
 * @param {number} at
 * @param {number} y
 * @param {number} [widths]
 * @param {Point} [aside] the offset of its pieces from its center
 * @returns {Box}
 */
function box(at, y, widths = 1, [right, down] = [0, 4]) {
  const x = FIRST + at * PITCH;
  const width = (widths - 1) * PITCH + FILLED;
  return {
    x,
    y,
    width,
    middle: [x + width / 2 + right, y + BOX_HEIGHT / 2 + down],
    room: width - MARGIN - 2 * right,
  };
}

/** The year track, and the boxes below it. @type {Record<string, Box>} */
export const BOXES = {
  ...Object.fromEntries(
    ["1801", "1802", "1803", "1804", "1805", "1806"].map((year, at) => [year, box(at, 292)]),
  ),
  Supply: box(0, 350, 5, [0, 7]),
  sunk: box(5, 350),
};
/** The box of the gold track. */
export const GOLD_BOX = { ...box(0, 408, 6), height: 34 };

/** Pieces that fight on land. */
export const TROOPS = ["Marine", "Arab infantry", "Tripolitan infantry"];

/**
 * The position of pieces of a kind in a place.
 * @param {string} place
 * @param {string} [kind]
 * @returns {Point | null} null for a place that is not on the sheet
 */
export function spot(place, kind = "") {
  const harbor = HARBORS[place];
  if (harbor) return TROOPS.includes(kind) ? harbor.camp : harbor.quay;
  if (place === OPEN_SEA) return OPEN_SEA_AT;
  if (ZONES[place]) return ZONES[place];
  return BOXES[place]?.middle ?? null;
}

/** All places, from west to east, which is the tab order. */
export const PLACES = [
  "Tangier zone",
  "Tangier",
  "Gibraltar",
  "Gibraltar zone",
  "Algiers",
  "Algiers zone",
  "Tunis zone",
  "Tunis",
  "Malta",
  "Tripoli",
  "Tripoli zone",
  "Benghazi",
  OPEN_SEA,
  "Derne",
  "Alexandria",
  ...Object.keys(BOXES),
];

/** Waypoints at sea, connected by straight lines. @type {Record<string, Point>} */
const WATER = {
  atlantic: [64, 228],
  strait: [100, 231],
  alboran: [180, 226],
  oran: [270, 206],
  algerian: [352, 172],
  bone: [470, 178],
  bizerta: [556, 172],
  capeBon: [592, 182],
  hammamet: [604, 234],
  channel: [640, 250],
  sirte: [668, 300],
  offshore: [740, 286],
  cyrenaica: [800, 330],
  open: [860, 290],
  bomba: [936, 312],
  egypt: [1040, 340],
  nile: [1104, 358],
  malta: [706, 230],
  ionian: [780, 250],
};
/** @type {[string, string][]} */
const LANES = [
  ["atlantic", "strait"],
  ["strait", "alboran"],
  ["alboran", "oran"],
  ["oran", "algerian"],
  ["algerian", "bone"],
  ["bone", "bizerta"],
  ["bizerta", "capeBon"],
  ["capeBon", "hammamet"],
  ["hammamet", "channel"],
  ["capeBon", "channel"],
  ["channel", "malta"],
  ["channel", "sirte"],
  ["sirte", "offshore"],
  ["offshore", "malta"],
  ["offshore", "cyrenaica"],
  ["offshore", "open"],
  ["malta", "ionian"],
  ["ionian", "open"],
  ["ionian", "offshore"],
  ["cyrenaica", "open"],
  ["open", "bomba"],
  ["bomba", "egypt"],
  ["egypt", "nile"],
];
/** The waypoint from which each place is reached. @type {Record<string, string>} */
const MOORINGS = {
  Gibraltar: "alboran",
  "Gibraltar zone": "alboran",
  Tangier: "atlantic",
  "Tangier zone": "atlantic",
  Algiers: "algerian",
  "Algiers zone": "algerian",
  Tunis: "bizerta",
  "Tunis zone": "bone",
  Tripoli: "sirte",
  "Tripoli zone": "offshore",
  Benghazi: "cyrenaica",
  Derne: "bomba",
  Alexandria: "nile",
  Malta: "malta",
  [OPEN_SEA]: "open",
};

/** @param {Point} one @param {Point} other */
function distance([x, y], [u, v]) {
  return Math.hypot(x - u, y - v);
}

/**
 * The shortest way by sea (Dijkstra, 1959).
 * @param {string} from a place
 * @param {string} to a place
 * @returns {Point[]} from start to end; a straight line if one of the places is not at sea
 */
export function lane(from, to) {
  const [start, end] = [spot(from), spot(to)];
  if (!start || !end) return [];
  const [first, last] = [MOORINGS[from], MOORINGS[to]];
  if (!first || !last || first === last) return [start, end];
  /** @type {Map<string, {length: number, way: string[]}>} */
  const open = new Map([[first, { length: 0, way: [first] }]]);
  /** @type {Set<string>} */
  const done = new Set();
  for (;;) {
    const [here, { length, way }] = [...open].reduce((one, other) =>
      other[1].length < one[1].length ? other : one,
    );
    if (here === last) return [start, ...way.map((mark) => WATER[mark]), end];
    open.delete(here);
    done.add(here);
    for (const ends of LANES) {
      if (!ends.includes(here)) continue;
      const next = ends[0] === here ? ends[1] : ends[0];
      const total = length + distance(WATER[here], WATER[next]);
      if (done.has(next) || (open.get(next)?.length ?? Infinity) <= total) continue;
      open.set(next, { length: total, way: [...way, next] });
    }
  }
}

/** The lanes as they are drawn on the sheet. @returns {[Point, Point][]} */
export function lanes() {
  return LANES.map(([from, to]) => [WATER[from], WATER[to]]);
}
