// Wilderness War's implementation of the shell's `Part` interface.

import { byId, on } from "../shell/dom.js";
import { leaveMenu } from "../shell/menu.js";
import { still, tells } from "../shell/settings.js";
import { soleSeat } from "../shell/state.js";
import { showCards, showCardsAs, unpeek } from "../table/cards.js";
import { Fights } from "../table/fights.js";
import { Hand } from "../table/hand.js";
import { openStudio, picture } from "../table/pictures.js";
import { rewound } from "../table/pieces.js";
import { makeRules, showRule } from "../table/rules.js";
import { listenForSound } from "../table/sound.js";
import { makeTimeline } from "../table/timeline.js";
import { Board } from "./board.js";
import { explain, LOOK } from "./cards.js";
import { drawEnding, reopenEnding } from "./ending.js";
import { facts, SIDES, seatName } from "./facts.js";
import { FIGHTS } from "./fight.js";
import { strip } from "./hand.js";
import { history } from "./history.js";
import { pressed } from "./keys.js";
import { points, showLedger } from "./ledger.js";
import { makeLenses, markLens, nextLens } from "./lenses.js";
import { entry } from "./lines.js";
import { listing } from "./listing.js";
import { March, reachOf } from "./march.js";
import { drawMuster, mustered, placeOf } from "./muster.js";
import { AT } from "./places.js";
import { ruleOf } from "./rules.js";
import { newGameOptions, players } from "./setup.js";
import { drawSides } from "./sides.js";
import { sound } from "./sound.js";
import { CampaignStory, worthNarrating } from "./story.js";
import gameWords from "./words/game.json" with { type: "json" };
import handWords from "./words/hand.json" with { type: "json" };
import mapWords from "./words/map.json" with { type: "json" };
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
/** The last view drawn. @type {View | null} */
let now = null;
/** The space whose pieces are looked at. @type {string | null} */
let looked = null;
/** The game in whose theatre the map has been opened. */
let home = 0;
/** Whether the leader who was pressed takes everyone. */
let takesAll = false;
const march = new March();

/** @type {Part} */
const part = {
  key: "wilderness",
  seats: SIDES,
  seatName,
  lessons: [],
  lessonPicture: () => null,
  receiveFacts(sent, named) {
    facts.load(sent, named);
    openStudio();
  },

  mount(api) {
    page = api;
    board = new Board(byId("map"), byId("overview"), {
      place: pressSpace,
      source: pressSpace,
      choose: page.choose,
      showHint: page.showHint,
    });
    on("nearer", () => board.viewport.zoom(1 / 1.4));
    on("farther", () => board.viewport.zoom(1.4));
    on("whole", () => board.viewport.whole());
    showCardsAs(LOOK);
    hand = new Hand(byId("hand"), page.choose);
    fights = new Fights(FIGHTS);
    fights.closed = () => board.point(null);
    story = new CampaignStory(board, fights, page.sceneAt, page.unpaused);
    on("standing", () => showLedger(now?.lines ?? []));
    makeLenses(look);
    makeTimeline(history);
    makeRules(rules, page.startLesson);
    listenForSound();
    drawTitle();
    on("rule-now", () => {
      const id = now && ruleAbout(now);
      if (id) showRule(id);
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
    if (now?.serial !== serial) {
      board.viewport.reset();
      looked = null;
      march.halt();
    }
    if (newQuestion && !march.ahead.length) march.chosen = null;
    now = view;
    unpeek();
    explain(position.reasons);
    const asked = mustered(view);
    if (newQuestion) looked = null;
    board.draw(position, marked(view, asked ?? looked));
    byId("when").textContent = position.caption;
    byId("scores").hidden = false;
    byId("standing").textContent = points(position.vp);
    drawSides(byId("piles"), view);
    byId("rule-now").hidden = !ruleAbout(view);
    hand.draw(strip(view));
    fights.draw(view, hits(view), page.choose);
    board.point(fights.place);
    const muster = fights.place && !asked ? null : (asked ?? looked);
    const close = () => {
      looked = null;
      if (now) part.draw(now);
    };
    drawMuster(view, view.over ? null : muster, page.choose, asked ? null : close);
    drawEnding(position, view.course ?? [], {
      over: view.over && !view.moment,
      own: soleSeat(SIDES, view.players),
    });
    document.body.dataset.side = (decision?.side ?? "").toLowerCase();
    if (home !== serial) {
      home = serial;
      board.viewport.fit();
    }
    if (newQuestion) board.show(about(view));
    setTimeout(() => goOn(view));
  },

  listed(view) {
    const { options, decision } = view;
    if (march.ahead.length) return [];
    const onMap = new Set(march.chosen ? [march.chosen.path[1]] : []);
    const shown = options.filter(
      ({ offered, piece, space, act }) =>
        offered !== "card" &&
        !(
          decision?.ask === "step" &&
          act === "move" &&
          space &&
          !onMap.has(space) &&
          reachOf(view).size > 0
        ) &&
        !(looked && piece && placeOf(view.board, piece) !== looked),
    );
    return [{ heading: null, options: shown }];
  },

  narrate(view, lines, speak) {
    const own = view.seat ?? now?.seat ?? null;
    if (!tells() || !now || march.ahead.length) return null;
    const { scene, serial, thinks } = now;
    const going = serial === view.serial && scene && !scene.over ? scene.line : null;
    const acts = thinks && (going !== null || lines.some(({ source }) => source));
    if (!worthNarrating(lines, own) && !acts) return null;
    for (const { role, side, card } of lines)
      if (role === "use" && card && side === own) hand.spend(card);
    const before = rewound(view.board.pieces, lines);
    return story.narrate(lines, { first: view.fresh, pieces: before, own, going, speak });
  },
  skip: () => story.skip(),
  step: () => story.step(),

  showEvents(view, lines) {
    const moves = view.rolling && !still() ? lines.slice(-4) : [];
    for (const { source, target, pieces } of moves) {
      if (source && target && pieces?.length) board.arrive(pieces[0], 1, source, target, 450);
    }
    const place = view.decision?.space ?? lines.findLast(({ space, target }) => space ?? target);
    const name = typeof place === "string" ? place : (place?.target ?? place?.space);
    if (name && AT[name]) board.follow(name);
    if (view.rolling) sound(lines);
  },

  entry,
  players,
  advice: {
    coach: () => [],
    against: () => gameWords.anyOther,
    effect: ({ notation }) => notation,
  },
  scene: (scene) => fights.whole(scene),
  listing,
  pressed: (event) => pressed(event, board, hand, () => look(nextLens(board.lens))),
  clear: () => void hand.lower(),
  summary: reopenEnding,

  escape() {
    if (hand.lower()) return;
    if (march.chosen || looked) {
      march.halt();
      looked = null;
      if (now) part.draw(now);
    } else if (!fights.close()) page.pick(null);
  },
};

export default part;

/** Look through a lens. @param {import("./board.js").Lens} lens */
function look(lens) {
  board.lens = lens;
  markLens(lens);
  if (now) part.draw(now);
}

/** Go on with what one press has begun: a force that takes everyone, a march. @param {View} view */
function goOn(view) {
  if (view !== now) return;
  if (takesAll) {
    takesAll = false;
    const everyone = view.options.find(({ notation }) => notation === "take everyone");
    if (everyone) return page.choose(everyone);
  }
  const step = march.step(view);
  if (step) page.choose(step);
}

/** What of the map can be pressed. @param {View} view @param {string | null} chosen */
function marked(view, chosen) {
  const { options, decision } = view;
  const targets = new Set(
    options.flatMap(({ space, offered }) => (space && offered !== "card" ? [space] : [])),
  );
  const sources = new Set(
    options.flatMap(({ piece }) => {
      const place = piece && placeOf(view.board, piece);
      return place ? [place] : [];
    }),
  );
  const reach = reachOf(view);
  const here = decision?.mover?.space;
  return {
    targets: reach.size ? new Set([...targets].filter((space) => reach.has(space))) : targets,
    sources,
    reach,
    way: march.chosen?.path ?? (march.ahead.length && here ? [here, ...march.ahead] : []),
    chosen: march.chosen?.space ?? chosen,
    press: pressSpace,
  };
}

/** @param {string} space */
function pressSpace(space) {
  if (!now) return;
  const { options, decision } = now;
  const approach = reachOf(now).get(space);
  if (approach) {
    const goes = march.press(approach);
    if (goes) march.since = now.lines.length;
    else page.showHint(mapWords.whereTo);
    part.draw(now);
    return;
  }
  const here = options.filter((option) => option.space === space && option.offered !== "card");
  if (here.length === 1) return page.choose(here[0]);
  const leads = options.filter(
    ({ act, piece }) => act === "lead" && piece && now && placeOf(now.board, piece) === space,
  );
  if (decision?.ask === "activate" && leads.length === 1) {
    takesAll = true;
    return page.choose(leads[0]);
  }
  const alone = options.filter(({ piece }) => piece && now && placeOf(now.board, piece) === space);
  if (alone.length === 1) return page.choose(alone[0]);
  looked = looked === space ? null : space;
  part.draw(now);
}

/** Which units may take a loss, by how they are shown. @param {View} view */
function hits({ options, board: { reduced } }) {
  const losses = options.filter(({ act, piece }) => act === "lose" && piece);
  return new Map(
    losses.map((option) => {
      const name = String(option.piece);
      return [reduced.includes(name) ? `reduced ${name}` : name, option];
    }),
  );
}

/** The places that a question is about. @param {View} view */
function about({ decision, options }) {
  const places = [
    ...(decision?.mover ? [decision.mover.space] : []),
    ...(decision?.space ? [decision.space] : []),
    ...(decision?.ask === "activate" ? [] : options.flatMap(({ space }) => (space ? [space] : []))),
  ];
  return [...new Set(places)].filter((place) => AT[place]).slice(0, 6);
}

/** @param {View} view */
function ruleAbout({ decision, board: position, moment }) {
  return ruleOf({ decision, ended: Boolean(position.ending) && !moment });
}

/** The pictures of the title. */
function drawTitle() {
  byId("frontispiece").append(picture("scene: title", "wide"));
  document.querySelector('#menu [data-new="hot seat"]')?.prepend(picture("way: two", "wide"));
  byId("opponent").append(picture("way: French", "tall"));
}
