// The saved games of this browser, in play and ended: resume, rename, delete, download.

import { askGames } from "./client.js";
import { byId, dialog, h, on } from "./dom.js";
import { part } from "./part.js";
import { SITE } from "./site.js";
import { dateAndTime, fill, filled } from "./text.js";
import words from "./words/games.json" with { type: "json" };

/** @typedef {import("./client.js").Game} Game */

/** A game's name, or by default what it is and when it began. @param {Game} game */
function title(game) {
  if (game.name) return game.name;
  const began = dateAndTime(game.created);
  return fill(words.title, { game: part.listing(game.summary).title, began });
}

/** The game's entry in the list; null if its summary is damaged. @param {Game} game */
function listing(game) {
  try {
    return part.listing(game.summary);
  } catch {
    return null;
  }
}

/** Notes whether there is a game to resume: the title appears before the saved games are read. */
const KEY = `tripoli resume ${SITE}`;
let noted = false;

/** Note whether there is a game to resume. @param {boolean} there */
export function noteGame(there) {
  if (there === noted) return;
  noted = there;
  try {
    if (there) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the title waits for the list of games.
  }
}

/** Reserve space for the Resume button until the saved games have been read. */
export function expectLast() {
  try {
    noted = localStorage.getItem(KEY) !== null;
  } catch {
    return;
  }
  byId("go-on").hidden = !noted;
  byId("go-on").setAttribute("aria-disabled", "true");
}

/**
 * Offer to resume the game that was played last, if it has not ended.
 * @param {() => boolean} isFree whether no game is on the table
 * @param {(id: string) => void} open
 */
export async function offerLast(isFree, open) {
  const { list = [] } = await askGames("list");
  const last = list.find((game) => listing(game)?.over === false);
  const entry = last && listing(last);
  byId("go-on").hidden = !entry || !isFree();
  byId("go-on").removeAttribute("aria-disabled");
  noteGame(Boolean(entry));
  if (!entry) return;
  const picture = entry.picture();
  byId("go-on").append(...(picture ? [picture] : []), h("small", {}, entry.standing));
  on("go-on", () => open(last.id));
  if (dialog("menu").open) byId("go-on").focus();
}

/** How many games of a list are shown at first, and each time that more are asked for. */
const PAGE = 20;
/** How many are shown while the dialog is open, by the list's heading. @type {Map<string, number>} */
const counts = new Map();

/**
 * Show the list of games.
 * @param {{open: (id: string) => void, save: (id: string) => void}} actions
 */
export async function showGames(actions) {
  const box = dialog("games");
  const { list, trouble, answer } = await askGames("list");
  byId("games-trouble").textContent = answer?.error ?? trouble ?? "";
  if (!box.open) counts.clear();
  /** @type {Game[][]} */
  const [going, ended] = [[], []];
  for (const game of list ?? []) (listing(game)?.over ? ended : going).push(game);
  const again = () => showGames(actions);
  byId("games-list").replaceChildren(
    ...(list?.length !== 0 ? [] : [h("p", {}, words.none)]),
    ...section(words.inProgress, going, actions, again),
    ...section(words.finished, ended, actions, again),
  );
  if (!box.open) {
    byId("games-news").replaceChildren();
    box.showModal();
  }
}

/**
 * A heading and the games below it, of which only so many are drawn as one looks through.
 * @param {string} heading
 * @param {Game[]} games
 * @param {{open: (id: string) => void, save: (id: string) => void}} actions
 * @param {() => Promise<void>} again
 * @returns {HTMLElement[]}
 */
function section(heading, games, actions, again) {
  if (!games.length) return [];
  // Each row is made separately: a damaged game does not hide the others.
  const rows = (/** @type {Game[]} */ some) =>
    some.map((game) => (listing(game) ? row : damaged)(game, actions, again));
  let count = counts.get(heading) ?? PAGE;
  const list = h("ul", { class: "games" }, ...rows(games.slice(0, count)));
  const more = h("button", { type: "button" });
  const name = () => {
    const left = games.length - count;
    more.hidden = left <= 0;
    const gaps = { count: String(Math.min(PAGE, left)), left: String(left) };
    more.textContent = fill(left > PAGE ? words.rest : words.more, gaps);
  };
  more.addEventListener("click", () => {
    const added = rows(games.slice(count, count + PAGE));
    list.append(...added);
    count += PAGE;
    counts.set(heading, count);
    name();
    added[0].querySelector("button")?.focus();
  });
  name();
  return [h("h3", {}, heading), list, more];
}

/**
 * @param {Game} game
 * @param {{open: (id: string) => void, save: (id: string) => void}} actions
 * @param {() => Promise<void>} again
 */
function row(game, actions, again) {
  const name = title(game);
  const { standing, picture, over } = part.listing(game.summary);
  const changed = dateAndTime(game.changed);
  const open = () => actions.open(game.id);
  return h(
    "li",
    { "data-game": game.id },
    picture(),
    h(
      "div",
      {},
      h("b", {}, name),
      h("p", {}, standing),
      h("p", { class: "aside" }, fill(words.played, { choices: game.summary.choices, changed })),
      h(
        "div",
        { class: "row" },
        over
          ? button(words.view, words.viewGame, name, open, "primary")
          : button(words.resume, words.resumeGame, name, open, "primary"),
        button(words.rename, words.renameGame, name, () => rename(game, name, again)),
        ...always(game, name, actions, again),
      ),
    ),
  );
}

/**
 * A button of a game.
 * @param {string} text
 * @param {string} label the same with the game's name, for a screen reader
 * @param {string} name
 * @param {() => void} click
 * @param {string} [look]
 */
function button(text, label, name, click, look = "") {
  const attributes = { type: "button", class: look, click, "aria-label": fill(label, { name }) };
  return h("button", attributes, text);
}

/**
 * The buttons of every game, even a damaged one.
 * @param {Game} game
 * @param {string} name
 * @param {{save: (id: string) => void}} actions
 * @param {() => Promise<void>} again
 */
function always(game, name, actions, again) {
  return [
    button(words.save, words.saveGame, name, () => actions.save(game.id)),
    button(words.delete, words.deleteGame, name, () => void remove(game, name, again)),
  ];
}

/**
 * @param {Game} game
 * @param {{save: (id: string) => void}} actions
 * @param {() => Promise<void>} again
 */
function damaged(game, actions, again) {
  const name = words.damaged;
  return h(
    "li",
    { "data-game": game.id },
    h(
      "div",
      {},
      h("b", {}, name),
      h("p", {}, words.cannotBeShown),
      h("div", { class: "row" }, ...always(game, name, actions, again)),
    ),
  );
}

/** Move the focus to what can be done with a game. @param {Game} game */
function toGame({ id }) {
  const list = byId("games-list");
  const button = list.querySelector(`[data-game="${CSS.escape(id)}"] button`);
  /** @type {HTMLElement | null} */ (button)?.focus();
}

/** @param {Game} game @param {string} name @param {() => Promise<void>} again */
function rename(game, name, again) {
  const label = fill(words.newName, { name });
  const input = /** @type {HTMLInputElement} */ (
    h("input", { type: "text", maxlength: "80", value: name, "aria-label": label })
  );
  const form = h(
    "form",
    { class: "row" },
    input,
    h("button", { type: "submit", class: "primary" }, words.rename),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await askGames("rename", { of: game.id, name: input.value.trim().slice(0, 80) });
    byId("games-news").replaceChildren();
    await again();
    toGame(game);
  });
  byId("games-news").replaceChildren(form);
  input.focus();
  input.select();
}

/** @param {Game} game @param {string} name @param {() => Promise<void>} again */
async function remove(game, name, again) {
  await askGames("delete", { of: game.id });
  const undo = h(
    "button",
    {
      type: "button",
      class: "primary",
      click: async () => {
        await askGames("undelete", { of: game.id });
        byId("games-news").replaceChildren();
        await again();
        toGame(game);
      },
    },
    words.undo,
  );
  byId("games-news").replaceChildren(
    h("p", { role: "status" }, ...filled(words.deleted, { name, undo })),
  );
  undo.focus();
  await again();
}
