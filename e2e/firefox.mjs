// A Firefox controlled over standard input: one JSON command per line, by WebDriver BiDi.
//
//   node e2e/firefox.mjs PATH-OF-FIREFOX

import { createInterface } from "node:readline";
import { launch } from "puppeteer-core";

const browser = await launch({ browser: "firefox", executablePath: process.argv[2], headless: true });
const page = await browser.newPage();
for await (const line of createInterface({ input: process.stdin })) {
  const { goto, run } = JSON.parse(line);
  try {
    const value = goto
      ? (await page.goto(goto, { waitUntil: "domcontentloaded" }), null)
      : await page.evaluate(run);
    console.log(JSON.stringify({ value }));
  } catch (error) {
    console.log(JSON.stringify({ error: String(error) }));
  }
}
await browser.close();
