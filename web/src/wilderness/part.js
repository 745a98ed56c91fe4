// Wilderness War's implementation of the shell's `Part` interface.

import { announce, byId, on, toPrompt, write } from "../shell/dom.js";
import { crowdNews } from "../shell/log.js";
import { leaveMenu } from "../shell/menu.js";
import { settings, still, tells } from "../shell/settings.js";
import { soleSeat } from "../shell/state.js";
import { fill } from "../shell/text.js";
import { showCard, showCards, showCardsAs, unpeek } from "../table/cards.js";
import { reopenEnding } from "../table/ending.js";
import { Fights } from "../table/fights.js";
import { Hand } from "../table/hand.js";
import { openStudio, picture } from "../table/pictures.js";
import { makeRules, offerRule, showRule } from "../table/rules.js";
import { listenForSound } from "../table/sound.js";
import { makeTimeline } from "../table/timeline.js";
import { listenToZoom } from "../table/zoom.js";
import { mustered } from "./asked.js";
import { Board } from "./board.js";
import { effectOf, LOOK } from "./cards.js";
import { drawEnding } from "./ending.js";
import { cardTitle, facts, SIDES, seatName } from "./facts.js";
import { FIGHTS } from "./fight.js";
import { drawForecasts } from "./forecast.js";
import { strip } from "./hand.js";
import { history } from "./history.js";
import { pressed, rememberPlace } from "./keys.js";
import { drawBalance, drawSituation, showLedger } from "./ledger.js";
import { entry, leg } from "./lines.js";
import { listing } from "./listing.js";
import { Looking } from "./looking.js";
import { disturbing } from "./march.js";
import { drawMuster, drawSpaces } from "./muster.js";
import { AT } from "./places.js";
import { Plans } from "./plans.js";
import {
  about,
  answering,
  askedAt,
  hits,
  inList,
  inSpaces,
  ruleAbout,
  strongest,
} from "./question.js";
import { drawRoster, spacesOf } from "./roster.js";
import { newGameOptions, offerBids, players } from "./setup.js";
import { adorn } from "./sheet.js";
import { drawSides } from "./sides.js";
import { sound } from "./sound.js";
import { CampaignStory, hasMet } from "./story.js";
import { GATHERS } from "./tile.js";
import gameWords from "./words/game.json" with { type: "json" };
import handWords from "./words/hand.json" with { type: "json" };
import musterWords from "./words/muster.json" with { type: "json" };
import rules from "./words/rules.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Board} Position */
/** @typedef {import("../../types/wilderness").Decision} Decision */
/** @typedef {import("../../types/wilderness").Line} Line */
/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("../../types/wilderness").Scene} Scene */
/** @typedef {import("../../types/wilderness").Moment} Season */
/** @typedef {import("../shell/state.js").View<Position, Decision, Option, Line, Scene, Season[]>} View */
/**
 * @typedef {import("../shell/part.js").Part<Position, Decision, Option, Line, Scene, Season[],
 *   import("../../types/wilderness").Facts>} Part
 */
/** @typedef {Parameters<Part["mount"]>[0]} Act */

/** @type {Act} */
let page;
/** @type {Board} */
let board;
/** @type {Hand} */
let hand;
/** @type {Fights} */
let fights;
/** @type {CampaignStory} */
let story;
/** @type {Looking} */
let looking;
/** @type {Plans} */
let plans;
/** The last view drawn. @type {View | null} */
let now = null;
/** The game in whose theatre the map has been opened. */
let home = 0;
/** Of more options than these, which stand two in a row, the one that ends the choice comes first. */
const LONG = 8;
/** As many options as these need the room of what is told, on any phone. */
const ROWS = 3;
/** But so many have room above a fight on a tall phone. */
const TALL = "(max-width: 43.99em) and (min-height: 48em)";
/** More options than these need it on a desk, too. */
const LOTS = 4;
/** In a window so low, what is at hand would cover the pieces. */
const LOW = "(max-height: 30em)";
/** Where the forces come before what leads past them. */
const PHONE = "(max-width: 43.99em) and (min-height: 30.01em)";
/** Milliseconds for a step of a march. */
const LEG = 380;

/** @type {Part} */
const part = {
  key: "wilderness",
  seats: SIDES,
  seatName,
  lessons: [],
  lessonPicture: () => null,
  receiveFacts(sent, named) {
    facts.load(sent, named);
    offerBids();
    // Once a game can begin
    setTimeout(adorn);
    openStudio();
  },

  mount(api) {
    page = api;
    board = new Board(byId("map"), byId("overview"), {
      place: (space) => plans.pressSpace(space),
      source: (space) => plans.pressStack(space),
      choose: page.choose,
      showHint: page.showHint,
    });
    rememberPlace(byId("map"));
    document.addEventListener("click", ({ target }) => {
      const pressed = target instanceof Element ? target.closest("[data-spot]") : null;
      const place = /** @type {HTMLElement | null} */ (pressed)?.dataset.spot;
      if (place && AT[place]) pointOut(place);
    });
    listenToZoom(board.viewport);
    showCardsAs(LOOK);
    hand = new Hand(byId("hand"), page.choose);
    fights = new Fights(FIGHTS);
    fights.closed = () => board.point(null);
    story = new CampaignStory(board, fights, { ...page, spend: (card) => hand.spend(card) });
    on("list-now", () => {
      fights.close();
      redraw();
    });
    on("standing", () => {
      if (now) showLedger(now);
    });
    plans = new Plans(page, board, hand, redraw);
    looking = new Looking(board, { query: page.query, redraw, look: (space) => plans.look(space) });
    plans.taken = () => looking.putAway();
    makeTimeline(history);
    makeRules(rules, page.startLesson);
    listenForSound();
    drawTitle();
    on("rule-now", () => {
      const response = now && answering(now);
      const id = now && ruleAbout(now);
      if (response) showCard(response);
      else if (id) showRule(id);
    });
    on("deck-button", () => {
      leaveMenu();
      showCards(handWords.deck, facts.deck());
    });
  },

  newGameOptions,

  draw(view) {
    const { decision, serial } = view;
    const position = view.board;
    const newQuestion = decision !== now?.decision;
    const newMoment = view.moment !== now?.moment;
    now = view;
    const wanted = plans.see(view);
    if (wanted) return void plans.take(wanted);
    unpeek();
    const asked = mustered(view);
    const shown = plans.looked ? [plans.looked] : asked;
    if (newQuestion) looking.unlist();
    looking.draw(position);
    board.draw(position, plans.marked(view, shown));
    byId("when").textContent = position.caption;
    byId("scores").hidden = false;
    drawBalance(position);
    write(byId("effect"), decision?.card ? effectOf(decision.card) : "");
    drawSides(byId("piles"), view);
    drawSituation(view.over ? null : position);
    const response = answering(view);
    offerRule(ruleAbout(view), response && cardTitle(response));
    hand.draw(strip(view));
    // Militia are asked about the raid that comes next: the last one is over.
    const scene = decision?.ask === "militia" && view.scene?.over ? null : view.scene;
    fights.draw({ ...view, scene }, hits(view), page.choose);
    drawForecasts(decision?.forecasts ?? []);
    drawStage(view, shown, asked);
    drawEnding(position, view.course ?? [], {
      over: view.over && !view.moment,
      own: soleSeat(SIDES, view.players),
    });
    document.body.dataset.side = (decision?.side ?? "").toLowerCase();
    if (home !== serial) {
      home = serial;
      const own = strongest(view);
      board.viewport.reset(own ? AT[own] : undefined);
    }
    if (newQuestion) {
      const choosing = inSpaces(view).length > 0;
      const places = fights.place && !choosing ? [fights.place] : about(view);
      board.show(places);
      // Of all places, the one from which somebody moves must be seen.
      const from = decision?.mover?.space;
      if (from && AT[from]) board.show([from]);
      // Where a fight was is seen, too, if there is room for both.
      if (fights.place && choosing) board.show([...places, fights.place]);
    }
    // In a replay the map goes where things happen, however many choices are passed over.
    const there = view.moment && newMoment ? (fights.place ?? lastPlace(view.lines)) : null;
    if (there) board.show([there]);
    board.point(fights.place ?? askedAt(view));
    setTimeout(() => goOn(view), plans.march.going && !still() && view.rolling ? LEG : 0);
  },

  listed(view) {
    if (plans.march.going) return [];
    const options = view.options.filter((option) => inList(view, option));
    // Below a long list the end would be out of sight.
    if (options.length > LONG)
      options.sort((one, other) => Number(other.act === "done") - Number(one.act === "done"));
    return [{ heading: null, options }];
  },

  narrate(view, lines, speak) {
    const marches = plans.march.going && !disturbing(lines, plans.march.side) && !hasMet(lines);
    const told = !tells() || !now || marches ? null : story.between(view, now, lines, speak);
    if (told) clearDock();
    return told;
  },
  skip: () => story.skip(),
  step: () => story.step(),

  passes(view) {
    const goesOn = plans.march.answers(view) ? gameWords.carriedOut : "";
    const waived = plans.waiver.answer(view) ? gameWords.letsPass : goesOn;
    const template = endsItself(view) ? gameWords.phaseEnds : waived;
    return fill(template, { side: seatName(String(view.decision?.side)) });
  },

  showEvents(view, lines) {
    const moved = view.rolling && !still() ? lines.findLast(({ source }) => source) : undefined;
    if (moved?.source && moved.target && moved.pieces?.length)
      board.advance(moved.pieces[0], moved.source, moved.target, LEG);
    const place = view.decision?.space ?? lastPlace(lines);
    if (place && AT[place] && !fights.place) board.follow(place);
    if (view.rolling) sound(lines);
  },

  entry,
  leg,
  players,
  advice: {
    coach: () => [],
    against: () => gameWords.anyOther,
    effect: ({ notation }) => notation,
  },
  scene: (scene) => fights.whole(scene),
  listing,
  pressed: (event) => pressed(event, board, hand, () => looking.next()),
  clear: () => void hand.lower(),
  summary: reopenEnding,

  escape() {
    if (hand.lower()) return;
    // Letters find names on the map, so no letter leads away from it; what is in hand stays there.
    if (document.activeElement?.closest("#map :focus-visible")) {
      // What is only looked at hides the pieces of the question.
      if (plans.looked && !plans.march.group) plans.close();
      return toPrompt();
    }
    if (plans.pending) return plans.close();
    if (fights.close()) return;
    if (looking.lens) return looking.through("");
    page.pick(null);
    if (document.activeElement?.closest(":is(#map, #zoom)")) toPrompt();
  },
};

export default part;

/** The space where something has happened last. @param {Line[]} lines */
function lastPlace(lines) {
  const last = lines.findLast(({ space, target }) => AT[target ?? space ?? ""]);
  return last?.target ?? last?.space ?? null;
}

/** Draw the last view anew. */
function redraw() {
  if (now) part.draw(now);
}

/** Give the next answer of a march, or end an Action Phase in which nothing is left to do. @param {View} view */
function goOn(view) {
  if (view !== now) return;
  if (endsItself(view)) {
    announce(fill(gameWords.phaseEnds, { side: seatName(String(view.decision?.side)) }));
    return page.answer(view.options[0]);
  }
  const waived = plans.waiver.answer(view);
  if (waived) return page.answer(waived);
  if (plans.march.going) plans.goOn(view);
}

/** Whether an Action Phase is ended by the page. @param {View} view */
function endsItself({ decision, rolling, moment, undo }) {
  return Boolean(decision?.ask === "finish" && settings.ends && rolling && !moment && !undo);
}

/**
 * What lies on the stage: the pieces of some spaces, or the forces that can be taken in hand.
 * @param {View} view
 * @param {string[]} shown
 * @param {string[]} asked
 */
function drawStage(view, shown, asked) {
  const host = byId("muster");
  const { decision } = view;
  const close = shown === asked ? null : () => plans.close();
  const forces = !shown.length && spacesOf(view).length > 0;
  const fought = fights.place !== null && !shown.length;
  // Who has a force in hand wants its pieces, not the way out; who forms one, or on a phone looks for one or, if there is
  // room, chooses who goes inside, has the way out at hand.
  const phone = matchMedia(PHONE).matches;
  const roomy = phone && matchMedia(TALL).matches;
  const gathers = decision?.ask === "force" || (roomy && GATHERS.includes(decision?.ask ?? ""));
  const forms = gathers && shown.length > 0 && !matchMedia(LOW).matches;
  const looks = forces && !fought && phone;
  const choices = byId("choices");
  const before = close || forms || looks ? host : byId("resolve");
  // Whatever is moved would lose the focus.
  if (choices.previousElementSibling !== before) before.after(choices);
  choices.classList.toggle("at-hand", forms || looks);
  const listed = view.options.filter((option) => inList(view, option)).length;
  choices.classList.toggle("paired", decision?.ask === "loss" || listed > LONG);
  // Above them, the button that chooses.
  const buttons = listed + (view.decision?.automatic ? 1 : 0);
  // The effect of its card takes the room of many options.
  document.body.classList.toggle("lots", buttons > LOTS || Boolean(view.decision?.card));
  const done = shown.length || forces ? [] : inSpaces(view);
  const above = buttons === ROWS && fought && matchMedia(TALL).matches;
  document.body.dataset.rows = String(above ? ROWS - 1 : Math.min(buttons, ROWS));
  document.body.classList.toggle("three-above", above);
  // The list of forces, or of spaces, waits until the fight has been looked at.
  byId("list-now").hidden = !(forces || done.length) || !fought;
  write(byId("list-now"), forces ? musterWords.forces : musterWords.spaces);
  const covered = view.over || plans.march.going || fought;
  host.hidden = covered || !(shown.length || forces || done.length);
  const crowded = [host, byId("forecasts"), byId("lens-list")].some(({ hidden }) => !hidden);
  crowdNews(crowded);
  if (host.hidden) return host.replaceChildren();
  if (forces) return drawRoster(view, (space) => plans.look(space), plans.survey.inReach);
  if (done.length) return drawSpaces(done, page.choose);
  drawMuster(view, plans.shown(shown), { ...plans.acts, close });
}

/** What was asked, and shown with it, gives its room to what is told. */
function clearDock() {
  for (const id of ["muster", "lens-list", "forecasts", "list-now"]) byId(id).hidden = true;
  document.body.dataset.rows = "0";
  document.body.classList.remove("lots", "three-above");
}

/** Bring a space into sight, and mark it until something is drawn anew. @param {string} space */
function pointOut(space) {
  board.show([space]);
  board.point(space);
  announce(board.controls.get(space)?.element.getAttribute("aria-label") ?? space);
}

/** The pictures of the title. */
function drawTitle() {
  byId("frontispiece").append(picture("scene: title", "wide"));
  document.querySelector('#menu [data-new="hot seat"]')?.prepend(picture("way: two", "wide"));
  byId("opponent").append(picture("way: French", "tall"));
}
