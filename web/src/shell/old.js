// For browsers without module support, which run nothing else of this page.

/** @type {HTMLElement} */ (document.getElementById("prompt")).textContent =
  "This browser is too old for the game. Try a current version of Firefox, Chrome or Safari.";
