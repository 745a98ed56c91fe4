// Tells what happens step by step: cards, marches, fights, what is built and scored.

import { byId } from "../shell/dom.js";
import { foresee } from "../table/pictures.js";
import { Story, TIMES } from "../table/story.js";
import { AT } from "./places.js";
import { sound } from "./sound.js";

/** @typedef {import("../../types/wilderness").Line} Line */
/** @typedef {import("../table/story.js").Setting<Line>} Setting */
/** @typedef {import("../table/pieces.js").Pieces} Pieces */

const SEASON = 900;
/** The uses of a card by which its event takes place. */
const EVENTS = ["event", "response"];
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
  "Reduced",
  "Restored",
  "Withdrew",
  "AssembliesMoved",
  "Changed",
  "BattleEnded",
  "AssaultEnded",
  "Tried",
];

/** What comes of a march by itself. */
const MET = ["Withdrew", "SiegeChanged", "Captured"];

/** Whether a march has met somebody, or something to take. @param {Line[]} lines */
export const hasMet = (lines) => lines.some(({ kind }) => MET.includes(kind));

/**
 * Whether lines are worth telling: the other side has acted, dice were rolled, a season began, or a march has met
 * something.
 * @param {Line[]} lines
 * @param {string | null} own the side watching
 */
export function worthNarrating(lines, own) {
  const tells = (/** @type {Line} */ line) =>
    line.dice || line.role === "period" || (line.role === "use" && line.side !== own);
  return hasMet(lines) || lines.some(tells);
}

/** @extends {Story<Line>} */
export class CampaignStory extends Story {
  /** @param {Line[]} lines @param {string | null} own */
  worth(lines, own) {
    return worthNarrating(lines, own);
  }

  /** @param {Line[]} lines @param {string | null} own */
  prepare(lines, own) {
    for (const { role, side, card } of lines) {
      if (role !== "use" || !card) continue;
      if (side === own) this.spend(card);
      // Engraved while what comes before is told
      else foresee(card, "wide");
    }
  }

  /** @param {Line} line */
  sound(line) {
    sound([line]);
  }

  /** @param {string} kind */
  longest(kind) {
    return kind === "raid" ? MOST.raid : MOST.other;
  }

  /** @param {Line} line @param {Setting} setting */
  joins(line, { at, lines, index }) {
    const next = lines[index + 1];
    // All losses of a roll are told with it, and all who join a battle together.
    const together = next?.kind === "Joined" && line.kind === "Joined";
    const follows = at >= 0 && (next?.role === "blow" || next?.kind === "Eliminated");
    return Boolean(line.minor) || together || follows;
  }

  /** @param {Line} line @param {Setting} setting */
  async tell(line, { lines, index, before, after, own, scene, at }) {
    if (scene && at >= 0) {
      await this.blow(scene, at, this.timeOf(scene.steps[at], line));
      if (line.changes.length) this.board.drawPieces(after);
    } else if (line.role === "use" && line.card && line.side !== own) {
      await this.card(line, {
        place: placeOfEffect(lines, index),
        // What is used for its value has no effect.
        plain: line.what !== undefined && !EVENTS.includes(line.what),
        from: byId("piles").querySelector(`.plaque.${String(line.side).toLowerCase()}`),
      });
    } else if (line.role === "period") {
      this.turn();
      await this.banner(line, SEASON);
    } else await this.happens(line, before, after);
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
    // Winter takes its toll of many at once.
    const told = TOLD.includes(line.kind) && line.why !== "winter";
    if (line.dice || changes.length || told) {
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
