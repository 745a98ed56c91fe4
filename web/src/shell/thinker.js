// The computer players, in a worker of their own, so that the page stays responsive while they
// think.

import { scriptWorker } from "./client.js";
import { newSince } from "./saved.js";

/** @typedef {import("../../types/session").Thoughts} Thoughts */
/** @typedef {import("../../types/session").Analysis} Analysis */
/** @typedef {import("./saved.js").SealedGame} SealedGame */
/**
 * @typedef {{id: number, done: (result: any) => void, fail: (error: Error) => void,
 *   onProgress: (result: any) => void}} Task
 */

/** @type {Worker | null} */
let worker = null;
/**
 * Settles when the worker is listening; messages posted earlier would be lost.
 * @type {Promise<void>}
 */
let listening = Promise.resolve();
/** The blocks of a game that the worker has. @type {readonly Blob[]} */
let sent = [];
/** The current task. @type {Task | null} */
let task = null;
let last = 0;

/** Start the worker before it is needed. */
export function wake() {
  if (worker) return;
  worker = scriptWorker("worker.js?think").started;
  sent = [];
  /** @type {() => void} */
  let resolveListening;
  listening = new Promise((resolve) => {
    resolveListening = resolve;
  });
  worker.addEventListener("message", ({ data }) => {
    if ("listening" in data) resolveListening();
    if ("failed" in data) broken(data.failed);
    if (!task || data.id !== task.id) return;
    if (data.error) end(({ fail }) => fail(new Error(data.error)));
    else if (data.ended) end(({ done }) => done(data.result));
    else task.onProgress(data.result);
  });
  worker.addEventListener("error", (event) => broken(event.message || "the worker ended"));
}

/** @param {string} reason */
function broken(reason) {
  worker?.terminate();
  worker = null;
  end(({ fail }) => fail(new Error(reason)));
}

/** @param {(ended: Task) => void} how */
function end(how) {
  const ended = task;
  task = null;
  if (ended) how(ended);
}

/**
 * Let a computer player think about the current decision of a game.
 * @param {SealedGame} game as the worker that holds it saved it
 * @param {string} player the computer player
 * @param {(thoughts: Thoughts) => void} onProgress called from time to time with its current thoughts
 * @returns {Promise<Thoughts | null>} null if canceled
 */
export function think(game, player, onProgress) {
  return ask(game, { do: "begin", player }, onProgress);
}

/**
 * Let an adviser think about the current decision of a game, and give its reasons.
 * @param {SealedGame} game as the worker that holds it saved it
 * @param {number} longest in milliseconds, the worker's start included
 * @returns {Promise<Thoughts | null>} null if canceled
 */
export async function advise(game, longest) {
  const thinking = ask(game, { do: "advise" }, () => {});
  const timer = setTimeout(hurry, longest);
  return thinking.finally(() => clearTimeout(timer));
}

/**
 * Let a computer player consider all options equally, so that bad ones are evaluated, too.
 * @param {SealedGame} game
 * @param {string} player the computer player
 * @param {number[]} [since] facts of an earlier thought; the changes since are described
 * @returns {Promise<Thoughts | null>} null if canceled
 */
export function weigh(game, player, since) {
  return ask(game, { do: "begin", player, even: true, ...(since && { since }) }, () => {});
}

/**
 * Evaluate every choice of a finished game.
 * @param {SealedGame} game
 * @param {(partial: Analysis) => void} onProgress called from time to time with new results
 * @returns {Promise<Analysis | null>} the last results; null if canceled
 */
export function analyze(game, onProgress) {
  return ask(game, { do: "analyze" }, onProgress);
}

/**
 * Run one task at a time: a new one cancels the previous one.
 * @param {SealedGame} game
 * @param {Record<string, unknown>} request
 * @param {(result: any) => void} onProgress
 * @returns {Promise<any>}
 */
function ask(game, request, onProgress) {
  giveUp();
  wake();
  last += 1;
  const id = last;
  return new Promise((done, fail) => {
    task = { id, done, fail, onProgress };
    void listening.then(() => {
      if (task?.id !== id) return;
      worker?.postMessage({ id, game: newSince(game, sent), request });
      sent = game.blocks;
    });
  });
}

/** Make the player choose now. */
export function hurry() {
  const id = task?.id;
  if (id) void listening.then(() => worker?.postMessage({ hurry: id }));
}

/** Cancel the current task. */
export function giveUp() {
  if (!task) return;
  worker?.postMessage({ giveUp: task.id });
  end(({ done }) => done(null));
}
