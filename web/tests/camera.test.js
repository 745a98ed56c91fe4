import assert from "node:assert/strict";
import { test } from "node:test";
import {
  all,
  around,
  cut,
  following,
  middle,
  panned,
  turned,
  zoomed,
} from "../src/table/camera.js";

const SHEET = { width: 1200, height: 480 };
const WIDE = { width: 1200, height: 480 };
const TALL = { width: 400, height: 400 };

test("the whole sheet is seen, whichever way the window is longer", () => {
  assert.equal(all(SHEET, WIDE), 1200);
  assert.equal(all(SHEET, TALL), 1200);
  assert.equal(all(SHEET, { width: 1200, height: 240 }), 2400);
});

test("a window of another shape is filled with more of the sheet, and shows the focus whole", () => {
  const focus = { x: 0, y: 100, width: 1200, height: 480 };
  const sheet = { x: -400, y: -200, width: 2000, height: 1200 };
  assert.deepEqual(cut(focus, sheet, WIDE), focus);
  assert.deepEqual(cut(focus, sheet, { width: 1200, height: 680 }), {
    ...focus,
    y: 0,
    height: 680,
  });
  assert.deepEqual(cut(focus, sheet, { width: 600, height: 200 }), {
    ...focus,
    x: -120,
    width: 1440,
  });
});

test("what is cut from a sheet ends at its edges", () => {
  const focus = { x: 0, y: 100, width: 1200, height: 480 };
  const sheet = { x: 0, y: 40, width: 1200, height: 1000 };
  const tall = { width: 1200, height: 900 };
  assert.deepEqual(cut(focus, sheet, tall), { x: 0, y: 40, width: 1200, height: 900 });
  assert.deepEqual(cut(focus, sheet, TALL), { x: 0, y: 40, width: 1200, height: 1000 });
});

test("what is shown does not leave the sheet", () => {
  assert.deepEqual(around(SHEET, TALL, 0, 0, 300), { x: 0, y: 0, w: 300 });
  assert.deepEqual(around(SHEET, TALL, 1200, 480, 300), { x: 900, y: 180, w: 300 });
});

test("a sheet smaller than what is shown lies in the middle", () => {
  assert.deepEqual(around(SHEET, TALL, 600, 240, 1200), { x: 0, y: -360, w: 1200 });
});

test("the point under the pointer stays under it", () => {
  const view = around(SHEET, TALL, 600, 240, 400);
  const near = zoomed(SHEET, TALL, view, 0.5, 100, 300);
  const at = ({ x, y, w }) => [x + (100 * w) / 400, y + (300 * w) / 400];
  assert.deepEqual(at(near), at(view));
});

test("zooming ends at a sixth of the sheet, and at the whole of it", () => {
  const view = around(SHEET, TALL, 600, 240, 400);
  assert.equal(zoomed(SHEET, TALL, view, 0.001, 0, 0).w, 200);
  assert.equal(zoomed(SHEET, TALL, view, 1000, 0, 0).w, 1200);
});

test("a pan moves by as many pixels", () => {
  const view = around(SHEET, TALL, 600, 240, 400);
  assert.deepEqual(middle(TALL, panned(SHEET, TALL, view, 10, -10)), [610, 230]);
});

test("a point that is well in sight moves nothing; another is brought to the middle", () => {
  const view = around(SHEET, TALL, 600, 240, 400);
  assert.equal(following(SHEET, TALL, view, 650, 240), view);
  assert.deepEqual(middle(TALL, following(SHEET, TALL, view, 200, 240)), [200, 240]);
  const down = (/** @type {number} */ share) =>
    view.y + view.w * (TALL.height / TALL.width) * share;
  assert.equal(following(SHEET, TALL, view, 650, down(0.85)), view);
  assert.notEqual(following(SHEET, TALL, view, 650, down(0.95)), view);
});

/** The zoom after some turns of the wheel. */
function zoomAfter(count, event) {
  const turn = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, ...event };
  let zoom = 1;
  for (let index = 0; index < count; index += 1) zoom *= turned(turn, WIDE).factor;
  return zoom;
}

test("the wheel zooms by its distance, in however many events and in whatever unit", () => {
  const near = (zoom, expected) =>
    assert.ok(Math.abs(zoom - expected) < 1e-9, `${zoom} ${expected}`);
  near(zoomAfter(1, { deltaY: 120 }), 1.2);
  near(zoomAfter(12, { deltaY: 10 }), 1.2);
  near(zoomAfter(1, { deltaY: -120 }), 1 / 1.2);
  near(zoomAfter(1, { deltaY: 3, deltaMode: 1 }), 1.2);
  near(zoomAfter(1, { deltaY: 0.25, deltaMode: 2 }), 1.2);
  near(zoomAfter(1, { deltaY: 120, ctrlKey: true }), 1.2);
});

test("two fingers moved apart on a touchpad zoom as far as they do on a touchscreen", () => {
  const zoom = zoomAfter(20, { deltaY: (-100 * Math.log(2)) / 20, ctrlKey: true });
  assert.ok(Math.abs(zoom - 0.5) < 1e-9, `${zoom}`);
});

test("a sideways swipe pans", () => {
  const swipe = { deltaX: 30, deltaY: 2, deltaMode: 0, ctrlKey: false };
  assert.deepEqual(turned(swipe, WIDE), { factor: 1, pan: 30 });
  assert.deepEqual(turned({ ...swipe, deltaX: -1, deltaMode: 1, deltaY: 0 }, WIDE), {
    factor: 1,
    pan: -40,
  });
});
