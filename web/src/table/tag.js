// The tag of what a mouse points to on a map: its name, at once and beside it. It is part of the control that
// it names, so that the pointer can go over it; Escape takes it away. A screen reader has the name anyway.

import { h } from "../shell/dom.js";

/** How far it stays from the edge of the map, in pixels. */
const MARGIN = 4;
/** Milliseconds for which the pointer rests on something before it is named: not all that it passes. */
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
    layer.addEventListener("pointerover", ({ target, pointerType, buttons }) => {
      const control =
        pointerType === "mouse" && !buttons && /** @type {Element} */ (target).closest("button");
      clearTimeout(rests);
      if (control instanceof HTMLElement) rests = setTimeout(() => this.name(control), RESTS);
    });
    layer.addEventListener("pointerout", ({ relatedTarget }) => {
      const { parentElement } = this.element;
      if (!(relatedTarget instanceof Node && parentElement?.contains(relatedTarget))) leave();
    });
    // A drag moves the map away under it.
    layer.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") leave();
    });
  }

  /** Name a control, within the map. @param {HTMLElement} control */
  name(control) {
    const name = control.getAttribute("aria-label");
    if (!name || this.element.parentElement === control) return;
    const { element } = this;
    element.textContent = name;
    element.style.translate = "-50% 0";
    element.classList.remove("below");
    control.append(element);
    const map = this.host.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    element.classList.toggle("below", box.top < map.top + MARGIN);
    const over = Math.max(0, box.right + MARGIN - map.right);
    const under = Math.max(0, map.left + MARGIN - box.left);
    element.style.translate = `calc(-50% + ${under - over}px) 0`;
  }
}
