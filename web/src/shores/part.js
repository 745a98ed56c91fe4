// The Shores of Tripoli in the page: what the shell asks of a game.

import { byId, h, on, s } from "../shell/dom.js";
import { settings } from "../shell/settings.js";
import { Board } from "./board.js";
import { showCards, unpeek } from "./cards.js";
import { drawEnding } from "./ending.js";
import { facts } from "./facts.js";
import { drawn, placeScene } from "./fight.js";
import { drawTracks, showGoals } from "./goals.js";
import { Hand } from "./hand.js";
import { entry } from "./lines.js";
import { listed, narrowed } from "./narrowing.js";
import { KINDS, picture } from "./pieces.js";
import { drawPiles } from "./piles.js";
import { FOCUS, spot } from "./places.js";
import { sound } from "./sound.js";
import { Story, still, worthTelling } from "./story.js";

/** @typedef {import("../shell/part.js").Act} Act */
/** @typedef {import("../shell/state.js").View} View */
/** @typedef {import("../../types/shores").Board} Position */
/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../../types/shores").Summary} Summary */

/** @type {Act} */
let act;
/** @type {Board} */
let board;
/** @type {Hand} */
let hand;
/** @type {Story} */
let story;
/** How many moves of one answer are shown. */
const MOST_MOVES = 8;
/** What was last drawn. @type {View | null} */
let now = null;

/** @type {import("../shell/part.js").Part} */
const part = {
  key: "shores",
  learn: facts.learn,

  mount(given) {
    act = given;
    board = new Board(byId("map"), {
      place: pressPlace,
      source: chooseSource,
      choose: act.choose,
      tell: act.tell,
    });
    on("nearer", () => board.viewport.zoom(1 / 1.4));
    on("farther", () => board.viewport.zoom(1.4));
    on("whole", () => board.viewport.whole());
    hand = new Hand(byId("hand"), act.choose);
    story = new Story(board, act.sceneAt);
    on("goals-button", showGoals);
    for (const button of document.querySelectorAll("[data-deck]")) {
      const { deck = "" } = /** @type {HTMLElement} */ (button).dataset;
      button.addEventListener("click", () => {
        /** @type {HTMLDialogElement} */ (byId("menu")).close();
        showCards(`${deck} cards`, facts.deck(deck));
      });
    }
    for (const cell of document.querySelectorAll("[data-pieces]")) {
      const { pieces = "" } = /** @type {HTMLElement} */ (cell).dataset;
      cell.prepend(...pieces.split(", ").map(picture));
    }
  },

  setup: (mode) => ({
    solitaire: mode === "solitaire",
    scenario: checked("fortress") ? "fortress" : "standard",
    hidden_discards: checked("hidden"),
    conceal_reactions: checked("conceal"),
  }),

  draw(view) {
    now = view;
    unpeek();
    const { options, decision, chosen } = view;
    /** @type {Position} */
    const position = view.board;
    const choice = narrowed(options, chosen);
    board.draw(position, choice, decision);
    byId("when").textContent = part.caption(view);
    byId("scores").hidden = false;
    /** @type {HTMLButtonElement} */ (byId("goals-button")).disabled = false;
    drawTracks(position);
    drawEvent(position);
    byId("odds").textContent = decision?.outlook ?? "";
    hand.draw(view);
    drawPiles(byId("piles"), view);
    drawScene(view, choice);
    drawEnding(view.moment ? { ...position, ending: null } : position, view.course ?? []);
    document.body.dataset.side = (decision?.side ?? "").toLowerCase();
    if (choice.sources.size === 1) board.follow([...choice.sources][0]);
  },

  listed: ({ options, chosen }) => listed(options, chosen),

  tell(view, lines) {
    if (still() || !now || !worthTelling(lines, now.seat)) return null;
    return story.tell(lines, view.fresh, now.board.pieces, now.seat);
  },
  skip: () => story.skip(),

  shown(view, lines, loud) {
    for (const { source, target, piece, count } of lines.slice(-MOST_MOVES)) {
      if (source && target && !still() && !worthTelling(lines, view.seat)) {
        board.sail(String(piece), Number(count), source, target, 600);
      }
    }
    const place = view.decision?.place ?? lines.findLast((line) => line.place)?.place;
    if (place) board.follow(place);
    if (loud) sound(lines);
  },

  entry,
  scene: (scene) => drawn(scene),
  caption: ({ board: { season, year } }) => `${season} ${year}`,

  listing(summary) {
    const position = summary.board ?? old(summary);
    return {
      title: position.automaton ? "Solitaire" : "Two players",
      standing: standing(position),
      picture: thumbnail(position),
      over: position.ending !== null,
    };
  },

  pressed({ key, target }) {
    const onBoard = target instanceof HTMLElement && target.closest("#map, #hand");
    if (key.startsWith("Arrow") && onBoard) return true;
    /** @type {Record<string, () => void>} */
    const keys = {
      m: () => focus("#map [data-place]"),
      c: () => hand.focus(0),
      g: showGoals,
      "+": () => board.viewport.zoom(1 / 1.3),
      "=": () => board.viewport.zoom(1 / 1.3),
      "-": () => board.viewport.zoom(1.3),
      0: () => board.viewport.whole(),
    };
    if (/^[1-9]$/.test(key)) hand.focus(Number(key) - 1);
    else keys[key]?.();
    return key in keys || /^[1-9]$/.test(key);
  },

  escape() {
    const close = /** @type {HTMLElement | null} */ (byId("fights").querySelector(".close"));
    if (hand.lower()) return;
    if (now?.chosen || byId("fights").hidden) act.pick(null);
    else close?.click();
  },
};

export default part;

/** @param {string} selector */
function focus(selector) {
  /** @type {HTMLElement | SVGElement | null} */ (document.querySelector(selector))?.focus();
}

/** @param {string} id */
function checked(id) {
  return /** @type {HTMLInputElement} */ (byId(id)).checked;
}

/** @param {string} place */
function pressPlace(place) {
  const { targets, sources } = narrowed(now?.options ?? [], now?.chosen ?? null);
  const target = targets.get(place);
  if (target) act.choose(target);
  else if (sources.has(place)) chooseSource(place);
}

/** @param {string} place */
function chooseSource(place) {
  const again = now?.chosen === place;
  act.pick(again ? null : place);
  if (!again) act.tell(`From ${place}: choose a destination.`);
}

/** The event that is being played, always in sight and to be enlarged. @param {Position} position */
function drawEvent({ cards }) {
  const name = cards.American.active ?? cards.Tripolitan.active;
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

/** What versions up to 0.2 kept of a game, as it is kept now. @param {any} summary @returns {Summary} */
function old({ mode, result, pieces, ...rest }) {
  return {
    ...rest,
    automaton: mode === "solitaire" ? "Tripolitan" : null,
    pieces,
    sunk: pieces.sunk?.["American frigate"] ?? 0,
    captured: [],
    ending: result,
  };
}

/** How a game stands, in a line. @param {Summary} position */
function standing({ ending, season, year, gold, sunk }) {
  const tally = `gold ${gold}/${facts.gold}, frigates sunk ${sunk}/${facts.frigates}`;
  return ending ? `${ending.text} ${year}: ${tally}.` : `${season} ${year}, ${tally}`;
}

/** A small picture of a position. @param {Summary} position */
function thumbnail({ pieces }) {
  const dots = Object.entries(pieces).flatMap(([place, kinds]) =>
    Object.entries(kinds).flatMap(([kind, count], row) => {
      const at = spot(place, kind);
      if (!at) return [];
      return Array.from({ length: Math.min(count, 6) }, (_, index) =>
        s("circle", {
          cx: `${at[0] - 30 + index * 22}`,
          cy: `${at[1] + row * 24 - 10}`,
          r: "11",
          class: `dot ${KINDS[kind].side}`,
        }),
      );
    }),
  );
  const { x, y, width, height } = FOCUS;
  return s(
    "svg",
    { viewBox: `${x} ${y} ${width} ${height}`, class: "position", "aria-hidden": "true" },
    s("rect", { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, class: "sea" }),
    s("use", { href: "#coast", class: "land" }),
    ...dots,
  );
}

/** The fight that is going on, or that the last choice brought. @param {View} view @param {import("./narrowing.js").Choice} choice */
function drawScene({ scene, rolling, fresh, decision, serial, moment }, choice) {
  const host = byId("fights");
  const going = scene && (!scene.over || scene.steps.at(-1)?.line >= fresh || Boolean(moment));
  const key = scene && `${serial} ${scene.line}`;
  if (host.dataset.closed !== key) delete host.dataset.closed;
  host.hidden = !going || host.dataset.closed === key;
  if (!going) return host.replaceChildren();
  placeScene(host, scene.place);
  host.replaceChildren(
    h("h2", {}, scene.title),
    h(
      "button",
      {
        type: "button",
        class: "close",
        "aria-label": "Close the fight",
        click: () => {
          host.dataset.closed = key ?? "";
          host.hidden = true;
        },
      },
      "×",
    ),
    drawn(scene, {
      fresh: rolling && !settings.quick ? fresh : undefined,
      hits: choice.hits,
      side: decision?.side,
      choose: act.choose,
    }),
  );
}
