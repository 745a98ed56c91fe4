// Identifies this page: several copies of the site may share one origin, and a site has a page for
// each of its games; each page has its own saved games, settings and locks.

export const SITE = new URL("./", import.meta.url).pathname;

/**
 * Whether a service worker is this page's own. A page in a folder above may have one that controls
 * this page, too, until this page has its own.
 * @param {{scriptURL: string} | null | undefined} worker
 */
export function isOwn(worker) {
  return worker?.scriptURL === new URL("sw.js", document.baseURI).href;
}
