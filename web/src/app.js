// The page: what is drawn is a function of the table, and a click returns an option of it.

import { addressed, inAddress, momentInAddress } from "./address.js";
import { Board } from "./board.js";
import { showCards, unpeek } from "./cards.js";
import { ask, askGames, facts, start } from "./client.js";
import { capital, drawOptions, narrowed, question } from "./desk.js";
import { byId, dialog, h, on } from "./dom.js";
import { drawFights } from "./fight.js";
import { showGames } from "./games.js";
import { listenToKeys } from "./keys.js";
import { drawLog, drawNews, keepEnd } from "./log.js";
import { listenToMenu } from "./menu.js";
import { keepSite } from "./offline.js";
import { drawHand, drawPiles } from "./piles.js";
import { Replay } from "./replay.js";
import { settings } from "./settings.js";
import { copyLink, saveFile, showLink, takeFiles } from "./share.js";
import { sound } from "./sound.js";
import { turnTo } from "./tabs.js";

/** @typedef {import("./client.js").Table} Table */
/** @typedef {import("./client.js").Option} Option */
/** @typedef {import("./client.js").Told} Told */

/** @type {Table | null} */
let table = null;
/** The place from which a piece is to go. @type {string | null} */
let source = null;
/** What is being done, during which nothing else is. @type {Promise<unknown> | null} */
let doing = null;
/** What stands in the way of keeping the game. */
let unkept = "";
let answers = 0;
/** How much of the log had been seen before the last answer. */
let since = 0;
/** How much of the log each side had seen when it last chose. @type {Map<string, number>} */
const seen = new Map();
/** Whether dice that have not been seen are drawn. */
let rolling = false;
/** Which game is on the table, for what is drawn bit by bit. */
let game = 0;
/** When the question last changed hands, in milliseconds of `performance.now`. */
let changedHands = 0;
/** Milliseconds in which a press may still be meant for the question before. */
const GRACE = 400;
/** Once the table has said what does not change, nothing else is asked before. */
/** @type {() => void} */
let learned = () => {};
const ready = new Promise((resolve) => {
  learned = () => resolve(undefined);
});

const menu = dialog("menu");
const board = new Board(byId("map"), {
  place: pressPlace,
  source: chooseSource,
  choose,
  tell: hint,
});
const replay = new Replay(
  async (request) => (await ask(request)).answer,
  (moment, forward) => {
    rolling = forward;
    draw();
    rolling = false;
    if (forward) shown(moment, moment.log.slice(moment.since));
  },
);

// Asking

/**
 * Do something during which nothing else is asked; nothing is done while something else is.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
async function alone(work) {
  if (doing) return undefined;
  const done = work();
  doing = done;
  try {
    return await done;
  } finally {
    doing = null;
  }
}

/** @param {Record<string, unknown>} request */
async function put(request) {
  if (request.do === "choose" && table?.seat) seen.set(table.seat, table.log.length);
  const told = await alone(async () => {
    const first = await ask(request);
    const played = first.answer.ok && ["choose", "sit"].includes(String(request.do));
    const hits = first.answer.table?.decision?.ask === "hit";
    return played && hits && settings.quick ? ask({ do: "resolve" }) : first;
  });
  if (told) take(told, String(request.do));
}

/**
 * Ask for a kept game or a link, and put what comes on the table.
 * @param {string} games as `askGames` takes it
 * @param {{of?: string, text?: string}} more
 */
async function fetchGame(games, more) {
  // A link may be opened while something else is done.
  while (doing) await doing;
  const told = await alone(() => askGames(games, more));
  if (told?.answer) take(told, "load");
  return told?.answer?.ok ?? false;
}

/**
 * Take what has come back: draw the table, say what went wrong, and where the game is kept.
 * @param {Told} told
 * @param {string} asked what for
 */
function take(told, asked) {
  const answer = told.answer;
  if (!answer) return;
  if (answer.ok && ["new", "load", "fork"].includes(asked)) {
    game += 1;
    since = 0;
    table = null;
    for (const side in answer.table?.cards) seen.set(side, answer.table.log.length);
    replay.close();
    menu.close();
    // After a start by keyboard the focus would be nowhere.
    if (document.activeElement === document.body) byId("prompt").focus({ preventScroll: true });
  } else if (asked === "load") menu.close();
  if (["choose", "resolve"].includes(asked)) since = table?.log.length ?? 0;
  if (answer.ok && ["choose", "resolve", "sit"].includes(asked) && newTurn(answer.table)) {
    changedHands = performance.now();
  }
  if (["choose", "resolve", "undo", "sit"].includes(asked)) replay.close();
  if (answer.table) {
    byId("go-on").hidden = true;
    const before = table;
    table = answer.table;
    source = null;
    hint("");
    rolling = Boolean(before && table.choices > before.choices);
    draw(answer.ok ? "" : (answer.error ?? ""));
    if (answer.note) hint(answer.note);
    if (rolling) shown(table, table.log.slice(since));
    rolling = false;
    const from = narrowed(table.decision, null).sources;
    if (from.size === 1) board.follow([...from][0]);
  } else draw(answer.ok ? "" : (answer.error ?? ""));
  keepSaying(told);
  // For tests and tools: how many requests have been answered.
  answers += 1;
  document.body.dataset.answers = String(answers);
}

/** Whether somebody begins a turn, or takes the device, with this. @param {Table | null} now */
function newTurn(now) {
  return Boolean(now?.hand_over) || ["play", "hand limit"].includes(now?.decision?.ask ?? "");
}

/** Whether a press that comes now can be meant for the present question. */
function meant() {
  return performance.now() - changedHands >= GRACE;
}

/** Which kept game is on the table. @type {string | null} */
let kept = null;

/** Say which game this is, and what stands in the way of keeping it. @param {Told} told */
function keepSaying({ game: id, follows, trouble = "" }) {
  if (id) history.replaceState(null, "", `#game=${id}`);
  kept = id ?? kept;
  const words = follows ? "This game is open in another tab; this one follows." : trouble;
  unkept = trouble;
  byId("notice").hidden = !words;
  if (byId("notice-text").textContent !== words) byId("notice-text").textContent = words;
  byId("take-over").hidden = !follows;
  byId("notice-save").hidden = Boolean(follows);
}

/**
 * Let what has happened be seen and heard.
 * @param {Table} now
 * @param {import("./client.js").Line[]} news
 */
function shown(now, news) {
  board.glide(
    news
      .filter((line) => line.kind === "Moved")
      .map(({ piece, source: from, target, count }) => ({
        piece: String(piece),
        source: String(from),
        target: String(target),
        count: Number(count),
      })),
  );
  const place = now.decision?.place ?? news.findLast((line) => line.place)?.place;
  if (place) board.follow(String(place));
  if (settings.sound) sound(news);
}

/** @param {Option} option */
function choose(option) {
  if (meant()) void put({ do: "choose", choice: option.notation });
}

/** @param {string} side */
function sit(side) {
  if (meant()) void put({ do: "sit", side });
}

// The map

/** @param {string} place */
function pressPlace(place) {
  const { targets, sources } = narrowed(table?.decision ?? null, source);
  const target = targets.get(place);
  if (target) choose(target);
  else if (sources.has(place)) chooseSource(place);
}

/** @param {string} place */
function chooseSource(place) {
  source = source === place ? null : place;
  hint(source ? `From ${source}: choose a destination.` : "");
  draw();
}

/** Say what something is that cannot be chosen now. @param {string} text */
function hint(text) {
  const place = byId("hint");
  if (place.textContent !== text) place.textContent = text;
}

// Drawing

/** @param {string} [error] what went wrong with the last request */
function draw(error = "") {
  const now = replay.moment ?? table;
  if (!now) {
    if (error) say(wrong(error), true);
    return;
  }
  unpeek();
  const focused = document.activeElement !== document.body;
  const choice = narrowed(now.decision, source);
  board.draw(now, choice);
  byId("when").textContent = `${now.season} ${now.year}`;
  byId("gold").textContent = `${now.gold}/${facts.gold}`;
  byId("sunk").textContent = `${now.pieces.sunk?.["American frigate"] ?? 0}/${facts.frigates}`;
  byId("scores").hidden = false;
  const back = replay.moment;
  const asked = back
    ? `Replay: ${now.season} ${now.year}, ${back.at} of ${back.of} choices.`
    : question(now);
  say(error ? `${wrong(error)} ${asked}` : asked, Boolean(error));
  drawEvent(now);
  const raid = now.decision?.options.find((option) => option.act === "discard to raid");
  byId("odds").textContent = raid ? `A raid from Tripoli: ${raid.odds}.` : "";
  drawOptions(byId("choices"), now, source, { choose, sit, ended: back ? () => [] : ended });
  byId("resolve").hidden = now.decision?.ask !== "hit";
  drawHand(byId("hand"), now, choose);
  drawPiles(byId("piles"), now);
  drawLog(byId("log"), now.log, `${game} ${now.seat ?? "everybody"} ${Boolean(back)}`);
  const old = { since: back?.since ?? since, rolling: rolling && !settings.quick };
  drawFights(byId("fights"), now.log, old, choice, choose);
  const from = seen.get(now.seat ?? "") ?? 0;
  const news = back || !now.seat ? [] : now.log.slice(from);
  drawNews(byId("news"), news, `${game} ${now.seat} ${from} ${now.log.length}`);
  byId("menu-close").hidden = false;
  for (const id of ["undo", "undo-play"]) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !now.undo;
  }
  for (const id of ["save", "link-game", "link-position", "look-back", "further"]) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled =
      id === "further" ? !table?.further : !table;
  }
  turnTo(
    now,
    game,
    news.some((line) => line.dice || (line.side && line.side !== now.seat)),
  );
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
  const prompt = byId("prompt");
  if (prompt.textContent !== text) prompt.textContent = text;
  prompt.classList.toggle("error", wrong);
}

/** The event that is being played, always in sight and to be enlarged. @param {Table} now */
function drawEvent(now) {
  const name = now.cards.American.active ?? now.cards.Tripolitan.active;
  byId("event").replaceChildren(
    ...(name
      ? [
          h(
            "button",
            { type: "button", "data-card": name, click: () => showCards(name, [name]) },
            h("b", {}, name),
            h("span", {}, ` ${facts.card(name).effect}`),
          ),
        ]
      : []),
  );
}

/** What can be done when a game has ended. @returns {HTMLElement[]} */
function ended() {
  const button = (/** @type {string} */ text, /** @type {() => void} */ click, look = "") =>
    h("button", { type: "button", class: look, click }, text);
  return [
    button("New game", () => menu.showModal(), "primary"),
    button("Replay", () => void lookBack(0)),
    button("Save to a file", () => void saveFile(hint)),
    button("Link to this game", () => void showLink("link")),
  ];
}

// Looking back

/** @param {number} [at] */
async function lookBack(at) {
  menu.close();
  source = null;
  hint("");
  if (table) await alone(() => replay.open(at));
}

function stopLooking() {
  replay.close();
  draw();
  byId("prompt").focus({ preventScroll: true });
}

// Controls

/**
 * Ask before a game that is not saved gives way to another.
 * @returns {Promise<boolean>} whether it may
 */
async function mayReplace() {
  if (safe() || table?.choices === 0) return true;
  const box = dialog("replace");
  box.returnValue = "";
  box.showModal();
  await new Promise((closed) => box.addEventListener("close", closed, { once: true }));
  return box.returnValue === "continue";
}

/**
 * Begin or load a game in place of the one in play.
 * @param {Record<string, unknown>} request
 */
async function replaceGame(request) {
  await ready;
  if (await mayReplace()) await put(request);
}

listenToMenu(menu, {
  begin: (setup) => void replaceGame({ do: "new", ...setup }),
  games: listGames,
  save: () => void saveFile(hint),
  link: (what) => void showLink(what),
  lookBack: () => void lookBack(),
});
on("further-one", () => void put({ do: "undo", further: true }));
on("further-play", () => void put({ do: "undo", further: true, whole: true }));
on("copy-link", () => void copyLink());
on("link-moment", () => void showLink("link", replay.moment?.at));
on("replay-close", stopLooking);
on("replay-fork", () => {
  const at = replay.moment?.at ?? 0;
  replay.close();
  void replaceGame({ do: "fork", at });
});
on("take-over", () => {
  if (kept) void fetchGame("take over", { of: kept });
});
on("notice-save", () => void saveFile(hint));
on("replace-save", () => void saveFile(hint));
on("undo", takeBack);
on("undo-play", () => takeBack(true));
on("resolve", () => void put({ do: "resolve" }));
on("nearer", () => board.viewport.zoom(1 / 1.4));
on("farther", () => board.viewport.zoom(1.4));
on("whole", () => board.viewport.whole());
listenToKeys({
  undo: takeBack,
  zoom: (by) => (by ? board.viewport.zoom(by) : board.viewport.whole()),
  escape: () => {
    if (replay.on) return stopLooking();
    source = null;
    hint("");
    draw();
  },
  first: (event) => replay.on && replay.key(event),
});

/** @param {boolean} [whole] whether all of the play */
function takeBack(whole = false) {
  if (table?.undo && !replay.on) void put({ do: "undo", whole });
}

function listGames() {
  void showGames({ open: openGame, save: (id) => void saveFile(hint, id) });
}

/** @param {string} id */
async function openGame(id) {
  dialog("games").close();
  if (await mayReplace()) await fetchGame("open", { of: id });
}

/** Open the game that the end of the address names or holds; false if there is none. */
async function route() {
  const link = inAddress("g");
  const id = inAddress("game");
  if (link !== null) {
    const at = momentInAddress();
    history.replaceState(null, "", location.href.replace(/#.*/, kept ? `#game=${kept}` : ""));
    if (!(await mayReplace())) return true;
    const opened = await fetchGame("link in", { text: link });
    if (opened && table) {
      if (at !== null && at <= table.choices) await lookBack(at);
      else if (table.result) await lookBack();
    }
    return true;
  }
  if (id === null || id === kept) return false;
  return (await mayReplace()) && fetchGame("open", { of: id });
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

/** Whether the game in play would be there after a reload. */
function safe() {
  return !table || !unkept;
}

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
      if (!table) say(text ? `${text} …` : "Choose a game.", false);
    },
    failure: (reason) => {
      console.info(reason);
      fail(
        "The game could not start: a file failed to download, or this browser cannot run it. Check your connection and reload.",
      );
      // There may be a version that can.
      void keepSite(safe);
    },
    followed: (told) => take(told, "load"),
  });
  keepEnd(byId("log"));
  takeFiles(
    (text) => void replaceGame({ do: "load", record: text }),
    (sentence) => say(sentence, true),
  );
  const named = addressed();
  if (!named) menu.showModal();
  const told = await ask({ do: "facts" });
  if (told.answer.facts) facts.learn(told.answer.facts);
  learned();
  void keepSite(safe);
  const { list = [] } = await askGames("list");
  const last = list.find(({ summary }) => summary?.pieces && !summary.result);
  byId("go-on").hidden = !last || Boolean(table);
  if (last) {
    on("go-on", () => void fetchGame("open", { of: last.id }));
    if (menu.open) byId("go-on").focus();
  }
  if (named && !(await route()) && !menu.open && !table) menu.showModal();
}
