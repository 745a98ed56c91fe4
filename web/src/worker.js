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

/** @param {unknown} error */
function said(error) {
  return String(/** @type {Error} */ (error)?.message ?? error);
}

ready.catch((error) => postMessage({ failed: said(error) }));

// One at a time, in the order in which they were asked.
self.addEventListener("message", ({ data }) => {
  ready
    .then((sitting) => sitting.run(() => sitting.answer(data)))
    .then(
      (told) => postMessage({ id: data.id, ...told }),
      (error) => postMessage({ broken: said(error) }),
    );
});
