"""Measures the page of Wilderness War beside that of The Shores of Tripoli: bytes, first visits,
presses to their paint over a recorded war, and frames while the map is moved and a march is told.

`make bench` runs it; the table goes into docs/performance.md.

Usage: python bench/war.py [RUNS]
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

from page import LINE, Measured, cold
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from serve import served
from settler import Presses, SettlerVisitor, walk
from visitor import launch_options, until_playable

GOLDEN = Path(__file__).parents[1] / "tests" / "wilderness" / "golden"
READY = "#offline >> text=Ready to play offline."
RECORD = GOLDEN / "annus-mirabilis-1.json"
TAKE = """async selector => {
  const clock = self.hurried ?? (() => performance.now());
  const began = clock();
  document.querySelector(selector).click();
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return clock() - began;
}"""
FRAMES = """() => {
  self.frames = [];
  const clock = self.hurried ?? (() => performance.now());
  let before = clock();
  const frame = () => {
    const now = clock();
    self.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def after_the_other(playwright: Playwright, address: str) -> int:
    """Bytes of a first visit to this page by somebody who has the other game offline."""
    browser = playwright.chromium.launch(**launch_options(playwright))
    page = browser.new_context().new_page()
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=90_000)
    LINE.log.clear()
    page.goto(f"{address}wilderness/")
    page.wait_for_selector("body[data-way]", state="attached", timeout=90_000)
    time.sleep(1)
    sent = sum(size for _, size in LINE.log)
    browser.close()
    return sent


def presses(browser: Browser, site: str, rate: int, most: int) -> list[float]:
    """Milliseconds from presses to their paint, over a recorded war."""
    phone = rate > 1
    context = browser.new_context(
        viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
        has_touch=phone,
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    took: list[float] = []
    moments = walk(SettlerVisitor(page, site), RECORD.read_text(encoding="utf-8"), took)
    for count, _ in enumerate(moments):
        if count == 0 and phone:
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        if count == most:
            break
    context.close()
    return took


def in_hand(page: Page, site: str) -> tuple[list[float], list[float]]:
    """Milliseconds from pressing a force to its reach on the map, and between frames while the map
    is dragged about.
    """
    settler = SettlerVisitor(page, site)
    settler.begin("computer", 6)
    page.locator("#hand .slot:has([data-choice^=activate]) .mini").first.click()
    settler.press(page.locator("#hand .raised [data-choice^=activate]"))
    spaces = ("Montréal", "Ticonderoga", "Ohio Forks", "Venango", "Crown Point")
    took = [
        float(page.evaluate(TAKE, f'[data-stack="French at {space}"]'))
        for _ in range(6)
        for space in spaces
    ]
    page.click("#nearer")
    page.click("#nearer")
    page.evaluate(FRAMES)
    page.mouse.move(600, 400)
    page.mouse.down()
    for step in range(90):
        page.mouse.move(600 - 4 * step, 400 - 2 * step)
    page.mouse.up()
    return took, [float(gap) for gap in page.evaluate("self.frames")]


def marching(page: Page, site: str) -> list[float]:
    """Milliseconds between frames while a force marches into a battle, told in motion."""
    settler = SettlerVisitor(page, site)
    settler.begin("computer", 6)
    settler.tell()
    presses = Presses(settler)
    presses.card(3)
    presses.force("Montréal")
    # What was just pressed has its own figures, and the pointer is where it presses before it does.
    page.hover('[data-place="Hudson Carry North"]')
    page.wait_for_timeout(500)
    page.evaluate(FRAMES)
    # Pressed without Playwright's own checks, which run in the page.
    for shown in ("#muster .orders", '[data-stack="French at Hudson Carry North"]'):
        page.mouse.down()
        page.mouse.up()
        page.wait_for_selector(shown)
    until_playable(page)
    return [float(gap) for gap in page.evaluate("self.frames")]


def main() -> None:
    """Measure, and print a table."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    middle = statistics.median
    print("| | Shores of Tripoli | Wilderness War |\n| --- | --- | --- |")
    with served(Measured) as site, sync_playwright() as playwright:
        pairs = [
            (cold(playwright, site), cold(playwright, f"{site}wilderness/")) for _ in range(runs)
        ]
        one, other = (middle([pair[i][0] for pair in pairs]) for i in (0, 1))
        print(f"| first visit, localhost | {one:.0f} ms | {other:.0f} ms |")
        one, other = (pairs[0][i][2] / 1e6 for i in (0, 1))
        print(f"| bytes until playable, compressed | {one:.2f} MB | {other:.2f} MB |")
        more = after_the_other(playwright, site) / 1e6
        print(f"| the same with the other game offline | | {more:.2f} MB |")
        browser = playwright.chromium.launch(**launch_options(playwright))
        for name, rate, most in (("press to paint", 1, 10_000), ("the same, slow phone", 4, 120)):
            took = sorted(presses(browser, site, rate, most))
            last = took[min(len(took) - 1, int(len(took) * 0.99))]
            print(f"| {name}, median of {len(took)} | | {middle(took):.0f} ms |")
            print(f"| {name}, 99th percentile | | {last:.0f} ms |")
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, service_workers="block"
        )
        took, gaps = in_hand(context.new_page(), site)
        print(f"| a force in hand, median of {len(took)} | | {middle(took):.0f} ms |")
        print(f"| frame to frame while the map is dragged, median | | {middle(gaps):.0f} ms |")
        print(f"| the same, longest | | {max(gaps):.0f} ms |")
        gaps = marching(context.new_page(), site)
        print(f"| the same while a march is told, median | | {middle(gaps):.0f} ms |")
        print(f"| the same, longest | | {max(gaps):.0f} ms |")
        browser.close()


if __name__ == "__main__":
    main()
