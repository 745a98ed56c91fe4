// What a person looks at and has in hand, and what presses on the map and on the pieces of the stage mean: they
// are remembered until they amount to a choice.

import { announce, byId, toPrompt } from "../shell/dom.js";
import { fill, listed, paragraph } from "../shell/text.js";
import { AT_ONCE, placeOf, RISKY } from "./asked.js";
import { awaited } from "./destinations.js";
import { facts, pieceTitle, SIDES, sideName } from "./facts.js";
import { groundOf } from "./ground.js";
import { groupOf, groupsAt } from "./groups.js";
import { forceOf, March, reachOf, STEPS } from "./march.js";
import { drawWays } from "./muster.js";
import { goalAmong, goalsOf } from "./parting.js";
import { strength } from "./pieces.js";
import { AT, NEIGHBORS } from "./places.js";
import { markReach } from "./roster.js";
import { Survey } from "./survey.js";
import { Waiver } from "./waiver.js";
import words from "./words/game.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Approach} Approach */
/** @typedef {import("../../types/wilderness").Group} Group */
/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("./part.js").View} View */

/** Milliseconds for which the focus rests on a space before the page says why it cannot be chosen. */
const RESTS = 400;
/** What is built where a question asks for a site. @type {Record<string, string>} */
const SITES = { stockades: "stockade", forts: "fort" };
/** Pixels above a heading to which the dock has been scrolled. */
const SPACE_ABOVE = 8;

export class Plans {
  /**
   * @param {import("./part.js").Act} page
   * @param {import("./board.js").Board} board
   * @param {import("../table/hand.js").Hand} hand
   * @param {() => void} redraw draws the last view anew
   */
  constructor(page, board, hand, redraw) {
    this.page = page;
    this.board = board;
    this.hand = hand;
    this.redraw = redraw;
    /** The question that they are about. @type {View | null} */
    this.view = null;
    /** The space whose pieces are looked at. @type {string | null} */
    this.looked = null;
    /** The space whose force is taken in hand once a card has been chosen that activates. @type {string | null} */
    this.wanted = null;
    /** Where the pieces go that are pressed next, if they part. @type {string | null} */
    this.goal = null;
    this.march = new March();
    this.waiver = new Waiver();
    /** Until a space that has the focus is explained. @type {ReturnType<typeof setTimeout> | undefined} */
    this.rests = undefined;
    /** The space that is explained, or will be. */
    this.obstacle = "";
    /** Called when a group has been taken in hand. */
    this.taken = () => {};
    this.survey = new Survey(async (notation) => {
      const found = await page.query("reach", notation);
      return /** @type {Approach[] | null} */ (found) ?? [];
    }, markReach);
    /** Settles when the last explanation has come. @type {Promise<unknown>} */
    this.explaining = Promise.resolve();
    /** What a press on the pieces of a space does. @type {import("./muster.js").Acts} */
    this.acts = {
      choose: (option) => void page.choose(option),
      take: (group) => void this.take(group),
      alter: (piece) => void this.alter(piece),
      aim: (space) => {
        // The button that gets the focus is described by it.
        this.pressSpace(space, "");
        board.show([space]);
        const order = /** @type {HTMLElement | null} */ (
          document.querySelector("#muster [data-march]")
        );
        order?.focus({ preventScroll: true });
        order?.scrollIntoView({ block: "nearest" });
      },
      setOut: () => this.setOut(),
      withinReach: (decision, notation) => {
        const group = decision?.groups?.find(
          ({ option, alike }) => option === notation || alike.includes(notation),
        );
        return group && this.survey.of(group.option);
      },
      stay: (act) => this.stay(act),
      sendTogether: () => this.sendTogether(),
      waive: () => {
        const option = this.view && this.waiver.give(this.view);
        if (option) page.choose(option);
      },
      head: (goal) => this.head(goal),
      sayUndo: () => page.showHint(words.takenBack),
      close: null,
    };
    this.listenToFocus();
  }

  /**
   * Go on with what fits the view, and forget the rest.
   * @param {View} view
   * @returns {Group | null} what has been waited for, to be taken in hand
   */
  see(view) {
    const { march, view: before } = this;
    const { decision } = view;
    this.view = view;
    if (before?.serial !== view.serial) {
      this.wanted = null;
      march.forget();
    }
    if (decision === before?.decision) return null;
    this.survey.begin(view.moment || view.thinks ? null : decision);
    this.looked = null;
    if (decision?.ask !== before?.decision?.ask || decision?.space !== before?.decision?.space)
      this.goal = null;
    march.unpark(view);
    march.giveWay(view);
    if (march.going) return null;
    march.layAside();
    march.resume(view);
    const { wanted } = this;
    this.wanted = null;
    return (wanted && decision?.ask === "activate" && groupsAt(decision, wanted)[0]) || null;
  }

  /** Send several inside, or into the battle, one after another. */
  sendTogether() {
    if (!this.view) return;
    this.march.sendTogether(this.view);
    this.goOn(this.view, true);
  }

  /** The pieces pressed next go there. @param {string} goal */
  head(goal) {
    this.goal = goal;
    this.redraw();
    const chip = document.querySelector(`#muster [data-goal="${CSS.escape(goal)}"]`);
    if (document.activeElement === document.body && chip instanceof HTMLElement) chip.focus();
  }

  /** Give the next answer of a march. @param {View} view @param {boolean} [pressed] whether it sets out only now */
  goOn(view, pressed = false) {
    const answer = this.march.next(view);
    if (answer) return this.page.answer(answer, pressed);
    if (this.march.going) return;
    this.march.resume(view);
    this.page.pick(null);
    const { later, waits } = this.march;
    if (!later || view.decision?.ask !== "activate") return;
    const template = later.stays ? words.staysLater : words.later;
    this.page.showHint(fill(template, { piece: pieceTitle(waits), space: later.space }));
  }

  /** What of the map can be pressed. @param {View} view @param {string[]} shown */
  marked(view, shown) {
    const { march } = this;
    const { options, decision } = view;
    const reach = reachOf(view, march);
    // A press on these only says where the next pieces go.
    const goals = goalsOf(view);
    const goal = goalAmong(view, this.goal);
    /** @type {Map<string, Option[]>} */
    const there = new Map();
    for (const option of options) {
      const { space, offered, act } = option;
      if (!space || offered === "card" || RISKY.includes(act) || AT_ONCE.includes(act)) continue;
      if (!(reach.size && STEPS.includes(act)))
        there.set(space, [...(there.get(space) ?? []), option]);
    }
    // What a press chooses, if it chooses something at once.
    /** @type {Map<string, Option | null>} */
    const targets = new Map();
    for (const [space, all] of there) {
      const one = all.length === 1 || areAlike(all, view);
      targets.set(space, one && !goals.includes(space) ? all[0] : null);
    }
    // While a way is sought, other forces are not marked.
    const pieces = new Set(
      (reach.size && march.group ? [] : options).flatMap(({ piece }) => piece ?? []),
    );
    const sources = new Set([...pieces].flatMap((piece) => placeOf(view.board, piece) ?? []));
    const here = decision?.mover?.space;
    return {
      targets,
      pieces,
      sources,
      hand: march.group?.pieces ?? decision?.mover?.pieces ?? [],
      reach,
      way: march.chosen?.path ?? (march.going && here ? [here, ...march.way] : []),
      chosen: march.chosen ? [march.chosen.space] : goal ? [...shown, goal] : shown,
      press: (/** @type {string} */ space) => this.pressSpace(space),
      pressStack: (/** @type {string} */ space) => this.pressStack(space),
    };
  }

  /** What is shown of some spaces. @param {string[]} spaces @returns {import("./muster.js").Shown} */
  shown(spaces) {
    const { group, reach, chosen } = this.march;
    return { spaces, group, reach, chosen, goal: this.goal, veiled: this.board.findings.size > 0 };
  }

  /** Whether there is anything to be laid aside. */
  get pending() {
    return Boolean(this.march.chosen || this.march.group || this.looked);
  }

  /** Look at no space, and take nothing in hand; the focus goes back to what was pressed for it. */
  close() {
    const { looked } = this;
    this.looked = null;
    this.march.halt();
    this.redraw();
    if (document.activeElement !== document.body) return;
    const before = looked && document.querySelector(`#muster [data-look="${CSS.escape(looked)}"]`);
    if (before instanceof HTMLElement) before.focus();
    else toPrompt();
  }

  /** Set out for the destination. */
  setOut() {
    if (!this.view) return;
    this.looked = null;
    this.march.setOut(this.view);
    this.goOn(this.view, true);
  }

  /**
   * Activate the group in hand for the siege where it is.
   * @param {import("../../types/wilderness").SiegeAct["act"]} act
   */
  stay(act) {
    if (!this.view) return;
    this.looked = null;
    this.march.stay(this.view, act);
    this.goOn(this.view, true);
  }

  /** Take a group in hand, and show where it can go as soon as that is known. @param {Group} group */
  async take(group) {
    const { march, board } = this;
    march.take(group);
    this.looked = group.space;
    this.taken();
    this.redraw();
    const reach = await this.seek(group);
    if (!reach) return;
    const { head, siege } = group;
    const taken = fill(words.inHand, { piece: pieceTitle(head), spaces: reach.length });
    const met = awaited(reach);
    const fights = met && fill(words.among, { met });
    announce(paragraph(taken, fights, siege?.acts.length ? words.orStays : ""));
    toHeading();
    board.show([group.space, ...reach.filter(({ steps }) => steps < 3).map(({ space }) => space)]);
    board.center(group.space);
    this.aimAtSought();
  }

  /** Let a piece go with the leader in hand, or stay. @param {string} piece */
  async alter(piece) {
    const { march, page } = this;
    const { group } = march;
    if (!group) return;
    page.showHint("");
    const goes = group.pieces.includes(piece);
    const pieces = goes ? group.pieces.filter((name) => name !== piece) : [...group.pieces, piece];
    const altered = /** @type {Group | null} */ (
      pieces.length > 1 ? await page.query("group", forceOf(group, pieces)) : null
    );
    if (march.group !== group) return;
    if (!altered) {
      const { ratings } = facts.piece(piece);
      const why = !goes ? words.noCommand : ratings ? words.needed : words.lastUnit;
      return page.showHint(fill(why, { piece: pieceTitle(piece) }));
    }
    march.alter(altered);
    this.redraw();
    const { used, allowed } = altered.command ?? { used: 0, allowed: 0 };
    const said = goes ? words.staysBehind : words.joins;
    // What becomes of an order is read out instead; the piece itself says whether it goes.
    if (!march.sought) announce(fill(said, { piece: pieceTitle(piece), used, allowed }));
    if (await this.seek(altered)) this.aimAtSought(words.setsOut);
  }

  /**
   * Find where the group in hand can go, and show it.
   * @param {Group} group
   * @returns {Promise<Approach[] | null>} null if it is not in hand any longer
   */
  async seek(group) {
    const { march, board } = this;
    const reach = await this.survey.ways(march.notation);
    const { view } = this;
    if (!view || march.group !== group) return null;
    march.reach = reach;
    board.draw(view.board, this.marked(view, [group.space]));
    drawWays(view, this.shown([group.space]), this.acts);
    return reach;
  }

  /**
   * Aim at what was pressed before it was known what can be reached.
   * @param {string} [how] how the order is confirmed
   */
  aimAtSought(how) {
    const { march } = this;
    const { sought } = march;
    march.sought = null;
    if (sought) this.pressSpace(sought, how);
  }

  /** Look at the pieces of a space, with the first group that can be taken in hand there. @param {string} space */
  look(space) {
    if (!this.view) return;
    const [group] = groupsAt(this.view.decision, space);
    if (group) return void this.take(group);
    this.march.halt();
    this.looked = space;
    this.redraw();
    this.board.show([space]);
    toHeading();
    announce(told(space, this.view.board));
  }

  /** @param {string} space @param {string} [how] how an order to go there is confirmed; empty if it is not read out */
  pressSpace(space, how = words.again) {
    const { view, march } = this;
    if (!view) return;
    // What was said of another press is answered.
    this.page.showHint("");
    const approach = reachOf(view, march).get(space);
    if (approach) {
      if (march.chosen?.space === space) return this.setOut();
      march.aim(approach, (from, to) => to in NEIGHBORS[from]);
      this.redraw();
      toHeading();
      return how ? announce(ordered(space, how)) : undefined;
    }
    const here = view.options.filter(
      ({ space: goal, offered, act }) =>
        goal === space && offered !== "card" && !RISKY.includes(act) && !AT_ONCE.includes(act),
    );
    const parts = !this.looked && goalsOf(view).includes(space);
    if (parts && this.goal !== space) return this.head(space);
    // As in a march, the second press sends whoever can go there together.
    const all = parts ? here.filter(({ piece }) => !piece) : here;
    if (all.length === 1 || areAlike(all, view)) return this.page.choose(all[0]);
    if (parts) return this.head(space);
    if (this.wondered?.topic === "site") void this.explain(space);
    else if (!this.moving) this.pressStack(space);
    else if (march.seeks) march.sought = space;
    else void this.explain(space);
  }

  /** @param {string} space */
  pressStack(space) {
    const { view, march, page } = this;
    if (!view) return;
    page.showHint("");
    const { board, decision, options } = view;
    if (decision?.ask === "card") {
      const use = options.find(({ act, card }) => act === "activate" && card === this.hand.raised);
      if (use) {
        this.wanted = space;
        return page.choose(use);
      }
    }
    // A fight, a siege or a raid there is what the force in hand is meant for.
    const approach = reachOf(view, march).get(space);
    if (approach && approach.arrival !== "rest") return this.pressSpace(space);
    const alone = options.filter(({ piece }) => piece && placeOf(board, piece) === space);
    // Others are looked at; those of the enemy are what cannot be reached.
    if (this.moving && !alone.length && !holds(view, space)) return this.pressSpace(space);
    const [only] = alone;
    if (alone.length === 1 && !groupOf(decision, String(only.piece)) && !RISKY.includes(only.act))
      return page.choose(only);
    if (this.looked === space && !march.chosen) return this.close();
    this.look(space);
  }

  /** The piece that heads what is going to move, if anything is. */
  get moving() {
    const { group } = this.march;
    if (group) return group.head;
    const { mover, ask } = this.view?.decision ?? {};
    if (ask === "inside") return null;
    return mover ? (mover.leader ?? mover.pieces[0]) : null;
  }

  /** A space that has the focus is explained like one that is pressed. */
  listenToFocus() {
    byId("map").addEventListener("focusin", ({ target }) => {
      clearTimeout(this.rests);
      const focused = /** @type {HTMLElement} */ (target);
      const { place } = focused.dataset;
      if (place && focused.matches(":focus-visible"))
        this.rests = setTimeout(() => void this.explain(place, focused), RESTS);
    });
  }

  /** What may be asked about a space that cannot be chosen: the topic, and what would go or be built there; or null. */
  get wondered() {
    const site = SITES[this.view?.decision?.ask ?? ""];
    if (site) return { topic: "site", about: site };
    return this.moving ? { topic: "obstacle", about: this.moving } : null;
  }

  /**
   * Say why the group in hand cannot get to a space, or why nothing can be built there.
   * @param {string} space
   * @param {HTMLElement} [focused] its control, which must still have the focus then
   */
  async explain(space, focused) {
    clearTimeout(this.rests);
    const { view, wondered, march } = this;
    if (!wondered || !view || march.seeks || reachOf(view, march).has(space)) return;
    if (wondered.topic === "site" && view.options.some((option) => option.space === space)) return;
    // Where it is, nobody asks why by resting there.
    const here = march.group?.space ?? view.decision?.mover?.space;
    if (focused && space === here) return;
    // Of several, the last is explained, as soon as the one before has been answered.
    this.obstacle = space;
    await this.explaining;
    if (this.obstacle !== space) return;
    const asking = this.page.ask(wondered.topic, `${wondered.about} > ${space}`);
    this.explaining = asking;
    const told = await asking;
    const left = this.obstacle !== space || (focused && focused !== document.activeElement);
    if (told && !left) this.page.showHint(told.join(" "));
  }
}

/**
 * Bring the heading of the pieces into sight, with the focus unless that is somewhere. Where the dock has
 * been scrolled, the heading comes first, so that nothing above it is seen in part.
 */
function toHeading() {
  const heading = byId("muster").querySelector("h2");
  const desk = byId("desk");
  heading?.scrollIntoView({ block: "nearest" });
  if (heading && desk.scrollTop > 0) {
    const top = heading.getBoundingClientRect().top - desk.getBoundingClientRect().top;
    desk.scrollTop += top - SPACE_ABOVE;
  }
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/**
 * Whether options bring pieces to the map of which one is as good as another.
 * @param {Option[]} options
 * @param {View} view
 */
function areAlike(options, { board }) {
  const kinds = options.map(({ act, piece }) => {
    if (!piece || AT[placeOf(board, piece) ?? ""]) return "";
    const { kind, strengths, ratings, homes } = facts.piece(piece);
    return JSON.stringify([act, kind, strengths, ratings, homes]);
  });
  return kinds[0] !== "" && kinds.length > 0 && new Set(kinds).size === 1;
}

/** Whether the side that is asked has pieces in a space. @param {View} view @param {string} space */
function holds({ board, decision }, space) {
  const names = Object.keys(board.pieces[space] ?? {});
  return names.some((name) => facts.piece(name).side === decision?.side);
}

/** What lies in a space, whose it is, and how it is connected, for whoever does not see the stage. @param {string} space @param {View["board"]} board */
function told(space, board) {
  const names = Object.keys(board.pieces[space] ?? {});
  const reduced = new Set(board.reduced);
  const forces = SIDES.flatMap((side) => {
    const own = names.filter((name) => facts.piece(name).side === side);
    if (!own.length) return [];
    const pieces = own.map((name) =>
      reduced.has(name) ? fill(words.reduced, { piece: pieceTitle(name) }) : pieceTitle(name),
    );
    const gaps = { side: sideName(side), strength: strength(own, reduced) };
    return fill(words.force, { ...gaps, pieces: listed(pieces) });
  });
  const here = forces.length ? forces : [words.nobody];
  const ground = space in AT ? groundOf(space, board) : "";
  return paragraph(fill(words.opened, { space }), ...here, ground);
}

/** The order on the stage in words. @param {string} space where it leads @param {string} how how it is confirmed */
function ordered(space, how) {
  const clauses = [...document.querySelectorAll("#order :is(dd, p)")];
  return paragraph(
    fill(words.orderTo, { space }),
    ...clauses.map(({ textContent }) => textContent ?? ""),
    how,
  );
}
