// The history behind a game: its events in order, where they happened, and the cards that represent
// them.

import { byId, h, s } from "../shell/dom.js";
import { cardName, marked } from "./cards.js";

/**
 * An event: its date, the place where it happened, and the card about it, if any.
 * @typedef {{date: string, place: string | null, title: string, text: string,
 *   card: string | null}} Happening
 */
/**
 * @typedef {{events: Happening[], viewBox: string, chart: Element[],
 *   spot: (place: string) => [number, number] | null}} History
 *   the events; the map, of which `viewBox` is the part to show; where a place lies on it
 */

/** Where the ring is out of sight. */
const OFF_MAP = [-99, -99];

/**
 * Create the timeline when it is first opened.
 * @param {() => History} history
 */
export function makeTimeline(history) {
  for (const button of document.querySelectorAll('[data-show="timeline"]')) {
    button.addEventListener("click", () => {
      if (!byId("timeline-map").firstChild) make(history());
    });
  }
}

/** @param {History} history */
function make({ events, viewBox, chart, spot }) {
  const [, , width, height] = viewBox.split(" ").map(Number);
  const ring = s("circle", { class: "spot", r: `${width / 40}` });
  const map = s("svg", { viewBox, "aria-hidden": "true" }, ...chart, ring);
  map.style.aspectRatio = `${width} / ${height}`;
  byId("timeline-map").append(map);
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
    byId("timeline-events").querySelector(".shown")?.classList.remove("shown");
    row.classList.add("shown");
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
