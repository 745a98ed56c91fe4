import assert from "node:assert/strict";
import { test } from "node:test";
import { news, turnsBefore } from "../src/shell/news.js";

test("the news leave out one's own choices and the blows of fights that were shown", () => {
  const before = { kind: "SeasonBegan", role: "period" };
  /** The kinds of lines that are news to the Americans, who chose before the first of these. */
  const kinds = (lines, narrated, past = [before]) => {
    const all = [...past, ...lines];
    return news(all, past.length, "American", narrated).map((index) => all[index].kind);
  };
  const [never, always] = [() => false, () => true];
  const chosen = [
    { kind: "Discarded", role: "use", side: "American" },
    { kind: "Moved", role: "move" },
  ];
  const fight = [
    { kind: "FightBegan", role: "fight" },
    { kind: "Rolled", role: "blow", side: "American" },
    { kind: "BattleCard", side: "Tripolitan" },
    { kind: "Sunk", side: "Tripolitan" },
    { kind: "Moved", role: "move" },
    { kind: "Discarded", minor: true, side: "American" },
  ];
  const blows = ["FightBegan", "Rolled", "BattleCard", "Sunk", "Moved"];
  assert.deepEqual(kinds(chosen, never), []);
  assert.deepEqual(kinds([...chosen, ...fight], never), blows);
  // What a fight has led to is news even if it was shown.
  const came = ["FightBegan", "BattleCard", "Sunk", "Moved"];
  assert.deepEqual(kinds([...chosen, ...fight], always), came);
  // A roll whose result no other line reports is no blow.
  const missed = [...chosen, fight[0], fight[1], { kind: "Rolled" }, fight[3]];
  assert.deepEqual(kinds(missed, always), ["FightBegan", "Rolled", "Sunk"]);
  // What was skipped has not been seen.
  const half = (index) => index < 5;
  assert.deepEqual(kinds([...chosen, ...fight], half), ["FightBegan", ...blows.slice(2)]);
  // A fight of which the story was cut short is told whole.
  const longer = [...chosen, ...fight.slice(0, 2), fight[1], ...fight.slice(2)];
  const first = (index) => index < 5;
  assert.deepEqual(kinds(longer, first).slice(0, 3), ["FightBegan", "Rolled", "Rolled"]);
  assert.deepEqual(kinds(longer, always), came);
  // A question in a fight is asked with the blows that have led to it.
  const asked = [...chosen, ...fight.slice(0, 2)];
  assert.deepEqual(kinds(asked, always), ["FightBegan", "Rolled"]);
  // A fight in which one has just chosen comes first.
  const past = [before, ...chosen, ...fight.slice(0, 2)];
  const rest = fight.slice(2);
  assert.deepEqual(kinds(rest, always, past), came);
  assert.deepEqual(kinds(fight, always, [...past, ...rest]), came);
  const other = [{ kind: "Played", role: "use", side: "Tripolitan" }, { kind: "Rolled" }];
  assert.deepEqual(kinds(other, always), ["Played", "Rolled"]);
  for (const next of [before, { kind: "BotConsidered", role: "thought" }, other[0]]) {
    const lines = [...chosen, ...fight, next, other[1]];
    assert.deepEqual(kinds(lines, always), [...came, next.kind, "Rolled"]);
  }
  // The effects of a card are read together with it.
  const paid = [
    { kind: "Moved", role: "move" },
    { kind: "Played", role: "use", side: "American" },
    { kind: "GoldChanged" },
  ];
  assert.deepEqual(kinds([...paid, ...other], never), [
    "Played",
    "GoldChanged",
    "Played",
    "Rolled",
  ]);
  const luck = [{ kind: "Played", role: "use", side: "American" }, { kind: "Rolled" }];
  assert.deepEqual(kinds(luck, always), ["Played", "Rolled"]);
  // At the start of a war they begin with the other side.
  assert.deepEqual(kinds([...chosen, ...other], never, []), ["Played", "Rolled"]);
  assert.deepEqual(kinds([before, ...chosen], never, []), []);
});

test("before one's own turn the news begin with the other side's, whatever has been chosen in it", () => {
  const lines = [
    { role: "use", acts: "French" },
    { role: "move" },
    { role: "use", acts: "British" },
    { role: "fight" },
    { role: "blow" },
    { role: "end" },
  ];
  // The French have chosen in the fight.
  assert.equal(turnsBefore(lines, 5, "French"), 2);
  assert.equal(turnsBefore(lines, 1, "French"), 1, "nothing between is left out");
  assert.equal(turnsBefore(lines.slice(0, 2), 1, "French"), 1, "in one's own turn");
  assert.equal(turnsBefore(lines.slice(2), 2, "French"), 0, "before one's first turn");
});
