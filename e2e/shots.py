"""Screenshots of each screen at several sizes, for visual inspection: `make shots`."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from driver import ShoresVisitor
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from serve import served
from settler import SettlerVisitor, walk
from visitor import launch, until, until_playable

SIZES = [(1440, 900), (1024, 768), (2560, 1440), (390, 844), (844, 390)]
ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "shots"
PRINT = FOLDER / "print.png"
GOLDEN = ROOT / "tests" / "wilderness" / "golden"


ENGRAVED = """() => [...document.querySelectorAll('img.picture')].every(
  picture => !picture.checkVisibility() || picture.getAttribute('src'))"""


def take(page: Page, name: str) -> None:
    """Take screenshots of the current page, light and dark."""
    until(page, lambda: page.evaluate(ENGRAVED))
    # The map adapts to its size asynchronously.
    page.wait_for_timeout(80)
    size = page.viewport_size
    assert size is not None
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        path = FOLDER / f"{name}-{size['width']}x{size['height']}-{scheme}.png"
        page.screenshot(path=path)


def hits(visitor: ShoresVisitor) -> None:
    """Play until hits must be assigned."""
    for seed in range(40):
        visitor.begin("solitaire", seed)
        visitor.choose("event Thomas Jefferson")
        for _ in range(3):
            visitor.choose("move Gibraltar > Tripoli")
        if "take a hit" in visitor.prompt():
            return
    raise AssertionError("no game with hits to take")


def taught(page: Page, address: str) -> None:
    """Take a lesson, and show the list of lessons."""
    page.goto(address)
    page.click("#learn")
    until_playable(page)
    take(page, "lesson")
    page.goto("about:blank")
    page.goto(address)
    page.click("#lessons-button")
    take(page, "lessons")


def analyzed(visitor: ShoresVisitor) -> None:
    """Show the analysis of a game between computer players."""
    visitor.watch(3)
    page = visitor.page
    page.click("#choices button:has-text('Analyze')")
    page.wait_for_selector("#analysis svg.chances", timeout=120_000)
    take(page, "analysis")


def tour(visitor: ShoresVisitor) -> None:
    """Play a little and take screenshots."""
    page, address = visitor.page, visitor.address
    page.goto(address)
    page.wait_for_selector("body[data-way]", state="attached")
    take(page, "menu")
    visitor.begin("hot seat", 7)
    take(page, "hand-over")
    visitor.sit()
    take(page, "play")
    visitor.raised("Thomas Jefferson")
    take(page, "card")
    visitor.choose("event Thomas Jefferson")
    take(page, "movement")
    visitor.choose("move Gibraltar > Tripoli")
    visitor.choose("move Gibraltar > Tripoli")
    visitor.choose("done")
    take(page, "battle")
    hits(visitor)
    take(page, "hits")
    visitor.begin("solitaire", 7)
    visitor.play_out(Random(3), 12)
    take(page, "solitaire")
    page.click("#log-button")
    take(page, "log")
    page.keyboard.press("Escape")
    page.click("#rule-now")
    take(page, "rule")
    page.keyboard.press("Escape")
    page.click("#advise")
    page.wait_for_selector("#advice .recommended")
    take(page, "hint")
    page.click("#advice-close")
    for dialog in ("rules", "timeline", "keys", "about"):
        page.click("#menu-button")
        page.click(f"#menu :is([data-{dialog}], [data-show={dialog}])")
        take(page, dialog)
        page.keyboard.press("Escape")
    page.click("#menu-button")
    take(page, "menu-in-play")
    page.click("#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(300)
    take(page, "looking-back")
    page.click("#replay-close")
    page.click("#menu-button")
    page.click("#link-game")
    page.wait_for_selector("#link-picture > *")
    take(page, "link")
    page.keyboard.press("Escape")
    visitor.play_out(Random(3))
    take(page, "result")
    if not PRINT.exists():
        page.emulate_media(media="print")
        page.screenshot(path=PRINT, full_page=True)
        page.emulate_media(media="screen")
    page.click("#menu-button")
    page.click("#games-button")
    page.wait_for_selector("#games li")
    take(page, "games")
    page.keyboard.press("Escape")
    taught(page, address)
    analyzed(visitor)


def campaign(settler: SettlerVisitor) -> None:
    """The screens of Wilderness War: a force in hand, lenses, the points."""
    page = settler.page
    page.goto(settler.address)
    page.wait_for_selector("body[data-way]", state="attached")
    take(page, "war-menu")
    settler.begin("computer", 6)
    take(page, "war-hand")
    page.locator("#hand .slot:has([data-choice^=activate]) .mini").first.click()
    take(page, "war-card")
    settler.press(page.locator("#hand .raised [data-choice^=activate]"))
    take(page, "war-forces")
    page.locator('[data-look="Montréal"]').click()
    page.locator('[data-place="Hudson Carry North"]').dispatch_event("click")
    take(page, "war-march")
    for _ in range(3):
        page.keyboard.press("Escape")
    page.locator("#prompt").focus()
    for lens in ("supply", "winter", "threats", "control", "departments", "symbols"):
        page.keyboard.press("s")
        page.wait_for_timeout(300)
        take(page, f"war-lens-{lens}")
    page.keyboard.press("s")
    page.locator("#standing").click()
    take(page, "war-points")
    page.keyboard.press("Escape")


def battles(settler: SettlerVisitor) -> None:
    """Two battles of a recorded war, and its end."""
    page = settler.page
    taken = 0
    record = (GOLDEN / "annus-mirabilis-1.json").read_text(encoding="utf-8")
    for _ in walk(settler, record):
        if (
            page.locator("#fights .die").count()
            and taken < 2
            and page.locator(".hits, .target").count()
        ):
            taken += 1
            take(page, f"war-battle-{taken}")
    take(page, "war-end")


def sheet(browser: Browser) -> None:
    """All pictures of cards, titles and endings, one sheet for each game."""
    script = ROOT / "web" / "scripts" / "plates.mjs"
    for game in ("shores", "wilderness"):
        folder = FOLDER / game
        subprocess.run(["node", script, game, folder], check=True, stdout=subprocess.DEVNULL)
        page = browser.new_page(viewport={"width": 1760, "height": 800})
        page.goto((folder / "index.html").as_uri())
        page.screenshot(path=FOLDER / f"plates-{game}.png", full_page=True)
        page.close()
        shutil.rmtree(folder)


@contextmanager
def visit(browser: Browser, size: ViewportSize) -> Iterator[Page]:
    """A first visit in a window of this size, without motion."""
    context = browser.new_context(viewport=size, reduced_motion="reduce", service_workers="block")
    yield context.new_page()
    context.close()


def main() -> None:
    """Take screenshots at every size."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for width, height in SIZES:
            size = ViewportSize(width=width, height=height)
            with visit(browser, size) as page:
                tour(ShoresVisitor(page, address))
            # Each with settings of its own.
            for part in (campaign, battles):
                with visit(browser, size) as page:
                    part(SettlerVisitor(page, address))
        sheet(browser)
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}")


if __name__ == "__main__":
    main()
