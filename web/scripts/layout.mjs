// Lays out the names of the spaces of Wilderness War and the forces beside them, and writes
// web/src/wilderness/layout.json, which is committed: another version of Node may round otherwise and
// come to another layout. To be run when a position, a size or a name has changed.
//
//   node web/scripts/layout.mjs

import { writeFileSync } from "node:fs";
import { boxes, coasts, frames, links, rivers, waterNames } from "./ground/board.mjs";
import { layout } from "./ground/layout.mjs";
import { STREAMS } from "./ground/rivers.mjs";
import { title } from "./ground/titles.mjs";

const TARGET = new URL("../src/wilderness/layout.json", import.meta.url);

const { names, slots } = layout({
  links,
  rivers: [...rivers.map(({ line }) => line), ...STREAMS],
  coasts,
  reserved: [...frames, ...boxes(waterNames)],
});
const lines = Object.entries(names).map(([name, one]) => {
  const place = { title: title(one), forces: slots[name].flatMap(({ dx, dy }) => [dx, dy]) };
  return `  ${JSON.stringify(name)}: ${JSON.stringify(place)}`;
});
writeFileSync(TARGET, `{\n${lines.join(",\n")}\n}\n`);
