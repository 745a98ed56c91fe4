"""Games and positions as links: short, checked, limited in size; old links still open."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shores.strategies import new, play_on, seeds, setups
from sitting import Page, play
from tiny import TINY

from tripoli.games import GAMES
from tripoli.session import links
from tripoli.session.links import LONGEST_LINK, LinkError, pack, unpack
from tripoli.session.replay import position_record
from tripoli.shores.model.state import Setup
from tripoli.shores.title import SHORES

QR = 1000
"""Characters of an address that a camera still reads well."""


@given(setups, seeds, st.integers(0, 200))
def test_a_link_holds_the_game(setup: Setup, seed: int, most: int) -> None:
    game = new(setup, seed)
    play_on(game, Random(seed), most)
    link = pack(SHORES, game.record)
    twin = SHORES.rules.record.from_json(unpack(GAMES, link)).replay()
    assert twin.digest == game.digest
    assert [str(entry) for entry in twin.history] == [str(entry) for entry in game.history]


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("most", [20, 60, 100])
def test_the_link_of_a_position_is_short(most: int, hidden: bool) -> None:
    """A link to a position fits into a QR code, both in mid-game and at the end."""
    game = new(Setup(hidden_discards=hidden), 5)
    play_on(game, Random(5), most)
    assert len(pack(SHORES, position_record(SHORES, game))) < QR
    assert len(pack(SHORES, game.record)) < len(deflated(game.record.to_json()))


def deflated(text: str) -> str:
    """A link as made by versions up to 0.2."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def test_links_of_old_versions_open() -> None:
    page = Page(seed=7)
    play(page, Random(5), 20)
    record = page.ask(do="record")["record"]
    again = Page()
    again.ask(do="open", text="#g=" + deflated(record))
    assert again.ask(do="record")["record"] == record


def test_the_dictionary_of_links_never_changes() -> None:
    """A changed dictionary would break existing links: add another one instead."""
    assert [hashlib.sha256(words).hexdigest()[:16] for words in SHORES.link_words] == [
        "93cf2443f8b0422d"
    ]


BOMB = deflated("[" * 40_000_000)


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("", "it is incomplete or altered"),
        ("~", "it is incomplete or altered"),
        ("~shores1", "it is incomplete or altered"),
        ("~shores1.", "it is incomplete or altered"),
        ("~shores1.AAAA", "it is incomplete or altered"),
        ("~shores1.eNo=", "it is incomplete or altered"),
        ("~shores9.AAAA", "it was made by another version of the site"),
        ("~shores0.AAAA", "it was made by another version of the site"),
        ("~chess1.AAAA", "it was made by another version of the site"),
        ("!!!", "it is incomplete or altered"),
        ("A" * (LONGEST_LINK + 1), "it is larger than any game"),
        (BOMB, "it is larger than any game"),
    ],
)
def test_what_is_no_link(link: str, reason: str) -> None:
    with pytest.raises(LinkError, match=f"^{reason}$"):
        unpack(GAMES, link)
    page = Page(seed=7)
    assert page.refused(do="open", text="#g=" + link) == f"the link cannot be opened: {reason}"


def test_a_link_that_is_no_text() -> None:
    assert "expected a text" in Page(seed=7).refused(do="open", text=[1])


def test_every_cut_and_every_changed_letter_is_found() -> None:
    """The checksum detects every truncation and every altered character, unless the meaning is
    unchanged: some bits are unused, and a copied string may have two sources.
    """
    game = new(Setup(), 5)
    play_on(game, Random(5), 30)
    link = pack(SHORES, position_record(SHORES, game))
    letters = range(len("~shores1."), len(link))
    found = 0
    for at in letters:
        with pytest.raises(LinkError):
            unpack(GAMES, link[:at])
        other = "A" if link[at] != "A" else "B"
        altered = link[:at] + other + link[at + 1 :]
        try:
            assert unpack(GAMES, altered) == unpack(GAMES, link)
        except LinkError:
            found += 1
    assert found > 0.9 * len(letters)


def test_each_game_has_its_own_dictionary() -> None:
    titles = {**GAMES, "tiny": TINY}
    page = Page(seed=1, titles={"tiny": TINY})
    link = page.ask(do="link")["link"]
    assert link.startswith("~tiny1.")
    assert json.loads(links.unpack(titles, link))["setup"] == {"seats": 2}
