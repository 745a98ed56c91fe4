// What is wrong with how the pieces of a position lie on the sheet.

import { FOCUS, harborNames, laid, lineNames, meet, onLand, SCALES, towns } from "./chart.js";

/** The share of a piece, and of a town, that must be seen while no fan is open: no piece covers it. */
export const SEEN = 0.6;
/** The breadth of the edge of the sheet. */
const EDGE = 10;
/** Points across a piece at which it is looked at. */
const GRID = 10;

/** The share of a box that no other box covers. */
function seen(area, others) {
  const over = others.filter((other) => meet(area, other));
  if (!over.length) return 1;
  let free = 0;
  for (let i = 0; i < GRID; i += 1) {
    for (let j = 0; j < GRID; j += 1) {
      const x = area.left + ((i + 0.5) / GRID) * (area.right - area.left);
      const y = area.top + ((j + 0.5) / GRID) * (area.bottom - area.top);
      if (!over.some((o) => x > o.left && x < o.right && y > o.top && y < o.bottom)) free += 1;
    }
  }
  return free / GRID ** 2;
}

/** Pieces of which too little is seen: those that follow lie over them. */
export function hidden(pieces, least = SEEN) {
  return pieces.flatMap((piece, index) => {
    const others = pieces.slice(index + 1);
    const share = seen(
      piece.body,
      others.flatMap(({ body, badge }) => (badge ? [body, badge] : [body])),
    );
    return share < least ? [`${piece.what} is hidden, ${Math.round(100 * share)} % is seen`] : [];
  });
}

/** What stays the same at a scale. */
function around(scale, words) {
  return { names: harborNames(scale), towns: towns(scale), lines: lineNames(scale, words) };
}

const cache = new Map();

/**
 * The faults of a position at every scale.
 * @param {Record<string, Record<string, number>>} position
 * @param {Record<string, string>} words the names on the sheet
 * @returns {string[]}
 */
export function faults(position, words) {
  const found = [];
  for (const scale of SCALES) {
    if (!cache.has(scale)) cache.set(scale, around(scale, words));
    const { names, towns: seats, lines } = cache.get(scale);
    const pieces = laid(position, scale);
    const say = (what) => found.push(`${what} at ${scale.toFixed(2)}`);
    for (const piece of pieces) {
      const { what, body, badge, ground, land } = piece;
      const parts = badge ? [body, badge] : [body];
      for (const part of parts) {
        for (const name of names) if (meet(part, name)) say(`${what} is on ${name.what}`);
        for (const { key, points } of lines) {
          const hit = points.some(
            ([x, y]) => x > part.left && x < part.right && y > part.top && y < part.bottom,
          );
          if (hit) say(`${what} is on the name ${key}`);
        }
        if (
          part.left < FOCUS.x + EDGE ||
          part.top < FOCUS.y + EDGE ||
          part.right > FOCUS.x + FOCUS.width - EDGE ||
          part.bottom > FOCUS.y + FOCUS.height - EDGE
        ) {
          say(`${what} is outside the sheet`);
        }
      }
      if (ground.some((point) => onLand(point) !== land)) say(`${what} is on the wrong ground`);
    }
    for (const what of hidden(pieces)) say(what);
    const all = pieces.flatMap(({ body, badge }) => (badge ? [body, badge] : [body]));
    for (const seat of seats) if (seen(seat, all) < SEEN) say(`${seat.what} is hidden`);
  }
  return found;
}
