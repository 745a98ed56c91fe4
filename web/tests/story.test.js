import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, rewound } from "../src/table/pieces.js";

globalThis.document = { addEventListener: () => {}, documentElement: {} };
const { worthNarrating } = await import("../src/shores/story.js");
const { settings } = await import("../src/shell/settings.js");
const { Story } = await import("../src/table/story.js");
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

/** A story of three lines told in stills, of which the first begins a fight that has to be fetched. */
function inStills(context) {
  const element = () => ({
    style: { setProperty() {} },
    append() {},
    setAttribute() {},
    replaceChildren() {},
  });
  globalThis.document = {
    body: { dataset: {} },
    createElement: element,
    getElementById: element,
  };
  settings.pace = "step";
  context.after(() => {
    delete globalThis.document;
    settings.pace = "";
  });
  const told = [];
  let fetched = () => {};
  const scene = new Promise((done) => {
    fetched = () => done(null);
  });
  const story = new (class extends Story {
    async tell(line) {
      told.push(line.text);
    }
  })(
    { drawPieces() {}, follow() {}, point() {} },
    { host: element() },
    { sceneAt: () => scene, unpaused: async () => {}, spend() {} },
  );
  const lines = [
    { text: "a fight", role: "fight", changes: [] },
    { text: "a march", changes: [] },
    { text: "a card", changes: [] },
  ];
  const ended = story.narrate(lines, {
    first: 0,
    pieces: {},
    own: null,
    going: null,
    speak() {},
  });
  return { story, told, ended, fetched };
}

/** Let all go on that does not wait for a press. */
const idle = () => new Promise((done) => setTimeout(done));

test("a press while a still is being fetched is not lost, and goes on once", async (context) => {
  const { story, told, ended, fetched } = inStills(context);
  await idle();
  story.step();
  story.step();
  assert.deepEqual(told, []);
  fetched();
  await idle();
  assert.deepEqual(told, ["a fight", "a march"]);
  await idle();
  assert.deepEqual(told, ["a fight", "a march"]);
  story.step();
  await idle();
  assert.deepEqual(told, ["a fight", "a march", "a card"]);
  story.step();
  await ended;
});

test("a press at a still goes on by one", async (context) => {
  const { story, told, ended, fetched } = inStills(context);
  fetched();
  for (const count of [1, 2, 3]) {
    await idle();
    assert.equal(told.length, count);
    story.step();
  }
  await ended;
});
