// The page: what is drawn is a function of the table, and a click returns an option of it.

import { Board } from "./board.js";
import { showCards } from "./cards.js";
import { narrowed } from "./choice.js";
import { ask, start } from "./client.js";
import { drawOptions, question } from "./desk.js";
import { byId, h } from "./dom.js";
import { facts } from "./facts.js";
import { drawFights } from "./fight.js";
import { drawLog } from "./log.js";
import { drawHand, drawPiles } from "./piles.js";
import { applySettings, settings } from "./settings.js";
import { sound } from "./sound.js";

/** @typedef {import("./client.js").Table} Table */
/** @typedef {import("./client.js").Option} Option */

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
  let answer = await ask(request);
  if (answer.ok && settings.quick && answer.table?.decision?.ask === "hit") {
    answer = await ask({ do: "resolve" });
  }
  busy = false;
  document.body.classList.remove("busy");
  if (answer.table) {
    if (request.do === "new" || request.do === "load") {
      game += 1;
      since = 0;
    } else
      since =
        request.do === "choose" || request.do === "resolve" ? (table?.log.length ?? 0) : since;
    const before = table;
    table = answer.table;
    source = null;
    hint("");
    rolling = Boolean(before && table.choices > before.choices);
    draw(answer.ok ? "" : (answer.error ?? ""));
    if (rolling) follow(table);
    rolling = false;
    const from = narrowed(table.decision, null).sources;
    if (from.size === 1) board.follow([...from][0]);
  } else draw(answer.ok ? "" : (answer.error ?? ""));
  // For tests and tools: how many requests have been answered.
  answers += 1;
  document.body.dataset.answers = String(answers);
}

/**
 * Show and sound what has happened since.
 * @param {Table} now
 */
function follow(now) {
  const news = now.log.slice(since);
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
  if (!table) {
    if (error) say(error, true);
    return;
  }
  const now = table;
  const choice = narrowed(now.decision, source);
  board.draw(now, choice);
  byId("when").textContent = `${now.season} ${now.year}`;
  byId("gold").textContent = `${now.gold}/${facts.gold}`;
  byId("sunk").textContent = `${now.pieces.sunk?.["American frigate"] ?? 0}/${facts.frigates}`;
  byId("scores").hidden = false;
  say(error || question(now), Boolean(error));
  drawEvent(now);
  const raid = now.decision?.options.find((option) => option.act === "discard to raid");
  byId("odds").textContent = raid ? `A raid from Tripoli: ${raid.odds}.` : "";
  drawOptions(byId("choices"), now, source, { choose, sit, ended });
  byId("resolve").hidden = now.decision?.ask !== "hit";
  drawHand(byId("hand"), now, choose);
  drawPiles(byId("piles"), now);
  drawLog(byId("log"), now.log, `${game} ${now.seat ?? "everybody"}`);
  drawFights(
    byId("fights"),
    now.log,
    { since, rolling: rolling && !settings.quick },
    choice,
    choose,
  );
  for (const id of ["undo", "undo-play"]) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !now.undo;
  }
  turnTo(now);
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
  const again = () => menu.showModal();
  return [h("button", { type: "button", class: "primary", click: again }, "New game")];
}

// Tabs, where there is no room for everything

/** @type {string} */
let turned = "";

/** Turn to what the decision is made with, once for each decision. @param {Table} now */
function turnTo(now) {
  const asks = now.decision?.ask ?? "";
  const wanted = ["play", "hand limit", "take", "reaction"].includes(asks) ? "cards" : "desk";
  const decision = `${game} ${now.choices} ${now.seat}`;
  if (turned !== decision) showTab(wanted);
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
    if (table?.undo) void put({ do: "undo" });
  },
  U: () => {
    if (table?.undo) void put({ do: "undo", whole: true });
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
    source = null;
    hint("");
    draw();
  },
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
    return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
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
  start(
    (progress) => {
      if (!table) say(progress ? `${progress} …` : "Choose how to play.", false);
    },
    (reason) => fail(`Python could not be started: ${reason}. Reload the page to try again.`),
  );
  menu.showModal();
  const told = await ask({ do: "facts" });
  if (told.facts) facts.learn(told.facts);
  draw();
}
