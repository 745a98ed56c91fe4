// Tells events step by step: which lines are shown how, in the order in which they happened.

import { byId } from "../shell/dom.js";
import { still } from "../shell/settings.js";
import { fly } from "../table/flight.js";
import { drawTrack } from "../table/goals.js";
import { foresee } from "../table/pictures.js";
import { Story, TIMES } from "../table/story.js";
import { facts } from "./facts.js";
import great from "./great.json" with { type: "json" };
import { BOXES, OPEN_SEA } from "./places.js";
import { sound } from "./sound.js";
import piles from "./words/piles.json" with { type: "json" };
import words from "./words/story.json" with { type: "json" };

/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../table/story.js").Setting<Line>} Setting */
/** @typedef {import("../table/scene.js").Step} Step */
/** @typedef {import("../table/pieces.js").Pieces} Pieces */

/** Durations at the normal pace, in milliseconds. */
const OWN_TIMES = { thought: 900, season: 450, year: 1100, flight: 650, gold: 150 };
/** How long a fight may take; what passes between its steps comes on top. */
const MOST = { raid: 4800, other: 7000 };
/** The boxes of sunk ships and of the supply, and the ships of which the fourth sunk loses the war. */
const [SUNK, SUPPLY, FRIGATE] = ["sunk", "Supply", "American frigate"];
/** The kinds of lines in which a card leaves the hand. */
const CARDS = ["Played", "Discarded", "BattleCard"];
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

/** Whether a line plays a card with which the war turns: whoever plays it, it is shown. @param {Line} line */
function isGreat({ kind, card }) {
  return kind !== "Discarded" && CARDS.includes(kind) && great.includes(String(card));
}

/**
 * Whether in a line the T-bot draws a card that joins its event line, which no other line shows.
 * @param {Line[]} lines
 * @param {number} index of the line
 */
function isPutAside(lines, index) {
  const { kind, card } = lines[index];
  const used = (/** @type {Line} */ later) => CARDS.includes(later.kind) && later.card === card;
  return kind === "BotDrew" && !lines.slice(index + 1).some(used);
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
  return null;
}

/** @extends {Story<Line>} */
export class WarStory extends Story {
  get warBoard() {
    return /** @type {import("./board.js").Board} */ (this.board);
  }

  /** @param {Line[]} lines @param {string | null} own */
  worth(lines, own) {
    return worthNarrating(lines, own);
  }

  /** @param {Line[]} lines @param {string | null} own */
  prepare(lines, own) {
    for (const { kind, side, card, purpose } of lines) {
      if (!card || ![...CARDS, "BotDrew"].includes(kind)) continue;
      // Engraved while what comes before is told
      foresee(card, "wide");
      // A card discarded after being played has already left the hand.
      if (side === own && purpose !== "played") this.spend(card);
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

  /** What a roll does belongs in the same still. @param {Line} line @param {Setting} setting */
  joins(line, { scene, at, lines, index }) {
    return scene?.steps.length && at >= 0 ? lines[index + 1]?.role === "blow" : Boolean(line.minor);
  }

  /** @param {Line} line @param {Setting} setting */
  async tell(line, { lines, index, before, after, own, scene, at }) {
    const next = lines[index + 1];
    if (line.changes.some(({ place }) => place === SUNK))
      drawTrack("sunk", after[SUNK]?.[FRIGATE] ?? 0, facts.frigates);
    // Gold is waited for where it is counted.
    if (scene && at >= 0)
      await this.blow(
        scene,
        at,
        line.kind === "GoldChanged" ? 0 : this.timeOf(scene.steps[at], line),
      );
    else if (shows(line, own) || isGreat(line)) {
      await this.card(line, {
        place: placeOfEffect(lines, index),
        from: line.side === own ? byId("cards") : plaqueOf(line.side),
        stamp: line.kind === "Discarded" ? words.discarded : "",
        great: isGreat(line),
      });
    } else if (isPutAside(lines, index)) {
      await this.card(line, { place: null, from: plaqueOf("Tripolitan"), stamp: piles.eventLine });
    } else if (line.role === "period") await this.period(line);
    else if (THOUGHTS.includes(line.kind)) await this.thought(line, next);
    else if (line.dice) await this.single(line);
    if (at < 0) await this.happens(line, before, after, next);
    else if (line.changes.length) this.within(line, after, scene?.kind === "raid");
    if (line.kind === "Captured" && scene) this.warBoard.capture(scene.place);
    if (line.kind === "GoldChanged") await this.count(line);
  }

  /**
   * How long a step of a fight is shown.
   * @param {Step} step
   * @param {Line | undefined} line its line, unless it was told before
   */
  timeOf(step, line) {
    if (line?.kind === "GoldChanged" && !line.minor) return OWN_TIMES.flight + OWN_TIMES.gold;
    return super.timeOf(step, line);
  }

  /** What the T-bot thinks of its cards is one still. @param {Line} line @param {Line | undefined} next */
  async thought(line, next) {
    this.say(line);
    if (!next || !THOUGHTS.includes(next.kind)) await this.wait(OWN_TIMES.thought);
  }

  /** A year or a season begins; a year turns like a page. @param {Line} line */
  async period(line) {
    this.turn();
    this.say(line);
    const page = this.lines.lastElementChild;
    page?.classList.add(line.kind === "YearBegan" ? "year-turns" : "season-turns");
    await this.wait(line.kind === "YearBegan" ? OWN_TIMES.year : OWN_TIMES.season);
  }

  /** A roll outside a fight. @param {Line} line */
  async single(line) {
    if (line.place) this.point(line.place);
    await this.banner(line, TIMES.roll);
  }

  /**
   * What a line changes on the map: pieces that move, come or are lost.
   * @param {Line} line
   * @param {Pieces} before
   * @param {Pieces} after
   * @param {Line | undefined} next
   */
  async happens(line, before, after, next) {
    const { piece, source, target, count, changes } = line;
    if (piece && source && target) {
      this.say(line);
      const move = { piece, source, target, count: Number(count) };
      // Meanwhile it can be read what the T-bot thinks.
      if (next && THOUGHTS.includes(next.kind)) this.pass(move, after);
      else await this.move(move, before, after, !(source in BOXES));
    } else if (changes.length) {
      const [first] = changes;
      const where = (changes.find(({ place }) => !(place in BOXES)) ?? first).place;
      this.say(line);
      this.point(where);
      this.board.drawPieces(after);
      await this.wait(TIMES.move);
    }
  }

  /**
   * What a step of a fight changes on the map; it takes no time of its own.
   * @param {Line} line
   * @param {Pieces} after
   * @param {boolean} raid
   */
  within({ piece, source, target, count }, after, raid) {
    if (!piece || !source || !target) return this.board.drawPieces(after);
    // What is added in a raid has been taken at sea.
    const from = raid && source === SUPPLY ? OPEN_SEA : source;
    this.pass({ piece, source: from, target, count: Number(count) }, after);
  }

  /** Coins fly to the track, or are given back. @param {Line} line */
  async count({ total = 0, change = 0 }) {
    const scene = this.fights.host.hidden ? this.board.pennant : this.fights.host;
    const from = scene.getBoundingClientRect();
    const to = byId("gold").getBoundingClientRect();
    if (change > 0 && from.width && to.width && !still()) {
      fly("coin", change, from, to, this.paced(OWN_TIMES.flight));
      await this.wait(OWN_TIMES.flight);
    }
    this.warBoard.tracks.count(total);
    const track = drawTrack("gold", total, facts.gold);
    track.classList.add("counted");
    track.addEventListener("animationend", () => track.classList.remove("counted"), { once: true });
    await this.wait(OWN_TIMES.gold);
  }
}

/** The plaque of a side. @param {string | undefined} side */
function plaqueOf(side = "") {
  return byId("piles").querySelector(`.plaque.${side.toLowerCase()}`);
}
