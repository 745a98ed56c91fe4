"""Screenshots of each screen at several sizes, for people to look at: `make shots`."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path
from random import Random

from driver import PLAYABLE, Sitting, launch
from playwright.sync_api import Page, sync_playwright
from serve import server

SIZES = [(1440, 900), (1024, 768), (2560, 1440), (390, 844), (844, 390)]
FOLDER = Path(__file__).parents[1] / "shots"


def take(page: Page, name: str) -> None:
    """Pictures of the page as it stands, at every size, light and dark."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # The map takes the size in its own time.
        page.wait_for_timeout(80)
        page.emulate_media(color_scheme="light")
        page.screenshot(path=FOLDER / f"{name}-{width}x{height}-light.png")
        page.emulate_media(color_scheme="dark")
        page.screenshot(path=FOLDER / f"{name}-{width}x{height}-dark.png")
    page.set_viewport_size({"width": 1440, "height": 900})


def hits(sitting: Sitting) -> None:
    """Play until hits are to be taken."""
    for seed in range(40):
        sitting.begin("solitaire", seed)
        sitting.choose("event Thomas Jefferson")
        for _ in range(3):
            sitting.choose("move Gibraltar > Tripoli")
        if "takes a hit" in sitting.prompt():
            return


def taught(page: Page, address: str) -> None:
    """A lesson, and the list of lessons."""
    page.goto(address)
    page.click("#learn")
    page.wait_for_selector(PLAYABLE)
    take(page, "lesson")
    page.goto("about:blank")
    page.goto(address)
    page.click("#lessons-button")
    take(page, "lessons")


def analysed(sitting: Sitting) -> None:
    """A game between computer players, looked back on."""
    sitting.watch(3)
    page = sitting.page
    page.click("#choices button:has-text('Analyze')")
    page.wait_for_selector("#analysis svg.chances", timeout=120_000)
    take(page, "analysis")


def main() -> None:
    """Play a little and take pictures."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    serving = server()
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{serving.server_port}/"
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(reduced_motion="reduce", service_workers="block")
        page = context.new_page()
        page.set_viewport_size({"width": 1440, "height": 900})
        sitting = Sitting(page, address)
        page.goto(address)
        page.wait_for_selector("body[data-way]", state="attached")
        take(page, "menu")
        sitting.begin("hot seat", 7)
        take(page, "hand-over")
        sitting.sit()
        take(page, "play")
        sitting.choose("event Thomas Jefferson")
        sitting.choose("move Gibraltar > Tripoli")
        page.locator('[data-place="Tripoli zone"]').hover()
        take(page, "movement")
        sitting.choose("move Gibraltar > Tripoli")
        sitting.choose("done")
        take(page, "battle")
        hits(sitting)
        take(page, "hits")
        sitting.begin("solitaire", 7)
        sitting.play_out(Random(3), 12)
        take(page, "solitaire")
        page.click("#rule-now")
        take(page, "rule")
        page.keyboard.press("Escape")
        page.click("#advise")
        page.wait_for_selector("#advice li")
        take(page, "hint")
        page.click("#advice-close")
        for dialog in ("rules", "timeline", "keys", "about"):
            page.click("#menu-button")
            page.click(f"#menu :is([data-{dialog}], [data-show={dialog}])")
            take(page, dialog)
            page.keyboard.press("Escape")
        page.click("#menu-button")
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
        sitting.play_out(Random(3))
        take(page, "result")
        page.emulate_media(media="print")
        page.screenshot(path=FOLDER / "print.png", full_page=True)
        page.emulate_media(media="screen")
        page.click("#menu-button")
        page.click("#games-button")
        page.wait_for_selector("#games li")
        take(page, "games")
        page.keyboard.press("Escape")
        taught(page, address)
        analysed(sitting)
        browser.close()
    serving.shutdown()
    serving.server_close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}")


if __name__ == "__main__":
    main()
