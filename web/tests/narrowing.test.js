import assert from "node:assert/strict";
import { test } from "node:test";
import { about, listed, narrowed } from "../src/shores/narrowing.js";

/** An option as sent by Python. */
function option(notation, more = {}) {
  return {
    notation,
    act: "move",
    label: notation,
    offered: "map",
    card: null,
    source: null,
    target: null,
    piece: null,
    die: null,
    odds: null,
    ...more,
  };
}
const journey = (source, target, piece = "American frigate") =>
  option(`move ${source} > ${target}`, { source, target, piece });

test("from one place only, its targets answer at once", () => {
  const { source, targets } = narrowed(
    [journey("Malta", "Tunis"), journey("Malta", "Derne")],
    null,
  );
  assert.equal(source, "Malta");
  assert.deepEqual([...targets.keys()], ["Tunis", "Derne"]);
});

test("from several places, nothing answers until one has been pressed", () => {
  const options = [journey("Malta", "Tunis"), journey("Gibraltar", "Tunis")];
  assert.equal(narrowed(options, null).targets.size, 0);
  assert.deepEqual([...narrowed(options, null).sources], ["Malta", "Gibraltar"]);
  const { targets } = narrowed(options, "Gibraltar");
  assert.equal(targets.get("Tunis"), options[1]);
});

test("a place that nothing can leave any more is not chosen", () => {
  const options = [journey("Malta", "Tunis"), journey("Gibraltar", "Tunis")];
  assert.equal(narrowed(options, "Derne").source, null);
});

test("which kind of piece could leave each place", () => {
  const { moves } = narrowed([journey("Malta", "Tripoli", "gunboat")], null);
  assert.equal(moves.get("Malta"), "gunboat");
});

test("a hit is taken by a kind of ship", () => {
  const hit = option("hit gunboat", { act: "hit", piece: "gunboat" });
  assert.equal(narrowed([hit], null).hits.get("gunboat"), hit);
});

test("a place that is itself the answer is pressed once", () => {
  const place = option("assign Tripoli", { act: "assign", target: "Tripoli" });
  assert.equal(narrowed([place], null).targets.get("Tripoli"), place);
});

test("what ends the choosing stands first, then the journeys from each place", () => {
  const done = option("done", { act: "done", offered: "list" });
  const options = [
    ...["Tunis", "Derne"].flatMap((to) => [journey("Malta", to), journey("Gibraltar", to)]),
    done,
  ];
  const groups = listed(options, null);
  assert.deepEqual(groups[0].options, [done]);
  assert.deepEqual(
    groups.slice(1).map(({ label }) => label),
    ["From Malta to", "From Gibraltar to"],
  );
  assert.equal(listed(options, "Gibraltar").length, 2);
});

test("the only journey from a place needs no heading", () => {
  const [, { heading, options }] = listed([journey("Malta", "Tunis")], null);
  assert.equal(heading, null);
  assert.match(String(options[0].label), /^American frigate from Malta to /);
});

test("what is decided on cards alone has no buttons beside the prompt", () => {
  const card = option("event Thomas Jefferson", { offered: "card", card: "Thomas Jefferson" });
  assert.deepEqual(listed([card], null), []);
});

test("where a card can be declined, playing it stands beside that", () => {
  const play = option("play Happy Hunting", {
    offered: "card",
    label: "Play",
    card: "Happy Hunting",
  });
  const decline = option("decline", { offered: "list", label: "Keep" });
  const [{ options }] = listed([play, decline], null, "Happy Hunting");
  assert.deepEqual(
    options.map(({ label }) => label),
    ["Play", "Keep"],
    "the prompt has named it",
  );
});

test("a question about few places is about all of them", () => {
  const gunboats = [journey("Malta", "Tripoli", "gunboat"), option("done", { act: "done" })];
  assert.deepEqual(about(gunboats, null), ["Tripoli", "Malta"]);
  const allies = ["Tangier", "Tunis"].map((target) => option(target, { act: "ally", target }));
  assert.deepEqual(about(allies, null), ["Tangier", "Tunis"]);
  assert.deepEqual(about([option("hit frigate", { act: "hit" })], "Tripoli"), ["Tripoli"]);
});

test("where ships may sail almost anywhere, the question is about no place", () => {
  const ways = ["Tunis", "Derne", "Tangier", "Algiers"].map((to) => journey("Malta", to));
  assert.deepEqual(about(ways, null), []);
});
