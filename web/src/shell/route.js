// Opens what the address asks for: a game that it names or encodes, a moment of it, a lesson.

import { inAddress } from "./address.js";
import { arrived, linkedElsewhere, settle } from "./elsewhere.js";

/** @typedef {import("./state.js").State} State */

/**
 * Open what the URL fragment names or encodes.
 * @param {() => State} state the current state
 * @param {{mayReplace: () => Promise<boolean>, open: (link: string) => Promise<boolean>,
 *   fetch: (id: string) => Promise<boolean>, startLesson: (lesson: string) => Promise<void>}} actions
 * @returns {Promise<boolean>} false if there is nothing to open
 */
export async function route(state, actions) {
  const sent = inAddress("arrived") === null ? null : arrived();
  const data = inAddress("g") ?? sent;
  const id = inAddress("game");
  const lesson = inAddress("lesson");
  const { savedId, table } = state();
  const elsewhere = linkedElsewhere(location.hash);
  if (elsewhere && (await actions.mayReplace())) {
    location.replace(elsewhere);
    return true;
  }
  if (data !== null) {
    const opened = !elsewhere && (await actions.open(sent ?? location.hash));
    if (sent !== null) settle();
    const { savedId: openedId, table: openedTable } = state();
    // With no game on the table, the address keeps the link for another try.
    if (!opened && openedTable)
      history.replaceState(
        null,
        "",
        location.href.replace(/#.*/, openedId ? `#game=${openedId}` : ""),
      );
    return true;
  }
  if (lesson !== null && lesson !== table?.lesson?.name) {
    await actions.startLesson(lesson);
    return Boolean(state().table?.lesson);
  }
  if (id === null || (id === savedId && !table?.lesson)) return false;
  return (await actions.mayReplace()) && actions.fetch(id);
}
