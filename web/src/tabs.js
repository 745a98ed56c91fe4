// Tabs, where there is no room for everything: one of the parts of the page is shown.

import { byId } from "./dom.js";
import { ON_CARDS } from "./piles.js";

/** @typedef {import("./client.js").Table} Table */

/** The decision for which a tab has been turned to. */
let turned = "";

/**
 * Turn to what the decision is made with, once for each decision.
 * @param {Table} now
 * @param {number} game which game is on the table
 */
export function turnTo(now, game) {
  const decision = `${game} ${now.choices} ${now.seat}`;
  if (turned !== decision) {
    showTab(ON_CARDS.includes(now.decision?.ask ?? "") ? "cards" : "desk");
    byId("desk").scrollTop = 0;
  }
  turned = decision;
}

/** @returns {NodeListOf<HTMLElement>} */
function tabs() {
  return document.querySelectorAll("[data-tab-of]");
}

/** @param {string} name */
export function showTab(name) {
  document.body.dataset.tab = name;
  for (const tab of tabs()) tab.setAttribute("aria-pressed", String(tab.dataset.tabOf === name));
}

for (const tab of tabs()) tab.addEventListener("click", () => showTab(tab.dataset.tabOf ?? ""));
showTab("desk");
