// Tabs, where there is no room for everything: one of the parts of the page is shown.

import { ONLY_ON_CARDS } from "./desk.js";
import { byId, on } from "./dom.js";

/** @typedef {import("./client.js").Table} Table */

/** The decision for which a tab has been turned to. */
let turned = "";

/**
 * Turn to what the decision is made with, once for each decision; first to what has happened.
 * @param {Table} now
 * @param {number} game which game is on the table
 * @param {boolean} news whether something has happened that the person has not seen
 */
export function turnTo(now, game, news) {
  const decision = `${game} ${now.choices} ${now.seat}`;
  if (turned !== decision) {
    showTab(withCards(now) && !news ? "cards" : "desk");
    byId("desk").scrollTop = 0;
  }
  turned = decision;
  byId("to-cards").hidden = !withCards(now);
}

/** Whether the decision is made with cards. @param {Table} now */
function withCards({ decision }) {
  return ONLY_ON_CARDS.includes(decision?.ask ?? "") || decision?.ask === "take";
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

on("to-cards", () => {
  showTab("cards");
  /** @type {HTMLElement | null} */ (document.querySelector("#hand [data-choice]"))?.focus();
});
for (const tab of tabs()) tab.addEventListener("click", () => showTab(tab.dataset.tabOf ?? ""));
showTab("desk");
