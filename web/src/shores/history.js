// The historical war: its events and the map on which they happened.

import { coast } from "./marks.js";
import { FOCUS, spot } from "./places.js";
import events from "./words/timeline.json" with { type: "json" };

/** @returns {import("../table/timeline.js").History} */
export function history() {
  const { x, y, width, height } = FOCUS;
  return { events, viewBox: `${x} ${y} ${width} ${height * 0.88}`, chart: [coast()], spot };
}
