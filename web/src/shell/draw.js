// What the shell draws of a view: the prompt, the options, the log, and which buttons are enabled.

import { attempt } from "./attempt.js";
import { arriving, beforePaint, byId, toPrompt, write } from "./dom.js";
import { drawLog, drawNews, drawPlan } from "./log.js";
import { news, turnsBefore } from "./news.js";
import { drawOptions } from "./options.js";
import { part } from "./part.js";
import { offerPause } from "./pause.js";
import { offerSound } from "./sound.js";
import { speak } from "./spoken.js";
import { capital, fill, paragraph } from "./text.js";
import newsWords from "./words/news.json" with { type: "json" };
import replayWords from "./words/replay.json" with { type: "json" };
import words from "./words/table.json" with { type: "json" };

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").Line} Line */

/** The page title when no game is in play. */
const NAME = document.title;
/** How long a prompt stays in the live region, in milliseconds. */
const SAID = 3000;
/** A computer player that answers sooner, in milliseconds, is not announced. */
const THINKS = 1000;
/** @type {ReturnType<typeof setTimeout>} */
let says;
/** The game being watched, and the length of its log when watching began. */
let watchedGame = { serial: 0, first: 0 };
/** The current page title. */
let titled = NAME;

/**
 * @param {View} view
 * @param {{error: string, hint: string, further: boolean, all: boolean,
 *   narrated: (index: number) => boolean}} said the error, the hint beside the prompt, whether undo may
 *   go past the dice, whether to list all options because the board could not be drawn, whether the
 *   story has fully shown a line of the log
 * @param {Parameters<typeof drawOptions>[3]} actions
 */
export function drawView(view, { error, hint, further, all, narrated }, actions) {
  const prompt = view.moment
    ? fill(replayWords.at, {
        at: view.moment.at,
        of: view.moment.of,
        caption: view.board.caption,
      })
    : view.prompt;
  // Scroll a new question to its top.
  const desk = byId("desk");
  const question = `${view.serial} ${view.choices} ${view.seat}`;
  if (desk.dataset.question !== question) {
    beforePaint(toTop);
    byId("headline").classList.remove("whole");
  }
  desk.dataset.question = question;
  const passing = (!error && !view.moment && attempt(() => part.passes?.(view))) || "";
  // Read out what led to the question before the question itself; what goes on by itself, once it is over.
  attempt(() => {
    if (!view.moment && !passing) speak(view);
    drawEvents(view, narrated);
  });
  attempt(() => drawLog(byId("log"), view.lines, view.reader));
  offerPause(looksOn(view) && !view.over && !view.moment);
  byId("prompt").dataset.error = error && wrong(error);
  // In a replay the slider says where one is.
  const silent = !error && (view.moment || passing);
  const after = silent ? null : view.thinks ? THINKS : 0;
  say(error ? paragraph(wrong(error), prompt) : passing || prompt, Boolean(error), after);
  write(byId("hint"), hint || (view.hand_over && view.undo ? words.undoShows : ""));
  const listed = all ? null : attempt(() => part.listed(view));
  drawOptions(byId("choices"), view, listed ?? [{ heading: null, options: view.options }], actions);
  beforePaint(reachNews);
  byId("resolve").hidden = !view.decision?.automatic;
  document.body.classList.add("in-play");
  document.body.classList.toggle("looks-on", looksOn(view) && !view.over);
  if (!view.moment && !view.lesson && !view.over && !looksOn(view)) offerSound();
  write(byId("menu-close"), view.lesson ? words.backToLesson : words.backToGame);
  attempt(() =>
    retitle(
      fill(words.title, { standing: standing(view), caption: view.board.caption, name: NAME }),
    ),
  );
  can("advise", Boolean(view.decision) && !view.moment && !view.lesson);
  can("menu-undo-play", view.undo);
  can("menu-redo", view.redo);
  for (const id of ["undo", "undo-play", "redo"]) {
    can(id, !view.moment);
    // Not disabled: pressed in vain, the button explains why.
    byId(id).setAttribute("aria-disabled", String(!(id === "redo" ? view.redo : view.undo)));
  }
  // Lessons cannot be saved or shared.
  for (const id of ["save", "link-game", "link-position"]) can(id, !view.lesson);
  can("log-button", !view.moment);
  can("look-back", true);
  can("further", further);
}

/**
 * Show recent events where the reader looks for them.
 * @param {View} view
 * @param {(index: number) => boolean} narrated whether the story has fully shown a line of the log
 */
function drawEvents(view, narrated) {
  const host = byId("news");
  const { moment, lesson, lines, since, serial } = view;
  // For a spectator the end says enough.
  const covers = looksOn(view) && view.over;
  // The replay panel shows events itself, and a lesson has its own text.
  // While the device changes hands its room is kept, so that nothing moves.
  byId("headline").hidden = Boolean(moment || lesson) || !(view.headline || view.hand_over);
  write(byId("headline"), view.headline);
  beforePaint(markCut);
  document.body.classList.toggle("has-plan", !moment && !lesson && view.plan.length > 0);
  if (moment || lesson || covers) host.hidden = true;
  else if (looksOn(view)) drawWatched(host, view);
  else {
    // The player handing the device over still sees the result of the turn.
    const handed = Boolean(view.hand_over);
    const begins = !handed && view.decision?.begins_turn;
    const before = begins ? turnsBefore(lines, since, view.seat) : since;
    const first = handed ? view.fresh : before;
    const { turn, sinceYourChoice, sinceYourTurn, soFar } = newsWords;
    const last = before < since ? sinceYourTurn : sinceYourChoice;
    const heading = handed ? turn : since ? last : soFar;
    // At the end the seat is cleared, so remember who chose last.
    if (view.seat) Object.assign(host.dataset, { seat: view.seat, game: String(serial) });
    const seat = host.dataset.game === String(serial) ? String(host.dataset.seat) : null;
    const isNew = handed && !view.choices ? [] : news(lines, first, handed ? null : seat, narrated);
    if (view.plan.length) drawPlan(host, view.plan, numbered(lines, isNew), view.reader);
    else drawNews(host, numbered(lines, isNew), `${view.reader} ${first} ${handed}`, heading);
  }
}

/** Mark a headline of which more can be unfolded. */
function markCut() {
  const { classList, clientHeight, clientWidth, scrollHeight, scrollWidth } = byId("headline");
  classList.toggle("cut", scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1);
}

/** Take the news out of the tab order while options replace them, where they are only read out. */
function reachNews() {
  const panel = byId("news");
  const unseen = getComputedStyle(panel).position === "absolute";
  for (const button of panel.querySelectorAll("button")) {
    if (unseen) button.setAttribute("tabindex", "-1");
    else button.removeAttribute("tabindex");
  }
}

/** Whether all players are computers. @param {View} view */
function looksOn({ players }) {
  return Object.keys(players).length === part.seats.length;
}

/**
 * Show a game between two computer players as it goes on.
 * @param {HTMLElement} host
 * @param {View} view
 */
function drawWatched(host, { serial, lines }) {
  if (watchedGame.serial !== serial) watchedGame = { serial, first: lines.length };
  const { first } = watchedGame;
  const seen = lines
    .slice(first)
    .flatMap((line, at) => (line.minor ? [] : [{ line, index: first + at }]));
  drawNews(host, seen, `watched ${serial}`, newsWords.soFar, true);
}

/** Lines of the log with their indexes. @param {Line[]} lines @param {number[]} indexes */
function numbered(lines, indexes) {
  return indexes.map((index) => ({ line: lines[index], index }));
}

/** Scroll to the first option, or to the one that has the focus. */
function toTop() {
  const desk = byId("desk");
  const { activeElement } = document;
  if (!byId("choices").childElementCount) return;
  desk.scrollTop = 0;
  if (desk.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
}

/** Whose turn it is, for the page title. @param {View} view */
function standing({ over, hand_over, thinks, seat, lesson }) {
  if (lesson?.outcome) return words.lessonOver;
  if (over) return words.gameOver;
  if (thinks) return words.thinking;
  return hand_over || !seat ? words.handOver : words.yourTurn;
}

/**
 * Say what prevents the game from being saved.
 * @param {boolean} follows whether another tab plays it
 * @param {string} trouble
 */
export function drawNotice(follows, trouble) {
  const notice = follows ? words.openElsewhere : trouble;
  byId("notice").hidden = !notice;
  write(byId("notice-text"), notice);
  byId("take-over").hidden = !follows;
  byId("notice-save").hidden = follows;
}

/**
 * Set the page title after the next paint, because setting it is slow.
 * @param {string} title
 */
function retitle(title) {
  if (titled === title) return;
  titled = title;
  const set = () => {
    document.title = titled;
  };
  beforePaint(() => setTimeout(set));
}

/** Enable or disable a button. @param {string} id @param {boolean} pressed whether it is enabled */
function can(id, pressed) {
  const button = /** @type {HTMLButtonElement} */ (byId(id));
  // A button loses the focus when it is disabled.
  if (!pressed && button === document.activeElement) toPrompt();
  button.disabled = !pressed;
}

/** An error message as a sentence. @param {string} error */
export function wrong(error) {
  return capital(/[.!?]$/.test(error) ? error : `${error}.`);
}

/** Take back a prompt that is being announced, or waits to be. */
export function hush() {
  clearTimeout(says);
  write(byId("said"), "");
}

/**
 * Show a prompt. A screen reader reads it once: when it takes the focus, or else from the live
 * region, which is emptied soon afterward so that it is not found a second time.
 * @param {string} text
 * @param {boolean} wrong
 * @param {number | null} [after] the milliseconds until it is announced; null if it is not
 */
export function say(text, wrong, after = 0) {
  const place = byId("prompt");
  place.classList.toggle("error", wrong);
  if (place.textContent === text) return;
  const there = document.activeElement === place && !arriving();
  place.textContent = text;
  beforePaint(() => {
    const gone = after === null || (!there && document.activeElement === place);
    clearTimeout(says);
    write(byId("said"), gone || after ? "" : text);
    says = setTimeout(() => {
      write(byId("said"), gone || !after ? "" : text);
      if (after) says = setTimeout(() => write(byId("said"), ""), SAID);
    }, after || SAID);
  });
}
