// The words that are sought in a text, marked where they stand in it. Browsers that cannot mark them leave it out.

/** What the marks are called in styles. */
const NAME = "found";

/** As texts are compared: in lowercase, with straight apostrophes. @param {string} text */
export function plain(text) {
  return text.toLowerCase().replaceAll("’", "'");
}

/**
 * Where words stand in a text: from each beginning to the end after it.
 * @param {string} text
 * @param {string[]} terms as texts are compared
 * @returns {[number, number][]}
 */
export function places(text, terms) {
  const within = plain(text);
  return terms.flatMap((term) => {
    /** @type {[number, number][]} */
    const found = [];
    for (let at = within.indexOf(term); at >= 0; at = within.indexOf(term, at + term.length))
      found.push([at, at + term.length]);
    return found;
  });
}

/**
 * Mark all words that are sought, and nothing else.
 * @param {HTMLElement} host what they are sought in
 * @param {string[]} terms
 */
export function mark(host, terms) {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(NAME);
  if (!terms.length) return;
  const ranges = [];
  const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [from, to] of places(node.textContent ?? "", terms)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}
