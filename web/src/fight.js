// Fights as the log tells them: both fleets side by side, dice, hits, losses, and what came of it.

import { h } from "./dom.js";
import { dice, sentence } from "./log.js";
import { inWords, owner, picture } from "./pieces.js";

/** @typedef {import("./client.js").Line} Line */
/** @typedef {import("./client.js").Option} Option */
/** @typedef {import("./desk.js").Choice} Choice */

/**
 * @typedef {{kind: string, state: "ready" | "damaged" | "lost"}} Unit
 * @typedef {{title: string, place: string, first: number, units: Unit[],
 *   rounds: {title: string, rolls: Line[], notes: Line[]}[]}} Fight
 */

const SIDES = ["American", "Tripolitan"];
const NAMES = { American: "Americans", Tripolitan: "Tripolitania" };
const OVER = ["SeasonBegan", "YearBegan", "Ended"];
const SHOWN = 2;

/**
 * The fights of the last plays, oldest first.
 * @param {Line[]} lines the log
 * @returns {Fight[]}
 */
export function fights(lines) {
  const seasons = lines.flatMap((line, index) => (line.kind === "SeasonBegan" ? [index] : []));
  const from = seasons.at(-SHOWN) ?? 0;
  /** @type {Fight[]} */
  const found = [];
  /** @type {Fight | null} */
  let fight = null;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index];
    if (line.kind === "FightBegan") {
      fight = begun(line, index);
      found.push(fight);
    } else if (OVER.includes(line.kind) || line.kind === "Played" || line.kind.startsWith("Bot")) {
      fight = null;
    } else if (fight) happens(fight, line);
  }
  return found;
}

/** @param {Line} line @param {number} first @returns {Fight} */
function begun(line, first) {
  const forces = /** @type {[string, number][]} */ (line.forces);
  return {
    title: line.text.replace(/\.$/, ""),
    place: String(line.place),
    first,
    units: forces.flatMap(([kind, count]) => Array.from({ length: count }, () => unit(kind))),
    rounds: [{ title: "", rolls: [], notes: [] }],
  };
}

/** @param {string} kind @returns {Unit} */
function unit(kind) {
  const whole = kind.replace(/^damaged /, "");
  return { kind: whole, state: whole === kind ? "ready" : "damaged" };
}

/** @param {Fight} fight @param {Line} line */
function happens(fight, line) {
  const round = /** @type {Fight["rounds"][0]} */ (fight.rounds.at(-1));
  if (line.kind === "RoundBegan") {
    fight.rounds.push({ title: `Round ${line.number}`, rolls: [], notes: [] });
  } else if (line.kind === "Rolled") round.rolls.push(line);
  else {
    round.notes.push(line);
    const { kind, state } = unit(String(line.piece));
    const same = fight.units.filter((one) => one.kind === kind && one.state === state);
    if (line.kind === "Damaged" && same[0]) same[0].state = "damaged";
    if (line.kind === "Sunk") {
      for (const one of same.slice(0, Number(line.count))) one.state = "lost";
    }
    if (line.kind === "Moved" && line.source === "Supply" && line.target === fight.place) {
      for (let i = 0; i < Number(line.count); i += 1) fight.units.push(unit(kind));
    }
  }
}

/**
 * Draw the fights.
 * @param {HTMLElement} panel
 * @param {Line[]} lines the log
 * @param {{since: number, rolling: boolean}} seen how much of the log has been seen before, and
 *   whether the dice of the rest are to roll
 * @param {Choice} choice hits to allocate are ships to press
 * @param {(option: Option) => void} choose
 */
export function drawFights(panel, lines, { since, rolling }, choice, choose) {
  const found = fights(lines);
  panel.hidden = !found.length;
  panel.replaceChildren(
    ...found.map((fight, index) => {
      const last = index === found.length - 1;
      const asked = last && choice.decision?.ask === "hit" ? choice : null;
      return drawn(
        fight,
        { open: last || fight.first >= since, fresh: rolling ? lines.slice(since) : [] },
        asked,
        choose,
      );
    }),
  );
}

/**
 * @param {Fight} fight
 * @param {{open: boolean, fresh: Line[]}} how
 * @param {Choice | null} asked
 * @param {(option: Option) => void} choose
 */
function drawn(fight, { open, fresh }, asked, choose) {
  return h(
    "details",
    { class: "fight", open },
    h("summary", {}, fight.title),
    h(
      "div",
      { class: "fleets" },
      ...SIDES.map((side) =>
        fleet(fight, side, asked?.decision?.side === side ? asked : null, choose),
      ),
    ),
    ...fight.rounds
      .filter((round) => round.rolls.length || round.notes.length)
      .map((round) =>
        h(
          "div",
          { class: "round" },
          round.title ? h("h3", {}, round.title) : null,
          ...round.rolls.map((line) => roll(line, fresh.includes(line))),
          round.notes.length
            ? h(
                "ul",
                { class: "notes" },
                ...round.notes.map((line) => h("li", {}, ...sentence(line))),
              )
            : null,
        ),
      ),
  );
}

/**
 * @param {Fight} fight
 * @param {string} side
 * @param {Choice | null} asked
 * @param {(option: Option) => void} choose
 */
function fleet(fight, side, asked, choose) {
  const units = fight.units.filter((one) => owner(one.kind) === side);
  const lost = units.filter((one) => one.state === "lost").length;
  return h(
    "div",
    { class: `fleet ${side.toLowerCase()}` },
    h("h3", {}, NAMES[/** @type {keyof typeof NAMES} */ (side)]),
    h(
      "ul",
      { class: "ships" },
      ...units.map((one) => h("li", { class: one.state }, ship(one, asked, choose))),
    ),
    h("p", { class: "tally" }, units.length ? `${lost} of ${units.length} lost` : "nobody there"),
  );
}

/** @param {Unit} one @param {Choice | null} asked @param {(option: Option) => void} choose */
function ship(one, asked, choose) {
  const kind = one.state === "damaged" ? `damaged ${one.kind}` : one.kind;
  const said = one.state === "lost" ? `${kind}, lost` : kind;
  const option = one.state === "lost" ? null : asked?.hits.get(kind);
  if (!option) {
    return h("span", { role: "img", "aria-label": said, title: said }, picture(kind));
  }
  return h(
    "button",
    {
      type: "button",
      class: "target",
      "data-choice": option.notation,
      "aria-label": `${kind} takes the hit: ${option.notation}`,
      title: `${inWords(kind, 1)} takes the hit`,
      click: () => choose(option),
    },
    picture(kind),
  );
}

const FEWEST = { 5: "5 or 6", 6: "6" };

/** @param {Line} line @param {boolean} fresh */
function roll(line, fresh) {
  const needs = FEWEST[/** @type {keyof typeof FEWEST} */ (line.hit)];
  const shown = (line.dice ?? []).join(" ");
  const hits = Number(line.hits);
  return h(
    "p",
    { class: `roll ${String(line.side).toLowerCase()}${fresh ? " fresh" : ""}` },
    h("span", { class: "roll-by" }, `${line.side}, ${line.reason}`),
    h("span", { role: "img", "aria-label": `rolled ${shown || "no dice"}` }, dice(line)),
    h("span", { class: hits ? "result some" : "result" }, String(line.result ?? "")),
    needs ? h("small", {}, ` (on ${needs})`) : null,
  );
}
