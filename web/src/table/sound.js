// Plays sounds. Browsers allow that only after a press, and it stops while the page is out of sight.

import { onSettings, settings } from "../shell/settings.js";
import { voicesOf } from "./sounds.js";
import { makeDesk, perform } from "./voices.js";

/** @typedef {import("./sounds.js").Cue} Cue */

/** Seconds between asking for a sound and its beginning, so that no part of it is late. */
const AHEAD = 0.02;
/** Seconds in which the volume changes. */
const SOON = 0.05;
/** @type {import("./voices.js").Desk | null} */
let desk = null;
/** @type {AudioContext | null} */
let context = null;
/** How many sounds have been played: each is a little different from the one before. */
let played = 0;
/** Whether sound was on before the settings changed. */
let wasOn = settings.sound;

/** How loud everything is: more slowly than the number at first, as ears have it. @param {number} volume from 0 to 100 */
export function loudness(volume) {
  return (volume / 100) ** 1.5;
}

/** Whether anything may be heard now. */
function audible() {
  return settings.sound && settings.volume > 0 && !document.hidden;
}

/** Make the context, or let it go on. Without a press so far, the browser would refuse. */
function wake() {
  if (!audible() || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  if (!context || !desk) {
    context = new AudioContext();
    desk = makeDesk(context);
    desk.master.gain.value = loudness(settings.volume);
  }
  if (context.state !== "running") context.resume().catch(() => {});
}

/**
 * Play sounds, each at its time.
 * @param {Cue[]} cues
 */
export function play(cues) {
  if (!cues.length || !audible()) return;
  wake();
  if (!context || !desk) return;
  const start = context.currentTime + AHEAD;
  played += 1;
  for (const voice of voicesOf(cues, played)) perform(desk, voice, start);
}

/** Listen to presses, to the settings, and to whether the page is in sight. */
export function listenForSound() {
  // Some browsers let a context begin only within a press.
  for (const press of ["pointerup", "click", "keydown"]) {
    document.addEventListener(press, () => context?.state !== "running" && wake(), {
      capture: true,
      passive: true,
    });
  }
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) context?.suspend().catch(() => {});
    else wake();
  });
  onSettings(() => {
    const { sound, volume } = settings;
    if (!sound) {
      // What is still to be heard is not heard later, either.
      context?.close().catch(() => {});
      context = desk = null;
    } else if (context) {
      desk?.master.gain.setTargetAtTime(loudness(volume), context.currentTime, SOON / 3);
    }
    // A sample of what has been turned on.
    if (sound && !wasOn) play([{ sound: "bell" }]);
    wasOn = sound;
  });
}
