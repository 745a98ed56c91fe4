import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { register } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { inside, toSegment } from "../scripts/ground/lines.mjs";
import layout from "../src/wilderness/layout.json" with { type: "json" };

const SCRIPT = fileURLToPath(new URL("../scripts/ground.mjs", import.meta.url));
const GROUND = execFileSync(process.execPath, ["--no-warnings", SCRIPT], {
  encoding: "utf8",
  maxBuffer: 2 ** 24,
});
/** The module that the build makes, under the name by which the page's modules import it. */
const address = `data:text/javascript,${encodeURIComponent(GROUND)}`;
const resolver = `export const resolve = (name, context, next) =>
  name === "ground"
    ? { url: ${JSON.stringify(address)}, format: "module", shortCircuit: true }
    : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(resolver)}`);

const ground = await import(address);
const { AT, INSETS, LINKS, MILITIA_BOXES, NEIGHBORS, nation, SHEET, SPACES } = await import(
  "../src/wilderness/places.js"
);
const { breadth, CORE, DISTANT, LETTERS, LINE, NATION, SPACED, SYMBOL } = await import(
  "../src/wilderness/sizes.js"
);
const { flagAt, hasSeats, LEVELS, seated, tail } = await import("../src/wilderness/seats.js");
const { freeCorner, leanFrom, slot } = await import("../src/wilderness/slots.js");
const { Survey } = await import("../src/wilderness/survey.js");
const { points, way } = await import("../src/wilderness/ways.js");
const { GRID, spot, wooded } = await import("../src/wilderness/forest.js");
const { LEGENDS } = await import("../src/wilderness/legends.js");
const { CARTOUCHE } = await import("../src/wilderness/ornaments.js");
const { sheet } = await import("../src/wilderness/sheet.js");

const NAMES = Object.keys(SPACES);
const PLACED = NAMES.filter((name) => !(name in INSETS));
/** What two boxes may share: positions are whole units, and letters do not fill their boxes. */
const TOLERANCE = 1.5;

/** The rings of a path. */
const rings = (path) => path.split("M").filter(Boolean).map(points);
const LAND = rings(ground.LAND);
/** The distance from a point to a line. */
const toLine = (point, line) =>
  Math.min(...line.slice(1).map((to, i) => toSegment(point, line[i], to)));
/** The box around a point. */
const box = ([x, y], width, height = width) => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
const framed = ({ x, y, width, height }) => box([x + width / 2, y + height / 2], width, height);
const slotBox = (name, purpose) => {
  const { at, width, height } = slot(name, purpose);
  return box(at, width, height);
};
const clash = (one, other, tolerance = TOLERANCE) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;

/** The box of a name, as broad as its letters can be. */
function nameBox(name, [anchor, x, y, split], size) {
  const lines = split ? [name.slice(0, split).trim(), name.slice(split)] : [name];
  const tribe = size === LETTERS.near ? nation(name).toUpperCase() : "";
  const small = breadth(tribe, NATION) + tribe.length * SPACED * NATION;
  const width = Math.max(small, ...lines.map((line) => breadth(line, size)));
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const top = y - size * 0.8;
  const height = lines.length * size * LINE + (tribe ? NATION * LINE : 0);
  return { left, top, right: left + width, bottom: top + height };
}
const near = Object.fromEntries(
  PLACED.map((name) => [name, nameBox(name, layout[name].title, LETTERS.near)]),
);
const core = Object.fromEntries(PLACED.map((name) => [name, box(AT[name], CORE)]));
const forces = PLACED.flatMap((name) =>
  ["British", "French"].map((side) => ({ name, side, box: slotBox(name, side) })),
);
const fixtures = [...Object.values(INSETS), ...Object.values(MILITIA_BOXES), CARTOUCHE].map(framed);

test("every space of the board has a place on the sheet, and every connection leads somewhere", () => {
  assert.equal(NAMES.length, 141);
  assert.deepEqual(Object.keys(AT).sort(), [...NAMES].sort());
  for (const name of NAMES) {
    const [x, y] = AT[name];
    assert.ok(x > SHEET.left && x < SHEET.right && y > SHEET.top && y < SHEET.bottom, name);
  }
  for (const [one, other, kind] of LINKS) {
    assert.equal(NEIGHBORS[one][other], kind);
    assert.equal(NEIGHBORS[other][one], kind);
  }
});

test("every name is on the map once, within the sheet", () => {
  assert.deepEqual(Object.keys(layout).sort(), [...PLACED].sort());
  for (const [name, { left, right, top, bottom }] of Object.entries(near)) {
    assert.ok(left > SHEET.left && right < SHEET.right, name);
    assert.ok(top > SHEET.top && bottom < SHEET.bottom, name);
  }
});

test("no name touches another one, a space, or a frame", () => {
  for (const [i, name] of PLACED.entries()) {
    for (const other of PLACED.slice(i + 1)) {
      assert.ok(!clash(near[name], near[other]), `${name} and ${other}`);
    }
    for (const other of PLACED) {
      if (other !== name) assert.ok(!clash(near[name], core[other]), `${name} on ${other}`);
    }
    for (const fixture of fixtures) assert.ok(!clash(near[name], fixture), name);
  }
});

test("names seen from afar touch neither each other nor a frame", () => {
  for (const [titles, size] of [
    [ground.FAR_NAMES, LETTERS.far],
    [ground.FARTHER_NAMES, LETTERS.farther],
  ]) {
    const all = Object.entries(titles).map(([name, title]) => nameBox(name, title, size));
    for (const [i, one] of all.entries()) {
      for (const other of [...all.slice(i + 1), ...fixtures]) assert.ok(!clash(one, other));
    }
    for (const name of PLACED.filter((each) => SPACES[each].fortress)) assert.ok(name in titles);
  }
});

test("no force lies on a name, a space, another force, or a frame", () => {
  for (const [i, { name, side, box: one }] of forces.entries()) {
    const here = `${side} at ${name}`;
    for (const other of PLACED) {
      assert.ok(!clash(one, near[other]), `${here} on the name ${other}`);
      assert.ok(!clash(one, core[other]), `${here} on ${other}`);
    }
    for (const other of forces.slice(i + 1)) {
      assert.ok(!clash(one, other.box), `${here} on ${other.side} at ${other.name}`);
    }
    for (const fixture of fixtures) assert.ok(!clash(one, fixture), here);
  }
});

test("in any position nothing lies on a name or on what belongs to another space", () => {
  let state = 1757;
  const lot = (count) => {
    state = (state * 48271) % 2147483647;
    return state % count;
  };
  const kinds = ["British", "French", "inside", "works", "siege", "raided", "allied", "amphibious"];
  for (let position = 0; position < 300; position += 1) {
    const lying = Array.from({ length: 70 }, () => {
      const name = PLACED[lot(PLACED.length)];
      const purpose = kinds[lot(kinds.length)];
      return { name, purpose, box: slotBox(name, purpose) };
    });
    for (const [i, one] of lying.entries()) {
      for (const name of PLACED) {
        if (name !== one.name || one.purpose === "British" || one.purpose === "French") {
          assert.ok(!clash(one.box, near[name], 4), `${one.purpose} at ${one.name} on ${name}`);
        }
      }
      for (const other of lying.slice(i + 1)) {
        if (other.name !== one.name) assert.ok(!clash(one.box, other.box, 4), one.name);
      }
    }
  }
});

/** Where forces stood when the war of 1757 began. */
const ARMIES = [
  ...["Schenectady", "Albany", "Hudson Carry South", "Hudson Carry North", "New York"],
  ...["Philadelphia", "Shamokin", "Carlisle", "Shepherd's Ferry", "Winchester"],
].map((space) => ({ key: space, space, side: "British" }));
const OPPOSITE = [
  ...["Québec", "Montréal", "Crown Point", "Ticonderoga", "Cataraqui", "Niagara"],
  ...["Presqu'île", "French Creek", "Venango", "Ohio Forks", "Logstown"],
].map((space) => ({ key: space, space, side: "French" }));
const FORCES = [...ARMIES, ...OPPOSITE];
const seatBox = (at, level) => box(at, DISTANT[level].width, DISTANT[level].height);

test("seen from afar, forces lie beside their spaces, on no other force and on no name", () => {
  for (const [level, names] of [
    ["far", ground.FAR_NAMES],
    ["farther", ground.FARTHER_NAMES],
  ]) {
    const seats = seated(FORCES, level);
    for (const [i, { key, space }] of FORCES.entries()) {
      const one = seatBox(seats.get(key), level);
      assert.ok(!clash(one, core[space]), `${space} under its force`);
      assert.ok(clash(one, box(AT[space], CORE + 10)), `the force of ${space} beside it`);
      for (const other of FORCES.slice(i + 1)) {
        assert.ok(!clash(one, seatBox(seats.get(other.key), level), 3), `${space}, ${other.space}`);
      }
      for (const [name, title] of Object.entries(names)) {
        assert.ok(!clash(one, nameBox(name, title, LETTERS[level]), 8), `${space} on ${name}`);
      }
    }
  }
});

test("seen from afar, a force that has room stays where it is when others come and go", () => {
  const [albany, ...others] = ARMIES;
  for (const level of LEVELS) {
    const before = seated(others, level);
    const after = seated(
      [...others, { key: "Boston", space: "Boston", side: "British" }],
      level,
      before,
    );
    for (const { key } of others) assert.deepEqual(after.get(key), before.get(key), key);
    const back = seated(others, level, seated([albany, ...others], level, before));
    assert.equal(back.size, others.length);
  }
});

test("seen from afar, no force lies on the flag of besiegers", () => {
  for (const level of ["far", "farther"]) {
    for (const space of ["Ticonderoga", "Hudson Carry South", "Hudson Carry North", "Niagara"]) {
      const { x, y, w, h } = flagAt(space, level);
      const flag = { left: x, right: x + w, top: y, bottom: y + h };
      const around = [space, ...Object.keys(NEIGHBORS[space])].filter(hasSeats);
      for (const side of ["French", "British"]) {
        const forces = around.map((each) => ({ key: each, space: each, side }));
        for (const at of seated(forces, level, new Map(), [space]).values())
          assert.ok(!clash(seatBox(at, level), flag, 4), `${side} at ${space}, ${level}`);
      }
    }
  }
});

test("seen from afar, a force has a tail that ends at its space", () => {
  for (const level of LEVELS) {
    for (const [key, at] of seated(FORCES, level)) {
      const space = AT[FORCES.find((force) => force.key === key).space];
      const [one, tip, other] = tail(at, space, level);
      const far = (point, from) => Math.hypot(point[0] - from[0], point[1] - from[1]);
      assert.ok(far(tip, space) < SYMBOL, `${key} from ${level}`);
      assert.ok(far(tip, at) > far(one, at), `${key} from ${level}`);
      assert.ok(Math.abs(far(one, at) - far(other, at)) < 1e-6);
    }
  }
});

/** How a pennant at Hudson Carry South leans, and where its name stands. */
const leaning = (forces, left = 300, top = 300) => {
  const [x, y] = AT["Hudson Carry South"];
  const boxes = forces.map(([across, down]) => ({ x: x + across, y: y + down, w: 80, h: 46 }));
  const drawn = { forces: boxes, names: [] };
  const sight = { x: x - left, y: y - top, w: 600, h: 600 };
  const { lean, toward } = leanFrom("Hudson Carry South", drawn, { scale: 0.8, sight });
  assert.ok(Math.abs(lean) < 90, "it never hangs upside down");
  return { lean, across: Math.round(toward[0]) + 0, down: Math.round(toward[1]) + 0 };
};

test("a pennant stands upright under its name, unless that would cover something", () => {
  assert.deepEqual(leaning([]), { lean: 0, across: 0, down: -1 });
  const above = [-40, -73];
  assert.notEqual(leaning([above]).lean, 0);
  assert.ok(leaning([above, [40, -43]]).lean < 0);
  assert.ok(leaning([above, [-120, -43]]).lean > 0);
  assert.equal(leaning([[-40, -110]]).down, 0, "its name gives way alone");
});

test("the name of a pennant stays in sight at the edges of the map", () => {
  assert.equal(leaning([], 30, 300).across, 1);
  assert.equal(leaning([], 570, 300).across, -1);
  assert.ok(leaning([], 300, 40).down >= 0);
});

test("forces on small maps and in boxes have one spot each", () => {
  assert.ok(hasSeats("Albany") && !hasSeats("Louisbourg") && !hasSeats("Northern"));
});

test("markers at a space lie apart, each at its own corner of the works", () => {
  const markers = ["siege", "raided", "allied", "amphibious"].map((each) =>
    slotBox("Québec", each),
  );
  for (const [i, one] of markers.entries()) {
    for (const other of markers.slice(i + 1)) assert.ok(!clash(one, other));
    assert.ok(clash(one, slotBox("Québec", "works")));
  }
});

test("forces in a small map lie within its frame", () => {
  for (const [name, inset] of Object.entries(INSETS)) {
    const { left, right, top, bottom } = framed(inset);
    for (const side of ["British", "French"]) {
      const one = slotBox(name, side);
      assert.ok(one.left > left && one.right < right && one.top > top && one.bottom < bottom, name);
    }
  }
});

test("each space is in its department's country, and in no other", () => {
  for (const name of PLACED) {
    for (const [department, { area }] of Object.entries(ground.COUNTRIES)) {
      const within = inside(AT[name], rings(area));
      assert.equal(within, SPACES[name].department === department, `${name}, ${department}`);
    }
  }
});

test("a connection over water follows a river or a boat's course from end to end", () => {
  for (const [one, other, kind] of LINKS) {
    const drawn = [...ground.RIVERS, ...ground.BOATS].some(
      ([a, b]) => (a === one && b === other) || (a === other && b === one),
    );
    assert.equal(drawn, kind !== "land", `${one} to ${other}`);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ]) {
      const line = way(from, to);
      const near = ([x, y], [u, v]) => Math.hypot(x - u, y - v) < 1.5;
      assert.ok(near(line[0], AT[from]) && near(line.at(-1), AT[to]), `${from} to ${to}`);
    }
  }
});

test("courses over lakes lead over water", () => {
  for (const [one, other, path] of ground.BOATS) {
    const line = points(path);
    const middle = line[Math.floor(line.length / 2)];
    // The Bay of Quinte and the mouth of the Saint Lawrence are narrower than the coast is exact.
    const shore = Math.min(...LAND.map((ring) => toLine(middle, ring)));
    assert.ok(!inside(middle, LAND) || shore < 16, `${one} to ${other}`);
  }
});

test("ports lie by the sea", () => {
  const coast = LAND.map((ring) => [...ring, ring[0]]);
  for (const name of PLACED.filter((each) => SPACES[each].port)) {
    assert.ok(Math.min(...coast.map((ring) => toLine(AT[name], ring))) < 50, name);
  }
  for (const name of PLACED.filter(
    (each) => !SPACES[each].port && SPACES[each].terrain === "mountain",
  )) {
    assert.ok(inside(AT[name], LAND), name);
  }
});

test("trees and mountains stand on dry land, off names and spaces", () => {
  const dry = (point, what) => assert.ok(inside(point, LAND), `${what} at ${point}`);
  const free = (one, what) => {
    for (const name of PLACED) {
      assert.ok(!clash(one, near[name]), `${what} on the name ${name}`);
      assert.ok(!clash(one, box(AT[name], 30)), `${what} on ${name}`);
    }
  };
  let count = 0;
  for (const at of wooded(ground.FOREST)) {
    const { x, y } = spot(at);
    dry([x, y - 7], "tree");
    if (at % 7 === 0) free(box([x, y - 7], 8, 12), "tree");
    count += 1;
  }
  assert.ok(count > 1000 && count < GRID.columns * GRID.rows * 0.4, `${count} trees`);
  for (const [x, y, high] of ground.PEAKS) {
    dry([x, y - high / 2], "mountain");
    free(box([x, y - high / 2], high, high), "mountain");
  }
});

test("names of waters and countries have a line each, on the sheet", () => {
  for (const key of Object.keys(LEGENDS)) {
    const numbers = ground.LEGEND_LINES[key].match(/-?\d+/g).map(Number);
    for (let i = 0; i < numbers.length; i += 2) {
      const [x, y] = numbers.slice(i, i + 2);
      assert.ok(x > SHEET.left && x < SHEET.right && y > SHEET.top && y < SHEET.bottom, key);
    }
  }
});

test("the ground is light enough to load", () => {
  assert.ok(GROUND.length < 60_000, `${GROUND.length} bytes`);
});

test("the sheet is made of the same elements each time, and names each space", () => {
  globalThis.document = {
    createElementNS: (_, tag) => {
      const children = [];
      const attributes = {};
      return {
        tag,
        attributes,
        children,
        setAttribute: (name, value) => {
          attributes[name] = value;
        },
        append: (...all) => children.push(...all),
      };
    },
  };
  const first = sheet();
  const texts = (element, found = []) => {
    for (const child of element.children) {
      if (typeof child === "string") found.push(child);
      else texts(child, found);
    }
    return found;
  };
  const words = texts(first).join(" ").replaceAll("- ", "-");
  for (const name of NAMES) assert.ok(words.includes(name), name);
  assert.equal(JSON.stringify(sheet()), JSON.stringify(first));
  delete globalThis.document;
});

test("what is said of a space stands where no force of its own lies", () => {
  for (const space of Object.keys(SPACES)) {
    const [x, y] = AT[space];
    for (const sides of [["British"], ["French"], ["British", "French"]]) {
      const forces = sides.map((side) => slot(space, side).at);
      const corner = freeCorner(space, forces);
      const across = corner.includes("to-west") ? x - 36 : x + 36;
      const down = corner.includes("to-south") ? y + 24 : y - 24;
      const near = forces.map(([left, top]) => Math.hypot(across - left, down - top));
      assert.ok(Math.min(...near) > 27, `${space}: ${corner || "east"}`);
    }
  }
});

test("without forces it stands in the north-east, unless a name lies there", () => {
  assert.equal(freeCorner("Ohio Forks", []), "to-west");
  assert.equal(freeCorner("Québec", []), "");
});

test("a number of steps leaves the name of Hudson Carry North free, which lies below it", () => {
  const corner = freeCorner("Hudson Carry North", [slot("Hudson Carry North", "British").at]);
  assert.doesNotMatch(corner, /to-south/);
});

test("forces are surveyed one by one, each once, until the question changes", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = [];
  const way = (space, arrival, passes = false) => ({ space, arrival, passes });
  const ways = {
    "lead A": [way("Sorel", "battle"), way("Oswego", "rest"), way("Niagara", "siege", true)],
    "send B": [way("Sorel", "battle"), way("Hoosic", "raid")],
    "send C": [],
  };
  const found = [];
  const survey = new Survey(
    async (option) => {
      asked.push(option);
      return ways[option];
    },
    (space, counted) => found.push([space, counted]),
  );
  const group = (option, space) => ({ option, space });
  const question = {
    groups: [group("lead A", "Albany"), group("send B", "Albany"), group("send C", "Boston")],
  };
  survey.begin(question);
  await survey.ways("lead A");
  context.mock.timers.tick(1000);
  await new Promise(setImmediate);
  assert.deepEqual(asked, ["lead A", "send B", "send C"]);
  assert.deepEqual(found, [
    ["Albany", { fights: 1, raids: 1 }],
    ["Boston", { fights: 0, raids: 0 }],
  ]);
  survey.begin({ groups: question.groups });
  context.mock.timers.tick(1000);
  survey.begin(null);
  await new Promise(setImmediate);
  assert.deepEqual(asked.slice(3), ["lead A"], "nobody asks any more");
  assert.equal(survey.inReach.size, 0);
});
