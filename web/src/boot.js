// Starts Python in a worker: from a snapshot of its memory, else from a compiled archive, else the
// ordinary way. Each falls back on the next by itself.

import { loadPyodide } from "./pyodide/pyodide.mjs";

/** @typedef {{ask: (request: string) => string, keep: () => string | undefined}} Table */
/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {(text: string | null, share?: number) => void} Tell */

// The build puts these in: a hash of all that is in it, the bytes of the large files and the name of
// the game's wheel, and Pyodide's list of packages, without any.
const BUILD = "";
/** @type {Record<string, any>} */
const SIZES = {};
/** @type {any} */
const LOCK = {};

const SNAPSHOTS = "tripoli-snapshots";
const WASM = "pyodide/pyodide.asm.wasm";
const PAGE = 4096;
/** An archive with nothing in it: a snapshot has everything in its memory. */
const EMPTY = Uint8Array.from([80, 75, 5, 6, ...new Array(18).fill(0)]);
const MAKE_TABLE = "from tripoli.table import Table; Table()";

/** @param {string} name */
function at(name) {
  return new URL(name, import.meta.url).href;
}

/**
 * Start Python and sit down at an empty table.
 * @param {Tell} tell told what is being done, and which share of it is done
 * @param {boolean} careful whether to go the ordinary way at once
 * @returns {Promise<{table: Table, way: string}>}
 */
export async function boot(tell, careful) {
  const kept = careful ? null : await lookUp().catch(() => null);
  if (!careful) {
    // A response that is counted is not compiled ahead: with a snapshot nothing is to be told.
    const plain = warmUp(kept ? fetch : counted(fetch, tell));
    try {
      for (const [way, begin] of Object.entries({ snapshot, compiled })) {
        try {
          const pyodide = await begin(kept);
          if (pyodide) return { table: pyodide.runPython(MAKE_TABLE), way };
        } catch (error) {
          console.info(`Starting Python from the ${way}: ${error}. Trying another way.`);
          if (way === "snapshot") await forget();
        }
      }
    } finally {
      plain();
    }
  }
  tell("Loading Python");
  const pyodide = await ordinary();
  return { table: pyodide.runPython(MAKE_TABLE), way: "ordinary" };
}

/**
 * Fetch and compile what Pyodide will ask for, all at once, before it asks.
 * @param {typeof globalThis.fetch} through which fetch
 * @returns {() => void} makes fetch and WebAssembly what they were
 */
function warmUp(through) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const module = WebAssembly.compileStreaming(through(at(WASM)));
  module.catch(() => {});
  import("./pyodide/pyodide.asm.mjs").catch(() => {});
  globalThis.fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input) === at(WASM)
      ? new Response(null, { headers: { "Content-Type": "application/wasm" } })
      : through(input, init);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const compiled = await module;
    return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports) };
  };
  return () => {
    Object.assign(globalThis, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  };
}

/**
 * The browser's fetch, counting what arrives.
 * @param {typeof globalThis.fetch} plain
 * @param {Tell} tell
 * @returns {typeof globalThis.fetch}
 */
function counted(plain, tell) {
  const total = SIZES[WASM] + SIZES["python.bin"];
  let arrived = 0;
  return async (input, init) => {
    const response = await plain(input, init);
    const name =
      String(input instanceof Request ? input.url : input)
        .split("/")
        .at(-1) ?? "";
    if (!response.ok || !response.body || !/\.(wasm|bin)$/.test(name)) return response;
    const counter = new TransformStream({
      transform(chunk, controller) {
        arrived += chunk.length;
        tell("Loading Python", Math.min(1, arrived / total));
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), {
      headers: { "Content-Type": response.headers.get("Content-Type") ?? "" },
    });
  };
}

/** The archive from which Python starts, unpacked. @returns {Promise<Uint8Array>} */
async function archive() {
  const response = await fetch(at("python.bin"));
  if (!response.ok || !response.body) throw new Error(`python.bin: ${response.status}`);
  const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/**
 * @param {Uint8Array} library
 * @param {Record<string, unknown>} more options of Pyodide
 * @returns {Promise<Pyodide>}
 */
async function startFrom(library, more = {}) {
  const address = URL.createObjectURL(new Blob([/** @type {BlobPart} */ (library)]));
  try {
    return await loadPyodide(
      /** @type {any} */ ({
        indexURL: at("pyodide/"),
        packageBaseUrl: at("pyodide/"),
        lockFileContents: LOCK,
        stdLibURL: address,
        ...more,
      }),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function compiled() {
  return startFrom(await archive());
}

/** With the whole standard library, the wheel installed by micropip. */
async function ordinary() {
  const pyodide = await loadPyodide({ indexURL: at("pyodide/") });
  await pyodide.loadPackage("micropip", { checkIntegrity: false });
  const micropip = pyodide.pyimport("micropip");
  await micropip.install(at(`pyodide/${SIZES.wheel}`));
  return pyodide;
}

// Snapshots: the memory of a Python that has imported everything, only its pages that hold
// something. https://pyodide.org calls them experimental; they are keyed by the build.

/** The snapshot of this build, if there is one. @returns {Promise<Response | null>} */
async function lookUp() {
  if (typeof caches === "undefined") return null;
  return (await (await caches.open(SNAPSHOTS)).match(at(`snapshot-${BUILD}`))) ?? null;
}

/** @param {Response | null} kept @returns {Promise<Pyodide | null>} null if there is none */
async function snapshot(kept) {
  if (!kept) return null;
  return startFrom(EMPTY, { _loadSnapshot: kept.arrayBuffer().then(spread) });
}

/** Forget every snapshot. */
async function forget() {
  await caches.delete(SNAPSHOTS).catch(() => {});
}

/** Make a snapshot for the next visit. */
export async function makeSnapshot() {
  if (await lookUp()) return;
  const pyodide = await startFrom(await archive(), { _makeSnapshot: true });
  // What is not in memory now cannot be had later.
  pyodide.runPython(`
import importlib, sys, zipimport
library = next(path for path in sys.path if path.endswith(".zip"))
for name in list(zipimport._zip_directory_cache[library]):
    try:
        importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
    except ImportError:
        pass
del library, name
`);
  const memory = /** @type {any} */ (pyodide).makeMemorySnapshot();
  const cache = await caches.open(SNAPSHOTS);
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(at(`snapshot-${BUILD}`), new Response(gathered(memory)));
}

/** The pages of a memory that hold something, after how many there are and which. @param {Uint8Array} memory */
function gathered(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  const perPage = PAGE / 4;
  const pages = [];
  for (let page = 0; page * PAGE < memory.length; page += 1) {
    const start = page * perPage;
    for (let i = start; i < start + perPage; i += 1) {
      if (words[i]) {
        pages.push(page);
        break;
      }
    }
  }
  const head = new Uint32Array([memory.length, pages.length, ...pages]);
  return new Blob([
    head,
    ...pages.map(
      (page) => /** @type {BlobPart} */ (memory.subarray(page * PAGE, (page + 1) * PAGE)),
    ),
  ]);
}

/** A memory from its pages. @param {ArrayBuffer} buffer */
function spread(buffer) {
  const [length, count] = new Uint32Array(buffer, 0, 2);
  const pages = new Uint32Array(buffer, 8, count);
  const start = 8 + count * 4;
  if (buffer.byteLength !== start + count * PAGE) throw new Error("it is cut short");
  const memory = new Uint8Array(length);
  for (let i = 0; i < count; i += 1) {
    memory.set(new Uint8Array(buffer, start + i * PAGE, PAGE), pages[i] * PAGE);
  }
  return memory;
}
