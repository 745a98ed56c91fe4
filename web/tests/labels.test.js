import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SHOWN } from "../src/shores/labels.js";
import { GOLD_BOX, lanes } from "../src/shores/places.js";
import { range } from "../src/shores/relief.js";
import {
  BOX_HEIGHT,
  BOXES,
  harborNames,
  lineNames,
  onLand,
  RIDGES,
  RINGS_AT_SEA,
  SCALES,
  towns,
} from "./chart.js";

const WORDS = JSON.parse(
  readFileSync(new URL("../src/shores/words/map.json", import.meta.url), "utf8"),
).legends;
/** Zoomed in, names are smaller beside what they name. */
const ALL = [...new Set(SCALES), 3];
/** Names that stand at sea. */
const AT_SEA = /sea|zone|offshore/;

/** The peaks of all ranges, as boxes. */
const PEAKS = RIDGES.flatMap((ridge) =>
  range(ridge).flatMap(({ ground }) =>
    ground
      .split("M")
      .filter(Boolean)
      .map((peak) => {
        const points = peak
          .replace("z", "")
          .split("L")
          .map((point) => point.trim().split(" ").map(Number));
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        return {
          left: Math.min(...xs),
          right: Math.max(...xs),
          top: Math.min(...ys),
          bottom: Math.max(...ys),
        };
      }),
  ),
);
const within = ([x, y], { left, top, right, bottom }, by = 0) =>
  x > left - by && x < right + by && y > top - by && y < bottom + by;

/** The points along the edges of a box, and inside it. */
function points({ left, top, right, bottom }) {
  const all = [];
  for (let x = left; x < right + 2; x += 2) {
    for (let y = top; y < bottom + 2; y += 2) all.push([Math.min(x, right), Math.min(y, bottom)]);
  }
  return all;
}

/** Every name at a scale, as points and the box around them. */
function names(scale) {
  const all = [
    ...lineNames(scale, WORDS).map(({ key, look, points: written }) => ({
      key,
      written,
      sea: AT_SEA.test(look),
    })),
    ...harborNames(scale).map((box) => ({
      key: box.what,
      written: points(box),
      sea: box.what.endsWith("Malta"),
    })),
  ];
  return all.map((name) => {
    const [xs, ys] = [0, 1].map((axis) => name.written.map((point) => point[axis]));
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    return { ...name, left, right, top: Math.min(...ys), bottom: Math.max(...ys) };
  });
}

/** Whether the boxes around two things come close to each other: most do not. */
const near = (a, b) =>
  a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom + 3 && b.top < a.bottom + 3;

/** Fails with all faults, so that one run shows them. */
function none(faults) {
  assert.deepEqual([...new Set(faults)], []);
}

test("a name is no longer than its line", () => {
  none(
    ALL.flatMap((scale) =>
      lineNames(scale, WORDS)
        .filter(({ over }) => over > 0)
        .map(({ key, over }) => `${key} by ${Math.ceil(over)} at ${scale.toFixed(2)}`),
    ),
  );
});

test("no name touches a coast", () => {
  none(
    ALL.flatMap((scale) =>
      names(scale)
        .filter(({ written, sea }) => written.some((point) => onLand(point) === sea))
        .map(({ key }) => `${key} at ${scale.toFixed(2)}`),
    ),
  );
});

test("no name touches a mountain", () => {
  none(
    ALL.flatMap((scale) =>
      names(scale)
        .filter((name) =>
          PEAKS.some(
            (peak) => near(name, peak) && name.written.some((point) => within(point, peak)),
          ),
        )
        .map(({ key }) => `${key} at ${scale.toFixed(2)}`),
    ),
  );
});

test("no name touches a ring or a lane", () => {
  const dots = lanes().flatMap(([[x, y], [u, v]]) => {
    const steps = Math.ceil(Math.hypot(u - x, v - y));
    return Array.from({ length: steps + 1 }, (_, i) => [
      x + ((u - x) * i) / steps,
      y + ((v - y) * i) / steps,
    ]);
  });
  none(
    ALL.flatMap((scale) =>
      names(scale).flatMap(({ key, written, ...box }) => [
        ...RINGS_AT_SEA.filter(({ at: [u, v], radius }) =>
          written.some(([x, y]) => Math.hypot(x - u, y - v) < radius + 0.8),
        ).map(({ zone }) => `${key} on the ring ${zone} at ${scale.toFixed(2)}`),
        ...(dots.some(
          ([u, v]) =>
            within([u, v], box, 1) &&
            written.some(([x, y]) => Math.abs(x - u) < 1 && Math.abs(y - v) < 1),
        )
          ? [`${key} on a lane at ${scale.toFixed(2)}`]
          : []),
      ]),
    ),
  );
});

test("no name touches a box of the sheet, a town or another name", () => {
  const boxes = [...Object.entries(BOXES), ["gold", GOLD_BOX]].map(
    ([what, { x, y, width, height = BOX_HEIGHT }]) => ({
      what,
      left: x,
      top: y,
      right: x + width,
      bottom: y + height,
    }),
  );
  none(
    ALL.flatMap((scale) => {
      const all = names(scale);
      const solid = [...(scale < SHOWN ? [] : boxes), ...towns(scale)];
      return all.flatMap(({ key, written }, index) => [
        ...solid
          .filter((box) => written.some((point) => within(point, box)))
          .map(({ what }) => `${key} on ${what} at ${scale.toFixed(2)}`),
        ...all
          .slice(index + 1)
          .filter(
            (other) =>
              near(all[index], other) &&
              written.some(([x, y]) =>
                other.written.some(([u, v]) => Math.abs(x - u) < 1.5 && Math.abs(y - v) < 1.5),
              ),
          )
          .map((other) => `${key} on ${other.key} at ${scale.toFixed(2)}`),
      ]);
    }),
  );
});

test("rings lie at sea", () => {
  none(
    RINGS_AT_SEA.filter(({ at: [x, y], radius }) =>
      Array.from({ length: 72 }, (_, index) => (index * Math.PI) / 36).some((angle) =>
        onLand([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]),
      ),
    ).map(({ zone }) => zone),
  );
});

test("mountains stand on land", () => {
  none(
    PEAKS.filter(({ left, right, top, bottom }) =>
      [left, right].some((x) => !onLand([x, bottom]) || !onLand([x, top])),
    ).map(({ left, bottom }) => `${Math.round(left)} ${Math.round(bottom)}`),
  );
});
