// What has happened, told in steps: cards are shown, pieces sail, dice fall, gold is counted. A press
// or the space bar skips the rest; where nothing is to move, nothing is told.

import { byId, h } from "../shell/dom.js";
import { settings } from "../shell/settings.js";
import { cardView } from "./cards.js";
import { facts } from "./facts.js";
import { drawn, placeScene, showDice } from "./fight.js";
import { drawTrack } from "./goals.js";
import { dice, USES } from "./lines.js";
import { BOXES } from "./places.js";
import { sound } from "./sound.js";

/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../../types/shores").Scene} Scene */
/** @typedef {import("../../types/shores").Step} Step */
/** @typedef {Record<string, Record<string, number>>} Pieces */

/** How long things take at the normal pace, in milliseconds. */
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
};
/** @type {Record<string, number>} */
const PACES = { slow: 1.7, "": 1, fast: 0.5 };
/** What is done with a card, which leaves the hand. */
export const CARDS = ["Played", "Discarded", "BattleCard"];
/** What the T-bot thinks of its cards. */
const THOUGHTS = ["BotConsidered", "BotChecked"];

/** Whether nothing is to move. */
export function still() {
  return settings.pace === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Whether a line is about a card that the other side uses; one that goes to the discard pile after
 * it was played has been shown.
 * @param {Line} line
 * @param {string | null} own the side that looks on
 */
function shows({ kind, side, purpose }, own) {
  return CARDS.includes(kind) && side !== own && purpose !== "played";
}

/**
 * Whether lines are worth telling in steps: the other side has done something,
 * dice were rolled, or a year began.
 * @param {Line[]} lines
 * @param {string | null} own the side that looks on
 */
export function worthTelling(lines, own) {
  return lines.some(
    (line) =>
      line.dice || line.kind === "YearBegan" || line.kind.startsWith("Bot") || shows(line, own),
  );
}

/**
 * Pieces after what a line changes.
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
 * Pieces as they lay before lines.
 * @param {Pieces} pieces as they lie after
 * @param {Line[]} lines
 * @returns {Pieces}
 */
export function rewound(pieces, lines) {
  const undone = lines.flatMap(({ changes }) =>
    changes.map((change) => ({ ...change, by: -change.by })),
  );
  return changed(pieces, undone.reverse());
}

/** Where a card acts: the first place on the map that is named before the next one. @param {Line[]} lines */
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

/** Put a line on the stage. @param {HTMLElement} stage @param {Line} line @param {boolean} [further] whether it stands below the one before */
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
    /** Ends what is being waited for. */
    this.go = () => {};
  }

  /** Leave out the rest. */
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
   * @param {number} first which line of the log the first is
   * @param {Pieces} pieces as they lay before
   * @param {string | null} own the side that looks on
   * @param {number | null} going the line at which a fight began that is not over yet
   */
  async tell(lines, first, pieces, own, going) {
    const stage = byId("story");
    this.skipped = false;
    let now = pieces;
    // Nothing is chosen meanwhile.
    this.board.drawPieces(now);
    /** Whether a single roll is being told, outside a fight. */
    let rolled = false;
    /** @type {Scene | null} */
    let scene = going === null ? null : await this.open(going, first);
    for (const [index, line] of lines.entries()) {
      if (this.skipped) break;
      // The panel shows whose turn is told.
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
        // All the cards that it considers stay in view together.
        await this.banner(stage, line, TIMES.bot, THOUGHTS.includes(lines[index - 1]?.kind));
      } else if (line.dice) await this.banner(stage, line, TIMES.dice);
      // What a single roll has done stands below it.
      else if (rolled && does) await this.banner(stage, line, TIMES.dice, true);
      // Who sails is said meanwhile, unless it is said below a roll.
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

  /** @param {HTMLElement} stage @param {Line} line @param {string} place where it acts */
  async card(stage, line, place) {
    byId("fights").hidden = true;
    // Some players discard face down.
    if (!line.card) return this.banner(stage, line, TIMES.card);
    const card = cardView(line.card);
    // What a card that is discarded would have done does not happen.
    card.classList.toggle("given", line.kind === "Discarded");
    placeScene(stage, place);
    stage.classList.add("with-card");
    stage.replaceChildren(h("p", {}, line.text), card);
    stage.hidden = false;
    await this.wait(TIMES.card);
    stage.hidden = true;
  }

  /** Pieces are lost or damaged. @param {HTMLElement} stage @param {Line} line */
  async placed(stage, line) {
    this.board.follow(line.changes[0].place);
    await this.banner(stage, line, TIMES.sail);
  }

  /**
   * @param {HTMLElement} stage
   * @param {Line} line
   * @param {number} time
   * @param {boolean} [further] whether it stands below the one before
   */
  async banner(stage, line, time, further = false) {
    say(stage, line, further);
    await this.wait(time);
    stage.hidden = true;
  }

  /** Pieces sail; they are not where they were meanwhile. @param {Line} line @param {Pieces} before @param {Pieces} after */
  async move({ piece, source, target, count }, before, after) {
    const [kind, from, to] = [String(piece), String(source), String(target)];
    this.board.drawPieces(changed(before, [{ piece: kind, place: from, by: -Number(count) }]));
    const time = TIMES.sail * (PACES[settings.pace] ?? 1);
    // Where only a part of the map is in sight, first whence, then where.
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

  /** @param {number} line at which it begins @param {number} now the line that is told next @returns {Promise<Scene | null>} */
  async open(line, now = line) {
    const scene = await this.sceneAt(line);
    if (scene) {
      placeScene(byId("fights"), scene.place);
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
    // How a fight has ended is read before the next thing happens.
    if (at === scene.steps.length - 1) await this.wait(TIMES.over);
  }

  /** @param {Scene} scene @param {number} steps @param {Line} [line] the one whose dice fall */
  show(scene, steps, line) {
    const fresh = line && scene.steps[steps - 1].line;
    const host = byId("fights");
    host.replaceChildren(h("h2", {}, scene.title), drawn(scene, { steps, fresh, short: true }));
    showDice(host);
  }
}
