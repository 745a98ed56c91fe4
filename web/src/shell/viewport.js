// What part of a sheet is shown: pan, wheel, pinch, and bringing a place into sight.

import { all, around, following, middle, panned, zoomed } from "./camera.js";

/** Pixels to a unit of the sheet below which a harbor is too small for a finger. */
const LEAST = 0.92;
/** The same below which what is small is left out. */
const FAR = 0.75;
/** Windows narrower than this show a part of the sheet, in pixels. */
const SMALL = 700;
/** How wide the sheet is printed, in pixels of CSS: 18 cm, which a page of A4 or of letter size has. */
const PRINTED = 680;
/** Pixels that a pointer may move without dragging. */
export const DRAG = 8;

/** @typedef {{x: number, y: number, width: number, height: number}} Area in units of the sheet */

export class Viewport {
  /**
   * @param {HTMLElement} host what the sheet fills; an element of the class "window" in it is the
   *   part that nothing lies over
   * @param {HTMLElement} table is moved and scaled: its --scale is how many pixels a unit is
   * @param {Area} focus what is to be in sight if it can be; one cannot go beyond it
   */
  constructor(host, table, focus) {
    this.host = host;
    this.table = table;
    this.focus = focus;
    this.frame = /** @type {HTMLElement} */ (host.querySelector(".window"));
    /** In units, from the corner of the focus. */
    this.view = { x: 0, y: 0, w: focus.width };
    /** Whether a person has moved the map themselves. */
    this.moved = false;
    /** Whether it has been moved to what happens. */
    this.led = false;
    this.dragged = false;
    /** Told whenever another part is in sight. */
    this.seen = () => {};
    /** What is in sight at first where only a part can be. @type {[number, number]} */
    this.home = this.heart;
    /** Of the part that nothing lies over, in pixels; measured when it changes. */
    this.window = { left: 0, top: 0, width: 0, height: 0 };
    this.listen();
    window.addEventListener("beforeprint", () => this.print());
    window.addEventListener("afterprint", () => this.measure());
    new ResizeObserver(() => this.measure()).observe(this.frame);
  }

  /** Fill the part of the page that nothing lies over. */
  measure() {
    const { offsetLeft, offsetTop, clientWidth, clientHeight } = this.frame;
    this.window = { left: offsetLeft, top: offsetTop, width: clientWidth, height: clientHeight };
    this.fit();
  }

  /** Show all of the focus at the width of a printed page. */
  print() {
    const { focus, view } = this;
    const height = (PRINTED * focus.height) / focus.width;
    const { style } = document.documentElement;
    style.setProperty("--sheet-width", `${PRINTED}px`);
    style.setProperty("--sheet-height", `${height}px`);
    this.window = { left: 0, top: 0, width: PRINTED, height };
    this.show(around(focus, this.window, focus.width / 2, focus.height / 2, focus.width));
    // After it the map is as it was.
    this.view = view;
  }

  /** Where most games are decided. @returns {[number, number]} */
  get heart() {
    const { x, y, width, height } = this.focus;
    return [x + width * 0.53, y + height * 0.5];
  }

  /** Pixels to a unit. */
  get scale() {
    return this.window.width / this.view.w;
  }

  /** After a change of size: all of the focus on a desk, a part that fingers can press on a phone. */
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

  /** As when nobody has moved the map. @param {[number, number]} [home] what is to be in sight */
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
    // Setting it lays out everything on the sheet anew.
    if (style.getPropertyValue("--scale") !== units) style.setProperty("--scale", units);
    this.table.classList.toggle("far", scale < FAR);
    const left = this.window.left - (view.x + focus.x) * scale;
    const top = this.window.top - (view.y + focus.y) * scale;
    style.setProperty("translate", `${left.toFixed(1)}px ${top.toFixed(1)}px`);
    this.seen();
  }

  /** Show all of the focus. */
  whole() {
    this.moved = true;
    const { focus, window } = this;
    this.show(around(focus, window, focus.width / 2, focus.height / 2, all(focus, window)));
  }

  /** @param {number} factor below 1 comes nearer @param {number} [px] @param {number} [py] in pixels of the window */
  zoom(factor, px = this.window.width / 2, py = this.window.height / 2) {
    this.moved = true;
    this.show(zoomed(this.focus, this.window, this.view, factor, px, py));
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.moved = true;
    this.show(panned(this.focus, this.window, this.view, dx, dy));
  }

  /** As near as now, around another point. @param {number} x @param {number} y from the corner of the focus */
  center(x, y) {
    this.moved = true;
    this.show(around(this.focus, this.window, x, y, this.view.w));
  }

  /** Whether a point is in sight. @param {number} x @param {number} y */
  shows(x, y) {
    const { focus, window, view } = this;
    const [across, down] = [x - focus.x - view.x, y - focus.y - view.y];
    const height = window.height / this.scale;
    return across > 0 && down > 0 && across < view.w && down < height;
  }

  /** Bring a point into sight if it is not well within it. @param {number} x @param {number} y */
  follow(x, y) {
    const { focus, window } = this;
    if (!window.width) return;
    const view = following(focus, window, this.view, x - focus.x, y - focus.y);
    if (view === this.view) return;
    this.led = true;
    this.show(view);
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
        this.zoom(
          event.deltaY < 0 ? 1 / 1.2 : 1.2,
          event.clientX - bounds.left,
          event.clientY - bounds.top,
        );
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
    // What a drag ends on has not been pressed.
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
