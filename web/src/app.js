// The page: what is drawn is a function of the table, and a click returns an option of it.

import { Board } from "./board.js";
import { cardView, counted } from "./cards.js";
import { ask, start } from "./client.js";
import { byId, h } from "./dom.js";
import { drawFight, drawLog } from "./log.js";

/** @typedef {import("./client.js").Table} Table */
/** @typedef {import("./client.js").Option} Option */
/** @typedef {import("./client.js").Card} Card */

/** @type {Table | null} */
let table = null;
/** @type {Map<string, Card>} */
const cards = new Map();
/** The place from which a piece is to go. @type {string | null} */
let source = null;
let busy = false;
let answers = 0;
let sentence = "";

const board = new Board(byId("board"), pressPlace);
const menu = /** @type {HTMLDialogElement} */ (byId("menu"));

// Asking

/** @param {Record<string, unknown>} request */
async function put(request) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  const answer = await ask(request);
  busy = false;
  document.body.classList.remove("busy");
  sentence = answer.ok ? "" : (answer.error ?? "");
  if (answer.ok) {
    const before = table;
    table = answer.table;
    source = null;
    draw();
    glide(before, table);
  } else draw();
  // For tests and tools: how many requests have been answered.
  answers += 1;
  document.body.dataset.answers = String(answers);
}

/**
 * Let the pieces that have moved since glide to where they are.
 * @param {Table | null} before
 * @param {Table} now
 */
function glide(before, now) {
  if (!before || now.choices !== before.choices + 1) return;
  board.glide(
    now.log
      .slice(before.log.length)
      .filter((line) => line.kind === "Moved")
      .map(({ piece, source: from, target, count }) => ({
        piece: String(piece),
        source: String(from),
        target: String(target),
        count: Number(count),
      })),
  );
}

/** @param {Option} option */
function choose(option) {
  void put({ do: "choose", choice: option.notation });
}

// What can be chosen

/** @returns {Option[]} */
function options() {
  return table?.decision?.options ?? [];
}

/** Options that go from one place to another. */
function journeys() {
  return options().filter((option) => option.source && option.target);
}

/** @param {string} place */
function pressPlace(place) {
  const target = targets().get(place);
  if (target) choose(target);
  else if (sources().has(place) && source !== place) {
    source = place;
    draw();
  } else if (source === place) {
    source = null;
    draw();
  }
}

/** @returns {Set<string>} */
function sources() {
  return new Set(journeys().map((option) => /** @type {string} */ (option.source)));
}

/** Which place answers at once, and with what. @returns {Map<string, Option>} */
function targets() {
  const from = sources();
  const only = from.size === 1 ? [...from][0] : source;
  /** @type {Map<string, Option>} */
  const found = new Map();
  for (const option of options()) {
    if (option.source && option.target) {
      if (option.source === only) found.set(option.target, option);
    } else if (!option.card) {
      const place = option.target ?? option.source;
      if (place) found.set(place, option);
    }
  }
  return found;
}

// Drawing

function draw() {
  if (!table) return;
  const from = sources();
  board.draw(table, {
    source: from.size === 1 ? [...from][0] : source,
    sources: from,
    targets: targets(),
  });
  byId("date").textContent =
    `${table.season} ${table.year} · gold ${table.gold} of 12 · frigates sunk ${sunk(table)} of 4`;
  drawDesk(table);
  drawCards(table);
  drawLog(byId("log"), table.log, table.seat ?? "everybody");
  drawFight(byId("fight"), table.log);
  for (const id of ["undo", "undo-play"]) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !table.undo;
  }
}

/** @param {Table} now */
function sunk(now) {
  return now.pieces.sunk?.["American frigate"] ?? 0;
}

/** @param {Table} now */
function drawDesk(now) {
  const prompt = byId("prompt");
  const says = sentence || question(now);
  if (prompt.textContent !== says) prompt.textContent = says;
  prompt.classList.toggle("error", Boolean(sentence));
  byId("choices").replaceChildren(...buttons(now));
}

/** @param {Table} now */
function question(now) {
  if (now.result) {
    const { winner, reason, score } = now.result;
    const who =
      winner === "American"
        ? "The Americans win"
        : winner
          ? "Tripolitania wins"
          : "The war ends in a draw";
    return `${who}: ${reason}. Points: Americans ${score.American}, Tripolitania ${score.Tripolitan}.`;
  }
  if (now.hand_over) return `Hand the device to the ${now.hand_over} player.`;
  return now.decision?.prompt ?? "";
}

/** @param {Table} now @returns {HTMLElement[]} */
function buttons(now) {
  if (now.result) {
    return [
      h("button", { type: "button", class: "primary", click: () => menu.showModal() }, "New game"),
    ];
  }
  const side = now.hand_over;
  if (side) {
    return [
      h(
        "button",
        {
          type: "button",
          class: "primary",
          "data-sit": side,
          click: () => put({ do: "sit", side }),
        },
        `I am the ${side} player`,
      ),
    ];
  }
  const onCards = ["play", "hand limit"].includes(now.decision?.ask ?? "");
  // What ends the choosing stands first, where it is always in sight.
  const ends = options().filter((option) => option.act === "done");
  return [...ends, ...options().filter((option) => option.act !== "done")]
    .filter((option) => !(onCards && option.card))
    .filter((option) => !source || !option.source || option.source === source)
    .map((option) =>
      h(
        "button",
        {
          type: "button",
          class: option.act,
          "data-choice": option.notation,
          click: () => choose(option),
        },
        h("span", {}, words(option, now)),
        option.odds ? h("small", {}, option.odds) : null,
      ),
    );
}

/** @param {Option} option @param {Table} now */
function words(option, now) {
  if (option.act === "decline") return `Do not play ${now.decision?.card ?? "it"}`;
  if (option.act === "done") return "Done";
  if (option.act === "pass") return "Pass";
  return option.notation.charAt(0).toUpperCase() + option.notation.slice(1);
}

/** @param {Table} now */
function drawCards(now) {
  const seat = now.seat;
  const areas = [];
  if (seat) {
    const own = now.cards[seat];
    areas.push(area("Your cards", [...own.core, ...(own.hand ?? [])], now));
    if (own.aside?.length) areas.push(area("To be discarded", own.aside, null));
  }
  byId("cards").replaceChildren(h("div", { class: "hand" }, ...areas));
  byId("piles").replaceChildren(
    h("div", { class: "piles" }, ...["American", "Tripolitan"].flatMap((side) => piles(side, now))),
  );
}

/** @param {string} title @param {string[]} names @param {Table | null} now */
function area(title, names, now) {
  const offered =
    now && ["play", "hand limit", "take", "reaction"].includes(now.decision?.ask ?? "")
      ? options()
      : [];
  return h(
    "section",
    { class: "area", "aria-label": title },
    ...counted(names).map(([name, copies]) =>
      cardView(/** @type {Card} */ (cards.get(name)), {
        copies,
        options: offered.filter((option) => option.card === name && option.act !== "decline"),
        reason: now?.reasons[name] ?? null,
        choose,
        look: () => showPile(name, [name]),
      }),
    ),
  );
}

/** Active event, cores and piles of a side, as buttons that show them. @param {string} side @param {Table} now */
function piles(side, now) {
  const has = now.cards[side];
  const name = side === "American" ? "American" : now.mode === "solitaire" ? "T-bot" : "Tripolitan";
  /** @type {[string, string[] | null, number][]} */
  const shown = [
    ["event line", has.event_line, has.event_line.length],
    ["battle line", has.battle_line, has.battle_line.length],
    ["core cards", has.core, has.core.length],
    ["discards", has.discards, has.in_discards],
    ["out of the game", has.removed, has.removed.length],
  ];
  return [
    h(
      "section",
      { class: `pile-row ${side.toLowerCase()}`, "aria-label": `${name} piles` },
      h("h2", {}, name),
      h(
        "p",
        {},
        now.mode === "solitaire" && side === "Tripolitan"
          ? `Draw pile ${has.in_pile}`
          : `Hand ${has.in_hand}, draw pile ${has.in_pile}`,
      ),
      has.active ? h("p", { class: "active-event" }, `Event: ${has.active}`) : null,
      ...shown
        .filter(([title, , count]) => count > 0 || title === "discards")
        .map(([title, names, count]) =>
          h(
            "button",
            {
              type: "button",
              disabled: names === null,
              click: () => showPile(`${name}: ${title}`, names ?? []),
            },
            `${title.charAt(0).toUpperCase()}${title.slice(1)} (${count})`,
          ),
        ),
    ),
  ];
}

/** @param {string} title @param {string[]} names */
function showPile(title, names) {
  byId("pile-title").textContent = title;
  byId("pile-cards").replaceChildren(
    ...(names.length
      ? counted(names).map(([name, copies]) =>
          cardView(/** @type {Card} */ (cards.get(name)), { copies }),
        )
      : [h("p", {}, "No cards.")]),
  );
  /** @type {HTMLDialogElement} */ (byId("pile")).showModal();
}

// Controls

for (const button of document.querySelectorAll("[data-new]")) {
  button.addEventListener("click", () => {
    const checked = (/** @type {string} */ id) =>
      /** @type {HTMLInputElement} */ (byId(id)).checked;
    menu.close();
    const seed = new URLSearchParams(location.search).get("seed");
    void put({
      do: "new",
      mode: /** @type {HTMLElement} */ (button).dataset.new,
      scenario: checked("fortress") ? "fortress" : "standard",
      hidden_discards: checked("hidden"),
      conceal_reactions: checked("conceal"),
      ...(seed && /^\d{1,15}$/.test(seed) ? { seed: Number(seed) } : {}),
    });
  });
}
byId("menu-button").addEventListener("click", () => menu.showModal());
byId("help-button").addEventListener("click", () =>
  /** @type {HTMLDialogElement} */ (byId("keys")).showModal(),
);
byId("about-button").addEventListener("click", () =>
  /** @type {HTMLDialogElement} */ (byId("about")).showModal(),
);
byId("undo").addEventListener("click", () => put({ do: "undo" }));
byId("undo-play").addEventListener("click", () => put({ do: "undo", whole: true }));

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
    return;
  if (event.target instanceof HTMLInputElement) return;
  switch (event.key) {
    case "u":
      if (table?.undo) void put({ do: "undo" });
      break;
    case "p":
      byId("prompt").focus();
      break;
    case "+":
      board.zoom(1 / 1.3);
      break;
    case "-":
      board.zoom(1.3);
      break;
    case "0":
      board.whole();
      break;
    case "Escape":
      source = null;
      draw();
      break;
  }
});

/** @param {string} reason */
function fail(reason) {
  menu.close();
  sentence = reason;
  const prompt = byId("prompt");
  prompt.textContent = reason;
  prompt.classList.add("error");
}

if (typeof WebAssembly !== "object") {
  fail(
    "This browser has no WebAssembly, which the game needs. Try a current Firefox, Chrome or Safari.",
  );
} else {
  start(
    (progress) => {
      if (!table) byId("prompt").textContent = progress ? `${progress} …` : "Choose how to play.";
    },
    (reason) => fail(`Python could not be started: ${reason}. Reload the page to try again.`),
  );
  menu.showModal();
  const said = await ask({ do: "cards" });
  for (const card of said.cards ?? []) cards.set(card.name, card);
  draw();
}
