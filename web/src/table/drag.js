// Dragging a piece to its destination, with the mouse or a finger.

import { h } from "../shell/dom.js";
import { DRAG } from "./viewport.js";

/** How far from a place a piece may be dropped, in pixels. */
const NEAR = 24;

/**
 * A piece being dragged, and the question that its drop would answer.
 * @typedef {{pointer: number, from: string, kind: string, x: number, y: number, touch: boolean,
 *   picked: boolean, question: unknown, ghost: HTMLElement | null}} Drag
 */

/**
 * Make pieces that can move draggable. Only letting go over a destination moves the piece; whatever
 * else ends a drag puts it back.
 * @param {import("./map.js").PieceMap} board
 */
export function draggable(board) {
  const { layer, motion, table } = board;
  const places = new Places(board);
  /** @type {Drag | null} */
  let drag = null;
  /** Whether the next click is the end of a drag. */
  let spent = false;

  layer.addEventListener("pointerdown", (event) => {
    const stack = /** @type {HTMLElement} */ (event.target).closest("button");
    const from = stack?.dataset.at ?? "";
    const kind = board.choice.moves.get(from);
    if (drag || !event.isPrimary || event.button || !kind) return;
    if (stack?.dataset.stack !== board.look.key(kind, from)) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const touch = event.pointerType === "touch";
    const { question } = board;
    drag = { pointer, from, kind, x, y, touch, picked: false, question, ghost: null };
    // Do not pan the map.
    event.stopPropagation();
  });

  addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    // The button was let go where the page could not see it.
    if (!event.buttons) return putBack();
    drag.ghost ??= lifted(drag, event);
    if (!drag.ghost) return;
    const { left, top } = table.getBoundingClientRect();
    drag.ghost.style.translate = `${event.clientX - left}px ${event.clientY - top}px`;
    board.preview(below(event)?.element ?? null);
  });

  addEventListener("pointerup", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const { ghost, from, question } = drag;
    const answers = question === board.question && board.choice.source === from;
    const to = ghost && answers ? below(event)?.place : null;
    if (!to) return putBack();
    letGo();
    board.presses.place(to);
  });

  addEventListener(
    "pointerdown",
    (event) => {
      spent = false;
      // A second finger means the map.
      if (drag && event.pointerId !== drag.pointer) putBack();
    },
    { capture: true },
  );
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !drag?.ghost) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      putBack();
    },
    { capture: true },
  );
  addEventListener("contextmenu", (event) => {
    // A finger that rests on a piece before it moves asks for no menu.
    if (drag?.touch) event.preventDefault();
    else putBack();
  });
  for (const name of ["blur", "pagehide"]) addEventListener(name, putBack);
  addEventListener("pointercancel", (event) => {
    if (event.pointerId === drag?.pointer) putBack();
  });
  layer.addEventListener("lostpointercapture", (event) => {
    // Not when a finger's first capture, by the piece it pressed, passes to the layer.
    if (event.target === layer && event.pointerId === drag?.pointer) putBack();
  });
  // The end of a drag is not a press.
  addEventListener(
    "click",
    (event) => {
      if (spent && event.detail) event.stopPropagation();
      spent = false;
    },
    { capture: true },
  );

  /** End the drag. A piece that was not moved has been pressed: the click takes care of that. */
  function letGo() {
    const { ghost } = drag ?? {};
    drag = null;
    if (!ghost) return;
    spent = true;
    ghost.remove();
    board.preview(null);
  }

  /** End the drag without a move. */
  function putBack() {
    if (!drag) return;
    const { from, picked, question } = drag;
    letGo();
    if (picked && question === board.question && board.choice.source === from) {
      board.presses.source(from);
    }
  }

  /** @param {Drag} drag @param {PointerEvent} event */
  function lifted(drag, { clientX, clientY, pointerId }) {
    const { from, kind, x, y } = drag;
    if (Math.hypot(clientX - x, clientY - y) < DRAG || !board.choice.moves.has(from)) return null;
    // The click at the end of the drag then goes to the layer instead of a piece.
    layer.setPointerCapture(pointerId);
    if (board.choice.source !== from) {
      drag.picked = true;
      board.presses.source(from);
    }
    const ghost = h("span", { class: "stack carried" }, board.look.picture(kind));
    motion.append(ghost);
    return ghost;
  }

  /** The destination under a pointer, or nearest to it. @param {PointerEvent} event */
  function below({ clientX, clientY }) {
    let best = null;
    let least = NEAR;
    for (const { place, element, box } of places.boxes()) {
      const way = Math.hypot(
        Math.max(box.left - clientX, 0, clientX - box.right),
        Math.max(box.top - clientY, 0, clientY - box.bottom),
      );
      if (way < least) {
        least = way;
        best = { place, element };
      }
    }
    return best && board.choice.targets.has(best.place) ? best : null;
  }
}

/** Where the places of a map are on the page; measured when it has moved or has been drawn. */
export class Places {
  /** @param {import("./map.js").PieceMap} board */
  constructor(board) {
    this.board = board;
    /** The view and the drawing that were measured. @type {[unknown, number]} */
    this.measured = [null, 0];
    /** @type {{place: string, element: HTMLElement, box: DOMRect}[]} */
    this.measuredPlaces = [];
  }

  boxes() {
    const { viewport, controls } = this.board;
    const [view, drawings] = this.measured;
    if (view !== viewport.view || drawings !== controls.drawings) {
      this.measured = [viewport.view, controls.drawings];
      const elements = [...controls.all.values()].map(({ element }) => element);
      this.measuredPlaces = elements.flatMap((element) => {
        const { place } = element.dataset;
        return place ? [{ place, element, box: element.getBoundingClientRect() }] : [];
      });
    }
    return this.measuredPlaces;
  }
}
