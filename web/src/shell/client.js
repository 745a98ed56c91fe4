// Talks to the worker, and replaces it if it crashes; the game continues where it was.

import { Readers } from "./readers.js";
import { changed } from "./saved.js";
import { isOwn } from "./site.js";
import { Watchdog } from "./watchdog.js";
import words from "./words/restart.json" with { type: "json" };

/** @typedef {import("../../types/session").Answer} Answer */
/** @typedef {import("../../types/session").Request} Request */
/** @typedef {import("../../types/session").Summary} Summary */

/**
 * @typedef {{id: string, name: string, created: number, changed: number, summary: Summary}} Game
 * @typedef {{answer: Answer | null, game?: string | null, follows?: boolean, trouble?: string,
 *   list?: Game[], blob?: Blob, analysis?: import("../../types/session").Analysis | null}} Reply
 *   a reply: the table's answer, the id of the saved game, whether another tab plays it, why it
 *   cannot be saved; the list of games, a file, an analysis
 */

/**
 * Why the game cannot start: the page has a sentence for each.
 * @typedef {"policy" | "memory" | "silent" | "start"} Why
 */

/** @type {Worker | undefined} */
let worker;
/** @type {{progress: (progress: "loading" | null, more: {share?: number, way?: string}) => void, failure: (reason: string, why: Why) => void,
 *   followed: (reply: Reply) => void}} */
let handlers = {
  progress: (...details) => early.push(() => handlers.progress(...details)),
  failure: (...details) => early.push(() => handlers.failure(...details)),
  followed: () => {},
};
/** Events that arrived before `start` was called. @type {(() => void)[]} */
const early = [];
/**
 * The game as the worker last saved it: opaque handles that the page does not read.
 * @type {import("./saved.js").SealedGame | null}
 */
let saved = null;
/** Id and version of the saved game, and whether another tab plays it. */
let place = { game: /** @type {string | null} */ (null), version: 0, follows: false };
/** Whether this worker has ever answered; one that never did is not restarted. */
let proven = false;
/**
 * Settles when the worker is listening; messages posted earlier would be lost.
 * @type {Promise<void>}
 */
let listening;

/** The log as each reader of the game sees it. */
const readers = new Readers();
/**
 * Whoever waits for a reply, and which log the page shows.
 * @type {Map<number, {resolve: (reply: Reply) => void, logKey: string | undefined}>}
 */
const waiting = new Map();
let last = 0;

/**
 * Register for events of the engine, which starts as soon as this module is loaded.
 * @param {typeof handlers} on callbacks for progress (null when ready), for failure to start, and for
 *   what another tab has done in the game that this one follows
 */
export function start(on) {
  handlers = on;
  for (const deliver of early) deliver();
}

/** Whether a policy of the host bars the worker; the page's own allows it. */
let barred = false;
/** Why the worker has not started, for the console and for the person. */
let failure = "";
/** @type {Why | null} */
let cause = null;
document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
  if (blockedURI !== "blob") return;
  barred = true;
  // The worker's own event may have come first.
  if (failure) fail(failure);
});

/**
 * The worker has not started.
 * @param {unknown} reason
 * @param {Why} [why]
 */
function fail(reason, why = "start") {
  failure = String(reason);
  // The first reason is the cause of those that follow.
  if (!cause || cause === "silent") cause = why;
  if (barred) cause = "policy";
  handlers.failure(failure, cause);
}

/** All workers that the page has started. @type {Set<Worker>} */
const startedWorkers = new Set();

/** The page's Trusted Types policy accepts script URLs from here only. */
const policy = trusted();

function trusted() {
  try {
    return /** @type {any} */ (globalThis).trustedTypes?.createPolicy("tripoli", {
      createScriptURL: (/** @type {string} */ address) => {
        const { origin, protocol } = new URL(address, import.meta.url);
        if (origin !== location.origin) throw new TypeError(`${protocol} is not this site`);
        return address;
      },
    });
  } catch {
    // The host's policy allows others only. Then starting the worker fails, too, and is reported.
    barred = true;
    return undefined;
  }
}

/**
 * A URL of one of this site's scripts, in the form that the page's policy requires.
 * @param {string} address
 */
export function scriptAddress(address) {
  return /** @type {string} */ (policy?.createScriptURL(address) ?? address);
}

/**
 * Start a worker script. It is imported from a blob URL because only then does the page's content
 * security policy apply to the worker, wherever the site is hosted.
 * @param {string} [name] the script, with its start options
 */
export function scriptWorker(name = "worker.js") {
  const { href } = new URL(`./${name}`, import.meta.url);
  // Not a static import: in a blob script Firefox does not route static imports through the service
  // worker.
  const text = `import(${JSON.stringify(href)}).then(({ listens }) => {
    if (!listens) throw "another file came in place of ${name}";
  }).catch((error) => postMessage({ failed: String(error) }));`;
  const script = new Blob([text], { type: "text/javascript" });
  const address = URL.createObjectURL(script);
  const [kind] = name.split(".");
  const lock = `${kind}-${Math.random().toString(36).slice(2)}`;
  const started = new Worker(scriptAddress(address), { type: "module", name: lock });
  started.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  startedWorkers.add(started);
  return { started, name: lock };
}

/** End all workers, whatever they are doing; the page is of no use from then on. */
export function terminateWorkers() {
  worker = undefined;
  for (const one of startedWorkers) one.terminate();
}

/**
 * Detect the death of a silent worker: it holds a lock as long as it lives.
 * @param {Worker} target
 * @param {string} name
 */
function watch(target, name) {
  navigator.locks
    ?.request(`tripoli worker ${name}`, () => {
      if (target !== worker) return;
      if (proven) void restart();
      else fail("the worker ended");
    })
    .catch(() => {});
}

/**
 * Start a worker.
 * @param {import("./boot.js").Visit} visit
 */
function startWorker(visit) {
  proven = false;
  cause = null;
  listening = new Promise(() => {});
  const watchdog = new Watchdog(() => fail(new Error("the worker is silent"), "silent"));
  try {
    listen(scriptWorker(visit === "later" ? undefined : `worker.js?${visit}`), watchdog);
  } catch (error) {
    watchdog.stop();
    fail(error);
  }
}

/**
 * Handle what a new worker says.
 * @param {ReturnType<typeof scriptWorker>} script
 * @param {Watchdog} watchdog watches until Python has started
 */
function listen({ started, name }, watchdog) {
  worker = started;
  /** @type {() => void} */
  let resolveListening;
  listening = new Promise((resolve) => {
    resolveListening = resolve;
  });
  /** @param {unknown} reason @param {Why} [why] */
  const broken = (reason, why) => {
    watchdog.stop();
    if (proven) void restart();
    else fail(reason, why);
  };
  worker.addEventListener("message", ({ data }) => {
    // What was still on its way when Python failed to start arrives later.
    if ("progress" in data && cause && cause !== "silent") return;
    if ("progress" in data && data.progress !== null) watchdog.reset();
    else if (!("listening" in data || "alive" in data)) watchdog.stop();
    if ("listening" in data) resolveListening();
    else if ("alive" in data) watch(started, name);
    else if ("progress" in data) handlers.progress(data.progress, data);
    else if ("failed" in data) fail(data.failed, data.why);
    else if ("broken" in data) broken(data.broken);
    else if ("followed" in data) handlers.followed(readReply(data.followed));
    else {
      proven = true;
      const pending = waiting.get(data.id);
      pending?.resolve(readReply(data, pending.logKey));
      waiting.delete(data.id);
    }
  });
  worker.addEventListener("error", (event) =>
    broken(event.message || new Error("the worker did not start")),
  );
}

/**
 * @param {any} data
 * @param {string} [logKey] the key of the log that the page shows
 * @returns {Reply}
 */
function readReply({ answer, change, ...rest }, logKey) {
  if (change) saved = changed(saved, change);
  // In a lesson, the game that it replaced is still the one to restore.
  if (rest.game) place = { game: rest.game, version: rest.version, follows: rest.follows };
  return { ...rest, answer: answer ? readers.receive(JSON.parse(answer), logKey) : null };
}

/** Replace a crashed worker, and hand the game to the new one. */
async function restart() {
  worker?.terminate();
  const pending = [...waiting.values()];
  waiting.clear();
  readers.forget();
  startWorker("careful");
  const reply = await post(saved ? { restore: saved, ...place } : { request: '{"do":"show"}' });
  /** @type {Answer} */
  const answer = reply.answer ?? { ok: false, changed: false, table: null };
  // Show the table even if the pending request was for something else; report the restart even if
  // none was pending.
  const error = answer.error ?? (pending.length ? undefined : words.restarted);
  handlers.followed({ ...reply, answer: { ...answer, ok: answer.ok && !error, error } });
  for (const { resolve } of pending) {
    resolve({
      ...reply,
      answer: { ...answer, ok: false, error: answer.error ?? words.chooseAgain },
    });
  }
}

if (typeof WebAssembly !== "undefined" && typeof Worker !== "undefined") {
  startWorker(isOwn(navigator.serviceWorker?.controller) ? "later" : "first");
}

/**
 * @param {Record<string, unknown>} message
 * @param {string} [logKey] the key of the log that the page shows
 * @returns {Promise<Reply>}
 */
function post(message, logKey) {
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    waiting.set(id, { resolve, logKey });
    const recipient = worker;
    void listening.then(() => {
      if (recipient === worker) worker?.postMessage({ ...message, id });
    });
  });
}

/** The game on the table as the worker saved it; only another worker reads it. */
export function savedGame() {
  return saved;
}

/**
 * Send a request to the table.
 * @param {Request} request as docs/protocol.md describes it
 * @returns {Promise<Reply & {answer: Answer}>} includes the table, even after a crash
 */
export function ask(request) {
  const logs = readers.positions(request.log?.key);
  const reply = post({ request: JSON.stringify({ ...request, logs }) }, request.log?.key);
  return /** @type {any} */ (reply);
}

/**
 * Send a request for saved games or files.
 * @param {"list" | "open" | "take over" | "rename" | "delete" | "undelete" | "file" | "analysis"
 *   | "keep analysis"} games
 * @param {{of?: string, name?: string, analysis?: import("../../types/session").Analysis}} [more]
 *   which game, its new name, its analysis
 */
export function askGames(games, { of, ...more } = {}) {
  return post({ games, game: of, ...more });
}
