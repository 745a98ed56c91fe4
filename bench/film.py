"""How turns are told: how long each takes, and how long nothing changes on the screen.

Plays solitaire games with seeded choices, watches every turn that is told, and prints for each kind
(a raid, a battle, a check of the T-bot that fails, anything else) the median and the longest time,
and the longest time between two frames that differ. The browser sends a frame whenever something is
painted. Raids are also timed alone: from when their fight is opened on the stage to when something
else takes its place, or nothing is told any more.

Usage: PYTHONPATH=web:e2e python bench/film.py [GAMES] [CHOICES]
"""

from __future__ import annotations

import sys
from collections import defaultdict
from itertools import pairwise
from random import Random
from statistics import median
from typing import Any

from driver import ShoresVisitor
from playwright.sync_api import Page, sync_playwright
from serve import served
from visitor import launch

SIZE = {"width": 1366, "height": 657}
RAIDS = """addEventListener('DOMContentLoaded', () => {
  self.raids = [];
  let began = null;
  const look = () => {
    const fights = document.querySelector('#fights');
    const raid = 'telling' in document.body.dataset && !fights.hidden
      && fights.querySelector('h2')?.textContent.startsWith('Raid from');
    if (raid && began === null) began = Date.now();
    if (!raid && began !== null) {
      self.raids.push((Date.now() - began) / 1000);
      began = null;
    }
  };
  const watch = (element, how) => new MutationObserver(look).observe(element, how);
  watch(document.querySelector('#fights'), {attributes: true, childList: true});
  watch(document.body, {attributes: true});
})"""
"""Notes how long each raid was on the stage, in seconds."""


class Film:
    """The times of the frames that the browser paints."""

    def __init__(self, page: Page) -> None:
        self.times: list[float] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._frame)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 10})

    def _frame(self, frame: dict[str, Any]) -> None:
        self.times.append(frame["metadata"]["timestamp"])
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> None:
        """No frames from now on."""
        self.session.detach()

    def cut(self) -> list[float]:
        """The times since the last cut."""
        times, self.times = self.times, []
        return times


def kind(lines: list[str]) -> str:
    """What a turn was about."""
    text = " ".join(lines)
    for word, name in (
        ("Raid from", "raid"),
        ("Battle at", "battle"),
        ("Bombardment", "bombardment"),
        ("Ground combat", "ground combat"),
    ):
        if word in text:
            return name
    return "check" if "line:" in text and " plays " not in text else "other"


def main(games: int, choices: int) -> None:
    """Watch games, and print what was measured."""
    lasted: dict[str, list[float]] = defaultdict(list)
    stills: dict[str, list[float]] = defaultdict(list)
    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_context(viewport=SIZE, service_workers="block").new_page()  # type: ignore[arg-type]
        page.add_init_script(RAIDS)
        for seed in range(games):
            visitor = ShoresVisitor(page, address)
            visitor.begin("solitaire", seed)
            visitor.tell()
            rng = Random(seed)
            film = Film(page)
            for _ in range(choices):
                if visitor.over():
                    break
                lines = page.locator("#log .line").count()
                film.cut()
                visitor.control(rng.choice(visitor.offered())).click()
                page.wait_for_timeout(200)
                page.wait_for_selector("body:not([data-telling])", timeout=120_000)
                times = film.cut()
                lasted["raid alone"] += page.evaluate("self.raids.splice(0)")
                told = page.locator("#log .line").all_text_contents()[lines:]
                if len(times) < 4 or times[-1] - times[0] < 1:
                    continue
                lasted[kind(told)].append(times[-1] - times[0])
                gaps = (after - before for before, after in pairwise(times))
                stills[kind(told)].append(max(gaps))
            film.stop()
        browser.close()
    print(f"{'told':<14} {'turns':>5} {'median':>8} {'longest':>8} {'longest still':>14}")
    for name in sorted(lasted):
        found = lasted[name]
        still = f" {max(stills[name]):>12.2f} s" if name in stills else ""
        print(f"{name:<14} {len(found):>5} {median(found):>6.1f} s {max(found):>6.1f} s{still}")


if __name__ == "__main__":
    main(*(int(argument) for argument in (sys.argv[1:] + ["6", "40"][len(sys.argv) - 1 :])))
