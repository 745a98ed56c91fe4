// Some parts of the page change the rest of it while they are shown: the body then has a class such
// as "shows-replay". Styles could ask with :has() instead, but for that the browser would recalculate
// the styles of the whole page on every change in it.

/** Keep the classes of the body in step with the parts marked data-mirrored. */
export function mirror() {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) show(/** @type {HTMLElement} */ (target));
  });
  for (const part of document.querySelectorAll("[data-mirrored]")) {
    show(/** @type {HTMLElement} */ (part));
    observer.observe(part, { attributeFilter: ["hidden", "open"] });
  }
}

/** @param {HTMLElement} part */
function show(part) {
  const shown = part instanceof HTMLDialogElement ? part.open : !part.hidden;
  document.body.classList.toggle(`shows-${part.id}`, shown);
}
