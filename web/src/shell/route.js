// Opens what the address asks for: a game that it names or encodes, a moment of it, a lesson.

import { inAddress } from "./address.js";
import { arrived, linkedElsewhere, settle } from "./elsewhere.js";

/** @typedef {import("./state.js").State} State */

/**
 * Open what the URL fragment names or encodes.
 * @param {() => State} state the current state
 * @param {{mayReplace: () => Promise<boolean>, open: (link: string) => Promise<boolean>,
 *   fetch: (id: string) => Promise<boolean>, take: (lesson: string) => Promise<void>}} act
 * @returns {Promise<boolean>} false if there is nothing to open
 */
export async function route(state, act) {
  const sent = inAddress("arrived") === null ? null : arrived();
  const data = inAddress("g") ?? sent;
  const id = inAddress("game");
  const lesson = inAddress("lesson");
  const { kept, table } = state();
  const elsewhere = linkedElsewhere(location.hash);
  if (elsewhere && (await act.mayReplace())) {
    location.replace(elsewhere);
    return true;
  }
  if (data !== null) {
    const opened = !elsewhere && (await act.open(sent ?? location.hash));
    if (sent !== null) settle();
    const { kept: saved, table: shown } = state();
    // With no game on the table, the address keeps the link for another try.
    if (!opened && shown)
      history.replaceState(null, "", location.href.replace(/#.*/, saved ? `#game=${saved}` : ""));
    return true;
  }
  if (lesson !== null && lesson !== table?.lesson?.name) {
    await act.take(lesson);
    return Boolean(state().table?.lesson);
  }
  if (id === null || (id === kept && !table?.lesson)) return false;
  return (await act.mayReplace()) && act.fetch(id);
}
