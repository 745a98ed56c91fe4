// A saved game is handed on in blocks: what has changed is enough, and the whole can be put together.

import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, newSince, recordOf, sealed, textFrom } from "../src/shell/saved.js";

/** A game with some blocks. */
function game(...blocks) {
  return {
    head: `{"blocks":${blocks.length}}`,
    blocks: blocks.map((block) => `"${block}"`),
    checks: blocks.map((_, number) => `check ${number}`),
  };
}

test("a record is its head and its blocks", () => {
  assert.deepEqual(JSON.parse(recordOf(game("a", "b"))), { blocks: 2, choices: ["a", "b"] });
  assert.deepEqual(JSON.parse(recordOf(game())), { blocks: 0, choices: [] });
});

test("a change replaces the blocks from the first that differs", async () => {
  const first = changed(null, sealed(game("a", "b"), 0));
  const longer = changed(first, sealed(game("a", "c", "d"), 1));
  assert.equal(longer.blocks[0], first.blocks[0], "the same handle");
  assert.deepEqual((await textFrom(longer, 0)).blocks, ['"a"', '"c"', '"d"']);
  const cut = changed(longer, sealed(game("a"), 1));
  assert.deepEqual((await textFrom(cut, 0)).blocks, ['"a"']);
});

test("a worker is sent the blocks that it does not have", async () => {
  const had = changed(null, sealed(game("a", "b"), 0));
  const longer = changed(had, sealed(game("a", "c", "d"), 1));
  assert.equal(newSince(longer, []).first, 0);
  const { first, blocks, checks } = newSince(longer, had.blocks);
  assert.deepEqual([first, blocks.length, checks], [1, 2, ["check 1", "check 2"]]);
  // At least the last one, whose check tells whether it fits.
  assert.equal(newSince(longer, longer.blocks).first, 2);
  assert.equal(newSince(changed(null, sealed(game(), 0)), had.blocks).first, 0);
  const text = await textFrom(longer, 1);
  assert.deepEqual(text, {
    head: '{"blocks":3}',
    first: 1,
    check: "check 1",
    blocks: ['"c"', '"d"'],
  });
  assert.equal((await textFrom(longer, 0)).check, "");
});
