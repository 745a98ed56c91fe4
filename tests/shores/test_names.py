"""Display names may change: everything displayed follows, and nothing else does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import PIECES, PLACES, Season, Side
from tripoli.shores.text import names

RECORD = Path(__file__).parent / "golden" / "solitaire-tripoli-captured-2471.json"
SCRIPT = """
import json, sys
from pathlib import Path

from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import *
from tripoli.shores.text import names

if sys.argv[2] == "renamed":
    # Before any sentence can be made.
    from tripoli.session import text
    text.PLAYERS["midshipman"] = "Kadett"
    names.SIDES[AMERICAN] = "Amerikaner"
    names.SEATS[AMERICAN] = "US"
    names.SEASONS[SPRING] = "Lenz"
    names.CARDS[CARDS["Naval Movement"]] = "Manöver"
    zone = names.PlaceName("Reede", "die Reede", "auf der Reede", "auf der Reede")
    names.PLACES[TRIPOLI_ZONE] = zone
    names.PLACES[GIBRALTAR] = names.PlaceName("Felsen", "Felsen", "am Felsen", "am Felsen")
    names.PIECES[CORSAIR] = names.PieceName(
        "Pirat", "ein Pirat", "{count:# Pirat|# Piraten}", "{count:Ein Pirat|# Piraten}", "ship"
    )
    names.PIECES[FRIGATE] = names.PieceName(
        "Fregatte",
        "eine Fregatte",
        "{count:# Fregatte|# Fregatten}",
        "{count:Eine Fregatte|# Fregatten}",
        "ship",
    )

from tripoli.games import GAMES
from tripoli.session.table import Table

title = GAMES["shores"]
table = Table(GAMES)
def ask(**request):
    return json.loads(table.ask(json.dumps(request)))
record = Path(sys.argv[1]).read_text()
facts = ask(do="facts")["facts"]
loaded = ask(do="load", record=record)["table"]
# At a moment with everything on the table, whatever is displayed.
game = title.rules.record.from_json(record)
moment = game.replay(upto=int(sys.argv[3]))
begun = ask(do="new", game="shores", seed=1, players={"Tripolitan": "midshipman"})["table"]
thinks = ask(do="new", game="shores", seed=1, players={"American": "midshipman"})["table"]["prompt"]
print(json.dumps({
    "facts": facts,
    # The reasons of the T-bot are fixed sentences, which may name places themselves.
    "log": [
        line["text"] for line in loaded["log"]["lines"] if not line["kind"].startswith("Bot")
    ],
    "links": [
        [line["text"][link["at"]:link["at"] + link["length"]], link["card"]]
        for line in loaded["log"]["lines"] for link in line.get("links", ())
    ],
    "lines": [
        {key: value for key, value in line.items() if key not in ("text", "links")}
        for line in loaded["log"]["lines"]
    ],
    "pieces": loaded["board"]["pieces"],
    "prompt": begun["prompt"],
    "thinks": thinks,
    "notations": [option["notation"] for option in begun["options"]],
    "terminal": title.words.board_text(moment, (0,)),
    "record": game.to_json(),
    "link": ask(do="link") ["link"],
}))
"""


@pytest.fixture(scope="module")
def told() -> dict[str, dict[str, Any]]:
    """What a session and a terminal say, plainly and with other names."""
    return {
        how: json.loads(
            subprocess.run(
                [sys.executable, "-c", SCRIPT, str(RECORD), how, "40"],
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
        for how in ("plain", "renamed")
    }


def test_everything_has_a_display_name() -> None:
    assert set(names.PLACES) == set(PLACES)
    assert set(names.PIECES) == set(PIECES)
    assert set(names.SIDES) == set(names.SEATS) == set(Side)
    assert set(names.SEASONS) == set(Season)
    assert set(names.CARDS) == set(CARDS.values())


def test_sentences_follow_the_display_names(told: dict[str, dict[str, Any]]) -> None:
    renamed = told["renamed"]
    log = " ".join(renamed["log"])
    for new in ("Lenz 1802.", "die Reede", "auf der Reede", "Piraten", "Eine Fregatte", "Manöver"):
        assert new in log, new
    for old in ("Tripoli zone", "Gibraltar", "Tripolitan corsair", "Naval Movement"):
        assert old in " ".join(told["plain"]["log"])
        assert old not in log, old
    assert renamed["prompt"].startswith("Amerikaner: ")
    assert renamed["thinks"] == "Kadett (US) is thinking."
    terminal = renamed["terminal"]
    for new in ("Felsen", "Reede", "Fregatte", "Lenz"):
        assert new in terminal, new
    for old in ("Tripoli zone", "American frigates\n", "Spring"):
        assert old in told["plain"]["terminal"]
        assert old not in terminal, old


def test_links_to_cards_stand_where_their_names_are(told: dict[str, dict[str, Any]]) -> None:
    assert told["plain"]["links"]
    assert all(text == card for text, card in told["plain"]["links"])
    assert ["Manöver", "Naval Movement"] in told["renamed"]["links"]


def test_the_notation_stays(told: dict[str, dict[str, Any]]) -> None:
    """In records, links, options, fields of lines and pieces on the board."""
    for what in ("lines", "pieces", "notations", "record", "link"):
        assert told["plain"][what] == told["renamed"][what], what
    facts = {how: told[how]["facts"]["games"]["shores"] for how in told}
    for how in facts:
        facts[how].pop("names")
        for card in facts[how]["cards"]:
            card.pop("title")
    assert facts["plain"] == facts["renamed"]
