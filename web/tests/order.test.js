import assert from "node:assert/strict";
import { test } from "node:test";
import { Order } from "../src/table/order.js";

const PLACES = ["west", "middle", "east"];

/** A row to which items are added as the order says, as elements are to a layer. */
class Row {
  items = [];
  order = new Order();

  /** Draw items by place; those already there stay where they are. */
  draw(places) {
    this.order.start();
    for (const place of PLACES) {
      this.order.enter(place);
      for (const item of places[place] ?? []) {
        if (this.items.includes(item)) continue;
        const after = this.order.add(item);
        this.items.splice(after === null ? 0 : this.items.indexOf(after) + 1, 0, item);
      }
    }
  }

  remove(place, item) {
    this.order.remove(place, item);
    this.items.splice(this.items.indexOf(item), 1);
  }
}

test("what comes later stands with its place, after what is there", () => {
  const row = new Row();
  row.draw({ west: ["w1"], east: ["e1"] });
  row.draw({ west: ["w2", "w1"], middle: ["m1"], east: ["e1", "e2"] });
  assert.deepEqual(row.items, ["w1", "w2", "m1", "e1", "e2"]);
  row.draw({ west: ["w0"] });
  assert.deepEqual(row.items, ["w1", "w2", "w0", "m1", "e1", "e2"]);
});

test("what has gone is followed by nothing", () => {
  const row = new Row();
  row.draw({ west: ["w1", "w2"], middle: ["m1"] });
  row.remove("west", "w2");
  row.remove("middle", "m1");
  row.draw({ middle: ["m2"], east: ["e1"] });
  assert.deepEqual(row.items, ["w1", "m2", "e1"]);
  for (const item of ["w1"]) row.remove("west", item);
  row.draw({ west: ["w3"] });
  assert.deepEqual(row.items, ["w3", "m2", "e1"]);
});

test("a thousand places cost no more each than ten", () => {
  let steps = 0;
  class Counted extends Map {
    get(place) {
      steps += 1;
      return super.get(place);
    }
  }
  const count = (places) => {
    steps = 0;
    const order = new Order();
    order.places = new Counted();
    order.start();
    for (let place = 0; place < places; place += 1) {
      order.enter(String(place));
      order.add({});
    }
    return steps / places;
  };
  assert.equal(count(1000), count(10));
});
