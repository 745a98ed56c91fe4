// For browsers without module support, which run nothing else of this page.

/** @type {HTMLElement} */ (document.getElementById("prompt")).hidden = true;
/** @type {HTMLElement} */ (document.getElementById("old")).hidden = false;
