// The Shores of Tripoli's implementation of the shell's `Part` interface.

import { byId, h, on, s } from "../shell/dom.js";
import { shortcut } from "../shell/keys.js";
import { leaveMenu } from "../shell/menu.js";
import { still } from "../shell/settings.js";
import { soleSeat } from "../shell/state.js";
import { fill, filled, points } from "../shell/text.js";
import { Board } from "./board.js";
import { showCard, showCards, unpeek, watchPointer } from "./cards.js";
import { drawEnding, reopenEnding } from "./ending.js";
import { facts, SIDES } from "./facts.js";
import { drawn } from "./fight.js";
import { drawFights } from "./fights.js";
import { drawStanding, showGoals } from "./goals.js";
import { Hand } from "./hand.js";
import { ends, entry, minor, news } from "./lines.js";
import { aPiece, cardTitle, date, seatName, the } from "./names.js";
import { about, listed, narrowed } from "./narrowing.js";
import { KINDS, picture } from "./pieces.js";
import { drawPiles } from "./piles.js";
import { FOCUS, spot } from "./places.js";
import { makeRules, ruleOf, showRule } from "./rules.js";
import { nameSheet } from "./sheet.js";
import { sound } from "./sound.js";
import { CARDS, rewound, Story, worthTelling } from "./story.js";
import { makeTimeline } from "./timeline.js";
import { drawTitle } from "./title.js";
import words from "./words/coach.json" with { type: "json" };
import gameWords from "./words/game.json" with { type: "json" };
import handWords from "./words/hand.json" with { type: "json" };
import lessons from "./words/lessons.json" with { type: "json" };
import mapWords from "./words/map.json" with { type: "json" };

/** @typedef {import("../shell/part.js").Act} Act */
/** @typedef {import("../shell/state.js").View} View */
/** @typedef {import("../../types/shores").Board} Position */
/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../../types/shores").Option} Option */
/** @typedef {import("../../types/shores").Summary} Summary */

/** The loss in winning chance from discarding a card that the coach mentions. */
const PRECIOUS = 0.05;
/** The maximum number of moves animated for one answer. */
const MOST_MOVES = 8;
/** @type {Act} */
let act;
/** @type {Board} */
let board;
/** @type {Hand} */
let hand;
/** @type {Story} */
let story;
/** Which lines of which game have been told without interruption. */
let told = { serial: 0, from: 0, to: 0 };
/** The game whose ships have been brought into view at its start. */
let home = 0;
/** A last move pressed on the map, which a second press confirms. @type {Option | null} */
let lastMove = null;
/** The last view drawn. @type {View | null} */
let now = null;

/** @type {import("../shell/part.js").Part} */
const part = {
  key: "shores",
  seats: SIDES,
  seatName,
  lessons: /** @type {any[]} */ (lessons),
  learn(told, players) {
    facts.learn(told, players);
    nameSheet();
  },

  mount(given) {
    act = given;
    board = new Board(byId("map"), byId("overview"), {
      place: pressPlace,
      source: chooseSource,
      choose: act.choose,
      tell: act.tell,
    });
    on("nearer", () => board.viewport.zoom(1 / 1.4));
    on("farther", () => board.viewport.zoom(1.4));
    on("whole", () => board.viewport.whole());
    hand = new Hand(byId("hand"), act.choose);
    story = new Story(board, act.sceneAt, act.unpaused);
    on("goals-button", showGoals);
    on("scores", showGoals);
    watchPointer();
    drawTitle();
    makeTimeline();
    makeRules(act.learn);
    for (const button of document.querySelectorAll("[data-rules]")) {
      button.addEventListener("click", () => {
        leaveMenu();
        showRule();
      });
    }
    document.addEventListener("click", ({ target }) => {
      const pressed = target instanceof HTMLElement && target.closest("[data-rule-of]");
      if (!pressed) return;
      /** @type {HTMLDialogElement} */ (byId("pile")).close();
      showRule(/** @type {HTMLElement} */ (pressed).dataset.ruleOf);
    });
    on("rule-now", () => {
      const id = now && ruleOf(now);
      if (id) showRule(id);
    });
    for (const button of document.querySelectorAll("[data-deck]")) {
      const { deck = "" } = /** @type {HTMLElement} */ (button).dataset;
      button.addEventListener("click", () => {
        leaveMenu();
        showCards(handWords.decks[/** @type {"American"} */ (deck)], facts.deck(deck));
      });
    }
    for (const cell of document.querySelectorAll("[data-pieces]")) {
      const { pieces = "" } = /** @type {HTMLElement} */ (cell).dataset;
      cell.prepend(...pieces.split(", ").map(picture));
    }
  },

  agreed: (mode) => ({
    setup: {
      solitaire: mode === "solitaire",
      scenario: checked("fortress") ? "fortress" : "standard",
      hidden_discards: checked("hidden"),
      conceal_reactions: checked("conceal"),
    },
    players: opponents(mode),
  }),

  draw(view) {
    const side = view.seat ?? view.decision?.side;
    if (now?.serial !== view.serial) board.viewport.reset();
    if (side && !view.lesson && home !== view.serial) {
      home = view.serial;
      board.home(view.board, side);
    }
    const { options, decision, chosen } = view;
    const asked = decision !== now?.decision;
    const goesOn = decision?.ask === now?.decision?.ask && view.seat === now?.seat;
    now = view;
    unpeek();
    if (!options.includes(lastMove)) lastMove = null;
    /** @type {Position} */
    const position = view.board;
    const choice = narrowed(options, chosen, lastMove);
    board.draw(position, choice, decision);
    byId("when").textContent = part.caption(view);
    byId("scores").hidden = false;
    /** @type {HTMLButtonElement} */ (byId("goals-button")).disabled = false;
    drawStanding(position);
    drawEvent(position, decision);
    byId("odds").textContent =
      decision?.outlook ?? (choice.sources.size > 1 && !choice.source ? mapWords.fromWhere : "");
    byId("rule-now").hidden = !ruleOf(view);
    hand.draw(view);
    drawPiles(byId("piles"), view);
    drawFights(view, choice.hits, act.choose);
    // A lesson shows its own outcome.
    drawEnding(
      view.over && !view.lesson ? position.ending : null,
      view.course ?? [],
      view.moment !== null || view.lesson !== null,
    );
    document.body.dataset.side = (decision?.side ?? "").toLowerCase();
    // Selecting a ship does not move the map.
    if (asked) {
      const places = about(options, decision?.place);
      board.show(places.length ? places : [...choice.sources], goesOn);
    }
    if (lastMove) board.show([String(lastMove.target)]);
  },

  listed: ({ options, chosen, decision }) => [
    ...(lastMove ? [{ heading: null, options: [{ ...lastMove, label: lastSaid(lastMove) }] }] : []),
    ...listed(
      options.flatMap((option) => {
        if (option === lastMove) return [];
        if (!lastMove || !option.begins || option.target) return [option];
        return [{ ...option, label: fill(mapWords.withoutThisMove, { option: option.label }) }];
      }),
      chosen,
      decision?.card,
    ),
  ],

  tell(view, lines, speak) {
    const own = view.seat ?? now?.seat ?? null;
    if (still() || !now) return null;
    const { scene, serial, thinks } = now;
    const going = serial === view.serial && scene && !scene.over ? scene.line : null;
    // Also tell how a computer player moves, and how it takes its losses.
    const acts = thinks && (going !== null || lines.some(({ source }) => source));
    if (!worthTelling(lines, own) && !acts) return null;
    for (const { kind, side, card, purpose } of lines) {
      // A card discarded after being played has already left the hand.
      if (card && side === own && CARDS.includes(kind) && purpose !== "played") hand.spend(card);
    }
    const before = rewound(view.board.pieces, lines);
    return story
      .tell(lines, { first: view.fresh, pieces: before, own, going, speak })
      .then(() => heard(view));
  },
  skip: () => story.skip(),

  shown(view, lines) {
    // In a replay the pieces may have come from anywhere.
    const sails = view.rolling && !still() && !worthTelling(lines, view.seat);
    const moves = sails ? lines.slice(-MOST_MOVES) : [];
    for (const { source, target, piece, count } of moves) {
      if (source && target) {
        board.arrive(String(piece), Number(count), source, target, 600);
      }
    }
    const place =
      view.decision?.place ??
      lines.findLast((line) => line.place)?.place ??
      lines.findLast(({ target }) => target)?.target;
    if (place) board.follow(place);
    board.show(about(view.options, view.decision?.place));
    if (view.rolling) sound(lines);
  },

  entry,
  minor,
  ends,
  news: (lines, first, seat) =>
    news(
      lines,
      first,
      seat,
      (at) => told.serial === now?.serial && at >= told.from && at < told.to,
    ),
  people: ({ board }) => SIDES.filter((side) => side !== board.automaton),
  players: () =>
    Array.from(/** @type {HTMLSelectElement} */ (byId("strength")).options, ({ value }) => ({
      name: value,
      title: facts.players[value] ?? value,
    })),
  against: ({ board }) => gameWords.against[board.automaton ? "bot" : "player"],
  drawCounts: ({ board }) => gameWords.drawCounts[board.automaton ? "bot" : "player"],
  deed: ({ act = "", notation }) => (act.startsWith("discard to") ? act : notation),
  scene: (scene) => drawn(scene),
  caption: ({ board }) => date(board),

  listing(summary) {
    const position = summary.board ?? old(summary);
    return {
      title: played(position, summary.players ?? {}),
      standing: standing(position),
      picture: () => thumbnail(position),
      over: position.ending !== null,
    };
  },

  coach: ({ decision, options }, { thoughts }) => [
    ...decision.stakes,
    ...precious(options, thoughts),
  ],

  pressed(event) {
    const { target } = event;
    const key = shortcut(event);
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

  clear: () => void hand.lower(),
  summary: reopenEnding,

  escape() {
    const close = /** @type {HTMLElement | null} */ (byId("fights").querySelector(".close"));
    if (hand.lower()) return;
    lastMove = null;
    if (now?.chosen || byId("fights").hidden) act.pick(null);
    else close?.click();
  },
};

export default part;

/** Record that the story was watched to its end, unless it was skipped. @param {View} view */
function heard({ serial, fresh, lines }) {
  if (story.skipped) return;
  const goes = told.serial === serial && fresh <= told.to;
  told = { serial, from: goes ? told.from : fresh, to: lines.length };
}

/** @param {string} selector */
function focus(selector) {
  /** @type {HTMLElement | SVGElement | null} */ (document.querySelector(selector))?.focus();
}

/**
 * Which sides are computer players.
 * @param {string} mode
 * @returns {Record<string, string>}
 */
function opponents(mode) {
  const value = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (byId(id)).value;
  if (mode === "watch")
    return { American: value("strength-american"), Tripolitan: value("strength-tripolitan") };
  if (mode !== "computer") return {};
  return { [value("own-side") === "American" ? "Tripolitan" : "American"]: value("strength") };
}

/** @param {string} id */
function checked(id) {
  return /** @type {HTMLInputElement} */ (byId(id)).checked;
}

/** The label of the button for a last move that begins a fight. @param {Option} option */
function lastSaid({ begins, piece, source, target }) {
  return fill(mapWords.confirmMove, {
    piece: aPiece(String(piece)),
    source: the(String(source)),
    target: the(String(target)),
    begins,
  });
}

/** @param {string} place */
function pressPlace(place) {
  const { targets, sources } = narrowed(now?.options ?? [], now?.chosen ?? null);
  const target = targets.get(place);
  if (target?.begins && target !== lastMove) {
    lastMove = target;
    act.pick(now?.chosen ?? null);
    act.tell(fill(mapWords.lastMove, { place: the(place), begins: target.begins }));
  } else if (target) act.choose(target);
  else if (sources.has(place)) chooseSource(place);
}

/** @param {string} place */
function chooseSource(place) {
  const again = now?.chosen === place;
  lastMove = null;
  act.pick(again ? null : place);
  if (!again) act.tell(fill(mapWords.fromHere, { place: the(place) }));
}

/**
 * The battle card in question, or else the event being played: shown, and can be enlarged.
 * @param {Position} position
 * @param {import("../../types/shores").Decision | null} decision
 */
function drawEvent({ cards }, decision) {
  const name = decision?.card ?? cards.American.active ?? cards.Tripolitan.active;
  byId("event").replaceChildren(
    ...(name
      ? [
          h(
            "button",
            { type: "button", "data-card": name, click: () => showCard(name) },
            ...filled(gameWords.effect, {
              card: h("b", {}, cardTitle(name)),
              effect: h("span", {}, facts.card(name).effect),
            }),
          ),
        ]
      : []),
  );
}

/** Converts a game summary saved by a version up to 0.2. @param {any} summary @returns {Summary} */
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

/** The state of a game in one line. @param {Summary} position */
function standing({ ending, season, year, gold, sunk }) {
  return fill(ending ? gameWords.ended : gameWords.tally, {
    ending: ending?.text,
    date: date({ season, year }),
    gold,
    of: facts.gold,
    sunk,
    frigates: facts.frigates,
  });
}

/**
 * Who plays.
 * @param {Summary} position
 * @param {Record<string, string>} players computer players by seat
 */
function played({ automaton }, players) {
  const all = Object.values(players).map((name) => facts.players[name] ?? name);
  const seat = soleSeat(SIDES, players);
  const [first, second] = seat ? [seatName(seat), ...all] : all;
  if (second) return fill(gameWords.playersAgainst, { first, second });
  return automaton ? gameWords.solitaire : gameWords.twoPlayers;
}

/**
 * The card that costs the most winning chance to discard.
 * @param {Option[]} options
 * @param {import("../../types/session").Thought[]} thoughts
 */
function precious(options, thoughts) {
  const values = new Map(thoughts.map(({ choice, value }) => [choice, value]));
  /** @type {Map<string, number>} */
  const cards = new Map();
  for (const { card, act, notation } of options) {
    const value = values.get(notation);
    if (!card || !act.startsWith("discard") || value === undefined) continue;
    cards.set(card, Math.max(cards.get(card) ?? 0, value));
  }
  const ranked = [...cards].sort(([, one], [, two]) => one - two);
  const [least, next] = ranked;
  if (!next) return [];
  const cost = ranked[ranked.length - 1][1] - least[1];
  if (cost < PRECIOUS || next[1] - least[1] < cost / 2) return [];
  return [fill(words.keep, { card: cardTitle(least[0]), cost: points(cost) })];
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
