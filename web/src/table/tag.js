// The tag of what a mouse points to on a map, or has the focus: its name, at once and beside it. It is no
// obstacle to the pointer; Escape takes it away. A screen reader has the name anyway.

import { h } from "../shell/dom.js";

/** How far it stays from the edge of the map and from what it names, in pixels. */
const MARGIN = 4;
/** Milliseconds for which pointer or focus rests on something before it is named. */
const RESTS = 120;

export class Tag {
  /**
   * @param {HTMLElement} host the map
   * @param {HTMLElement} layer with the controls
   */
  constructor(host, layer) {
    this.host = host;
    this.element = h("span", { class: "tag", "aria-hidden": "true" });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let rests;
    const leave = () => {
      clearTimeout(rests);
      this.element.remove();
    };
    /** What has been pressed needs no name as long as the pointer stays there. @type {Element | null} */
    let pressed = null;
    const come = (/** @type {EventTarget | null} */ target) => {
      const control = /** @type {Element} */ (target).closest("button");
      leave();
      if (control && control === pressed) return;
      pressed = null;
      if (control) rests = setTimeout(() => this.name(control), RESTS);
    };
    layer.addEventListener("pointerover", ({ target, pointerType, buttons }) => {
      if (pointerType === "mouse" && !buttons) come(target);
    });
    layer.addEventListener("pointerout", leave);
    layer.addEventListener("focusin", ({ target }) => {
      if (/** @type {Element} */ (target).matches(":focus-visible")) come(target);
    });
    layer.addEventListener("focusout", leave);
    // The map moves away under it.
    host.addEventListener("pointerdown", ({ target }) => {
      pressed = /** @type {Element} */ (target).closest("button");
    });
    for (const event of ["pointerdown", "wheel"])
      host.addEventListener(event, leave, { passive: true });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") leave();
    });
    // It would lie on what is told.
    new MutationObserver(leave).observe(document.body, { attributeFilter: ["data-telling"] });
  }

  /** Name a control, within the map. @param {HTMLElement} control */
  name(control) {
    const name = control.dataset.name ?? control.getAttribute("aria-label");
    if (!name || !control.isConnected || "telling" in document.body.dataset) return;
    const { element, host } = this;
    element.textContent = name;
    host.append(element);
    const map = host.getBoundingClientRect();
    const { left, top, bottom, width } = control.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = element;
    const across = left - map.left + (width - offsetWidth) / 2;
    const above = top - map.top - offsetHeight - MARGIN;
    const down = above < MARGIN ? bottom - map.top + MARGIN : above;
    element.style.left = `${Math.max(MARGIN, Math.min(map.width - offsetWidth - MARGIN, across))}px`;
    element.style.top = `${down}px`;
  }
}
