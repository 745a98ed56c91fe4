// The page: what is drawn is a function of the table, and a click returns an option of it.

import { Board } from "./board.js";
import { showCards, unpeek } from "./cards.js";
import { ask, askGames, facts, start } from "./client.js";
import { drawOptions, narrowed, question } from "./desk.js";
import { byId, h } from "./dom.js";
import { drawFights } from "./fight.js";
import { drawLog } from "./log.js";
import { drawHand, drawPiles, ON_CARDS } from "./piles.js";
import { applySettings, settings } from "./settings.js";

/** @typedef {import("./client.js").Table} Table */
/** @typedef {import("./client.js").Option} Option */
/** @typedef {import("./client.js").Told} Told */

/** @type {Table | null} */
let table = null;
/** The place from which a piece is to go. @type {string | null} */
let source = null;
let busy = false;
let answers = 0;
/** How much of the log had been seen before the last answer. */
let since = 0;
/** Whether dice that have not been seen are drawn. */
let rolling = false;
/** Which game is on the table, for what is drawn bit by bit. */
let game = 0;

const menu = /** @type {HTMLDialogElement} */ (byId("menu"));
const board = new Board(byId("map"), {
  place: pressPlace,
  source: chooseSource,
  choose,
  tell: hint,
});

// Asking

/** @param {Record<string, unknown>} request */
async function put(request) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  let told = await ask(request);
  const played = told.answer.ok && ["choose", "sit"].includes(String(request.do));
  if (played && settings.quick && told.answer.table?.decision?.ask === "hit") {
    told = await ask({ do: "resolve" });
  }
  busy = false;
  document.body.classList.remove("busy");
  take(told, String(request.do));
}

/**
 * Ask for a kept game or a link, and put what comes on the table.
 * @param {string} games as `askGames` takes it
 * @param {{of?: string, text?: string}} more
 */
async function fetchGame(games, more) {
  if (busy) return false;
  busy = true;
  const told = await askGames(games, more);
  busy = false;
  if (told.answer) take(told, "load");
  return told.answer?.ok ?? false;
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
    replay?.close();
    menu.close();
  } else if (asked === "load") menu.close();
  if (["choose", "resolve"].includes(asked)) since = table?.log.length ?? 0;
  if (["choose", "resolve", "undo", "sit"].includes(asked)) replay?.close();
  if (answer.table) {
    byId("go-on").hidden = true;
    const before = table;
    table = answer.table;
    source = null;
    hint("");
    rolling = Boolean(before && table.choices > before.choices);
    draw(answer.ok ? "" : (answer.error ?? ""));
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

/** Which kept game is on the table. @type {string | null} */
let kept = null;

/** Say which game this is, and what stands in the way of keeping it. @param {Told} told */
function keepSaying({ game: id, follows, trouble }) {
  if (id) history.replaceState(null, "", `#game=${id}`);
  kept = id ?? kept;
  const words = follows
    ? "This game is being played in another tab; this one follows."
    : (trouble ?? "");
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
  if (settings.sound) void import("./sound.js").then(({ sound }) => sound(news));
}

/** @param {Option} option */
function choose(option) {
  void put({ do: "choose", choice: option.notation });
}

/** @param {string} side */
function sit(side) {
  void put({ do: "sit", side });
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
  hint(source ? `From ${source}: choose where to.` : "");
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
  const now = replay?.moment ?? table;
  if (!now) {
    if (error) say(error, true);
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
  const back = replay?.moment;
  say(
    error ||
      (back
        ? `Looking back: ${now.season} ${now.year}, ${back.at} of ${back.of} choices.`
        : question(now)),
    Boolean(error),
  );
  drawEvent(now);
  const raid = now.decision?.options.find((option) => option.act === "discard to raid");
  byId("odds").textContent = raid ? `A raid from Tripoli: ${raid.odds}.` : "";
  drawOptions(byId("choices"), now, source, { choose, sit, ended: back ? () => [] : ended });
  byId("resolve").hidden = now.decision?.ask !== "hit";
  drawHand(byId("hand"), now, choose);
  drawPiles(byId("piles"), now);
  drawLog(byId("log"), now.log, `${game} ${now.seat ?? "everybody"} ${Boolean(back)}`);
  const seen = { since: back?.since ?? since, rolling: rolling && !settings.quick };
  drawFights(byId("fights"), now.log, seen, choice, choose);
  for (const id of ["undo", "undo-play"]) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !now.undo;
  }
  for (const id of ["save", "link-game", "link-position", "look-back", "further"]) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled =
      id === "further" ? !table?.further : !table;
  }
  turnTo(now);
  // What was in hand may be gone: the keyboard goes on at what is to be decided.
  if (focused && document.activeElement === document.body) {
    byId("prompt").focus({ preventScroll: true });
  }
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
    button("Look back", () => void lookBack(0)),
    button("Save to a file", () => void share((one) => one.saveFile())),
    button("Link to this game", () => void share((one) => one.showLink("link"))),
  ];
}

// Looking back

// What a game can begin without is fetched when it is wanted.

const UNREACHED = "This part of the page could not be loaded. Look to the network and try again.";

/** @type {import("./replay.js").Replay | null} */
let replay = null;

/** @param {(module: typeof import("./share.js")) => unknown} act */
async function share(act) {
  try {
    await act(await import("./share.js"));
  } catch {
    say(UNREACHED, true);
  }
}

async function showGames() {
  const save = (/** @type {string} */ id) => void share((one) => one.saveFile(id));
  try {
    await (await import("./games.js")).showGames({ open: openGame, save });
  } catch {
    say(UNREACHED, true);
  }
}

/** @param {number} [at] */
async function lookBack(at) {
  menu.close();
  source = null;
  hint("");
  if (!table || busy) return;
  busy = true;
  try {
    replay ??= await newReplay();
    await replay.open(at);
  } catch {
    say(UNREACHED, true);
  } finally {
    busy = false;
  }
}

async function newReplay() {
  const { Replay } = await import("./replay.js");
  return new Replay(
    async (request) => (await ask(request)).answer,
    (moment, forward) => {
      rolling = forward;
      draw();
      rolling = false;
      if (forward) shown(moment, moment.log.slice(moment.since));
    },
  );
}

function stopLooking() {
  replay?.close();
  draw();
  byId("prompt").focus({ preventScroll: true });
}

// Tabs, where there is no room for everything

/** @type {string} */
let turned = "";

/** Turn to what the decision is made with, once for each decision. @param {Table} now */
function turnTo(now) {
  const asks = now.decision?.ask ?? "";
  const wanted = ON_CARDS.includes(asks) ? "cards" : "desk";
  const decision = `${game} ${now.choices} ${now.seat}`;
  if (turned !== decision) {
    showTab(wanted);
    byId("desk").scrollTop = 0;
  }
  turned = decision;
}

/** @param {string} name */
function showTab(name) {
  document.body.dataset.tab = name;
  for (const tab of document.querySelectorAll("[data-tab-of]")) {
    tab.setAttribute(
      "aria-pressed",
      String(/** @type {HTMLElement} */ (tab).dataset.tabOf === name),
    );
  }
}

for (const tab of document.querySelectorAll("[data-tab-of]")) {
  tab.addEventListener("click", () =>
    showTab(/** @type {HTMLElement} */ (tab).dataset.tabOf ?? ""),
  );
}
showTab("desk");

// Controls

/** @param {string} id @param {() => void} act */
function on(id, act) {
  byId(id).addEventListener("click", act);
}

/** @param {string} id */
function show(id) {
  /** @type {HTMLDialogElement} */ (byId(id)).showModal();
}

/** @param {string} id */
function box(id) {
  return /** @type {HTMLInputElement} */ (byId(id));
}

for (const button of document.querySelectorAll("[data-new]")) {
  button.addEventListener("click", () => {
    menu.close();
    const seed = new URLSearchParams(location.search).get("seed");
    void put({
      do: "new",
      mode: /** @type {HTMLElement} */ (button).dataset.new,
      scenario: box("fortress").checked ? "fortress" : "standard",
      hidden_discards: box("hidden").checked,
      conceal_reactions: box("conceal").checked,
      ...(seed && /^\d{1,15}$/.test(seed) ? { seed: Number(seed) } : {}),
    });
  });
}
for (const button of document.querySelectorAll("[data-show]")) {
  button.addEventListener("click", () => {
    menu.close();
    show(/** @type {HTMLElement} */ (button).dataset.show ?? "");
  });
}
for (const button of document.querySelectorAll("[data-deck]")) {
  button.addEventListener("click", () => {
    menu.close();
    const side = /** @type {HTMLElement} */ (button).dataset.deck ?? "";
    showCards(`The ${side} cards`, facts.deck(side));
  });
}
on("menu-button", () => menu.showModal());
for (const [id, act] of /** @type {[string, () => void][]} */ ([
  ["games-button", () => void showGames()],
  ["save", () => void share((one) => one.saveFile())],
  ["link-game", () => void share((one) => one.showLink("link"))],
  ["link-position", () => void share((one) => one.showLink("position"))],
  ["look-back", () => void lookBack()],
  ["further", () => show("agree")],
])) {
  on(id, () => {
    menu.close();
    act();
  });
}
on("further-one", () => void put({ do: "undo", further: true }));
on("further-play", () => void put({ do: "undo", further: true, whole: true }));
on("copy-link", () => void share((one) => one.copyLink()));
on("link-moment", () => void share((one) => one.showLink("link", replay?.moment?.at)));
on("replay-close", stopLooking);
on("replay-fork", () => {
  const at = replay?.moment?.at ?? 0;
  replay?.close();
  void put({ do: "fork", at });
});
on("take-over", () => {
  if (kept) void fetchGame("take over", { of: kept });
});
on("notice-save", () => void share((one) => one.saveFile()));
/** @param {string} id */
function openGame(id) {
  /** @type {HTMLDialogElement} */ (byId("games")).close();
  void fetchGame("open", { of: id });
}

/** What the end of the address says of something. @param {string} name */
function routed(name) {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** Open the game that the end of the address names or holds; false if there is none. */
async function route() {
  const link = routed("g");
  const id = routed("game");
  if (link !== null) {
    const at = Number(routed("at") ?? Number.NaN);
    history.replaceState(null, "", location.pathname + location.search);
    const opened = await fetchGame("link in", { text: link });
    if (opened && table) {
      if (Number.isInteger(at) && at >= 0 && at <= table.choices) await lookBack(at);
      else if (table.result) await lookBack();
    }
    return true;
  }
  return id !== null && fetchGame("open", { of: id });
}
window.addEventListener("hashchange", () => void route());

on("undo", () => void put({ do: "undo" }));
on("undo-play", () => void put({ do: "undo", whole: true }));
on("resolve", () => void put({ do: "resolve" }));
on("nearer", () => board.viewport.zoom(1 / 1.4));
on("farther", () => board.viewport.zoom(1.4));
on("whole", () => board.viewport.whole());

for (const id of /** @type {const} */ (["quick", "sound"])) {
  box(id).checked = settings[id];
  box(id).addEventListener("change", () => {
    settings[id] = box(id).checked;
    applySettings();
  });
}
const scheme = /** @type {HTMLSelectElement} */ (byId("scheme"));
scheme.value = settings.scheme;
scheme.addEventListener("change", () => {
  settings.scheme = /** @type {"" | "light" | "dark"} */ (scheme.value);
  applySettings();
});
applySettings();

/** @type {Record<string, () => void>} */
const KEYS = {
  u: () => {
    if (table?.undo && !replay?.on) void put({ do: "undo" });
  },
  U: () => {
    if (table?.undo && !replay?.on) void put({ do: "undo", whole: true });
  },
  p: () => byId("prompt").focus(),
  m: () => /** @type {SVGElement | null} */ (document.querySelector("[data-place]"))?.focus(),
  c: () => {
    showTab("cards");
    /** @type {HTMLElement | null} */ (document.querySelector("#cards button"))?.focus();
  },
  l: () => {
    showTab("chronicle");
    byId("log").focus();
  },
  "+": () => board.viewport.zoom(1 / 1.3),
  "=": () => board.viewport.zoom(1 / 1.3),
  "-": () => board.viewport.zoom(1.3),
  0: () => board.viewport.whole(),
  "?": () => show("keys"),
  Escape: () => {
    if (replay?.on) return stopLooking();
    source = null;
    hint("");
    draw();
  },
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
    return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  const onMap = event.target instanceof SVGElement && event.key.startsWith("Arrow");
  if (replay?.on && !onMap && replay.key(event)) return;
  KEYS[event.key]?.();
});

// Starting

/** @param {string} reason */
function fail(reason) {
  menu.close();
  say(reason, true);
}

if (typeof WebAssembly === "undefined") {
  fail(
    "This browser has no WebAssembly, which the game needs. Try a current Firefox, Chrome or Safari.",
  );
} else {
  start({
    progress: (text, { share, way }) => {
      const bar = /** @type {HTMLProgressElement} */ (byId("progress"));
      bar.hidden = text === null;
      if (share !== undefined) bar.value = share;
      if (way) {
        // For tests and benchmarks: when a game could be begun, and how Python was started.
        performance.mark("playable");
        document.body.dataset.way = way;
      }
      if (!table) say(text ? `${text} …` : "Choose how to play.", false);
    },
    failure: (reason) =>
      fail(`Python could not be started: ${reason}. Reload the page to try again.`),
    followed: (told) => take(told, "load"),
  });
  const addressed = routed("g") !== null || routed("game") !== null;
  if (!addressed) menu.showModal();
  const told = await ask({ do: "facts" });
  if (told.answer.facts) facts.learn(told.answer.facts);
  void import("./offline.js").then(({ keepSite }) => keepSite());
  void share((one) =>
    one.takeFiles(
      (text) => void put({ do: "load", record: text }),
      (sentence) => say(sentence, true),
    ),
  );
  const { list = [] } = await askGames("list");
  const last = list.find((one) => !one.summary.result);
  byId("go-on").hidden = !last;
  if (last) on("go-on", () => void fetchGame("open", { of: last.id }));
  if (addressed && !(await route()) && !menu.open && !table) menu.showModal();
}
