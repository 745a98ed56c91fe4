// The stage on which events are told step by step: cards are shown, pieces move, dice roll. A press or
// Space skips the rest; with animations off, there is no story. What happens in which order is the
// game's: it extends `Story` by a method, `narrate`, that tells its lines.

import { byId, h } from "../shell/dom.js";
import { settings } from "../shell/settings.js";
import { cardLook } from "./cards.js";
import { dice } from "./dice.js";
import { changed } from "./pieces.js";

/** @typedef {import("./pieces.js").Pieces} Pieces */
/** @typedef {import("./pieces.js").Change} Change */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{text: string, dice?: number[], hit?: number}} Line what the stage says of a line of the log */

/** Durations at the normal pace, in milliseconds. */
export const TIMES = {
  card: 2400,
  move: 800,
  dice: 1100,
  blow: 450,
  line: 500,
  over: 1800,
  // A roll outside a fight: the dice come to rest, then the words are read.
  roll: 2000,
};
/** @type {Record<string, number>} */
const PACES = { slow: 1.7, "": 1, fast: 0.5 };

export class Story {
  /**
   * @param {import("./map.js").PieceMap} board
   * @param {import("./fights.js").Fights} fights
   * @param {(line: number) => Promise<Scene | null>} sceneAt the fight that begins at a line
   * @param {() => Promise<void>} unpaused resolves when nothing is paused
   */
  constructor(board, fights, sceneAt, unpaused) {
    this.board = board;
    this.fights = fights;
    this.sceneAt = sceneAt;
    this.unpaused = unpaused;
    this.stage = byId("story");
    this.skipped = false;
    /** Ends the current wait. */
    this.go = () => {};
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
  }

  /** @param {number} time in milliseconds at the normal pace */
  async wait(time) {
    if (this.skipped) return;
    await new Promise((done) => {
      const timed = () => void this.unpaused().then(() => done(undefined));
      const timer = setTimeout(timed, paced(time));
      this.go = () => {
        clearTimeout(timer);
        done(undefined);
      };
    });
  }

  /**
   * Show a line on the stage.
   * @param {Line} line
   * @param {boolean} [further] whether to keep the previous one above it
   */
  say(line, further = false) {
    const text = h("span", { class: "result" }, line.text);
    if (!further) this.stage.replaceChildren();
    this.stage.classList.remove("with-card");
    this.stage.append(h("p", { class: line.dice ? "fresh" : "" }, dice(line), text));
    this.stage.hidden = false;
  }

  /**
   * Show a line for some time.
   * @param {Line} line
   * @param {number} time
   * @param {boolean} [further] whether to keep the previous one above it
   */
  async banner(line, time, further = false) {
    this.say(line, further);
    await this.wait(time);
    this.stage.hidden = true;
  }

  /**
   * Show a card that is used.
   * @param {Line & {card?: string | null}} line without a card if it lies face down
   * @param {string} place where it takes effect
   * @param {boolean} discarded whether its effect does not happen
   */
  async card(line, place, discarded) {
    this.fights.hide();
    if (!line.card) return this.banner(line, TIMES.card);
    const card = cardLook().card(line.card);
    card.classList.toggle("discarded", discarded);
    this.fights.keepOff(this.stage, place);
    this.stage.classList.add("with-card");
    this.stage.replaceChildren(h("p", {}, line.text), card);
    this.stage.hidden = false;
    await this.wait(TIMES.card);
    this.stage.hidden = true;
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
    const moving = this.board.move(piece, count, source, target, paced(TIMES.move));
    if (moving) {
      await this.wait(TIMES.move / 2);
      this.board.follow(target);
      await this.wait(TIMES.move / 2);
      moving.cancel();
    }
    this.board.drawPieces(after);
  }

  /**
   * Open the panel of a fight.
   * @param {number} line at which the fight begins
   * @param {number} now the next line to tell
   * @returns {Promise<Scene | null>}
   */
  async open(line, now = line) {
    const scene = await this.sceneAt(line);
    if (scene) {
      this.fights.place(scene.place);
      this.board.follow(scene.place);
      this.fights.show(scene, scene.steps.filter((step) => step.line < now).length);
      this.fights.host.hidden = false;
      await this.wait(TIMES.line);
    }
    return scene;
  }

  /** Show a step of a fight. @param {Scene} scene @param {number} at its index */
  async step(scene, at) {
    const { roll, card, blows, line } = scene.steps[at];
    this.fights.show(scene, at + 1, line);
    await this.wait(roll ? TIMES.dice : card ? TIMES.card : blows.length ? TIMES.blow : TIMES.line);
    // Leave time to read how the fight has ended.
    if (at === scene.steps.length - 1) await this.wait(TIMES.over);
  }
}

/** A time at the chosen pace. @param {number} time in milliseconds */
function paced(time) {
  return time * (PACES[settings.pace] ?? 1);
}
