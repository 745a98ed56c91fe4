import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { PLATES } from "../src/shores/plates.js";
import notes from "../src/shores/words/cards.json" with { type: "json" };
import { lines } from "../src/table/engraver/lines.js";
import { plate } from "../src/table/engraver/plate.js";

const BOX = { x0: 0, x1: 10, y0: 0, y1: 4 };
const flat = () => 0;
const drawn = new Map(
  Object.keys(PLATES).map((name) => [name, plate(PLATES[name]("wide"), "wide")]),
);

test("paper gets no lines, ink gets wide ones, gray gets thin ones", () => {
  assert.equal(lines(flat, flat, BOX, 1), "");
  const widths = [0.2, 0.9].map((tone) => {
    const d = lines(() => tone, flat, BOX, 1);
    const [, top] = /** @type {RegExpMatchArray} */ (d.match(/^M0 (\S+)l/));
    return 2 * (0.5 - Number(top));
  });
  assert.ok(widths[0] > 0.1 && widths[0] < 0.3, String(widths));
  assert.ok(widths[1] > 0.8 && widths[1] < 1, String(widths));
});

test("a line that swells evenly needs few points", () => {
  const d = lines((x) => x / 10, flat, { ...BOX, y1: 1 }, 1);
  assert.ok((d.match(/[ -]/g) ?? []).length < 40, d);
});

test("every card has a picture of its own, and every picture of a card belongs to one", () => {
  const cards = Object.keys(notes);
  assert.deepEqual(
    Object.keys(PLATES)
      .filter((name) => !name.includes(": "))
      .sort(),
    cards.sort(),
  );
  assert.equal(new Set(drawn.values()).size, drawn.size);
});

test("pictures are the same each time, and well formed", () => {
  for (const [name, text] of drawn) {
    assert.equal(plate(PLATES[name]("wide"), "wide"), text, name);
    for (const crop of /** @type {const} */ (["wide", "tall", "banner"])) {
      const other = plate(PLATES[name](crop), crop);
      assert.doesNotMatch(other, /NaN|undefined|Infinity|\[object/, `${name}, ${crop}`);
      assert.match(other, /^<svg .*<\/svg>$/s);
    }
  }
});

test("a picture refers to what it defines", () => {
  for (const [name, text] of drawn) {
    for (const [, id] of text.matchAll(/url\(#([\w-]+)\)/g)) {
      assert.ok(text.includes(`id="${id}"`), `${name}: ${id}`);
    }
  }
});

test("no picture is empty, and none is larger than it needs to be", () => {
  for (const [name, text] of drawn) {
    const size = gzipSync(text).length;
    assert.ok(size > 1500 && size < 90_000, `${name}: ${size}`);
  }
});
