// The historical war: its events in order, where they happened, and the cards that represent them.

import { byId, h, s } from "../shell/dom.js";
import { cardName, marked } from "./cards.js";
import { FOCUS, spot } from "./places.js";
import events from "./words/timeline.json" with { type: "json" };

/** Where the ring is out of sight. */
const OFF_MAP = [-99, -99];

/** Create the timeline when it is first opened. */
export function makeTimeline() {
  for (const button of document.querySelectorAll('[data-show="timeline"]')) {
    button.addEventListener("click", () => {
      if (!byId("timeline-map").firstChild) make();
    });
  }
}

function make() {
  const { x, y, width, height } = FOCUS;
  const ring = s("circle", { class: "spot", r: "34" });
  byId("timeline-map").append(
    /** @type {any} */ (
      s(
        "svg",
        { viewBox: `${x} ${y} ${width} ${height * 0.88}`, "aria-hidden": "true" },
        s("use", { href: "#coast", class: "land" }),
        ring,
      )
    ),
  );
  const rows = events.map(({ date, place, title, text, card }) =>
    h(
      "li",
      { "data-at": place },
      h("time", {}, date),
      h(
        "div",
        {},
        h(
          "div",
          { class: "row" },
          h("button", { type: "button", class: "where" }, ...marked(title)),
          card ? cardName(card) : null,
        ),
        h("p", {}, ...marked(text)),
      ),
    ),
  );
  byId("timeline-events").append(...rows);
  /** @param {HTMLElement} row */
  const show = (row) => {
    for (const other of rows) other.classList.toggle("shown", other === row);
    // What happened off the map is not ringed.
    const [cx, cy] = spot(row.dataset.at ?? "") ?? OFF_MAP;
    ring.setAttribute("cx", `${cx}`);
    ring.setAttribute("cy", `${cy}`);
  };
  for (const row of rows) {
    for (const kind of ["focusin", "click"]) row.addEventListener(kind, () => show(row));
    row.addEventListener("pointermove", ({ movementX, movementY }) => {
      // Ignore a list that scrolls under a resting pointer.
      if (movementX || movementY) show(row);
    });
  }
  show(rows[0]);
}
