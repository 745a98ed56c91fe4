// Text helpers.

/** A text with its first letter capitalized. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A sentence with its placeholders filled in.
 * @param {string} sentence with placeholders like {name}
 * @param {Record<string, string>} gaps
 */
export function fill(sentence, gaps) {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => gaps[name]);
}

/** @param {number} share between 0 and 1 */
export function percent(share) {
  return `${Math.round(share * 100)}%`;
}

/** In percentage points. @param {number} share between 0 and 1 */
export function points(share) {
  const rounded = Math.round(share * 100);
  return `${rounded} ${rounded === 1 ? "point" : "points"}`;
}

/** Date and time where the player is, for the name of a file: 180402161934. @param {Date} date */
export function localStamp(date) {
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  return [date.getFullYear(), ...parts].map((part) => String(part).padStart(2, "0")).join("");
}
