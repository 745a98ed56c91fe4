// Undo and redo: their buttons, and their messages.

import { on } from "./dom.js";
import { wrong } from "./draw.js";
import { fill, paragraph } from "./text.js";
import words from "./words/undo.json" with { type: "json" };

/** @typedef {import("./client.js").Request} Request */
/** @typedef {import("../../types/session").Table} Table */

/** Whether a turn begins. @param {Table | null} table */
const begun = (table) =>
  /** @type {import("./state.js").View | null} */ (table)?.decision?.begins_turn;

/**
 * @param {HTMLDialogElement} menu closed by the buttons in it
 * @param {{table: () => Table | null, pressed: () => number | null,
 *   send: (request: Request) => Promise<boolean>, showHint: (text: string) => void}} act get the table, or
 *   null while it is busy; how many choices there were before the last press, if that is known; send a
 *   request and say whether it succeeded; show a hint beside the prompt
 * @returns {{undo: (whole?: boolean) => Promise<void>, redo: () => Promise<void>}} undoes what the last
 *   press has chosen, or the whole turn; makes again what the last undo has undone
 */
export function listenToUndo(menu, { table, pressed, send, showHint }) {
  const undo = async (whole = false, further = false) => {
    const since = whole || further ? null : pressed();
    if (!(await send({ do: "undo", whole, further, ...(since === null ? {} : { at: since }) })))
      return;
    const choice = table()?.undone;
    if (whole) showHint(begun(table()) ? words.turnUndone : words.turnPartlyUndone);
    else if (choice) showHint(fill(words.undone, { choice }));
    else showHint(since === null ? words.choiceUndone : words.pressUndone);
  };
  const tryUndo = async (whole = false) => {
    const now = table();
    if (!now) return;
    if (now.undo) await undo(whole);
    else if (now.further) showHint(paragraph(wrong(now.barred), words.further));
    else showHint(words.nothing);
  };
  const redo = async () => {
    const now = table();
    if (!now) return;
    if (!now.redo) return showHint(words.nothingToRedo);
    const choice = now.undone;
    if (await send({ do: "redo" }))
      showHint(choice ? fill(words.redoneChoice, { choice }) : words.redone);
  };
  on("undo", () => void tryUndo());
  on("undo-play", () => void tryUndo(true));
  on("redo", () => void redo());
  on("menu-undo-play", () => {
    menu.close();
    void tryUndo(true);
  });
  on("menu-redo", () => {
    menu.close();
    void redo();
  });
  on("further-one", () => void undo(false, true));
  on("further-play", () => void undo(true, true));
  return { undo: tryUndo, redo };
}
