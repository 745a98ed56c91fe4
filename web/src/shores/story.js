// Tells events step by step: which lines are shown how, in the order in which they happened.

import { drawTrack } from "../table/goals.js";
import { changed } from "../table/pieces.js";
import { Story, TIMES } from "../table/story.js";
import { facts } from "./facts.js";
import { BOXES } from "./places.js";
import { sound } from "./sound.js";

/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../table/scene.js").Scene} Scene */
/** @typedef {import("../table/pieces.js").Pieces} Pieces */

/** Durations at the normal pace, in milliseconds. */
const OWN_TIMES = { thought: 650, season: 700, gold: 600 };
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
export function worthNarrating(lines, own) {
  return lines.some(
    (line) =>
      line.dice || line.kind === "YearBegan" || line.kind.startsWith("Bot") || shows(line, own),
  );
}

/**
 * Where a card takes effect: the first place on the map named before the next card.
 * @param {Line[]} lines
 * @param {number} card the index of the line in which it is used
 */
function placeOfEffect(lines, card) {
  for (let index = card + 1; index < lines.length; index += 1) {
    const { kind, place, source, target, changes } = lines[index];
    if (CARDS.includes(kind)) break;
    const named = [place, target, source, ...changes.map((change) => change.place)];
    const placeOnMap = named.find((name) => name && !(name in BOXES));
    if (placeOnMap) return placeOnMap;
  }
  return "Tripoli";
}

export class WarStory extends Story {
  /**
   * @param {Line[]} lines what has happened
   * @param {{first: number, pieces: Pieces, own: string | null, going: number | null,
   *   speak: (to: number) => void}} how the index in the log of the first line; the pieces before
   *   them; the side watching; the line at which a fight still going on began; reads the log out up
   *   to an index
   */
  async narrate(lines, { first, pieces, own, going, speak }) {
    const { board, fights, stage } = this;
    this.skipped = false;
    let now = pieces;
    // Removes the options: nothing can be chosen meanwhile.
    board.drawPieces(now);
    /** Whether a single roll outside a fight is being told. */
    let rolled = false;
    /** @type {Scene | null} */
    let scene = going === null ? null : await this.open(going, first);
    for (const [index, line] of lines.entries()) {
      if (this.skipped) break;
      speak(first + index + 1);
      // The panel shows whose turn it is.
      if (line.acts) document.body.dataset.side = line.acts.toLowerCase();
      sound([line]);
      if (line.role === "fight") scene = await this.open(first + index);
      const at = scene?.steps.findIndex((step) => step.line === first + index) ?? -1;
      const hasEffect = line.changes.length > 0 || line.kind === "GoldChanged";
      if (scene && at >= 0) await this.step(scene, at);
      else if (shows(line, own)) {
        await this.card(line, placeOfEffect(lines, index), line.kind === "Discarded");
      } else if (line.role === "period") {
        fights.hide();
        await this.banner(line, OWN_TIMES.season);
      } else if (THOUGHTS.includes(line.kind)) {
        fights.hide();
        // Keep all the cards that it considers in view together.
        const again = THOUGHTS.includes(lines[index - 1]?.kind);
        await this.banner(line, OWN_TIMES.thought, again);
      } else if (line.dice) await this.banner(line, TIMES.roll);
      // Show the result of a single roll below it.
      else if (rolled && hasEffect) await this.banner(line, TIMES.dice, true);
      // Name the ship that sails, unless it is named below a roll.
      /** @type {boolean} */
      const belowRoll = rolled && hasEffect;
      rolled = line.dice ? at < 0 : belowRoll;
      const before = now;
      now = changed(now, line.changes);
      const { piece, source, target, count } = line;
      if (piece && source && target) {
        if (!belowRoll && at < 0) this.say(line);
        const move = { piece, source, target, count: Number(count) };
        await this.move(move, before, now, !(source in BOXES));
        stage.hidden = true;
      } else if (line.changes.length) {
        board.drawPieces(now);
        if (!belowRoll && at < 0) await this.placed(line);
      }
      if (line.kind === "GoldChanged") await this.count(line);
    }
    this.clear();
  }

  /** Pieces are lost or damaged. @param {Line} line */
  async placed(line) {
    const [first] = line.changes;
    this.board.follow((line.changes.find(({ place }) => !(place in BOXES)) ?? first).place);
    await this.banner(line, TIMES.move);
  }

  /** @param {Line} line */
  async count({ total = 0 }) {
    /** @type {import("./board.js").Board} */ (this.board).tracks.count(total);
    const track = drawTrack("gold", total, facts.gold);
    track.classList.add("counted");
    await this.wait(OWN_TIMES.gold);
    track.classList.remove("counted");
  }
}
