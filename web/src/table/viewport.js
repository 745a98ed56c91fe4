// The visible part of a sheet: pan, wheel, pinch, and bringing a place into view.

import { all, around, cut, following, middle, panned, turned, zoomed } from "./camera.js";

/** Pixels per sheet unit below which most places are too small for a finger. */
const TOUCHED = 0.92;
/** Those below which small details are hidden. */
const FAR = 0.75;
/** Those below which only the chief names fit. */
const FARTHER = 0.52;
/** Those below which only where something can be pressed is seen. */
const FARTHEST = 0.26;
/** Those from which there is room for the smallest letters. */
const CLOSE = 1.25;
/** Windows narrower than this, in pixels, show only a part of the sheet. */
const SMALL = 600;
/** The share of the window in which points are seen together. */
const ROOM = 0.85;
/** The printed width of the sheet, in CSS pixels: 18 cm, which fits both A4 and letter paper. */
const PRINTED = 680;
/** Pixels that a pointer may move before it counts as dragging. */
export const DRAG = 8;

/** @typedef {import("./camera.js").Area} Area */

/** The share of the map that is seen without an overview. */
const MOST = 0.65;

export class Viewport {
  /**
   * @param {HTMLElement} host the element that the sheet fills; the element of class "window" in it
   *   is the part not covered by panels
   * @param {HTMLElement} table is moved and scaled; its --scale is the number of pixels per unit
   * @param {{focus: Area, whole?: Area, legible?: number, touched?: number,
   *   trim?: (area: Area) => void}} sheet the area to show if possible, all that can be shown, the
   *   pixels per unit below which its names cannot be read, and those below which its places are too
   *   small for a finger, and what to do when another part of it fills the window
   */
  constructor(
    host,
    table,
    { focus, whole = focus, legible = 0, touched = TOUCHED, trim = () => {} },
  ) {
    this.host = host;
    this.table = table;
    this.focus = focus;
    this.sheet = whole;
    this.legible = legible;
    this.touched = touched;
    this.trimmed = trim;
    /** The part of the sheet that fills the window: the limit for panning. */
    this.area = focus;
    this.frame = /** @type {HTMLElement} */ (host.querySelector(".window"));
    /** In units, from the corner of the area. */
    this.view = { x: 0, y: 0, w: focus.width };
    /** What the map is about now: it stays where it is when the map becomes larger. @type {[number, number] | null} */
    this.subject = null;
    /** Whether the person has moved the map. */
    this.moved = false;
    /** Whether the map is what lies behind a title, before any game: it fills the window. */
    this.behind = true;
    /** Whether the map has been moved to show an event. */
    this.led = false;
    this.dragged = false;
    /** Called when the visible part changes. */
    this.seen = () => {};
    /** The center of the first view where only a part fits. @type {[number, number]} */
    this.home = this.heart;
    /** The part not covered by panels and by buttons, in pixels; measured when it changes. */
    this.window = { left: 0, top: 0, width: 0, height: 0 };
    /**
     * What the overview covers of the lower corner, in pixels; measured when it is needed.
     * @type {{width: number, height: number} | null}
     */
    this.corner = null;
    // Hidden until its position is known, so that it is not painted and then moved.
    table.style.visibility = "hidden";
    this.listen();
    let printing = false;
    window.addEventListener("beforeprint", () => {
      printing = true;
      this.print();
    });
    window.addEventListener("afterprint", () => {
      printing = false;
      this.measure();
    });
    /** Called when the map has another size, unless the person has moved it. */
    this.resized = () => {};
    new ResizeObserver(() => {
      // The printed page has the whole sheet.
      if (printing) return;
      this.measure();
      if (!this.moved) this.resized();
    }).observe(this.frame);
  }

  /** Fill the part of the page not covered by panels. */
  measure() {
    const { offsetLeft, offsetTop, clientWidth, clientHeight } = this.frame;
    if (!clientWidth || !clientHeight) return;
    const [x, y] = this.middle;
    this.window = {
      left: offsetLeft,
      top: offsetTop,
      width: clientWidth,
      height: clientHeight - Math.min(this.measureFoot(), clientHeight / 2),
    };
    this.trim();
    this.corner = null;
    this.fit(x, y);
  }

  /** How high buttons lie along the lower edge, on a phone; buttons in a corner leave room beside them. */
  measureFoot() {
    // A game may have none; behind a title they are not seen.
    const buttons = document.getElementById("zoom");
    if (!buttons || this.behind) return 0;
    const frame = this.frame.getBoundingClientRect();
    const { left, right, top, bottom } = buttons.getBoundingClientRect();
    const along = top < frame.bottom && bottom > frame.bottom - frame.height / 4;
    return along && right - left > frame.width / 3 ? Math.max(0, frame.bottom - top) : 0;
  }

  /** How much of the lower corner the overview covers. A game may have none. */
  measureCorner() {
    const overview = document.getElementById("overview");
    if (!overview?.offsetWidth) return { width: 0, height: 0 };
    const frame = this.frame.getBoundingClientRect();
    const { left, right, top, bottom } = overview.getBoundingClientRect();
    const beside = right < frame.left + frame.width / 2 || top > frame.bottom || bottom < frame.top;
    if (beside) return { width: 0, height: 0 };
    return {
      width: frame.right - left,
      height: Math.max(0, frame.top + this.window.height - top),
    };
  }

  /** Cut the sheet to the shape of the window. */
  trim() {
    this.area = cut(this.focus, this.sheet, this.window);
    this.trimmed(this.area);
  }

  /** The center of the visible part. @returns {[number, number]} */
  get middle() {
    const [x, y] = middle(this.window, this.view);
    return [x + this.area.x, y + this.area.y];
  }

  /** Show the whole focus at the width of a printed page. */
  print() {
    const { focus, view, area, window } = this;
    const height = (PRINTED * focus.height) / focus.width;
    const { style } = document.documentElement;
    style.setProperty("--sheet-width", `${PRINTED}px`);
    style.setProperty("--sheet-height", `${height}px`);
    this.window = { left: 0, top: 0, width: PRINTED, height };
    this.trim();
    this.show({ x: 0, y: 0, w: this.area.width });
    // Restore the view after printing.
    Object.assign(this, { view, area, window });
  }

  /** Where most games are decided. @returns {[number, number]} */
  get heart() {
    const { x, y, width, height } = this.focus;
    return [x + width * 0.53, y + height * 0.5];
  }

  /** Whether so much of the focus is out of sight that an overview helps. */
  get partial() {
    const { view, focus, height } = this;
    return view.w * Math.min(height, focus.height) < MOST * focus.width * focus.height;
  }

  /** The height of the visible part, in units. */
  get height() {
    return (this.view.w * this.window.height) / Math.max(1, this.window.width);
  }

  /** The visible part of the sheet. @returns {{x: number, y: number, w: number, h: number}} */
  get sight() {
    const { area, view } = this;
    return { x: area.x + view.x, y: area.y + view.y, w: view.w, h: this.height };
  }

  /** Pixels per unit. */
  get scale() {
    return this.window.width / this.view.w;
  }

  /** Whether places are too small for a finger. */
  get tiny() {
    // Zooming in to this scale ends in it, or a rounding error from it.
    return this.scale < this.touched * 0.99;
  }

  /**
   * Adapt to a new size: show the whole focus if its names can be read, and on a phone a part large
   * enough for fingers.
   * @param {number} [x]
   * @param {number} [y] the center of what was visible
   */
  fit(x = this.middle[0], y = this.middle[1]) {
    const { area, window } = this;
    if (!window.width || !window.height) return;
    const most = all(area, window);
    const [across, down] = this.moved || this.led ? [x, y] : this.home;
    const center = /** @type {const} */ ([across - area.x, down - area.y]);
    this.show(around(area, window, ...center, this.fitting(most)));
  }

  /** The width of the view that suits the window, in units. @param {number} most that of the whole area */
  fitting(most) {
    const { area, window } = this;
    if (this.moved) return Math.min(this.view.w, most);
    if (this.behind) return Math.min(area.width, (area.height * window.width) / window.height);
    const legible = window.width / (this.small ? this.touched : this.legible);
    // What does not fit fills the window.
    return legible < most ? Math.min(legible, area.width) : most;
  }

  /** Undo any moves by the person. @param {[number, number]} [home] the new center */
  reset(home = this.heart) {
    this.home = home;
    this.behind = false;
    this.moved = false;
    this.led = false;
    this.fit();
  }

  /** Show what the person wants to see. @param {import("./camera.js").View} view */
  moveTo(view) {
    this.moved = true;
    this.show(view);
  }

  /** @param {import("./camera.js").View} view */
  show(view) {
    this.view = view;
    const { scale, area } = this;
    const { style } = this.table;
    const units = scale.toFixed(4);
    // Setting it triggers a layout of the whole sheet.
    if (style.getPropertyValue("--scale") !== units) {
      style.setProperty("--scale", units);
      this.corner = null;
    }
    this.table.classList.toggle("far", scale < FAR);
    this.table.classList.toggle("farther", scale < FARTHER);
    this.table.classList.toggle("farthest", scale < FARTHEST);
    this.table.classList.toggle("close", scale >= CLOSE);
    const left = this.window.left - (view.x + area.x) * scale;
    const top = this.window.top - (view.y + area.y) * scale;
    style.visibility = "";
    style.setProperty("translate", `${left.toFixed(1)}px ${top.toFixed(1)}px`);
    this.seen();
  }

  /** How much larger the map is shown than when all of it is seen. */
  get magnified() {
    return all(this.area, this.window) / this.view.w;
  }

  /** Show the whole focus. */
  whole() {
    const { area, window } = this;
    this.moveTo(around(area, window, area.width / 2, area.height / 2, all(area, window)));
  }

  /**
   * Show the map larger; from afar, at least so large that nothing is left out.
   * @param {number} factor above 1
   */
  nearer(factor) {
    const { scale, subject, area, view } = this;
    const share = scale / Math.max(factor * scale, scale < FAR ? FAR * 1.001 : 0);
    if (!subject || !this.shows(...subject)) return this.zoom(share);
    const [x, y] = subject;
    this.zoom(share, (x - area.x - view.x) * scale, (y - area.y - view.y) * scale);
  }

  /**
   * @param {number} factor below 1 zooms in
   * @param {number} [px]
   * @param {number} [py] the fixed point, in window pixels
   */
  zoom(factor, px = this.window.width / 2, py = this.window.height / 2) {
    this.moveTo(zoomed(this.area, this.window, this.view, factor, px, py));
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.moveTo(panned(this.area, this.window, this.view, dx, dy));
  }

  /**
   * Center on a point at the current zoom.
   * @param {number} x
   * @param {number} y of the sheet
   */
  center(x, y) {
    this.moveTo(around(this.area, this.window, x - this.area.x, y - this.area.y, this.view.w));
  }

  /**
   * Whether a point is visible.
   * @param {number} x
   * @param {number} y
   * @param {number} [around] how far from the edge it must be, in units of the sheet
   */
  shows(x, y, around = 0) {
    const { area, view } = this;
    const [across, down] = [x - area.x - view.x, y - area.y - view.y];
    const within = (/** @type {number} */ at, /** @type {number} */ size) =>
      at > around && at < size - around;
    return within(across, view.w) && within(down, this.height) && !this.covers(x, y);
  }

  /** Whether the overview lies on a point. @param {number} x @param {number} y */
  covers(x, y) {
    const { area, window, view, scale } = this;
    // Without a layout: the overview is there only while a part of the map is out of sight.
    if (!this.partial) return false;
    this.corner ??= this.measureCorner();
    const { width, height } = this.corner;
    const [across, down] = [
      view.w - (x - area.x - view.x),
      window.height / scale - (y - area.y - view.y),
    ];
    return across > 0 && across < width / scale && down > 0 && down < height / scale;
  }

  /** Whether only a part of the sheet is shown at first. */
  get small() {
    return this.window.width < SMALL;
  }

  /** Show a point in the middle. @param {number} x @param {number} y */
  lead(x, y) {
    const { area, window } = this;
    this.led = true;
    this.show(around(area, window, x - area.x, y - area.y, this.view.w));
  }

  /** Bring a point into view if it is not well within it. @param {number} x @param {number} y */
  follow(x, y) {
    const { area, window } = this;
    if (!window.width) return;
    if (this.covers(x, y)) return this.lead(x, y);
    const view = following(area, window, this.view, x - area.x, y - area.y);
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
    const { area, window } = this;
    const [left, right] = span(points.map(([x]) => x - area.x));
    const [top, bottom] = span(points.map(([, y]) => y - area.y));
    const { w } = this.view;
    if (right - left > w * ROOM || bottom - top > this.height * ROOM) return false;
    this.led = true;
    this.show(around(area, window, (left + right) / 2, (top + bottom) / 2, w));
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
