import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fill, filled, listed, localStamp, percent } from "../src/shell/text.js";

const CATEGORIES = JSON.parse(
  readFileSync(new URL("../../tests/plurals.json", import.meta.url), "utf8"),
);
const FORMS = "{n:zero=zero|one=one|two=two|few=few|many=many|other=other}";

test("numbers take the form of their category", () => {
  for (const [language, categories] of Object.entries(CATEGORIES)) {
    for (const [category, numbers] of Object.entries(categories)) {
      for (const n of numbers) assert.equal(fill(FORMS, { n }, language), category, `${n}`);
    }
  }
});

test("none is for exactly 0 in any language", () => {
  const sentence = "{n:none=bez kart|one=# karta|few=# karty|many=# kart|other=# karty}";
  assert.deepEqual(
    [0, 1, 2, 5, 1.5].map((n) => fill(sentence, { n }, "pl")),
    ["bez kart", "1 karta", "2 karty", "5 kart", "1,5 karty"],
  );
});

test("English has a short notation", () => {
  assert.deepEqual(
    [0, 1, 2].map((n) => fill("{n:no cards|# card|# cards}", { n })),
    ["no cards", "1 card", "2 cards"],
  );
  assert.equal(fill("{n:# hit|# hits}", { n: 0 }), "0 hits");
  assert.equal(fill("{n:the last|# more}", { n: 1 }), "the last");
});

test("a number is counted as it is shown, and written as the language does", () => {
  assert.equal(fill("{n:# card|# cards}", { n: 0.97 }), "1 card");
  assert.equal(fill("{n} gold in {year}", { n: 1.3, year: 1805 }), "1.3 gold in 1805");
  assert.equal(fill("{n}", { n: 1.3 }, "pl"), "1,3");
  assert.equal(fill("{n}", { n: -2 }), "−2");
});

test("text keeps its characters, and what has no value stays a gap", () => {
  assert.equal(fill("{a} {b}", { a: "{b} $& #", b: "" }), "{b} $& # ");
  assert.equal(fill("{a}", {}), "{a}");
});

test("words agree with others", () => {
  const sentence = "{pieces} are {kind:ship=sunk|other=lost}.";
  assert.equal(fill(sentence, { pieces: "2 gunboats", kind: "ship" }), "2 gunboats are sunk.");
  assert.equal(fill(sentence, { pieces: "2 Marines", kind: "unit" }), "2 Marines are lost.");
});

test("a gap may be an element", () => {
  const bold = { bold: true };
  assert.deepEqual(filled("{who}: {n:# point|# points}.", { who: bold, n: 2 }), [
    bold,
    ": ",
    "2 points",
    ".",
  ]);
});

test("lists and percentages", () => {
  assert.equal(listed(["a", "b", "c"]), "a, b, c");
  assert.equal(percent(0.123), "12%");
});

test("the name of a file carries the date and time where the player is", () => {
  process.env.TZ = "Pacific/Auckland";
  assert.equal(localStamp(new Date("2026-03-04T20:05:00Z")), "202603050905");
  process.env.TZ = "America/Los_Angeles";
  assert.equal(localStamp(new Date("2026-03-05T03:05:00Z")), "202603041905");
});
