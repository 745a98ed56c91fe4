// Holds Python. One message asks, one answers; the page never sees more than the answers. Asked for
// a snapshot, it prepares the next visit instead, and ends.

import { boot, prepare } from "./boot.js";
import { Sitting } from "./sitting.js";
import { forget } from "./snapshot.js";

/** Milliseconds of thinking between two looks at the post. */
const SLICE = 60;
const asked = new URL(import.meta.url).searchParams;
if (asked.has("snapshot")) {
  prepare()
    // The next visit starts another way.
    .catch((error) => console.info(`No snapshot has been made: ${error}`))
    .then(() => {
      postMessage("done");
      self.close();
    });
} else if (asked.has("think")) think();
else serve();

function serve() {
  // The page waits for this lock: it gets it when this worker has ended, however it did.
  navigator.locks
    ?.request(`tripoli worker ${self.name}`, () => {
      postMessage({ alive: true });
      return new Promise(() => {});
    })
    .catch(() => {});
  const ready = begin();
  ready.catch((error) => postMessage({ failed: said(error) }));
  // One at a time, in the order in which they were asked.
  self.addEventListener("message", ({ data }) => {
    ready
      .then((sitting) => sitting.run(() => sitting.answer(data)))
      .then(
        (told) => postMessage({ id: data.id, ...told }),
        async (error) => {
          // It may have come from a snapshot that is not what it was.
          await forget().catch(() => {});
          postMessage({ broken: said(error) });
        },
      );
  });
  postMessage({ listening: true });
}

/** A thought at a time: whoever thinks looks up between, and may be told to stop. */
function think() {
  const ready = boot(() => {}, "later", "thinking");
  ready.catch((error) => postMessage({ failed: said(error) }));
  let current = 0;
  let hurried = 0;
  self.addEventListener("message", async ({ data }) => {
    if (data.giveUp === current) current = 0;
    if (data.hurry) hurried = data.hurry;
    if (!data.kept) return;
    const { id, kept, request } = data;
    current = id;
    try {
      const { record } = JSON.parse(await kept.text());
      const { table } = await ready;
      if (current !== id) return;
      let told = JSON.parse(table.ask(JSON.stringify({ ...request, record })));
      // Something must have been thought before it can be hurried.
      for (let first = true; !told.done; first = false) {
        if (!first && hurried === id) break;
        told = JSON.parse(table.ask(JSON.stringify({ do: "go", milliseconds: SLICE })));
        if (!told.done) postMessage({ id, told });
        await new Promise((go) => setTimeout(go));
        if (current !== id) return;
      }
      postMessage({ id, told, ended: true });
    } catch (error) {
      postMessage({ id, error: said(error) });
    }
  });
  postMessage({ listening: true });
}

async function begin() {
  const { table, way } = await boot(
    (progress, share) => postMessage({ progress, share }),
    asked.has("careful") ? "careful" : asked.has("first") ? "first" : "later",
  );
  postMessage({ progress: null, way });
  return new Sitting(table, (message) => postMessage(message));
}

/** @param {unknown} error */
function said(error) {
  return String(/** @type {Error} */ (error)?.message ?? error);
}
