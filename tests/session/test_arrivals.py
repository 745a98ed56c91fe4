"""Links and records as they arrive: with what messengers, mail programs and editors do to them."""

from __future__ import annotations

import html
import textwrap
from random import Random
from urllib.parse import quote

import pytest
from shores.strategies import new, play_on
from stand_in import Page, play

from tripoli.games import GAMES
from tripoli.session.arrivals import read
from tripoli.session.links import LinkError, pack
from tripoli.shores.model.state import Setup
from tripoli.shores.title import SHORES

GAME = new(Setup(), 5)
play_on(GAME, Random(5), 60)
LINK = pack(SHORES, GAME.record)
ADDRESS = f"https://example.org/tripoli/#g={LINK}"
RECORD = GAME.record.to_json()


def wrapped(text: str, width: int = 76, prefix: str = "") -> str:
    """A text in lines, as a mail program breaks and quotes them."""
    return "\n".join(prefix + line for line in textwrap.wrap(text, width, break_on_hyphens=False))


@pytest.mark.parametrize(
    "text",
    [
        LINK,
        ADDRESS,
        f"{ADDRESS}.",
        f"Look at this: {ADDRESS}, and tell me what you would do!",
        f"({ADDRESS})",
        f"<{ADDRESS}>",
        f"\u201c{ADDRESS}\u201d",
        f"_{ADDRESS}_",
        f"[my game]({ADDRESS})",
        f"\ufeff{ADDRESS}\r\n",
        ADDRESS.replace("#", "?fbclid=abc#"),
        ADDRESS + "&utm_source=mail",
        ADDRESS.replace("#", "%23").replace("~", "%7E"),
        quote(ADDRESS),
        html.escape(ADDRESS),
        ADDRESS.replace("~", r"\~").replace("_", r"\_"),
        ADDRESS.replace("--", "\u2014"),
        ADDRESS.replace("-", "\u2011"),
        ADDRESS.replace("-", "\u2013"),
        ADDRESS.replace("--", "\u2013"),
        "\u200b".join(textwrap.wrap(ADDRESS, 50)),
        wrapped(ADDRESS),
        f"Hello,\n\n{wrapped(ADDRESS)}\nBest wishes\n",
        wrapped(ADDRESS, prefix="> "),
        wrapped(ADDRESS, prefix=">> "),
    ],
)
def test_a_link_opens_in_whatever_form_it_arrives(text: str) -> None:
    arrival = read(GAMES, text)
    assert arrival is not None
    assert SHORES.rules.record.from_json(arrival.record).replay().digest == GAME.digest
    assert arrival.at is None


@pytest.mark.parametrize("tail", ["&at=12", "&at=12.", "&amp;at=12", "%26at%3D12"])
def test_the_moment_of_a_link(tail: str) -> None:
    arrival = read(GAMES, f"See {ADDRESS}{tail} there")
    assert arrival is not None
    assert arrival.at == 12


@pytest.mark.parametrize(
    "text",
    [
        RECORD,
        f"\ufeff{RECORD}",
        f"Here it is:\n\n```\n{RECORD}```\nHave fun.",
        RECORD.replace("\n", "\r\n"),
        RECORD.replace('"', "\u201d"),
        RECORD.replace(' "', " \u201e").replace('"', "\u201c"),
        RECORD.replace("'", "\u2019"),
        RECORD.replace(" ", "\u00a0"),
        "".join(f"> {line}\n" for line in RECORD.splitlines()),
        "".join(f">> {line}\n" for line in RECORD.splitlines()),
    ],
)
def test_a_record_opens_in_whatever_form_it_arrives(text: str) -> None:
    arrival = read(GAMES, text)
    assert arrival is not None
    assert SHORES.rules.record.from_json(arrival.record) == GAME.record


def test_a_repair_never_hides_damage() -> None:
    """A record that is damaged is reported as it is; its digest does not match after a repair."""
    damaged = RECORD.replace("[5", "[6", 1).replace('"', "\u201d")
    page = Page(seed=7)
    assert "incomplete or altered" in page.refused(do="open", text=damaged)
    with pytest.raises(LinkError, match="incomplete or altered"):
        read(GAMES, ADDRESS[:-20])
    with pytest.raises(LinkError, match="incomplete or altered"):
        read(GAMES, wrapped(ADDRESS[:-20]))


@pytest.mark.parametrize("text", ["", "hello", "https://example.org/", "a { b", "~", "#game", "\0"])
def test_a_text_without_a_game(text: str) -> None:
    assert read(GAMES, text) is None
    page = Page(seed=7)
    assert "there is no game in this text" in page.refused(do="open", text=text)


def test_an_address_that_only_its_own_browser_knows() -> None:
    with pytest.raises(LinkError, match="only works in the browser"):
        read(GAMES, "https://example.org/tripoli/#game=mf2k3x9a")


def test_the_answer_says_which_moment_to_show() -> None:
    page = Page(seed=7)
    play(page, Random(3), 30)
    shown = page.ask(do="link")
    link, choices = shown["link"], shown["choices"]
    assert choices > 12
    assert page.answer(do="open", text=f"#g={link}&at=12")["at"] == 12
    assert page.answer(do="open", text=f"#g={link}&at=999999")["at"] == choices
    assert "at" not in page.answer(do="open", text=f"#g={link}")
