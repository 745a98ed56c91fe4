// Sharing a game as a file, a link, or a QR code of a link; and loading one from a file.

import { generate } from "lean-qr";
import { askGames } from "./client.js";
import { byId, dialog, h } from "./dom.js";
import { localStamp } from "./text.js";

/** A longer link makes a QR code that cameras cannot read reliably. */
const LONGEST_PICTURE = 1300;
/** Some programs truncate longer links. */
const LONG = 2000;
/** In bytes; a rough limit, as the table reports exactly what is too long. */
const LONGEST_FILE = 20_000_000;

const HOLDS = {
  link: "The link holds the whole game; no server sees it.",
  position:
    "The link holds this position alone, without its history, and future dice will be new; no server sees it.",
};
const TITLES = { link: "Link to this game", position: "Link to this position" };
const HIDDEN = "It includes the hidden cards: anyone with the file can read them.";

/**
 * Save a game to a file.
 * @param {(sentence: string) => void} tell reports what has been saved
 * @param {string} [id] the saved game; by default the one in play
 */
export async function saveFile(tell, id) {
  const { blob } = await askGames("file", { of: id });
  if (!blob) return;
  const address = URL.createObjectURL(new Blob([blob], { type: "application/json" }));
  const stamp = localStamp(new Date());
  const name = `game-${stamp}.tripoli.json`;
  /** @type {HTMLAnchorElement} */ (h("a", { href: address, download: name })).click();
  tell(`Saved as ${name}. ${HIDDEN}`);
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
    address.length > LONG
      ? `${address.length} characters. Some programs cut off links this long; a file is safer.`
      : "";
  const place = byId("link-picture");
  place.replaceChildren();
  const box = dialog("link");
  if (!box.open) box.showModal();
  field.select();
  field.scrollTop = 0;
  if (address.length > LONGEST_PICTURE) {
    place.append(h("p", {}, "The link is too long for a QR code."));
    return;
  }
  const canvas = /** @type {HTMLCanvasElement} */ (
    h("canvas", { role: "img", "aria-label": "The link as a QR code" })
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
    byId("link-length").textContent = "Copied.";
  } catch {
    byId("link-length").textContent =
      "The link is selected: copy it with your device's copy command.";
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
      if (file.size > LONGEST_FILE) return refuse("This file is too large to be a saved game.");
      text = await file.text();
    } catch {
      // A dropped folder, or a file that is gone or unreadable.
      return refuse("This could not be read: choose a file that was saved here, not a folder.");
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
