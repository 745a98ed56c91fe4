"""Screenshots of each screen at the four sizes, for people to look at: `make shots`."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random

from driver import Sitting, launch
from playwright.sync_api import sync_playwright
from serve import server

SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390)]
FOLDER = Path(__file__).parents[1] / "shots"


def main() -> None:
    """Play a little and take pictures."""
    FOLDER.mkdir(exist_ok=True)
    serving = server()
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{serving.server_port}/"
    with sync_playwright() as playwright:
        browser = launch(playwright)
        sitting = Sitting(browser.new_page(reduced_motion="reduce"), address)

        def take(name: str) -> None:
            for width, height in SIZES:
                for scheme in ("light", "dark"):
                    sitting.page.set_viewport_size({"width": width, "height": height})
                    sitting.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                    path = FOLDER / f"{name}-{width}x{height}-{scheme}.png"
                    sitting.page.screenshot(path=path)

        sitting.page.goto(address)
        take("menu")
        sitting.begin("hot seat", 7)
        take("hand-over")
        sitting.sit()
        take("play")
        sitting.choose("event Thomas Jefferson")
        sitting.choose("move Gibraltar > Tripoli")
        take("movement")
        sitting.choose("move Gibraltar > Tripoli")
        sitting.choose("done")
        take("battle")
        sitting.begin("solitaire", 7)
        sitting.play_out(Random(3))
        take("result")
        browser.close()
    serving.shutdown()
    serving.server_close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}")


if __name__ == "__main__":
    main()
