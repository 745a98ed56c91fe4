// The overview: if only a part of the map is visible, a small picture of all of it, with a mark for
// each side in each place and a frame around the visible part. Pressing it moves the map there.

import { drawFrom, h, s } from "../shell/dom.js";

/** The distance between the marks of two sides in one place, in sheet units. */
const APART = 56;

/** Pieces of a side in a place, and where their mark stands. @typedef {{side: string, count: number, x: number, y: number}} Mark */
/**
 * What a game's overview shows.
 * @typedef {object} OverviewLook
 * @property {() => Element[]} chart the map, from back to front
 * @property {(place: string) => [number, number] | null} spot
 * @property {string[]} places where pieces are marked
 * @property {(piece: string) => string} side whose mark a kind of piece is counted for
 * @property {(mark: Mark) => Element} mark
 */

export class Overview {
  /**
   * @param {HTMLElement} host
   * @param {import("./viewport.js").Viewport} viewport
   * @param {OverviewLook} look
   */
  constructor(host, viewport, look) {
    this.host = host;
    this.viewport = viewport;
    this.look = look;
    const { x, y, width, height } = viewport.focus;
    const viewBox = `${x} ${y} ${width} ${height}`;
    this.marks = s("svg", { viewBox });
    this.frame = h("div", { class: "frame" });
    host.style.aspectRatio = `${width} / ${height}`;
    host.append(s("svg", { viewBox, class: "chart" }, ...look.chart()), this.marks, this.frame);
    viewport.seen = () => this.outline();
    for (const kind of /** @type {const} */ (["pointerdown", "pointermove"])) {
      host.addEventListener(kind, (event) => this.press(event));
    }
  }

  /** Mark where each side has pieces. @param {Record<string, Record<string, number>>} pieces */
  draw(pieces) {
    const sides = this.look.places.flatMap((place) => {
      /** @type {Record<string, number>} */
      const sides = {};
      for (const [kind, count] of Object.entries(pieces[place] ?? {})) {
        const side = this.look.side(kind);
        sides[side] = (sides[side] ?? 0) + count;
      }
      const all = Object.entries(sides);
      return all.map(([side, count], index) => {
        const [x, y] = this.look.spot(place) ?? [0, 0];
        return { side, count, x: x + (index - (all.length - 1) / 2) * APART, y };
      });
    });
    drawFrom(this.marks, sides, () => sides.map(this.look.mark));
  }

  /** Outline the visible part; hidden if most of the map is visible. */
  outline() {
    const { view, focus, area, height } = this.viewport;
    const [x, y] = [view.x + area.x - focus.x, view.y + area.y - focus.y];
    this.host.classList.toggle("needed", this.viewport.partial);
    const { style } = this.frame;
    const [left, right] = [Math.max(0, x), Math.min(focus.width, x + view.w)];
    const [top, bottom] = [Math.max(0, y), Math.min(focus.height, y + height)];
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
    const { x, y, width, height } = this.viewport.focus;
    this.viewport.center(
      x + ((event.clientX - box.left) * width) / box.width,
      y + ((event.clientY - box.top) * height) / box.height,
    );
  }
}
