// Asks the worker, and starts another one when it breaks down; the game goes on where it was.

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
 * @typedef {{cards: Card[], nations: Record<string, string>, gold: number, frigates: number}} Facts
 * @typedef {{ok: boolean, table: Table | null, error?: string, facts?: Facts}} Answer
 */

/** @type {Worker | undefined} */
let worker;
/** @type {(progress: string | null) => void} */
let onProgress = () => {};
/** @type {(reason: string) => void} */
let onFailure = () => {};
/** The game as the worker last kept it: a handle that the page does not open. @type {Blob | null} */
let kept = null;
/** Whether this worker has answered: one that never did is not started again. */
let proven = false;

/** @type {Map<number, (answer: Answer) => void>} */
const waiting = new Map();
let last = 0;

const BROKE = "Python broke down and has been started again. The game is as it was; choose again.";

/**
 * Start Python.
 * @param {(progress: string | null) => void} progress told what is being done, null when ready
 * @param {(reason: string) => void} failure told why Python cannot be had
 */
export function start(progress, failure) {
  onProgress = progress;
  onFailure = failure;
  hire();
}

function hire() {
  proven = false;
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => {
    if ("progress" in data) onProgress(data.progress);
    else if ("failed" in data) onFailure(data.failed);
    else if ("broken" in data) void revive();
    else {
      proven = true;
      if (data.kept) kept = data.kept;
      waiting.get(data.id)?.(JSON.parse(data.answer));
      waiting.delete(data.id);
    }
  });
  worker.addEventListener("error", (event) => {
    if (proven) void revive();
    else onFailure(event.message || "the worker did not start");
  });
}

/** Put another worker in the place of one that broke down, and the game before it. */
async function revive() {
  worker?.terminate();
  const asked = [...waiting.values()];
  waiting.clear();
  hire();
  const answer = await post(kept ? { restore: kept } : { request: JSON.stringify({ do: "show" }) });
  for (const resolve of asked) resolve({ ...answer, ok: false, error: answer.error ?? BROKE });
}

/** @param {Record<string, unknown>} message @returns {Promise<Answer>} */
function post(message) {
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage({ id, ...message });
  });
}

/**
 * Ask the table.
 * @param {Record<string, unknown>} request as `tripoli/table.py` describes it
 * @returns {Promise<Answer>} with the table as it is after a breakdown, too
 */
export function ask(request) {
  return post({ request: JSON.stringify(request) });
}
