// What a person has in mind on the map: which group, to where, by which way. Once that is confirmed, the
// page answers the engine's questions one after another, until something else is asked, dice fall, or
// something is revealed.

/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("../../types/wilderness").Approach} Approach */
/** @typedef {import("../../types/wilderness").Group} Group */
/** @typedef {import("./part.js").View} View */
/**
 * An answer to be given: an option by its notation, to a certain question only if it says which, a step into
 * a space, or one piece after another, all of which are to come. One that is not offered is left out if it is
 * optional, and otherwise ends the march.
 * @typedef {{notation?: string, space?: string, pieces?: string[], ask?: string, optional?: boolean}} Answer
 */
/**
 * What a force has been told to do: its answers, once it may move, and where it is then.
 * @typedef {{answers: Answer[], space: string, stays: boolean}} Order
 */

/** Steps into another space. */
export const STEPS = ["move", "sail", "land"];

/**
 * Whether lines tell more than a march by itself: dice, something that was tried, or a card of the other side.
 * @param {View["lines"]} lines
 * @param {string} own the side that marches
 */
export function disturbing(lines, own) {
  return lines.some(
    ({ dice, kind, role, side }) => dice || kind === "Tried" || (role === "use" && side !== own),
  );
}

/**
 * The notation of a leader's force.
 * @param {Group} group with the leader
 * @param {string[]} pieces
 */
export function forceOf({ option, head }, pieces) {
  return `${option} with ${pieces.filter((name) => name !== head).join(", ")}`;
}

/** The end of forming a force. @type {Answer} */
const FORMED = { notation: "done", optional: true, ask: "force" };

/**
 * What activates a group: a leader with his usual force, whatever else the card may still activate; or a
 * unit, and nothing else. Of several groups it moves first.
 * @param {Group} group
 * @returns {Answer[]}
 */
function activation({ option, command, head, pieces }) {
  return [
    { notation: option },
    ...(command
      ? [{ pieces, optional: true, ask: "force" }, FORMED]
      : [{ notation: "done", optional: true }]),
    { notation: `begin ${head}`, ask: "next", optional: true },
  ];
}

/**
 * The option that brings the next of some pieces, or all that are left of them at once.
 * @param {Option[]} options
 * @param {string[]} pieces
 */
function bringing(options, pieces) {
  const offered = options.filter(({ act }) => act === "take");
  const own = offered.filter(({ piece }) => piece && pieces.includes(piece));
  const everyone = offered.find(({ piece }) => !piece);
  return everyone && own.length === offered.length - 1 ? everyone : own[0];
}

export class March {
  constructor() {
    /** The group that is going to be activated. @type {Group | null} */
    this.group = null;
    /** Whether it is not the usual one. */
    this.altered = false;
    /** Where it can go, if that is known. @type {Approach[] | null} */
    this.reach = null;
    /** A destination that was pressed before the reach was known. @type {string | null} */
    this.sought = null;
    /** The destination that a second press confirms. @type {Approach | null} */
    this.chosen = null;
    /** Answers still to be given. @type {Answer[]} */
    this.ahead = [];
    /** The same while the side is asked whether it responds with a card. @type {Answer[]} */
    this.parked = [];
    /** What is being carried out. @type {Order | null} */
    this.order = null;
    /**
     * The orders that were interrupted, by the piece that heads the force, in the order in which they were given.
     * @type {Map<string, Order>}
     */
    this.orders = new Map();
    /** The side that marches, and the piece that heads the march. */
    this.side = "";
    this.head = "";
    /** The length of the log when the last one was given. */
    this.since = 0;
    /** Who heads a march that waits until all forces of a Campaign are activated, or until the first has marched. */
    this.waits = "";
  }

  /** Whether answers are being given. */
  get going() {
    return this.ahead.length > 0;
  }

  /** Whether it is not known yet where the group can go. */
  get seeks() {
    return this.group !== null && this.reach === null;
  }

  /** The spaces still to be entered. */
  get way() {
    return this.ahead.flatMap(({ space }) => space ?? []);
  }

  /** Forget what has been begun. */
  halt() {
    this.group = null;
    this.reach = null;
    this.sought = null;
    this.chosen = null;
    this.ahead = [];
    this.order = null;
    this.parked = [];
  }

  /** Forget everything, also what was interrupted. */
  forget() {
    this.halt();
    this.orders.clear();
    this.waits = "";
  }

  /** Lay the group in hand aside. */
  layAside() {
    this.group = null;
    this.chosen = null;
  }

  /** Take a group in hand. @param {Group} group */
  take(group) {
    this.halt();
    this.group = group;
    this.altered = false;
  }

  /** Let others go with the leader in hand; the destination stays, if they can get there. @param {Group} group */
  alter(group) {
    const { chosen } = this;
    this.take(group);
    this.altered = true;
    this.sought = chosen?.space ?? null;
  }

  /** How the session is asked about the group in hand. */
  get notation() {
    const { group, altered } = this;
    return group && altered ? forceOf(group, group.pieces) : (group?.option ?? "");
  }

  /**
   * Choose a destination, or another way to it: spaces pressed in order are entered in this order, if
   * that is as short.
   * @param {Approach} approach
   * @param {(from: string, to: string) => boolean} linked
   */
  aim(approach, linked) {
    const before = this.chosen;
    const follows =
      before &&
      !before.stop &&
      before.steps + 1 === approach.steps &&
      linked(before.space, approach.space);
    this.chosen = follows ? { ...approach, path: [...before.path, approach.space] } : approach;
  }

  /** Set out for the destination. @param {View} view */
  setOut(view) {
    const { chosen, group } = this;
    if (!chosen) return;
    const way = chosen.path.slice(1).map((space) => ({ space, ask: "step" }));
    const stop = { notation: "stop", ask: "step", optional: true };
    const answers = chosen.arrival === "raid" ? [...way, stop] : way;
    this.send(view, group, { answers, space: chosen.space, stays: false });
  }

  /**
   * Activate a group, or let one go on, with an order; a force that was sent before goes first.
   * @param {View} view
   * @param {Group | null} group
   * @param {Order} order
   */
  send(view, group, order) {
    const earlier = group?.command ? this.earlier(view) : null;
    if (group && earlier) return this.follow(view, group, order, earlier);
    const formed = view.decision?.ask === "force" ? [FORMED] : [];
    this.begin(view, group ? activation(group) : formed, order);
  }

  /**
   * The leader of another force that has been sent somewhere already, and waits until all are activated.
   * @param {View} view
   */
  earlier({ decision }) {
    const [first] = this.orders.keys();
    return first && decision?.ask === "activate" && first in decision.idle ? first : null;
  }

  /**
   * Activate a second force; the one that was sent first goes first.
   * @param {View} view
   * @param {Group} group
   * @param {Order} order
   * @param {string} first
   */
  follow(view, group, order, first) {
    const activated = activation(group).filter(({ ask }) => ask !== "next");
    const begins = { notation: `begin ${first}`, ask: "next", optional: true };
    this.begin(view, [...activated, begins], this.orders.get(first) ?? null);
    this.orders.delete(first);
    this.orders.set(group.head, order);
    this.head = first;
    this.waits = group.head;
  }

  /**
   * Activate the group, and let it roll for the siege where it is, or assault.
   * @param {View} view
   * @param {import("../../types/wilderness").SiegeAct["act"]} act
   */
  stay(view, act) {
    const { group } = this;
    if (!group) return;
    const { space } = group;
    const answers = [{ notation: `${act} ${space}`, ask: "step" }];
    this.send(view, group, { answers, space, stays: true });
  }

  /**
   * Send several inside, or into the battle, one after another; that is all if nobody else is left.
   * @param {View} view
   */
  sendTogether(view) {
    const { together = [], ask } = view.decision ?? {};
    const others = view.options.some(
      ({ piece, notation }) => piece && !together.includes(notation),
    );
    const notations = others ? together : [...together, "done"];
    const answers = notations.map((notation) => ({ notation, ask, optional: true }));
    this.begin(view, answers);
  }

  /** Whether the last answer led to more than the march itself. @param {View["lines"]} lines the log */
  isDisturbed(lines) {
    return disturbing(lines.slice(this.since), this.side);
  }

  /** Whether the march is likely to answer a question by itself. @param {View} view */
  answers({ decision, lines, hand_over, thinks }) {
    const others = hand_over || thinks || decision?.side !== this.side;
    const waits = others || decision?.ask === "window";
    return this.going && !waits && !this.isDisturbed(lines);
  }

  /** @param {View} view @param {Answer[]} answers @param {Order | null} [order] what follows */
  begin({ decision, lines }, answers, order = null) {
    const mover = decision?.mover;
    this.head = this.group?.head ?? mover?.leader ?? mover?.pieces[0] ?? "";
    this.halt();
    this.waits = "";
    this.side = decision?.side ?? "";
    this.ahead = [...answers, ...(order?.answers ?? [])];
    this.order = order;
    this.since = lines.length;
  }

  /** Stop, but remember the order. @param {View["decision"]} decision */
  interrupt(decision) {
    const answers = this.ahead.filter((answer) => this.order?.answers.includes(answer));
    if (this.order && answers.length) this.orders.set(this.head, { ...this.order, answers });
    this.waits = answers.length && decision?.ask === "activate" ? this.head : "";
    this.ahead = [];
  }

  /** Stop if others move now: those who were sent had to end their march. @param {View} view */
  giveWay({ decision }) {
    const mover = decision?.ask === "step" ? decision.mover : null;
    if (this.going && mover && !mover.pieces.includes(this.head)) this.interrupt(decision);
  }

  /** The order that waits for other forces. */
  get later() {
    return (this.waits && this.orders.get(this.waits)) || null;
  }

  /**
   * Propose the destination of a march that was interrupted, once the group may go on. One that has only waited for
   * others goes on by itself, unless something has been rolled or played meanwhile.
   * @param {View} view
   */
  resume(view) {
    const { decision, lines } = view;
    if (decision?.ask === "card") this.orders.clear();
    if (decision?.ask !== "step") return;
    for (const [head, order] of this.orders) {
      if (!decision.mover?.pieces.includes(head)) continue;
      this.orders.delete(head);
      const played = lines.slice(this.since).some(({ role }) => role === "use");
      const goes = head === this.waits && !played && !this.isDisturbed(lines);
      this.waits = "";
      if (goes) return this.begin(view, [], order);
      if (!order.stays) this.chosen = reachOf(view).get(order.space) ?? null;
    }
  }

  /**
   * Go on with what was parked while the side was asked for a response, unless more has come of it.
   * @param {View} view
   */
  unpark({ decision, lines, hand_over, thinks }) {
    // Somebody else may respond, too.
    if (!this.parked.length || hand_over || thinks || decision?.ask === "window") return;
    const { parked } = this;
    this.parked = [];
    const same = decision?.side === this.side && decision?.mover?.pieces.includes(this.head);
    this.ahead = parked;
    const goesOn = same && decision.ask === "step" && !this.isDisturbed(lines);
    if (!goesOn) this.interrupt(decision);
  }

  /**
   * The next answer, if the march goes on.
   * @param {View} view
   * @returns {Option | null}
   */
  next({ decision, options, lines, hand_over, thinks }) {
    // Somebody else may respond first.
    if (hand_over || thinks) return null;
    const disturbed = decision?.side !== this.side || this.isDisturbed(lines);
    if (!disturbed && decision?.ask === "window") {
      this.parked = this.ahead;
      this.ahead = [];
      return null;
    }
    while (this.going) {
      const [{ notation, space, pieces, ask = decision?.ask, optional }] = this.ahead;
      const fits = (/** @type {Option} */ one) =>
        one.notation === notation || (space === one.space && STEPS.includes(one.act));
      const found = pieces ? bringing(options, pieces) : options.find(fits);
      const option = disturbed || decision?.ask !== ask ? undefined : found;
      if (option) {
        this.ahead.shift();
        // The others come next; whoever has been asked to come is not asked again.
        const others = option.piece ? pieces?.filter((name) => name !== option.piece) : null;
        if (others?.length) this.ahead.unshift({ pieces: others, optional, ask });
        this.since = lines.length;
        return option;
      }
      if (optional && !disturbed) this.ahead.shift();
      else this.interrupt(decision);
    }
    return null;
  }
}

/**
 * By space, where the group in hand, or else the force on the move, can get to.
 * @param {View} view
 * @param {{group: Group | null, reach: Approach[] | null}} [hand]
 * @returns {Map<string, Approach>}
 */
export function reachOf({ decision, options }, hand) {
  const reach = (hand?.group ? hand.reach : decision?.reach) ?? [];
  if (!decision || !["activate", "next", "force", "step"].includes(decision.ask)) return new Map();
  // What the rules offer now counts more than what was foreseen.
  const next = new Set(options.map(({ act, space }) => (STEPS.includes(act) ? space : null)));
  const possible = decision.ask === "step" ? reach.filter(({ path }) => next.has(path[1])) : reach;
  return new Map(possible.map((approach) => [approach.space, approach]));
}
