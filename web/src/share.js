// Taking a game away: as a file, as a link, as a picture of a link; and bringing one in.

import { generate } from "lean-qr";
import { askGames, facts } from "./client.js";
import { byId, dialog, h } from "./dom.js";

/** A longer link makes a picture that no camera reads well. */
const LONGEST_PICTURE = 1300;
/** Some programs cut longer links. */
const LONG = 2000;

const HOLDS = {
  link: "The whole game is in the link itself: no server sees it.",
  position:
    "The position alone is in the link, and nothing of how it came about: no server sees it.",
};

/** Save a game to a file. @param {string} [id] of which kept game; by default the one in play */
export async function saveFile(id) {
  const { blob } = await askGames("file", { of: id });
  if (!blob) return;
  const address = URL.createObjectURL(new Blob([blob], { type: "application/json" }));
  const stamp = new Date().toISOString().slice(0, 16).replace(/[-:T]/g, "");
  const anchor = /** @type {HTMLAnchorElement} */ (
    h("a", { href: address, download: `game-${stamp}.tripoli.json` })
  );
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Show a link.
 * @param {"link" | "position"} what the whole game, or the position alone
 * @param {number} [at] a moment at which the game is to open
 */
export async function showLink(what, at) {
  const { link } = await askGames(what);
  const moment = at === undefined ? "" : `&at=${at}`;
  const address = `${location.origin}${location.pathname}#g=${link}${moment}`;
  const field = /** @type {HTMLTextAreaElement} */ (byId("link-text"));
  field.value = address;
  byId("link-holds").textContent = HOLDS[what];
  const long = address.length > LONG ? " Some programs cut links that long: a file is safer." : "";
  byId("link-length").textContent = `${address.length} characters.${long}`;
  const place = byId("link-picture");
  place.replaceChildren();
  const box = dialog("link");
  if (!box.open) box.showModal();
  field.select();
  if (address.length > LONGEST_PICTURE) {
    place.append(h("p", {}, "The link is too long for a picture of it that a camera could read."));
    return;
  }
  const canvas = /** @type {HTMLCanvasElement} */ (
    h("canvas", { role: "img", "aria-label": "The link as a QR code" })
  );
  generate(address).toCanvas(canvas, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] });
  place.append(canvas);
}

/** Put the shown link on the clipboard; where that is not allowed it is selected for the hand. */
export async function copyLink() {
  const field = /** @type {HTMLTextAreaElement} */ (byId("link-text"));
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    byId("link-length").textContent = "Copied.";
  } catch {
    byId("link-length").textContent = "It is selected: copy it with the keys of your device.";
  }
}

/**
 * Let files be brought in: by a button, dragged onto the page, or pasted.
 * @param {(text: string) => void} open
 * @param {(sentence: string) => void} refuse
 */
export function takeFiles(open, refuse) {
  const read = async (/** @type {Blob | null | undefined} */ file) => {
    if (!file) return;
    if (file.size > facts.longest) refuse("This file is too large to be a record of a game.");
    else open(await file.text());
  };
  const input = /** @type {HTMLInputElement} */ (byId("file"));
  input.addEventListener("change", async () => {
    await read(input.files?.[0]);
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
