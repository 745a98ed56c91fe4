// Tells what happens step by step: cards, marches, fights, what is built and scored.

import { byId } from "../shell/dom.js";
import { changed } from "../table/pieces.js";
import { Story, TIMES } from "../table/story.js";
import { AT } from "./places.js";
import { sound } from "./sound.js";

/** @typedef {import("../../types/wilderness").Line} Line */
/** @typedef {import("../table/scene.js").Scene} Scene */
/** @typedef {import("../table/scene.js").Step} Step */
/** @typedef {import("../table/pieces.js").Pieces} Pieces */

const SEASON = 900;
/** How long a fight may take, in milliseconds at the normal pace. */
const MOST = { raid: 4800, other: 8000 };
/** Events that are told by themselves, besides those that change the map. */
const TOLD = [
  "Scored",
  "Built",
  "Destroyed",
  "Captured",
  "SiegeChanged",
  "Raided",
  "AssembliesMoved",
  "Changed",
  "BattleEnded",
  "AssaultEnded",
  "Tried",
];

/**
 * Whether lines are worth telling: the other side has acted, dice were rolled, or a season began.
 * @param {Line[]} lines
 * @param {string | null} own the side watching
 */
export function worthNarrating(lines, own) {
  return lines.some(
    (line) => line.dice || line.role === "period" || (line.role === "use" && line.side !== own),
  );
}

export class CampaignStory extends Story {
  /**
   * @param {Line[]} lines what has happened
   * @param {{first: number, pieces: Pieces, own: string | null, going: number | null,
   *   speak: (to: number) => void}} how the index in the log of the first line; the pieces before
   *   them; the side watching; the line at which a fight still going on began; reads the log out up
   *   to an index
   */
  async narrate(lines, { first, pieces, own, going, speak }) {
    const { board } = this;
    this.skipped = false;
    let now = pieces;
    board.drawPieces(now);
    this.hurry(1);
    const how = {
      lasts: (/** @type {Step} */ step) => this.timeOf(step, lines[step.line - first]),
      most: (/** @type {string} */ kind) => (kind === "raid" ? MOST.raid : MOST.other),
    };
    /** @type {Scene | null} */
    let scene = going === null ? null : await this.open(going, { ...how, now: first });
    for (const [index, line] of lines.entries()) {
      if (this.skipped) break;
      speak(first + index + 1);
      if (line.acts) document.body.dataset.side = line.acts.toLowerCase();
      sound([line]);
      if (line.role === "fight") scene = await this.open(first + index, how);
      const at = scene?.steps.findIndex((step) => step.line === first + index) ?? -1;
      const before = now;
      now = changed(now, line.changes);
      if (scene && at >= 0) {
        await this.blow(scene, at, how.lasts(scene.steps[at]));
        if (line.changes.length) board.drawPieces(now);
      } else if (line.role === "use" && line.card && line.side !== own) {
        await this.card(line, {
          place: placeOfEffect(lines, index),
          from: byId("piles").querySelector(`.plaque.${String(line.side).toLowerCase()}`),
          discarded: false,
        });
      } else if (line.role === "period") {
        this.turn();
        await this.banner(line, SEASON);
      } else await this.happens(line, before, now);
      if (scene && at >= 0) await this.rest(scene, at);
      if (!line.minor && !(at >= 0 && lines[index + 1]?.role === "blow")) await this.hold();
    }
    this.clear();
  }

  /**
   * How long a step of a fight is shown.
   * @param {Step} step
   * @param {Line | undefined} line its line, unless it was told before
   */
  timeOf(step, line) {
    return line?.minor ? 0 : this.lasts(step);
  }

  /**
   * What a line changes on the map: pieces that march, come or are lost; or else what it says.
   * @param {Line} line
   * @param {Pieces} before
   * @param {Pieces} after
   */
  async happens(line, before, after) {
    const { pieces, source, target, space, changes } = line;
    const [piece] = pieces ?? [];
    if (piece && source && target && AT[source] && AT[target]) {
      this.say(line);
      await this.move({ piece, source, target, count: 1 }, before, after);
      return;
    }
    const where = target ?? space ?? changes.find(({ place }) => place in AT)?.place;
    if (line.dice || changes.length || TOLD.includes(line.kind)) {
      if (where) this.point(where);
      this.say(line);
      this.board.drawPieces(after);
      await this.wait(line.dice ? TIMES.roll : TIMES.move);
    }
  }
}

/** The first space named after a card, before the next one. @param {Line[]} lines @param {number} card */
function placeOfEffect(lines, card) {
  for (const { role, space, target, source } of lines.slice(card + 1)) {
    if (role === "use") return null;
    const place = target ?? space ?? source;
    if (place && AT[place]) return place;
  }
  return null;
}
