// Making elements. Text is always text: nothing here reads markup.

/**
 * An HTML element.
 * @param {string} tag
 * @param {Record<string, string | boolean | null | ((event: Event) => void)>} attributes
 *   attributes by name; null and false leave one out, a function listens to the event of that name
 * @param {...(Node | string | null)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  return /** @type {HTMLElement} */ (fill(document.createElement(tag), attributes, children));
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, string | boolean | null | ((event: Event) => void)>} attributes
 * @param {...(Node | string | null)} children
 * @returns {SVGElement}
 */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  return /** @type {SVGElement} */ (fill(element, attributes, children));
}

/**
 * @param {Element} element
 * @param {Record<string, string | boolean | null | ((event: Event) => void)>} attributes
 * @param {(Node | string | null)[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== null && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * The element with an id, which must be there.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** The dialog with an id. @param {string} id */
export function dialog(id) {
  return /** @type {HTMLDialogElement} */ (byId(id));
}

/** Nothing is read out again that stands there already. @param {HTMLElement} place @param {string} text */
export function write(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** The keyboard goes on at what is to be decided. */
export function toPrompt() {
  byId("prompt").focus({ preventScroll: true });
}

/** Listen to the button with an id. @param {string} id @param {() => void} act */
export function on(id, act) {
  byId(id).addEventListener("click", () => act());
}

/**
 * Do something just before the next frame is painted, once everything has changed: asking for a size
 * or a position any earlier makes the browser lay everything out twice.
 * @param {() => void} act
 */
export function beforePaint(act) {
  requestAnimationFrame(act);
}
