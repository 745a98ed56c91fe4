// Some parts of the page affect the rest of it while they are shown: the body then has a class such
// as "shows-replay", and one for what they do to the question, which several share. Styles could use
// :has() instead, but then the browser would recalculate the styles of the whole page on every change.

/** Keep the body's classes in sync with the elements marked data-mirrored, and with what that says. */
export function mirror() {
  const parts = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-mirrored]")]);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) show(/** @type {HTMLElement} */ (target), parts);
  });
  for (const part of parts) {
    show(part, parts);
    observer.observe(part, { attributeFilter: ["hidden", "open"] });
  }
}

/** @param {HTMLElement} part @param {HTMLElement[]} parts all that are mirrored */
function show(part, parts) {
  const { classList } = document.body;
  classList.toggle(`shows-${part.id}`, visible(part));
  for (const effect of effects(part)) {
    classList.toggle(
      effect,
      parts.some((other) => effects(other).includes(effect) && visible(other)),
    );
  }
}

/** @param {HTMLElement} part */
function visible(part) {
  return part instanceof HTMLDialogElement ? part.open : !part.hidden;
}

/** What a part does to the question while it is shown. @param {HTMLElement} part */
function effects(part) {
  return (part.dataset.mirrored ?? "").split(" ").filter(Boolean);
}
