// A pause: what is being told waits, and so do computer players among themselves. Whatever is looked
// at in a dialog is a pause, too.

import { byId, on, toPrompt, write } from "./dom.js";

/** Settled unless there is a pause. @type {Promise<void>} */
let held = Promise.resolve();
/** Ends the pause. @type {(() => void) | null} */
let end = null;

export function listenToPause() {
  on("pause", () => (end ? resume() : pause()));
}

/** Whether there is something that could wait; where there is not, nothing does. @param {boolean} offered */
export function offerPause(offered) {
  const button = byId("pause");
  if (!offered && document.activeElement === button) toPrompt();
  button.hidden = !offered;
  if (!offered) resume();
}

/** Come back when there is no pause. */
export async function unpaused() {
  await held;
  for (let open = opened(); open; open = opened()) {
    const closed = open;
    await new Promise((done) => closed.addEventListener("close", done, { once: true }));
    await held;
  }
}

/** The dialog that is looked at. */
function opened() {
  return document.querySelector("dialog:modal");
}

function pause() {
  held = new Promise((done) => {
    end = () => done();
  });
  write(byId("pause"), "Resume");
}

/** Let everything go on. */
export function resume() {
  end?.();
  end = null;
  write(byId("pause"), "Pause");
}
