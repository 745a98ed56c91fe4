// Holds Python. One message asks, one answers; the page never sees more than the answers.

import { loadPyodide } from "./pyodide/pyodide.mjs";

/** @typedef {{ask: (request: string) => string, keep: () => string | undefined}} Table */

/** @type {Promise<Table>} */
const ready = boot();

async function boot() {
  tell("Loading Python");
  const [pyodide, wheel] = await Promise.all([
    loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href }),
    fetched("./tripoli.whl"),
  ]);
  tell("Setting up the game");
  pyodide.unpackArchive(wheel, "wheel");
  const table = pyodide.runPython("from tripoli.table import Table; Table()");
  tell(null);
  return table;
}

/** @param {string} address */
async function fetched(address) {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${address} could not be loaded (${response.status})`);
  return response.arrayBuffer();
}

/** @param {string | null} progress */
function tell(progress) {
  postMessage({ progress });
}

ready.catch((error) => postMessage({ failed: String(error?.message ?? error) }));

/** One at a time, in the order in which they were asked. @type {Promise<unknown>} */
let turn = Promise.resolve();

self.addEventListener("message", ({ data }) => {
  turn = turn.then(() => answer(data));
});

/** @param {{id: number, request?: string, restore?: Blob}} data */
async function answer(data) {
  try {
    const table = await ready;
    const request = data.restore
      ? JSON.stringify({ do: "load", record: await data.restore.text() })
      : data.request;
    const answer = table.ask(/** @type {string} */ (request));
    const record = table.keep();
    // A handle, so that the page holds no record, which tells what is hidden.
    postMessage({ id: data.id, answer, kept: record ? new Blob([record]) : null });
  } catch (error) {
    postMessage({ broken: String(/** @type {Error} */ (error)?.message ?? error) });
  }
}
