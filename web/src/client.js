// Asks the worker.

/**
 * @typedef {{notation: string, act: string, card: string | null, source: string | null,
 *   target: string | null, piece: string | null, count: number, odds: string | null}} Option
 * @typedef {{side: string, ask: string, prompt: string, left: number, place: string | null,
 *   card: string | null, options: Option[]}} Decision
 * @typedef {{core: string[], hand: string[] | null, in_hand: number, aside: string[] | null,
 *   in_pile: number, discards: string[] | null, in_discards: number, removed: string[],
 *   active: string | null, event_line: string[], battle_line: string[]}} Cards
 * @typedef {{kind: string, text: string, dice?: number[], hit?: number, side?: string,
 *   [field: string]: unknown}} Line
 * @typedef {{mode: string, setup: Record<string, unknown>, choices: number, seat: string | null,
 *   hand_over: string | null, year: number, season: string, gold: number, captured: string[],
 *   pieces: Record<string, Record<string, number>>, cards: Record<string, Cards>,
 *   decision: Decision | null, reasons: Record<string, string>, log: Line[], undo: boolean,
 *   result: {winner: string | null, reason: string, score: Record<string, number>} | null}} Table
 * @typedef {{name: string, side: string, kind: string, when: string, effect: string}} Card
 */

/** @type {Worker | undefined} */
let worker;

/** @type {Map<number, (answer: any) => void>} */
const waiting = new Map();
let last = 0;

/**
 * Start Python.
 * @param {(progress: string | null) => void} progress told what is being done, null when ready
 * @param {(reason: string) => void} failure told why Python cannot be had
 */
export function start(progress, failure) {
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => {
    if ("progress" in data) progress(data.progress);
    else if ("failed" in data) failure(data.failed);
    else {
      waiting.get(data.id)?.(JSON.parse(data.answer));
      waiting.delete(data.id);
    }
  });
  worker.addEventListener("error", (event) => failure(event.message || "the worker did not start"));
}

/**
 * Ask the table.
 * @param {Record<string, unknown>} request
 * @returns {Promise<{ok: boolean, table: Table, error?: string, cards?: Card[]}>}
 */
export function ask(request) {
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage({ id, request: JSON.stringify(request) });
  });
}
