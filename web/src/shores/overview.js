// The overview: if only a part of the map is visible, a small picture of all of it, with a mark for
// each side in each place and a frame around the visible part. Pressing it moves the map there.

import { h, s } from "../shell/dom.js";
import { KINDS } from "./pieces.js";
import { FOCUS, HARBORS, spot, ZONES } from "./places.js";

/** The distance between the marks of two sides in one place, in sheet units. */
const APART = 56;

export class Overview {
  /**
   * @param {HTMLElement} host
   * @param {import("../shell/viewport.js").Viewport} viewport
   */
  constructor(host, viewport) {
    this.host = host;
    this.viewport = viewport;
    const { x, y, width, height } = FOCUS;
    const viewBox = `${x} ${y} ${width} ${height}`;
    this.marks = s("svg", { viewBox });
    this.frame = h("div", { class: "frame" });
    host.style.aspectRatio = `${width} / ${height}`;
    /** A key of the current marks, to draw them only when they change. */
    this.drawn = "";
    host.append(
      /** @type {any} */ (
        s("svg", { viewBox, class: "chart" }, s("use", { href: "#coast", class: "land" }))
      ),
      /** @type {any} */ (this.marks),
      this.frame,
    );
    viewport.seen = () => this.outline();
    for (const kind of /** @type {const} */ (["pointerdown", "pointermove"])) {
      host.addEventListener(kind, (event) => this.press(event));
    }
  }

  /** Mark where each side has pieces. @param {Record<string, Record<string, number>>} pieces */
  draw(pieces) {
    const found = [...Object.keys(HARBORS), ...Object.keys(ZONES)].flatMap((place) => {
      /** @type {Record<string, number>} */
      const sides = {};
      for (const [kind, count] of Object.entries(pieces[place] ?? {})) {
        const { side } = KINDS[kind];
        sides[side] = (sides[side] ?? 0) + count;
      }
      const all = Object.entries(sides);
      return all.map(([side, count], index) => {
        const [x, y] = spot(place) ?? [0, 0];
        return { side, count, x: x + (index - (all.length - 1) / 2) * APART, y };
      });
    });
    const now = JSON.stringify(found);
    if (now === this.drawn) return;
    this.drawn = now;
    this.marks.replaceChildren(...found.map(mark));
  }

  /** Outline the visible part; hidden if the whole map is visible. */
  outline() {
    const { view, window, focus } = this.viewport;
    const height = (view.w * window.height) / Math.max(1, window.width);
    this.host.classList.toggle("needed", view.w < focus.width - 1);
    const { style } = this.frame;
    const [left, right] = [Math.max(0, view.x), Math.min(focus.width, view.x + view.w)];
    const [top, bottom] = [Math.max(0, view.y), Math.min(focus.height, view.y + height)];
    style.left = `${(100 * left) / focus.width}%`;
    style.width = `${(100 * (right - left)) / focus.width}%`;
    style.top = `${(100 * top) / focus.height}%`;
    style.height = `${(100 * (bottom - top)) / focus.height}%`;
  }

  /** @param {PointerEvent} event */
  press(event) {
    // While a story is told, a press only skips it.
    if (!(event.buttons & 1) || document.body.dataset.telling !== undefined) return;
    const box = this.host.getBoundingClientRect();
    const { width, height } = FOCUS;
    this.viewport.center(
      ((event.clientX - box.left) * width) / box.width,
      ((event.clientY - box.top) * height) / box.height,
    );
  }
}

/**
 * A circle for the Americans, a square for Tripolitania, a diamond for its allies.
 * @param {{side: string, count: number, x: number, y: number}} one
 */
function mark({ side, count, x, y }) {
  const r = 20 + 3 * Math.min(6, count);
  const look = { class: `dot ${side}` };
  if (side === "american" || side === "arab") {
    return s("circle", { ...look, cx: `${x}`, cy: `${y}`, r: `${r}` });
  }
  return s("rect", {
    ...look,
    x: `${x - r * 0.9}`,
    y: `${y - r * 0.9}`,
    width: `${r * 1.8}`,
    height: `${r * 1.8}`,
    ...(side === "tripolitan" ? {} : { transform: `rotate(45 ${x} ${y})` }),
  });
}
