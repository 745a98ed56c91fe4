// Sharing a game as a file, a link, a QR code of a link, or through the device's share sheet.

import { generate } from "lean-qr";
import { askGames } from "./client.js";
import { byId, dialog, h, on, write } from "./dom.js";
import { part } from "./part.js";
import { fill, localStamp } from "./text.js";
import words from "./words/share.json" with { type: "json" };

/** A longer link makes a QR code that cameras cannot read reliably. */
const LONGEST_PICTURE = 1300;
/** Some programs truncate longer links. */
const LONG = 2000;

const HOLDS = { link: words.holdsGame, position: words.holdsPosition };
const TITLES = { link: words.game, position: words.position };

/** The game last saved to a file. @type {File | null} */
let saved = null;

/**
 * Save a game to a file. A browser does not tell whether it has, so that there are other ways beside
 * it.
 * @param {string} [id] the saved game; by default the one in play
 */
export async function saveFile(id) {
  const { blob } = await askGames("file", { of: id });
  if (!blob) return;
  const name = `${part.key}-${localStamp(new Date())}.tripoli.json`;
  saved = new File([blob], name, { type: "application/json" });
  download();
  write(byId("saved-text"), fill(words.saving, { name }));
  write(byId("saved-done"), "");
  byId("saved-share").hidden = !navigator.canShare?.({ files: [saved] });
  dialog("saved").showModal();
}

/** Download the saved game. */
function download() {
  if (!saved) return;
  const address = URL.createObjectURL(saved);
  /** @type {HTMLAnchorElement} */ (h("a", { href: address, download: saved.name })).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The buttons of the dialogs with a saved game and with a link. */
export function listenToShare() {
  on("saved-again", download);
  on("saved-share", () => void share({ files: saved ? [saved] : [] }));
  on("saved-copy", async () => {
    const done = saved !== null && (await copy(await saved.text()));
    write(byId("saved-done"), done ? words.copied : words.notCopied);
  });
  on("copy-link", () => void copyLink());
  byId("share-link").hidden = !navigator.share;
  on("share-link", () => {
    const { value } = /** @type {HTMLTextAreaElement} */ (byId("link-text"));
    void share({ title: document.title, url: value });
  });
}

/** Open the share sheet of the device. @param {ShareData} data */
async function share(data) {
  await navigator.share(data).catch((error) => {
    // Closing the sheet is no failure.
    if (error.name !== "AbortError") console.info(`Not shared: ${error}`);
  });
}

/** @param {string} text @returns {Promise<boolean>} whether it is on the clipboard */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Show a link.
 * @param {"link" | "position"} what the link holds: the whole game, or the position alone
 * @param {string} link its fragment
 * @param {number} [at] the moment at which the game should open
 */
export function showLink(what, link, at) {
  const moment = at === undefined ? "" : `&at=${at}`;
  const address = `${location.origin}${location.pathname}#g=${link}${moment}`;
  const field = /** @type {HTMLTextAreaElement} */ (byId("link-text"));
  field.value = address;
  byId("link-title").textContent = TITLES[what];
  byId("link-holds").textContent = HOLDS[what];
  byId("link-length").textContent =
    address.length > LONG ? fill(words.long, { characters: address.length }) : "";
  const place = byId("link-picture");
  place.replaceChildren();
  const box = dialog("link");
  if (!box.open) box.showModal();
  field.select();
  field.scrollTop = 0;
  if (address.length > LONGEST_PICTURE) {
    place.append(h("p", {}, words.tooLong));
    return;
  }
  const canvas = /** @type {HTMLCanvasElement} */ (
    h("canvas", { role: "img", "aria-label": words.picture })
  );
  generate(address).toCanvas(canvas, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] });
  place.append(canvas);
}

/** Copy the link to the clipboard; if that is not allowed, select it for copying by hand. */
async function copyLink() {
  const field = /** @type {HTMLTextAreaElement} */ (byId("link-text"));
  field.select();
  write(byId("link-length"), (await copy(field.value)) ? words.copied : words.copyByHand);
}
