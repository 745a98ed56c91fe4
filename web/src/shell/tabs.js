// Tabs, where there is no room for everything: one of the parts of the page is shown.

import { byId } from "./dom.js";

/** The decision for which a tab has been turned to. */
let turned = "";

/**
 * Turn to what the decision is made with, once for each decision.
 * @param {string} decision which one
 * @param {string | null} tab where it is made; null for the usual one
 */
export function turnTo(decision, tab) {
  if (turned === decision) return;
  turned = decision;
  showTab(tab ?? "desk");
  byId("desk").scrollTop = 0;
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
