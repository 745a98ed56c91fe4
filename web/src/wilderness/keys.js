// The keys that belong to the board and the hand.

import { byId, write } from "../shell/dom.js";
import { shortcut } from "../shell/keys.js";
import { fill } from "../shell/text.js";
import words from "./words/game.json" with { type: "json" };

/** Milliseconds within which letters belong to one name. */
const TYPING = 1500;
let typed = "";
let last = 0;

/**
 * Handle a key: arrows, digits, zoom; on the map, letters find a space by its name.
 * @param {KeyboardEvent} event
 * @param {import("./board.js").Board} board
 * @param {import("../table/hand.js").Hand} hand
 * @param {() => void} turnLens
 * @returns {boolean} whether it was used
 */
export function pressed(event, board, hand, turnLens) {
  const { target } = event;
  const key = shortcut(event);
  const onMap = target instanceof HTMLElement && target.closest("#map");
  const onBoard = onMap || (target instanceof HTMLElement && target.closest("#hand"));
  if (onMap && searches(event)) {
    find(event);
    return true;
  }
  typed = "";
  if (key.startsWith("Arrow") && onBoard) return true;
  /** @type {Record<string, () => void>} */
  const keys = {
    m: () => first()?.focus(),
    c: () => hand.focus(0),
    s: turnLens,
    v: () => byId("standing").click(),
    "+": () => board.viewport.zoom(1 / 1.3),
    "=": () => board.viewport.zoom(1 / 1.3),
    "-": () => board.viewport.zoom(1.3),
    0: () => board.viewport.whole(),
  };
  if (/^[1-9]$/.test(key)) hand.focus(Number(key) - 1);
  else keys[key]?.();
  return key in keys || /^[1-9]$/.test(key);
}

/** The first on the map of what can be chosen; or else the first space. */
function first() {
  const found = document.querySelector("#map .live") ?? document.querySelector("#map [data-place]");
  return /** @type {HTMLElement | null} */ (found);
}

/**
 * Whether a key is part of a name that is typed on the map: a letter, or within a name a space.
 * @param {KeyboardEvent} event
 */
function searches({ key, timeStamp, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return false;
  return /^\p{Ll}$/u.test(key) || (key === " " && typed !== "" && timeStamp - last < TYPING);
}

/** Focus the space whose name begins with the letters typed. @param {KeyboardEvent} event */
function find({ key, timeStamp }) {
  typed = timeStamp - last < TYPING ? typed + plain(key) : plain(key);
  last = timeStamp;
  const found = [...document.querySelectorAll("#map [data-place]")].find((space) =>
    plain(/** @type {HTMLElement} */ (space).dataset.place ?? "").startsWith(typed),
  );
  if (found) /** @type {HTMLElement} */ (found).focus();
  else write(byId("said"), fill(words.noSpace, { typed }));
}

/** @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
