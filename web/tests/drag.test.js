import assert from "node:assert/strict";
import { test } from "node:test";
import { Places } from "../src/table/drag.js";

/** A map with some places and pieces, which counts what is measured. */
function board(places, pieces) {
  const board = { viewport: { view: {} }, controls: { drawings: 1, all: new Map() }, measured: 0 };
  const element = (dataset) => ({
    dataset,
    getBoundingClientRect() {
      board.measured += 1;
      return { left: 0, right: 10, top: 0, bottom: 10 };
    },
  });
  for (let index = 0; index < places; index += 1) {
    board.controls.all.set(`place ${index}`, { element: element({ place: String(index) }) });
  }
  for (let index = 0; index < pieces; index += 1) {
    board.controls.all.set(`piece ${index}`, { element: element({}) });
  }
  return board;
}

test("a drag measures each place once, and no pieces", () => {
  const map = board(140, 100);
  const places = new Places(map);
  for (let move = 0; move < 50; move += 1) assert.equal(places.boxes().length, 140);
  assert.equal(map.measured, 140);
});

test("places are measured again when the map has moved or has been drawn", () => {
  const map = board(3, 0);
  const places = new Places(map);
  places.boxes();
  map.viewport.view = {};
  places.boxes();
  assert.equal(map.measured, 6);
  map.controls.drawings += 1;
  places.boxes();
  assert.equal(map.measured, 9);
});
