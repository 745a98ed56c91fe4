// Which part of the map is shown: pan, wheel, pinch, and bringing a place into sight.

const DEEPEST = 6;
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
    this.width = width;
    this.height = height;
    this.view = { x: 0, y: 0, w: width };
    /** Whether a person has moved the map themselves. */
    this.moved = false;
    this.dragged = false;
    this.listen();
    new ResizeObserver(() => this.fit()).observe(svg);
  }

  /** How high the picture is for its width. */
  get ratio() {
    return this.svg.clientHeight / Math.max(1, this.svg.clientWidth);
  }

  /** The width at which all of the map is seen. */
  get all() {
    return Math.max(this.width, this.height / this.ratio);
  }

  /** After a change of size: the whole map on a desk, a part that fingers can press on a phone. */
  fit() {
    const { clientWidth } = this.svg;
    if (!clientWidth) return;
    const small = clientWidth < SMALL_WIDTH;
    const middle = [this.view.x + this.view.w / 2, this.view.y + (this.view.w * this.ratio) / 2];
    const tall = this.ratio > TALL ? this.height / this.ratio : this.all;
    const w = small ? clientWidth / SMALL : tall;
    const [x, y] = this.moved ? middle : small ? [640, 268] : [this.width / 2, this.height / 2];
    this.show(x, y, this.moved ? Math.min(this.view.w, this.all) : w);
  }

  /** @param {number} x @param {number} y the middle @param {number} w the width, in units of the map */
  show(x, y, w) {
    const h = w * this.ratio;
    const within = (
      /** @type {number} */ middle,
      /** @type {number} */ size,
      /** @type {number} */ full,
    ) => (size >= full ? (full - size) / 2 : Math.min(full - size, Math.max(0, middle - size / 2)));
    this.view = { x: within(x, w, this.width), y: within(y, h, this.height), w };
    this.svg.setAttribute("viewBox", `${this.view.x} ${this.view.y} ${w} ${h}`);
  }

  /** Show the whole map. */
  whole() {
    this.moved = true;
    this.show(this.width / 2, this.height / 2, this.all);
  }

  /** @param {number} factor below 1 comes nearer @param {number} [px] @param {number} [py] in pixels */
  zoom(factor, px = this.svg.clientWidth / 2, py = this.svg.clientHeight / 2) {
    this.moved = true;
    const { x, y, w } = this.view;
    const scale = w / this.svg.clientWidth;
    const wide = Math.min(this.all, Math.max(this.width / DEEPEST, w * factor));
    const ratio = wide / w;
    const fx = x + px * scale;
    const fy = y + py * scale;
    this.show(
      fx - (fx - x) * ratio + wide / 2,
      fy - (fy - y) * ratio + (wide * this.ratio) / 2,
      wide,
    );
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.moved = true;
    const { x, y, w } = this.view;
    const scale = w / this.svg.clientWidth;
    this.show(x + w / 2 + dx * scale, y + (w * this.ratio) / 2 + dy * scale, w);
  }

  /** Bring a point into sight if it is not well within it. @param {number} x @param {number} y */
  follow(x, y) {
    const { w } = this.view;
    const h = w * this.ratio;
    const inside =
      x > this.view.x + w * 0.1 &&
      x < this.view.x + w * 0.9 &&
      y > this.view.y + h * 0.1 &&
      y < this.view.y + h * 0.9;
    if (!inside && w < this.all - 1) this.show(x, y, w);
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
