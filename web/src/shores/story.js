// Tells events step by step: cards are shown, pieces sail, dice fall, gold is counted. A press or
// Space skips the rest; with animations off, there is no story.

import { byId, h } from "../shell/dom.js";
import { settings } from "../shell/settings.js";
import { cardView } from "./cards.js";
import { facts } from "./facts.js";
import { drawn } from "./fight.js";
import { placeFight, placeScene, showDice } from "./fights.js";
import { drawTrack } from "./goals.js";
import { dice, USES } from "./lines.js";
import { BOXES } from "./places.js";
import { sound } from "./sound.js";

/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../../types/shores").Scene} Scene */
/** @typedef {import("../../types/shores").Step} Step */
/** @typedef {Record<string, Record<string, number>>} Pieces */

/** Durations at the normal pace, in milliseconds. */
const TIMES = {
  card: 2400,
  sail: 800,
  dice: 1100,
  blow: 450,
  line: 500,
  bot: 650,
  season: 700,
  gold: 600,
  over: 1800,
  // A roll outside a fight: the dice come to rest, then the words are read.
  roll: 2000,
};
/** @type {Record<string, number>} */
const PACES = { slow: 1.7, "": 1, fast: 0.5 };
/** The kinds of lines in which a card leaves the hand. */
export const CARDS = ["Played", "Discarded", "BattleCard"];
/** The kinds of lines with what the T-bot thinks of its cards. */
const THOUGHTS = ["BotConsidered", "BotChecked"];

/**
 * Whether a line shows a card that the other side uses; a card discarded after being played has
 * already been shown.
 * @param {Line} line
 * @param {string | null} own the side watching
 */
function shows({ kind, side, purpose }, own) {
  return CARDS.includes(kind) && side !== own && purpose !== "played";
}

/**
 * Whether lines are worth telling step by step: the other side has acted, dice were rolled, or a
 * year began.
 * @param {Line[]} lines
 * @param {string | null} own the side watching
 */
export function worthTelling(lines, own) {
  return lines.some(
    (line) =>
      line.dice || line.kind === "YearBegan" || line.kind.startsWith("Bot") || shows(line, own),
  );
}

/**
 * The pieces after the changes of a line.
 * @param {Pieces} pieces
 * @param {Line["changes"]} changes
 * @returns {Pieces}
 */
export function changed(pieces, changes) {
  const after = structuredClone(pieces);
  for (const { piece, place, by } of changes) {
    after[place] ??= {};
    const left = (after[place][piece] ?? 0) + by;
    if (left > 0) after[place][piece] = left;
    else delete after[place][piece];
  }
  return after;
}

/**
 * The pieces before some lines.
 * @param {Pieces} pieces the pieces after them
 * @param {Line[]} lines
 * @returns {Pieces}
 */
export function rewound(pieces, lines) {
  const undone = lines.flatMap(({ changes }) =>
    changes.map((change) => ({ ...change, by: -change.by })),
  );
  return changed(pieces, undone.reverse());
}

/**
 * Where a card takes effect: the first place on the map named before the next card.
 * @param {Line[]} lines
 */
function acts(lines) {
  const next = lines.findIndex(({ kind }) => CARDS.includes(kind));
  const own = next < 0 ? lines : lines.slice(0, next);
  const named = own.flatMap(({ place, source, target, changes }) => [
    place,
    target,
    source,
    ...changes.map((change) => change.place),
  ]);
  return named.find((place) => place && !(place in BOXES)) ?? "Tripoli";
}

/**
 * Show a line on the stage.
 * @param {HTMLElement} stage
 * @param {Line} line
 * @param {boolean} [further] whether to keep the previous one above it
 */
function say(stage, line, further = false) {
  const text = h("span", { class: "result" }, line.text);
  if (!further) stage.replaceChildren();
  stage.classList.remove("with-card");
  stage.append(h("p", { class: line.dice ? "fresh" : "" }, dice(line), text));
  stage.hidden = false;
}

export class Story {
  /**
   * @param {import("./board.js").Board} board
   * @param {(line: number) => Promise<Scene | null>} sceneAt the fight that begins at a line
   * @param {() => Promise<void>} unpaused resolves when nothing is paused
   */
  constructor(board, sceneAt, unpaused) {
    this.board = board;
    this.sceneAt = sceneAt;
    this.unpaused = unpaused;
    this.skipped = false;
    /** Ends the current wait. */
    this.go = () => {};
  }

  /** Skip the rest. */
  skip() {
    this.skipped = true;
    this.go();
  }

  /** @param {number} time in milliseconds at the normal pace */
  async wait(time) {
    if (this.skipped) return;
    await new Promise((done) => {
      const timed = () => void this.unpaused().then(() => done(undefined));
      const timer = setTimeout(timed, time * (PACES[settings.pace] ?? 1));
      this.go = () => {
        clearTimeout(timer);
        done(undefined);
      };
    });
  }

  /**
   * @param {Line[]} lines what has happened
   * @param {{first: number, pieces: Pieces, own: string | null, going: number | null,
   *   speak: (to: number) => void}} how the index in the log of the first line; the pieces before
   *   them; the side watching; the line at which a fight still going on began; reads the log out up
   *   to an index
   */
  async tell(lines, { first, pieces, own, going, speak }) {
    const stage = byId("story");
    this.skipped = false;
    let now = pieces;
    // Removes the options: nothing can be chosen meanwhile.
    this.board.drawPieces(now);
    /** Whether a single roll outside a fight is being told. */
    let rolled = false;
    /** @type {Scene | null} */
    let scene = going === null ? null : await this.open(going, first);
    for (const [index, line] of lines.entries()) {
      if (this.skipped) break;
      speak(first + index + 1);
      // The panel shows whose turn it is.
      const side = line.kind.startsWith("Bot")
        ? "Tripolitan"
        : USES.includes(line.kind) && line.side;
      if (side) document.body.dataset.side = side.toLowerCase();
      sound([line]);
      if (line.kind === "FightBegan") scene = await this.open(first + index);
      const at = scene?.steps.findIndex((step) => step.line === first + index) ?? -1;
      const does = line.changes.length > 0 || line.kind === "GoldChanged";
      if (scene && at >= 0) await this.step(scene, at, line);
      else if (shows(line, own)) await this.card(stage, line, acts(lines.slice(index + 1)));
      else if (line.kind === "SeasonBegan" || line.kind === "YearBegan") {
        byId("fights").hidden = true;
        await this.banner(stage, line, TIMES.season);
      } else if (THOUGHTS.includes(line.kind)) {
        byId("fights").hidden = true;
        // Keep all the cards that it considers in view together.
        await this.banner(stage, line, TIMES.bot, THOUGHTS.includes(lines[index - 1]?.kind));
      } else if (line.dice) await this.banner(stage, line, TIMES.roll);
      // Show the result of a single roll below it.
      else if (rolled && does) await this.banner(stage, line, TIMES.dice, true);
      // Name the ship that sails, unless it is named below a roll.
      /** @type {boolean} */
      const said = rolled && does;
      rolled = line.dice ? at < 0 : said;
      const before = now;
      now = changed(now, line.changes);
      if (line.source && line.target && before !== now) {
        if (!said && at < 0) say(stage, line);
        await this.move(line, before, now);
        stage.hidden = true;
      } else if (line.changes.length) {
        this.board.drawPieces(now);
        if (!said && at < 0) await this.placed(stage, line);
      }
      if (line.kind === "GoldChanged") await this.count(line);
    }
    stage.hidden = true;
    stage.replaceChildren();
  }

  /** @param {HTMLElement} stage @param {Line} line @param {string} place where it takes effect */
  async card(stage, line, place) {
    byId("fights").hidden = true;
    // Cards discarded face down have no name.
    if (!line.card) return this.banner(stage, line, TIMES.card);
    const card = cardView(line.card);
    card.classList.toggle("discarded", line.kind === "Discarded");
    placeScene(stage, place);
    stage.classList.add("with-card");
    stage.replaceChildren(h("p", {}, line.text), card);
    stage.hidden = false;
    await this.wait(TIMES.card);
    stage.hidden = true;
  }

  /** Pieces are lost or damaged. @param {HTMLElement} stage @param {Line} line */
  async placed(stage, line) {
    const [first] = line.changes;
    this.board.follow((line.changes.find(({ place }) => !(place in BOXES)) ?? first).place);
    await this.banner(stage, line, TIMES.sail);
  }

  /**
   * @param {HTMLElement} stage
   * @param {Line} line
   * @param {number} time
   * @param {boolean} [further] whether to keep the previous one above it
   */
  async banner(stage, line, time, further = false) {
    say(stage, line, further);
    await this.wait(time);
    stage.hidden = true;
  }

  /**
   * Animate pieces moving; meanwhile they are not at their source.
   * @param {Line} line
   * @param {Pieces} before
   * @param {Pieces} after
   */
  async move({ piece, source, target, count }, before, after) {
    const [kind, from, to] = [String(piece), String(source), String(target)];
    this.board.drawPieces(changed(before, [{ piece: kind, place: from, by: -Number(count) }]));
    const time = TIMES.sail * (PACES[settings.pace] ?? 1);
    // On a zoomed map, first show the source, then the target.
    if (!(from in BOXES)) this.board.follow(from);
    const sailing = this.board.sail(kind, Number(count), from, to, time);
    if (sailing) {
      await this.wait(TIMES.sail / 2);
      this.board.follow(to);
      await this.wait(TIMES.sail / 2);
      sailing.cancel();
    }
    this.board.drawPieces(after);
  }

  /** @param {Line} line */
  async count({ total = 0 }) {
    this.board.tracks.count(total);
    const track = drawTrack("gold", total, facts.gold);
    track.classList.add("counted");
    await this.wait(TIMES.gold);
    track.classList.remove("counted");
  }

  /**
   * @param {number} line at which the fight begins
   * @param {number} now the next line to tell
   * @returns {Promise<Scene | null>}
   */
  async open(line, now = line) {
    const scene = await this.sceneAt(line);
    if (scene) {
      placeFight(scene.place);
      this.board.follow(scene.place);
      this.show(scene, scene.steps.filter((step) => step.line < now).length);
      byId("fights").hidden = false;
      await this.wait(TIMES.line);
    }
    return scene;
  }

  /** @param {Scene} scene @param {number} at @param {Line} line */
  async step(scene, at, line) {
    this.show(scene, at + 1, line);
    const { roll, card, blows } = scene.steps[at];
    await this.wait(roll ? TIMES.dice : card ? TIMES.card : blows.length ? TIMES.blow : TIMES.line);
    // Leave time to read how the fight has ended.
    if (at === scene.steps.length - 1) await this.wait(TIMES.over);
  }

  /** @param {Scene} scene @param {number} steps @param {Line} [line] the line whose dice roll */
  show(scene, steps, line) {
    const fresh = line && scene.steps[steps - 1].line;
    const host = byId("fights");
    host.replaceChildren(h("h2", {}, scene.title), drawn(scene, { steps, fresh, short: true }));
    showDice(host);
  }
}
