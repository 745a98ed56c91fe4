// The page: an answer changes the state, the state is drawn, a press asks.

import { addressed, inAddress, momentInAddress } from "./address.js";
import { ask, askGames, start } from "./client.js";
import { byId, dialog, h, on } from "./dom.js";
import { lastInPlay, showGames } from "./games.js";
import { listenToKeys } from "./keys.js";
import { drawLog, drawNews, keepEnd, listenToLines } from "./log.js";
import { listenToMenu } from "./menu.js";
import { keepSite } from "./offline.js";
import { drawOptions } from "./options.js";
import { part } from "./part.js";
import { Replay } from "./replay.js";
import { settings } from "./settings.js";
import { copyLink, saveFile, showLink, takeFiles } from "./share.js";
import * as states from "./state.js";
import { capital } from "./text.js";

/** @typedef {import("./client.js").Request} Request */
/** @typedef {import("./client.js").Told} Told */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./options.js").Option} Option */

/** What the page is called when nobody plays. */
const NAME = document.title;
/** @type {State} */
let state = states.EMPTY;
/** The request in flight. @type {Promise<unknown> | null} */
let doing = null;
let answers = 0;
/** When the question last changed hands, in milliseconds of `performance.now`. */
let changedHands = 0;
/** Whether something is being told, during which nothing is chosen. */
let telling = false;
/** Milliseconds in which a press may still be meant for the question before. */
const GRACE = 400;
/** The table has said what does not change; nothing else is asked before. */
let learned = () => {};
const ready = new Promise((resolve) => {
  learned = () => resolve(undefined);
});

const menu = dialog("menu");
const replay = new Replay({
  ask: async (request) => (await ask({ ...request, log: states.held(state) })).answer,
  moment: () => state.moment,
  marks: () => state.marks,
  take: (answer) => {
    state = states.lookingBack(state, answer);
    draw();
    if (state.rolling) shown();
  },
});

// Asking

/**
 * Serialises requests: at most one is in flight, and what comes meanwhile is dropped.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
async function exclusively(work) {
  if (doing) return undefined;
  const done = work();
  doing = done;
  try {
    return await done;
  } finally {
    doing = null;
  }
}

/** @param {Request} request */
async function put(request) {
  if (telling) return part.skip();
  const log = states.held(state);
  const told = await exclusively(async () => {
    const first = await ask({ ...request, log });
    const played = first.answer.ok && ["choose", "sit"].includes(request.do);
    const automatic = first.answer.table?.decision?.automatic;
    return played && automatic && settings.quick ? ask({ do: "resolve", log }) : first;
  });
  if (told) await take(told, request.do);
}

/**
 * Ask for a saved game, and put it on the table.
 * @param {"open" | "take over"} games
 * @param {string} id
 */
async function fetchGame(games, id) {
  // A link may be opened while something else is done.
  while (doing) await doing;
  const told = await exclusively(() => askGames(games, { of: id }));
  if (told?.answer) await take(told, "load");
  return told?.answer?.ok ?? false;
}

/**
 * Take what has come back: draw the table, say what went wrong, and where the game is kept.
 * @param {Told} told
 * @param {string} asked what for
 */
async function take(told, asked) {
  if (!told.answer) return;
  const before = state;
  state = states.taken(state, told, asked);
  if (states.changesHands(told.answer, asked)) changedHands = performance.now();
  if (!state.moment) replay.close();
  if (state.serial !== before.serial || ["load", "open"].includes(asked)) menu.close();
  if (state.serial !== before.serial && document.activeElement === document.body) {
    // After a start by keyboard the focus would be nowhere.
    byId("prompt").focus({ preventScroll: true });
  }
  if (told.answer.table) byId("go-on").hidden = true;
  if (state.rolling) await story();
  draw();
  if (state.rolling) shown();
  keepSaying();
  // For tests and tools: how many requests have been answered.
  answers += 1;
  document.body.dataset.answers = String(answers);
}

/** Tell what has happened, step by step; a press skips the rest. */
async function story() {
  const view = states.viewOf(state);
  const told = view && part.tell(view, view.lines.slice(view.fresh));
  if (!told) return;
  telling = true;
  byId("skip").hidden = false;
  say("Press anywhere to skip.", false);
  document.body.dataset.telling = "";
  await told.catch((error) => console.info(`Not all could be told: ${error}`));
  byId("skip").hidden = true;
  telling = false;
  delete document.body.dataset.telling;
  // What has been told does not roll again.
  state = { ...state, fresh: state.log.lines.length };
  changedHands = performance.now();
}

/** Whether a press that comes now can be meant for the present question. */
function meant() {
  return !telling && performance.now() - changedHands >= GRACE;
}

/** Say which game this is, and what stands in the way of keeping it. */
function keepSaying() {
  const { kept, follows, trouble } = state;
  if (kept) history.replaceState(null, "", `#game=${kept}`);
  const words = follows ? "This game is open in another tab; this one follows." : trouble;
  byId("notice").hidden = !words;
  if (byId("notice-text").textContent !== words) byId("notice-text").textContent = words;
  byId("take-over").hidden = !follows;
  byId("notice-save").hidden = follows;
}

/** Let what has happened be seen and heard. */
function shown() {
  const view = states.viewOf(state);
  if (view) part.shown(view, view.lines.slice(view.fresh), settings.sound);
}

/** @param {{notation: string}} option */
function choose({ notation }) {
  if (meant()) void put({ do: "choose", choice: notation });
}

/** @param {string} seat */
function sit(seat) {
  if (meant()) void put({ do: "sit", seat });
}

/** What is pressed first on the board. @param {string | null} chosen */
function pick(chosen) {
  state = { ...state, chosen, error: "", hint: "", rolling: false };
  draw();
}

/** Say something beside the prompt. @param {string} hint */
function tell(hint) {
  state = { ...state, hint };
  write(byId("hint"), hint);
}

/** The fight that begins at a line of the log. @param {number} line */
async function sceneAt(line) {
  const told = await exclusively(() => ask({ do: "fight", line, log: states.held(state) }));
  return told?.answer.fight ?? null;
}

/** Show a fight of the log. @param {number} line */
async function showFight(line) {
  const fight = await sceneAt(line);
  if (!fight) return;
  byId("fight-title").textContent = fight.title;
  byId("fight-scene").replaceChildren(part.scene(fight));
  dialog("fight").showModal();
}

// Drawing

function draw() {
  const view = states.viewOf(state);
  const error = state.error && wrong(state.error);
  if (!view) {
    if (error) say(error, true);
    return;
  }
  const focused = document.activeElement !== document.body;
  part.draw(view);
  const asked = view.moment
    ? `Replay: ${part.caption(view)}, ${view.moment.at} of ${view.moment.of} choices.`
    : view.prompt;
  replay.draw(view, part.caption(view));
  say(error ? `${error} ${asked}` : asked, Boolean(error));
  write(byId("hint"), state.hint);
  drawOptions(byId("choices"), view, part.listed(view), { choose, sit, ended });
  byId("resolve").hidden = !view.decision?.automatic;
  drawLog(byId("log"), view.lines, view.reader);
  const news = view.moment || !view.seat ? [] : view.lines.slice(view.since);
  drawNews(byId("news"), news, view.since, `${view.reader} ${view.since} ${view.lines.length}`);
  byId("menu-close").hidden = false;
  menu.classList.add("in-play");
  document.title = `${view.over ? "The end" : view.hand_over ? "Hand over" : "Your turn"}, ${part.caption(view)} – ${NAME}`;
  for (const id of ["undo", "undo-play"]) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !view.undo;
  }
  for (const id of ["save", "link-game", "link-position", "look-back", "further"]) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled =
      id === "further" && !state.table?.further;
  }
  // What was in hand may be gone: the keyboard goes on at what is to be decided.
  if (focused && document.activeElement === document.body) {
    byId("prompt").focus({ preventScroll: true });
  }
}

/** What went wrong, as a sentence. @param {string} error */
function wrong(error) {
  return capital(/[.!?]$/.test(error) ? error : `${error}.`);
}

/** @param {string} text @param {boolean} wrong */
function say(text, wrong) {
  write(byId("prompt"), text);
  byId("prompt").classList.toggle("error", wrong);
}

/** Nothing is read out again that stands there already. @param {HTMLElement} place @param {string} text */
function write(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** What can be done when a game has ended. @returns {HTMLElement[]} */
function ended() {
  const button = (/** @type {string} */ text, /** @type {() => void} */ click, look = "") =>
    h("button", { type: "button", class: look, click }, text);
  return [
    button("New game", () => menu.showModal(), "primary"),
    button("Replay", () => void lookBack(0)),
    button("Save to a file", () => void saveFile(tell)),
    button("Link to this game", () => void link("link")),
  ];
}

// Looking back

/** @param {number} [at] */
async function lookBack(at) {
  menu.close();
  if (state.table) await exclusively(() => replay.open(at));
}

function stopLooking() {
  replay.close();
  state = states.backAtTable(state);
  draw();
  byId("prompt").focus({ preventScroll: true });
}

// Controls

/** Whether the game in play would be there after a reload. */
function safe() {
  return !state.table || !state.trouble;
}

/**
 * Ask before a game that is not saved gives way to another.
 * @returns {Promise<boolean>} whether it may
 */
async function mayReplace() {
  if (safe() || state.table?.choices === 0) return true;
  const box = dialog("replace");
  box.returnValue = "";
  box.showModal();
  await new Promise((closed) => box.addEventListener("close", closed, { once: true }));
  return box.returnValue === "continue";
}

/**
 * Begin or load a game in place of the one in play.
 * @param {Request} request
 */
async function replaceGame(request) {
  await ready;
  if (await mayReplace()) await put(request);
}

/**
 * Show a link to the game, or to the position alone.
 * @param {"link" | "position"} what
 * @param {number} [at] a moment at which the game is to open
 */
async function link(what, at) {
  const told = await exclusively(() => ask({ do: what, log: states.held(state) }));
  if (told?.answer.link) showLink(what, told.answer.link, at);
}

part.mount({ choose, pick, tell, sceneAt });
listenToMenu(menu, {
  begin: (setup) => void replaceGame({ do: "new", game: part.key, ...setup }),
  games: listGames,
  save: () => void saveFile(tell),
  link: (what) => void link(what),
  lookBack: () => void lookBack(),
});
on("further-one", () => void put({ do: "undo", further: true }));
on("further-play", () => void put({ do: "undo", further: true, whole: true }));
on("copy-link", () => void copyLink());
on("link-moment", () => void link("link", state.moment?.at));
on("replay-close", stopLooking);
on("replay-fork", () => {
  const at = state.moment?.at ?? 0;
  stopLooking();
  void replaceGame({ do: "fork", at });
});
on("take-over", () => {
  if (state.kept) void fetchGame("take over", state.kept);
});
on("notice-save", () => void saveFile(tell));
on("replace-save", () => void saveFile(tell));
on("log-button", toggleLog);
on("log-close", toggleLog);
on("undo", () => takeBack());
on("undo-play", () => takeBack(true));
on("skip", () => part.skip());
// A press anywhere skips what is told.
document.addEventListener(
  "pointerdown",
  () => {
    if (telling) part.skip();
  },
  { capture: true },
);
on("resolve", () => void put({ do: "resolve" }));
listenToKeys({
  undo: takeBack,
  log: toggleLog,
  escape: () => {
    if (replay.on) stopLooking();
    else part.escape();
  },
  first: (event) => skipped(event) || (replay.on && replay.key(event)) || part.pressed(event),
});

/** The space bar, Enter and Escape skip what is told. @param {KeyboardEvent} event */
function skipped(event) {
  if (!telling || ![" ", "Enter", "Escape"].includes(event.key)) return false;
  event.preventDefault();
  part.skip();
  return true;
}

/** Show the log, or put it away. */
function toggleLog() {
  const log = byId("chronicle");
  log.hidden = !log.hidden;
  byId("log-button").setAttribute("aria-expanded", String(!log.hidden));
  byId(log.hidden ? "log-button" : "log").focus({ preventScroll: true });
}

/** @param {boolean} [whole] whether all of the turn */
function takeBack(whole = false) {
  if (state.table?.undo && !replay.on) void put({ do: "undo", whole });
}

function listGames() {
  void showGames({ open: openGame, save: (id) => void saveFile(tell, id) });
}

/** @param {string} id */
async function openGame(id) {
  dialog("games").close();
  if (await mayReplace()) await fetchGame("open", id);
}

/** Open the game that the end of the address names or holds; false if there is none. */
async function route() {
  const data = inAddress("g");
  const id = inAddress("game");
  const { kept } = state;
  if (data !== null) {
    const at = momentInAddress();
    history.replaceState(null, "", location.href.replace(/#.*/, kept ? `#game=${kept}` : ""));
    if (!(await mayReplace())) return true;
    while (doing) await doing;
    const { serial } = state;
    await put({ do: "open", link: data });
    if (state.serial !== serial && state.table) {
      if (at !== null && at <= state.table.choices) await lookBack(at);
      else if (state.table.over) await lookBack();
    }
    return true;
  }
  if (id === null || id === kept) return false;
  return (await mayReplace()) && fetchGame("open", id);
}
window.addEventListener("hashchange", () => void route());
// A press beside a dialog closes it.
document.addEventListener("click", ({ target, clientX, clientY }) => {
  if (!(target instanceof HTMLDialogElement) || !target.open) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
});

// Starting

byId("late").remove();

/** @param {string} reason */
function fail(reason) {
  menu.close();
  say(reason, true);
}

if (typeof WebAssembly === "undefined") {
  fail(
    "This browser has no WebAssembly, which the game needs. Try a current version of Firefox, Chrome or Safari.",
  );
} else {
  start({
    progress: (text, { share, way }) => {
      const bar = /** @type {HTMLProgressElement} */ (byId("progress"));
      bar.hidden = text === null;
      if (share === undefined) bar.removeAttribute("value");
      else bar.value = share;
      if (way) {
        // For tests and benchmarks: when a game could be begun, and how Python was started.
        performance.mark("playable");
        document.body.dataset.way = way;
      }
      if (!state.table) say(text ? `${text} …` : "Choose a game.", false);
    },
    failure: (reason) => {
      console.info(reason);
      fail(
        "The game could not start: a file failed to download, or this browser cannot run it. Check your connection and reload.",
      );
      // There may be a version that can.
      void keepSite(safe);
    },
    followed: (told) => void take(told, "follow"),
  });
  keepEnd(byId("log"));
  for (const id of ["log", "news"]) listenToLines(byId(id), (line) => void showFight(line));
  takeFiles(
    (text) => void replaceGame({ do: "load", record: text }),
    (sentence) => say(sentence, true),
  );
  const named = addressed();
  if (!named) menu.showModal();
  const told = await ask({ do: "facts" });
  if (told.answer.facts) part.learn(told.answer.facts.games[part.key]);
  learned();
  void keepSite(safe);
  const { list = [] } = await askGames("list");
  const last = lastInPlay(list);
  byId("go-on").hidden = !last || Boolean(state.table);
  if (last) {
    const { standing, picture } = part.listing(last.summary);
    byId("go-on").append(...(picture ? [picture] : []), h("small", {}, standing));
    on("go-on", () => void fetchGame("open", last.id));
    if (menu.open) byId("go-on").focus();
  }
  if (named && !(await route()) && !menu.open && !state.table) menu.showModal();
}
