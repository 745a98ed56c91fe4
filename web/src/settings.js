// What a person prefers on this device. Where nothing can be stored, it holds until the page closes.

/** @typedef {{quick: boolean, sound: boolean, scheme: "" | "light" | "dark"}} Settings */

const KEY = "tripoli settings";

/** @type {Settings} */
export const settings = { quick: false, sound: false, scheme: "", ...stored() };

/** @returns {Partial<Settings>} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return {
      quick: found.quick === true,
      sound: found.sound === true,
      scheme: found.scheme === "light" || found.scheme === "dark" ? found.scheme : "",
    };
  } catch {
    return {};
  }
}

/** Keep the settings, and apply those of the look. */
export function applySettings() {
  const root = document.documentElement;
  if (settings.scheme) root.dataset.scheme = settings.scheme;
  else delete root.dataset.scheme;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Blocked or full: they hold for this visit.
  }
}
