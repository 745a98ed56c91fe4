// The page: an answer changes the state, the state is drawn, and a press sends a request.

import { addressed, inAddress } from "./address.js";
import { showAnalysis } from "./analysis.js";
import { attempt } from "./attempt.js";
import { ask, askGames, start } from "./client.js";
import { byId, dialog, on, toPrompt, write } from "./dom.js";
import { drawNotice, drawView, endButtons, say, wrong } from "./draw.js";
import { takeElsewhere } from "./elsewhere.js";
import { asksWho } from "./fork.js";
import { expectLast, noteGame, offerLast, showGames } from "./games.js";
import { listenToKeys, onceOnly } from "./keys.js";
import { Lessons } from "./lessons.js";
import { keepEnd, listenToLines, placeNews, toggleLog } from "./log.js";
import {
  asksFirst,
  closeBeside,
  firstGame,
  keepFocus,
  listenToMenu,
  openMenu,
  setCoach,
} from "./menu.js";
import { mirror } from "./mirror.js";
import { carryNotices } from "./notices.js";
import { keepSite, keepStorage } from "./offline.js";
import { listenToOpen } from "./open.js";
import { Opponent } from "./opponent.js";
import { part } from "./part.js";
import { listenToPause, resume, unpaused } from "./pause.js";
import { Replay } from "./replay.js";
import { route } from "./route.js";
import { settings } from "./settings.js";
import { listenToShare, saveFile, showLink } from "./share.js";
import * as states from "./state.js";
import { Telling } from "./telling.js";
import { listenToUndo } from "./undo.js";
import words from "./words/engine.json" with { type: "json" };

/** @typedef {import("./client.js").Request} Request */
/** @typedef {import("./client.js").Reply} Reply */
/** @typedef {import("../../types/session").Answer} Answer */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./options.js").Option} Option */

/** @type {State} */
let state = states.EMPTY;
/** The request in flight. @type {Promise<unknown> | null} */
let doing = null;
let answers = 0;
/** Settles when the current answer has been shown, including its story. @type {Promise<void>} */
let taking = Promise.resolve();
/** Whether the replay was opened from the analysis, to which closing it returns. */
let analyzing = false;
/** Called once the table has sent the facts that never change; other requests wait for them. */
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
    // First finish showing what led up to this choice.
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
  play: openMenu,
  playCoached: () => {
    setCoach();
    void begin(firstGame());
  },
});

// Requests

/**
 * Serializes requests: at most one is in flight; requests made meanwhile are dropped.
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

/**
 * @param {Request} request
 * @returns {Promise<Answer | null>} null if another request was running
 */
async function put(request) {
  const log = states.held(state);
  const told = await exclusively(async () => {
    const first = await ask({ ...request, log });
    const played = first.answer.ok && ["choose", "sit"].includes(request.do);
    const automatic = first.answer.table?.decision?.automatic;
    return played && automatic && settings.quick ? ask({ do: "resolve", log }) : first;
  });
  if (told) await take(told, request.do);
  return told?.answer ?? null;
}

/**
 * Fetch a saved game and put it on the table.
 * @param {"open" | "take over"} games
 * @param {string} id
 */
async function fetchGame(games, id) {
  // A link may be opened while another request is running.
  while (doing) await doing;
  const told = await exclusively(() => askGames(games, { of: id }));
  if (told?.answer) await take(told, "load");
  return told?.answer?.ok ?? false;
}

/**
 * Handle replies in order; a new one cuts short a story still being told.
 * @param {Reply} told
 * @param {string} asked the `do` of the request
 */
function take(told, asked) {
  telling.skip();
  taking = taking.catch(() => {}).then(() => show(told, asked));
  return taking;
}

/**
 * Draw the table, show errors, and say where the game is saved.
 * @param {Reply} told
 * @param {string} asked the `do` of the request
 */
async function show(told, asked) {
  if (!told.answer) return;
  const before = state;
  state = states.taken(state, told, asked);
  if (states.changesHands(told.answer, asked)) telling.change();
  if (!state.moment) replay.close();
  const { activeElement } = document;
  // Closing the menu returns the focus to its button.
  const nowhere = [document.body, byId("menu-button")].includes(
    /** @type {HTMLElement} */ (activeElement),
  );
  const lost = nowhere || menu.contains(activeElement);
  if (state.serial !== before.serial) menu.close();
  // After starting a game by keyboard, nothing useful would have the focus.
  if (state.serial !== before.serial && lost) toPrompt();
  if (state.serial !== before.serial) resume();
  if (told.answer.table) byId("go-on").hidden = true;
  const view = states.viewOf(state);
  if (view) void opponent.look(view, !state.follows);
  if (state.rolling && view && (await telling.tell(view))) {
    // Dice that the story has shown must not roll again.
    state = { ...state, fresh: state.log.lines.length };
  }
  draw();
  if (state.rolling) shown();
  keepSaying();
  // For tests and tools: the number of requests answered.
  answers += 1;
  document.body.dataset.answers = String(answers);
}

/** Put the game into the page's address, and warn if it cannot be saved. */
function keepSaying() {
  const { kept, follows, trouble } = state;
  const { lesson } = state.table ?? {};
  const hash = lesson ? `#lesson=${lesson.name}` : kept ? `#game=${kept}` : location.hash;
  // Setting the address is slow, even if it does not change.
  if (hash !== location.hash) history.replaceState(null, "", hash);
  if (kept && !lesson) noteGame(!state.table?.over);
  drawNotice(follows, trouble);
  // Only while something would be lost: a page that asks is not kept in memory by the browser.
  const ask = safe() || lesson ? window.removeEventListener : window.addEventListener;
  ask("beforeunload", stay);
}

/** Have the browser ask before it leaves the page. @param {Event} event */
function stay(event) {
  event.preventDefault();
}

/** Show recent events on the page and play their sounds. */
function shown() {
  const view = states.viewOf(state);
  if (view) attempt(() => part.shown(view, view.lines.slice(view.fresh)));
}

/** @param {{notation: string}} option */
function choose({ notation }) {
  if (!telling.meant || replay.on) return;
  // Its warning is beside the prompt.
  if (opponent.keepsBack(notation)) part.clear();
  else void put({ do: "choose", choice: notation }).then(() => keepStorage(state.kept && safe()));
}

/** @param {string} seat */
function sit(seat) {
  if (telling.meant) void put({ do: "sit", seat });
}

/** Select something on the board as the first half of a choice. @param {string | null} chosen */
function pick(chosen) {
  state = { ...state, chosen, error: "", hint: "", rolling: false };
  draw();
  // The options have changed: start at the top of the list.
  byId("desk").scrollTop = 0;
}

/** Show a hint beside the prompt. @param {string} hint */
function tell(hint) {
  state = { ...state, hint };
  write(byId("hint"), hint);
}

/** The fight that begins at a given line of the log. @param {number} line */
async function sceneAt(line) {
  const told = await exclusively(() => ask({ do: "fight", line, log: states.held(state) }));
  return told?.answer.fight ?? null;
}

/** Show a fight from the log. @param {number} line */
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
  const drawn = attempt(() => {
    part.draw(view);
    return true;
  });
  attempt(() => lessons.draw(view));
  attempt(() => replay.draw(view, part.caption(view)));
  drawView(
    view,
    { error, hint, further: Boolean(table?.further && !table.undo), all: !drawn },
    { choose, sit, ended },
  );
  // If the focused element is gone, focus the prompt.
  if (focused && document.activeElement === document.body) {
    toPrompt();
  }
}

/** The buttons offered when a game has ended. @returns {HTMLElement[]} */
function ended() {
  const { table } = state;
  if (!table || table.lesson) return [];
  const { setup, players } = table;
  const begins = (/** @type {Record<string, string>} */ by) => () =>
    void begin({ setup, players: by });
  const swapped = states.swapped(part.seats, players);
  return endButtons({
    again: begins(players),
    swap: swapped && begins(swapped),
    begin: () => {
      openMenu();
      menu.querySelector(".modes")?.scrollIntoView({ block: "nearest" });
    },
    analyze,
    lookBack: () => void lookBack(0),
    summary: part.summary ?? null,
    save: () => void saveFile(),
    link: () => void link("link"),
  });
}

/** Take a lesson, or watch it played. @param {string} lesson @param {boolean} played */
async function learn(lesson, played) {
  lessons.watched = played ? lesson : "";
  await replaceGame({ do: "lesson", lesson, played });
  if (played && state.table?.lesson) {
    await lookBack(0);
    replay.run();
  }
}

/** Return to the game that the lesson replaced, if any. */
async function leaveLesson() {
  if (state.kept && (await fetchGame("open", state.kept))) toPrompt();
  else {
    document.body.classList.remove("in-play");
    openMenu();
  }
}

/** Show the analysis of the game, with the chances of the person who plays alone. */
function analyze() {
  const view = states.viewOf(state);
  if (!view) return;
  const [first] = part.seats;
  const seat = states.soleSeat(part.seats, view.players) ?? first;
  const viewer = { seat, first: seat === first, drawCounts: part.drawCounts(view) };
  void showAnalysis(state.kept, viewer, (at, next) => void lookBack(at, next));
}

// Replay

/** @param {number} [at] @param {string} [next] what the analysis says of the choice that follows */
async function lookBack(at, next) {
  menu.close();
  // Closing the replay returns to the analysis.
  analyzing = next !== undefined;
  // Stop thinking about the present, and hide advice that no longer applies.
  opponent.stop();
  if (state.table) await exclusively(() => replay.open(at, next));
  if (replay.on) byId("caption").focus({ preventScroll: true });
}

function stopLooking() {
  replay.close();
  state = states.backAtTable(state);
  draw();
  // After watching a rule being played, return to the game it replaced.
  const { lesson } = state.table ?? {};
  if (lesson && lesson.name === lessons.watched) {
    void leaveLesson();
    return;
  }
  const view = states.viewOf(state);
  if (view) void opponent.look(view, !state.follows);
  toPrompt();
  if (analyzing) analyze();
  analyzing = false;
}

// Controls

/** Whether the game in play would survive a reload. */
function safe() {
  return !state.table || !state.trouble;
}

/**
 * Ask before replacing a game that is not saved.
 * @returns {Promise<boolean>} whether it may be replaced
 */
async function mayReplace() {
  return safe() || state.table?.choices === 0 || asksFirst();
}

/**
 * Start or load a game, replacing the one in play.
 * @param {Request} request
 */
async function replaceGame(request) {
  await ready;
  return (await mayReplace()) ? put(request) : null;
}

/**
 * Open the game in a text: a link, a saved game, or text around either.
 * @param {string} text
 * @returns {Promise<boolean>} whether there was one; otherwise the page says why not
 */
async function openText(text) {
  await ready;
  if (!(await mayReplace())) return false;
  while (doing) await doing;
  const answer = await put({ do: "open", text });
  if (answer?.elsewhere) takeElsewhere(answer.elsewhere, text, inAddress("g") !== null);
  if (!answer?.ok) return false;
  if (answer.at !== undefined) await lookBack(answer.at);
  return true;
}

/**
 * Play on from a moment of the game as a new game; the original stays as it is.
 * @param {number} at
 */
async function fork(at) {
  const { trouble, serial, table } = state;
  const view = states.viewOf(state);
  const players = view && (await asksWho(view));
  if (!players) return;
  lessons.watched = "";
  analyzing = false;
  stopLooking();
  await replaceGame({ do: "fork", at, players });
  if (!trouble && !table?.lesson && state.serial !== serial) tell(words.saved);
}

/**
 * Start a new game; the previous one can be resumed.
 * @param {Partial<Request>} setup
 */
async function begin(setup) {
  const { table, trouble, serial } = state;
  const kept = table && table.choices > 0 && !table.over && !table.lesson && !trouble;
  await replaceGame({ do: "new", game: part.key, ...setup });
  if (kept && state.serial !== serial) tell(words.saved);
}

/**
 * Show a link to the whole game, or to the position alone.
 * @param {"link" | "position"} what
 * @param {number} [at] the moment at which the game should open
 */
async function link(what, at) {
  const told = await exclusively(() => ask({ do: what, log: states.held(state) }));
  if (told?.answer.link) showLink(what, told.answer.link, at);
}

part.mount({ choose, pick, tell, sceneAt, learn, unpaused });
listenToPause(() => telling.say());
listenToMenu(menu, {
  begin: (setup) => void begin(setup),
  learn: () => lessons.next(),
  lessons: () => lessons.list(),
  games: listGames,
  save: () => void saveFile(),
  link: (what) => void link(what),
  lookBack: () => void lookBack(),
});
const { undo, redo } = listenToUndo(menu, {
  table: () => (replay.on || doing || telling.on ? null : state.table),
  put: async (request) => {
    await put(request);
    return !state.error;
  },
  tell,
});
listenToShare();
on("link-moment", () => void link("link", state.moment?.at));
on("replay-close", stopLooking);
on("replay-fork", () => {
  void fork(state.moment?.at ?? 0);
});
on("take-over", () => {
  if (state.kept) void fetchGame("take over", state.kept);
});
for (const id of ["notice-save", "replace-save"]) on(id, () => void saveFile());
for (const id of ["log-button", "log-close"]) on(id, toggleLog);
on("advise", () => void advise());
on("resolve", () => void put({ do: "resolve" }));
onceOnly();
listenToKeys({
  undo: (whole) => void undo(whole),
  redo: () => void redo(),
  hint: () => void advise(),
  log: () => {
    // The replay panel already says what happens.
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
  void showGames({ open: openGame, save: (id) => void saveFile(id) });
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
    open: openText,
    fetch: (id) => fetchGame("open", id),
    take: (lesson) => learn(lesson, false),
  });
}
window.addEventListener("hashchange", () => void follow());
mirror();
carryNotices();
// Until now the page was laid out for the title screen, with which most visits begin.
document.body.classList.remove("starting");
closeBeside();
keepFocus();
// Starting

byId("late").remove();

// If something is known to keep the game from starting, gate.js has said what.
if (!document.body.dataset.barred) {
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
      if (!state.table)
        say(progress ? words.loading : addressed() ? words.opening : words.choose, false);
    },
    failure: (reason, why) => {
      failed = true;
      console.info(reason);
      menu.close();
      say(byId(`why-${why}`).textContent ?? "", true);
      // A newer version may be able to start.
      void keepSite(safe);
    },
    followed: (told) => void take(told, "follow"),
  });
  keepEnd(byId("log"));
  placeNews();
  listenToLines((line) => void showFight(line));
  listenToOpen(openText, (sentence) => say(sentence, true));
  const named = addressed();
  expectLast();
  if (!named && !failed) openMenu();
  const told = await ask({ do: "facts" });
  const { facts } = told.answer;
  if (facts) part.learn(facts.games[part.key], facts.players);
  learned();
  void keepSite(safe);
  await offerLast(
    () => !state.table,
    (id) => void fetchGame("open", id),
  );
  if (named && !(await follow()) && !menu.open && !state.table) {
    if (!state.error) say(words.choose, false);
    openMenu();
  }
}
