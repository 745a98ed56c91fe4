// A snapshot of Python's memory with everything imported, from which the next visit starts. It is
// stored in the site's origin private file system, from which a worker can read straight into
// memory.
//
// File format: the checksum of all that follows, in two words; the length of the memory, the number
// of nonzero parts, the start and end of each, and then the parts themselves. Python would start
// from a memory with a flipped bit, too, and might play by other rules.

import { Checksum } from "./checksum.js";

/** In bytes; nonzero parts are multiples of this size. */
const PAGE = 4096;
/** Python's memory is never larger; a damaged file may claim anything. */
const LONGEST = 2 ** 28;
const MOST_PARTS = LONGEST / PAGE;

/** Prefix of this site's files; other sites may share the origin. */
const OURS = `tripoli ${encodeURIComponent(new URL("./", import.meta.url).pathname)} `;
const NAME = OURS + BUILD;

/**
 * @typedef {{read: (into: ArrayBufferView, where: {at: number}) => number,
 *   write: (from: ArrayBufferView, where: {at: number}) => number,
 *   flush: () => void, close: () => void}} Handle
 * @param {boolean} create
 * @returns {Promise<Handle>}
 */
async function open(create) {
  const folder = await navigator.storage.getDirectory();
  const file = /** @type {any} */ (await folder.getFileHandle(NAME, { create }));
  // Two tabs may start at the same time.
  return file.createSyncAccessHandle(create ? {} : { mode: "read-only" });
}

/**
 * Opens the snapshot of an earlier visit; null if there is none.
 * @returns {Promise<Handle | null>}
 */
export async function savedSnapshot() {
  try {
    return await open(false);
  } catch {
    // It does not exist, another tab is writing it, or the browser has no such file system.
    return null;
  }
}

/**
 * Read the memory that a snapshot holds.
 * @param {Handle} handle closed afterward
 * @returns {Uint8Array}
 * @throws {Error} if anything in the file has changed since it was written
 */
export function read(handle) {
  const checksum = new Checksum();
  let at = 0;
  /** @template {ArrayBufferView} T @param {T} into @returns {T} */
  const filled = (into) => {
    if (handle.read(into, { at }) !== into.byteLength) throw new Error("it is cut short");
    at += into.byteLength;
    return into;
  };
  /** @template {ArrayBufferView} T @param {T} into @returns {T} */
  const checked = (into) => {
    checksum.add(filled(into));
    return into;
  };
  try {
    const sums = filled(new Uint32Array(2));
    const [length, count] = checked(new Uint32Array(2));
    if (!count || length > LONGEST || count > MOST_PARTS) throw new Error("it is damaged");
    const bounds = checked(new Uint32Array(2 * count));
    const memory = new Uint8Array(length);
    for (let i = 0; i < bounds.length; i += 2) {
      checked(memory.subarray(bounds[i], bounds[i + 1]));
    }
    if (checksum.value.some((sum, index) => sum !== sums[index])) throw new Error("it is damaged");
    return memory;
  } finally {
    handle.close();
  }
}

/** Store a memory for the next visit, replacing the previous one. @param {Uint8Array} memory */
export async function saveSnapshot(memory) {
  await forget();
  const bounds = parts(memory);
  const handle = await open(true);
  try {
    const head = new Uint32Array([memory.length, bounds.length / 2, ...bounds]);
    const checksum = new Checksum();
    let at = 8;
    for (const piece of [head, ...pieces(memory, bounds)]) {
      checksum.add(piece);
      at += handle.write(piece, { at });
    }
    handle.write(new Uint32Array(checksum.value), { at: 0 });
    handle.flush();
    handle.close();
  } catch (error) {
    // Delete a partial file, which would take up space that games need.
    handle.close();
    await forget().catch(() => {});
    throw error;
  }
}

/** The parts of a memory within bounds. @param {Uint8Array} memory @param {number[]} bounds */
function* pieces(memory, bounds) {
  for (let i = 0; i < bounds.length; i += 2) yield memory.subarray(bounds[i], bounds[i + 1]);
}

/** The start and end of each nonzero part of a memory. @param {Uint8Array} memory */
function parts(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  const step = PAGE / 4;
  /** @type {number[]} */
  const bounds = [];
  for (let word = 0; word < words.length; word += step) {
    if (!words.subarray(word, word + step).some(Boolean)) continue;
    if (bounds.at(-1) === word * 4) bounds.pop();
    else bounds.push(word * 4);
    bounds.push(Math.min(memory.length, (word + step) * 4));
  }
  return bounds;
}

/** Delete all snapshots of this site. */
export async function forget() {
  const folder = /** @type {any} */ (await navigator.storage.getDirectory());
  for await (const name of folder.keys()) {
    if (name.startsWith(OURS)) await folder.removeEntry(name);
  }
}
