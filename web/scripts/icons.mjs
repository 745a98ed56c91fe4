// Renders icon.svg as PNG files for devices that need them.
//
//   node web/scripts/icons.mjs ICON.svg FOLDER

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const [icon, folder] = process.argv.slice(2);
const require = createRequire(import.meta.url);
await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
// Without rounded corners: devices crop icons themselves.
const svg = readFileSync(icon, "utf8").replace(' rx="12"', "");
for (const size of [180, 192, 512]) {
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render();
  writeFileSync(`${folder}/icon-${size}.png`, drawn.asPng());
}
