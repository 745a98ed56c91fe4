// The engraver: it lays horizontal lines over a picture and swells them where it is dark.

/**
 * @typedef {(x: number, y: number) => number} Field a number for each point of a picture
 * @typedef {{x0: number, x1: number, y0: number, y1: number}} Box
 */

/** The lightest tone that still gets a line. */
const FAINT = 0.04;
/** How far a simplified line may be off, in units of the picture. */
const CLOSE = 0.045;

/**
 * The lines of a picture as the data of one filled path.
 * @param {Field} tone how dark each point is, from 0 (paper) to 1 (ink)
 * @param {Field} bend how far a line rises there, so that it follows a form
 * @param {Box} box
 * @param {number} [pitch] from line to line
 */
export function lines(tone, bend, { x0, x1, y0, y1 }, pitch = 0.94) {
  /** @type {string[]} */
  const drawn = [];
  for (let y = y0 + pitch / 2; y < y1; y += pitch) {
    /** @type {number[][]} */
    let run = [];
    for (let x = x0; x <= x1 + 1e-6; x += 1) {
      const at = y + bend(x, y);
      const dark = Math.min(1, Math.max(0, tone(x, at)));
      const width = dark ** 0.92 * pitch * 0.97;
      if (width < FAINT * pitch || at < y0 - 1 || at > y1 + 1) {
        swollen(drawn, run);
        run = [];
      } else {
        run.push([x, at, width]);
      }
    }
    swollen(drawn, run);
  }
  return drawn.join("");
}

/** Add the outline of a line to a path. @param {string[]} drawn @param {number[][]} run */
function swollen(drawn, run) {
  if (run.length < 2) return;
  const points = thinned(run);
  const edge = [
    ...points.map(([x, y, width]) => [x, y - width / 2]),
    ...points.reverse().map(([x, y, width]) => [x, y + width / 2]),
  ];
  let [atX, atY] = edge[0].map((number) => Math.round(number * 100));
  let d = `M${atX / 100} ${atY / 100}l`;
  for (const [x, y] of edge.slice(1)) {
    const [toX, toY] = [Math.round(x * 100), Math.round(y * 100)];
    d += `${(toX - atX) / 100} ${(toY - atY) / 100} `;
    [atX, atY] = [toX, toY];
  }
  drawn.push(`${d.trimEnd().replaceAll(" -", "-")}z`);
}

/** A line without the points that it would pass anyway. @param {number[][]} run */
function thinned(run) {
  const kept = [run[0]];
  let from = 0;
  for (let to = 2; to < run.length; to += 1) {
    const [[x0, y0, w0], [x1, y1, w1]] = [run[from], run[to]];
    for (let between = from + 1; between < to; between += 1) {
      const [x, y, width] = run[between];
      const share = (x - x0) / (x1 - x0);
      const off = Math.abs(y0 + share * (y1 - y0) - y);
      if (off > CLOSE || Math.abs(w0 + share * (w1 - w0) - width) > CLOSE) {
        from = to - 1;
        kept.push(run[from]);
        break;
      }
    }
  }
  kept.push(/** @type {number[]} */ (run.at(-1)));
  return kept;
}
