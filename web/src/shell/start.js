// Starting: until a game can be played, what is going on, and what keeps it from starting.

import { addressed } from "./address.js";
import { ask, start, terminateWorkers } from "./client.js";
import { byId } from "./dom.js";
import { say } from "./draw.js";
import { expectLast, offerLast } from "./games.js";
import { openMenu } from "./menu.js";
import { keepSite } from "./offline.js";
import { part } from "./part.js";
import words from "./words/engine.json" with { type: "json" };

/**
 * What the page can do once it has started.
 * @typedef {object} Page
 * @property {HTMLDialogElement} menu
 * @property {() => boolean} playing whether a game is on the table
 * @property {() => boolean} failed whether the last request has failed
 * @property {() => boolean} safe whether the game would survive a reload
 * @property {(reply: import("./client.js").Reply) => void} followed another tab has played on
 * @property {() => void} setReady other requests may now be sent
 * @property {() => void} listen listen to what opens games
 * @property {(id: string) => void} fetch put a saved game on the table
 * @property {() => Promise<boolean>} openAddress open what the address asks for; false if it asks for
 *   nothing
 */

/**
 * A page that is left may be kept, with its workers stopped wherever they are. What they hold, a game or
 * the database, would be held from all other pages; so they end, and the page is loaded again if the
 * person goes back to it. A game that is not saved is in its worker alone, which is kept.
 * @param {() => boolean} safe
 */
function endWhenLeft(safe) {
  let ended = false;
  addEventListener("pagehide", ({ persisted }) => {
    ended = persisted && safe();
    if (ended) terminateWorkers();
  });
  addEventListener("pageshow", () => {
    if (ended) location.reload();
  });
}

/** Start Python, and open what the address asks for, or the menu. @param {Page} page */
export async function startPage(page) {
  const { menu, playing } = page;
  endWhenLeft(page.safe);
  let failed = false;
  start({
    progress: (progress, { share, way }) => {
      const bar = /** @type {HTMLProgressElement} */ (byId("progress"));
      bar.hidden = progress === null;
      if (share === undefined) bar.removeAttribute("value");
      else bar.value = share;
      if (way) {
        // For tests and benchmarks: when a game could be started, and how Python was started.
        performance.mark("playable");
        document.body.dataset.way = way;
      }
      // A game named in the address opens without further prompting.
      if (!playing())
        say(progress ? words.loading : addressed() ? words.opening : words.choose, false);
    },
    failure: (reason, why) => {
      failed = true;
      console.info(reason);
      menu.close();
      say(byId(`why-${why}`).textContent ?? "", true);
      // A newer version may be able to start.
      void keepSite(page.safe);
    },
    followed: page.followed,
  });
  page.listen();
  const named = addressed();
  expectLast();
  if (!named && !failed) openMenu();
  const { answer } = await ask({ do: "facts" });
  const { facts } = answer;
  if (facts) part.receiveFacts(facts.games[part.key], facts.players);
  page.setReady();
  void keepSite(page.safe);
  await offerLast(() => !playing(), page.fetch);
  if (named && !(await page.openAddress()) && !menu.open && !playing()) {
    if (!page.failed()) say(words.choose, false);
    openMenu();
  }
}
