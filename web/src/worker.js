// Holds Python. One message asks, one answers; the page never sees more than the answers.

import { boot } from "./boot.js";
import { Sitting } from "./sitting.js";

/** A page whose worker broke down asks for the ordinary way. */
const careful = new URLSearchParams(self.location.search).has("careful");

/** @type {Promise<Sitting>} */
const ready = begin();

async function begin() {
  const { table, way } = await boot((progress, share) => postMessage({ progress, share }), careful);
  postMessage({ progress: null, way });
  return new Sitting(table, (message) => postMessage(message));
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
