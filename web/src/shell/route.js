// Opens what the address asks for: a game that it names or encodes, a moment of it, a lesson.

import { inAddress, momentInAddress } from "./address.js";

/** @typedef {import("./state.js").State} State */

/**
 * Open what the URL fragment names or encodes.
 * @param {() => State} state the current state
 * @param {{mayReplace: () => Promise<boolean>, idle: () => Promise<void>,
 *   open: (link: string) => Promise<void>, fetch: (id: string) => Promise<boolean>,
 *   take: (lesson: string) => Promise<void>, lookBack: (at?: number) => Promise<void>}} act
 * @returns {Promise<boolean>} false if there is nothing to open
 */
export async function route(state, act) {
  const data = inAddress("g");
  const id = inAddress("game");
  const lesson = inAddress("lesson");
  const { kept, table } = state();
  if (data !== null) {
    const at = momentInAddress();
    history.replaceState(null, "", location.href.replace(/#.*/, kept ? `#game=${kept}` : ""));
    if (!(await act.mayReplace())) return true;
    await act.idle();
    const { serial } = state();
    await act.open(data);
    const now = state();
    if (now.serial !== serial && now.table) {
      if (at !== null && at <= now.table.choices) await act.lookBack(at);
      else if (now.table.over) await act.lookBack();
    }
    return true;
  }
  if (lesson !== null && lesson !== table?.lesson?.name) {
    await act.take(lesson);
    return Boolean(state().table?.lesson);
  }
  if (id === null || (id === kept && !table?.lesson)) return false;
  return (await act.mayReplace()) && act.fetch(id);
}
