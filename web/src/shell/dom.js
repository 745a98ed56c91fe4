// Creates DOM elements. Strings always become text: nothing here parses markup.

/**
 * An HTML element.
 * @param {string} tag
 * @param {Record<string, string | boolean | null | ((event: Event) => void)>} attributes
 *   attributes by name; null and false omit one, a function is added as a listener for that event
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
 * The element with an id, which must exist.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** What each element was drawn from by `drawFrom`. @type {WeakMap<Element, string>} */
const sources = new WeakMap();

/**
 * Draw the contents of an element anew, unless they were last drawn from the same.
 * @param {Element} place
 * @param {unknown} source what they are drawn from, as data
 * @param {() => Node[]} draw
 */
export function drawFrom(place, source, draw) {
  const now = JSON.stringify(source);
  if (sources.get(place) === now) return;
  place.replaceChildren(...draw());
  sources.set(place, now);
}

/** The dialog element with an id. @param {string} id */
export function dialog(id) {
  return /** @type {HTMLDialogElement} */ (byId(id));
}

/**
 * Set a text unless it is already there, so that screen readers do not repeat it.
 * @param {HTMLElement} place
 * @param {string} text
 */
export function write(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** How long an announcement stays, in milliseconds, so that it is not found a second time. */
export const SAID = 5000;

/** Read out an answer to a press that changes nothing in the game. @param {string} text */
export function announce(text) {
  const place = byId("said");
  write(place, text);
  setTimeout(() => {
    if (place.textContent === text) write(place, "");
  }, SAID);
}

/** Whether something is on the map, from where Escape leads to the question. @param {EventTarget | null} target */
export const onMap = (target) => target instanceof Element && target.closest("#map") !== null;

/** Whether the prompt has been given the focus since the last paint. */
let arrives = false;

/** Move the focus to the prompt. */
export function toPrompt() {
  const place = byId("prompt");
  arrives ||= document.activeElement !== place;
  if (arrives) beforePaint(() => setTimeout(() => (arrives = false)));
  place.focus({ preventScroll: true });
  // In a low window the page scrolls, and the prompt may be out of sight.
  beforePaint(() => {
    if (document.documentElement.scrollHeight <= innerHeight + 1) return;
    if (document.activeElement === place) place.scrollIntoView({ block: "nearest" });
  });
}

/** Whether a screen reader is about to read the prompt, because it has just been focused. */
export const arriving = () => arrives;

/**
 * Remember what has the focus.
 * @returns {() => void} gives it back or, if that is gone, to the prompt
 */
export function rememberFocus() {
  const { activeElement } = document;
  return () => {
    const there = activeElement?.checkVisibility({ visibilityProperty: true });
    if (there && activeElement instanceof HTMLElement && activeElement !== document.body) {
      activeElement.focus({ preventScroll: true });
    } else toPrompt();
  };
}

/** The arrow keys for back and on: in the direction of writing. @returns {[string, string]} */
export function arrows() {
  const turned = getComputedStyle(document.body).direction === "rtl";
  return turned ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
}

/** Handle clicks on the button with an id. @param {string} id @param {() => void} handler */
export function on(id, handler) {
  byId(id).addEventListener("click", () => handler());
}

/**
 * Run something just before the next paint, once all changes are made: reading sizes or positions
 * any earlier forces an extra layout.
 * @param {() => void} handler
 */
export function beforePaint(handler) {
  requestAnimationFrame(handler);
}
