"""Measures the built page: start, bytes and requests, click to paint, memory, Lighthouse.

Everything is compared with a bare Pyodide page in the same run, with visits interleaved; figures
are medians. `make bench` runs it; the table goes into docs/performance.md.

Usage: python bench/page.py [RUNS]
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

from driver import ShoresVisitor
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from serve import Handler, served
from visitor import launch_options

ROOT = Path(__file__).parents[1]
PLAYABLE = "performance.getEntriesByName('playable')[0].startTime"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1"
CLICK = """button => new Promise(done => {
  // The clock of the page may be hurried.
  const clock = self.hurried ?? (() => performance.now());
  const began = clock();
  const before = document.body.dataset.answers;
  new MutationObserver((_, observer) => {
    if (document.body.dataset.answers === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(clock() - began)));
  }).observe(document.body, {attributes: true, attributeFilter: ['data-answers']});
  button.click();
})"""


class Line:
    """A connection shared by all responses, with a bandwidth in bits per second, or None."""

    def __init__(self) -> None:
        self.rate: float | None = None
        self.lock = threading.Lock()
        self.free = 0.0
        self.log: list[tuple[float, int]] = []

    def send(self, size: int) -> None:
        """Wait for as long as sending `size` bytes takes."""
        with self.lock:
            self.log.append((time.time(), size))
            if self.rate is None:
                return
            self.free = max(self.free, time.monotonic()) + size * 8 / self.rate
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


LINE = Line()


class Measured(Handler):
    """Serves the built page, and the bare one under /bare/, over the simulated connection."""

    def translate_path(self, path: str) -> str:
        """Map the bare page to this folder, with Pyodide from its package."""
        if path.startswith("/bare/pyodide/"):
            return str(ROOT / "node_modules" / "pyodide" / Path(path.partition("?")[0]).name)
        if path.startswith("/bare/"):
            return str(Path(__file__).parent / (path.partition("?")[0].lstrip("/") or "index.html"))
        return super().translate_path(path)

    def do_GET(self) -> None:  # noqa: N802
        """Count the request."""
        LINE.log.append((time.time(), 0))
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send in small pieces, as fast as the connection allows."""
        try:
            while piece := source.read(16_384):
                LINE.send(len(piece))
                outputfile.write(piece)
        except ConnectionError:
            return


def visit(
    context: BrowserContext, address: str, until: list[float] | None = None
) -> tuple[float, float, str]:
    """Open a page; returns milliseconds until playable and until the first paint, and how it
    started.

    `until` receives the time of day at which it was playable.
    """
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("body[data-way]", state="attached", timeout=180_000)
    found = (
        float(page.evaluate(PLAYABLE)),
        float(page.evaluate(PAINTED)),
        str(page.get_attribute("body", "data-way")),
    )
    if until is not None:
        until[0] = (float(page.evaluate("performance.timeOrigin")) + found[0]) / 1000
    page.close()
    return found


SETTLED = 1.0
"""Seconds after which a new browser has finished starting."""


def cold(
    playwright: Playwright, address: str, settle: float = SETTLED
) -> tuple[float, float, int, int]:
    """A first visit in a new browser, and the bytes transferred until it was playable."""
    browser = playwright.chromium.launch(**launch_options(playwright))
    time.sleep(settle)
    LINE.log.clear()
    # Block the service worker, which would fetch files for the next visit during this one.
    context = browser.new_context(service_workers="block")
    playable, painted, _ = visit(context, address, until := [0.0])
    told = [size for when, size in LINE.log if when <= until[0]]
    browser.close()
    return playable, painted, sum(told), told.count(0)


def later(
    playwright: Playwright, address: str, runs: int, settle: float
) -> tuple[list[float], list[float]]:
    """First visits to the bare page, and offline visits, each in a newly started browser."""
    bare, found = [], []
    with tempfile.TemporaryDirectory() as profile:
        for run in range(runs + 1):
            context = playwright.chromium.launch_persistent_context(
                profile, **launch_options(playwright)
            )
            if run == 0:
                page = context.new_page()
                page.goto(address)
                page.wait_for_selector(
                    "body[data-snapshot=done]", state="attached", timeout=120_000
                )
            else:
                context.set_offline(True)
                time.sleep(settle)
                playable, _, way = visit(context, address)
                assert way == "snapshot"
                found.append(playable)
            context.close()
            if run:
                bare.append(cold(playwright, address + "bare/", settle)[0])
    return bare, found


FRAMES = """() => {
  self.frames = [];
  let before;
  const frame = now => {
    if (before) self.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
TOLD = "body:not([data-telling]) #hand .slot.live"


def frames(page: Page, address: str) -> list[float]:
    """Milliseconds between frames of an event, a fight and the bot's turn, told in motion."""
    visitor = ShoresVisitor(page, address)
    visitor.begin("solitaire", 7)
    visitor.tell()
    # Laying the table belongs to the figures of a visit.
    page.wait_for_timeout(1500)
    page.evaluate(FRAMES)
    for choice in ("event Thomas Jefferson", *["move Gibraltar > Tripoli"] * 2, "done"):
        visitor.choose(choice)
        page.wait_for_timeout(1200)
    page.wait_for_selector(TOLD, timeout=60_000)
    page.wait_for_timeout(1000)
    return [float(gap) for gap in page.evaluate("self.frames")]


def slow_phone(page: Page, address: str) -> list[float]:
    """Milliseconds from a press to the painted answer, with a four times slower processor."""
    session = page.context.new_cdp_session(page)
    ShoresVisitor(page, address).begin("hot seat", 12)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    return clicks(page, address, 60)[0]


def clicks(page: Page, address: str, most: int = 400) -> tuple[list[float], float]:
    """Milliseconds from a click to the painted board, over a whole game; megabytes then in use."""
    visitor = ShoresVisitor(page, address)
    visitor.begin("hot seat", 12)
    rng = Random(12)
    found: list[float] = []
    while not visitor.over() and len(found) < most:
        buttons = page.locator("#choices [data-sit], :is(#choices, #hand, #fights) [data-choice]")
        choices = buttons.evaluate_all("found => found.map(one => one.dataset.choice ?? '')")
        # Picked by name, so that the game does not depend on the order of the buttons.
        choice = rng.choice(sorted(set(choices)))
        found.append(float(buttons.nth(choices.index(choice)).evaluate(CLICK)))
    # What waits to be collected is not in use.
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    memory = page.evaluate("performance.memory ? performance.memory.usedJSHeapSize / 1e6 : 0")
    return found, float(memory)


def lighthouse(playwright: Playwright, address: str) -> dict[str, int]:
    """The desktop scores, out of 100."""
    options = launch_options(playwright)
    chrome = options["executable_path"] or playwright.chromium.executable_path
    flags = " ".join(["--headless=new", *options["args"]])
    out = subprocess.run(
        [
            ROOT / "node_modules" / ".bin" / "lighthouse", address, "--quiet", "--output=json",
            "--preset=desktop", f"--chrome-flags={flags}",
            "--only-categories=performance,accessibility,best-practices",
        ],
        capture_output=True, text=True, check=True, cwd=ROOT,
        env={"CHROME_PATH": str(chrome), "PATH": "/usr/local/bin:/usr/bin:/bin"},
    )  # fmt: skip
    categories = json.loads(out.stdout)["categories"]
    return {name: round(found["score"] * 100) for name, found in categories.items()}


def main() -> None:
    """Measure, and print a table."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    middle = statistics.median
    print("| | bare Pyodide | this page | ratio |\n| --- | --- | --- | --- |")
    with served(Measured) as address, sync_playwright() as playwright:
        for name, rate in (("localhost", None), ("20 Mbit/s", 20e6), ("5 Mbit/s", 5e6)):
            LINE.rate = rate
            few = runs if rate is None else 1 + runs // 3
            pairs = [
                (cold(playwright, address + "bare/"), cold(playwright, address)) for _ in range(few)
            ]
            bare, ours = (middle([pair[i][0] for pair in pairs]) for i in (0, 1))
            print(f"| first visit, {name} | {bare:.0f} ms | {ours:.0f} ms | {ours / bare:.2f} |")
            if rate is None:
                painted = middle([pair[1][1] for pair in pairs])
                sent, requests = pairs[0][1][2:]
                bare_sent, bare_requests = pairs[0][0][2:]
                print(f"| first paint, {name} | | {painted:.0f} ms | |")
                print(f"| bytes until playable, compressed | {bare_sent / 1e6:.2f} MB "
                      f"| {sent / 1e6:.2f} MB | |")  # fmt: skip
                print(f"| requests until playable | {bare_requests} | {requests} | |")
        LINE.rate = None
        for name, settle in (("restarted", SETTLED), ("still starting", 0.0)):
            bare, kept = map(middle, later(playwright, address, runs, settle))
            print(f"| later visit, offline, browser {name} | {bare:.0f} ms (first visit) "
                  f"| {kept:.0f} ms | {kept / bare:.2f} |")  # fmt: skip
        browser = playwright.chromium.launch(**launch_options(playwright))
        context = browser.new_context(
            viewport={"width": 1440, "height": 900},
            reduced_motion="reduce",
            service_workers="block",
        )
        times, memory = clicks(context.new_page(), address)
        times.sort()
        last = times[min(len(times) - 1, int(len(times) * 0.99))]
        print(f"| click to paint, median of {len(times)}, no animation | "
              f"| {middle(times):.0f} ms | |")  # fmt: skip
        print(f"| click to paint, 99th percentile | | {last:.0f} ms | |")
        print(f"| memory of the page after a game, without Python | | {memory:.0f} MB | |")
        context = browser.new_context(
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
            service_workers="block",
        )
        slow = slow_phone(context.new_page(), address)
        print(f"| click to paint, emulated slow phone, median of {len(slow)} | "
              f"| {middle(slow):.0f} ms | |")  # fmt: skip
        print(f"| the same, worst | | {max(slow):.0f} ms | |")
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, service_workers="block"
        )
        gaps = frames(context.new_page(), address)
        print(f"| frame to frame while a turn is told, median of {len(gaps)} | "
              f"| {middle(gaps):.0f} ms | |")  # fmt: skip
        print(f"| the same, longest | | {max(gaps):.0f} ms | |")
        browser.close()
        for name, score in lighthouse(playwright, address).items():
            print(f"| Lighthouse, desktop: {name} | | {score} | |")


if __name__ == "__main__":
    main()
