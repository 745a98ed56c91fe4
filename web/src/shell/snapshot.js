// The memory of a Python that has imported everything, from which the next visit starts. It is kept
// in the folder that the browser gives to the site (its "origin private file system"), for a worker
// reads from there straight into memory.
//
// A file has the length of the memory, the number of its parts that hold something, where each begins
// and ends, and those parts.

/** In bytes; what holds something is found in steps of it. */
const PAGE = 4096;
/** No memory of Python's is longer; a damaged file may say anything. */
const LONGEST = 2 ** 28;
const MOST_PARTS = LONGEST / PAGE;

/** Those of this site, which may share its origin with others. */
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
  // Two tabs may start at once.
  return file.createSyncAccessHandle(create ? {} : { mode: "read-only" });
}

/** The snapshot that an earlier visit kept; null if there is none. @returns {Promise<Handle | null>} */
export async function kept() {
  try {
    return await open(false);
  } catch {
    // There is none, another tab is writing it, or the browser has no such folder.
    return null;
  }
}

/**
 * The memory that a snapshot holds.
 * @param {Handle} handle is closed
 * @returns {Uint8Array}
 */
export function read(handle) {
  let at = 0;
  /** @template {ArrayBufferView} T @param {T} into @returns {T} */
  const filled = (into) => {
    if (handle.read(into, { at }) !== into.byteLength) throw new Error("it is cut short");
    at += into.byteLength;
    return into;
  };
  try {
    const [length, count] = filled(new Uint32Array(2));
    if (!count || length > LONGEST || count > MOST_PARTS) throw new Error("it is damaged");
    const bounds = filled(new Uint32Array(2 * count));
    const memory = new Uint8Array(length);
    for (let i = 0; i < bounds.length; i += 2) {
      filled(memory.subarray(bounds[i], bounds[i + 1]));
    }
    return memory;
  } finally {
    handle.close();
  }
}

/** Keep a memory for the next visit, in place of what was kept. @param {Uint8Array} memory */
export async function keep(memory) {
  await forget();
  const bounds = parts(memory);
  const handle = await open(true);
  try {
    const head = new Uint32Array([memory.length, bounds.length / 2, ...bounds]);
    let at = head.byteLength;
    for (let i = 0; i < bounds.length; i += 2) {
      at += handle.write(memory.subarray(bounds[i], bounds[i + 1]), { at });
    }
    handle.flush();
    // Last, so that a file without the rest has no head.
    handle.write(head, { at: 0 });
    handle.flush();
    handle.close();
  } catch (error) {
    // What is there of it would take the room of games.
    handle.close();
    await forget().catch(() => {});
    throw error;
  }
}

/** Where the parts of a memory that hold something begin and end. @param {Uint8Array} memory */
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

/** Forget every snapshot of this site. */
export async function forget() {
  const folder = /** @type {any} */ (await navigator.storage.getDirectory());
  for await (const name of folder.keys()) {
    if (name.startsWith(OURS)) await folder.removeEntry(name);
  }
}
