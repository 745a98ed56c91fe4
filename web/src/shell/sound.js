// Whether there is sound: offered once, when the first game begins, until something is chosen there; a
// button in the bar; the settings.

import { byId, on, toPrompt } from "./dom.js";
import { applySettings, onSettings, settings } from "./settings.js";

const input = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (byId(id));

/** @param {boolean} sound */
function turn(sound) {
  Object.assign(settings, { sound, offered: true });
  applySettings();
}

/** Listen to everything that turns sound on and off. */
export function listenToSound() {
  const box = input("sound");
  const slider = input("volume");
  box.addEventListener("change", () => turn(box.checked));
  slider.addEventListener("input", () => {
    settings.volume = Number(slider.value);
    applySettings();
  });
  on("sound-button", () => turn(!settings.sound));
  on("offer-yes", () => turn(true));
  on("offer-no", () => turn(false));
  onSettings(draw);
  draw();
}

/** Show the settings in all places. */
function draw() {
  const { sound, volume, offered } = settings;
  input("sound").checked = sound;
  input("volume").value = String(volume);
  input("volume").disabled = !sound;
  byId("sound-button").setAttribute("aria-pressed", String(sound));
  const strip = byId("offer");
  if (!offered || strip.hidden) return;
  const focused = strip.contains(document.activeElement);
  strip.hidden = true;
  if (focused) toPrompt();
}

/** Offer sound to whoever has never been asked. */
export function offerSound() {
  if (!settings.offered) byId("offer").hidden = false;
}

/** Whoever has seen the offer, and plays on, has no use for it. */
export function withdrawOffer() {
  if (byId("offer").checkVisibility()) turn(false);
}
