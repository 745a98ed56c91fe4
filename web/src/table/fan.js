// Pieces that overlap in a place spread out like a fan while one of them is pointed at, touched or has
// the focus. A fan stays open until the pointer has left all of it.

/** Pieces of a fan: they have a second position, for when it is open. */
const FANNED = ".stack[data-fan]";
/** How far around an open fan the pointer may be, in pixels. */
const AROUND = 12;

export class Fan {
  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} layer with the stacks
   */
  constructor(host, layer) {
    this.layer = layer;
    /** The pieces that are spread out. @type {HTMLElement[]} */
    this.open = [];
    for (const event of /** @type {const} */ (["pointerover", "pointerdown", "focusin"])) {
      layer.addEventListener(event, ({ target }) => this.spread(target));
    }
    layer.addEventListener("focusout", () => this.close());
    host.addEventListener("pointermove", (event) => this.moved(event));
    host.addEventListener("pointerleave", () => this.close());
    // A finger elsewhere closes it.
    host.addEventListener("pointerdown", (event) => this.moved(event));
  }

  /** Spread out the pieces that lie where something is. @param {EventTarget | null} target */
  spread(target) {
    const stack = target instanceof Element ? target.closest(FANNED) : null;
    if (!(stack instanceof HTMLElement) || this.open.includes(stack)) return;
    this.close();
    const alike = this.layer.querySelectorAll(FANNED);
    this.open = [.../** @type {NodeListOf<HTMLElement>} */ (alike)].filter(
      (one) => one.dataset.fan === stack.dataset.fan,
    );
    // The piece that is pointed at stays under the pointer.
    const value = (/** @type {string} */ name) => Number(stack.style.getPropertyValue(name));
    const [x, y] = [value("--x") - value("--open-x"), value("--y") - value("--open-y")];
    for (const one of this.open) {
      one.style.setProperty("--shift-x", String(x));
      one.style.setProperty("--shift-y", String(y));
      one.dataset.open = "";
    }
  }

  close() {
    for (const one of this.open) delete one.dataset.open;
    this.open = [];
  }

  /** Close the fan once the pointer has left it. @param {PointerEvent} event */
  moved({ clientX: x, clientY: y }) {
    if (!this.open.length) return;
    const boxes = this.open.map((one) => one.getBoundingClientRect());
    const within = (
      /** @type {number} */ at,
      /** @type {number} */ least,
      /** @type {number} */ most,
    ) => at > least - AROUND && at < most + AROUND;
    const [left, top] = [
      Math.min(...boxes.map((b) => b.left)),
      Math.min(...boxes.map((b) => b.top)),
    ];
    const [right, bottom] = [
      Math.max(...boxes.map((b) => b.right)),
      Math.max(...boxes.map((b) => b.bottom)),
    ];
    if (!within(x, left, right) || !within(y, top, bottom)) this.close();
  }
}
