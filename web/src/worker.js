// Holds Python. One message asks, one answers; the page never sees more than the answers.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import { Sitting } from "./sitting.js";

/** @type {Promise<Sitting>} */
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
  return new Sitting(table, (message) => postMessage(message));
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

/** @param {any} message */
async function answer(message) {
  try {
    const sitting = await ready;
    postMessage({ id: message.id, ...(await sitting.answer(message)) });
  } catch (error) {
    postMessage({ broken: String(/** @type {Error} */ (error)?.message ?? error) });
  }
}
