import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { plate } from "../src/table/engraver/plate.js";
import { PLATES } from "../src/wilderness/plates.js";

/** The cards as the rules list them: "67 William Pitt". */
const CARDS = [
  ...readFileSync(
    new URL("../../tripoli/wilderness/model/cards.py", import.meta.url),
    "utf8",
  ).matchAll(/^(\d+)(?:-(\d+))? \w+ \d [\w -]+: (.+)$/gm),
].flatMap(([, first, last = first, title]) =>
  Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${Number(first) + index} ${title}`,
  ),
);
const CROPS = /** @type {const} */ (["wide", "tall", "banner"]);
const drawn = new Map(
  Object.keys(PLATES).map((name) => [name, CROPS.map((crop) => plate(PLATES[name](crop), crop))]),
);

test("every card has a picture of its own, and every picture of a card belongs to one", () => {
  assert.equal(CARDS.length, 70);
  const pictures = Object.keys(PLATES).filter((name) => !name.includes(": "));
  assert.deepEqual(pictures.sort(), CARDS.sort());
});

test("no two pictures are the same, in any crop", () => {
  for (const [index, crop] of CROPS.entries()) {
    const all = new Set([...drawn.values()].map((crops) => crops[index]));
    assert.equal(all.size, drawn.size, crop);
  }
});

test("fights, the title, the ways to play and the endings have pictures", () => {
  const others = Object.keys(PLATES).filter((name) => name.includes(": "));
  assert.deepEqual(others.sort(), [
    "ground: assault",
    "ground: burning",
    "ground: cultivated",
    "ground: landing",
    "ground: mountain",
    "ground: portage",
    "ground: raid",
    "ground: siege",
    "ground: wilderness",
    "scene: British triumph",
    "scene: British victory",
    "scene: French triumph",
    "scene: French victory",
    "scene: peace",
    "scene: title",
    "way: British",
    "way: French",
    "way: learn",
    "way: two",
    "way: watch",
  ]);
});

test("pictures are the same each time, and well formed", () => {
  for (const [name, crops] of drawn) {
    for (const [index, crop] of CROPS.entries()) {
      const text = crops[index];
      if (crop === "tall") assert.equal(plate(PLATES[name](crop), crop), text, name);
      assert.doesNotMatch(text, /NaN|undefined|Infinity|\[object/, `${name}, ${crop}`);
      assert.match(text, /^<svg .*<\/svg>$/s);
      const opened = text.match(/<g[ >]/g) ?? [];
      assert.equal(opened.length, (text.match(/<\/g>/g) ?? []).length, `${name}, ${crop}`);
    }
  }
});

test("a picture refers to what it defines, and defines it once", () => {
  for (const [name, crops] of drawn) {
    for (const text of crops) {
      const made = [...text.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
      assert.equal(new Set(made).size, made.length, `${name}: ${made}`);
      for (const [, id] of text.matchAll(/url\(#([\w-]+)\)/g)) {
        assert.ok(made.includes(id), `${name}: ${id}`);
      }
    }
  }
});

test("no picture is empty, and none is larger than it needs to be", () => {
  for (const [name, [wide, tall]] of drawn) {
    for (const text of [wide, tall]) {
      const size = gzipSync(text).length;
      assert.ok(size > 2000 && size < 110_000, `${name}: ${size}`);
    }
  }
});

test("all recipes of the game take less than 250 kB", () => {
  const folder = new URL("../src/wilderness/plates/", import.meta.url);
  const text = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("");
  assert.ok(gzipSync(text).length < 250_000);
});
