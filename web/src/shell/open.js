// Opening what people bring: a link, a saved game, or text around either; typed, pasted, dropped, or
// in a file. What it is, Python finds out.

import { byId, dialog, on } from "./dom.js";
import { leaveMenu } from "./menu.js";
import words from "./words/open.json" with { type: "json" };

/** In bytes; a rough limit, as the table reports exactly what is too long. */
const LONGEST_FILE = 20_000_000;
/** The first bytes of texts in UTF-16. */
const UTF_16 = /** @type {const} */ ([
  [0xff, 0xfe, "utf-16le"],
  [0xfe, 0xff, "utf-16be"],
]);

/**
 * @param {(text: string) => Promise<boolean>} open opens a game, or says why it cannot
 * @param {(sentence: string) => void} refuse
 */
export function listenToOpen(open, refuse) {
  const box = dialog("open");
  const field = /** @type {HTMLTextAreaElement} */ (byId("open-text"));
  const bring = async (/** @type {string} */ text) => {
    if (!text.trim()) return refuse(words.empty);
    if (!(await open(text))) return;
    field.value = "";
    box.close();
  };
  const read = async (/** @type {Blob} */ file) => {
    let text;
    try {
      if (file.size > LONGEST_FILE) return refuse(words.tooLarge);
      text = decoded(await file.arrayBuffer());
    } catch {
      // A dropped folder, or a file that is gone or unreadable.
      return refuse(words.unreadable);
    }
    await bring(text);
  };
  const bringFrom = async (/** @type {DataTransfer | null} */ data) => {
    if (data?.files.length) return read(data.files[0]);
    const text = data?.getData("text/uri-list") || data?.getData("text/plain") || "";
    if (text.trim()) await bring(text);
  };
  on("open-button", () => {
    leaveMenu();
    box.showModal();
  });
  on("open-now", () => void bring(field.value));
  const clipboard = byId("open-paste");
  clipboard.hidden = !navigator.clipboard?.readText;
  clipboard.addEventListener("click", async () => {
    const text = await navigator.clipboard.readText().catch(() => "");
    if (text) field.value = text;
    else refuse(words.noClipboard);
    field.focus();
  });
  const input = /** @type {HTMLInputElement} */ (byId("file"));
  input.addEventListener("change", async () => {
    if (input.files?.length) await read(input.files[0]);
    // Allows choosing the same file again.
    input.value = "";
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    void bringFrom(event.dataTransfer);
  });
  document.addEventListener("paste", (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    void bringFrom(event.clipboardData);
  });
}

/**
 * The text of a file in UTF-8 or UTF-16.
 * @param {ArrayBuffer} data
 */
function decoded(data) {
  const [first, second] = new Uint8Array(data, 0, Math.min(2, data.byteLength));
  const mark = UTF_16.find((bytes) => bytes[0] === first && bytes[1] === second);
  return new TextDecoder(mark?.[2] ?? "utf-8").decode(data);
}
