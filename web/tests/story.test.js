import assert from "node:assert/strict";
import { test } from "node:test";
import { news } from "../src/shores/lines.js";
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

test("the news leave out one's own choices and the blows of fights that were shown", () => {
  const before = { kind: "SeasonBegan" };
  /** The kinds of lines that are news to the Americans, who chose before the first of these. */
  const kinds = (lines, told, past = [before]) => {
    const all = [...past, ...lines];
    return news(all, past.length, "American", told).map((index) => all[index].kind);
  };
  const [never, always] = [() => false, () => true];
  const chosen = [{ kind: "Discarded", side: "American" }, { kind: "Moved" }];
  const fight = [
    { kind: "FightBegan" },
    { kind: "Rolled", side: "American", dice: [6], hit: 6 },
    { kind: "BattleCard", side: "Tripolitan" },
    { kind: "Sunk", side: "Tripolitan" },
    { kind: "Moved" },
    { kind: "Discarded", side: "American", purpose: "played" },
  ];
  const blows = ["FightBegan", "Rolled", "BattleCard", "Sunk", "Moved"];
  assert.deepEqual(kinds(chosen, never), []);
  assert.deepEqual(kinds([...chosen, ...fight], never), blows);
  // What a fight has led to is news even if it was shown.
  const came = ["FightBegan", "BattleCard", "Sunk", "Moved"];
  assert.deepEqual(kinds([...chosen, ...fight], always), came);
  // No other line says that a roll missed, or what a raid has captured.
  for (const roll of [
    { kind: "Rolled", dice: [5], hit: 6 },
    { kind: "Rolled", dice: [6], hit: 6, reason: "raid" },
  ]) {
    const lines = [...chosen, fight[0], fight[1], roll, fight[3]];
    assert.deepEqual(kinds(lines, always), ["FightBegan", "Rolled", "Sunk"]);
  }
  // What was skipped has not been seen.
  const half = (index) => index < 5;
  assert.deepEqual(kinds([...chosen, ...fight], half), ["FightBegan", ...blows.slice(2)]);
  // A fight in which one has just chosen comes first.
  const past = [before, ...chosen, ...fight.slice(0, 2)];
  const rest = fight.slice(2);
  assert.deepEqual(kinds(rest, always, past), came);
  assert.deepEqual(kinds(fight, always, [...past, ...rest]), came);
  const other = [
    { kind: "Played", side: "Tripolitan" },
    { kind: "Rolled", dice: [1] },
  ];
  assert.deepEqual(kinds(other, always), ["Played", "Rolled"]);
  for (const next of [{ kind: "SeasonBegan" }, { kind: "BotConsidered" }, other[0]]) {
    const lines = [...chosen, ...fight, next, other[1]];
    assert.deepEqual(kinds(lines, always), [...came, next.kind, "Rolled"]);
  }
  // The effects of a card are read together with it.
  const paid = [{ kind: "Moved" }, { kind: "Played", side: "American" }, { kind: "GoldChanged" }];
  assert.deepEqual(kinds([...paid, ...other], never), [
    "Played",
    "GoldChanged",
    "Played",
    "Rolled",
  ]);
  const luck = [
    { kind: "Played", side: "American" },
    { kind: "Rolled", dice: [3] },
  ];
  assert.deepEqual(kinds(luck, always), ["Played", "Rolled"]);
  // At the start of a war they begin with the other side.
  assert.deepEqual(kinds([...chosen, ...other], never, []), ["Played", "Rolled"]);
  assert.deepEqual(kinds([before, ...chosen], never, []), []);
});
