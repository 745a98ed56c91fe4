"""Another game in the same page: the shell works with any game's part."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from zipfile import ZipFile

import build
import pytest
from playwright.sync_api import Page
from serve import Handler
from visitor import Visitor, from_menu, read_link

HERE = Path(__file__).parent
ROOT = HERE.parent
GAMES = """
from tripoli.tiny import TINY
GAMES = {TINY.key: TINY}
"""


class Player(Visitor):
    """A visitor who plays the tiny game."""

    END = "wins."


def tiny_wheel(folder: Path) -> Path:
    """The wheel, with the tiny game instead of the bundled one."""
    wheel = next((ROOT / "dist").glob("*.whl"))
    changed = folder / wheel.name
    with ZipFile(wheel) as old, ZipFile(changed, "w") as new:
        for name in old.namelist():
            text = GAMES.encode() if name == "tripoli/games.py" else old.read(name)
            new.writestr(name, text)
        new.write(ROOT / "tests" / "tiny.py", "tripoli/tiny.py")
    return changed


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of the tiny game's page."""
    game = tmp_path / "tiny"
    shutil.copytree(HERE / "tiny", game)
    sources = (ROOT / "web" / "src").as_posix()
    for name in ("part.js", "style.css"):
        text = (game / name).read_text(encoding="utf-8")
        (game / name).write_text(text.replace("../../web/src", sources), encoding="utf-8")
    for name in ("icon.svg", "manifest.webmanifest"):
        shutil.copy(build.GAME / name, game / name)
    monkeypatch.setattr(build, "GAME", game)
    monkeypatch.setattr(build, "DIST", tmp_path / "dist")
    monkeypatch.setattr(build, "COAST", tmp_path / "coast.js")
    monkeypatch.setattr(build, "PYODIDE_MODULE", tmp_path / "pyodide.mjs")
    build.build(tiny_wheel(tmp_path), next((ROOT / "dist" / "micropip").glob("*.whl")))
    handler = partial(Handler, directory=str(tmp_path / "dist"))
    serving = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_port}/"
    serving.shutdown()
    serving.server_close()


def check_table(sitting: Visitor, card: str) -> None:
    """The seat's card lies in the hand, each seat's piece on the track, and dice in the log."""
    page = sitting.page
    assert page.locator("#hand .mini").count() == 1
    assert sitting.raised(card).locator('[data-choice="show"]').is_visible()
    page.keyboard.press("Escape")
    keys = page.locator("#map .stack").evaluate_all("all => all.map(one => one.dataset.key)")
    assert keys == ["Red at 0", "Green at 0", "Blue at 0"]
    page.locator(f".held button:has-text('{card}')").click()
    page.wait_for_selector(f"#pile[open] .card[aria-label='{card}']")
    page.keyboard.press("Escape")
    sitting.choose("roll")
    face = page.locator("#log .die").last.get_attribute("data-face")
    assert f"rolls {face}." in page.locator("#log").inner_text()


def test_another_game_in_the_same_page(stranger: Page, address: str) -> None:
    """Started, played, handed over, undone, saved, replayed and shared, by the shell alone."""
    sitting = Player(stranger, address)
    sitting.begin("3", 5)
    assert sitting.sit() == "Red"
    assert set(sitting.offered()) == {"roll", "stop", "show"}
    assert stranger.locator(".held").all_inner_texts()[1:] == ["nothing", "nothing"]
    sitting.choose("stop")
    sitting.press(stranger.locator("#undo"))
    sitting.choose("stop")
    assert sitting.sit() == "Green"
    assert stranger.locator("#undo").is_disabled(), "the device has changed hands"
    shown = stranger.locator(".held").all_inner_texts()
    assert shown[0] == "nothing"
    assert shown[1] != "nothing"
    check_table(sitting, shown[1])
    stranger.reload()
    stranger.wait_for_selector("button[data-sit]", timeout=60_000)
    played = 0
    while not sitting.over():
        if sitting.sit() is None:
            sitting.choose("show" if "show" in sitting.offered() else ("roll", "stop")[played % 2])
            played += 1
    assert stranger.locator("#choices >> text=New game").is_visible()
    from_menu(stranger, "#look-back")
    stranger.wait_for_selector("#replay:not([hidden])")
    stranger.keyboard.press("Home")
    stranger.wait_for_selector('#prompt:has-text("at 0 : 0 : 0, after 0 of ")')
    stranger.keyboard.press("Escape")
    from_menu(stranger, "#link-game")
    link = read_link(stranger)
    from_menu(stranger, "#games-button")
    stranger.wait_for_selector("#games li")
    stranger.goto("about:blank")
    stranger.goto(link)
    stranger.wait_for_selector("#replay:not([hidden])", timeout=60_000)
    assert sitting.complaints == []
    assert sitting.elsewhere == []
