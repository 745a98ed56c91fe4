// The page's part of the tiny game: points, visible cards, and a log of plain lines.

import { byId, h } from "../../web/src/shell/dom.js";

/** @type {import("../../web/src/shell/part.js").Part} */
const part = {
  key: "tiny",
  seats: ["North", "South"],
  seatName: (seat) => seat,
  lessons: [],
  coach: () => [],
  learn: () => {},
  mount: () => {},
  agreed: (mode) => ({ setup: { seats: Number(mode) } }),
  draw({ board }) {
    byId("points").textContent = board.points.join(" : ");
    byId("held").replaceChildren(
      ...board.hands.map((/** @type {string | boolean | null} */ card) =>
        h("span", { class: "held" }, typeof card === "string" ? card : card ? "a card" : "nothing"),
      ),
    );
  },
  listed: ({ options }) => [{ heading: null, options }],
  tell: () => null,
  skip: () => {},
  shown: () => {},
  entry: ({ text }) => ({ look: "", nodes: [text] }),
  minor: () => false,
  ends: () => false,
  news: (lines, first) => lines.map((_, index) => index).slice(first),
  people: () => part.seats,
  players: () => [],
  against: () => "anybody",
  drawCounts: () => "a draw counts as half a win",
  deed: ({ notation }) => notation,
  scene: () => h("p", {}),
  caption: ({ board }) => `at ${board.points.join(" : ")}`,
  listing: ({ board, over }) => ({
    title: "Tiny",
    standing: board.points.join(" : "),
    picture: () => null,
    over,
  }),
  pressed: () => false,
  clear: () => {},
  escape: () => {},
};

export default part;
