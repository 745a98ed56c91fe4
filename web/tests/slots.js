// Reads positions, and prints how many there are and what is wrong with how their pieces lie; a test of
// the rules pipes in those of whole games. The first line of the input has the names on the sheet.
//
//   node web/tests/slots.js < positions

import { createInterface } from "node:readline";
import { faults } from "./laid.js";

const tally = new Map();
let count = 0;
let words = null;
for await (const line of createInterface({ input: process.stdin })) {
  if (words === null) words = JSON.parse(line);
  else {
    count += 1;
    for (const fault of faults(JSON.parse(line), words))
      tally.set(fault, (tally.get(fault) ?? 0) + 1);
  }
}
console.log(JSON.stringify({ positions: count, faults: Object.fromEntries(tally) }));
