// The page's own buttons and keys, and what they do.

import { byId, on, onMap } from "./dom.js";
import { showGames } from "./games.js";
import { listenToKeys, onceOnly } from "./keys.js";
import { toggleLog } from "./log.js";
import { listenToMenu } from "./menu.js";
import { part } from "./part.js";
import { listenToShare, saveFile } from "./share.js";
import { listenToSound } from "./sound.js";
import { listenToUndo } from "./undo.js";

/**
 * What the buttons and keys use.
 * @typedef {object} Page
 * @property {HTMLDialogElement} menu
 * @property {() => import("./state.js").State} state
 * @property {(request: import("./client.js").Request) => Promise<unknown>} send
 * @property {(text: string) => void} showHint show a hint beside the prompt
 * @property {() => number | null} pressed how many choices there were before the last press; null
 *   if that is not known
 * @property {() => boolean} busy whether the game cannot be changed at the moment
 * @property {(what: "link" | "position", at?: number) => void} link show a link to the game
 * @property {(at?: number) => void} openReplay open the replay
 * @property {() => void} closeReplay close it
 * @property {() => void} advise ask for a hint
 * @property {() => void} takeOver go on with a game that another tab plays
 * @property {import("./lessons.js").Lessons} lessons
 * @property {import("./replay.js").Replay} replay
 * @property {import("./narration.js").Narration} narration
 * @property {ReturnType<typeof import("./replacing.js").replacing>} otherGames
 */

/** Listen to all of them. @param {Page} page */
export function listenToControls(page) {
  const { menu, state, send, showHint, lessons, replay, narration, otherGames } = page;
  listenToMenu(menu, {
    begin: (setup) => void otherGames.begin(setup),
    startLesson: () => lessons.next(),
    lessons: () => lessons.list(),
    games: () =>
      void showGames({
        open: (id) => void otherGames.openSaved(id),
        save: (id) => void saveFile(id),
      }),
    save: () => void saveFile(),
    link: page.link,
    openReplay: () => page.openReplay(),
  });
  const { undo, redo } = listenToUndo(menu, {
    table: () => (page.busy() ? null : state().table),
    pressed: page.pressed,
    send: async (request) => {
      await send(request);
      return !state().error;
    },
    showHint,
  });
  listenToShare();
  listenToSound();
  on("link-moment", () => page.link("link", state().moment?.at));
  on("replay-close", page.closeReplay);
  on("replay-fork", () => void otherGames.fork(state().moment?.at ?? 0));
  on("take-over", page.takeOver);
  for (const id of ["notice-save", "replace-save"]) on(id, () => void saveFile());
  for (const id of ["log-button", "log-close"]) on(id, toggleLog);
  // Where there is room for one line only, a press shows the others.
  on("headline", () => byId("headline").classList.toggle("whole"));
  on("advise", page.advise);
  on("resolve", () => void send({ do: "resolve" }));
  onceOnly();
  listenToKeys({
    undo: (whole) => void undo(whole),
    redo: () => void redo(),
    hint: page.advise,
    log: () => {
      // The replay panel already says what happens.
      if (!replay.active) toggleLog();
    },
    escape: () => {
      if (!byId("advice").hidden) byId("advice-close").click();
      else if (replay.active && !onMap(document.activeElement)) page.closeReplay();
      else if (!byId("chronicle").hidden) toggleLog();
      else part.escape();
    },
    first: (event) =>
      narration.key(event) || (replay.active && replay.key(event)) || part.pressed(event),
  });
}
