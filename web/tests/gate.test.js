import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const SOURCES = new URL("../src/", import.meta.url);
/** Methods and functions that browsers have had since 2022 or later; the build adds none. */
const RECENT = [
  "findLast",
  "findLastIndex",
  "toSorted",
  "toReversed",
  "toSpliced",
  "hasOwn",
  "groupBy",
  "fromAsync",
  "withResolvers",
  "isWellFormed",
  "structuredClone",
  "checkVisibility",
  "showPopover",
  "togglePopover",
  "startViewTransition",
  "canParse",
  "getOrInsert",
  "isSubsetOf",
  "isDisjointFrom",
  "symmetricDifference",
  "moveBefore",
  "setHTML",
  "setHTMLUnsafe",
  "fromBase64",
  "toBase64",
];

test("what recent browsers only can do is tested before the game starts", () => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const text = (/** @type {string} */ name) => readFileSync(new URL(name, SOURCES), "utf8");
  const gate = text("shell/gate.js");
  const scripts = names.filter((name) => name.endsWith(".js") && !name.endsWith("gate.js"));
  const used = RECENT.filter((name) => {
    const call = new RegExp(`\\b${name}\\(`);
    return scripts.some((script) => call.test(text(script)));
  });
  assert.ok(used.includes("toSorted"));
  for (const name of used) assert.ok(gate.includes(`"${name}" in `), name);
});
