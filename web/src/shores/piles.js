// Hands, cores, piles, the event in play, and the lines of the T-bot with its reasoning.

import { h } from "../shell/dom.js";
import { capital } from "../shell/text.js";
import { cardName, cardView, counted, showCards } from "./cards.js";

/** @typedef {import("../shell/state.js").View} View */
/** @typedef {import("../../types/shores").Board} Board */
/** @typedef {import("../../types/shores").Cards} Cards */
/** @typedef {import("../../types/shores").Option} Option */
/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../../types/shores").SideName} SideName */

/** @type {SideName[]} */
const SIDES = ["American", "Tripolitan"];

/**
 * The cards of whoever sits at the device; backs while it is handed over.
 * @param {HTMLElement} host
 * @param {View} view
 * @param {(option: Option) => void} choose
 */
export function drawHand(host, view, choose) {
  const { cards, reasons } = /** @type {Board} */ (view.board);
  const seat = /** @type {SideName | null} */ (view.seat);
  const open = SIDES.filter((side) => cards[side].hand);
  if (!seat && open.length) {
    // Over an ended game both hands lie open.
    const all = open.flatMap((side) => [...cards[side].core, ...(cards[side].hand ?? [])]);
    host.replaceChildren(
      spread(counted(all).map(([name, copies]) => cardView(name, { copies, small: true }))),
    );
    return;
  }
  if (!seat) {
    const side = /** @type {SideName} */ (view.hand_over ?? "American");
    host.replaceChildren(backs(side, cards[side].in_hand));
    return;
  }
  const options = /** @type {Option[]} */ (view.options).filter(
    (option) => option.offered === "card",
  );
  const own = cards[seat];
  const names = [...own.core, ...(own.hand ?? [])];
  // A card that can be taken lies in the discard pile.
  const elsewhere = options
    .map((option) => /** @type {string} */ (option.card))
    .filter((name) => !names.includes(name));
  const views = (/** @type {string[]} */ some, /** @type {string} */ note) =>
    counted(some).map(([name, copies]) =>
      cardView(name, {
        copies,
        note,
        small: true,
        options: options.filter((option) => option.card === name),
        reason: view.decision?.ask === "play" ? reasons[name] : null,
        choose,
      }),
    );
  const all = [
    ...views(names, ""),
    ...views([...new Set(elsewhere)], "In the discard pile"),
    ...views(own.aside ?? [], "Set aside to discard"),
  ];
  host.replaceChildren(spread(all));
}

const FEWEST_COLUMNS = 4;

/** Two rows of cards. @param {HTMLElement[]} cards */
function spread(cards) {
  const area = h("section", { class: "area", "aria-label": "Cards in hand" }, ...cards);
  area.style.setProperty(
    "--columns",
    String(Math.max(FEWEST_COLUMNS, Math.ceil(cards.length / 2))),
  );
  return area;
}

/** @param {string} side @param {number} count */
function backs(side, count) {
  return h(
    "section",
    { class: "area", "aria-label": `${count} cards, face down` },
    ...Array.from({ length: count }, () =>
      h("div", { class: `card back ${side.toLowerCase()}`, "aria-hidden": "true" }),
    ),
  );
}

/**
 * Both sides' cores and piles.
 * @param {HTMLElement} host
 * @param {View} view
 */
export function drawPiles(host, view) {
  host.replaceChildren(...SIDES.map((side) => row(side, view)));
}

/** @param {SideName} side @param {View} view */
function row(side, { board, lines, seat }) {
  /** @type {Cards} */
  const has = board.cards[side];
  const bot = board.automaton === side;
  const name = bot ? "T-bot" : side;
  const reasons = bot ? considered(lines) : new Map();
  /** @type {[string, string[] | null, number][]} */
  const shown = [
    ["discards", has.discards, has.in_discards],
    ["removed", has.removed, has.removed.length],
  ];
  return h(
    "section",
    { class: `pile-row ${side.toLowerCase()}`, "aria-label": `${name} cards` },
    h("h2", {}, name),
    h(
      "p",
      { class: "counts" },
      bot ? `${has.in_pile} to draw` : `${has.in_hand} in hand, ${has.in_pile} to draw`,
    ),
    ...shown.map(([title, names, count]) =>
      h(
        "button",
        {
          type: "button",
          class: "pile-button",
          disabled: names === null,
          title: names === null ? "Face down" : null,
          click: () => showCards(`${name}: ${title}`, names ?? [], reasons),
        },
        capital(`${title} (${count})`),
      ),
    ),
    chips("Active event", has.active ? [has.active] : []),
    // One's own core lies with the hand.
    chips("Core", seat === side ? [] : has.core),
    chips(reasons.size ? "Event line, and why each waited" : "Event line", has.event_line, reasons),
    chips("Battle line", has.battle_line),
  );
}

/** @param {string} title @param {string[]} names @param {Map<string, string>} [reasons] */
function chips(title, names, reasons = new Map()) {
  if (!names.length) return null;
  return h(
    "div",
    { class: "chips", role: "group", "aria-label": title },
    h("span", { class: "chips-title" }, title),
    ...names.map((name) =>
      h(
        "span",
        { "data-card": name },
        cardName(name, "chip"),
        reasons.has(name) ? h("small", { class: "why" }, reasons.get(name) ?? "") : null,
      ),
    ),
  );
}

/**
 * What the T-bot last thought of each card.
 * @param {Line[]} log
 * @returns {Map<string, string>}
 */
function considered(log) {
  return new Map(
    log
      .filter((line) => line.kind === "BotConsidered")
      .map((line) => [String(line.card), String(line.reason)]),
  );
}
