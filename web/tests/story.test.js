import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, rewound } from "../src/table/pieces.js";

globalThis.document = { addEventListener: () => {}, documentElement: {} };
const { worthNarrating } = await import("../src/shores/story.js");
delete globalThis.document;

test("pieces are put back to where they lay before the lines that are told", () => {
  const before = { Malta: { frigate: 3 }, "Tunis zone": { corsair: 1 } };
  const lines = [
    {
      changes: [
        { piece: "frigate", place: "Malta", by: -3 },
        { piece: "frigate", place: "Tunis zone", by: 3 },
      ],
    },
    { changes: [{ piece: "corsair", place: "Tunis zone", by: -1 }] },
    { changes: [{ piece: "frigate", place: "Tunis zone", by: -1 }] },
  ];
  const after = lines.reduce((pieces, line) => changed(pieces, line.changes), before);
  assert.deepEqual(after, { Malta: {}, "Tunis zone": { frigate: 2 } });
  assert.deepEqual(rewound(after, lines), before);
});

test("all that the other side does with a card is told, and every new year", () => {
  const narrated = (line) => worthNarrating([{ kind: "Built" }, line], "American");
  assert.equal(narrated({ kind: "Discarded", side: "Tripolitan" }), true);
  assert.equal(narrated({ kind: "Played", side: "Tripolitan" }), true);
  assert.equal(narrated({ kind: "Discarded", side: "Tripolitan", purpose: "played" }), false);
  assert.equal(narrated({ kind: "Played", side: "American" }), false);
  assert.equal(narrated({ kind: "Discarded", side: "American" }), false);
  assert.equal(narrated({ kind: "Rolled", side: "American", dice: [6] }), true);
  assert.equal(narrated({ kind: "YearBegan" }), true);
  assert.equal(narrated({ kind: "SeasonBegan" }), false);
});
