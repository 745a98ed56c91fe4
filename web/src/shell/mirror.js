// What is shown changes the rest of the page: the body has a class for each part that says so,
// "shows-replay" while the replay is shown. Styles could ask with :has(), but then a browser reckons
// the styles of the page anew at every change anywhere in it.

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
