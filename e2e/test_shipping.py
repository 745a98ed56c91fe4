"""Fast start, offline play, updates; each faster way of starting has a fallback."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random

import build
import licensing
import pytest
from checks import check_board, same_game
from driver import ShoresVisitor
from playwright.sync_api import Browser, BrowserContext, Page
from serve import DIST
from sites import (
    Site,
    changed,
    way,
    with_banners,
    with_encodings,
    with_line_ends,
    with_new_scripts,
    with_unpacking,
)
from visitor import PLAYABLE, until_playable, until_prepared

READY = "#offline >> text=Ready to play offline."
SERVED = """async () => {
  const {serviceWorker} = navigator;
  if (!serviceWorker.controller) await new Promise((done, fail) => {
    serviceWorker.addEventListener("controllerchange", done, {once: true});
    setTimeout(() => fail(new Error("it is not served")), 20000);
  });
}"""


def test_offline_from_the_second_visit(site: Site, context: BrowserContext) -> None:
    """Without a server: the saved game is resumed, another is started, every feature works."""
    page = context.new_page()
    visitor = ShoresVisitor(page, site.address)
    visitor.begin("solitaire", 7)
    assert way(page) == "compiled"
    chosen = visitor.play_out(Random(1), 4)
    until_prepared(page)
    kept = page.url
    page.close()
    site.stop()
    page = context.new_page()
    visitor = ShoresVisitor(page, site.address)
    page.goto(kept)
    assert way(page) == "snapshot"
    until_playable(page)
    check_board(visitor, same_game(True, 7, chosen))
    chosen += visitor.play_out(Random(2))
    check_board(visitor, same_game(True, 7, chosen))
    page.get_by_role("button", name="Replay").last.click()
    page.wait_for_selector("#replay:not([hidden])")
    page.click("#replay-close")
    page.get_by_role("button", name="Link to this game").last.click()
    page.wait_for_selector("#link-picture > *")
    page.keyboard.press("Escape")
    visitor.begin("hot seat", 3)
    assert visitor.sit() == "American"
    assert visitor.complaints == []
    site.start(0)


def test_chance_differs_from_visit_to_visit(page: Page, address: str) -> None:
    """A restored memory must not give the same dice every time."""
    hands = set()
    for _ in range(3):
        page.goto(address)
        assert way(page) == "snapshot"
        page.click('[data-new="solitaire"]')
        page.wait_for_selector("#hand [data-card]")
        hands.add(page.inner_text("#hand"))
    assert len(hands) == 3


BREAK = """async damage => {
  const folder = await navigator.storage.getDirectory();
  for await (const file of folder.values()) {
    if (!file.name.startsWith("tripoli ")) continue;
    // It is forgotten after this, and put back for the next damage.
    const whole = await (await file.getFile()).arrayBuffer();
    globalThis.putBack = async () => {
      const out = await (await folder.getFileHandle(file.name, {create: true})).createWritable();
      await out.write(whole);
      await out.close();
    };
    const out = await file.createWritable();
    const flipped = share => {
      const copy = new Uint8Array(whole.slice());
      copy[Math.floor(share * copy.length)] ^= 4;
      return copy;
    };
    await out.write({
      "nothing": "",
      "nonsense": "nonsense",
      "large numbers": new Uint8Array(4096).fill(255),
      "half": whole.slice(0, whole.byteLength / 2),
      "another memory": new Blob([whole.slice(0, 4096), new Uint8Array(whole.byteLength - 4096)]),
      "a bit at the start": flipped(0),
      "a bit early on": flipped(0.1),
      "a bit in the middle": flipped(0.5),
      "a bit late": flipped(0.9),
      "a bit at the end": flipped(1 - 1e-9),
    }[damage]);
    await out.close();
    return true;
  }
}"""


def test_a_broken_snapshot(site: Site, context: BrowserContext) -> None:
    """It is deleted, and Python starts from the archive; the next visit has a new one."""
    page = context.new_page()
    page.goto(site.address)
    until_prepared(page)
    assert page.evaluate(BREAK, "a bit in the middle")
    page.reload()
    assert way(page) == "compiled"
    until_prepared(page)
    page.reload()
    assert way(page) == "snapshot", "it is made anew"


@pytest.mark.soak
def test_a_snapshot_broken_in_many_ways(site: Site, context: BrowserContext) -> None:
    """None of them prevents Python from starting."""
    keeper = context.new_page()
    keeper.goto(site.address)
    until_prepared(keeper)
    page = context.new_page()
    bits = [f"a bit {where}" for where in ("at the start", "early on", "late", "at the end")]
    for damage in ("nothing", "nonsense", "large numbers", "half", "another memory", *bits):
        assert keeper.evaluate(BREAK, damage)
        page.goto(site.address)
        assert way(page) == "compiled", damage
        page.goto("about:blank")
        keeper.evaluate("putBack()")
        page.goto(site.address)
        assert way(page) == "snapshot"
        page.goto("about:blank")


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param("nothing", marks=pytest.mark.soak),
        pytest.param("nonsense", marks=pytest.mark.soak),
        pytest.param("two gigabytes", marks=pytest.mark.soak),
        "half",
    ],
)
def test_a_broken_archive(site: Site, browser: Browser, damage: str) -> None:
    """Python starts the ordinary way, with micropip installing the wheel; the game is the same."""
    archive = site.folder / "python.bin"
    data = archive.read_bytes()
    if damage == "nothing":
        archive.unlink()
    elif damage == "two gigabytes":
        with gzip.open(archive, "wb", compresslevel=1) as out:
            for _ in range(2048):
                out.write(bytes(1 << 20))
    else:
        archive.write_bytes(b"nonsense" if damage == "nonsense" else data[: len(data) // 2])
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    context.set_default_timeout(60_000)
    visitor = ShoresVisitor(context.new_page(), site.address)
    visitor.begin("solitaire", 7)
    assert way(visitor.page) == "ordinary"
    chosen = visitor.play_out(Random(1), 6)
    check_board(visitor, same_game(True, 7, chosen))
    context.close()


def test_webassembly_that_does_not_come_whole(site: Site, browser: Browser) -> None:
    """Python cannot start without it: the page says so at once."""
    (wasm,) = site.folder.glob("pyodide*/pyodide.asm.wasm")
    wasm.write_bytes(wasm.read_bytes()[:1_000_000])
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(site.address)
    page.wait_for_selector("#prompt.error >> text=Check your connection and reload")
    context.close()


@pytest.mark.soak
def test_two_sites_on_one_origin(site: Site, context: BrowserContext) -> None:
    """Each has its own files and its own snapshot."""
    page = context.new_page()
    for address in (site.address, site.other):
        page.goto(address)
        until_prepared(page)
    site.stop()
    for address in (site.address, site.other):
        page.goto(address)
        assert way(page) == "snapshot"
    site.start(0)


def test_a_click_before_python_is_there(site: Site, browser: Browser) -> None:
    """It takes effect as soon as Python is ready."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(site.address, wait_until="commit")
    page.click('[data-new="solitaire"]')
    assert page.get_attribute("body", "data-way") is None
    assert page.locator("#map svg .land").count() > 0, "the map is there already"
    page.wait_for_selector(PLAYABLE, state="attached", timeout=60_000)
    context.close()


def test_a_new_version_waits(site: Site, context: BrowserContext) -> None:
    """It is offered, installed when the person agrees, and the game in play continues in it."""
    page = context.new_page()
    visitor = ShoresVisitor(page, site.address)
    visitor.begin("solitaire", 7)
    chosen = visitor.play_out(Random(1), 4)
    page.wait_for_selector(READY, state="attached")
    page.evaluate(SERVED)
    changed(site)
    page.reload()
    page.wait_for_selector("#update:not([hidden])")
    assert page.inner_text("h1") == "Tripoli"
    chosen += visitor.play_out(Random(2), 2)
    page.click("#update-now")
    page.wait_for_selector("h1:has-text('Tripoli 2')")
    until_playable(page)
    check_board(visitor, same_game(True, 7, chosen))
    names = page.evaluate("caches.keys()")
    assert sum(name.startswith("tripoli-site ") for name in names) == 1, "the old one is removed"


def test_a_page_that_came_over_the_line_is_served(site: Site, context: BrowserContext) -> None:
    """After a forced reload nothing comes from the cache; later requests still succeed."""
    page = context.new_page()
    page.goto(site.address)
    page.wait_for_selector(READY, state="attached")
    page.evaluate(SERVED)
    session = context.new_cdp_session(page)
    with page.expect_navigation():
        session.send("Page.reload", {"ignoreCache": True})
    assert way(page) == "compiled"
    page.evaluate(SERVED)
    site.stop()
    assert page.evaluate("fetch('licenses.txt').then(response => response.ok)")
    site.start(0)


@pytest.mark.parametrize(
    "host",
    [
        # A site of two games is served with banners in `test_the_second_game_alone`.
        pytest.param(with_banners, marks=pytest.mark.soak),
        with_line_ends,
        with_encodings,
        pytest.param(with_unpacking, marks=pytest.mark.soak),
    ],
)
def test_a_host_that_changes_files(
    site: Site, context: BrowserContext, host: Callable[[Site], None]
) -> None:
    """Python starts from the archive, and the site works offline from the second visit."""
    host(site)
    page = context.new_page()
    page.goto(site.address)
    assert way(page) == "compiled"
    page.wait_for_selector(READY, state="attached")
    page.evaluate(SERVED)
    site.stop()
    page.goto("about:blank")
    page.goto(site.address)
    assert way(page) == "compiled"
    site.start(0)


def test_a_new_version_from_a_host_that_changes_files(site: Site, context: BrowserContext) -> None:
    """Returning visitors are offered it, whatever the host puts into the page meanwhile."""
    page = context.new_page()
    page.goto(site.address)
    page.wait_for_selector(READY, state="attached")
    page.evaluate(SERVED)
    changed(site)
    with_banners(site)
    page.reload()
    page.wait_for_selector("#update:not([hidden])", state="attached")
    page.keyboard.press("Escape")
    page.click("#update-now")
    page.wait_for_selector("h1:has-text('Tripoli 2')")
    page.wait_for_selector(READY, state="attached")


UPDATED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const before = registration.active;
  await registration.update();
  const controller = () => navigator.serviceWorker.controller;
  while (document.querySelector("#update").hidden
      && (controller() === before || controller()?.state !== "activated"))
    await new Promise(done => setTimeout(done, 20));
}"""


def test_a_host_that_changes_the_service_worker_only(site: Site, context: BrowserContext) -> None:
    """It is the same version, so it is neither offered nor does the page reload."""
    page = context.new_page()
    page.goto(site.address)
    page.wait_for_selector(READY, state="attached")
    page.evaluate(SERVED)
    with_new_scripts(site)
    page.evaluate("self.stayed = true")
    page.evaluate(UPDATED)
    assert page.locator("#update").is_hidden()
    assert page.evaluate("self.stayed")
    site.stop()
    assert page.evaluate("fetch('licenses.txt').then(response => response.ok)")
    site.start(0)


def test_a_version_that_is_not_whole_is_not_taken(site: Site, context: BrowserContext) -> None:
    """If a file belongs to another version, the old version stays."""
    page = context.new_page()
    page.goto(site.address)
    page.wait_for_selector(READY, state="attached")
    page.evaluate(SERVED)
    page_file = site.folder / "index.html"
    before = page_file.read_text()
    changed(site)
    page_file.write_text(before)
    page.reload()
    way(page)
    page.wait_for_selector("#offline >> text=index.html could not be downloaded", state="attached")
    assert page.locator("#update").is_hidden()
    site.stop()
    page.goto("about:blank")
    page.goto(site.address)
    assert way(page) == "compiled"
    site.start(0)


def test_the_lists_of_files_are_those_of_the_folder() -> None:
    """The files cached for offline play are those that the pages need, each with its hash."""
    listed = set()
    for page in build.pages():
        folder = DIST / page.path
        text = (folder / "sw.js").read_text(encoding="utf-8")
        files = dict(re.findall(r'"?([\w./-]+)"?:{kind:"\w+",mark:"([0-9a-f]+)"}', text))
        index = (folder / "index.html").read_text(encoding="utf-8")
        named = re.search(r'data-build="(\w{16})"', index)
        assert named is not None
        for name, mark in files.items():
            assert build.identity(folder / name, named[1])["mark"] == mark
            listed.add((folder / name).resolve().relative_to(DIST.resolve()).as_posix())
    there = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()}
    missing = {name for name in there - listed if not name.endswith((".whl", ".map", "sw.js"))}
    (python,) = DIST.glob("pyodide*")
    assert missing == {build.LOST, *(f"{python.name}/{name}" for name in build.ORDINARY)}


def test_installable(site: Site, browser: Browser) -> None:
    """A manifest with icons that exist in the stated sizes."""
    manifest = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    page = browser.new_page()
    for icon in manifest["icons"]:
        page.goto(site.address + icon["src"])
        if icon["sizes"] != "any":
            wide = page.evaluate("document.images[0].naturalWidth")
            assert f"{wide}x{wide}" == icon["sizes"]
    page.close()


def test_every_part_of_others_is_listed_with_its_license() -> None:
    text = (DIST / "licenses.txt").read_text(encoding="utf-8")
    about = (DIST / "index.html").read_text(encoding="utf-8").partition('id="about"')[2]
    parts = re.findall(r"(?m)^={78}\n(\S+)[^:]*: .+\nLicense: \S+\n\n\S", text)
    assert set(parts) == {
        *licensing.THIRD_PARTIES,
        "CPython",
        "Emscripten",
        "micropip",
        "packaging",
    }
    for name in parts:
        shown = {"im-fell-english": "IM Fell English", "source-serif-4": "Source Serif 4"}.get(
            name.rpartition("/")[2], name
        )
        assert shown.lower() in about.lower()
    assert 'href="licenses.txt"' in about


def test_this_version_could_be_released() -> None:
    """Version and licenses of the built site agree; so does the changelog, if it has a number."""
    root = Path(__file__).parents[1]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    command = [sys.executable, "scripts/release.py", "--check", f"v{project['version']}"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    newest = (root / "CHANGELOG.md").read_text(encoding="utf-8").partition("\n## ")[2]
    if newest.startswith("Unreleased"):
        assert "Unreleased" in done.stderr
    else:
        assert (done.returncode, done.stderr) == (0, "")
