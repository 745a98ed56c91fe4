// The page: an answer changes the state, the state is drawn, and a press sends a request.

import { attempt } from "./attempt.js";
import { ask } from "./client.js";
import { listenToControls } from "./controls.js";
import { byId, dialog, toPrompt, write } from "./dom.js";
import { drawView, say, wrong } from "./draw.js";
import { endButtons } from "./ended.js";
import { Lessons } from "./lessons.js";
import { keepEnd, listenToLines, placeNews, toggleLog } from "./log.js";
import { closeBeside, firstGame, keepFocus, openMenu, setCoach } from "./menu.js";
import { mirror } from "./mirror.js";
import { carryNotices } from "./notices.js";
import { keepStorage } from "./offline.js";
import { listenToOpen } from "./open.js";
import { Opponent } from "./opponent.js";
import { part } from "./part.js";
import { listenToPause, resume, unpaused } from "./pause.js";
import { replacing } from "./replacing.js";
import { Replay } from "./replay.js";
import { Requests } from "./requests.js";
import { reviewing } from "./review.js";
import { isSafe, showSaved } from "./safety.js";
import { saveFile, showLink } from "./share.js";
import { startPage } from "./start.js";
import * as states from "./state.js";
import { Telling } from "./telling.js";

/** @typedef {import("./client.js").Request} Request */
/** @typedef {import("./client.js").Reply} Reply */
/** @typedef {import("../../types/session").Answer} Answer */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./options.js").Option} Option */

/** @type {State} */
let state = states.EMPTY;
let answers = 0;
/** Settles when the current answer has been shown, including its story. @type {Promise<void>} */
let taking = Promise.resolve();
/** Called once the table has sent the facts that never change; other requests wait for them. */
let learned = () => {};
const ready = new Promise((resolve) => {
  learned = () => resolve(undefined);
});

const requests = new Requests(() => states.held(state));
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
    await requests.idle();
    if (opponent.holds(states.viewOf(state))) await put({ do: "choose", seat, choice });
  },
  now: () => states.viewOf(state),
  tell,
  play: choose,
  failed: (reason) => say(reason, true),
});

const lessons = new Lessons({
  take: (name) => void others.learn(name, false),
  leave: () => void others.leaveLesson(),
  play: openMenu,
  playCoached: () => {
    setCoach();
    void others.begin(firstGame());
  },
});

const safe = () => isSafe(state);
const others = replacing(
  {
    state: () => state,
    safe,
    ready: () => ready,
    idle: () => requests.idle(),
    put,
    fetch: (id) => fetchGame("open", id),
    lookBack: (at) => review.open(at),
    watch: () => replay.run(),
    stopLooking: () => review.close(false),
    tell,
  },
  lessons,
);

const review = reviewing({
  state: () => state,
  menu,
  requests,
  replay,
  opponent,
  backAtTable: () => {
    state = states.backAtTable(state);
    draw();
  },
  leaves: (lesson) => {
    const watched = lesson !== "" && lesson === lessons.watched;
    if (watched) void others.leaveLesson();
    return watched;
  },
});

// Requests

/**
 * @param {Request} request
 * @returns {Promise<Answer | null>} null if another request was running
 */
async function put(request) {
  const told = await requests.change(request);
  if (told) await take(told, request.do);
  return told?.answer ?? null;
}

/**
 * Fetch a saved game and put it on the table.
 * @param {"open" | "take over"} games
 * @param {string} id
 */
async function fetchGame(games, id) {
  const told = await requests.fetch(games, id);
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
  showSaved(state);
  // For tests and tools: the number of requests answered.
  answers += 1;
  document.body.dataset.answers = String(answers);
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
  const told = await requests.read({ do: "fight", line });
  return told?.answer.fight ?? null;
}

/** Show a fight from the log. @param {number} line */
async function showFight(line) {
  const fight = /** @type {{title: string} | null} */ (await sceneAt(line));
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
  attempt(() => replay.draw(view, view.board.caption));
  drawView(
    view,
    {
      error,
      hint,
      further: Boolean(table?.further && !table.undo),
      all: !drawn,
      shown: (index) => telling.hasTold(view.serial, index),
    },
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
  return endButtons(table, {
    again: (players) => void others.begin({ setup: table.setup, players }),
    begin: () => {
      openMenu();
      menu.querySelector(".modes")?.scrollIntoView({ block: "nearest" });
    },
    analyze: review.analyze,
    lookBack: () => void review.open(0),
    save: () => void saveFile(),
    link: () => void link("link"),
  });
}

/**
 * Show a link to the whole game, or to the position alone.
 * @param {"link" | "position"} what
 * @param {number} [at] the moment at which the game should open
 */
async function link(what, at) {
  const told = await requests.read({ do: what });
  if (told?.answer.link) showLink(what, told.answer.link, at);
}

/** Ask for a hint. */
async function advise() {
  telling.skip();
  await taking;
  const view = states.viewOf(state);
  if (!byId("chronicle").hidden) toggleLog();
  if (view) await opponent.advise(view);
}

part.mount({
  choose,
  pick,
  tell,
  sceneAt,
  learn: (lesson, played) => void others.learn(lesson, played),
  unpaused,
});
listenToPause(() => telling.say());
listenToControls({
  menu,
  state: () => state,
  put,
  tell,
  busy: () => replay.on || requests.running !== null || telling.on,
  link: (what, at) => void link(what, at),
  lookBack: (at) => void review.open(at),
  stopLooking: review.close,
  advise: () => void advise(),
  takeOver: () => {
    if (state.kept) void fetchGame("take over", state.kept);
  },
  lessons,
  replay,
  telling,
  others,
});
window.addEventListener("hashchange", () => void others.follow());
mirror();
carryNotices();
// Until now the page was laid out for the title screen, with which most visits begin.
document.body.classList.remove("starting");
closeBeside();
keepFocus();
byId("late").remove();

// If something is known to keep the game from starting, gate.js has said what.
if (!document.body.dataset.barred) {
  await startPage({
    menu,
    playing: () => state.table !== null,
    failed: () => state.error !== "",
    safe,
    followed: (told) => void take(told, "follow"),
    learned,
    listen: () => {
      keepEnd(byId("log"));
      placeNews();
      listenToLines((line) => void showFight(line));
      listenToOpen(others.openText, (sentence) => say(sentence, true));
    },
    fetch: (id) => void fetchGame("open", id),
    follow: others.follow,
  });
}
