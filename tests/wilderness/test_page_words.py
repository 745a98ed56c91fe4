"""The words of the page: rules, cards and timeline agree with the game and leave nothing out."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tripoli.kernel.text import EN_DASH
from tripoli.wilderness.model import tables
from tripoli.wilderness.model.cards import CARDS, COPIES
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import NATIONS, PIECES, Kind, Nation, each
from tripoli.wilderness.model.setup import SCENARIOS
from tripoli.wilderness.model.spaces import BY_NAME, Department
from tripoli.wilderness.model.state import ENTHUSIASTIC, RELUCTANT, SUPPORTIVE
from tripoli.wilderness.rules.events.provincials import LIMITS
from tripoli.wilderness.rules.year import CARDS as HAND
from tripoli.wilderness.rules.year import FEWER_CARDS, MORE_CARDS

PART = Path(__file__).parents[2] / "web/src/wilderness"


def _read(name: str) -> Any:
    return json.loads((PART / "words" / f"{name}.json").read_text(encoding="utf-8"))


RULES = _read("rules")
CARD_TEXTS = _read("cards")
TIMELINE = _read("timeline")
IDS = {section["id"] for section in RULES}
TABLES = {table["caption"]: table for section in RULES for table in section.get("tables", [])}
TITLES = {card.title for card in CARDS.values()}

_SECTIONS = """
2.0 3.1 3.11 3.12 3.13 3.2 3.3 4.0 5.11 5.12 5.13 5.21 5.22 5.23 5.24 5.25 5.26 5.31 5.32 5.33
5.34 5.35 5.36 5.4 5.41 5.42 5.43 5.44 5.45 5.46 5.51 5.52 5.521 5.522 5.523 5.53 5.531 5.532
5.533 5.534 5.54 5.55 5.56 6.1 6.2 6.21 6.22 6.3 6.4 6.41 6.42 6.43 6.431 6.432 6.51 6.52 6.53
6.54 6.6 6.61 6.62 6.63 6.64 6.71 6.711 6.712 6.72 6.721 6.722 6.723 6.724 6.8 6.81 6.811 6.82
6.83 6.84 6.85 7.1 7.2 7.3 7.4 7.5 7.51 7.52 7.53 7.54 7.55 7.56 7.6 7.61 7.62 7.63 7.64 7.7 7.8
7.81 7.82 7.9 7.91 7.92 8.1 8.11 8.12 8.13 8.2 8.21 8.22 8.23 8.231 8.232 8.24 8.25 8.251 8.252
9.1 9.11 9.12 9.13 9.14 9.2 9.21 9.22 10.1 10.11 10.12 10.13 10.2 10.21 10.22 10.23 10.3 10.31
10.32 10.33 10.4 10.41 10.411 10.412 10.413 10.42 10.421 10.422 11.0 11.1 11.2 12.1 12.2 12.21
12.3 13.11 13.12 13.13 13.14 13.21 13.22 13.23 13.3 14.1 14.2 14.3 14.4 14.5 14.6 14.7
"""
"""The numbered texts of the rulebook but its introduction, 1.0, and headings without a text."""
SECTIONS = _SECTIONS.split()
UNTOLD = {
    111: "which of two printed ratings Dunbar has: it stands on his piece",
    112: "misprints of the playbook",
}
"""Rulings that a reader of the page has no use for, and why."""


def test_every_question_of_the_game_has_a_rule() -> None:
    """By its subject, or by the event that it belongs to."""
    responses = [key for key, copies in COPIES.items() if copies[0].response]
    events = [key for key in COPIES if key not in responses]
    asked: list[tuple[Ask, str | None]] = [(Ask.WINDOW, key) for key in responses]
    asked += [(ask, key) for ask in (Ask.EVENT, Ask.DISCARD) for key in events]
    asked += [(ask, None) for ask in Ask if ask not in {Ask.WINDOW, Ask.EVENT, Ask.DISCARD}]
    questions = [
        {"decision": {"ask": ask.value, "card": key}, "ended": False} for ask, key in asked
    ]
    questions += [{"decision": None, "ended": True}, {"decision": None, "ended": False}]
    script = (
        f"import {{ ASKED, ruleOf }} from {json.dumps((PART / 'rules.js').as_uri())};"
        f"const found = {json.dumps(questions)}.map(ruleOf);"
        "console.log(JSON.stringify([ASKED, found]));"
    )
    command = ["node", "--no-warnings", "--input-type=module", "--eval", script]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    subjects, found = json.loads(printed)
    assert set(subjects) == {ask.value for ask, key in asked if key is None}
    assert found[-2:] == ["aim", None]
    assert set(found[:-2]) <= IDS
    by_event = {text["event"]: text["rule"] for text in CARD_TEXTS}
    for (ask, key), rule in zip(asked, found[:-2], strict=True):
        assert rule == (subjects[ask.value] if key is None else by_event[key])


def test_section_ids_are_unique() -> None:
    assert len(IDS) == len(RULES)


def _cited() -> Iterator[str]:
    for text in (*RULES, *CARD_TEXTS):
        yield from text.get("cites", [])


def test_the_rules_tell_the_whole_rulebook() -> None:
    """Each section of it is cited, or one that it is a part of; nothing else is."""
    cited = {number for number in _cited() if not number.startswith("W")}
    untold = {
        number
        for number in SECTIONS
        if not any(number.startswith(whole.removesuffix("0")) for whole in cited)
    }
    assert not untold
    assert not {
        whole
        for whole in cited
        if not any(number.startswith(whole.removesuffix("0")) for number in SECTIONS)
    }


def test_the_rules_tell_every_ruling() -> None:
    """All 138, but those of no use to a reader; none is told in two notes."""
    notes = [name for section in RULES for name in section["notes"]]
    assert len(notes) == len(set(notes))
    told = {*notes, *(number for number in _cited() if number.startswith("W"))}
    assert told == {f"W{number}" for number in range(1, 139) if number not in UNTOLD}


def test_rules_name_only_cards() -> None:
    """What is between underscores is the title of a card; asterisks come in pairs."""
    for section in RULES:
        cells = [
            cell
            for table in section.get("tables", [])
            for row in (table["head"], *table["rows"])
            for cell in row
        ]
        for text in (*section["text"], *section["notes"].values(), *cells):
            assert text.count("_") % 2 == 0, text
            assert set(text.split("_")[1::2]) <= TITLES, text
    for text in _strings((RULES, CARD_TEXTS, TIMELINE)):
        assert text.count("*") % 2 == 0, text


def _strings(value: Any) -> Iterator[str]:
    """All texts in JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _strings(item)


@pytest.mark.parametrize("caption", TABLES)
def test_tables_are_full(caption: str) -> None:
    table = TABLES[caption]
    assert {len(row) for row in table["rows"]} == {len(table["head"])}


def test_the_combat_table_is_the_games() -> None:
    """7.0."""
    (caption,) = (name for name in TABLES if name.startswith("Combat results"))
    rows = TABLES[caption]["rows"]
    assert TABLES[caption]["head"] == [
        "Die",
        *(column.replace("-", EN_DASH) for column in tables.COLUMNS),
    ]
    assert [row[0] for row in rows] == ["0 or less", *"123456", "7 or more"]
    for die, row in enumerate(rows):
        columns = range(len(tables.COLUMNS))
        assert row[1:] == [str(tables.losses(column, die)) for column in columns]


def _dice(heading: str) -> list[int]:
    """The modified dice, 0 to 7, that the heading of a row stands for."""
    found = [int(number) for number in re.findall(r"\d", heading)]
    if "less" in heading:
        return list(range(found[0] + 1))
    if "more" in heading:
        return list(range(found[0], 8))
    return list(range(found[0], found[-1] + 1))


def test_the_siege_table_is_the_games() -> None:
    """8.23."""
    told = {
        die: int(rise)
        for heading, rise in TABLES["Siege: modified die"]["rows"]
        for die in _dice(heading)
    }
    assert told == dict(enumerate(tables.SIEGE))


def test_the_raid_table_is_the_games() -> None:
    """10.3."""
    told = {}
    for heading, *cells in TABLES["Raid: modified die"]["rows"]:
        for die in _dice(heading):
            told[die] = cells
    for die in range(8):
        for cell, hard in zip(told[die], (True, False), strict=True):
            success, lost = tables.raid(die, hard=hard)
            words = "Succeeds" if success else "Fails"
            if lost:
                words += f", {lost} step{'s' * (lost > 1)} lost"
            assert cell == words


KINDS = {
    "Regulars": [Kind.REGULAR],
    "Highlanders, Royal Americans (Regulars, too)": [Kind.HIGHLAND, Kind.ROYAL_AMERICAN],
    "Marine Detachments (French Regulars, too)": [Kind.MARINE_DETACHMENT],
    "Provincials": [Kind.PROVINCIAL],
    "Light Infantry": [Kind.LIGHT_INFANTRY],
    "Indians, Coureurs des bois": [Kind.INDIAN, Kind.COUREURS],
    "Rangers": [Kind.RANGER],
    "Militia": [Kind.MILITIA],
    "A leader alone": [Kind.LEADER],
}
"""The kinds of pieces in each row of the table of units."""


def test_the_table_of_units_is_the_games() -> None:
    """3.1."""
    rows = TABLES["Units"]["rows"]
    assert [row[0] for row in rows] == list(KINDS)
    assert {kind for kinds in KINDS.values() for kind in kinds} == set(Kind)
    for name, _, full, reduced, movement in rows:
        for piece in PIECES:
            if piece.kind in KINDS[name]:
                assert movement == str(piece.movement)
                if piece.kind is not Kind.LEADER:
                    assert (full, reduced) == (str(piece.strengths[1]), str(piece.strengths[0]))


def test_the_alliances_name_every_nation() -> None:
    """5.531."""
    rows = TABLES["Alliances"]["rows"]
    groups = (
        Nation.NORTHERN,
        Nation.WESTERN,
        Nation.PAYS_D_EN_HAUT,
        Nation.IROQUOIS,
        Nation.MOHAWK,
        Nation.CHEROKEE,
    )
    for row, nation in zip(rows, groups, strict=True):
        tribes = {piece.tribe for piece in each(NATIONS[nation])}
        assert set(row[1].removeprefix("Also ").split(", ")) == tribes


def test_the_other_tables_are_the_games() -> None:
    """The limits of the assemblies (5.54), hands (W7), and scenarios."""
    boxes = {"Reluctant": RELUCTANT, "Supportive": SUPPORTIVE, "Enthusiastic": ENTHUSIASTIC}
    for box, southern, northern, _ in TABLES["Provincials in play"]["rows"]:
        limits = LIMITS[boxes[box]]
        for told, department in ((southern, Department.SOUTHERN), (northern, Department.NORTHERN)):
            assert told == ("No limit" if limits[department] == 99 else str(limits[department]))
    hands = [cell for row in TABLES["Cards in a hand"]["rows"] for cell in row[1:] if cell]
    assert hands == [str(size) for size in (HAND, HAND, MORE_CARDS, MORE_CARDS, FEWER_CARDS)]
    for row, scenario in zip(TABLES["Scenarios"]["rows"], SCENARIOS.values(), strict=True):
        seasons = 2 * (scenario.last_year - scenario.first_year + 1)
        assert row == [
            scenario.name,
            f"{scenario.first_year}{EN_DASH}{scenario.last_year % 100}",
            str(seasons),
            f"1{EN_DASH}{len(scenario.deck)}",
            str(HAND if scenario.early else MORE_CARDS),
            f"French {scenario.vp}" if scenario.vp else "0",
        ]


UNCONDITIONAL = {
    "campaign",
    "call_out_militias",
    "rangers",
    "light_infantry",
    "acadians_expelled",
    "william_pitt",
}
"""Events that can always be played."""


def test_every_card_has_its_words() -> None:
    """When it can be played, unless it always can, its effect, its rule, and a short note."""
    numbers = [int(number) for text in CARD_TEXTS for number in text["notes"]]
    assert sorted(numbers) == sorted(CARDS)
    for text in CARD_TEXTS:
        assert {CARDS[int(number)].key for number in text["notes"]} == {text["event"]}
        assert bool(text.get("when")) is (text["event"] not in UNCONDITIONAL)
        assert text["effect"]
        assert text["rule"] in IDS
        for note in text["notes"].values():
            assert 35 <= len(note.split()) <= 62, note
            assert 2 <= len(re.findall(r'[.!?]"?(?= [A-Z"]|$)', note)) <= 4, note


def test_the_timeline_names_places_and_cards_of_the_game() -> None:
    """A card is named by its number, too: each of several copies has a note of its own."""
    cards = {str(card) for card in CARDS.values()}
    for happening in TIMELINE:
        assert happening["place"] is None or happening["place"] in BY_NAME
        assert happening["card"] is None or happening["card"] in cards
    shown = [happening["card"] for happening in TIMELINE if happening["card"]]
    assert len(shown) == len(set(shown))
