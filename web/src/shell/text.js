// Small things about words.

/** As a sentence begins. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A sentence with its named gaps filled.
 * @param {string} sentence with gaps like {name}
 * @param {Record<string, string>} gaps
 */
export function fill(sentence, gaps) {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => gaps[name]);
}

/** @param {number} share of one */
export function percent(share) {
  return `${Math.round(share * 100)}%`;
}

/** As points of a hundred. @param {number} share of one */
export function points(share) {
  const rounded = Math.round(share * 100);
  return `${rounded} ${rounded === 1 ? "point" : "points"}`;
}
