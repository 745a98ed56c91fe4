// The script of the page for addresses that do not exist: it puts right a link whose number sign a
// program has escaped, and finds the way to the game.

const { pathname, hash } = location;
const [, folder, fragment] = /^(.*?\/)(?:index\.html)?(?:%23|#)(.+)$/i.exec(pathname) ?? [];
if (fragment) {
  location.replace(`${folder}#${fragment}${hash}`);
} else {
  const above = pathname.replace(/[^/]+\/?$/, "");
  /** @type {HTMLAnchorElement} */ (document.getElementById("home")).href = `${above}${hash}`;
}
