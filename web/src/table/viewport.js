// The visible part of a sheet: pan, wheel, pinch, and bringing a place into view.

import { all, around, following, middle, panned, turned, zoomed } from "./camera.js";

/** Pixels per sheet unit below which a harbor is too small for a finger. */
const LEAST = 0.92;
/** Pixels per sheet unit below which small details are hidden. */
const FAR = 0.75;
/** Those below which only the chief names fit. */
const FARTHER = 0.52;
/** Those from which there is room for the smallest letters. */
const CLOSE = 1.15;
/** Windows narrower than this, in pixels, show only a part of the sheet. */
const SMALL = 600;
/** The share of the window in which points are seen together. */
const ROOM = 0.8;
/** The printed width of the sheet, in CSS pixels: 18 cm, which fits both A4 and letter paper. */
const PRINTED = 680;
/** Pixels that a pointer may move before it counts as dragging. */
export const DRAG = 8;

/** @typedef {{x: number, y: number, width: number, height: number}} Area in sheet units */

export class Viewport {
  /**
   * @param {HTMLElement} host the element that the sheet fills; the element of class "window" in it
   *   is the part not covered by panels
   * @param {HTMLElement} table is moved and scaled; its --scale is the number of pixels per unit
   * @param {Area} focus the area to show if possible, and the limit for panning
   */
  constructor(host, table, focus) {
    this.host = host;
    this.table = table;
    this.focus = focus;
    this.frame = /** @type {HTMLElement} */ (host.querySelector(".window"));
    /** In units, from the corner of the focus. */
    this.view = { x: 0, y: 0, w: focus.width };
    /** Whether the person has moved the map. */
    this.moved = false;
    /** Whether the map has been moved to show an event. */
    this.led = false;
    this.dragged = false;
    /** Called when the visible part changes. */
    this.seen = () => {};
    /** The center of the first view where only a part fits. @type {[number, number]} */
    this.home = this.heart;
    /** The part not covered by panels, in pixels; measured when it changes. */
    this.window = { left: 0, top: 0, width: 0, height: 0 };
    // Hidden until its position is known, so that it is not painted and then moved.
    table.style.visibility = "hidden";
    this.listen();
    window.addEventListener("beforeprint", () => this.print());
    window.addEventListener("afterprint", () => this.measure());
    /** Called when the map has another size, unless the person has moved it. */
    this.resized = () => {};
    new ResizeObserver(() => {
      this.measure();
      if (!this.moved) this.resized();
    }).observe(this.frame);
  }

  /** Fill the part of the page not covered by panels. */
  measure() {
    const { offsetLeft, offsetTop, clientWidth, clientHeight } = this.frame;
    this.window = { left: offsetLeft, top: offsetTop, width: clientWidth, height: clientHeight };
    this.fit();
  }

  /** Show the whole focus at the width of a printed page. */
  print() {
    const { focus, view } = this;
    const height = (PRINTED * focus.height) / focus.width;
    const { style } = document.documentElement;
    style.setProperty("--sheet-width", `${PRINTED}px`);
    style.setProperty("--sheet-height", `${height}px`);
    this.window = { left: 0, top: 0, width: PRINTED, height };
    this.show(around(focus, this.window, focus.width / 2, focus.height / 2, focus.width));
    // Restore the view after printing.
    this.view = view;
  }

  /** Where most games are decided. @returns {[number, number]} */
  get heart() {
    const { x, y, width, height } = this.focus;
    return [x + width * 0.53, y + height * 0.5];
  }

  /** Pixels per unit. */
  get scale() {
    return this.window.width / this.view.w;
  }

  /**
   * Adapt to a new size: show the whole focus on a desktop, and on a phone a part large enough for
   * fingers.
   */
  fit() {
    const { focus, window } = this;
    if (!window.width || !window.height) return;
    const most = all(focus, window);
    const [x, y] =
      this.moved || this.led
        ? middle(window, this.view)
        : [this.home[0] - focus.x, this.home[1] - focus.y];
    if (this.moved) this.show(around(focus, window, x, y, Math.min(this.view.w, most)));
    else if (window.width < SMALL) {
      this.show(around(focus, window, x, y, Math.min(most, window.width / LEAST)));
    } else this.show(around(focus, window, focus.width / 2, focus.height / 2, most));
  }

  /** Undo any moves by the person. @param {[number, number]} [home] the new center */
  reset(home = this.heart) {
    this.home = home;
    this.moved = false;
    this.led = false;
    this.fit();
  }

  /** @param {import("./camera.js").View} view */
  show(view) {
    this.view = view;
    const { scale, focus } = this;
    const { style } = this.table;
    const units = scale.toFixed(4);
    // Setting it triggers a layout of the whole sheet.
    if (style.getPropertyValue("--scale") !== units) style.setProperty("--scale", units);
    this.table.classList.toggle("far", scale < FAR);
    this.table.classList.toggle("farther", scale < FARTHER);
    this.table.classList.toggle("close", scale >= CLOSE);
    const left = this.window.left - (view.x + focus.x) * scale;
    const top = this.window.top - (view.y + focus.y) * scale;
    style.visibility = "";
    style.setProperty("translate", `${left.toFixed(1)}px ${top.toFixed(1)}px`);
    this.seen();
  }

  /** Show the whole focus. */
  whole() {
    this.moved = true;
    const { focus, window } = this;
    this.show(around(focus, window, focus.width / 2, focus.height / 2, all(focus, window)));
  }

  /**
   * @param {number} factor below 1 zooms in
   * @param {number} [px]
   * @param {number} [py] the fixed point, in window pixels
   */
  zoom(factor, px = this.window.width / 2, py = this.window.height / 2) {
    this.moved = true;
    this.show(zoomed(this.focus, this.window, this.view, factor, px, py));
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.moved = true;
    this.show(panned(this.focus, this.window, this.view, dx, dy));
  }

  /**
   * Center on a point at the current zoom.
   * @param {number} x
   * @param {number} y from the corner of the focus
   */
  center(x, y) {
    this.moved = true;
    this.show(around(this.focus, this.window, x, y, this.view.w));
  }

  /**
   * Whether a point is visible.
   * @param {number} x
   * @param {number} y
   * @param {number} [around] how far from the edge it must be, in units of the sheet
   */
  shows(x, y, around = 0) {
    const { focus, window, view } = this;
    const [across, down] = [x - focus.x - view.x, y - focus.y - view.y];
    const height = window.height / this.scale;
    const within = (/** @type {number} */ at, /** @type {number} */ size) =>
      at > around && at < size - around;
    return within(across, view.w) && within(down, height);
  }

  /** Bring a point into view if it is not well within it. @param {number} x @param {number} y */
  follow(x, y) {
    const { focus, window } = this;
    if (!window.width) return;
    const view = following(focus, window, this.view, x - focus.x, y - focus.y);
    if (view === this.view) return;
    this.led = true;
    this.show(view);
  }

  /**
   * Bring points into view together, if they fit.
   * @param {[number, number][]} points
   * @returns {boolean} whether they do
   */
  together(points) {
    const { focus, window } = this;
    const [left, right] = span(points.map(([x]) => x - focus.x));
    const [top, bottom] = span(points.map(([, y]) => y - focus.y));
    const { w } = this.view;
    const h = window.height / this.scale;
    if (right - left > w * ROOM || bottom - top > h * ROOM) return false;
    this.led = true;
    this.show(around(focus, window, (left + right) / 2, (top + bottom) / 2, w));
    return true;
  }

  listen() {
    const { host } = this;
    /** @type {Map<number, PointerEvent>} */
    const down = new Map();
    let way = 0;
    host.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const bounds = this.frame.getBoundingClientRect();
        const { factor, pan } = turned(event, this.window);
        if (pan) this.pan(pan, 0);
        else if (factor !== 1) {
          this.zoom(factor, event.clientX - bounds.left, event.clientY - bounds.top);
        }
      },
      { passive: false },
    );
    host.addEventListener("pointerdown", (event) => {
      if (!down.size) {
        way = 0;
        this.dragged = false;
      }
      down.set(event.pointerId, event);
    });
    host.addEventListener("pointermove", (event) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      if (event.buttons === 0) {
        down.clear();
        return;
      }
      const dx = before.clientX - event.clientX;
      const dy = before.clientY - event.clientY;
      way += Math.abs(dx) + Math.abs(dy);
      if (way > DRAG && !this.dragged) {
        this.dragged = true;
        host.setPointerCapture(event.pointerId);
      }
      if (down.size === 1 && this.dragged) this.pan(dx, dy);
      else if (down.size === 2) this.pinch(down, before, event);
      if (this.dragged || down.size > 1) down.set(event.pointerId, event);
    });
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      host.addEventListener(name, (event) => down.delete(event.pointerId));
    }
    // The end of a drag is not a press.
    host.addEventListener(
      "click",
      (event) => {
        if (this.dragged && event.detail) event.stopPropagation();
        this.dragged = false;
      },
      { capture: true },
    );
  }

  /** @param {Map<number, PointerEvent>} down @param {PointerEvent} before @param {PointerEvent} event */
  pinch(down, before, event) {
    const other = [...down.values()].find((one) => one.pointerId !== event.pointerId);
    if (!other) return;
    const apart = (/** @type {PointerEvent} */ one) =>
      Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const bounds = this.frame.getBoundingClientRect();
    this.zoom(
      apart(before) / Math.max(1, apart(event)),
      other.clientX - bounds.left,
      other.clientY - bounds.top,
    );
  }
}

/** @param {number[]} values @returns {[number, number]} */
function span(values) {
  return [Math.min(...values), Math.max(...values)];
}
