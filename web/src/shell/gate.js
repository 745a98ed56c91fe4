// Runs before the page's modules, and where they cannot run: in browsers without modules, in a frame
// that may load none, from a file. Says what keeps the game from starting; the sentences are in the
// page. Written for the oldest browsers, so it is a classic script, without modern syntax. A link to
// another game of the site goes to its page before this one has loaded its game.

import { linkedElsewhere } from "./elsewhere.js";

/**
 * What the game uses and browsers have had since 2022 or later. Lowering the syntax, as the build
 * does, adds no methods.
 */
function missesNothing() {
  return (
    "noModule" in HTMLScriptElement.prototype &&
    "findLast" in Array.prototype &&
    "findLastIndex" in Array.prototype &&
    "toSorted" in Array.prototype &&
    "checkVisibility" in Element.prototype &&
    "structuredClone" in self &&
    CSS.supports("color", "light-dark(#000, #fff)")
  );
}

/** Why the game cannot start here; "" if nothing is known to be in its way. */
function obstacle() {
  if (location.protocol === "file:") return "file";
  if (self.origin === "null") return "frame";
  if (!missesNothing()) return "old";
  return typeof WebAssembly === "undefined" ? "wasm" : "";
}

/** Say it in place of the prompt. @param {string} why */
function bar(why) {
  const prompt = /** @type {HTMLElement} */ (document.getElementById("prompt"));
  const sentence = /** @type {HTMLElement} */ (document.getElementById("why-".concat(why)));
  // Read out: nothing else will be.
  prompt.setAttribute("role", "alert");
  prompt.textContent = sentence.textContent;
  prompt.className = "error";
  ["late", "progress", "choose-game"].forEach(hide);
  document.body.dataset.barred = why;
}

/** @param {string} id */
function hide(id) {
  const useless = document.getElementById(id);
  if (useless) useless.hidden = true;
}

/**
 * The page has loaded: its scripts have run, have failed or are missing. The page's script ends the
 * layout for the start as it begins, which WebKit lets it do only after DOMContentLoaded.
 */
function loaded() {
  const body = document.body;
  if (body.classList.contains("starting") && !body.dataset.barred) bar("start");
}

const why = obstacle();
const other = why === "file" ? null : linkedElsewhere(location.hash);
if (other) location.replace(other);
else if (why) bar(why);
addEventListener("load", loaded);
