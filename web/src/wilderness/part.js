// Wilderness War's implementation of the shell's `Part` interface.

import { byId, on, write } from "../shell/dom.js";
import { leaveMenu } from "../shell/menu.js";
import { settings, still, tells } from "../shell/settings.js";
import { soleSeat } from "../shell/state.js";
import { fill } from "../shell/text.js";
import { showCards, showCardsAs, unpeek } from "../table/cards.js";
import { reopenEnding } from "../table/ending.js";
import { Fights } from "../table/fights.js";
import { Hand } from "../table/hand.js";
import { openStudio, picture } from "../table/pictures.js";
import { rewound } from "../table/pieces.js";
import { makeRules, showRule } from "../table/rules.js";
import { listenForSound } from "../table/sound.js";
import { makeTimeline } from "../table/timeline.js";
import { Board } from "./board.js";
import { explain, LOOK } from "./cards.js";
import { drawEnding } from "./ending.js";
import { facts, pieceTitle, SIDES, seatName } from "./facts.js";
import { FIGHTS } from "./fight.js";
import { groupOf, groupsAt } from "./groups.js";
import { strip } from "./hand.js";
import { history } from "./history.js";
import { pressed } from "./keys.js";
import { drawBalance, drawSituation, showLedger } from "./ledger.js";
import { entry } from "./lines.js";
import { listing } from "./listing.js";
import { Looking } from "./looking.js";
import { March, reachOf, STEPS } from "./march.js";
import { drawMuster, drawWays, mustered, placeOf, RISKY } from "./muster.js";
import { AT, NEIGHBORS } from "./places.js";
import { about, hits, inList, ruleAbout, strongest } from "./question.js";
import { drawRoster, spacesOf } from "./roster.js";
import { newGameOptions, players } from "./setup.js";
import { drawSides } from "./sides.js";
import { sound } from "./sound.js";
import { CampaignStory, worthNarrating } from "./story.js";
import gameWords from "./words/game.json" with { type: "json" };
import handWords from "./words/hand.json" with { type: "json" };
import rules from "./words/rules.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Board} Position */
/** @typedef {import("../../types/wilderness").Decision} Decision */
/** @typedef {import("../../types/wilderness").Approach} Approach */
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
/** The last view drawn. @type {View | null} */
let now = null;
/** The space whose pieces are looked at. @type {string | null} */
let looked = null;
/** The game in whose theatre the map has been opened. */
let home = 0;
/** The space whose force is taken in hand as soon as a card has been chosen that activates. @type {string | null} */
let wanted = null;
const march = new March();
/** Of more options than these, the one that ends the choice comes first. */
const LONG = 8;
/** As many options as these need the room of what is told, on any phone. */
const ROWS = 3;
/** Milliseconds for a step of a march. */
const LEG = 380;
/** Milliseconds for which the focus rests on a space before the page says why it is out of reach. */
const RESTS = 400;

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
      source: pressStack,
      choose: page.choose,
      showHint: page.showHint,
    });
    listenToFocus();
    document.addEventListener("click", ({ target }) => {
      const pressed = target instanceof Element ? target.closest("[data-spot]") : null;
      const place = /** @type {HTMLElement | null} */ (pressed)?.dataset.spot;
      if (place && AT[place]) pointOut(place);
    });
    on("nearer", () => board.viewport.zoom(1 / 1.4));
    on("farther", () => board.viewport.zoom(1.4));
    on("whole", () => board.viewport.whole());
    showCardsAs(LOOK);
    hand = new Hand(byId("hand"), page.choose);
    fights = new Fights(FIGHTS);
    fights.closed = () => board.point(null);
    story = new CampaignStory(board, fights, page.sceneAt, page.unpaused);
    on("forces-now", () => {
      fights.close();
      redraw();
    });
    on("standing", () => {
      if (now) showLedger(now);
    });
    looking = new Looking(board, { query: page.query, redraw, look });
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
      wanted = null;
      march.halt();
    }
    if (newQuestion) {
      looked = null;
      if (!march.going) {
        march.group = null;
        march.chosen = null;
        march.resume(view);
      }
    }
    now = view;
    if (newQuestion && !march.going && wanted) {
      const [group] = decision?.ask === "activate" ? groupsAt(decision, wanted) : [];
      wanted = null;
      if (group) return void take(group);
    }
    unpeek();
    explain(position.reasons);
    const asked = mustered(view);
    const shown = looked ? [looked] : asked;
    looking.draw(position);
    board.draw(position, marked(view, shown));
    byId("when").textContent = position.caption;
    byId("scores").hidden = false;
    drawBalance(position);
    drawSides(byId("piles"), view);
    drawSituation(view.over ? null : position);
    byId("rule-now").hidden = !ruleAbout(view);
    hand.draw(strip(view));
    fights.draw(view, hits(view), page.choose);
    board.point(fights.place);
    drawStage(view, shown, asked);
    drawEnding(position, view.course ?? [], {
      over: view.over && !view.moment,
      own: soleSeat(SIDES, view.players),
    });
    document.body.dataset.side = (decision?.side ?? "").toLowerCase();
    if (home !== serial) {
      home = serial;
      board.viewport.fit();
      const own = strongest(view);
      if (own) board.follow(own);
    }
    if (newQuestion) board.show(fights.place ? [fights.place] : about(view));
    setTimeout(() => goOn(view), march.going && !still() && view.rolling ? LEG : 0);
  },

  listed(view) {
    if (march.going) return [];
    const options = view.options.filter((option) => inList(view, option));
    // Below a long list the end would be out of sight.
    if (options.length > LONG)
      options.sort((one, other) => Number(other.act === "done") - Number(one.act === "done"));
    return [{ heading: null, options }];
  },

  narrate(view, lines, speak) {
    const own = view.seat ?? now?.seat ?? null;
    if (!tells() || !now || march.going) return null;
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
    const moved = view.rolling && !still() ? lines.findLast(({ source }) => source) : undefined;
    if (moved?.source && moved.target && moved.pieces?.length)
      board.advance(moved.pieces[0], moved.source, moved.target, LEG);
    const place = view.decision?.space ?? lines.findLast(({ space, target }) => space ?? target);
    const name = typeof place === "string" ? place : (place?.target ?? place?.space);
    if (name && AT[name] && !fights.place) board.follow(name);
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
  pressed: (event) => pressed(event, board, hand, () => looking.next()),
  clear: () => void hand.lower(),
  summary: reopenEnding,

  escape() {
    if (hand.lower()) return;
    if (march.chosen || march.group || looked) close();
    else if (!fights.close()) page.pick(null);
  },
};

export default part;

/** Draw the last view anew. */
function redraw() {
  if (now) part.draw(now);
}

/** Give the next answer of a march, or end an Action Phase in which nothing is left to do. @param {View} view */
function goOn(view) {
  if (view !== now) return;
  const { decision, options, rolling, moment } = view;
  if (decision?.ask === "finish" && settings.ends && rolling && !moment && !view.undo)
    return page.choose(options[0]);
  if (!march.going) return;
  const answer = march.next(view);
  if (answer) page.choose(answer);
  else if (!march.going) page.pick(null);
}

/**
 * What lies on the stage: the pieces of some spaces, or the forces that can be taken in hand.
 * @param {View} view
 * @param {string[]} shown
 * @param {string[]} asked
 */
function drawStage(view, shown, asked) {
  const host = byId("muster");
  const { length } = view.options.filter((option) => inList(view, option));
  document.body.dataset.rows = String(Math.min(length, ROWS));
  const forces = !shown.length && spacesOf(view).length > 0;
  const fought = fights.place !== null && !shown.length;
  // The list of forces waits until the fight has been looked at.
  byId("forces-now").hidden = !forces || !fought;
  const covered = view.over || march.going || fought;
  host.hidden = covered || !(shown.length || forces);
  if (host.hidden) return host.replaceChildren();
  if (forces) return drawRoster(view, look);
  drawMuster(view, inMuster(shown), { ...ACTS, close: shown === asked ? null : close });
}

/** What is shown of some spaces. @param {string[]} spaces @returns {import("./muster.js").Shown} */
function inMuster(spaces) {
  const { group, reach, chosen } = march;
  return { spaces, group, reach, chosen };
}

/** What a press on the pieces of a space does. @type {import("./muster.js").Acts} */
const ACTS = {
  choose: (option) => void page.choose(option),
  take: (group) => void take(group),
  aim(space) {
    pressSpace(space);
    /** @type {HTMLElement | null} */ (document.querySelector("#muster [data-march]"))?.focus();
  },
  setOut,
  stay: () => begin("stay"),
  byHand: () => begin("form"),
  close: null,
};

/** Look at no space, and take nothing in hand. */
function close() {
  looked = null;
  march.halt();
  redraw();
}

/** What of the map can be pressed. @param {View} view @param {string[]} shown */
function marked(view, shown) {
  const { options, decision } = view;
  const reach = reachOf(view, march);
  /** @type {Map<string, string | null>} */
  const targets = new Map();
  for (const { space, offered, act, notation } of options) {
    if (!space || offered === "card" || RISKY.includes(act)) continue;
    if (!(reach.size && STEPS.includes(act)))
      targets.set(space, targets.has(space) ? null : notation);
  }
  // While a way is sought, other forces are not marked.
  const sources = new Set(
    (reach.size && march.group ? [] : options).flatMap(({ piece }) => {
      const place = piece && placeOf(view.board, piece);
      return place ? [place] : [];
    }),
  );
  const here = decision?.mover?.space;
  return {
    targets,
    sources,
    reach,
    way: march.chosen?.path ?? (march.going && here ? [here, ...march.way] : []),
    chosen: march.chosen ? [march.chosen.space] : shown,
    press: pressSpace,
    pressStack,
  };
}

/** Set out for the destination. */
function setOut() {
  if (!now) return;
  looked = null;
  march.setOut(now);
  goOn(now);
}

/** Begin with the group in hand. @param {"stay" | "form"} how */
function begin(how) {
  if (!now) return;
  looked = null;
  march[how](now);
  goOn(now);
}

/**
 * Take a group in hand, and show where it can go as soon as that is known.
 * @param {import("../../types/wilderness").Group} group
 */
async function take(group) {
  march.take(group);
  looked = group.space;
  redraw();
  const reach = /** @type {Approach[]} */ ((await page.query("reach", group.option)) ?? []);
  if (!now || march.group !== group) return;
  march.reach = reach;
  board.draw(now.board, marked(now, [group.space]));
  drawWays(now, inMuster([group.space]), ACTS);
  write(
    byId("said"),
    fill(gameWords.inHand, { piece: pieceTitle(group.head), spaces: reach.length }),
  );
  if (document.activeElement === document.body) byId("muster").querySelector("h2")?.focus();
  board.show([group.space, ...reach.filter(({ steps }) => steps < 3).map(({ space }) => space)]);
}

/** Look at the pieces of a space, with the first group that can be taken in hand there. @param {string} space */
function look(space) {
  if (!now) return;
  const [group] = groupsAt(now.decision, space);
  if (group) return void take(group);
  march.halt();
  looked = space;
  part.draw(now);
}

/** @param {string} space */
function pressSpace(space) {
  if (!now) return;
  const { options } = now;
  const approach = reachOf(now, march).get(space);
  if (approach) {
    if (march.chosen?.space === space) return setOut();
    march.aim(approach, (from, to) => to in NEIGHBORS[from]);
    return part.draw(now);
  }
  const here = options.filter(
    (option) => option.space === space && option.offered !== "card" && !RISKY.includes(option.act),
  );
  if (here.length === 1) return page.choose(here[0]);
  if (moving(now)) void explainObstacle(space);
  else pressStack(space);
}

/** @param {string} space */
function pressStack(space) {
  if (!now) return;
  const { decision, options } = now;
  if (decision?.ask === "card") {
    const use = options.find(({ act, card }) => act === "activate" && card === hand.raised);
    if (use) {
      wanted = space;
      return page.choose(use);
    }
  }
  // A fight, a siege or a raid there is what the force in hand is meant for.
  const approach = reachOf(now, march).get(space);
  if (approach && approach.arrival !== "rest") return pressSpace(space);
  const alone = options.filter(({ piece }) => piece && now && placeOf(now.board, piece) === space);
  const [only] = alone;
  if (alone.length === 1 && !groupOf(decision, String(only.piece)) && !RISKY.includes(only.act))
    return page.choose(only);
  if (looked === space && !march.chosen) return close();
  look(space);
}

/** Bring a space into sight, and mark it until something is drawn anew. @param {string} space */
function pointOut(space) {
  board.show([space]);
  board.point(space);
}

/** A space that has the focus is explained like one that is pressed. */
function listenToFocus() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rests;
  byId("map").addEventListener("focusin", ({ target }) => {
    clearTimeout(rests);
    const focused = /** @type {HTMLElement} */ (target);
    const { place } = focused.dataset;
    if (place && focused.matches(":focus-visible"))
      rests = setTimeout(() => void explainObstacle(place), RESTS);
  });
}

/** The piece that heads what is going to move, if anything is. @param {View} view */
function moving({ decision }) {
  if (march.group) return march.group.head;
  const { mover } = decision ?? {};
  return mover ? (mover.leader ?? mover.pieces[0]) : null;
}

/** Say why the group in hand cannot get to a space. @param {string} space */
async function explainObstacle(space) {
  const head = now && moving(now);
  if (!head || !now || reachOf(now, march).has(space)) return;
  const told = await page.ask("obstacle", `${head} > ${space}`);
  if (told) page.showHint(told.join(" "));
}

/** The pictures of the title. */
function drawTitle() {
  byId("frontispiece").append(picture("scene: title", "wide"));
  document.querySelector('#menu [data-new="hot seat"]')?.prepend(picture("way: two", "wide"));
  byId("opponent").append(picture("way: French", "tall"));
}
