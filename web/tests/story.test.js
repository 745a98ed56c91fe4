import assert from "node:assert/strict";
import { test } from "node:test";
import { chosen } from "../src/shores/lines.js";
import { changed, rewound, worthTelling } from "../src/shores/story.js";

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
  const told = (line) => worthTelling([{ kind: "Built" }, line], "American");
  assert.equal(told({ kind: "Discarded", side: "Tripolitan" }), true);
  assert.equal(told({ kind: "Played", side: "Tripolitan" }), true);
  assert.equal(told({ kind: "Discarded", side: "Tripolitan", purpose: "played" }), false);
  assert.equal(told({ kind: "Played", side: "American" }), false);
  assert.equal(told({ kind: "Discarded", side: "American" }), false);
  assert.equal(told({ kind: "Rolled", side: "American", dice: [6] }), true);
  assert.equal(told({ kind: "YearBegan" }), true);
  assert.equal(told({ kind: "SeasonBegan" }), false);
});

test("the news leave out what one has chosen oneself, until dice fall or the other side acts", () => {
  const lines = [
    { kind: "Discarded", side: "American" },
    { kind: "Moved" },
    { kind: "FightBegan" },
    { kind: "Rolled", side: "American", dice: [6] },
  ];
  const [never, always] = [() => false, () => true];
  assert.equal(chosen(lines, "American", never), 2);
  assert.equal(chosen(lines.slice(0, 2), "American", never), 2);
  const other = [{ kind: "Played", side: "Tripolitan" }, { kind: "Moved" }];
  assert.equal(chosen(other, "American", always), 0);
  // A fight of one's own that was shown is not news either; what the other side did next is.
  const after = [
    ...lines,
    { kind: "Sunk", side: "Tripolitan" },
    { kind: "BattleCard", side: "Tripolitan" },
  ];
  for (const next of [
    { kind: "SeasonBegan" },
    { kind: "BotConsidered" },
    { kind: "Played", side: "Tripolitan" },
  ]) {
    assert.equal(chosen([...after, next], "American", always), after.length);
    // After Done, the lines begin with the fight.
    assert.equal(chosen([...after.slice(2), next], "American", always), after.length - 2);
    assert.equal(chosen([...after, next], "American", never), 2);
    // What was skipped has not been seen, so it is news.
    assert.equal(
      chosen([...after, next], "American", (index) => index < 3),
      3,
    );
  }
  assert.equal(chosen([{ kind: "YearBegan" }, ...after], "American", always), 0);
  // The effects of a card are read together with it.
  const paid = [
    { kind: "Played", side: "American" },
    { kind: "GoldChanged" },
    { kind: "Discarded" },
  ];
  assert.equal(chosen([{ kind: "Moved" }, ...paid, ...other], "American", never), 1);
});
