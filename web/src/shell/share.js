// Sharing a game as a file, a link, or a QR code of a link; and loading one from a file.

import { generate } from "lean-qr";
import { askGames } from "./client.js";
import { byId, dialog, h } from "./dom.js";
import { fill } from "./text.js";
import words from "./words/share.json" with { type: "json" };

/** A longer link makes a QR code that cameras cannot read reliably. */
const LONGEST_PICTURE = 1300;
/** Some programs truncate longer links. */
const LONG = 2000;
/** In bytes; a rough limit, as the table reports exactly what is too long. */
const LONGEST_FILE = 20_000_000;

const HOLDS = { link: words.holdsGame, position: words.holdsPosition };
const TITLES = { link: words.game, position: words.position };

/**
 * Save a game to a file.
 * @param {(sentence: string) => void} tell reports what has been saved
 * @param {string} [id] the saved game; by default the one in play
 */
export async function saveFile(tell, id) {
  const { blob } = await askGames("file", { of: id });
  if (!blob) return;
  const address = URL.createObjectURL(new Blob([blob], { type: "application/json" }));
  const stamp = new Date().toISOString().slice(0, 16).replace(/[-:T]/g, "");
  const name = `game-${stamp}.tripoli.json`;
  /** @type {HTMLAnchorElement} */ (h("a", { href: address, download: name })).click();
  tell(fill(words.saved, { file: name }));
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
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
export async function copyLink() {
  const field = /** @type {HTMLTextAreaElement} */ (byId("link-text"));
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    byId("link-length").textContent = words.copied;
  } catch {
    byId("link-length").textContent = words.selected;
  }
}

/**
 * Accept files: chosen with the button, dropped on the page, or pasted.
 * @param {(text: string) => void} open
 * @param {(sentence: string) => void} refuse
 */
export function takeFiles(open, refuse) {
  const read = async (/** @type {Blob | null | undefined} */ file) => {
    if (!file) return;
    let text;
    try {
      if (file.size > LONGEST_FILE) return refuse(words.tooLarge);
      text = await file.text();
    } catch {
      // A dropped folder, or a file that is gone or unreadable.
      return refuse(words.unreadable);
    }
    open(text);
  };
  const input = /** @type {HTMLInputElement} */ (byId("file"));
  input.addEventListener("change", async () => {
    await read(input.files?.[0]);
    // Allows choosing the same file again.
    input.value = "";
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    void read(event.dataTransfer?.files?.[0]);
  });
  document.addEventListener("paste", (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
      return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (event.clipboardData?.files.length) void read(event.clipboardData.files[0]);
    else if (text.trimStart().startsWith("{")) open(text);
  });
}
