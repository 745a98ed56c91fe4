// The page: an answer changes the state, the state is drawn, a press asks.

import { addressed } from "./address.js";
import { showAnalysis } from "./analysis.js";
import { ask, askGames, start } from "./client.js";
import { byId, dialog, on, toPrompt, write } from "./dom.js";
import { drawNotice, drawView, endButtons, say, wrong } from "./draw.js";
import { asksWho } from "./fork.js";
import { expectLast, noteGame, offerLast, showGames } from "./games.js";
import { listenToKeys, onceOnly } from "./keys.js";
import { Lessons } from "./lessons.js";
import { keepEnd, listenToLines, placeNews, toggleLog } from "./log.js";
import { asksFirst, closeBeside, keepFocus, listenToMenu } from "./menu.js";
import { mirror } from "./mirror.js";
import { keepSite } from "./offline.js";
import { Opponent } from "./opponent.js";
import { part } from "./part.js";
import { listenToPause, resume, unpaused } from "./pause.js";
import { Replay } from "./replay.js";
import { route } from "./route.js";
import { settings } from "./settings.js";
import { copyLink, saveFile, showLink, takeFiles } from "./share.js";
import * as states from "./state.js";
import { Telling } from "./telling.js";
import { listenToUndo } from "./undo.js";

/** @typedef {import("./client.js").Request} Request */
/** @typedef {import("./client.js").Reply} Reply */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./options.js").Option} Option */

/** @type {State} */
let state = states.EMPTY;
/** The request in flight. @type {Promise<unknown> | null} */
let doing = null;
let answers = 0;
/** The answer that is being taken, with the story it is told in. @type {Promise<void>} */
let taking = Promise.resolve();
const CHOOSE = "Choose a game.";
const SAVED = "Your last game is saved: see Saved games in the menu.";
/** The table has said what does not change; nothing else is asked before. */
let learned = () => {};
const ready = new Promise((resolve) => {
  learned = () => resolve(undefined);
});

const menu = dialog("menu");
const telling = new Telling();
const replay = new Replay({
  ask: async (request) => (await ask({ ...request, log: states.held(state) })).answer,
  moment: () => state.moment,
  marks: () => state.marks,
  take: (answer) => {
    state = states.lookingBack(state, answer);
    draw();
    shown();
  },
});

const opponent = new Opponent({
  choose: async (seat, choice) => {
    // What happened before is told to its end first.
    await taking;
    while (doing) await doing;
    if (opponent.holds(states.viewOf(state))) await put({ do: "choose", seat, choice });
  },
  now: () => states.viewOf(state),
  tell,
  play: choose,
  failed: (reason) => say(reason, true),
});

const lessons = new Lessons({
  take: (name) => void learn(name, false),
  leave: () => void leaveLesson(),
  play: () => menu.showModal(),
});

// Asking

/**
 * Serializes requests: at most one is in flight, and what comes meanwhile is dropped.
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
 * Take what has come back, in order: what is still being told gives way to it.
 * @param {Reply} told
 * @param {string} asked what for
 */
function take(told, asked) {
  telling.skip();
  taking = taking.catch(() => {}).then(() => show(told, asked));
  return taking;
}

/**
 * Draw the table, say what went wrong, and where the game is kept.
 * @param {Reply} told
 * @param {string} asked what for
 */
async function show(told, asked) {
  if (!told.answer) return;
  const before = state;
  state = states.taken(state, told, asked);
  if (states.changesHands(told.answer, asked)) telling.change();
  if (!state.moment) replay.close();
  const { activeElement } = document;
  // A menu that closes leaves the keyboard at its button.
  const nowhere = [document.body, byId("menu-button")].includes(
    /** @type {HTMLElement} */ (activeElement),
  );
  const lost = nowhere || menu.contains(activeElement);
  if (state.serial !== before.serial || ["load", "open"].includes(asked)) menu.close();
  // After a start by keyboard the focus would be nowhere.
  if (state.serial !== before.serial && lost) toPrompt();
  if (state.serial !== before.serial) resume();
  if (told.answer.table) byId("go-on").hidden = true;
  const view = states.viewOf(state);
  if (view) void opponent.look(view, !state.follows);
  if (state.rolling && view && (await telling.tell(view))) {
    // What has been told does not roll again.
    state = { ...state, fresh: state.log.lines.length };
  }
  draw();
  if (state.rolling) shown();
  keepSaying();
  // For tests and tools: how many requests have been answered.
  answers += 1;
  document.body.dataset.answers = String(answers);
}

/** Say which game this is, and what stands in the way of keeping it. */
function keepSaying() {
  const { kept, follows, trouble } = state;
  const { lesson } = state.table ?? {};
  const hash = lesson ? `#lesson=${lesson.name}` : kept ? `#game=${kept}` : location.hash;
  // Setting the address is slow, even when nothing changes.
  if (hash !== location.hash) history.replaceState(null, "", hash);
  if (kept && !lesson) noteGame(!state.table?.over);
  drawNotice(follows, trouble);
}

/** Let what has happened be seen and heard. */
function shown() {
  const view = states.viewOf(state);
  if (view) part.shown(view, view.lines.slice(view.fresh));
}

/** @param {{notation: string}} option */
function choose({ notation }) {
  if (telling.meant && !replay.on && !opponent.keepsBack(notation))
    void put({ do: "choose", choice: notation });
}

/** @param {string} seat */
function sit(seat) {
  if (telling.meant) void put({ do: "sit", seat });
}

/** What is pressed first on the board. @param {string | null} chosen */
function pick(chosen) {
  state = { ...state, chosen, error: "", hint: "", rolling: false };
  draw();
  // What can be chosen now begins the list.
  byId("desk").scrollTop = 0;
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
  const { error, hint, table } = state;
  if (!view) {
    if (error) say(wrong(error), true);
    return;
  }
  const focused = document.activeElement !== document.body;
  part.draw(view);
  lessons.draw(view);
  replay.draw(view, part.caption(view));
  drawView(
    view,
    { error, hint, further: Boolean(table?.further && !table.undo) },
    { choose, sit, ended },
  );
  // What was in hand may be gone: the keyboard goes on at what is to be decided.
  if (focused && document.activeElement === document.body) {
    toPrompt();
  }
}

/** What can be done when a game has ended. @returns {HTMLElement[]} */
function ended() {
  if (state.table?.lesson) return [];
  return endButtons({
    begin: () => menu.showModal(),
    analyse,
    lookBack: () => void lookBack(0),
    save: () => void saveFile(tell),
    link: () => void link("link"),
  });
}

/** Take a lesson, or see it played. @param {string} lesson @param {boolean} played */
async function learn(lesson, played) {
  lessons.watched = played ? lesson : "";
  await replaceGame({ do: "lesson", lesson, played });
  if (played && state.table?.lesson) {
    await lookBack(0);
    replay.run();
  }
}

/** Go back to the game that a lesson took the place of, if there is one. */
async function leaveLesson() {
  if (state.kept && (await fetchGame("open", state.kept))) toPrompt();
  else {
    document.body.classList.remove("in-play");
    menu.showModal();
  }
}

/** Say where the game was won. */
function analyse() {
  if (state.table) void showAnalysis(state.kept, part.seats, (at) => void lookBack(at));
}

// Looking back

/** @param {number} [at] */
async function lookBack(at) {
  menu.close();
  // Nobody thinks of the present, and what was advised for it is not pressed now.
  opponent.stop();
  if (state.table) await exclusively(() => replay.open(at));
  if (replay.on) byId("caption").focus({ preventScroll: true });
}

function stopLooking() {
  replay.close();
  state = states.backAtTable(state);
  draw();
  // Whoever has seen a rule played goes back to the game that gave way to it.
  const { lesson } = state.table ?? {};
  if (lesson && lesson.name === lessons.watched) {
    void leaveLesson();
    return;
  }
  const view = states.viewOf(state);
  if (view) void opponent.look(view, !state.follows);
  toPrompt();
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
  return safe() || state.table?.choices === 0 || asksFirst();
}

/**
 * Begin or load a game in place of the one in play.
 * @param {Request} request
 */
async function replaceGame(request) {
  await ready;
  if (await mayReplace()) await put(request);
}

/** Play on from a moment of the game, which is kept as it was. @param {number} at */
async function fork(at) {
  const { trouble, serial, table } = state;
  const view = states.viewOf(state);
  const players = view && (await asksWho(view));
  if (!players) return;
  lessons.watched = "";
  stopLooking();
  await replaceGame({ do: "fork", at, players });
  if (!trouble && !table?.lesson && state.serial !== serial) tell(SAVED);
}

/**
 * Begin a new game; the one before can be gone on with.
 * @param {Partial<Request>} setup
 */
async function begin(setup) {
  const { table, trouble, serial } = state;
  const kept = table && table.choices > 0 && !table.over && !table.lesson && !trouble;
  await replaceGame({ do: "new", game: part.key, ...setup });
  if (kept && state.serial !== serial) tell(SAVED);
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

part.mount({ choose, pick, tell, sceneAt, learn, unpaused });
listenToPause();
listenToMenu(menu, {
  begin: (setup) => void begin(setup),
  learn: () => lessons.next(),
  lessons: () => lessons.list(),
  games: listGames,
  save: () => void saveFile(tell),
  link: (what) => void link(what),
  lookBack: () => void lookBack(),
});
const undo = listenToUndo(menu, {
  table: () => (replay.on || doing || telling.on ? null : state.table),
  put: async (request) => {
    await put(request);
    return !state.error;
  },
  tell,
});
on("copy-link", () => void copyLink());
on("link-moment", () => void link("link", state.moment?.at));
on("replay-close", stopLooking);
on("replay-fork", () => {
  void fork(state.moment?.at ?? 0);
});
on("take-over", () => {
  if (state.kept) void fetchGame("take over", state.kept);
});
for (const id of ["notice-save", "replace-save"]) on(id, () => void saveFile(tell));
for (const id of ["log-button", "log-close"]) on(id, toggleLog);
on("advise", () => void advise());
on("resolve", () => void put({ do: "resolve" }));
onceOnly();
listenToKeys({
  undo: (whole) => void undo(whole),
  hint: () => void advise(),
  log: () => {
    // A replay says itself what happens.
    if (!replay.on) toggleLog();
  },
  escape: () => {
    if (!byId("advice").hidden) byId("advice-close").click();
    else if (replay.on) stopLooking();
    else if (!byId("chronicle").hidden) toggleLog();
    else part.escape();
  },
  first: (event) => telling.key(event) || (replay.on && replay.key(event)) || part.pressed(event),
});

/** Ask for a hint. */
async function advise() {
  telling.skip();
  await taking;
  const view = states.viewOf(state);
  if (!byId("chronicle").hidden) toggleLog();
  if (view) await opponent.advise(view);
}

function listGames() {
  void showGames({ open: openGame, save: (id) => void saveFile(tell, id) });
}

/** @param {string} id */
async function openGame(id) {
  dialog("games").close();
  if (await mayReplace()) await fetchGame("open", id);
}

/** Open what the address asks for; false if it asks for nothing. */
function follow() {
  return route(() => state, {
    mayReplace,
    idle: async () => {
      while (doing) await doing;
    },
    open: (link) => put({ do: "open", link }),
    fetch: (id) => fetchGame("open", id),
    take: (lesson) => learn(lesson, false),
    lookBack,
  });
}
window.addEventListener("hashchange", () => void follow());
mirror();
closeBeside();
keepFocus();
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
      // What the address names comes at once.
      if (!state.table) say(text ? `${text}…` : addressed() ? "Opening the game…" : CHOOSE, false);
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
  placeNews();
  listenToLines((line) => void showFight(line));
  takeFiles(
    (text) => void replaceGame({ do: "load", record: text }),
    (sentence) => say(sentence, true),
  );
  const named = addressed();
  expectLast();
  if (!named) menu.showModal();
  const told = await ask({ do: "facts" });
  if (told.answer.facts) part.learn(told.answer.facts.games[part.key]);
  learned();
  void keepSite(safe);
  await offerLast(
    () => !state.table,
    (id) => void fetchGame("open", id),
  );
  if (named && !(await follow()) && !menu.open && !state.table) {
    if (!state.error) say(CHOOSE, false);
    menu.showModal();
  }
}
