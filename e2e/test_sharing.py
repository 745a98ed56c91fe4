"""Files and links: what goes out, and what comes in."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from audit import axe, deflated, overflow
from checks import altered, check_board, same_game
from driver import ShoresVisitor
from playwright.sync_api import Browser, Page, expect
from visitor import from_menu, payload, read_link, until_playable

import tripoli
from tripoli.session.links import pack
from tripoli.shores.title import SHORES


def whole_record(seed: int = 11) -> tripoli.Record:
    """A complete solitaire game."""
    game = tripoli.new_game(seed=seed, solitaire=True)
    rng = Random(seed)
    while game.decision:
        game.choose(rng.choice(game.decision.options))
    return game.record


def drop(page: Page, text: str) -> None:
    """Drag a file onto the page."""
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'game.tripoli.json', {type: 'application/json'}));
          document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}));
        }""",
        text,
    )


def paste(page: Page, text: str) -> None:
    """Paste a text into the page."""
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.setData('text/plain', text);
          document.body.dispatchEvent(
            new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
        }""",
        text,
    )


def choose_file(page: Page, text: str) -> None:
    """Choose a file with the button."""
    from_menu(page, "#open-button")
    page.set_input_files("#file", [payload(text)])


def write(page: Page, text: str) -> None:
    """Paste a text into the field for it, with a word around it."""
    from_menu(page, "#open-button")
    page.fill("#open-text", f"Here: {text}")
    page.click("#open-now")


@pytest.mark.parametrize("bring", [drop, paste, choose_file, write])
def test_files(visitor: ShoresVisitor, bring: Callable[[Page, str], None], tmp_path: Path) -> None:
    """Saved, opened by button, drag and paste; an invalid one is rejected and changes nothing."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    chosen = visitor.play_out(Random(1), 6)
    with page.expect_download() as saving:
        from_menu(page, "#save")
    assert saving.value.suggested_filename.endswith(".tripoli.json")
    saving.value.save_as(tmp_path / "game")
    page.keyboard.press("Escape")
    text = (tmp_path / "game").read_text(encoding="utf-8")
    game = same_game(True, 7, chosen)
    assert json.loads(text) == json.loads(game.record.to_json())
    assert tripoli.Record.from_json(text).replay().digest == game.digest
    visitor.begin("hot seat", 3)
    before = visitor.prompt()
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines) if chosen[1] in line)
    lines[number] = lines[number].replace(chosen[1], "win at once")
    lines = [line for line in lines if '"digest"' not in line]
    bring(page, "\n".join(lines))
    page.wait_for_selector("#prompt.error")
    assert "choice 2 ('win at once')" in visitor.prompt()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.locator("[data-sit]").count() == 1, before
    bring(page, text)
    page.wait_for_selector(":is(#hand .mini, #choices [data-choice])")
    check_board(visitor, game)


def test_the_file_chooser_offers_every_file(visitor: ShoresVisitor) -> None:
    """A system that knows no type for a name would grey out what was saved here."""
    visitor.page.goto(visitor.address)
    assert visitor.page.locator("#file").get_attribute("accept") is None


def test_an_old_record_opens(visitor: ShoresVisitor) -> None:
    """Version 1, as written before version 2 existed."""
    visitor.begin("solitaire", 7)
    paste(visitor.page, altered(whole_record(), version=1))
    visitor.page.wait_for_selector("#prompt >> text=Tournament score")


def listen(page: Page, asked: list[str]) -> None:
    """Record the URL of every request."""
    page.on("request", lambda request: asked.append(request.url))


def test_links(visitor: ShoresVisitor, browser: Browser) -> None:
    """A whole game, a moment of it, the position alone, each with a QR code if it is short."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    chosen = visitor.play_out(Random(1), 6)
    from_menu(page, "#link-game")
    page.wait_for_selector("#link canvas")
    link = read_link(page)
    assert page.inner_text("#link-length") == "", "short enough for any program"
    from_menu(page, "#link-position")
    position = read_link(page)
    assert page.inner_text("#link-title") == "Link to this position"
    assert position != link
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("Home")
    page.wait_for_selector('#prompt:has-text(", after 0 of ")')
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('#prompt:has-text(", after 1 of ")')
    page.click("#link-moment")
    page.wait_for_selector("#link canvas")
    moment = read_link(page)
    assert moment.endswith("&at=1")
    for address, count in ((link, 6), (position, 6), (moment, 1)):
        context = browser.new_context(
            service_workers="block", viewport={"width": 1440, "height": 900}
        )
        other = ShoresVisitor(context.new_page(), visitor.address)
        asked: list[str] = []
        listen(other.page, asked)
        other.page.goto(address)
        if count == 1:
            other.page.wait_for_selector("#replay:not([hidden])", timeout=60_000)
        other.page.wait_for_selector("#map [data-stack]", timeout=60_000)
        check_board(other, same_game(True, 7, chosen[:count]))
        assert not any("g=" in url.partition("#")[0] for url in asked), "no server sees the game"
        assert other.complaints == []
        context.close()


def test_axe_finds_nothing_in_the_dialogs(visitor: ShoresVisitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    visitor.begin("solitaire", 7)
    visitor.play_out(Random(1), 6)
    for button, dialog in (
        ("#games-button", "#games li"),
        ("#link-game", "#link canvas"),
        ("#further", "#agree[open]"),
        ("#look-back", "#replay:not([hidden])"),
    ):
        from_menu(page, button)
        page.wait_for_selector(dialog)
        assert axe(page) == [], dialog
        assert button != "#look-back" or overflow(page) == []
        page.keyboard.press("Escape")


def broken_links(rng: Random, count: int) -> list[str]:
    """Links that are truncated, altered, filled with garbage, or contain broken records."""
    record = whole_record()
    good, text = pack(SHORES, record), record.to_json()
    signs = "ABCxyz019-_=%!<>\"'&é "
    found = ["", "=", "%", "AAAA", deflated(""), deflated("[]"), deflated("{}"), deflated("null")]
    found += [deflated("<script>window.hit = 1</script>"), deflated("0" * 6_000_000)]
    found += ["javascript:alert(1)", "__proto__", deflated('{"__proto__": 1}')]
    while len(found) < count:
        kind = rng.randrange(4)
        if kind == 0:
            found.append(good[: rng.randrange(len(good))])
        elif kind == 1:
            place = rng.randrange(len(good))
            found.append(good[:place] + rng.choice(signs) + good[place + 1 :])
        elif kind == 2:
            found.append("".join(rng.choice(signs) for _ in range(rng.randrange(1, 60))))
        else:
            place = rng.randrange(len(text))
            damage = rng.choice(["", '"', "{", "}", "9", "<img src=x onerror=hit()>", "\\u0000"])
            found.append(deflated(text[:place] + damage + text[place + rng.randrange(3) :]))
    return found


def test_broken_links_change_nothing(visitor: ShoresVisitor) -> None:
    """Each is rejected with a message or valid after all; the page survives and runs no script."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    chosen = visitor.play_out(Random(1), 2)
    page.evaluate("globalThis.hit = 0")
    url = page.url
    for link in broken_links(Random(4), 120):
        before = int(page.locator("body").get_attribute("data-answers") or 0)
        page.evaluate("link => { location.hash = '#g=' + encodeURIComponent(link); }", link)
        page.wait_for_selector(f'body[data-answers="{before + 1}"]')
        said = visitor.prompt()
        assert said
        if page.locator("#prompt.error").count():
            assert said.endswith(".") or "record" in said, said
        assert page.evaluate("globalThis.hit") == 0
    page.goto(url)
    until_playable(page)
    check_board(visitor, same_game(True, 7, chosen))


def position_link() -> str:
    """The fragment of a link to a game of a few choices."""
    return pack(SHORES, same_game(True, 7, ["event Naval Movement"]).record)


def test_a_link_from_a_messenger_opens_at_the_title(visitor: ShoresVisitor) -> None:
    """In the title's field, with text around it, quotation marks and a full stop; pasted anywhere;
    what is no game gets one sentence, and the text stays for another try.
    """
    page = visitor.page
    page.goto(visitor.address)
    page.wait_for_selector("body[data-way]", state="attached", timeout=60_000)
    page.click("#open-button")
    expect(page.locator("#open-text")).to_be_focused()
    page.fill("#open-text", "no game here")
    page.click("#open-now")
    expect(page.locator("#message")).to_contain_text("There is no game in this text")
    expect(page.locator("#open-text")).to_have_value("no game here")
    page.fill("#open-text", f"Look: \u201c{visitor.address}#g={position_link()}&at=1.\u201d")
    page.click("#open-now")
    page.wait_for_selector("#replay:not([hidden])", timeout=60_000)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Escape")
    check_board(visitor, same_game(True, 7, ["event Naval Movement"]))
    paste(page, f"> {visitor.address}#g={pack(SHORES, same_game(False, 3, []).record)}")
    page.wait_for_selector("[data-sit]")


def test_a_link_that_cannot_be_opened_yet_stays_in_the_address(visitor: ShoresVisitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}#g={position_link()[:-8]}")
    page.wait_for_selector("#prompt.error", timeout=60_000)
    assert "#g=" in page.url
    page.goto("about:blank")
    page.goto(f"{visitor.address}#g={position_link()}.")
    page.wait_for_selector("#map [data-stack]", timeout=60_000)
    check_board(visitor, same_game(True, 7, ["event Naval Movement"]))


def test_the_share_sheet_of_the_device(visitor: ShoresVisitor) -> None:
    """Where there is one, links and files go through it; everywhere, a file is also a text."""
    page = visitor.page
    page.add_init_script(
        """globalThis.shared = [];
        navigator.canShare = () => true;
        navigator.share = async data => { shared.push(data.url ?? data.files[0].name); };
        Object.defineProperty(navigator, "clipboard",
          {value: {writeText: async text => { shared.push(text); }}});"""
    )
    visitor.begin("solitaire", 7)
    from_menu(page, "#link-game")
    page.click("#share-link")
    page.keyboard.press("Escape")
    with page.expect_download():
        from_menu(page, "#save")
    page.click("#saved-share")
    page.click("#saved-copy")
    expect(page.locator("#saved-done")).to_have_text("Copied.")
    link, name, text = page.evaluate("shared")
    assert "#g=~shores" in link
    assert name.endswith(".tripoli.json")
    assert tripoli.Record.from_json(text).replay().digest == same_game(True, 7, []).digest


@pytest.mark.parametrize("damage", ["%23", "index.html%23"])
def test_a_link_whose_number_sign_was_escaped(visitor: ShoresVisitor, damage: str) -> None:
    """The host's page for what does not exist puts it right."""
    page = visitor.page
    page.goto(f"{visitor.address}{damage}g={position_link()}")
    page.wait_for_selector("#map [data-stack]", timeout=60_000)
    check_board(visitor, same_game(True, 7, ["event Naval Movement"]))
    assert [text for text in visitor.complaints if "404" not in text] == []
    visitor.complaints.clear()


@pytest.mark.parametrize("path", ["index.html.", "maps/", "a%20b"])
def test_an_address_that_does_not_exist_leads_to_the_game(
    visitor: ShoresVisitor, path: str
) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}{path}#g={position_link()}")
    assert axe(page) == []
    page.click("#home")
    page.wait_for_selector("#map [data-stack]", timeout=60_000)
    assert [text for text in visitor.complaints if "404" not in text] == []
    visitor.complaints.clear()
