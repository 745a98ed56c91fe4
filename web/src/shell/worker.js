// Runs Python. Each message gets one reply; the page sees nothing but the replies. Asked for a
// snapshot, it prepares the next visit instead, and ends.

import { boot, prepare } from "./boot.js";
import { changed, textFrom } from "./saved.js";
import { forget } from "./snapshot.js";
import { StoredSession } from "./storedSession.js";

/** Tells the script that imports this one that it is the right one. */
export const listens = true;

/** Milliseconds of thinking between checks for messages. */
const SLICE = 60;
/** Whether a policy of the host bars what Python needs. */
let barred = false;
self.addEventListener("securitypolicyviolation", () => {
  barred = true;
});
const parameters = new URL(import.meta.url).searchParams;
if (parameters.has("snapshot")) {
  prepare(() => postMessage("made"))
    // Without a snapshot, the next visit starts another way.
    .catch((error) => console.info(`No snapshot has been made: ${error}`))
    .then(() => {
      postMessage("done");
      self.close();
    });
} else if (parameters.has("think")) think();
else serve();

function serve() {
  // The page requests this lock, too, and gets it when this worker ends for whatever reason.
  navigator.locks
    ?.request(`tripoli worker ${self.name}`, () => {
      postMessage({ alive: true });
      return new Promise(() => {});
    })
    .catch(() => {});
  const ready = begin();
  ready.catch((error) => postMessage({ failed: messageOf(error), why: causeOf(error) }));
  // Handles one message at a time, in order.
  self.addEventListener("message", ({ data }) => {
    ready
      .then((session) => session.run(() => session.answer(data)))
      .then(
        (reply) => postMessage({ id: data.id, ...reply }),
        async (error) => {
          // A bad snapshot may have caused the error.
          await forget().catch(() => {});
          postMessage({ broken: messageOf(error) });
        },
      );
  });
  postMessage({ listening: true });
}

/** Runs one thinking task at a time in slices, so that it can be canceled in between. */
function think() {
  const ready = boot(() => {}, "later", "thinking");
  ready.catch((error) => postMessage({ failed: messageOf(error) }));
  let current = 0;
  let hurried = 0;
  /** The game as the page has sent it. @type {import("./saved.js").SealedGame | null} */
  let game = null;
  /** The first block that Python does not have. */
  let unsent = 0;
  /**
   * Tell Python of the game, and ask it for something.
   * @param {Record<string, unknown>} request
   * @param {() => boolean} isCurrent whether this is still what is asked for
   * @returns {Promise<any>} null if not
   */
  const begin = async (request, isCurrent) => {
    const { table } = await ready;
    // Python needs the whole game if it does not have what precedes this.
    for (const first of unsent ? [unsent, 0] : [0]) {
      if (!game) return null;
      const text = await textFrom(game, first);
      if (!isCurrent()) return null;
      try {
        const result = JSON.parse(table.ask(JSON.stringify({ ...request, game: text })));
        unsent = Math.max(0, game.blocks.length - 1);
        return result;
      } catch (error) {
        unsent = 0;
        if (!first) throw error;
      }
    }
    return null;
  };
  self.addEventListener("message", async ({ data }) => {
    if (data.giveUp === current) current = 0;
    if (data.hurry) hurried = data.hurry;
    if (!data.game) return;
    const { id, request } = data;
    current = id;
    game = changed(game, data.game);
    unsent = Math.min(unsent, data.game.first);
    try {
      const { table } = await ready;
      let result = await begin(request, () => current === id);
      if (!result) return;
      // Think for at least one slice before a request to hurry takes effect.
      for (let first = true; !result.done; first = false) {
        if (!first && hurried === id) break;
        result = JSON.parse(table.ask(JSON.stringify({ do: "go", milliseconds: SLICE })));
        if (!result.done) postMessage({ id, result });
        await new Promise((go) => setTimeout(go));
        if (current !== id) return;
      }
      postMessage({ id, result, ended: true });
    } catch (error) {
      postMessage({ id, error: messageOf(error) });
    }
  });
  postMessage({ listening: true });
}

async function begin() {
  const { table, way } = await boot(
    (progress, share) => postMessage({ progress, share }),
    parameters.has("careful") ? "careful" : parameters.has("first") ? "first" : "later",
  );
  postMessage({ progress: null, way });
  return new StoredSession(table, (message) => postMessage(message));
}

/** Why Python could not start. @param {unknown} error @returns {import("./client.js").Why} */
function causeOf(error) {
  // Not every browser reports that a policy bars WebAssembly; all name the policy in the error.
  if (barred || /Content Security|\bCSP\b/i.test(messageOf(error))) return "policy";
  return /memory/i.test(messageOf(error)) ? "memory" : "start";
}

/** @param {unknown} error */
function messageOf(error) {
  return String(/** @type {Error} */ (error)?.message ?? error);
}
