// Which part of the map is shown: pan, wheel, pinch, and bringing a place into sight.

import { all, around, following, middle, panned, zoomed } from "./camera.js";

/** Units of the map in a pixel of a small screen, at which a harbor is 44 pixels wide. */
const SMALL = 1.06;
const SMALL_WIDTH = 700;
/** From this ratio of height to width on, the map fills the height. */
const TALL = 0.6;
const DRAG = 8;

export class Viewport {
  /**
   * @param {SVGSVGElement} svg
   * @param {number} width of the map, in its units
   * @param {number} height
   */
  constructor(svg, width, height) {
    this.svg = svg;
    this.sheet = { width, height };
    this.view = { x: 0, y: 0, w: width };
    /** Whether a person has moved the map themselves. */
    this.moved = false;
    this.dragged = false;
    this.listen();
    new ResizeObserver(() => this.fit()).observe(svg);
  }

  /** Of the window onto the map, in pixels. */
  get window() {
    return { width: this.svg.clientWidth, height: this.svg.clientHeight };
  }

  /** After a change of size: the whole map on a desk, a part that fingers can press on a phone. */
  fit() {
    const { sheet, window } = this;
    if (!window.width) return;
    const most = all(sheet, window);
    const small = window.width < SMALL_WIDTH;
    if (this.moved) {
      const [x, y] = middle(window, this.view);
      this.show(around(sheet, window, x, y, Math.min(this.view.w, most)));
    } else if (small) this.show(around(sheet, window, 640, 268, window.width / SMALL));
    else {
      const tall = window.height > TALL * window.width;
      const w = tall ? (sheet.height * window.width) / window.height : most;
      this.show(around(sheet, window, sheet.width / 2, sheet.height / 2, w));
    }
  }

  /** @param {import("./camera.js").View} view */
  show(view) {
    this.view = view;
    const { width, height } = this.window;
    const h = (view.w * height) / Math.max(1, width);
    this.svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.w} ${h}`);
  }

  /** Show the whole map. */
  whole() {
    this.moved = true;
    const { sheet, window } = this;
    this.show(around(sheet, window, sheet.width / 2, sheet.height / 2, all(sheet, window)));
  }

  /** @param {number} factor below 1 comes nearer @param {number} [px] @param {number} [py] in pixels */
  zoom(factor, px = this.svg.clientWidth / 2, py = this.svg.clientHeight / 2) {
    this.moved = true;
    this.show(zoomed(this.sheet, this.window, this.view, factor, px, py));
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.moved = true;
    this.show(panned(this.sheet, this.window, this.view, dx, dy));
  }

  /** Bring a point into sight if it is not well within it. @param {number} x @param {number} y */
  follow(x, y) {
    const view = following(this.sheet, this.window, this.view, x, y);
    if (view !== this.view) this.show(view);
  }

  listen() {
    const { svg } = this;
    /** @type {Map<number, PointerEvent>} */
    const down = new Map();
    let way = 0;
    svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const bounds = svg.getBoundingClientRect();
        this.zoom(
          event.deltaY < 0 ? 1 / 1.2 : 1.2,
          event.clientX - bounds.left,
          event.clientY - bounds.top,
        );
      },
      { passive: false },
    );
    svg.addEventListener("pointerdown", (event) => {
      if (!down.size) {
        way = 0;
        this.dragged = false;
      }
      down.set(event.pointerId, event);
    });
    svg.addEventListener("pointermove", (event) => {
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
        svg.setPointerCapture(event.pointerId);
      }
      if (down.size === 1 && this.dragged) this.pan(dx, dy);
      else if (down.size === 2) this.pinch(down, before, event);
      if (this.dragged || down.size > 1) down.set(event.pointerId, event);
    });
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      svg.addEventListener(name, (event) => down.delete(event.pointerId));
    }
    // What a drag ends on has not been pressed.
    svg.addEventListener(
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
    const bounds = this.svg.getBoundingClientRect();
    this.zoom(
      apart(before) / Math.max(1, apart(event)),
      other.clientX - bounds.left,
      other.clientY - bounds.top,
    );
  }
}
