// The settings on this device. If storage is unavailable, they last until the page closes.

import { SITE } from "./site.js";

/** @typedef {{quick: boolean, sound: boolean, volume: number, offered: boolean, coach: boolean,
 *   shortcuts: boolean, ends: boolean, scheme: "" | "light" | "dark",
 *   pace: "" | "slow" | "fast" | "step" | "off"}} Settings */

const KEY = `tripoli settings ${SITE}`;
/** Where versions up to 0.2 stored settings, shared by all copies of the site. */
const OLD_KEY = "tripoli settings";

/** Called whenever the settings have changed. @type {(() => void)[]} */
const listeners = [];

/**
 * Settings; `offered` says whether sound has been offered, and need not be again, `ends` whether a turn in
 * which nothing is left to do ends by itself.
 * @type {Settings}
 */
export const settings = {
  quick: false,
  sound: false,
  volume: 35,
  offered: false,
  coach: false,
  shortcuts: true,
  ends: false,
  scheme: "",
  pace: "",
  ...stored(),
};

/** @returns {Partial<Settings>} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? localStorage.getItem(OLD_KEY) ?? "{}");
    return {
      quick: found.quick === true,
      sound: found.sound === true,
      ...(found.volume >= 0 && found.volume <= 100 ? { volume: Number(found.volume) } : {}),
      offered: found.offered === true || found.sound === true,
      coach: found.coach === true,
      shortcuts: found.shortcuts !== false,
      ends: found.ends === true,
      scheme: found.scheme === "light" || found.scheme === "dark" ? found.scheme : "",
      pace: ["slow", "fast", "step", "off"].includes(found.pace) ? found.pace : "",
    };
  } catch {
    return {};
  }
}

/** Call a function whenever the settings have changed. @param {() => void} listener */
export function onSettings(listener) {
  listeners.push(listener);
}

/** Store the settings, apply the color scheme, and tell whoever listens. */
export function applySettings() {
  const root = document.documentElement;
  if (settings.scheme) root.dataset.scheme = settings.scheme;
  else delete root.dataset.scheme;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is blocked or full: they last for this visit.
  }
  for (const listener of listeners) listener();
}

/** Whether the device asks for no motion. */
function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether animations are off. */
export function still() {
  return settings.pace === "off" || calm();
}

/** Whether what happens is told at all. */
export function tells() {
  return settings.pace !== "off";
}

/** Whether what happens is told in stills, each until a press: by choice, or in place of motion. */
export function stepwise() {
  return settings.pace === "step" || (settings.pace !== "off" && calm());
}
