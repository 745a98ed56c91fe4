// Asks the worker, and starts another one when it breaks down; the game goes on where it was.

/** @typedef {import("../../types/session").Answer} Answer */
/** @typedef {import("../../types/session").Request} Request */
/** @typedef {import("../../types/session").Summary} Summary */

/**
 * @typedef {{id: string, name: string, created: number, changed: number, summary: Summary}} Game
 * @typedef {{answer: Answer | null, game?: string | null, follows?: boolean, trouble?: string,
 *   list?: Game[], blob?: Blob, analysis?: import("../../types/session").Analysis | null}} Reply
 *   what comes back: the table's answer, which saved game it is, whether another tab plays it, why it
 *   cannot be saved; games, a file
 */

/** @type {Worker | undefined} */
let worker;
/** @type {{progress: (text: string | null, more: {share?: number, way?: string}) => void, failure: (reason: string) => void,
 *   followed: (told: Reply) => void}} */
let tell = {
  progress: (...told) => early.push(() => tell.progress(...told)),
  failure: (reason) => early.push(() => tell.failure(reason)),
  followed: () => {},
};
/** What was to be told before somebody listened. @type {(() => void)[]} */
const early = [];
/** The game as the worker last kept it: a handle that the page does not open. @type {Blob | null} */
let kept = null;
/** Which kept game that is, how often it had been kept, and whether another tab plays it. */
let place = { game: /** @type {string | null} */ (null), version: 0, follows: false };
/** Whether this worker has answered: one that never did is not started again. */
let proven = false;
/** Settled when this worker listens: what is posted before is lost. @type {Promise<void>} */
let listening;

/** @type {Map<number, (told: Reply) => void>} */
const waiting = new Map();
let last = 0;

const RESTARTED = "The game engine was restarted. Your game is intact.";
const BROKE = "The game engine was restarted. Your game is intact; please choose again.";

/**
 * Listen to Python, which starts as soon as this module is there.
 * @param {typeof tell} on told what is being done (null when ready), why Python cannot be had, and
 *   what another tab has done in the game that this one follows
 */
export function start(on) {
  tell = on;
  for (const told of early) told();
}

/** The page's policy takes addresses of scripts from here only. */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("tripoli", {
  createScriptURL: (/** @type {string} */ address) => {
    const { origin, protocol } = new URL(address, import.meta.url);
    if (origin !== location.origin) throw new TypeError(`${protocol} is not this site`);
    return address;
  },
});

/** An address of a script of this site, as the page's policy wants it. @param {string} address */
export function scriptAddress(address) {
  return /** @type {string} */ (policy?.createScriptURL(address) ?? address);
}

/**
 * Start the worker's script. It is imported from within an address of the page's own making, for
 * only so does the page's policy hold for the worker, too, wherever the site is hosted.
 * @param {string} [query] how it is to start
 */
export function scriptWorker(query = "") {
  const { href } = new URL(`./worker.js${query}`, import.meta.url);
  // Not a static import: Firefox lets no service worker answer that of a script of its own making.
  const text = `import(${JSON.stringify(href)}).catch((error) => postMessage({ failed: String(error) }));`;
  const script = new Blob([text], { type: "text/javascript" });
  const address = URL.createObjectURL(script);
  const name = Math.random().toString(36).slice(2);
  const started = new Worker(scriptAddress(address), { type: "module", name });
  started.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return { started, name };
}

/**
 * Notice the end of a worker that says nothing: it holds a lock as long as it lives.
 * @param {Worker} watched
 * @param {string} name
 */
function watch(watched, name) {
  navigator.locks
    ?.request(`tripoli worker ${name}`, () => {
      if (watched !== worker) return;
      if (proven) void restart();
      else tell.failure("the worker ended");
    })
    .catch(() => {});
}

/**
 * Start a worker.
 * @param {import("./boot.js").Visit} visit
 */
function hire(visit) {
  proven = false;
  const { started, name } = scriptWorker(visit === "later" ? "" : `?${visit}`);
  worker = started;
  /** @type {() => void} */
  let heard;
  listening = new Promise((resolve) => {
    heard = resolve;
  });
  worker.addEventListener("message", ({ data }) => {
    if ("listening" in data) heard();
    else if ("alive" in data) watch(started, name);
    else if ("progress" in data) tell.progress(data.progress, data);
    else if ("failed" in data) tell.failure(data.failed);
    else if ("broken" in data) {
      if (proven) void restart();
      else tell.failure(data.broken);
    } else if ("followed" in data) tell.followed(read(data.followed));
    else {
      proven = true;
      waiting.get(data.id)?.(read(data));
      waiting.delete(data.id);
    }
  });
  worker.addEventListener("error", (event) => {
    if (proven) void restart();
    else tell.failure(event.message || "the worker did not start");
  });
}

/** @param {any} data @returns {Reply} */
function read({ answer, kept: handle, ...rest }) {
  if (handle) {
    kept = handle;
    place = { game: rest.game, version: rest.version, follows: rest.follows };
  }
  return { ...rest, answer: answer ? JSON.parse(answer) : null };
}

/** Replace a worker that broke down, and give the new one the game. */
async function restart() {
  worker?.terminate();
  const asked = [...waiting.values()];
  waiting.clear();
  hire("careful");
  const told = await post(kept ? { restore: kept, ...place } : { request: '{"do":"show"}' });
  /** @type {Answer} */
  const answer = told.answer ?? { ok: false, changed: false, table: null };
  // Whoever asked may not have asked for the table; where nobody asked, it is said all the same.
  const error = answer.error ?? (asked.length ? undefined : RESTARTED);
  tell.followed({ ...told, answer: { ...answer, ok: answer.ok && !error, error } });
  for (const resolve of asked) {
    resolve({ ...told, answer: { ...answer, ok: false, error: answer.error ?? BROKE } });
  }
}

if (typeof WebAssembly !== "undefined" && typeof Worker !== "undefined") {
  hire(navigator.serviceWorker?.controller ? "later" : "first");
}

/** @param {Record<string, unknown>} message @returns {Promise<Reply>} */
function post(message) {
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    const asked = worker;
    void listening.then(() => {
      if (asked === worker) worker?.postMessage({ ...message, id });
    });
  });
}

/** The game on the table, as the worker keeps it: only another worker opens it. */
export function keptGame() {
  return kept;
}

/**
 * Ask the table.
 * @param {Request} request as docs/protocol.md describes it
 * @returns {Promise<Reply & {answer: Answer}>} with the table as it is after a breakdown, too
 */
export function ask(request) {
  return /** @type {any} */ (post({ request: JSON.stringify(request) }));
}

/**
 * Ask for saved games and files.
 * @param {"list" | "open" | "take over" | "rename" | "delete" | "undelete" | "file" | "analysis"
 *   | "keep analysis"} games
 * @param {{of?: string, name?: string, analysis?: import("../../types/session").Analysis}} [more]
 *   of which game, its new name, what was found out about it
 */
export function askGames(games, { of, ...more } = {}) {
  return post({ games, game: of, ...more });
}
