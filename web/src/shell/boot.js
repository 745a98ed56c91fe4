// Starts Python in a worker: from a snapshot of its memory, else from a precompiled archive, else
// the ordinary way. Each falls back on the next.

import { loadPyodide } from "pyodide";
import { joined } from "./archive.js";
import { forget, read, savedSnapshot, saveSnapshot } from "./snapshot.js";
import { unpack } from "./unpack.js";

/**
 * @typedef {{ask: (request: string) => string, keep: () => string | undefined,
 *   whole: (record: string) => string}} Table
 */
/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {(progress: "loading" | null, share?: number) => void} OnProgress */
/** @typedef {"first" | "later" | "careful"} Visit */

const WASM = `${PYODIDE}pyodide.asm.wasm`;
const IMPORT_ALL = `
import importlib, sys, zipimport
library = next(path for path in sys.path if path.endswith(".zip"))
for name in list(zipimport._zip_directory_cache[library]):
    try:
        importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
    except ImportError:
        pass
del library, name
`;
/** Plays a game, or its first 200 choices, so that everything a game needs gets compiled. */
const PLAY = `
import json
from tripoli.games import GAMES
from tripoli.session.table import Table
table = Table(GAMES.only("${GAME}"))
def ask(**request):
    return json.loads(table.ask(json.dumps(request)))["table"]
sent = ask(do="new", seed=1)
while not sent["over"] and sent["choices"] < 200:
    if sent["hand_over"]:
        sent = ask(do="sit", seat=sent["hand_over"])
    else:
        option = sent["options"][sent["choices"] % len(sent["options"])]
        sent = ask(do="choose", choice=option["notation"])
`;
/** An empty archive: a snapshot already has everything in memory. */
const EMPTY = Uint8Array.from([80, 75, 5, 6, ...new Array(18).fill(0)]);
const MAKE = {
  table: `
from tripoli.games import GAMES
from tripoli.session.table import Table
Table(GAMES.only("${GAME}"))
`,
  thinking: `
from tripoli.games import GAMES
from tripoli.session.thinking import Thinking
Thinking(GAMES.only("${GAME}"))
`,
};
/** Milliseconds after which Chromium caches the WebAssembly it has compiled. */
const WRITTEN = 3000;

/** @param {string} name */
function at(name) {
  return new URL(name, import.meta.url).href;
}

/**
 * Start Python, and create an empty table or a player's thinking.
 * @param {OnProgress} onProgress receives progress: what is being done, and which share of it is done
 * @param {Visit} visit "first" downloads everything; "later" may use what was cached; "careful",
 *   after a crash, tries the ordinary way first
 * @param {keyof typeof MAKE} [what] a table, or a computer player's thinking
 * @returns {Promise<{table: Table, way: string}>}
 */
export async function boot(onProgress, visit, what = "table") {
  const warm = warmUp(counted(fetch, onProgress, visit === "first"));
  const found = visit === "later" ? await savedSnapshot() : null;
  // The snapshot may be what made the worker crash.
  if (visit === "careful") await forget().catch(() => {});
  if (!found) onProgress("loading");
  const ways =
    visit === "careful"
      ? { ordinary, compiled }
      : { ...(found && { snapshot: () => snapshot(found) }), compiled, ordinary };
  /** @type {unknown} */
  let why;
  try {
    for (const [way, begin] of Object.entries(ways)) {
      try {
        const pyodide = await warm.during(begin);
        return { table: pyodide.runPython(MAKE[what]), way };
      } catch (error) {
        why = error;
        // Not all that is thrown here is an Error.
        const told = /** @type {{message?: string}} */ (error)?.message ?? error;
        console.info(`Python could not be started the ${way} way: ${told}`);
        onProgress("loading");
        const spoilt = way === "snapshot" && !(error instanceof NoWebAssembly);
        if (spoilt) await forget().catch(() => {});
      }
    }
  } finally {
    warm.end();
  }
  throw why;
}

/** The WebAssembly module is missing or incomplete. */
class NoWebAssembly extends Error {}

/**
 * Fetch and compile what Pyodide will ask for, in parallel, before it asks.
 * @param {typeof globalThis.fetch} through the fetch function to use
 * @returns {{during: <T>(begin: () => Promise<T>) => Promise<T>, end: () => void}} `during` starts
 *   Pyodide and rejects if its WebAssembly cannot be loaded or instantiated (by itself Pyodide
 *   would wait forever); `end` restores the original fetch and WebAssembly functions
 */
function warmUp(through) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  /** @type {Promise<WebAssembly.Module> | null} */
  let module = null;
  const compile = () => {
    module ??= WebAssembly.compileStreaming(through(at(WASM)).then(typed));
    // On failure, try again for the next way of starting.
    module.catch(() => (module = null));
    return module;
  };
  compile().catch(() => {});
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  import(at(`${PYODIDE}pyodide.asm.js`)).catch(() => {});
  globalThis.fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input) === at(WASM)
      ? new Response(null, { headers: { "Content-Type": "application/wasm" } })
      : through(input, init);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const compiled = await compile().catch(({ message }) => {
        throw new NoWebAssembly(message);
      });
      return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports) };
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  return {
    during: (begin) =>
      new Promise((resolve, reject) => {
        fail = reject;
        begin().then(resolve, reject);
      }),
    end: () => {
      Object.assign(globalThis, { fetch });
      Object.assign(WebAssembly, { instantiateStreaming });
    },
  };
}

/** Some servers send the wrong MIME type for WebAssembly. @param {Response} response */
function typed(response) {
  const known = response.headers.get("Content-Type")?.startsWith("application/wasm");
  if (known || !response.ok) return response;
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}

/**
 * A custom WebAssembly section without content. Chromium does not cache compiled code while another
 * module with the same bytes is in use; with this section, the module used on a first visit differs
 * from the one compiled for the cache.
 */
const OTHER = Uint8Array.of(0, 2, 1, 0);

/**
 * Wraps the browser's fetch and reports what arrives, piece by piece.
 * @param {typeof globalThis.fetch} plain
 * @param {OnProgress} onProgress
 * @param {boolean} first whether everything is downloaded. Else the share of it is unknown, and the
 *   WebAssembly is not counted: a response read through a counter cannot use the code that the
 *   browser has cached for it
 * @returns {typeof globalThis.fetch}
 */
function counted(plain, onProgress, first) {
  const large = [WASM, ...Object.keys(ARCHIVES)];
  const total = large.reduce((sum, name) => sum + SIZES[name], 0);
  const addresses = large.map(at);
  let arrived = 0;
  return async (input, init) => {
    const response = await plain(input, init);
    const address = String(input instanceof Request ? input.url : input);
    const wasm = address === at(WASM);
    if (!response.ok || !response.body || address.startsWith("blob:")) return response;
    if (wasm && !first) return response;
    const counts = addresses.includes(address);
    const counter = new TransformStream({
      transform(chunk, controller) {
        if (counts) arrived += chunk.length;
        onProgress("loading", first ? Math.min(1, arrived / total) : undefined);
        controller.enqueue(chunk);
      },
      flush(controller) {
        if (wasm) controller.enqueue(OTHER);
      },
    });
    return new Response(response.body.pipeThrough(counter), {
      headers: { "Content-Type": response.headers.get("Content-Type") ?? "" },
    });
  };
}

/** The unpacked archive from which Python starts. @returns {Promise<Uint8Array>} */
async function archive() {
  const parts = Object.entries(ARCHIVES).map(async ([name, size]) => {
    const response = await fetch(at(name));
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    return unpack(response.body, size);
  });
  return joined(await Promise.all(parts));
}

/**
 * @param {Uint8Array} library
 * @param {Record<string, unknown>} more Pyodide options
 * @returns {Promise<Pyodide>}
 */
async function startFrom(library, more = {}) {
  const address = URL.createObjectURL(new Blob([/** @type {BlobPart} */ (library)]));
  try {
    return await loadPyodide(
      /** @type {any} */ ({
        indexURL: at(PYODIDE),
        packageBaseUrl: at(PYODIDE),
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

/** Starts with the whole standard library; micropip installs the wheel. */
async function ordinary() {
  const pyodide = await loadPyodide({ indexURL: at(PYODIDE) });
  await pyodide.loadPackage("micropip", { checkIntegrity: false });
  const micropip = pyodide.pyimport("micropip");
  await micropip.install(at(PYODIDE + WHEEL));
  return pyodide;
}

/** @param {import("./snapshot.js").Handle} handle */
async function snapshot(handle) {
  // Pyodide (https://pyodide.org) calls snapshots experimental, so each is used for one build only.
  return startFrom(EMPTY, { _loadSnapshot: read(handle) });
}

/**
 * Prepare the next visit: take a memory snapshot, and have the WebAssembly compiled and cached.
 * @param {() => void} taken called when there is a snapshot
 */
export async function prepare(taken) {
  // Throws early if the browser has no origin private file system.
  await navigator.storage.getDirectory();
  const found = await savedSnapshot();
  if (found) return found.close();
  const pyodide = await startFrom(await archive(), { _makeSnapshot: true });
  // Modules that are not in memory now cannot be imported from the snapshot later.
  pyodide.runPython(IMPORT_ALL);
  await saveSnapshot(/** @type {any} */ (pyodide).makeMemorySnapshot());
  taken();
  pyodide.runPython(PLAY);
  await new Promise((go) => setTimeout(go, WRITTEN));
}
