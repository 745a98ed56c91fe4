// Pausing: the story and the computer players wait. An open modal dialog pauses, too.

import { byId, on, toPrompt, write } from "./dom.js";
import words from "./words/story.json" with { type: "json" };

/** Resolved unless the game is paused. @type {Promise<void>} */
let pauseEnded = Promise.resolve();
/** Ends the pause. @type {(() => void) | null} */
let end = null;

/** Whether the person has paused the game. */
export const paused = () => end !== null;

/** @param {() => void} changed called after each press */
export function listenToPause(changed) {
  on("pause", () => {
    if (end) resume();
    else pause();
    changed();
  });
}

/** Show the pause button, or hide it and resume. @param {boolean} offered */
export function offerPause(offered) {
  const button = byId("pause");
  if (!offered && document.activeElement === button) toPrompt();
  button.hidden = !offered;
  if (!offered) resume();
}

/** Resolves when nothing is paused. */
export async function unpaused() {
  await pauseEnded;
  for (let open = opened(); open; open = opened()) {
    const closed = open;
    await new Promise((done) => closed.addEventListener("close", done, { once: true }));
    await pauseEnded;
  }
}

/** The modal dialog that is open. */
function opened() {
  return document.querySelector("dialog:modal");
}

function pause() {
  pauseEnded = new Promise((done) => {
    end = () => done();
  });
  write(byId("pause"), words.resume);
}

/** End the pause. */
export function resume() {
  end?.();
  end = null;
  write(byId("pause"), words.pause);
}
