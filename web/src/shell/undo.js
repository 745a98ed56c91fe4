// Undo: its buttons, and its messages.

import { on } from "./dom.js";
import { wrong } from "./draw.js";
import { paragraph } from "./text.js";
import words from "./words/undo.json" with { type: "json" };

/** @typedef {import("./client.js").Request} Request */
/** @typedef {import("../../types/session").Table} Table */

/**
 * @param {HTMLDialogElement} menu closed by the button in it
 * @param {{table: () => Table | null, put: (request: Request) => Promise<boolean>,
 *   tell: (text: string) => void}} act get the table, or null while it is busy; send a request and
 *   say whether it succeeded; show a hint beside the prompt
 * @returns {(whole?: boolean) => Promise<void>} undoes the last choice, or the whole turn
 */
export function listenToUndo(menu, { table, put, tell }) {
  const undo = async (whole = false) => {
    const now = table();
    if (!now) return;
    if (now.undo) {
      const done = await put({ do: "undo", whole });
      if (done) tell(whole ? words.turnUndone : words.choiceUndone);
    } else if (now.further) {
      tell(paragraph(wrong(now.barred), words.further));
    } else tell(words.nothing);
  };
  on("undo", () => void undo());
  on("undo-play", () => void undo(true));
  on("menu-undo-play", () => {
    menu.close();
    void undo(true);
  });
  const further = async (whole = false) => {
    const done = await put({ do: "undo", further: true, whole });
    if (done) tell(whole ? words.turnUndone : words.choiceUndone);
  };
  on("further-one", () => void further());
  on("further-play", () => void further(true));
  return undo;
}
