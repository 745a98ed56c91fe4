import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const FOLDERS = ["../src/shell/", "../src/table/", "../src/shores/", "../src/wilderness/"].map(
  (path) => new URL(path, import.meta.url),
);
/** Left and right, as properties or values; four values give the two sides apart. */
const PHYSICAL =
  /^(?:left|right|(?:margin|padding|border)-(?:left|right)(?:-[a-z]+)?|(?:text-align|float|clear): (?:left|right)\b)/;
const SIDES = /^(?:margin|padding|inset|border-width): (.*)$/;
/** What is not mirrored where writing runs from right to left: the map and what lies on it or flies over it. */
const UNMIRRORED =
  /(?:\.(?:table|sheet|tracks|way|motion|stack|place|layer|pennant|flying)(?![\w-])|^\.far )/;

/** Values separated by spaces, except within brackets. @param {string} text */
function values(text) {
  return text.match(/(?:[^\s(]+\((?:[^()]|\([^()]*\))*\)|[^\s(]+)+/g) ?? [];
}

/** @param {string} declaration */
function isPhysical(declaration) {
  if (declaration === "left: 50%" || declaration.includes("--safe-")) return false;
  const [, sides] = SIDES.exec(declaration) ?? [];
  const [, right, , left] = sides ? values(sides) : [];
  return PHYSICAL.test(declaration) || (left !== undefined && left !== right);
}

/** The rules of all styles. */
function* rules() {
  for (const folder of FOLDERS) {
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".css"))) {
      const text = readFileSync(new URL(name, folder), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      for (const [, before, body] of text.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
        const selectors = (before.split(";").at(-1) ?? "").split(/,(?![^(]*\))/);
        yield { name, selectors: selectors.map((one) => one.trim()), body };
      }
    }
  }
}

/** The classes and attributes of the body that change during a game. */
const STATE =
  /\.(?:in-play|has-|grouped|card-options|shows-|staged|covered|fight-)|\[data-(?:side|telling|question)/;

/**
 * Whether a selector depends on the body's state and ends in a part that any element may match: the
 * styles of the whole page are then computed again whenever that state changes.
 * @param {string} selector
 */
function reachesEverywhere(selector) {
  const parts = selector.split(/(?<![(,] *)[ >+~]+(?![^(]*\))/);
  const last = parts.at(-1) ?? "";
  return (
    parts.length > 1 &&
    STATE.test(parts.slice(0, -1).join(" ")) &&
    /^(?:\*|:(?!:|is\([#.a-z]))/.test(last)
  );
}

test("what is recognized as left and right", () => {
  for (const physical of [
    "left: 0",
    "margin-right: 1em",
    "text-align: left",
    "margin: 0 1px 0 2px",
  ])
    assert.equal(isPhysical(physical), true, physical);
  for (const logical of [
    "inset-inline-start: 0",
    "margin: 0 auto",
    "padding: 0 calc(1px + 2px) 0 calc(1px + 2px)",
  ])
    assert.equal(isPhysical(logical), false, logical);
});

test("the page turns around with the direction of writing", () => {
  const found = [];
  for (const { name, selectors, body } of rules()) {
    const plain = selectors.map((one) => one.replace(/:(?:is|not)\([^)]*\)/g, ""));
    if (plain.every((one) => UNMIRRORED.test(one))) continue;
    for (const declaration of body.split(";").map((part) => part.trim())) {
      if (isPhysical(declaration)) found.push(`${name}: ${plain} { ${declaration} }`);
    }
  }
  assert.deepEqual(found, []);
});

test("what is meant by a selector that the body's state reaches everywhere", () => {
  for (const everywhere of [
    ".shows-menu #say > *",
    "body:not(.in-play) main > :not(#say)",
    "[data-telling] #say :hover",
  ])
    assert.equal(reachesEverywhere(everywhere), true, everywhere);
  for (const limited of [
    "#say > *",
    ".shows-menu #say > p",
    "body:not(.in-play) .slot",
    ".in-play",
  ])
    assert.equal(reachesEverywhere(limited), false, limited);
});

test("a change of the body's state concerns few elements", () => {
  const found = [...rules()].flatMap(({ name, selectors }) =>
    selectors.filter(reachesEverywhere).map((one) => `${name}: ${one}`),
  );
  assert.deepEqual(found, []);
});

test("what the coast looks like does not depend on where it is drawn", () => {
  // Overview, timeline and saved games draw it by `use`, where it has no ancestors.
  const selectors = [...rules()].flatMap((rule) =>
    /\bfill:/.test(rule.body) ? rule.selectors : [],
  );
  const own = selectors.filter((selector) => /(?:^|[ ,(])\.land$/.test(selector));
  assert.ok(own.includes(".land"));
  const elsewhere = own.filter((selector) => selector !== ".land" && selector !== ".inset .land");
  assert.deepEqual(elsewhere, []);
});
