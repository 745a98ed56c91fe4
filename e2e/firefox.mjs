// A Firefox controlled over standard input: one JSON command per line, by WebDriver BiDi.
//
//   node e2e/firefox.mjs PATH-OF-FIREFOX

import { createInterface } from "node:readline";
import { launch } from "puppeteer-core";

const browser = await launch({
  browser: "firefox",
  executablePath: process.argv[2],
  headless: true,
  defaultViewport: { width: 1440, height: 900 },
});
const page = await browser.newPage();
for await (const line of createInterface({ input: process.stdin })) {
  const { goto, press, run } = JSON.parse(line);
  try {
    let value = null;
    if (goto) await page.goto(goto, { waitUntil: "domcontentloaded" });
    else if (press) await page.click(press);
    else value = await page.evaluate(run);
    console.log(JSON.stringify({ value: value ?? null }));
  } catch (error) {
    console.log(JSON.stringify({ error: String(error) }));
  }
}
await browser.close();
