// Holds Python. One message asks, one answers; the page never sees more than the answers.

import { loadPyodide } from "./pyodide/pyodide.mjs";

/** @type {Promise<(request: string) => string>} */
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
  return (/** @type {string} */ request) => table.ask(request);
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

self.addEventListener("message", async ({ data }) => {
  try {
    const ask = await ready;
    postMessage({ id: data.id, answer: ask(data.request) });
  } catch (error) {
    const text = String(/** @type {Error} */ (error)?.message ?? error);
    const last = text.trim().split("\n").at(-1);
    postMessage({
      id: data.id,
      answer: JSON.stringify({ ok: false, error: `Python failed: ${last}` }),
    });
  }
});
