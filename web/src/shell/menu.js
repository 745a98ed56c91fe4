// The menu: a new game with its options, settings, and shortcuts to everything else.

import { byId, dialog, on, toPrompt } from "./dom.js";
import { part } from "./part.js";
import { applySettings, settings } from "./settings.js";

/**
 * @param {HTMLDialogElement} menu closed by every choice made in it
 * @param {{begin: (request: {setup: Record<string, unknown>, players?: Record<string, string>,
 *   seed?: number}) => void, startLesson: () => void, lessons: () => void, games: () => void, save: () => void,
 *   link: (what: "link" | "position") => void, openReplay: () => void}} actions
 */
export function listenToMenu(menu, actions) {
  /** @param {string} selector @param {(data: DOMStringMap) => void} then */
  const leaving = (selector, then) => {
    for (const button of document.querySelectorAll(selector)) {
      button.addEventListener("click", () => {
        menu.close();
        then(/** @type {HTMLElement} */ (button).dataset);
      });
    }
  };
  on("menu-button", openMenu);
  on("choose-game", openMenu);
  leaving("[data-new]", ({ new: mode = "" }) =>
    actions.begin({ ...part.newGameOptions(mode), ...seed() }),
  );
  for (const button of document.querySelectorAll("[data-show]")) {
    const { show = "" } = /** @type {HTMLElement} */ (button).dataset;
    button.addEventListener("click", () => {
      leaveMenu();
      dialog(show).showModal();
    });
  }
  leaving("#learn", actions.startLesson);
  for (const [id, open] of /** @type {const} */ ([
    ["games-button", actions.games],
    ["lessons-button", actions.lessons],
  ])) {
    on(id, () => {
      leaveMenu();
      open();
    });
  }
  leaving("#save", actions.save);
  leaving("#link-game", () => actions.link("link"));
  leaving("#link-position", () => actions.link("position"));
  leaving("#look-back", actions.openReplay);
  leaving("#further", () => dialog("agree").showModal());
  // Scroll a section into view when it is expanded.
  for (const folds of menu.querySelectorAll("details")) {
    folds.addEventListener("toggle", () => {
      if (folds.open) folds.scrollIntoView({ block: "nearest" });
    });
  }
  listenToSettings();
}

/** Open the menu: in play, settings and help stand above the ways to start another game. */
export function openMenu() {
  const menu = dialog("menu");
  if (document.body.classList.contains("in-play")) {
    byId("during").append(byId("help"), byId("settings"));
  } else {
    byId("more").append(byId("settings"));
    menu.querySelector("form")?.append(byId("help"));
  }
  menu.showModal();
  // The browser may remember how far it was scrolled.
  menu.scrollTop = 0;
}

/** Close the menu to show something else; with no game to return to, it stays open underneath. */
export function leaveMenu() {
  const menu = dialog("menu");
  if (document.body.classList.contains("in-play")) menu.close();
}

/**
 * A request for the game that the title screen offers first.
 * @returns {{setup: Record<string, unknown>, players?: Record<string, string>, seed?: number}}
 */
export function firstGame() {
  const button = document.querySelector("#menu .primary[data-new]");
  const { new: mode = "" } = /** @type {HTMLElement} */ (button).dataset;
  return { ...part.newGameOptions(mode), ...seed() };
}

/**
 * The seed from the address, for tests and for replaying the same game.
 * @returns {{seed?: number}}
 */
function seed() {
  const found = new URLSearchParams(location.search).get("seed");
  return found && /^\d{1,15}$/.test(found) ? { seed: Number(found) } : {};
}

function listenToSettings() {
  for (const id of /** @type {const} */ (["quick", "coach", "shortcuts", "ends"])) {
    // Some games have no use for one.
    if (!document.getElementById(id)) continue;
    box(id).checked = settings[id];
    box(id).addEventListener("change", () => {
      settings[id] = box(id).checked;
      applySettings();
    });
  }
  for (const id of /** @type {const} */ (["scheme", "pace"])) {
    const select = /** @type {HTMLSelectElement} */ (byId(id));
    select.value = settings[id];
    select.addEventListener("change", () => {
      Object.assign(settings, { [id]: select.value });
      applySettings();
    });
  }
  applySettings();
}

/** Turn the coach on. */
export function setCoach() {
  settings.coach = box("coach").checked = true;
  applySettings();
}

/** @param {string} id */
function box(id) {
  return /** @type {HTMLInputElement} */ (byId(id));
}

/**
 * Ask before replacing a game that is not saved.
 * @returns {Promise<boolean>} whether it may be replaced
 */
export async function asksFirst() {
  const box = dialog("replace");
  box.returnValue = "";
  box.showModal();
  await new Promise((closed) => box.addEventListener("close", closed, { once: true }));
  return box.returnValue === "continue";
}

/** When a dialog closes and the focus has nowhere to return to, move it to the prompt. */
export function keepFocus() {
  const closed = () => {
    const open = document.querySelector("dialog[open]");
    if (!open && document.activeElement === document.body) toPrompt();
  };
  document.addEventListener("close", () => setTimeout(closed), { capture: true });
}

/** A press outside a dialog closes it, except for the title, which has no game behind it. */
export function closeBeside() {
  document.addEventListener("click", ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement) || !target.open) return;
    if (target.matches("body:not(.in-play) #menu")) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
  });
}
