import assert from "node:assert/strict";
import { test } from "node:test";
import { Checksum } from "../src/shell/checksum.js";

/** Different bytes, the same every time. */
function data(size = 256) {
  return Uint8Array.from({ length: size }, (_, index) => (index * 167 + (index >> 3)) & 255);
}

/** @param {...Uint8Array} pieces */
function sum(...pieces) {
  const checksum = new Checksum();
  for (const piece of pieces) checksum.add(piece);
  return String(checksum.value);
}

test("every flipped bit changes the sum", () => {
  const whole = sum(data());
  for (let bit = 0; bit < 256 * 8; bit += 1) {
    const flipped = data();
    flipped[bit >> 3] ^= 1 << (bit & 7);
    assert.notEqual(sum(flipped), whole, `bit ${bit}`);
  }
});

test("so do words in another order, a part of zeros, and a missing end", () => {
  const whole = sum(data());
  const swapped = data();
  swapped.copyWithin(0, 8, 16);
  swapped.set(data().subarray(0, 8), 8);
  assert.notEqual(sum(swapped), whole);
  assert.notEqual(sum(data().fill(0, 128)), whole);
  assert.notEqual(sum(data().fill(0)), whole);
  assert.notEqual(sum(data().subarray(0, 248)), whole);
});

test("the sum does not depend on how the data are divided", () => {
  const all = data();
  assert.equal(sum(all.subarray(0, 8), all.subarray(8, 64), all.subarray(64)), sum(all));
  assert.ok(new Checksum().value.every((word) => word >= 0 && word < 2 ** 32));
});
