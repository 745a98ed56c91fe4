// The keys that belong to the board and the hand.

import { announce, byId } from "../shell/dom.js";
import { shortcut } from "../shell/keys.js";
import { fill } from "../shell/text.js";
import { zoomKeys } from "../table/zoom.js";
import words from "./words/game.json" with { type: "json" };

/** Milliseconds within which letters belong to one name. */
const TYPING = 1000;
let typed = "";
let last = 0;
/** What on the map had the focus of the keyboard last. @type {HTMLElement | null} */
let back = null;

/** Note where on the map the keyboard has been, to come back to it. @param {HTMLElement} map */
export function rememberPlace(map) {
  map.addEventListener("focusin", ({ target }) => {
    const focused = /** @type {HTMLElement} */ (target);
    if (focused.matches(":focus-visible")) back = focused;
  });
}

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
    m: () => (back?.isConnected ? back : first())?.focus(),
    c: () => hand.focus(0),
    s: turnLens,
    v: () => byId("standing").click(),
    ...zoomKeys(board.viewport),
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
  return /^\p{L}$/u.test(key) || (key === " " && typed !== "" && timeStamp - last < TYPING);
}

/** Focus the space whose name begins with the letters typed. @param {KeyboardEvent} event */
function find(event) {
  const { key, timeStamp, target } = event;
  // Within a name, a space presses nothing.
  event.preventDefault();
  const goesOn = timeStamp - last < TYPING;
  const before = goesOn ? typed : "";
  typed = before + plain(key);
  last = timeStamp;
  // The boxes of the militias are where their stacks are.
  const spaces = [...document.querySelectorAll("#map :is([data-place], [data-stack$=militia])")];
  const names = spaces.map(nameOf);
  const found = spaces[named(names, typed, names.indexOf(nameOf(/** @type {Element} */ (target))))];
  if (found) /** @type {HTMLElement} */ (found).focus();
  // Said once, not again with each letter.
  else if (named(names, before, -1) >= 0) announce(fill(words.noSpace, { typed }));
}

/** The name of a space, or of where a stack lies. @param {Element} control */
function nameOf(control) {
  const { place, stack = "" } = /** @type {HTMLElement} */ (control).dataset;
  return place ?? stack.split(" at ").at(-1) ?? "";
}

/**
 * Of some names the one that begins as typed, from the current one on; a letter that is repeated goes on to the next
 * name with it. Spaces, hyphens and accents do not matter.
 * @param {string[]} names
 * @param {string} typed
 * @param {number} current the index of the current one; -1 if there is none
 * @returns {number} its index; -1 if no name begins so
 */
export function named(names, typed, current) {
  const letters = plain(typed);
  const begins = (/** @type {string} */ start, /** @type {number} */ from) => {
    for (let step = 0; step < names.length; step += 1) {
      const index = (from + step + names.length) % names.length;
      if (plain(names[index]).startsWith(start)) return index;
    }
    return -1;
  };
  const whole = begins(letters, letters.length > 1 ? Math.max(0, current) : current + 1);
  if (whole >= 0 || new Set(letters).size !== 1) return whole;
  return begins(letters[0], current + 1);
}

/** A name as it is typed: small letters alone. @param {string} text */
function plain(text) {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "");
}
