// Things that fly across the page, such as coins from a place on the map to the track that counts them.

import { h } from "../shell/dom.js";

/** Milliseconds between one thing and the next. */
const APART = 90;

/**
 * Let things fly in an arc from one part of the page to another.
 * @param {string} look their class
 * @param {number} count how many
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration of the flight of one, in milliseconds
 */
export function fly(look, count, from, to, duration) {
  const [left, top] = [middle(from.left, from.width), middle(from.top, from.height)];
  const [right, bottom] = [middle(to.left, to.width), middle(to.top, to.height)];
  const rise = Math.min(top, bottom) - Math.abs(right - left) * 0.12;
  for (let index = 0; index < count; index += 1) {
    const flying = h("span", { class: `flying ${look}`, "aria-hidden": "true" });
    document.body.append(flying);
    const frames = Array.from({ length: 9 }, (_, step) => {
      const t = step / 8;
      // A quadratic curve over the higher of both ends
      const x = left + (right - left) * t;
      const y = (1 - t) ** 2 * top + 2 * t * (1 - t) * rise + t ** 2 * bottom;
      return { translate: `${x}px ${y}px`, scale: String(1.3 - 0.5 * t) };
    });
    flying
      .animate(frames, { duration, delay: index * APART, easing: "ease-in", fill: "backwards" })
      .finished.catch(() => {})
      .finally(() => flying.remove());
  }
}

/** @param {number} start @param {number} size */
function middle(start, size) {
  return start + size / 2;
}
