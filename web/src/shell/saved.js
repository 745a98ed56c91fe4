// A game in the form in which it is saved and handed from worker to worker: the head of its record,
// and its choices in blocks, of which a choice changes only the last one.

/** @typedef {import("../../types/session").Kept} Change */
/** @typedef {import("../../types/session").GameSent} GameSent */

/**
 * A game as text: the head of its record; its choices in blocks, as JSON separated by commas; for
 * each block, a fingerprint of what precedes it.
 * @typedef {{head: string, blocks: string[], checks: string[]}} SavedGame
 */

/**
 * The same, unreadable for the page, which only hands it on: it contains hidden information.
 * @typedef {{head: Blob, blocks: Blob[], checks: string[]}} SealedGame
 */

/**
 * A change of a game that is sealed, too.
 * @typedef {{head: Blob, first: number, blocks: Blob[], checks: string[]}} SealedChange
 */

/** A game's whole record, as JSON without a digest. @param {{head: string, blocks: string[]}} game */
export function recordOf({ head, blocks }) {
  return `${head.slice(0, -1)},"choices":[\n${blocks.join(",\n")}\n]}`;
}

/**
 * A list of which the items from `first` on are replaced.
 * @template T
 * @param {readonly T[]} list
 * @param {number} first
 * @param {readonly T[]} items
 */
export function replacedFrom(list, first, items) {
  return [...list.slice(0, first), ...items];
}

/**
 * What has changed of a game from a block on.
 * @param {SavedGame} game
 * @param {number} first
 * @returns {SealedChange}
 */
export function sealed({ head, blocks, checks }, first) {
  const changed = blocks.slice(first).map((block) => new Blob([block]));
  return { head: sealedHead(head), first, blocks: changed, checks: checks.slice(first) };
}

/** The last head that was sealed: few choices change it. */
let last = { text: "", blob: new Blob() };

/** @param {string} text */
function sealedHead(text) {
  if (text !== last.text) last = { text, blob: new Blob([text]) };
  return last.blob;
}

/**
 * A sealed game after a change.
 * @param {SealedGame | null} game
 * @param {SealedChange} change
 * @returns {SealedGame}
 */
export function changed(game, { head, first, blocks, checks }) {
  return {
    head,
    blocks: replacedFrom(game?.blocks ?? [], first, blocks),
    checks: replacedFrom(game?.checks ?? [], first, checks),
  };
}

/**
 * What to send of a game to a worker that already has some blocks. The last block is always sent:
 * only a block has a fingerprint of what precedes it.
 * @param {SealedGame} game
 * @param {readonly Blob[]} had
 * @returns {SealedChange}
 */
export function newSince({ head, blocks, checks }, had) {
  const differs = blocks.findIndex((block, number) => block !== had[number]);
  const first = differs < 0 ? Math.max(0, blocks.length - 1) : differs;
  return { head, first, blocks: blocks.slice(first), checks: checks.slice(first) };
}

/**
 * A game as a computer player receives it, from a block on.
 * @param {SealedGame} game
 * @param {number} first
 * @returns {Promise<GameSent>}
 */
export async function textFrom({ head, blocks, checks }, first) {
  const texts = blocks.slice(first).map((block) => block.text());
  return {
    head: await head.text(),
    first,
    check: (first && checks[first]) || "",
    blocks: await Promise.all(texts),
  };
}
