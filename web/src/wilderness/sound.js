// Which sounds belong to what happens.

import { play } from "../table/sound.js";

/** @typedef {import("../../types/wilderness").Line} Line */
/** @typedef {import("../table/sound.js").Cue} Cue */

/** How far to the left and right the sides of a fight are heard. */
const ASIDE = 0.55;
/** Seconds that the sounds of several lines are apart, and after which no other begins. */
const APART = 0.5;
const LONGEST = 5;
/** @type {Record<string, Cue["sound"]>} */
const OF_KIND = {
  Played: "card",
  Discarded: "card",
  Took: "card",
  Dealt: "card",
  SeasonBegan: "page",
  WinterBegan: "storm",
  BattleBegan: "call",
  Rolled: "dice",
  Moved: "march",
  Built: "timber",
  Destroyed: "timber",
  Captured: "roll",
  Eliminated: "knell",
};

/** @param {Line} line @returns {Cue[]} */
function cuesOf({ kind, side, dice = [] }) {
  if (kind === "Fired") {
    const pan = side === "French" ? -ASIDE : ASIDE;
    return [{ sound: "muskets", count: 6, pan }];
  }
  const sound = OF_KIND[kind];
  return sound ? [{ sound, count: dice.length || 1 }] : [];
}

/** Play the sounds of new lines of the log. @param {Line[]} lines */
export function sound(lines) {
  /** @type {Cue[]} */
  const cues = [];
  let before = "";
  for (const line of lines) {
    const [cue] = cuesOf(line);
    if (!cue || cue.sound === before) continue;
    const at = APART * cues.length;
    if (at > LONGEST) break;
    before = cue.sound;
    cues.push({ ...cue, at });
  }
  play(cues);
}
