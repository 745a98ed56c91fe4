// Which part of a sheet is shown: pure functions from the current view to the next.

/**
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number, width: number, height: number}} Area in sheet units
 * @typedef {{x: number, y: number, w: number}} View the left, top and width of the visible part, in
 *   sheet units
 */

/** Maximum zoom, relative to seeing the whole width. */
const DEEPEST = 6;

/** Pixels that the wheel of a mouse turns by one notch, which zooms by `STEP`. */
const NOTCH = 120;
const STEP = 1.2;
/** Pixels that browsers report for two fingers that move apart until all is e times as large. */
const SPREAD = 100;
/** Pixels in a line, another unit of wheels: three lines are a notch. */
const LINE = 40;

/** Height of a window as a multiple of its width. @param {Size} window */
function ratio({ width, height }) {
  return height / Math.max(1, width);
}

/**
 * The part of a sheet for a window: all that has to be shown, and as much around it as fills a window
 * of another shape, so that no part of the window stays blank.
 * @param {Area} focus what has to be shown
 * @param {Area} sheet all that there is
 * @param {Size} window
 * @returns {Area}
 */
export function cut(focus, sheet, window) {
  const wide = all(focus, window);
  const [x, width] = stretched(focus.x, focus.width, wide, sheet.x, sheet.width);
  const [y, height] = stretched(focus.y, focus.height, wide * ratio(window), sheet.y, sheet.height);
  return { x, y, width, height };
}

/**
 * A length made longer on both sides, but within limits.
 * @param {number} start
 * @param {number} length
 * @param {number} wanted
 * @param {number} least the start of the limits
 * @param {number} most their length
 * @returns {[number, number]} its start and its length
 */
function stretched(start, length, wanted, least, most) {
  const now = Math.min(wanted, most);
  const middle = start + length / 2;
  return [Math.min(Math.max(least, middle - now / 2), least + most - now), now];
}

/** The view width at which the whole sheet is visible. @param {Size} sheet @param {Size} window */
export function all(sheet, window) {
  return Math.max(sheet.width, sheet.height / Math.max(0.01, ratio(window)));
}

/**
 * A view around a point, clamped to the sheet; a sheet smaller than the view is centered.
 * @param {Size} sheet
 * @param {Size} window
 * @param {number} x
 * @param {number} y
 * @param {number} w the width of the view, in sheet units
 * @returns {View}
 */
export function around(sheet, window, x, y, w) {
  /** @param {number} middle @param {number} size @param {number} full */
  const within = (middle, size, full) =>
    size >= full ? (full - size) / 2 : Math.min(full - size, Math.max(0, middle - size / 2));
  return { x: within(x, w, sheet.width), y: within(y, w * ratio(window), sheet.height), w };
}

/**
 * Zoom in or out, keeping one point of the window fixed.
 * @param {Size} sheet
 * @param {Size} window
 * @param {View} view
 * @param {number} factor below 1 zooms in
 * @param {number} px the fixed point, in window pixels
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
 * Pan by some window pixels.
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
 * Pan so that a point is well within the view; the same view if it already is.
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

/**
 * What a turn of the wheel does, by its distance: a mouse sends few long events, a touchpad many
 * short ones. Two fingers sideways pan; two fingers moved apart arrive with the Control key.
 * @param {{deltaX: number, deltaY: number, deltaMode: number, ctrlKey: boolean}} event
 * @param {Size} window
 * @returns {{factor: number, pan: number}} the factor by which to zoom, below 1 for zooming in, and
 *   the pixels by which to pan sideways
 */
export function turned({ deltaX, deltaY, deltaMode, ctrlKey }, window) {
  const [across, down] = [
    [1, 1],
    [LINE, LINE],
    [window.width, window.height],
  ][deltaMode];
  const [x, y] = [deltaX * across, deltaY * down];
  if (!ctrlKey && Math.abs(x) > Math.abs(y)) return { factor: 1, pan: x };
  // The wheel of a mouse turned with the Control key is no pinch.
  const pinch = ctrlKey && Math.abs(y) < SPREAD;
  return { factor: pinch ? Math.exp(y / SPREAD) : STEP ** (y / NOTCH), pan: 0 };
}

/** The center of the view. @param {Size} window @param {View} view @returns {[number, number]} */
export function middle(window, { x, y, w }) {
  return [x + w / 2, y + (w * ratio(window)) / 2];
}
