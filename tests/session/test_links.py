"""Games and positions as links: short, checked, limited in size; old links still open."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import trek
from hypothesis import given
from hypothesis import strategies as st
from shores.strategies import new, play_on, seeds, setups
from stand_in import Page, play
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
    assert len(pack(SHORES, game.record)) < QR, "the link of the whole game does, too"


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


ARRIVALS = json.loads((Path(__file__).parents[1] / "arrivals.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "arrival", ARRIVALS, ids=lambda one: f"{one['made']}, {one['form']}, {one['setup']}"
)
def test_whatever_has_ever_been_made_opens(arrival: dict[str, Any]) -> None:
    """Records of every version, and links of every form and dictionary, lead to the same position
    as when they were made. Links with packed choices pin down which options there are.
    """
    page = Page()
    page.ask(do="open", text=arrival["text"])
    game = page.table.game
    assert game is not None
    assert (len(game.sides), game.digest) == (arrival["choices"], arrival["digest"])


def test_every_form_of_link_is_among_them() -> None:
    made = {(one["made"], one["form"]) for one in ARRIVALS}
    assert {("version 1", "record"), ("version 2", "record"), ("version 3", "record")} <= made
    texts = [one["text"] for one in ARRIVALS]
    for number in range(1, len(SHORES.link_words) + 1):
        for form in (f"~shores{number}.", f"~shores{100 + number}."):
            assert any(text.startswith(form) for text in texts), form
    # One that is made today is read as those are.
    again = Page()
    again.ask(do="load", record=next(one["text"] for one in ARRIVALS if one["form"] == "record"))
    assert again.ask(do="link")["link"].startswith(f"~shores{100 + len(SHORES.link_words)}.")


def test_a_link_of_a_long_game_is_short() -> None:
    """Five thousand choices, each of sixty options, take less than a letter each."""
    game = trek.after(5000)
    link = pack(trek.TREK, game.record)
    assert len(link) < 5200 < 0.025 * len(game.record.to_json())
    assert unpack({"trek": trek.TREK}, link) == game.record.to_json()


def test_dice_that_do_not_follow_from_the_seed_are_in_the_link() -> None:
    """As in a game that goes on from a moment of another."""
    game = new(Setup(), 5)
    play_on(game, Random(5), 60)
    other = replace(game.record, seed=6, used=3)
    link = pack(SHORES, other)
    assert unpack(GAMES, link) == other.to_json()
    assert len(link) < len(pack(SHORES, game.record)) + 200
    nothing_to_come = replace(game.record, seed=None, used=0)
    assert unpack(GAMES, pack(SHORES, nothing_to_come)) == nothing_to_come.to_json()


def test_a_link_whose_game_comes_out_otherwise_is_refused() -> None:
    """As if an option had been added to the rules since: no other game opens in its place."""
    game = new(Setup(), 5)
    play_on(game, Random(5), 60)
    link = pack(SHORES, game.record)
    letters = link.partition(".")[2]
    words = SHORES.link_words[-1]
    data = zlib.decompressobj(15, words).decompress(
        base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    )
    assert b'"solitaire":false' in data
    for old, other in (
        (b'"solitaire":false', b'"solitaire":true'),
        (b'"choices":60', b'"choices":900'),
    ):
        packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_DEFAULT_STRATEGY, words)
        packed = packer.compress(data.replace(old, other)) + packer.flush()
        altered = base64.urlsafe_b64encode(packed).decode().rstrip("=")
        with pytest.raises(LinkError, match="made by another version"):
            unpack(GAMES, f"~shores101.{altered}")


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
        ("~shores101.", "it is incomplete or altered"),
        ("~shores101.AAAA", "it is incomplete or altered"),
        ("~shores109.AAAA", "it was made by another version of the site"),
        ("~shores201.AAAA", "it was made by another version of the site"),
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
    letters = range(link.index(".") + 1, len(link))
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
    assert link.startswith("~tiny101.")
    assert json.loads(links.unpack(titles, link))["setup"] == {"seats": 2}
