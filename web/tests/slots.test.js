import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { HARBORS, lying, ZONES } from "../src/shores/places.js";
import { laid, SCALES } from "./chart.js";
import { faults, hidden } from "./laid.js";

const WORDS = JSON.parse(
  readFileSync(new URL("../src/shores/words/map.json", import.meta.url), "utf8"),
).legends;
const SHIPS = [
  "American frigate",
  "damaged American frigate",
  "gunboat",
  "Swedish frigate",
  "Tripolitan frigate",
  "damaged Tripolitan frigate",
  "Tripolitan corsair",
  "allied corsair",
];
const MEN = ["Marine", "Arab infantry", "Tripolitan infantry"];
/** Several pieces of some kinds. */
const some = (kinds, count = 9) => Object.fromEntries(kinds.map((kind) => [kind, count]));
/** The number of kinds with a slot of their own. */
const room = (place) => ZONES[place]?.room ?? HARBORS[place].anchorages.length;

test("every slot may be taken at once, and none lies on a name or on the wrong ground", () => {
  const places = [...Object.keys(HARBORS), ...Object.keys(ZONES)];
  const full = places.map((place) => {
    const men = MEN.slice(0, HARBORS[place]?.camps.length ?? 0);
    return [place, some([...SHIPS.slice(0, room(place)), ...men])];
  });
  assert.deepEqual(faults(Object.fromEntries(full), WORDS), []);
});

/** The share of a piece in a closed fan that is seen. */
const CLOSED = 0.45;

test("with a kind more than there are slots, enough of each is seen, and all once the fan is open", () => {
  for (const place of [...Object.keys(HARBORS), ...Object.keys(ZONES)]) {
    const kinds = SHIPS.slice(0, room(place) + 1);
    for (const scale of SCALES) {
      assert.deepEqual(
        hidden(laid({ [place]: some(kinds, 1) }, scale), CLOSED),
        [],
        `${place} at ${scale}`,
      );
    }
    const open = kinds.map((kind) => lying(place, kinds).get(kind).open);
    for (const [index, [x]] of open.slice(1).entries()) assert.ok(x - open[index][0] > 42, place);
  }
});

test("a fan is only where there are more kinds than slots", () => {
  const kinds = SHIPS.slice(0, 6);
  assert.ok([...lying("Tripoli", kinds).values()].every(({ open }) => open === null));
  assert.ok([...lying("Tripoli", SHIPS).values()].every(({ open }) => open !== null));
});
