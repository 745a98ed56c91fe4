// The pieces of one space on the stage: who is there, how strong, and what can be chosen of each.

import { byId, h } from "../shell/dom.js";
import { capital, fill, listed } from "../shell/text.js";
import { RISKY } from "./asked.js";
import { folded, optionButton, spacesList } from "./choices.js";
import { destinations } from "./destinations.js";
import { facts, pieceTitle, SIDES, sideName } from "./facts.js";
import { groundOf } from "./ground.js";
import { STEPS } from "./march.js";
import { leaving, orders } from "./orders.js";
import { drawGoals, goalAmong } from "./parting.js";
import { ranked } from "./pieces.js";
import { AT } from "./places.js";
import { inList, inSpaces } from "./question.js";
import { reachOf } from "./roster.js";
import { GATHERS, goesAlone, maySwitch, optionsOf, tile } from "./tile.js";
import words from "./words/muster.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Option} Option */
/** @typedef {import("../../types/wilderness").Group} Group */
/** @typedef {import("../../types/wilderness").Approach} Approach */
/** @typedef {import("../../types/wilderness").SiegeAct} SiegeAct */
/** @typedef {import("./part.js").View} View */
/**
 * What is shown: spaces, the group in hand and where it can go, if that is known, the destination that has been
 * chosen, the place among several where pieces are sent, and whether the marks of a lens are on the map instead of
 * where the group can go.
 * @typedef {{spaces: string[], group: Group | null, reach: Approach[] | null,
 *   chosen: Approach | null, goal: string | null, veiled: boolean}} Shown
 */
/**
 * What a press does: choose an option, take a group in hand, let a piece go with its leader or stay, aim at
 * a space, set out, go on with a siege, send several at once, intercept no more in this Action Phase, choose
 * where the next are sent, say how a piece that has been chosen is taken back, close; null where the question needs what
 * is shown. `withinReach` says what a group that is sent by itself has within reach, if that is known.
 * @typedef {{choose: (option: Option) => void, take: (group: Group) => void, alter: (piece: string) => void,
 *   aim: (space: string) => void, setOut: () => void, stay: (act: SiegeAct["act"]) => void,
 *   withinReach: (decision: View["decision"], notation: string) => import("./survey.js").InReach | undefined,
 *   sendTogether: () => void, waive: () => void, head: (goal: string) => void, sayUndo: () => void,
 *   close: (() => void) | null}} Acts
 */

/**
 * Show the pieces of some spaces.
 * @param {View} view
 * @param {Shown} shown
 * @param {Acts} acts
 */
export function drawMuster(view, shown, acts) {
  const { spaces, group, chosen } = shown;
  const { board, options, decision } = view;
  // While a force is formed the question says it.
  const command = group?.command;
  const byHand = group && options.find(({ notation }) => notation === group.option);
  const host = byId("muster");
  const keep = keepTile(host, decision?.ask ?? "");
  const goal = goalAmong(view, shown.goal);
  const together = sendsTogether(view, acts.sendTogether);
  host.replaceChildren(
    ...(acts.close ? [closeButton(acts.close)] : []),
    spaces.length === 1 ? heading(view, spaces[0]) : "",
    command ? h("p", { class: "command" }, fill(words.command, { ...command })) : "",
    aiming(view, shown),
    !group && decision?.mover?.note ? h("p", { class: "warning" }, decision.mover.note) : "",
    chosen ? orders(chosen, circumstances(view, shown), acts.setOut) : "",
    ...(!chosen && decision?.ask === "force" && decision.mover ? leaving(decision.mover) : []),
    ...(goal ? drawGoals(view, goal, acts, together) : [together]),
    ...(group?.siege ? stays(group.siege, acts.stay) : []),
    ...(acts.close || goal ? [] : [spacesList(inSpaces(view), acts.choose)]),
    ...spaces.flatMap((space) => ofSpace(view, space, { ...shown, goal }, acts)),
    ...spaces.map((space) => alone(view, space, shown, acts)),
    ways(view, shown, acts),
    decision?.ask === "intercept"
      ? h("button", { type: "button", "data-waive": "", click: acts.waive }, words.waive)
      : "",
    ...(byHand
      ? [optionButton({ ...byHand, label: labelByHand(group, byHand) }, acts.choose)]
      : []),
    ...spaces.flatMap((space) => rarer(view, space, acts)),
    ...(spaces.length === 1 && spaces[0] in AT
      ? [h("p", { class: "ground" }, groundOf(spaces[0], board))]
      : []),
  );
  keep();
}

/** Show what can be done in many spaces. @param {Option[]} options @param {(option: Option) => void} choose */
export function drawSpaces(options, choose) {
  byId("muster").replaceChildren(
    h("h2", {}, words.spaces),
    h("p", { class: "aim" }, words.pressSpace),
    spacesList(options, choose),
  );
}

/** @param {() => void} close */
function closeButton(close) {
  return h(
    "button",
    { type: "button", class: "close", "aria-label": words.close, click: close },
    "×",
  );
}

/** What sends several at once, if anything does. @param {View} view @param {() => void} click */
function sendsTogether({ decision, options }, click) {
  const { together = [], ask, outcome } = decision ?? {};
  if (!together.length) return "";
  const pieces = options.flatMap(({ notation, piece }) =>
    piece && together.includes(notation) ? piece : [],
  );
  const able = options.filter(({ act }) => act === "inside").length;
  const some = ask !== "join" && together.length < able;
  const leaders = pieces.every((name) => facts.piece(name).ratings);
  const everyone = ask === "inside" && !outcome ? words.these : words.everyone;
  const all = ask === "join" ? words.everyoneJoins : leaders ? words.leaders : everyone;
  const label = some ? fill(words.strongest, { units: together.length }) : all;
  return h(
    "button",
    { type: "button", "data-together": "", click },
    `${label}: `,
    h("small", {}, listed(pieces.map(pieceTitle)), outcome ? "." : ""),
    outcome ? h("small", { class: "odds" }, ` ${capital(outcome)}.`) : null,
  );
}

/** The heading of a place. @param {string} place */
const named = (place) => (place in AT ? fill(words.here, { space: place }) : place);

/** The heading of a space, with the side that is there if it is the only one. @param {View} view @param {string} space */
function heading(view, space) {
  const sides = sidesOf(view, namesIn(view, space));
  const side = isSole(sides, space) ? sides[0].side : null;
  const said = side ? fill(words.sideHere, { side: sideName(side), space }) : named(space);
  return h("h2", { tabindex: "-1", class: side?.toLowerCase() ?? null }, said);
}

/** Whether a heading can name the side that is in a space. @param {unknown[]} sides those with pieces there @param {string} space */
const isSole = (sides, space) => space in AT && sides.length === 1;

/** Questions that are put again and again until all pieces have been chosen. */
const REPEATED = ["activate", "next", "force", "inside", "join", "retreat"];

/**
 * Whoever chooses pieces one after the other by keyboard goes on where the last one was.
 * @param {HTMLElement} host
 * @param {string} ask what is asked now
 */
function keepTile(host, ask) {
  // Whoever comes from the list of forces has not chosen a piece yet.
  const listed = document.activeElement?.matches("[data-look]");
  const goesOn = host.dataset.ask === ask && REPEATED.includes(ask) && !listed;
  host.dataset.ask = ask;
  if (!goesOn) return () => {};
  const tiles = () => [...host.querySelectorAll("button.tile")];
  const at = tiles().indexOf(/** @type {Element} */ (document.activeElement));
  return () => {
    const after = tiles();
    const next = /** @type {HTMLElement | undefined} */ (after[Math.min(at, after.length - 1)]);
    if (at >= 0) next?.focus({ preventScroll: true });
  };
}

/**
 * Where the group in hand, or the force on the move, can go.
 * @param {View} view
 * @param {Shown} shown
 * @returns {{found: Approach[] | null} | null} as far as it is known; null if it cannot go anywhere
 */
function goals({ decision }, { group, reach }) {
  const found = group ? reach : (decision?.reach ?? []);
  return (group ?? decision?.mover) && (found === null || found.length > 0) ? { found } : null;
}

/** How a destination is chosen. @param {View} view @param {Shown} shown */
function aiming(view, shown) {
  const asks = goals(view, shown) && !shown.chosen;
  const { group } = shown;
  // Whoever leads a force is seen first; of single units, it may be any.
  const march =
    group && !group.command ? fill(words.aimWith, { piece: pieceTitle(group.head) }) : words.aim;
  return h(
    "div",
    { class: "aiming" },
    asks ? h("p", { class: "aim" }, shown.veiled ? words.veiled : march) : "",
  );
}

/** Where the group in hand can go, as a list. @param {View} view @param {Shown} shown @param {Acts} acts */
function ways(view, shown, { aim }) {
  const goes = goals(view, shown);
  return h("div", { class: "ways" }, goes ? destinations(goes.found, aim) : "");
}

/**
 * Show where the group in hand can go, once that is known; everything else stays as it is.
 * @param {View} view
 * @param {Shown} shown
 * @param {Acts} acts
 */
export function drawWays(view, shown, acts) {
  document.querySelector("#muster .aiming")?.replaceWith(aiming(view, shown));
  document.querySelector("#muster .ways")?.replaceWith(ways(view, shown, acts));
}

/**
 * What else is to be known of an order.
 * @param {View} view
 * @param {Shown} shown
 */
function circumstances({ decision }, { group }) {
  const leaves = group ?? decision?.mover ?? null;
  /** @type {"led" | "alone" | null} */
  const more =
    group?.more && decision?.ask === "activate" ? (group.command ? "led" : "alone") : null;
  return { leaves, more };
}

/**
 * What a force can do for the siege where it is: buttons, each with its odds, and why nothing can be rolled.
 * @param {import("../../types/wilderness").SiegeHere} siege
 * @param {Acts["stay"]} stay
 */
function stays({ acts, why }, stay) {
  return [
    why ? h("p", { class: "warning" }, why) : "",
    ...acts.flatMap(({ act, odds }) => {
      const id = `${act}-odds`;
      const press = {
        type: "button",
        class: act === "siege" ? "primary" : null,
        "data-stay": act,
        "aria-describedby": id,
        click: () => stay(act),
      };
      return [h("button", press, words.stays[act]), h("p", { id }, `${capital(odds)}.`)];
    }),
  ];
}

/** The pieces of one space. @param {View} view @param {string} space @param {Shown} shown @param {Acts} acts */
function ofSpace(view, space, shown, acts) {
  const names = namesIn(view, space);
  const done = doneIn(view, space).filter(({ act }) => !RISKY.includes(act));
  const leader = acts.close && shown.group?.command ? shown.group.head : "";
  const sides = sidesOf(view, names);
  const sole = isSole(sides, space);
  return [
    ...(shown.spaces.length > 1 ? [heading(view, space)] : []),
    ...done.map((option) => optionButton(option, acts.choose)),
    ...sides.flatMap(({ side, own }) => {
      const hint = own.includes(leader) ? h("small", {}, words.switch) : null;
      return [
        sole
          ? (hint && h("p", { class: "switch" }, hint)) || ""
          : h("h3", { class: side.toLowerCase() }, sideName(side), " ", hint),
        ...byOdds(choosableFirst(own, view), view).flatMap(({ odds, some }) => {
          const id = odds && `odds of ${some[0]}`.replaceAll(" ", "-");
          return [
            odds ? h("p", { class: "shared-odds", id }, fill(words.shared, { odds })) : "",
            h(
              "ul",
              { class: "pieces" },
              ...some.map((name) => tile(view, name, shown, acts, id || null)),
            ),
          ];
        }),
      ];
    }),
    ...(names.length ? [] : [h("p", {}, words.nobody)]),
  ];
}

/** The pieces of a space; an event shows only those of which it asks. @param {View} view @param {string} space */
function namesIn({ board, decision, options }, space) {
  const all = ranked(Object.keys(board.pieces[space] ?? {}));
  const asked = all.filter((name) => options.some(({ piece }) => piece === name));
  return decision?.ask === "event" && asked.length ? asked : all;
}

/** What is done in a space, rather than with a piece. @param {View} view @param {string} space */
function doneIn(view, space) {
  return view.options.filter(
    (option) =>
      option.space === space && !option.piece && option.offered === "map" && !inList(view, option),
  );
}

/**
 * Who in a space can be sent without the force: in sight if there are raiders among them, and else folded.
 * @param {View} view
 * @param {string} space
 * @param {Shown} shown
 * @param {Acts} acts
 */
function alone({ board, options, decision }, space, { group }, acts) {
  const names = Object.keys(board.pieces[space] ?? {});
  const sent = options.filter(
    (option) =>
      names.includes(String(option.piece)) &&
      (goesAlone(decision, option) ||
        (option.act === "send" && maySwitch(group, String(option.piece)))),
  );
  const raids = (/** @type {Option} */ { piece }) => Boolean(facts.piece(String(piece)).raids);
  const order = sent.toSorted((one, other) => Number(raids(other)) - Number(raids(one)));
  const withinReach = (/** @type {Option} */ { notation }) => {
    const found = reachOf(acts.withinReach(decision, notation));
    return found.length ? h("small", { class: "in-reach" }, " ", ...found) : null;
  };
  const open = sent.some(raids) || !group;
  return folded(words.alone, order, acts.choose, { open, beside: withinReach });
}

/** What is seldom wanted in a space. @param {View} view @param {string} space @param {Acts} acts */
function rarer(view, space, acts) {
  const { options, decision } = view;
  const steps = options.filter(
    ({ act }) => STEPS.includes(act) && decision?.mover?.space === space,
  );
  const others = doneIn(view, space).filter(({ act }) => RISKY.includes(act));
  return [
    folded(words.steps, steps, acts.choose),
    folded(words.others, others, acts.choose, { open: decision?.ask === "finish" }),
  ];
}

/**
 * The label of the option that only activates a group, whose force, or another unit, is chosen next; or with
 * which it only moves next.
 * @param {Group} group
 * @param {Option} option
 */
function labelByHand({ command, more }, { act, label }) {
  if (act === "begin") return label;
  if (command) return words.whoGoes;
  return more ? words.andAnother : words.activate;
}

/**
 * The pieces of each side that has any in a space: first those of the side of which something can be chosen, or else of the side that
 * decides.
 * @param {View} view
 * @param {string[]} names
 */
function sidesOf({ decision, options }, names) {
  const choosable = new Set(options.map(({ piece }) => piece));
  const sides = SIDES.map((side) => {
    const own = names.filter((name) => facts.piece(name).side === side);
    const rank = own.some((name) => choosable.has(name)) ? 2 : 0;
    return { side, own, rank: rank + Number(side === decision?.side) };
  });
  return sides.filter(({ own }) => own.length > 0).toSorted((one, other) => other.rank - one.rank);
}

/**
 * The pieces on the move first; those that have several options each before the others, and pieces without any last,
 * unless they form a force.
 * @param {string[]} names
 * @param {View} view
 */
function choosableFirst(names, { decision, options }) {
  const forms = decision?.mover || decision?.groups?.length;
  // While pieces are chosen one after another, they stay where they are.
  const pieces = decision?.mover?.pieces ?? [];
  const moving = GATHERS.includes(decision?.ask ?? "") ? [] : pieces;
  const joined = decision?.ask === "join" ? pieces : [];
  const rank = (/** @type {string} */ name) => {
    if (moving.includes(name)) return 3;
    const own = options.filter(({ piece, act }) => piece === name && act !== "send").length;
    if (own > 1) return 2;
    return (own && (!forms || decision?.ask === "join")) || joined.includes(name) ? 1 : 0;
  };
  return names.toSorted((one, other) => rank(other) - rank(one));
}

/**
 * Pieces in lists: those whose only options have the same odds, which are then said once, and the others.
 * @param {string[]} names
 * @param {View} view
 */
function byOdds(names, { decision, options }) {
  const single = (/** @type {string} */ name) => {
    const own = optionsOf(name, decision, options);
    return own.length === 1 ? (own[0].odds ?? "") : "";
  };
  const all = names.map(single);
  /** @type {Map<string, string[]>} */
  const lists = new Map();
  for (const [index, name] of names.entries()) {
    const odds = all.filter((other) => other === all[index]).length > 1 ? all[index] : "";
    lists.set(odds, [...(lists.get(odds) ?? []), name]);
  }
  return [...lists].map(([odds, some]) => ({ odds, some }));
}
