import assert from "node:assert/strict";
import { test } from "node:test";
import { written } from "../src/table/sections.js";

/** An element of the page, as far as the reader makes one. */
class Made {
  constructor(tag) {
    this.tag = tag;
    this.attributes = {};
    this.children = [];
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  append(...children) {
    this.children.push(...children);
  }

  /** All elements with a tag, inside this one. */
  all(tag) {
    const inner = this.children.filter((child) => child instanceof Made);
    return inner.flatMap((child) => [...(child.tag === tag ? [child] : []), ...child.all(tag)]);
  }

  get text() {
    return this.children.map((child) => child.text ?? child).join("");
  }
}

test("a section of the rules shows its tables with headings for columns and rows", (context) => {
  globalThis.document = { createElement: (tag) => new Made(tag) };
  context.after(() => delete globalThis.document);
  const table = {
    caption: "Odds",
    head: ["Die", "Small", "Large"],
    rows: [
      ["1", "0", "2"],
      ["6 or *more*", "1", "3"],
    ],
  };
  const section = { id: "fire", title: "Fire", text: ["Roll."], notes: {}, tables: [table] };
  const made = written(section);
  assert.deepEqual(
    made.all("caption").map((each) => each.text),
    ["Odds"],
  );
  const headings = made.all("th").map((each) => [each.attributes.scope, each.text]);
  assert.deepEqual(headings, [
    ["col", "Die"],
    ["col", "Small"],
    ["col", "Large"],
    ["row", "1"],
    ["row", "6 or more"],
  ]);
  assert.deepEqual(
    made.all("td").map((each) => each.text),
    ["0", "2", "1", "3"],
  );
  assert.equal(made.all("em").length + made.all("i").length, 1);
});

test("a section names its sources only if it has some", (context) => {
  globalThis.document = { createElement: (tag) => new Made(tag) };
  context.after(() => delete globalThis.document);
  const section = { id: "fire", title: "Fire", text: ["Roll."], notes: {} };
  assert.deepEqual(written(section).all("small"), []);
  const [sources] = written({ ...section, cites: ["7.5", "W54"] }).all("small");
  assert.equal(sources.text, "Rulebook 7.5. Rulings W54");
});
