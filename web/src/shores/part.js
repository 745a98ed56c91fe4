// The Shores of Tripoli's implementation of the shell's `Part` interface.

import { byId, h, on } from "../shell/dom.js";
import { leaveMenu } from "../shell/menu.js";
import { still, tells } from "../shell/settings.js";
import { soleSeat } from "../shell/state.js";
import { fill, filled } from "../shell/text.js";
import { showCard, showCards, showCardsAs, unpeek } from "../table/cards.js";
import { reopenEnding } from "../table/ending.js";
import { Fights } from "../table/fights.js";
import { showGoals } from "../table/goals.js";
import { Hand } from "../table/hand.js";
import { openStudio, picture } from "../table/pictures.js";
import { makeRules, offerRule, showRule } from "../table/rules.js";
import { listenForSound } from "../table/sound.js";
import { makeTimeline } from "../table/timeline.js";
import { listenToZoom } from "../table/zoom.js";
import { Board } from "./board.js";
import { LOOK } from "./cards.js";
import { coach } from "./coach.js";
import { drawEnding } from "./ending.js";
import { facts, SIDES } from "./facts.js";
import { FIGHTS } from "./fight.js";
import { drawStanding } from "./goals.js";
import { strip } from "./hand.js";
import { history } from "./history.js";
import { pressed } from "./keys.js";
import lessonPictures from "./lessons.json" with { type: "json" };
import { entry } from "./lines.js";
import { listing } from "./listing.js";
import { cardTitle, seatName, the } from "./names.js";
import { about, confirmed, listed, narrowed } from "./narrowing.js";
import { picture as piece } from "./pieces.js";
import { drawPiles } from "./piles.js";
import { ruleOf } from "./rules.js";
import { newGameOptions, players } from "./setup.js";
import { adorn, nameSheet } from "./sheet.js";
import { sound } from "./sound.js";
import { WarStory, worthNarrating } from "./story.js";
import { drawTitle } from "./title.js";
import gameWords from "./words/game.json" with { type: "json" };
import handWords from "./words/hand.json" with { type: "json" };
import lessons from "./words/lessons.json" with { type: "json" };
import mapWords from "./words/map.json" with { type: "json" };
import rules from "./words/rules.json" with { type: "json" };

/** @typedef {import("../../types/shores").Board} Position */
/** @typedef {import("../../types/shores").Decision} Decision */
/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../../types/shores").Option} Option */
/** @typedef {import("../../types/shores").Scene} Scene */
/** @typedef {import("../../types/shores").Moment} Season */
/** @typedef {import("../shell/state.js").View<Position, Decision, Option, Line, Scene, Season[]>} View */
/**
 * @typedef {import("../shell/part.js").Part<Position, Decision, Option, Line, Scene, Season[],
 *   import("../../types/shores").Facts>} Part
 */
/** @typedef {Parameters<Part["mount"]>[0]} Act */

/** The maximum number of moves animated for one answer. */
const MOST_MOVES = 8;
/** @type {Act} */
let page;
/** @type {Board} */
let board;
/** @type {Hand} */
let hand;
/** @type {Fights} */
let fights;
/** @type {WarStory} */
let story;
/** The game whose ships have been brought into view at its start. */
let home = 0;
/** A last move pressed on the map, which a second press confirms. @type {Option | null} */
let lastMove = null;
/** The last view drawn. @type {View | null} */
let now = null;

/** @type {Part} */
const part = {
  key: "shores",
  seats: SIDES,
  seatName,
  lessons,
  lessonPicture: (lesson) =>
    lesson in lessonPictures
      ? picture(lessonPictures[/** @type {"year"} */ (lesson)], "wide")
      : null,
  receiveFacts(sentFacts, players) {
    facts.load(sentFacts, players);
    nameSheet();
    // Once a game can begin
    setTimeout(adorn);
    openStudio();
  },

  mount(api) {
    page = api;
    board = new Board(byId("map"), byId("overview"), {
      place: pressPlace,
      source: chooseSource,
      choose: page.choose,
      showHint: page.showHint,
    });
    listenToZoom(board.viewport);
    showCardsAs(LOOK);
    hand = new Hand(byId("hand"), page.choose);
    fights = new Fights(FIGHTS);
    fights.closed = () => board.point(null);
    story = new WarStory(board, fights, { ...page, spend: (card) => hand.spend(card) });
    on("goals-button", showGoals);
    on("scores", showGoals);
    drawTitle();
    listenForSound();
    makeTimeline(history);
    makeRules(rules, page.startLesson);
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
      cell.prepend(...pieces.split(", ").map(piece));
    }
  },

  newGameOptions,

  draw(view) {
    const side = view.seat ?? view.decision?.side;
    if (now?.serial !== view.serial) board.viewport.reset();
    if (side && !view.lesson && home !== view.serial) {
      home = view.serial;
      board.home(view.board, side);
    }
    const { options, decision, chosen } = view;
    const newQuestion = decision !== now?.decision;
    const goesOn = decision?.ask === now?.decision?.ask && view.seat === now?.seat;
    now = view;
    unpeek();
    if (lastMove && !options.includes(lastMove)) lastMove = null;
    const position = view.board;
    const choice = narrowed(options, chosen, lastMove);
    board.draw(position, choice, decision);
    byId("when").textContent = position.caption;
    byId("scores").hidden = false;
    /** @type {HTMLButtonElement} */ (byId("goals-button")).disabled = false;
    drawStanding(position);
    drawEvent(position, decision, view.over);
    byId("odds").textContent =
      decision?.outlook ?? (choice.sources.size > 1 && !choice.source ? mapWords.fromWhere : "");
    offerRule(ruleOf(view));
    hand.draw(strip(view));
    drawPiles(byId("piles"), view);
    fights.draw(view, choice.hits, page.choose);
    board.point(fights.place);
    // A lesson shows its own outcome.
    drawEnding(view.over && !view.lesson ? position.ending : null, view.course ?? [], {
      aside: view.moment !== null || view.lesson !== null,
      own: soleSeat(
        SIDES.filter((seat) => seat !== position.automaton),
        view.players,
      ),
      board: position,
    });
    document.body.dataset.side = (decision?.side ?? "").toLowerCase();
    // Selecting a ship does not move the map.
    if (newQuestion) {
      const places = about(options, decision?.place);
      board.show(places.length ? places : [...choice.sources], goesOn);
    }
    if (lastMove) board.show([String(lastMove.target)]);
  },

  listed: ({ options, chosen, decision }) => [
    ...confirmed(lastMove),
    ...listed(options, chosen, decision?.card, lastMove),
  ],

  narrate(view, lines, speak) {
    return !tells() || !now ? null : story.between(view, now, lines, speak);
  },
  skip: () => story.skip(),
  step: () => story.step(),

  showEvents(view, lines) {
    // In a replay the pieces may have come from anywhere.
    const sails = view.rolling && !still() && !worthNarrating(lines, view.seat);
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
    if (view.rolling) sound(lines, view);
  },

  entry,
  players,
  advice: {
    coach,
    against: ({ board }) => gameWords.against[board.automaton ? "bot" : "player"],
    effect: ({ act, notation }) => (act.startsWith("discard to") ? act : notation),
  },
  scene: (scene) => fights.whole(scene),
  listing,

  pressed: (event) => pressed(event, board, hand),

  clear: () => void hand.lower(),
  summary: reopenEnding,

  escape() {
    if (hand.lower()) return;
    lastMove = null;
    if (now?.chosen || !fights.close()) page.pick(null);
  },
};

export default part;

/** @param {string} place */
function pressPlace(place) {
  const { targets, sources } = narrowed(now?.options ?? [], now?.chosen ?? null);
  const target = targets.get(place);
  if (target?.begins && target !== lastMove) {
    lastMove = target;
    page.pick(now?.chosen ?? null);
    page.showHint(fill(mapWords.lastMove, { place: the(place), begins: target.begins }));
  } else if (target) page.choose(target);
  else if (sources.has(place)) chooseSource(place);
}

/** @param {string} place */
function chooseSource(place) {
  const again = now?.chosen === place;
  lastMove = null;
  page.pick(again ? null : place);
  if (!again) page.showHint(fill(mapWords.fromHere, { place: the(place) }));
}

/**
 * The battle card in question, or else the event being played: shown, and can be enlarged.
 * @param {Position} position
 * @param {Decision | null} decision
 * @param {boolean} over whether the game is
 */
function drawEvent({ cards }, decision, over) {
  const active = cards.American.active ?? cards.Tripolitan.active;
  const name = over ? null : (decision?.card ?? active);
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
