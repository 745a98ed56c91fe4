import assert from "node:assert/strict";
import { test } from "node:test";
import { localStamp } from "../src/shell/text.js";

test("the name of a file carries the date and time where the player is", () => {
  process.env.TZ = "Pacific/Auckland";
  assert.equal(localStamp(new Date("2026-03-04T20:05:00Z")), "202603050905");
  process.env.TZ = "America/Los_Angeles";
  assert.equal(localStamp(new Date("2026-03-05T03:05:00Z")), "202603041905");
});
