// Dragging a ship to its destination, with the mouse or a finger.

import { h } from "../shell/dom.js";
import { DRAG } from "../shell/viewport.js";
import { picture } from "./pieces.js";

/** How far from a place a ship may be dropped, in pixels. */
const NEAR = 24;

/**
 * A ship being dragged.
 * @typedef {{pointer: number, from: string, kind: string, x: number, y: number, picked: boolean,
 *   ghost: HTMLElement | null}} Held
 */

/**
 * Make ships that can sail draggable.
 * @param {import("./board.js").Board} board
 */
export function draggable(board) {
  const { layer, motion, table } = board;
  /** @type {Held | null} */
  let held = null;

  layer.addEventListener("pointerdown", (event) => {
    const stack = /** @type {HTMLElement} */ (event.target).closest("button");
    const from = stack?.dataset.at ?? "";
    const kind = board.choice.sails.get(from);
    if (held || !event.isPrimary || event.button || !kind) return;
    if (stack?.dataset.stack !== `${kind} at ${from}`) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    held = { pointer, from, kind, x, y, picked: false, ghost: null };
    // Do not pan the map.
    event.stopPropagation();
  });

  addEventListener("pointermove", (event) => {
    if (event.pointerId !== held?.pointer) return;
    held.ghost ??= lifted(held, event);
    if (!held.ghost) return;
    const { left, top } = table.getBoundingClientRect();
    held.ghost.style.translate = `${event.clientX - left}px ${event.clientY - top}px`;
    board.preview(below(event)?.element ?? null);
  });

  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    addEventListener(name, (event) => {
      if (event.pointerId !== held?.pointer) return;
      const { ghost, picked, from } = held;
      held = null;
      // A ship that was not moved has been pressed: the click handler takes care of that.
      if (!ghost) return;
      ghost.remove();
      board.preview(null);
      const to = name === "pointerup" && board.choice.source === from ? below(event)?.place : null;
      if (to) board.on.place(to);
      else if (picked && board.choice.source === from) board.on.source(from);
    });
  }

  /** @param {Held} held @param {PointerEvent} event */
  function lifted(held, { clientX, clientY, pointerId }) {
    const { from, kind, x, y } = held;
    if (Math.hypot(clientX - x, clientY - y) < DRAG || !board.choice.sails.has(from)) return null;
    // The click at the end of the drag then goes to the layer instead of a ship.
    layer.setPointerCapture(pointerId);
    if (board.choice.source !== from) {
      held.picked = true;
      board.on.source(from);
    }
    const ghost = h("span", { class: "stack carried" }, picture(kind));
    motion.append(ghost);
    return ghost;
  }

  /** The destination under a pointer, or nearest to it. @param {PointerEvent} event */
  function below({ clientX, clientY }) {
    let best = null;
    let least = NEAR;
    for (const [place, { element }] of board.controls) {
      if (!element.dataset.place) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const way = Math.hypot(
        Math.max(left - clientX, 0, clientX - right),
        Math.max(top - clientY, 0, clientY - bottom),
      );
      if (way < least) {
        least = way;
        best = { place, element };
      }
    }
    return best && board.choice.targets.has(best.place) ? best : null;
  }
}
