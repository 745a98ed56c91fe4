// What the shell draws of a view: the prompt, the options, the log, and which buttons can be pressed.

import { beforePaint, byId, h, toPrompt, write } from "./dom.js";
import { drawLog, drawNews, speak } from "./log.js";
import { drawOptions } from "./options.js";
import { part } from "./part.js";
import { offerPause } from "./pause.js";
import { capital } from "./text.js";

/** @typedef {import("./state.js").View} View */

/** What the page is called when nobody plays. */
const NAME = document.title;
/** What is said while the device is handed over. */
const UNDO_SHOWS = "Undo shows the last player's cards again.";
/** How long a prompt stays in the live region, in milliseconds. */
const SAID = 3000;
/** @type {ReturnType<typeof setTimeout>} */
let forgets;
/** The game that is watched, and where its log stood when watching began. */
let watched = { serial: 0, first: 0 };
/** What the page is to be called. */
let titled = NAME;

/**
 * @param {View} view
 * @param {{error: string, hint: string, further: boolean}} said what went wrong, what is said beside
 *   the prompt, whether undo may go past the dice
 * @param {Parameters<typeof drawOptions>[3]} act
 */
export function drawView(view, { error, hint, further }, act) {
  const asked = view.moment
    ? `Replay: ${part.caption(view)}, after ${view.moment.at} of ${view.moment.of} choices.`
    : view.prompt;
  // Another question is read from its beginning.
  const desk = byId("desk");
  const question = `${view.serial} ${view.choices} ${view.seat}`;
  if (desk.dataset.question !== question) beforePaint(toTop);
  desk.dataset.question = question;
  // What led to the question is told before it.
  tellNews(view);
  drawLog(byId("log"), view.lines, view.reader, Boolean(byId("news").hidden));
  offerPause(looksOn(view) && !view.over && !view.moment);
  say(error ? `${wrong(error)} ${asked}` : asked, Boolean(error));
  write(byId("hint"), hint || (view.hand_over && view.undo ? UNDO_SHOWS : ""));
  drawOptions(byId("choices"), view, part.listed(view), act);
  reachNews();
  byId("resolve").hidden = !view.decision?.automatic;
  document.body.classList.add("in-play");
  write(byId("menu-close"), view.lesson ? "Back to the lesson" : "Back to the game");
  retitle(`${standing(view)}, ${part.caption(view)} – ${NAME}`);
  can("advise", Boolean(view.decision) && !view.moment && !view.lesson);
  can("menu-undo-play", view.undo);
  for (const id of ["undo", "undo-play"]) {
    can(id, !view.moment);
    // Pressed in vain, it says why.
    byId(id).setAttribute("aria-disabled", String(!view.undo));
  }
  // A lesson is nobody's game to keep.
  for (const id of ["save", "link-game", "link-position"]) can(id, !view.lesson);
  can("log-button", !view.moment);
  can("look-back", true);
  can("further", further);
}

/** What has happened, where the reader finds it. @param {View} view */
function tellNews(view) {
  const host = byId("news");
  // A replay says itself what happens; after it the news are as they were.
  if (view.moment) {
    host.hidden = true;
    return;
  }
  const { lesson, lines, since, serial } = view;
  // A lesson has a text of its own; beside the map they would cover what a spectator watches.
  const beside = !byId("desk").contains(host);
  const unseen = Boolean(lesson) || (looksOn(view) && beside);
  host.classList.toggle("unseen", unseen);
  if (unseen) speak(host, lines, `game ${serial}`);
  else if (looksOn(view)) drawWatched(host, view);
  else {
    // Whoever hands the device over is told what came of it.
    const handed = Boolean(view.hand_over);
    const first = handed ? view.fresh : since;
    const news = handed && !view.choices ? [] : lines.slice(first);
    const heading = handed ? "What happened" : since ? "Since your last choice" : "So far";
    // Where the log opens to everybody at the end, what has been told is not told again.
    const story = `${serial} ${since}`;
    const again = view.over && host.dataset.story === story;
    const reader = again ? String(host.dataset.reader) : `${view.reader} ${first} ${handed}`;
    host.dataset.story = story;
    // Who has chosen is known at the end, too.
    if (view.seat) Object.assign(host.dataset, { seat: view.seat, game: String(serial) });
    const seat = host.dataset.game === String(serial) ? String(host.dataset.seat) : null;
    const chosen = part.chosen(news, handed ? null : seat, first);
    // What comes back with Undo has been read out before.
    host.setAttribute("aria-live", view.undone ? "off" : "polite");
    drawNews(host, news, first, reader, heading, { chosen });
  }
}

/** The keyboard does not come to news that give way to options. */
function reachNews() {
  const news = byId("news");
  const gone = byId("desk").contains(news) && byId("choices").querySelector("[data-choice]");
  for (const button of news.querySelectorAll("button")) {
    if (gone) button.setAttribute("tabindex", "-1");
    else button.removeAttribute("tabindex");
  }
}

/** Whether nobody at the table plays. @param {View} view */
function looksOn({ players }) {
  return Object.keys(players).length === part.seats.length;
}

/**
 * Two computer players' game, as it goes on: nobody hears what was before.
 * @param {HTMLElement} host @param {View} view
 */
function drawWatched(host, { serial, lines }) {
  if (watched.serial !== serial) watched = { serial, first: lines.length };
  drawNews(host, lines.slice(watched.first), watched.first, `watched ${serial}`, "So far", {
    newest: true,
  });
}

/** Show the first of the options, and the one that has the focus. */
function toTop() {
  const desk = byId("desk");
  const { activeElement } = document;
  if (!byId("choices").childElementCount) return;
  desk.scrollTop = 0;
  if (desk.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
}

/**
 * What can be done when a game has ended.
 * @param {Record<"begin" | "analyse" | "lookBack" | "save" | "link", () => void>} act
 */
export function endButtons(act) {
  const button = (/** @type {string} */ text, /** @type {() => void} */ click, look = "") =>
    h("button", { type: "button", class: look, click }, text);
  return [
    button("New game", act.begin, "primary"),
    button("Analyze", act.analyse),
    button("Replay", act.lookBack),
    button("Save to a file", act.save),
    button("Link to this game", act.link),
  ];
}

/** Whose turn it is, in the title of the page. @param {View} view */
function standing({ over, hand_over, thinks, seat, lesson }) {
  if (lesson?.outcome) return "Lesson over";
  if (over) return "Game over";
  if (thinks) return "Thinking";
  return hand_over || !seat ? "Hand over" : "Your turn";
}

/**
 * Say what stands in the way of keeping the game.
 * @param {boolean} follows whether another tab plays it
 * @param {string} trouble
 */
export function drawNotice(follows, trouble) {
  const words = follows
    ? "This game is open in another tab or window; here you can only watch."
    : trouble;
  byId("notice").hidden = !words;
  write(byId("notice-text"), words);
  byId("take-over").hidden = !follows;
  byId("notice-save").hidden = follows;
}

/**
 * Name the page after the next paint: a new title is slow to set.
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

/** @param {string} id of a button @param {boolean} pressed whether it can be */
function can(id, pressed) {
  const button = /** @type {HTMLButtonElement} */ (byId(id));
  // A disabled button would lose the focus to nothing.
  if (!pressed && button === document.activeElement) toPrompt();
  button.disabled = !pressed;
}

/** What went wrong, as a sentence. @param {string} error */
export function wrong(error) {
  return capital(/[.!?]$/.test(error) ? error : `${error}.`);
}

/**
 * Show a prompt. A screen reader reads it once: when it takes the focus, or else from the live
 * region, which is soon emptied again so that nobody comes across it twice.
 * @param {string} text
 * @param {boolean} wrong
 */
export function say(text, wrong) {
  const place = byId("prompt");
  place.classList.toggle("error", wrong);
  if (place.textContent === text) return;
  const there = document.activeElement === place;
  place.textContent = text;
  beforePaint(() => {
    const gone = !there && document.activeElement === place;
    write(byId("said"), gone ? "" : text);
    clearTimeout(forgets);
    forgets = setTimeout(() => write(byId("said"), ""), SAID);
  });
}
