// What happens is told line by line: a card is laid on the stage and lies there while its effect takes
// place, pieces move, dice roll. A press or Space skips the rest. Where motion is not wanted there are
// stills, each until a press. How a line is told is the game's: it extends `Story` by what is worth telling,
// `worth`, and how, `tell`.

import { byId, h } from "../shell/dom.js";
import { settings, stepwise, still } from "../shell/settings.js";
import { cardLook } from "./cards.js";
import { dice } from "./dice.js";
import { changed, rewound } from "./pieces.js";

/** @typedef {import("./pieces.js").Pieces} Pieces */
/** @typedef {import("./pieces.js").Change} Change */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Step} Step */
/** @typedef {{text: string, dice?: number[], hit?: number}} Said what the stage says of a line of the log */
/**
 * A line of the log, as far as all games have them: whose action it is, what it is to a reader, what it
 * changes on the map.
 * @typedef {Said & {role?: string | null, acts?: string | null, source?: string | null,
 *   minor?: boolean, changes: Change[]}} Line
 */
/**
 * What surrounds a line: all lines that are told and its index among them; the pieces before and after it;
 * the side watching; the last fight, and which of its steps the line is, or -1.
 * @template L
 * @typedef {{lines: L[], index: number, before: Pieces, after: Pieces, own: string | null,
 *   scene: Scene | null, at: number}} Setting
 */
/**
 * @typedef {{seat: string | null, serial: number, fresh: number, thinks: unknown,
 *   scene: {line: number, over: boolean} | null, board: {pieces: Pieces}}} View
 */

/** Durations at the normal pace, in milliseconds. */
export const TIMES = {
  card: 1500,
  // In a fight, and when its effect does not happen
  brief: 1100,
  move: 750,
  dice: 1000,
  blow: 450,
  line: 450,
  over: 600,
  // A roll outside a fight: the dice come to rest, then the words are read.
  roll: 1500,
};
/** @type {Record<string, number>} */
const PACES = { slow: 1.7, "": 1, fast: 0.5 };
/** A fight with many steps is told faster, but not faster than this: dice have to be read. */
const LEAST = 0.55;
/** The maximum number of lines below a card. */
const LINES = 4;

/** @template {Line} L */
export class Story {
  /**
   * @param {import("./map.js").PieceMap} board
   * @param {import("./fights.js").Fights} fights
   * @param {{sceneAt: (line: number) => Promise<Scene | null>, unpaused: () => Promise<void>,
   *   spend: (card: string) => void}} page finds the fight that begins at a line; resolves when nothing is
   *   paused; takes a card out of the hand
   */
  constructor(board, fights, { sceneAt, unpaused, spend }) {
    this.board = board;
    this.fights = fights;
    this.sceneAt = sceneAt;
    this.unpaused = unpaused;
    this.spend = spend;
    this.stage = byId("story");
    this.lines = h("div", { class: "lines" });
    this.skipped = false;
    /** Whether a press has come for which the story is to go on. */
    this.pressed = false;
    /** By how much everything is shortened, so that a long fight takes no longer than it may. */
    this.tempo = 1;
    /** Ends the current wait. */
    this.go = () => {};
  }

  /** Whether lines are worth telling. @param {L[]} _lines @param {string | null} _own the side watching */
  worth(_lines, _own) {
    return false;
  }

  /** Prepare what is going to be told. @param {L[]} _lines @param {string | null} _own */
  prepare(_lines, _own) {}

  /** Tell a line. @param {L} _line @param {Setting<L>} _setting */
  async tell(_line, _setting) {}

  /** What is heard of a line. @param {L} _line */
  sound(_line) {}

  /** How long a kind of fight may take, in milliseconds at the normal pace. @param {string} _kind */
  longest(_kind) {
    return Number.POSITIVE_INFINITY;
  }

  /** Whether a line and the next one are told in the same still. @param {L} line @param {Setting<L>} _setting */
  joins(line, _setting) {
    return Boolean(line.minor);
  }

  /**
   * Tell what has happened between two views, if anything is worth telling.
   * @param {View} view
   * @param {View} before
   * @param {L[]} lines what has happened
   * @param {(to: number) => void} speak reads the log out up to an index
   * @returns {Promise<void> | null} null if nothing is
   */
  between(view, before, lines, speak) {
    const own = view.seat ?? before.seat;
    const { scene, serial, thinks } = before;
    const going = serial === view.serial && scene && !scene.over ? scene.line : null;
    // Also tell how a computer player moves, and how it takes its losses.
    const acts = thinks && (going !== null || lines.some(({ source }) => source));
    if (!this.worth(lines, own) && !acts) return null;
    this.prepare(lines, own);
    return this.narrate(lines, {
      first: view.fresh,
      pieces: rewound(view.board.pieces, lines),
      own,
      going,
      speak,
    });
  }

  /**
   * Tell lines one after the other.
   * @param {L[]} lines what has happened
   * @param {{first: number, pieces: Pieces, own: string | null, going: number | null,
   *   speak: (to: number) => void}} how the index in the log of the first line; the pieces before
   *   them; the side watching; the line at which a fight still going on began; reads the log out up
   *   to an index
   */
  async narrate(lines, { first, pieces, own, going, speak }) {
    this.skipped = false;
    this.pressed = false;
    let after = pieces;
    // Removes the options: nothing can be chosen meanwhile.
    this.board.drawPieces(after);
    this.hurry(1);
    const how = {
      lasts: (/** @type {Step} */ step) => this.timeOf(step, lines[step.line - first]),
    };
    let scene = going === null ? null : await this.open(going, { ...how, now: first });
    for (const [index, line] of lines.entries()) {
      if (this.skipped) break;
      speak(first + index + 1);
      // The panel shows whose turn it is.
      if (line.acts) document.body.dataset.side = line.acts.toLowerCase();
      this.sound(line);
      if (line.role === "fight") scene = await this.open(first + index, how);
      const at = scene?.steps.findIndex((step) => step.line === first + index) ?? -1;
      const before = after;
      after = changed(before, line.changes);
      const setting = { lines, index, before, after, own, scene, at };
      await this.tell(line, setting);
      if (scene && at >= 0) await this.rest(scene, at);
      if (!this.joins(line, setting)) await this.hold();
    }
    this.clear();
  }

  /** Skip the rest. */
  skip() {
    this.skipped = true;
    this.go();
  }

  /** Empty the stage. */
  clear() {
    this.stage.hidden = true;
    this.stage.replaceChildren();
    this.lines.replaceChildren();
    this.board.point(null);
  }

  /** Go on after a still, also after one that is still being fetched. */
  step() {
    this.pressed = true;
    this.go();
  }

  /** Wait for a press, if that is how things are told. */
  async hold() {
    if (this.skipped || !stepwise()) return;
    if (!this.pressed)
      await new Promise((done) => {
        this.go = () => done(undefined);
      });
    this.pressed = false;
  }

  /** @param {number} time in milliseconds at the normal pace */
  async wait(time) {
    if (this.skipped || stepwise()) return;
    await new Promise((done) => {
      const timed = () => void this.unpaused().then(() => done(undefined));
      const timer = setTimeout(timed, this.paced(time));
      this.go = () => {
        clearTimeout(timer);
        done(undefined);
      };
    });
  }

  /** A time at the chosen pace. @param {number} time in milliseconds */
  paced(time) {
    return time * this.tempo * (PACES[settings.pace] ?? 1);
  }

  /** Shorten all times from now on, those of the effects on the stage, too. @param {number} tempo */
  hurry(tempo) {
    this.tempo = tempo;
    this.fights.host.style.setProperty("--tempo", String(this.paced(1)));
  }

  /**
   * Show a line on the stage, below those before it.
   * @param {Said} line
   */
  say(line) {
    const text = h("span", { class: "result" }, line.text);
    this.lines.append(h("p", { class: line.dice ? "fresh" : "" }, dice(line), text));
    while (this.lines.children.length > LINES) this.lines.firstElementChild?.remove();
    if (!this.lines.isConnected) this.stage.append(this.lines);
    this.stage.hidden = false;
  }

  /**
   * Show a line for some time.
   * @param {Said} line
   * @param {number} time
   */
  async banner(line, time) {
    this.say(line);
    await this.wait(time);
  }

  /** Begin anew: what was told before is taken off the stage. */
  turn() {
    this.hurry(1);
    this.fights.hide();
    this.stage.replaceChildren();
    this.lines.replaceChildren();
    this.board.point(null);
  }

  /**
   * Lay a card that is used on the stage.
   * @param {Said & {card?: string | null}} line without a card if it lies face down
   * @param {{place: string | null, from: Element | null, stamp?: string, great?: boolean,
   *   plain?: boolean}} how where it takes effect; where on the page it comes from; if its effect does not
   *   happen, what becomes of it; whether it is one of the great moments; whether its effect is left out
   */
  async card(line, { place, from, stamp = "", great = false, plain = stamp !== "" }) {
    this.turn();
    if (!line.card) return this.banner(line, TIMES.card);
    const card = cardLook().card(line.card);
    card.classList.add("arrives");
    card.classList.toggle("without-effect", plain);
    card.classList.toggle("great", great);
    if (stamp) card.append(h("span", { class: "stamp" }, stamp));
    this.stage.append(card);
    this.say(line);
    if (from) comes(card, from);
    if (place && !stamp) this.point(place);
    await this.wait(great ? TIMES.card * 1.4 : stamp ? TIMES.brief : TIMES.card);
  }

  /** Point to a place on the map, and bring it into view. @param {string} place */
  point(place) {
    this.board.follow(place);
    this.board.point(place);
  }

  /**
   * Animate pieces moving; meanwhile they are not at their source.
   * @param {{piece: string, source: string, target: string, count: number}} move
   * @param {Pieces} before
   * @param {Pieces} after
   * @param {boolean} [from] whether to show the source first on a zoomed map
   */
  async move({ piece, source, target, count }, before, after, from = true) {
    this.board.drawPieces(changed(before, [{ piece, place: source, by: -count }]));
    if (from) this.board.follow(source);
    this.board.point(target);
    const moving = still()
      ? null
      : this.board.move(piece, count, source, target, this.paced(TIMES.move));
    if (!moving) this.board.follow(target);
    else {
      await this.wait(TIMES.move / 2);
      this.board.follow(target);
      await this.wait(TIMES.move / 2);
      moving.cancel();
    }
    this.board.drawPieces(after);
  }

  /**
   * Let pieces move while the next thing is told.
   * @param {{piece: string, source: string, target: string, count: number}} move
   * @param {Pieces} after
   */
  pass({ piece, source, target, count }, after) {
    this.board.drawPieces(after);
    this.board.follow(target);
    if (!still()) this.board.arrive(piece, count, source, target, this.paced(TIMES.move));
  }

  /**
   * Show a fight on the stage, in place of the card.
   * @param {number} line at which the fight begins
   * @param {object} how
   * @param {number} [how.now] the next line to tell
   * @param {(step: Step) => number} how.lasts how long each step is shown
   * @returns {Promise<Scene | null>}
   */
  async open(line, { now = line, lasts }) {
    const scene = await this.sceneAt(line);
    if (scene) {
      const untold = scene.steps.filter((step) => step.line >= now);
      const planned = untold.reduce((sum, step) => sum + lasts(step), TIMES.line + TIMES.over);
      this.hurry(Math.max(LEAST, Math.min(1, this.longest(scene.kind) / planned)));
      this.stage.hidden = true;
      this.point(scene.place);
      this.fights.show(scene, scene.steps.length - untold.length);
      this.fights.host.hidden = false;
      await this.wait(TIMES.line);
    }
    return scene;
  }

  /**
   * How long a step of a fight is shown.
   * @param {Step} step
   * @param {L | undefined} line its line, unless it was told before
   */
  timeOf({ roll, card, blows }, line) {
    if (line?.minor) return 0;
    return roll ? TIMES.dice : card ? TIMES.brief : blows.length ? TIMES.blow : TIMES.line;
  }

  /** Show a step of a fight. @param {Scene} scene @param {number} at its index @param {number} time */
  async blow(scene, at, time) {
    this.fights.show(scene, at + 1, scene.steps[at].line);
    await this.wait(time);
  }

  /** Leave time to read how a fight has ended. @param {Scene} scene @param {number} at the last step shown */
  async rest(scene, at) {
    if (at === scene.steps.length - 1) await this.wait(TIMES.over);
  }
}

/** Let a card come from where it was. @param {HTMLElement} card @param {Element} from */
function comes(card, from) {
  const [here, there] = [card.getBoundingClientRect(), from.getBoundingClientRect()];
  const across = there.left + there.width / 2 - here.left - here.width / 2;
  const down = there.top + there.height / 2 - here.top - here.height / 2;
  card.style.setProperty("--from-x", `${across}px`);
  card.style.setProperty("--from-y", `${down}px`);
}
