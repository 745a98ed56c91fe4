import assert from "node:assert/strict";
import { test } from "node:test";
import { facts } from "../src/wilderness/facts.js";
import { strip } from "../src/wilderness/hand.js";

const card = (name, value) => ({ name, title: name.replace(/^\d+ /, ""), value, side: null });

test("a hand lies with its highest values first, and cards to take back before it", () => {
  const deck = [
    card("1 Quiberon", 3),
    card("2 Ambush", 1),
    card("3 Fieldworks", 1),
    card("4 Massacre", 1),
  ];
  facts.load(
    { cards: deck, pieces: [], names: { seats: {}, sides: {} }, scenarios: [], most_bid: 0 },
    {},
  );
  const laid = strip({
    board: {
      hands: {
        French: { cards: ["3 Fieldworks", "1 Quiberon", "2 Ambush"], count: 3 },
        British: { count: 9 },
      },
      reasons: {},
    },
    seat: "French",
    hand_over: null,
    serial: 1,
    choices: 0,
    options: [{ offered: "card", card: "4 Massacre" }],
    over: false,
  });
  assert.deepEqual(
    laid.cards.map(({ name, from }) => [name, from]),
    [
      ["4 Massacre", "pile"],
      ["1 Quiberon", "hand"],
      ["2 Ambush", "hand"],
      ["3 Fieldworks", "hand"],
    ],
  );
});
