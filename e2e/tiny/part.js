// The page's part of the tiny game: points as pieces on a track, the card in hand, dice in the log.

import { byId, h, s } from "../../web/src/shell/dom.js";
import { actions, cardName, counted, showCardsAs } from "../../web/src/table/cards.js";
import { dice } from "../../web/src/table/dice.js";
import { Hand } from "../../web/src/table/hand.js";
import { number, PieceMap } from "../../web/src/table/map.js";

/** @typedef {import("../../web/src/shell/options.js").Option} Option */
/** @typedef {import("../../web/src/shell/state.js").Line & {card?: string}} Line */
/** @typedef {import("../../web/src/table/pieces.js").Pieces} Pieces */
/**
 * @typedef {import("../../web/src/shell/state.js").Board
 *   & {points: number[], hands: (string | boolean | null)[], pieces: Pieces}} Board
 */

const WIDTH = 280;
/** From the start to the goal. */
const PLACES = Array.from({ length: 13 }, (_, points) => String(points));

/** Where the pieces of a seat stand: a row for each seat. @param {string} place @param {string} [piece] @returns {[number, number]} */
function spot(place, piece = "Red") {
  return [20 + 20 * Number(place), 20 + 20 * ["Red", "Green", "Blue", "Gray"].indexOf(piece)];
}

/** @param {string} piece */
function picture(piece) {
  return s("svg", { viewBox: "0 0 10 10", class: `mark ${piece}` }, s("circle", { r: "5" }));
}

/** @param {string} piece @param {string} place */
function key(piece, place) {
  return `${piece} at ${place}`;
}

class Track extends PieceMap {
  /** @param {Pieces} pieces */
  drawPieces(pieces) {
    this.controls.start();
    for (const place of PLACES) {
      this.controls.enter(place);
      for (const [piece, count] of Object.entries(pieces[place] ?? {})) {
        const control = this.controls.draw(key(piece, place), () => ({
          body: h("span", { class: "body" }, picture(piece)),
          number: h("span", { class: "number" }),
        }));
        control.element.className = "stack";
        control.element.setAttribute("aria-label", key(piece, place));
        number(control, count);
        this.setPosition(control.element, spot(place, piece));
      }
    }
    this.controls.finish();
  }
}

/** @type {Track} */
let track;
/** @type {Hand} */
let hand;
/** What each card is worth. @type {Record<string, number>} */
let worth = {};

/** @type {import("../../web/src/table/cards.js").CardLook} */
const LOOK = {
  known: (name) => name in worth,
  title: (name) => name,
  sort: (name) => String(worth[name]),
  waits: () => false,
  face: (name) => h("span", { class: "face" }, name, h("span", { class: "sort" })),
  card: (name, { options = [], choose = () => {} } = {}) =>
    h(
      "article",
      { class: "card", "aria-label": name },
      h("h3", {}, name),
      h("p", { class: "when" }),
      h("p", { class: "effect" }, String(worth[name])),
      actions(
        name,
        options.map((option) => ({ option, odds: null, first: true })),
        choose,
      ),
    ),
};

/** @type {import("../../web/src/shell/part.js").Part<Board, import("../../web/src/shell/state.js").Decision, Option, Line, unknown, unknown, {worth: Record<string, number>}>} */
const part = {
  key: "tiny",
  seats: ["North", "South"],
  seatName: (seat) => seat,
  lessons: [],
  lessonPicture: () => null,
  receiveFacts: (facts) => {
    worth = facts.worth;
  },
  mount(page) {
    showCardsAs(LOOK);
    hand = new Hand(byId("hand"), page.choose);
    const look = {
      label: "",
      before: [],
      sheet: [],
      focus: { x: 0, y: 0, width: WIDTH, height: 100 },
      spot,
      route: (/** @type {string} */ from, /** @type {string} */ to) => [spot(from), spot(to)],
      picture,
      key,
    };
    const { choose, showHint } = page;
    track = new Track(byId("map"), look, { place: showHint, source: showHint, choose, showHint });
  },
  newGameOptions: (mode) => ({ setup: { seats: Number(mode) } }),
  draw({ board, seat, hand_over, serial, choices, options }) {
    byId("points").textContent = board.points.join(" : ");
    byId("held").replaceChildren(
      ...board.hands.map((card) =>
        h(
          "span",
          { class: "held" },
          typeof card === "string" ? cardName(card) : card ? "a card" : "nothing",
        ),
      ),
    );
    track.drawPieces(board.pieces);
    const own = board.hands.filter((card) => typeof card === "string");
    const uses = options.filter(({ notation }) => notation === "show");
    hand.draw({
      cards: seat
        ? counted(own).map(([name, copies]) => ({
            name,
            copies,
            from: "hand",
            options: uses,
            reason: null,
          }))
        : null,
      back: { count: 1, side: "" },
      hand: `${seat} ${hand_over}`,
      serial,
      choices,
      offered: uses.length > 0,
    });
  },
  listed: ({ options }) => [{ heading: null, options }],
  narrate: () => null,
  skip: () => {},
  step: () => {},
  showEvents: () => {},
  entry: (line) => ({ look: "", nodes: [line.text, dice(line)] }),
  players: () => [],
  advice: { coach: () => [], against: () => "anybody", effect: ({ notation }) => notation },
  scene: () => h("p", {}),
  listing({ board }) {
    const { points, over } = /** @type {{points: number[], over: boolean}} */ (board);
    return { title: "Tiny", standing: points.join(" : "), picture: () => null, over };
  },
  pressed: () => false,
  clear: () => void hand.lower(),
  escape: () => {},
};

export default part;
