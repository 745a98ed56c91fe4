// A march in the page of Wilderness War: what is proposed, what is answered, and what stops it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { groupOf, groupsAt } from "../src/wilderness/groups.js";
import { March, reachOf } from "../src/wilderness/march.js";
import { inBrief, known } from "../src/wilderness/orders.js";

/** @param {string} space @param {string[]} path @param {object} [more] */
const approach = (space, path, more = {}) =>
  /** @type {any} */ ({
    space,
    path,
    steps: path.length - 1,
    arrival: "rest",
    stop: null,
    ...more,
  });
/** @param {string} ask @param {string[]} notations @param {object} [more] */
const view = (ask, notations, more = {}) =>
  /** @type {any} */ ({
    decision: { ask, side: "French" },
    lines: [],
    options: notations.map((notation) => {
      const [verb, space = null] = notation.split(" > ");
      const taken = verb.startsWith("take ") ? verb.slice(5) : null;
      const piece = taken === "everyone" ? null : taken;
      return { notation, act: taken ? "take" : verb, space, piece };
    }),
    hand_over: null,
    thinks: null,
    ...more,
  });
const linked = () => true;
const GROUP = /** @type {any} */ ({
  head: "Montcalm",
  option: "lead Montcalm",
  alike: [],
  pieces: ["Montcalm", "Béarn"],
  space: "Montréal",
  command: { used: 1, allowed: 6 },
});
const REACH = [approach("Crown Point", ["Montréal", "Île-aux-Noix", "Crown Point"])];

/** A march of Montcalm to Crown Point that has set out. */
function out() {
  const march = new March();
  march.take(GROUP);
  march.aim(REACH[0], linked);
  march.setOut(view("activate", ["lead Montcalm"]));
  return march;
}

test("a march activates, takes everyone, and goes step by step", () => {
  const march = out();
  const given = [
    view("activate", ["lead Montcalm"]),
    view("force", ["take everyone", "done"]),
    view("step", ["move > Île-aux-Noix", "stop"]),
    view("step", ["move > Crown Point", "stop"]),
    view("step", ["stop"]),
  ].map((asked) => march.next(asked)?.notation ?? null);
  assert.deepEqual(given, [
    "lead Montcalm",
    "take everyone",
    "move > Île-aux-Noix",
    "move > Crown Point",
    null,
  ]);
  assert.equal(march.going, false);
});

test("of more than the leader commands those come who were shown", () => {
  const march = new March();
  const pieces = ["Dumas", "Béarn", "Ligneris", "Huron"];
  march.take({ ...GROUP, head: "Dumas", option: "lead Dumas", pieces });
  march.aim(REACH[0], linked);
  march.setOut(view("activate", ["lead Dumas"]));
  const given = [
    view("activate", ["lead Dumas"]),
    // With a second leader there is room for a second unit.
    view("force", ["take Ottawa", "take Béarn", "take Ligneris", "done"]),
    view("force", ["take Ligneris", "done"]),
    view("force", ["take Ottawa", "take Huron", "done"]),
    view("force", ["done"]),
    view("step", ["move > Île-aux-Noix", "stop"]),
  ].map((asked) => march.next(asked)?.notation ?? null);
  assert.deepEqual(given, [
    "lead Dumas",
    "take Béarn",
    "take Ligneris",
    "take Huron",
    "done",
    "move > Île-aux-Noix",
  ]);
});

test("nobody is asked to come twice, though the question is the same", () => {
  const march = out();
  march.next(view("activate", ["lead Montcalm"]));
  const asked = view("force", ["take Béarn", "take Huron", "done"]);
  const given = [asked, asked].map((same) => march.next(same)?.notation);
  assert.deepEqual(given, ["take Béarn", "done"]);
});

test("everyone comes at once if nobody else could", () => {
  const march = out();
  march.next(view("activate", ["lead Montcalm"]));
  const all = ["take everyone", "take Béarn", "done"];
  assert.equal(march.next(view("force", all))?.notation, "take everyone");
  const other = out();
  other.next(view("activate", ["lead Montcalm"]));
  const more = ["take everyone", "take Béarn", "take St. Lawrence 1", "done"];
  assert.equal(other.next(view("force", more))?.notation, "take Béarn");
});

test("what is not offered is left out if it need not be", () => {
  const march = out();
  march.next(view("activate", ["lead Montcalm"]));
  const step = march.next(view("step", ["move > Île-aux-Noix"]));
  assert.equal(step?.notation, "move > Île-aux-Noix");
});

test("dice end a march, and its destination stays proposed", () => {
  const march = out();
  march.next(view("activate", ["lead Montcalm"]));
  assert.equal(march.next(view("step", ["move > Île-aux-Noix"], { lines: [{ dice: [3] }] })), null);
  assert.equal(march.going, false);
  const again = view("step", ["move > Île-aux-Noix"]);
  again.decision.reach = [REACH[0]];
  again.decision.mover = { pieces: GROUP.pieces, leader: "Montcalm", space: "Île-aux-Noix" };
  march.resume(again);
  assert.equal(march.chosen?.space, "Crown Point");
});

test("a response of the other side ends a march, one's own does not", () => {
  const asked = { ...view("step", ["move > Île-aux-Noix"]) };
  for (const [side, goes] of [
    ["British", false],
    ["French", true],
  ]) {
    const march = out();
    march.next(view("activate", ["lead Montcalm"]));
    const lines = [{ kind: "Played", role: "use", side }];
    assert.equal(march.next({ ...asked, lines }) !== null, goes, side);
    assert.equal(march.orders.size > 0, !goes, "what is interrupted is remembered");
  }
});

test("where a march was going is nothing to those who move after it", () => {
  const march = out();
  march.next(view("activate", ["lead Montcalm"]));
  march.interrupt();
  const other = view("step", ["move > Crown Point", "stop"]);
  Object.assign(other.decision, { reach: REACH, mover: { pieces: ["Huron"], leader: null } });
  march.resume(other);
  assert.equal(march.chosen, null);
});

test("steps that a force can no longer make are not made by the next one", () => {
  const march = out();
  march.orders.set("Bougainville", { answers: [], space: "Crown Point", stays: false });
  march.next(view("activate", ["lead Montcalm"]));
  march.next(view("force", ["take everyone", "done"]));
  march.next(view("step", ["move > Île-aux-Noix", "stop"]));
  // Foul Weather ends the first march; the second force could go where it was going, too.
  const asked = view("step", ["move > Crown Point", "stop"]);
  const mover = { pieces: ["Bougainville", "Béarn"], leader: "Bougainville", space: "Ticonderoga" };
  Object.assign(asked.decision, { reach: [approach("Crown Point", ["B", "Crown Point"])], mover });
  march.giveWay(asked);
  assert.equal(march.going, false);
  march.resume(asked);
  assert.equal(march.next(asked), null);
  assert.equal(march.chosen?.space, "Crown Point");
});

test("of several groups the one that has been given a destination moves first", () => {
  const march = new March();
  march.take({ ...GROUP, head: "Huron", option: "send Huron", command: null, pieces: ["Huron"] });
  march.aim(REACH[0], linked);
  march.setOut(view("activate", ["send Huron"]));
  const given = [
    view("activate", ["send Huron"]),
    view("activate", ["send Marin", "done"]),
    view("next", ["begin Marin", "begin Huron"]),
    view("step", ["move > Île-aux-Noix", "stop"]),
  ].map((asked) => march.next(asked)?.notation ?? null);
  assert.deepEqual(given, ["send Huron", "done", "begin Huron", "move > Île-aux-Noix"]);
});

test("a force of other pieces is asked for by their names, and keeps its destination", () => {
  const march = new March();
  march.take(GROUP);
  march.reach = REACH;
  march.aim(REACH[0], linked);
  assert.equal(march.notation, "lead Montcalm");
  march.alter({ ...GROUP, pieces: ["Montcalm", "Guyenne", "Huron"] });
  assert.equal(march.notation, "lead Montcalm with Guyenne, Huron");
  assert.deepEqual([march.chosen, march.reach, march.sought], [null, null, "Crown Point"]);
  march.take(GROUP);
  assert.equal(march.notation, "lead Montcalm");
});

test("a march waits while somebody else may respond", () => {
  const march = out();
  march.next(view("activate", ["lead Montcalm"]));
  assert.equal(march.next(view("", [], { decision: null, hand_over: "British" })), null);
  assert.equal(march.going, true);
});

test("a march gives no answers for the other side", () => {
  const march = out();
  const theirs = view("activate", ["lead Montcalm"]);
  theirs.decision.side = "British";
  assert.equal(march.next(theirs), null);
  assert.equal(march.going, false);
});

test("a second leader of the same card is left to choose", () => {
  const march = new March();
  march.take(GROUP);
  march.aim(REACH[0], linked);
  march.setOut(view("activate", ["lead Montcalm"]));
  march.next(view("activate", ["lead Montcalm"]));
  march.next(view("force", ["take everyone", "done"]));
  assert.equal(march.next(view("activate", ["lead Lévis", "done"])), null);
  const way = march.later?.answers.map(({ space }) => space);
  assert.deepEqual(way, ["Île-aux-Noix", "Crown Point"]);
  assert.equal(march.later?.space, "Crown Point");
});

/** The march of a first force that waits for a second, and the question about its first step. @param {object[]} lines */
function waiting(lines) {
  const march = out();
  march.next(view("activate", ["lead Montcalm"]));
  march.next(view("force", ["take everyone", "done"]));
  march.next(view("activate", ["lead Lévis", "done"]));
  const moves = view("step", ["move > Île-aux-Noix", "stop"], { lines });
  const mover = { pieces: GROUP.pieces, leader: "Montcalm", space: "Montréal" };
  Object.assign(moves.decision, { reach: REACH, mover });
  march.resume(moves);
  return { march, moves };
}

test("the first force of a card goes on by itself once nobody else is named", () => {
  const { march, moves } = waiting([{ kind: "Activated", role: null }]);
  assert.equal(march.next(moves)?.notation, "move > Île-aux-Noix");
  assert.equal(march.later, null);
});

test("it waits for a word once the other side has responded", () => {
  const { march, moves } = waiting([{ kind: "Played", role: "use" }]);
  assert.equal(march.next(moves), null);
  assert.equal(march.chosen?.space, "Crown Point");
});

test("a raid stops where it is", () => {
  const march = new March();
  march.aim(approach("Hoosic", ["Crown Point", "Hoosic"], { arrival: "raid" }), linked);
  march.setOut(view("step", ["move > Hoosic"]));
  assert.equal(march.next(view("step", ["move > Hoosic"]))?.notation, "move > Hoosic");
  assert.equal(march.next(view("step", ["stop", "move > Kinderhook"]))?.notation, "stop");
});

test("spaces pressed in order are gone in this order if that is as short", () => {
  const march = new March();
  march.aim(approach("B", ["A", "B"]), linked);
  march.aim(approach("D", ["A", "C", "D"]), linked);
  assert.deepEqual(march.chosen?.path, ["A", "B", "D"]);
  march.aim(approach("F", ["A", "E", "F"]), linked);
  assert.deepEqual(march.chosen?.path, ["A", "E", "F"]);
  march.aim(approach("B", ["A", "B"], { stop: "It must stop." }), linked);
  march.aim(approach("D", ["A", "C", "D"]), linked);
  assert.deepEqual(march.chosen?.path, ["A", "C", "D"]);
});

test("only ways that begin with a step offered now are in reach", () => {
  const asked = view("step", ["move > B"]);
  asked.decision.reach = [approach("B", ["A", "B"]), approach("C", ["A", "C"])];
  assert.deepEqual([...reachOf(asked).keys()], ["B"]);
  assert.equal(reachOf(view("loss", []), { group: GROUP, reach: REACH }).size, 0);
});

test("until it is known where the group in hand can go, it can go nowhere", () => {
  const asked = view("activate", ["lead Montcalm"]);
  asked.decision.reach = [approach("B", ["A", "B"])];
  const march = new March();
  march.take(GROUP);
  assert.equal(reachOf(asked, march).size, 0);
  march.reach = REACH;
  assert.deepEqual([...reachOf(asked, march).keys()], ["Crown Point"]);
  march.halt();
  assert.equal(march.reach, null);
});

test("units that go alike are groups of their own", () => {
  const huron = { ...GROUP, head: "Huron", option: "send Huron", alike: ["send Ojibwa"] };
  const decision = /** @type {any} */ ({ groups: [GROUP, huron] });
  assert.equal(groupOf(decision, "Montcalm"), GROUP);
  assert.deepEqual(groupOf(decision, "Ojibwa")?.pieces, ["Ojibwa"]);
  assert.equal(groupOf(decision, "Ojibwa")?.option, "send Ojibwa");
  assert.equal(groupOf(decision, "Webb"), null);
  assert.deepEqual(groupsAt(decision, "Montréal"), [GROUP, huron]);
});

/** All that is known about a way. @param {any} approach */
const foreseen = (approach) => [...known(approach).values()].flat();

test("an order says what may become of those who meet in battle", () => {
  const battle = (/** @type {string[]} */ notes) =>
    foreseen(
      approach("Albany", ["Hoosic", "Albany"], {
        mode: "land",
        odds: "",
        arrival: "battle",
        passes: false,
        safe: 1,
        by: [],
        notes,
      }),
    );
  assert.equal(battle([]).length, 2);
  assert.deepEqual(battle(["The enemy may go inside."]).slice(2), ["The enemy may go inside."]);
});

test("those who may intercept in one space are told as alternatives", () => {
  const one = { name: "48th", strength: 3, space: "Albany", at: "Hoosic", die: 4 };
  const by = [
    one,
    { ...one, name: "Webb", strength: 9, space: "Kinderhook", die: 3 },
    { ...one, at: "Deerfield" },
  ];
  const way = approach("Deerfield", ["Albany", "Hoosic", "Deerfield"], {
    mode: "carry",
    odds: null,
    arrival: "rest",
    stop: "It has no movement left.",
    passes: false,
    safe: 0.25,
    by,
    notes: ["One note."],
  });
  const said = foreseen(way);
  assert.equal(said[0], "2 spaces by boat, with a carry.");
  assert.deepEqual(said.slice(2), ["One note.", "It has no movement left."]);
  assert.equal(
    said[1],
    "Up to 75% chance of being intercepted: at Hoosic by 48th from Albany (strength 3, on 4 or more) or Webb from " +
      "Kinderhook (strength 9, on 3 or more), at Deerfield by 48th from Albany (strength 3, on 4 or more).",
  );
  // The name of a space on the map says who intercepts only in sum.
  assert.deepEqual(inBrief(way), [
    "2 spaces by boat, with a carry.",
    "It has no movement left.",
    "Up to 75% chance of being intercepted.",
  ]);
  const passing = inBrief(/** @type {any} */ ({ ...way, passes: true, stop: null }));
  assert.equal(passing[1], "It may only pass the enemy fortification, not stay there.");
});

/** The marches of two forces of a card, and the question about the second, once the first has come to its destination. @param {object[]} lines */
function both(lines) {
  const march = out();
  march.next(view("activate", ["lead Montcalm"]));
  march.next(view("force", ["take everyone", "done"]));
  const second = view("activate", ["lead Lévis", "done"]);
  second.decision.idle = { Montcalm: "activated" };
  assert.equal(march.next(second), null);
  march.take({ ...GROUP, head: "Lévis", option: "lead Lévis", pieces: ["Lévis"], space: "Québec" });
  march.aim(approach("Sorel", ["Québec", "Bécancour", "Sorel"]), linked);
  march.setOut(second);
  const given = [
    second,
    view("force", ["take everyone", "done"]),
    view("next", ["begin Montcalm", "begin Lévis"]),
    view("step", ["move > Île-aux-Noix", "stop"]),
    view("step", ["move > Crown Point", "stop"]),
    view("step", ["stop"]),
  ].map((asked) => march.next(asked)?.notation ?? null);
  assert.deepEqual(given, [
    "lead Lévis",
    "take everyone",
    "begin Montcalm",
    "move > Île-aux-Noix",
    "move > Crown Point",
    null,
  ]);
  const then = view("step", ["move > Bécancour"], { lines });
  const reach = [approach("Sorel", ["Québec", "Bécancour", "Sorel"])];
  Object.assign(then.decision, { reach, mover: { pieces: ["Lévis"], leader: "Lévis" } });
  march.resume(then);
  return { march, then };
}

test("of two forces of a card the one that was sent first goes first, and then the other", () => {
  const { march, then } = both([{ kind: "Moved", role: null }]);
  assert.equal(march.next(then)?.notation, "move > Bécancour");
});

test("the other waits for a word once something has been rolled", () => {
  const { march, then } = both([{ kind: "Rolled", dice: [3] }]);
  assert.equal(march.next(then), null);
  assert.equal(march.chosen?.space, "Sorel");
});

test("a force that is to stay for a siege waits for a second one, too, and then rolls first", () => {
  const march = new March();
  march.take(GROUP);
  march.stay(view("activate", ["lead Montcalm"]), "siege");
  march.next(view("activate", ["lead Montcalm"]));
  march.next(view("force", ["take everyone", "done"]));
  const second = view("activate", ["lead Lévis", "done"]);
  second.decision.idle = { Montcalm: "activated" };
  assert.equal(march.next(second), null);
  assert.deepEqual([march.later?.space, march.later?.stays], ["Montréal", true]);
  march.take({ ...GROUP, head: "Lévis", option: "lead Lévis", pieces: ["Lévis"], space: "Québec" });
  march.aim(approach("Sorel", ["Québec", "Sorel"]), linked);
  march.setOut(second);
  const given = [
    second,
    view("force", ["take everyone", "done"]),
    view("next", ["begin Montcalm", "begin Lévis"]),
    view("step", ["siege Montréal", "stop"]),
  ].map((asked) => march.next(asked)?.notation ?? null);
  assert.deepEqual(given, ["lead Lévis", "take everyone", "begin Montcalm", "siege Montréal"]);
});

test("everyone is sent inside, one after another", () => {
  const march = new March();
  const all = ["inside Webb", "inside 44th", "inside 48th"];
  const asked = view("inside", [...all, "done"]);
  asked.decision.together = all;
  march.sendTogether(asked);
  const given = [
    asked,
    view("inside", ["inside 44th", "inside 48th", "done"]),
    view("inside", ["inside 48th", "done"]),
    view("join", ["done"]),
  ].map((then) => march.next(then)?.notation ?? null);
  assert.deepEqual(given, [...all, null]);
  assert.equal(march.going, false);
});

test("of the strongest who are sent inside, none ends the question for the leaders", () => {
  const march = new March();
  const some = ["inside 44th", "inside 48th"];
  const asked = view("inside", [...some, "inside Webb", "done"]);
  for (const option of asked.options) option.piece = option.notation.split(" ")[1] ?? null;
  asked.decision.together = some;
  march.sendTogether(asked);
  const given = [asked, view("inside", ["inside 48th", "inside Webb", "done"])].map(
    (then) => march.next(then)?.notation ?? null,
  );
  assert.deepEqual(given, some);
  assert.equal(march.next(view("inside", ["inside Webb", "done"])), null);
  assert.equal(march.going, false);
});

test("what was ordered goes on once no response has been played", () => {
  const march = new March();
  march.take(GROUP);
  march.stay(view("activate", ["lead Montcalm"]), "siege");
  march.next(view("activate", ["lead Montcalm"]));
  march.next(view("force", ["take everyone", "done"]));
  const asked = view("window", ["play 8 Coehorns & Howitzers", "decline"]);
  assert.equal(march.answers(asked), false, "so that the question is read out");
  assert.equal(march.next(asked), null);
  assert.equal(march.going, false, "the question is seen");
  march.unpark(view("", [], { decision: null, thinks: "British" }));
  assert.equal(march.going, false, "the other side may respond, too");
  const step = view("step", ["siege Montréal", "stop"]);
  step.decision.mover = { pieces: GROUP.pieces, leader: "Montcalm", space: "Montréal" };
  march.unpark(step);
  assert.equal(march.next(step)?.notation, "siege Montréal");
});

test("what was ordered is forgotten when a response is undone", () => {
  const march = out();
  march.next(view("activate", ["lead Montcalm"]));
  march.next(view("window", ["decline"]));
  march.unpark(view("activate", ["lead Montcalm"]));
  assert.equal(march.going, false);
});
