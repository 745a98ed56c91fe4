// Draws the card pictures of a game into a folder, with a sheet that shows all of them, in both crops
// and at the size of the hand; the grounds of fights as banners.
//
//   node web/scripts/plates.mjs GAME FOLDER [NAME ...]

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plate } from "../src/table/engraver/plate.js";

const [game, folder, ...wanted] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node web/scripts/plates.mjs GAME FOLDER [NAME ...]");
  process.exit(2);
}
/** @type {{PLATES: import("../src/shores/plates.js").Plates}} */
const { PLATES } = await import(`../src/${game}/plates.js`);
mkdirSync(folder, { recursive: true });
const names = wanted.length ? wanted : Object.keys(PLATES);
const cells = [];
for (const name of names) {
  const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const began = performance.now();
  writeFileSync(join(folder, `${file}.svg`), plate(PLATES[name]("tall"), "tall"));
  const spent = performance.now() - began;
  writeFileSync(join(folder, `${file}-wide.svg`), plate(PLATES[name]("wide"), "wide"));
  const ground = name.startsWith("ground: ");
  if (ground) {
    writeFileSync(join(folder, `${file}-banner.svg`), plate(PLATES[name]("banner"), "banner"));
  }
  console.log(`${name}: ${spent.toFixed(0)} ms`);
  cells.push(
    ground
      ? `<figure class="banner"><img src="${file}-banner.svg" width="960"><figcaption>${name}</figcaption></figure>`
      : `<figure><img src="${file}-wide.svg" width="480"><img src="${file}.svg" width="230">` +
          `<img src="${file}.svg" width="120"><figcaption>${name}</figcaption></figure>`,
  );
}
const style =
  "body{margin:12px;background:#e2d6b0;font:15px serif;display:grid;grid-template-columns:repeat(2,1fr);gap:12px}" +
  "figure{margin:0;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-end}figcaption{width:100%}.banner{grid-column:span 2}";
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><style>${style}</style>${cells.join("")}`,
);
