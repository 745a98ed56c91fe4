// Which part of a sheet is shown: a rectangle as functions of what was shown before.

/**
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number, w: number}} View the left, the top and the width of what is shown,
 *   in units of the sheet
 */

/** How many times nearer one can come than to see the whole width. */
const DEEPEST = 6;

/** How high a window is for its width. @param {Size} window */
function ratio({ width, height }) {
  return height / Math.max(1, width);
}

/** The width at which the whole sheet is seen. @param {Size} sheet @param {Size} window */
export function all(sheet, window) {
  return Math.max(sheet.width, sheet.height / Math.max(0.01, ratio(window)));
}

/**
 * Around a point, without leaving the sheet; a sheet that is smaller than what is shown is centered.
 * @param {Size} sheet
 * @param {Size} window
 * @param {number} x
 * @param {number} y
 * @param {number} w how wide a part, in units of the sheet
 * @returns {View}
 */
export function around(sheet, window, x, y, w) {
  /** @param {number} middle @param {number} size @param {number} full */
  const within = (middle, size, full) =>
    size >= full ? (full - size) / 2 : Math.min(full - size, Math.max(0, middle - size / 2));
  return { x: within(x, w, sheet.width), y: within(y, w * ratio(window), sheet.height), w };
}

/**
 * Nearer or farther, where a point of the window stays where it is.
 * @param {Size} sheet
 * @param {Size} window
 * @param {View} view
 * @param {number} factor below 1 comes nearer
 * @param {number} px of the window, in pixels
 * @param {number} py
 * @returns {View}
 */
export function zoomed(sheet, window, view, factor, px, py) {
  const scale = view.w / Math.max(1, window.width);
  const wide = Math.min(all(sheet, window), Math.max(sheet.width / DEEPEST, view.w * factor));
  const change = wide / view.w;
  const x = view.x + px * scale * (1 - change) + wide / 2;
  const y = view.y + py * scale * (1 - change) + (wide * ratio(window)) / 2;
  return around(sheet, window, x, y, wide);
}

/**
 * Moved by some pixels of the window.
 * @param {Size} sheet
 * @param {Size} window
 * @param {View} view
 * @param {number} dx
 * @param {number} dy
 * @returns {View}
 */
export function panned(sheet, window, view, dx, dy) {
  const scale = view.w / Math.max(1, window.width);
  const [x, y] = middle(window, view);
  return around(sheet, window, x + dx * scale, y + dy * scale, view.w);
}

/**
 * So that a point is well within: the same view if it was.
 * @param {Size} sheet
 * @param {Size} window
 * @param {View} view
 * @param {number} x
 * @param {number} y
 * @returns {View}
 */
export function following(sheet, window, view, x, y) {
  const h = view.w * ratio(window);
  const inside =
    Math.abs(x - view.x - view.w / 2) < view.w * 0.4 && Math.abs(y - view.y - h / 2) < h * 0.4;
  return inside || view.w >= all(sheet, window) - 1 ? view : around(sheet, window, x, y, view.w);
}

/** The middle of what is shown. @param {Size} window @param {View} view @returns {[number, number]} */
export function middle(window, { x, y, w }) {
  return [x + w / 2, y + (w * ratio(window)) / 2];
}
