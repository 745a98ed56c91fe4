// Mountains and sand as engravers of old charts drew them: peaks in profile along a crest, hatched on
// the side in the shade. The light comes from the northwest. What is drawn depends only on the crest.

/** @typedef {[number, number]} Point */
/** @typedef {{breadth: number, points: Point[]}} Ridge the height of its peaks, and the line of its crest */
/**
 * Peaks that do not overlap, as the data of paths: the ground that they hide, their sides in the shade,
 * their outlines, the strokes that shade them.
 * @typedef {{ground: string, shaded: string, outline: string, hatching: string}} Row
 */

/** How far apart the points of a crest are, before peaks are placed on it. */
const STEP = 1;
/** The least height of crests with a second row of peaks behind the first. */
const DOUBLE = 9;

/** Numbers between 0 and 1 that are always the same (mulberry32). @param {number} seed */
export function noise(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/**
 * Points along a smooth line through some points (Catmull and Rom, 1974).
 * @param {Point[]} points
 * @param {number} step how far apart
 * @returns {Point[]}
 */
export function smooth(points, step) {
  /** @type {Point[]} */
  const all = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b, c, d] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ];
    const count = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let k = 0; k < count; k += 1) {
      const t = k / count;
      all.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return [...all, points[points.length - 1]];
}

/**
 * One coordinate of a point between the second and the third of four.
 * @param {number} a @param {number} b @param {number} c @param {number} d
 * @param {number} t how far, from 0 to 1
 */
function between(a, b, c, d, t) {
  return (
    0.5 *
    (2 * b +
      (c - a) * t +
      (2 * a - 5 * b + 4 * c - d) * t * t +
      (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/**
 * A range, as rows of peaks from back to front.
 * @param {Ridge} ridge
 * @returns {Row[]}
 */
export function range({ breadth, points }) {
  const random = noise(Math.round(points[0][0] * 31 + points[0][1]));
  const line = smooth(points, STEP);
  const front = row(line, breadth, random);
  if (breadth < DOUBLE) return [front];
  const behind = line.slice(Math.round(breadth * 0.5), -Math.round(breadth * 0.5));
  const raised = behind.map(
    ([x, y]) => /** @type {Point} */ ([x + breadth * 0.1, y - breadth * 0.55]),
  );
  return [row(raised, breadth * 0.9, random), front];
}

/**
 * Peaks along a line, as close as they can stand without overlapping.
 * @param {Point[]} line
 * @param {number} height
 * @param {() => number} random
 * @returns {Row}
 */
function row(line, height, random) {
  /** @type {Row} */
  const all = { ground: "", shaded: "", outline: "", hatching: "" };
  /** @type {Point | null} */
  let last = null;
  let room = 0;
  for (const [index, [x, y]] of line.entries()) {
    if (last && Math.abs(x - last[0]) < room && Math.abs(y - last[1]) < room * 0.8) continue;
    const way = index / line.length;
    // The ends of a range are lower.
    const high = height * (0.62 + 0.5 * Math.sin(Math.PI * way)) * (0.8 + 0.4 * random());
    const drawn = peak(x, y + (random() - 0.5) * height * 0.25, high, random);
    for (const part of /** @type {(keyof Row)[]} */ (Object.keys(all))) all[part] += drawn[part];
    last = [x, y];
    room = high * 0.98;
  }
  return all;
}

/** A peak. @param {number} x the middle of its foot @param {number} y @param {number} h its height @param {() => number} random @returns {Row} */
function peak(x, y, h, random) {
  const sway = () => (random() - 0.5) * h * 0.12;
  /** @type {Point} */
  const top = [x + sway(), y - h];
  /** @type {Point[]} */
  const left = [
    [x - h * 0.2 + sway() * 0.5, y - h * 0.62],
    [x - h * 0.36, y - h * 0.34 + sway()],
    [x - h * 0.62, y + sway() * 0.4],
  ];
  /** @type {Point[]} */
  const right = [
    [x + h * 0.17 + sway() * 0.5, y - h * 0.64],
    [x + h * 0.3, y - h * 0.42 + sway()],
    [x + h * 0.56, y + h * 0.05],
  ];
  /** The edge between light and shade. @type {Point[]} */
  const edge = [
    [x + h * 0.03 + sway() * 0.5, y - h * 0.66],
    [x - h * 0.06, y - h * 0.4],
    [x + h * 0.06 + sway(), y - h * 0.16],
    [x + h * 0.02, y + h * 0.04],
  ];
  const to = (/** @type {Point[]} */ points) => points.map(([u, v]) => `L${n(u)} ${n(v)}`).join("");
  const start = `M${n(top[0])} ${n(top[1])}`;
  /** @type {string[]} */
  const hatching = [];
  // Parallel to the right slope, from the edge down.
  for (let stroke = 1; stroke <= 4; stroke += 1) {
    const share = stroke / 5;
    const [fx, fy] = [
      top[0] + (edge[3][0] - top[0]) * share,
      top[1] + (edge[3][1] - top[1]) * share,
    ];
    const long = h * (0.5 - 0.36 * share) * (0.8 + 0.3 * random());
    hatching.push(
      `M${n(fx + h * 0.05)} ${n(fy)}l${n(long * 0.62)} ${n(Math.min(long, y + h * 0.05 - fy))}`,
    );
  }
  hatching.push(`M${n(x - h * 0.36)} ${n(y - h * 0.2)}l${n(-h * 0.1)} ${n(h * 0.16)}`);
  return {
    ground: `${start}${to(right)}${to([...left].reverse())}z`,
    shaded: `${start}${to(right)}${to([...edge].reverse())}z`,
    outline: `M${n(left[2][0])} ${n(left[2][1])}${to([left[1], left[0], top, ...right])}`,
    hatching: hatching.join(""),
  };
}

/**
 * A sea of sand: crests of dunes, hatched on their lee, and grains.
 * @param {{x: number, y: number, wide: number, high: number}} field an ellipse
 */
export function dunes({ x, y, wide, high }) {
  const random = noise(Math.round(x * 7 + y));
  const crests = [];
  const lee = [];
  const grains = [];
  let odd = 0;
  for (let down = -high; down <= high; down += 15) {
    odd = 24 - odd;
    const reach = wide * Math.sqrt(Math.max(0, 1 - (down / high) ** 2));
    for (let at = -reach + odd; at < reach - 30; at += 52 + random() * 26) {
      const [left, top] = [x + at, y + down + (random() - 0.5) * 7];
      const [long, tall] = [26 + random() * 16, 5 + random() * 3];
      // Up to the crest, and down beyond it
      crests.push(
        `M${n(left)} ${n(top)}q${n(long * 0.35)} ${n(-tall * 0.3)} ${n(long * 0.56)} ${n(-tall)}q${n(long * 0.16)} ${n(tall * 0.75)} ${n(long * 0.5)} ${n(tall * 0.95)}`,
      );
      for (let stroke = 0; stroke < 5; stroke += 1) {
        const down2 = tall * (0.9 - stroke * 0.13);
        lee.push(
          `M${n(left + long * (0.56 - stroke * 0.05))} ${n(top - tall + 1 + stroke * 0.75)}q${n(1.5)} ${n(down2 * 0.6)} ${n(6 + stroke)} ${n(down2)}`,
        );
      }
      for (let grain = 0; grain < 6; grain += 1) {
        grains.push(`M${n(left + long * random() * 1.5)} ${n(top + 2 + random() * 6)}h.01`);
      }
    }
  }
  return { crests: crests.join("") + lee.join(""), grains: grains.join("") };
}
