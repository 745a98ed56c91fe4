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
import { Narration } from "./narration.js";
import { carryNotices } from "./notices.js";
import { keepStorage } from "./offline.js";
import { listenToOpen } from "./open.js";
import { Opponent } from "./opponent.js";
import { leaveOption } from "./options.js";
import { part } from "./part.js";
import { listenToPause, resume, unpaused } from "./pause.js";
import { Presses } from "./presses.js";
import { replacing } from "./replacing.js";
import { Replay } from "./replay.js";
import { Requests } from "./requests.js";
import { reviewing } from "./review.js";
import { isSafe, showSaved } from "./safety.js";
import { saveFile, showLink } from "./share.js";
import { withdrawOffer } from "./sound.js";
import { confirmChoice } from "./spoken.js";
import { startPage } from "./start.js";
import * as states from "./state.js";

/** @typedef {import("./client.js").Request} Request */
/** @typedef {import("./client.js").Reply} Reply */
/** @typedef {import("../../types/session").Answer} Answer */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./options.js").Option} Option */

/** @type {State} */
let state = states.EMPTY;
let answers = 0;
/** Settles when the current answer has been shown, including its story. @type {Promise<void>} */
let receiving = Promise.resolve();
/** Called once the table has sent the facts that never change; other requests wait for them. */
let setReady = () => {};
const ready = new Promise((resolve) => {
  setReady = () => resolve(undefined);
});

/** Where the presses of the person began, for undo. */
const presses = new Presses();
const requests = new Requests(() => states.logPosition(state));
const menu = dialog("menu");
const narration = new Narration();
const replay = new Replay({
  ask: async (request) => (await ask({ ...request, log: states.logPosition(state) })).answer,
  moment: () => state.moment,
  marks: () => state.marks,
  lines: () => state.log.lines,
  receive: (answer) => {
    state = states.replaying(state, answer);
    draw();
    showEvents();
  },
});

const opponent = new Opponent({
  choose: async (seat, choice) => {
    // First finish showing what led up to this choice.
    await receiving;
    await requests.idle();
    if (opponent.isCurrent(states.viewOf(state))) await send({ do: "choose", seat, choice });
  },
  view: () => states.viewOf(state),
  showHint,
  play: choose,
  failed: (reason) => say(reason, true),
});

const lessons = new Lessons({
  start: (name) => void otherGames.startLesson(name, false),
  leave: () => void otherGames.leaveLesson(),
  play: openMenu,
  playCoached: () => {
    setCoach();
    void otherGames.begin(firstGame());
  },
});

const safe = () => isSafe(state);
const otherGames = replacing(
  {
    state: () => state,
    safe,
    ready: () => ready,
    idle: () => requests.idle(),
    send,
    fetch: (id) => fetchGame("open", id),
    openReplay: (at) => review.open(at),
    runReplay: () => replay.run(),
    closeReplay: () => review.close(false),
    showHint,
  },
  lessons,
);

const review = reviewing({
  state: () => state,
  menu,
  requests,
  replay,
  opponent,
  returnToGame: () => {
    state = states.returnToGame(state);
    draw();
  },
  leaveWatched: (lesson) => {
    const wasWatched = lesson !== "" && lesson === lessons.watchedLesson;
    if (wasWatched) void otherGames.leaveLesson();
    return wasWatched;
  },
});

// Requests

/**
 * @param {Request} request
 * @returns {Promise<Answer | null>} null if another request was running
 */
async function send(request) {
  if (request.do === "resolve") press();
  const reply = await requests.change(request);
  if (reply) await receive(reply, request.do);
  return reply?.answer ?? null;
}

/**
 * Fetch a saved game and put it on the table.
 * @param {"open" | "take over"} games
 * @param {string} id
 */
async function fetchGame(games, id) {
  const reply = await requests.fetch(games, id);
  if (reply?.answer) await receive(reply, "load");
  return reply?.answer?.ok ?? false;
}

/**
 * Handle replies in order; a new one cuts short a story still being told.
 * @param {Reply} reply
 * @param {string} action the `do` of the request
 */
function receive(reply, action) {
  narration.skip();
  receiving = receiving.catch(() => {}).then(() => show(reply, action));
  return receiving;
}

/**
 * Draw the table, show errors, and say where the game is saved.
 * @param {Reply} reply
 * @param {string} action the `do` of the request
 */
async function show(reply, action) {
  if (!reply.answer) return;
  const before = state;
  state = states.reduce(state, reply, action);
  if (states.changesHands(reply.answer, action)) narration.change();
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
  if (reply.answer.table) byId("go-on").hidden = true;
  const view = states.viewOf(state);
  if (view) void opponent.update(view, !state.follows);
  if (state.rolling && view && (await narration.narrate(view))) {
    // Dice that the story has shown must not roll again.
    state = { ...state, fresh: state.log.lines.length };
  }
  draw();
  if (state.rolling) showEvents();
  showSaved(state);
  // For tests and tools: the number of requests answered.
  answers += 1;
  document.body.dataset.answers = String(answers);
}

/** Show recent events on the page and play their sounds. */
function showEvents() {
  const view = states.viewOf(state);
  if (view) attempt(() => part.showEvents(view, view.lines.slice(view.fresh)));
}

/** @param {{notation: string}} option */
function choose(option) {
  if (!narration.meant || replay.active) return;
  withdrawOffer();
  // Its warning is beside the prompt.
  if (opponent.warnsAgainst(option.notation)) part.clear();
  else void chooseAndConfirm(option);
}

/**
 * Make a choice. Where several are made one after the other, and the log says nothing of them yet, it is confirmed
 * for whoever cannot see it.
 * @param {{notation: string}} option
 */
async function chooseAndConfirm({ notation }) {
  const { table: before, log } = state;
  press();
  const made = before?.options.find((one) => one.notation === notation);
  await send({ do: "choose", choice: notation });
  const { table: after } = state;
  const others = new Set(before?.options.map((one) => one.notation));
  const goesOn =
    after?.turn === before?.turn && after?.options.some((one) => others.has(one.notation));
  if (made && goesOn && after !== before && state.log.lines.length === log.lines.length)
    confirmChoice(made.label);
  keepStorage(state.savedId && safe());
}

/**
 * Choose what follows from a press.
 * @param {{notation: string}} option
 * @param {boolean} pressed whether it is the first that does
 */
async function answer({ notation }, pressed) {
  if (narration.active || replay.active) return;
  if (pressed) press();
  await send({ do: "choose", choice: notation });
}

/** What is chosen from now on is undone together. */
function press() {
  presses.begin(state.serial, state.table?.choices ?? 0);
}

/** @param {string} seat */
function sit(seat) {
  if (narration.meant) void send({ do: "sit", seat });
}

/** Select something on the board as the first half of a choice. @param {string | null} chosen */
function pick(chosen) {
  state = { ...state, chosen, error: "", hint: "", rolling: false };
  draw();
  // The options have changed: start at the top of the list.
  byId("desk").scrollTop = 0;
}

/** Show a hint beside the prompt. @param {string} hint */
function showHint(hint) {
  // A screen reader says only what has changed.
  const said = hint && hint === state.hint ? `${hint}\u00A0` : hint;
  state = { ...state, hint: said };
  write(byId("hint"), said);
}

/** The fight that begins at a given line of the log. @param {number} line */
async function sceneAt(line) {
  const reply = await requests.read({ do: "fight", line });
  return reply?.answer.fight ?? null;
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
  leaveOption(byId("choices"), view.options);
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
      narrated: (index) => narration.hasNarrated(view.serial, index),
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
    again: (players) => void otherGames.begin({ setup: table.setup, players }),
    begin: () => {
      openMenu();
      menu.querySelector(".modes")?.scrollIntoView({ block: "nearest" });
    },
    analyze: review.analyze,
    openReplay: () => void review.open(0),
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
  const reply = await requests.read({ do: what });
  if (reply?.answer.link) showLink(what, reply.answer.link, at);
}

/** Ask for a hint. */
async function advise() {
  // Not every game has somebody to ask.
  if (!byId("advise").checkVisibility()) return;
  narration.skip();
  await receiving;
  const view = states.viewOf(state);
  if (!byId("chronicle").hidden) toggleLog();
  if (view) await opponent.advise(view);
}

part.mount({
  choose,
  answer: (option, pressed = false) => void answer(option, pressed),
  pick,
  showHint,
  sceneAt,
  ask: async (topic, argument = "") =>
    (await requests.read({ do: "ask", topic, argument }))?.answer.told ?? null,
  query: async (topic, argument = "") => {
    const at = state.moment ? { at: state.moment.at } : {};
    return (await requests.read({ do: "query", topic, argument, ...at }))?.answer.found ?? null;
  },
  startLesson: (lesson, played) => void otherGames.startLesson(lesson, played),
  unpaused,
});
listenToPause(() => narration.say());
listenToControls({
  menu,
  state: () => state,
  send,
  showHint,
  pressed: () => presses.last(state.serial, state.table?.choices ?? 0),
  busy: () => replay.active || requests.changing || narration.active,
  link: (what, at) => void link(what, at),
  openReplay: (at) => void review.open(at),
  closeReplay: review.close,
  advise: () => void advise(),
  takeOver: () => {
    if (state.savedId) void fetchGame("take over", state.savedId);
  },
  lessons,
  replay,
  narration,
  otherGames,
});
window.addEventListener("hashchange", ({ newURL }) => {
  // An answer that arrived meanwhile may have put its game's address over it.
  if (newURL !== location.href) history.replaceState(null, "", newURL);
  void otherGames.openAddress();
});
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
    followed: (reply) => void receive(reply, "follow"),
    setReady,
    listen: () => {
      keepEnd(byId("log"));
      placeNews();
      listenToLines((line) => void showFight(line));
      listenToOpen(otherGames.openText, (sentence) => say(sentence, true));
    },
    fetch: (id) => void fetchGame("open", id),
    openAddress: otherGames.openAddress,
  });
}
