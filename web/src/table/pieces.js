// Which pieces lie where: pure functions.

/** The number of pieces of each kind, by place. @typedef {Record<string, Record<string, number>>} Pieces */
/** How many pieces a place gains or loses. @typedef {{piece: string, place: string, by: number}} Change */

/**
 * The pieces after some changes.
 * @param {Pieces} pieces
 * @param {Change[]} changes
 * @returns {Pieces}
 */
export function changed(pieces, changes) {
  const after = structuredClone(pieces);
  for (const { piece, place, by } of changes) {
    after[place] ??= {};
    const left = (after[place][piece] ?? 0) + by;
    if (left > 0) after[place][piece] = left;
    else delete after[place][piece];
  }
  return after;
}

/**
 * The pieces before some lines of the log.
 * @param {Pieces} pieces the pieces after them
 * @param {{changes: Change[]}[]} lines
 * @returns {Pieces}
 */
export function rewound(pieces, lines) {
  const undone = lines.flatMap(({ changes }) =>
    changes.map((change) => ({ ...change, by: -change.by })),
  );
  return changed(pieces, undone.reverse());
}
