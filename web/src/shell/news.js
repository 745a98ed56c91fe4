// Which lines of the log are news to a seat: a pure function of what Python says of each line.

/** @typedef {import("./state.js").Line} Line */

/** Whether a line begins a turn or a period, or something that a game's own rules consider. @param {Line} line */
function begins({ role }) {
  return role === "use" || role === "period" || role === "thought";
}

/** Whether a line is a seat's card or move. @param {Line} line */
function isChoice({ role }) {
  return role === "use" || role === "move";
}

/**
 * Where the fight began that was going on before a line; -1 if there was none.
 * @param {Line[]} lines
 * @param {number} index
 */
function fightBefore(lines, index) {
  for (let at = index - 1; at >= 0 && !begins(lines[at]); at -= 1) {
    if (lines[at].role === "fight") return at;
  }
  return -1;
}

/**
 * Where the other sides' turns before a seat's own begin, during which the seat may have chosen, too.
 * @param {Line[]} lines the log
 * @param {number} since the index of the first line since it chose
 * @param {string | null} seat
 */
export function turnsBefore(lines, since, seat) {
  const own = lines.findLastIndex(({ acts }) => acts === seat);
  const others = lines.findIndex(({ acts }, index) => index > own && acts && acts !== seat);
  return others < 0 ? since : Math.min(since, others);
}

/**
 * What is news to a seat since it last chose: not what is found only in the log, nor what repeats its
 * own card or moves, nor the blows of a fight if the story has shown all of them and their result.
 * @param {Line[]} lines the log
 * @param {number} first the index of the first line since it chose
 * @param {string | null} seat
 * @param {(index: number) => boolean} narrated whether the story has fully shown a line
 * @returns {number[]} indexes in the log; a fight that was going on comes first
 */
export function news(lines, first, seat, narrated) {
  const all = Array.from({ length: lines.length - first }, (_, index) => first + index);
  const worth = (/** @type {number} */ index) => !lines[index].minor;
  if (!first) {
    // At the start of a game, news begin with another side's first action.
    const acts = lines.findIndex(({ role, side }) => role === "use" && side !== seat);
    return acts < 0 ? [] : all.slice(acts).filter(worth);
  }
  const isOthers = (/** @type {number} */ index) => {
    const { role, side } = lines[index];
    return begins(lines[index]) && !(role === "use" && side === seat);
  };
  const end = all.find(isOthers) ?? lines.length;
  const own = all.filter((index) => index < end);
  // A fight that was going on when the seat chose, such as which piece is lost.
  const begun = fightBefore(lines, first);
  const next = lines[first];
  const going = begun >= 0 && next && next.role !== "fight" && !isChoice(next);
  const result = own.find((index) => !isChoice(lines[index])) ?? end;
  const fight = going || lines[result]?.role === "fight";
  // Without a fight, a card is kept together with its effects.
  const card = own.findLast((index) => index < result && lines[index].role === "use");
  const from = fight || result === end ? result : (card ?? result);
  // Some blows without the others would tell of another fight.
  const blows = new Set(fight ? own.filter((index) => lines[index].role === "blow") : []);
  // Where a question has come before their result, the fight itself may be out of sight.
  const shown = !blows.has(Number(own.at(-1))) && [...blows].every(narrated);
  const fleeting = (/** @type {number} */ index) => shown && blows.has(index);
  const since = all.filter((index) => index >= from && worth(index) && !fleeting(index));
  return going && since[0] < end ? [begun, ...since] : since;
}
