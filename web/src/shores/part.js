// The Shores of Tripoli in the page: what the shell asks of a game.

import { byId, h, on, s } from "../shell/dom.js";
import { settings } from "../shell/settings.js";
import { showTab } from "../shell/tabs.js";
import { Board } from "./board.js";
import { showCards, unpeek } from "./cards.js";
import { HEIGHT, SPOTS, WIDTH } from "./chart.js";
import { facts } from "./facts.js";
import { drawn } from "./fight.js";
import { entry } from "./lines.js";
import { listed, narrowed } from "./narrowing.js";
import { KINDS, picture } from "./pieces.js";
import { drawHand, drawPiles } from "./piles.js";
import { sound } from "./sound.js";

/** @typedef {import("../shell/part.js").Act} Act */
/** @typedef {import("../shell/state.js").View} View */
/** @typedef {import("../../types/shores").Board} Position */
/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../../types/shores").Summary} Summary */

/** @type {Act} */
let act;
/** @type {Board} */
let board;
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
    on("to-cards", () => {
      showTab("cards");
      focus("#hand [data-choice]");
    });
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
    const { options, decision, chosen, scene } = view;
    /** @type {Position} */
    const position = view.board;
    const choice = narrowed(options, chosen);
    board.draw(position, choice, decision);
    byId("when").textContent = part.caption(view);
    byId("gold").textContent = `${position.gold}/${facts.gold}`;
    byId("sunk").textContent = `${position.sunk}/${facts.frigates}`;
    byId("scores").hidden = false;
    drawEvent(position);
    byId("odds").textContent = decision?.outlook ?? "";
    byId("to-cards").hidden = !part.tab(view);
    drawHand(byId("hand"), view, act.choose);
    drawPiles(byId("piles"), view);
    byId("fights").hidden = !scene;
    const fresh = view.rolling && !settings.quick ? view.fresh : undefined;
    byId("fights").replaceChildren(
      ...(scene
        ? [
            h("h3", {}, scene.title),
            drawn(scene, { fresh, hits: choice.hits, side: decision?.side, choose: act.choose }),
          ]
        : []),
    );
    if (choice.sources.size === 1) board.follow([...choice.sources][0]);
  },

  listed: ({ options, chosen }) => listed(options, chosen),

  shown(view, lines, loud) {
    board.glide(lines);
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

  tab: ({ options, chosen }) =>
    options.length && !listed(options, chosen).length ? "cards" : null,

  pressed(event) {
    if (event.target instanceof SVGElement && event.key.startsWith("Arrow")) return true;
    /** @type {Record<string, () => void>} */
    const keys = {
      m: () => focus("[data-place]"),
      c: () => {
        showTab("cards");
        focus("#cards button");
      },
      "+": () => board.viewport.zoom(1 / 1.3),
      "=": () => board.viewport.zoom(1 / 1.3),
      "-": () => board.viewport.zoom(1.3),
      0: () => board.viewport.whole(),
    };
    keys[event.key]?.();
    return event.key in keys;
  },

  escape: () => act.pick(null),
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
      const spot = SPOTS[place];
      if (!spot) return [];
      return Array.from({ length: Math.min(count, 6) }, (_, index) =>
        s("circle", {
          cx: `${spot[0] - 30 + index * 22}`,
          cy: `${spot[1] + row * 24 - 10}`,
          r: "11",
          class: `dot ${KINDS[kind].side}`,
        }),
      );
    }),
  );
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "position", "aria-hidden": "true" },
    s("rect", { width: `${WIDTH}`, height: `${HEIGHT}`, class: "sea" }),
    s("use", { href: "#coast", class: "land" }),
    ...dots,
  );
}
