// The other games of the site, each with a page in a folder of its own: links and saved games of
// theirs that arrive here are sent there. Also part of the gate, hence without modern syntax.

/** A link in an address says of which game it is. */
const LINK = /[#&]g=(?:~|%7e)([a-z]+)\d{1,3}\./i;

/** Whose part of the session's storage holds what is on its way there. @param {string} folder */
function place(folder) {
  return `tripoli arrival ${folder}`;
}

/** The address of the page of another game; null if this site has none. @param {string} key */
function pageOf(key) {
  const other = OTHERS.find((one) => one.key === key);
  return other ? new URL(other.path, document.baseURI) : null;
}

/**
 * Where the link in an address belongs; null if it belongs here, or nowhere.
 * @param {string} hash the fragment of the address
 */
export function linkedElsewhere(hash) {
  const link = LINK.exec(hash);
  const page = link && pageOf(link[1]);
  return page ? page.href + hash : null;
}

/**
 * Leave for the page of another game, and have it open a text.
 * @param {string} key of the game
 * @param {string} text a link or a saved game, with text around it
 * @param {boolean} instead whether this address is not worth returning to
 * @returns {boolean} whether the page opens
 */
export function openElsewhere(key, text, instead) {
  const page = pageOf(key);
  if (!page) return false;
  try {
    sessionStorage.setItem(place(page.pathname), text);
  } catch {
    // Without storage, or with too large a text, it has to be opened there by hand.
    return false;
  }
  page.hash = "arrived";
  if (instead) location.replace(page.href);
  else location.assign(page.href);
  return true;
}

/** The text that another page of the site has sent here; null if there is none. */
export function arrived() {
  try {
    return sessionStorage.getItem(place(new URL("./", document.baseURI).pathname));
  } catch {
    return null;
  }
}

/** What has arrived has been opened, or cannot be. */
export function settle() {
  sessionStorage.removeItem(place(new URL("./", document.baseURI).pathname));
}
