// Notices, and what is said while a dialog is open. Everything outside a modal dialog is inert, neither
// seen below it nor pressed nor read out: the notices move into the dialog that is on top.

import { byId, write } from "./dom.js";

/** The modal dialogs that are open, the one on top last. @type {HTMLDialogElement[]} */
const open = [];

/** Keep the notices and the live regions in the dialog on top, or else in their place on the page. */
export function carryNotices() {
  const notices = byId("notices");
  const before = /** @type {Element} */ (notices.previousElementSibling);
  const dialogs = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const box = /** @type {HTMLDialogElement} */ (target);
      const at = open.indexOf(box);
      if (at >= 0) open.splice(at, 1);
      if (box.matches(":modal")) open.push(box);
    }
    const top = open.at(-1);
    // Moving a live region interrupts it.
    if (notices.parentElement === (top ?? before.parentElement)) return;
    if (top) top.prepend(notices);
    else before.after(notices);
    show("", false);
  });
  for (const box of document.querySelectorAll("dialog")) {
    dialogs.observe(box, { attributeFilter: ["open"] });
  }
  listen("hint", () => show(text("hint"), false));
  listen("prompt", () => {
    const { classList, dataset } = byId("prompt");
    if (classList.contains("error")) show(dataset.error || text("prompt"), true);
  });
}

/** Act on changes of a text beside the board while a dialog covers it. @param {string} id @param {() => void} handler */
function listen(id, handler) {
  const observer = new MutationObserver(() => {
    if (open.length) handler();
  });
  observer.observe(byId(id), { childList: true });
}

/** @param {string} id */
function text(id) {
  return byId(id).textContent ?? "";
}

/** @param {string} said @param {boolean} wrong */
function show(said, wrong) {
  const message = byId("message");
  message.classList.toggle("error", wrong);
  write(message, said);
}
