// Some parts of the page affect the rest of it while they are shown: the body then has a class such
// as "shows-replay". Styles could use :has() instead, but then the browser would recalculate the
// styles of the whole page on every change.

/** Keep the body's classes in sync with the elements marked data-mirrored. */
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
  const visible = part instanceof HTMLDialogElement ? part.open : !part.hidden;
  document.body.classList.toggle(`shows-${part.id}`, visible);
}
