// Positions of everything on the sheet, in its units, and the sea lanes.

/** @typedef {[number, number]} Point */

/**
 * The part that is always shown: the sea from the Atlantic to the Levant, the coast of Africa, and the
 * boxes in the desert. Where a window has room for more, it shows more of the sheet.
 */
export const FOCUS = { x: -66, y: 20, width: 1270, height: 504 };

/**
 * A name: the point at which it is set, and on which side of that point it stands.
 * @typedef {{at: Point, side: "left" | "right" | "above" | "below" | "above-right" | "below-right"}} Name
 */
/**
 * A harbor: the town, what it is built as, its name, where ships anchor and where troops camp; the
 * first kind of pieces has the first of these slots.
 * @typedef {{seat: Point, town: string, name: Name, anchorages: Point[], camps: Point[]}} Harbor
 */
/** @type {Record<string, Harbor>} */
export const HARBORS = {
  Gibraltar: {
    seat: [101, 207],
    town: "rock",
    name: { at: [77, 186], side: "above-right" },
    anchorages: [
      [132, 229],
      [174, 232],
    ],
    camps: [],
  },
  Tangier: {
    seat: [107, 259],
    town: "walls",
    name: { at: [97, 283], side: "below-right" },
    anchorages: [
      [64, 223],
      [58, 275],
      [14, 302],
    ],
    camps: [],
  },
  Algiers: {
    seat: [352, 216],
    town: "city",
    name: { at: [352, 237], side: "below" },
    anchorages: [
      [393, 182],
      [425, 184],
      [330, 124],
    ],
    camps: [],
  },
  Tunis: {
    seat: [549, 207],
    town: "domes",
    name: { at: [525, 214], side: "left" },
    anchorages: [
      [560, 158],
      [603, 167],
      [518, 158],
    ],
    camps: [],
  },
  Tripoli: {
    seat: [644, 354],
    town: "castle",
    name: { at: [617, 360], side: "left" },
    anchorages: [
      [654, 314],
      [697, 322],
      [611, 308],
      [650, 268],
      [694, 276],
      [607, 271],
    ],
    camps: [
      [644, 402],
      [687, 406],
      [601, 402],
    ],
  },
  Benghazi: {
    seat: [857, 378],
    town: "fort",
    name: { at: [846, 402], side: "below-right" },
    anchorages: [
      [808, 374],
      [764, 366],
      [728, 367],
    ],
    camps: [
      [858, 452],
      [901, 456],
      [944, 462],
    ],
  },
  Derne: {
    seat: [912, 355],
    town: "palms",
    name: { at: [912, 374], side: "below" },
    anchorages: [
      [938, 320],
      [982, 336],
      [894, 304],
    ],
    camps: [
      [974, 398],
      [1018, 414],
      [996, 456],
    ],
  },
  Alexandria: {
    seat: [1122, 405],
    town: "lighthouse",
    name: { at: [1116, 426], side: "below" },
    anchorages: [
      [1094, 364],
      [1049, 360],
      [1140, 354],
    ],
    camps: [
      [1096, 474],
      [1052, 474],
    ],
  },
  Malta: {
    seat: [679, 230],
    town: "bastions",
    name: { at: [656, 233], side: "left" },
    anchorages: [
      [730, 190],
      [774, 178],
      [794, 138],
    ],
    camps: [],
  },
};

/**
 * A naval patrol zone: its ring at sea, and how many kinds of ships have a slot of their own in it.
 * @typedef {{at: Point, radius: number, room: number}} Zone
 */
/** @type {Record<string, Zone>} */
export const ZONES = {
  "Gibraltar zone": { at: [223.5, 219.5], radius: 26, room: 1 },
  "Tangier zone": { at: [-8, 250], radius: 27, room: 1 },
  "Algiers zone": { at: [432, 134], radius: 27, room: 1 },
  "Tunis zone": { at: [602, 98], radius: 27, room: 1 },
  "Tripoli zone": { at: [784, 286], radius: 55, room: 4 },
};
/** How far apart kinds that share too few slots lie: most of each can be seen. */
const CLOSE = 27;
/** How far apart ships in a zone are, across and down, and how far they lie below its middle. */
const [ACROSS, DOWN, BELOW] = [42, 41, 4];

/**
 * Where a number of kinds of ships lie in a zone: in one row or two.
 * @param {Zone} zone
 * @param {number} count
 * @returns {Point[]}
 */
function berths({ at: [x, y], room }, count) {
  const rows = room > 1 && count > 2 ? 2 : 1;
  const long = Math.ceil(count / rows);
  const apart = count > room ? CLOSE : ACROSS;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / long);
    const beside = Math.min(long, count - long * row);
    return [
      x + ((index % long) - (beside - 1) / 2) * apart,
      y + BELOW + (row - (rows - 1) / 2) * DOWN,
    ];
  });
}

export const OPEN_SEA = "open sea";
/** @type {Point} */
const OPEN_SEA_AT = [900, 262];

/**
 * Boxes in the desert: the distance between them, the part of it that each fills, and the first.
 */
const [PITCH, FILLED, FIRST] = [66, 61, 146];
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
    ["1801", "1802", "1803", "1804", "1805", "1806"].map((year, at) => [year, box(at, 352)]),
  ),
  Supply: box(0, 410, 5, [0, 7]),
  sunk: box(5, 410),
};
/** The box of the gold track. */
export const GOLD_BOX = { ...box(0, 468, 6), height: 34 };

/** Pieces that fight on land. */
export const TROOPS = ["Marine", "Arab infantry", "Tripolitan infantry"];

/**
 * Where pieces of a kind lie in a place, if no others do.
 * @param {string} place
 * @param {string} [kind]
 * @returns {Point | null} null for a place that is not on the sheet
 */
export function spot(place, kind = "") {
  if (place === OPEN_SEA) return OPEN_SEA_AT;
  if (HARBORS[place]) return slots(place, kind)[0];
  if (ZONES[place]) return berths(ZONES[place], 1)[0];
  return BOXES[place]?.middle ?? null;
}

/** The slots for a kind of pieces in a harbor. @param {string} harbor @param {string} kind */
function slots(harbor, kind) {
  return ashore(harbor, kind) ? HARBORS[harbor].camps : HARBORS[harbor].anchorages;
}

/** Whether pieces of a kind camp on land in a place. @param {string} place @param {string} kind */
function ashore(place, kind) {
  return TROOPS.includes(kind) && (HARBORS[place]?.camps.length ?? 0) > 0;
}

/** How many slots of a harbor are in a row, and how far apart the pieces of an opened fan lie. */
const [ROW, APART] = [3, 46];
/**
 * Where a kind of pieces lies: usually in a slot of its own. Where there are more kinds than slots, they
 * overlap like a closed fan, and `open` is where it lies once they are spread out.
 * @typedef {{at: Point, open: Point | null}} Lying
 */

/**
 * Where each of the kinds of pieces in a place lies.
 * @param {string} place
 * @param {string[]} kinds in their order
 * @returns {Map<string, Lying>}
 */
export function lying(place, kinds) {
  /** @type {Map<string, Lying>} */
  const all = new Map();
  for (const land of [false, true]) {
    const group = kinds.filter((kind) => ashore(place, kind) === land);
    const { length } = group;
    if (!length) continue;
    const [points, room] = lined(place, group[0], length);
    const [x, y] = middle(points);
    for (const [index, kind] of group.entries()) {
      const open = /** @type {Point} */ ([x + (index - (length - 1) / 2) * APART, y]);
      all.set(kind, { at: points[index], open: length > room ? open : null });
    }
  }
  return all;
}

/**
 * Where some kinds of pieces lie, and how many of them would have a slot of their own.
 * @param {string} place
 * @param {string} kind the first of them
 * @param {number} count
 * @returns {[Point[], number]}
 */
function lined(place, kind, count) {
  if (ZONES[place]) return [berths(ZONES[place], count), ZONES[place].room];
  if (!HARBORS[place]) return [Array(count).fill(spot(place) ?? [0, 0]), count];
  const all = slots(place, kind);
  return [count > all.length ? closed(all, count) : all.slice(0, count), all.length];
}

/** The middle of some points. @param {Point[]} points @returns {Point} */
function middle(points) {
  const mean = (/** @type {0 | 1} */ axis) =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

/** The points of a closed fan: in each row of slots, from west to east. @param {Point[]} slots @param {number} count */
function closed(slots, count) {
  const rows = Math.ceil(slots.length / ROW);
  const long = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, row) => {
    const line = slots.slice(row * ROW, (row + 1) * ROW).sort(([x], [u]) => x - u);
    const here = Math.min(long, count - row * long);
    return Array.from({ length: here }, (_, index) =>
      between(line, (index * (line.length - 1)) / Math.max(1, here - 1)),
    );
  }).flat();
}

/** A point on the way along some others. @param {Point[]} line @param {number} way in legs @returns {Point} */
function between(line, way) {
  const first = Math.min(Math.floor(way), line.length - 2);
  const [[x, y], [u, v]] = line.slice(first, first + 2);
  return [x + (u - x) * (way - first), y + (v - y) * (way - first)];
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
  atlantic: [64, 236],
  strait: [101, 231],
  alboran: [180, 230],
  gata: [223, 219],
  oran: [252, 176],
  algerian: [374, 142],
  bone: [450, 182],
  bizerta: [546, 172],
  capeBon: [594, 183],
  hammamet: [590, 242],
  lampedusa: [604, 268],
  sirte: [654, 300],
  sicilian: [640, 211],
  gozo: [690, 215],
  malta: [712, 214],
  offshore: [744, 252],
  zone: [790, 310],
  sidra: [800, 372],
  ionian: [838, 194],
  open: [884, 262],
  cyrene: [868, 294],
  bomba: [930, 314],
  egypt: [1040, 346],
  nile: [1094, 366],
};
/** @type {[string, string][]} */
const LANES = [
  ["atlantic", "strait"],
  ["strait", "alboran"],
  ["alboran", "gata"],
  ["gata", "oran"],
  ["oran", "algerian"],
  ["algerian", "bone"],
  ["bone", "bizerta"],
  ["bizerta", "capeBon"],
  ["capeBon", "hammamet"],
  ["hammamet", "lampedusa"],
  ["lampedusa", "sirte"],
  ["sirte", "offshore"],
  ["capeBon", "sicilian"],
  ["sicilian", "gozo"],
  ["gozo", "malta"],
  ["malta", "offshore"],
  ["offshore", "zone"],
  ["zone", "sidra"],
  ["zone", "open"],
  ["malta", "ionian"],
  ["ionian", "open"],
  ["open", "cyrene"],
  ["cyrene", "bomba"],
  ["bomba", "egypt"],
  ["egypt", "nile"],
];
/** The waypoint from which each place is reached. @type {Record<string, string>} */
const MOORINGS = {
  Gibraltar: "alboran",
  "Gibraltar zone": "oran",
  Tangier: "atlantic",
  "Tangier zone": "atlantic",
  Algiers: "algerian",
  "Algiers zone": "bone",
  Tunis: "bizerta",
  "Tunis zone": "bizerta",
  Tripoli: "sirte",
  "Tripoli zone": "offshore",
  Benghazi: "sidra",
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
