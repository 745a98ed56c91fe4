// A piece of a space on the stage: what it is, and what can be chosen of it.

import { h } from "../shell/dom.js";
import { capital, fill, listed, paragraph } from "../shell/text.js";
import { optionButton } from "./choices.js";
import { facts, pieceTitle } from "./facts.js";
import { groupOf } from "./groups.js";
import { barred, goalOf, going } from "./parting.js";
import { asShown, picture } from "./pieces.js";
import words from "./words/muster.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("../../types/wilderness").Group} Group */
/** @typedef {import("./muster.js").Shown} Shown */
/** @typedef {import("./muster.js").Acts} Acts */
/** @typedef {import("./part.js").View} View */

/** Questions in which pieces are chosen one after another, and what has been chosen is taken back by undoing it. */
export const GATHERS = ["force", "inside", "join"];
/** What is shown to the eye, and told in other words. */
const UNSPOKEN = { "aria-hidden": "true" };

/**
 * What can be chosen of a piece, beside it.
 * @param {string} name
 * @param {View["decision"]} decision
 * @param {Option[]} options
 */
export function optionsOf(name, decision, options) {
  return options.filter((one) => one.piece === name && !goesAlone(decision, one));
}

/**
 * Whether a leader or a drilled unit would be sent alone, which is offered below the pieces.
 * @param {View["decision"]} decision
 * @param {Option} option
 */
export function goesAlone(decision, { act, piece, notation }) {
  return act === "send" && piece !== null && groupOf(decision, piece)?.option !== notation;
}

/** Whether a press on a piece lets it go with the leader in hand, or stay. @param {Group | null} group @param {string} name */
export function maySwitch(group, name) {
  if (!group?.command || name === group.head) return false;
  return group.pieces.includes(name) || group.beside.includes(name);
}

/**
 * A piece as an item of a list.
 * @param {View} view
 * @param {string} name
 * @param {Shown} shown
 * @param {Acts} acts
 * @param {string | null} said the id of what says the odds of its option
 */
export function tile(view, name, shown, acts, said) {
  const { decision, options } = view;
  const { group, goal } = shown;
  const goes = Boolean((group ?? decision?.mover)?.pieces.includes(name));
  const switches = maySwitch(group, name);
  const all = optionsOf(name, decision, options);
  // Of several places, the chosen one counts.
  const toward = all.filter((option) => !goal || goalOf(option) === goal);
  const idle = goal && all.length && !toward.length ? barred(goal) : decision?.idle[name];
  // Who may go with the leader in hand needs no reason of his own.
  const why = goes || switches ? undefined : idle;
  const how = { goes, switches, why };
  const parts = partsOf(view, name, how);
  const look = goes ? "tile goes" : "tile";
  const found = groupOf(decision, name);
  if (switches) {
    const press = {
      type: "button",
      class: look,
      "data-goes": name,
      "aria-pressed": String(goes),
      click: () => acts.alter(name),
    };
    const leads = facts.piece(name).ratings && found;
    return h(
      "li",
      { class: leads ? "alone" : null },
      h("button", press, ...parts),
      leads
        ? h(
            "button",
            { type: "button", "data-group": name, click: () => acts.take(leads) },
            fill(words.leads, { piece: pieceTitle(name) }),
          )
        : null,
    );
  }
  // Who leads the force is not asked whether he goes.
  if (found && !(found.command && found.head === group?.head)) {
    const press = {
      type: "button",
      class: look,
      "data-group": name,
      "aria-pressed": String(group?.head === name),
      click: () => acts.take(found),
    };
    return h("li", {}, h("button", press, ...parts));
  }
  // What the group in hand is activated by has a button of its own.
  const own = toward.filter((one) => one.notation !== group?.option);
  if (own.length !== 1) {
    const buttons = own.map((option) => goalButton(option, acts.choose));
    // It looks like one of those that a press lets stay.
    const click = goes && GATHERS.includes(decision?.ask ?? "") ? acts.sayUndo : null;
    return h(
      "li",
      { class: buttons.length > 1 ? "several" : null },
      h("div", { class: look, click }, ...parts),
      ...buttons,
    );
  }
  const [option] = own;
  const press = {
    type: "button",
    class: look,
    "data-choice": option.notation,
    "aria-describedby": said,
    click: () => acts.choose(option),
  };
  const odds = said ? null : option.odds;
  const does = goal ? going(goal) : (option.brief ?? option.label);
  return h(
    "li",
    { class: odds ? "alone" : null },
    h(
      "button",
      press,
      ...partsOf(view, name, how, [capital(`${does}.`), odds ? capital(`${odds}.`) : ""]),
      h("small", { class: "does", ...UNSPOKEN }, does),
      odds ? h("small", { class: "odds", ...UNSPOKEN }, odds) : null,
    ),
  );
}

/**
 * What a tile shows of its piece: its picture, its name and what is to be known of it, short to the eye and in full to
 * anyone who does not see the tile.
 * @param {View} view
 * @param {string} name
 * @param {{goes: boolean, switches: boolean, why: string | undefined}} how whether it goes with the force, and may be
 *   told to; why nothing can be chosen of it
 * @param {string[]} [more] what a press does, in sentences
 */
function partsOf({ board }, name, { goes, switches, why }, more = []) {
  const { strengths, ratings, kind } = facts.piece(name);
  const reduced = board.reduced.includes(name);
  const besieged = board.inside.includes(name);
  const about = ratings
    ? fill(words.ratings, { ...ratings })
    : fill(words.unit, {
        kind: words.kinds[/** @type {keyof typeof words.kinds} */ (kind)],
        strength: strengths?.[reduced ? 1 : 0] ?? 0,
      });
  const details = [
    ...(reduced ? [words.reduced] : []),
    about,
    ...(besieged ? [words.besieged] : []),
    ...(goes ? [words.goes] : switches ? [words.staysBehind] : []),
  ];
  const title = pieceTitle(name);
  const told = fill(words.told, { piece: title, details: listed(details) });
  return [
    picture(asShown(name, reduced)),
    h("b", UNSPOKEN, title),
    h("span", { class: "unseen" }, paragraph(told, why ?? "", ...more)),
    // What is short to the eye is spelled out under the pointer.
    h(
      "small",
      { ...UNSPOKEN, title: ratings ? about : null },
      ratings ? fill(words.short, { ...ratings }) : about,
    ),
    reduced ? h("small", UNSPOKEN, words.reduced) : null,
    besieged ? h("small", UNSPOKEN, words.besieged) : null,
    why ? h("small", { class: "why", ...UNSPOKEN }, why) : null,
  ];
}

/**
 * An option of a piece that has several, beside the piece: a button that says where it goes, or what it is exchanged
 * for, and nothing else.
 * @param {Option} option
 * @param {(option: Option) => void} choose
 */
function goalButton(option, choose) {
  const goal = option.act === "inside" ? words.inside : (option.space ?? option.other);
  const button = optionButton(option, choose);
  if (!goal || option.odds) return button;
  button.setAttribute("aria-label", option.label);
  button.textContent = goal;
  return button;
}
