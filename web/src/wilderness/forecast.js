// What decides a fight that may come, as tables: who is how strong, and what each roll would bring.

import { byId, h } from "../shell/dom.js";
import { faceOf } from "../table/outcomes.js";
import { sideName } from "./facts.js";
import words from "./words/forecast.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Forecast} Forecast */

/** Where tables lie open: on a desk. */
const ROOMY = "(min-width: 60.01em) and (min-height: 38.01em)";

/** @param {Forecast} forecast */
function table({ title, charts }) {
  const [{ faces }] = charts;
  return h(
    "table",
    { class: "forecast" },
    h("caption", {}, title),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ...faces.map((_, index) =>
          h(
            "th",
            { scope: "col" },
            faceOf(index + 1),
            h("span", { class: "unseen" }, `${index + 1}`),
          ),
        ),
      ),
    ),
    ...charts.map(({ side, about, faces: found }) =>
      h(
        "tbody",
        {},
        h(
          "tr",
          {},
          h(
            "th",
            { scope: "rowgroup", colspan: `${found.length}` },
            h("b", { class: side.toLowerCase() }, sideName(side)),
            ` ${about}`,
          ),
        ),
        h(
          "tr",
          {},
          ...found.map(({ mark, said }) =>
            h(
              "td",
              {},
              h("span", { "aria-hidden": "true" }, mark),
              h("span", { class: "unseen" }, said),
            ),
          ),
        ),
      ),
    ),
  );
}

/** What has been opened is seen, as much of it as there is room for. @param {Event} event */
function bringIntoSight({ target }) {
  const opened = /** @type {HTMLDetailsElement} */ (target);
  if (opened.open && !matchMedia(ROOMY).matches) opened.scrollIntoView({ block: "nearest" });
}

/** Tables below one line, which opens and closes them. @param {Forecast[]} forecasts at least one */
export function forecastTables(forecasts) {
  return h(
    "details",
    { class: "forecasts", open: matchMedia(ROOMY).matches, toggle: bringIntoSight },
    h("summary", {}, words.rolls),
    ...forecasts.map(table),
  );
}

/** Show what decides what a question is about. @param {Forecast[]} forecasts */
export function drawForecasts(forecasts) {
  const host = byId("forecasts");
  host.hidden = !forecasts.length;
  host.replaceChildren(...(forecasts.length ? [forecastTables(forecasts)] : []));
}
