"""The inputs of the evaluation: every value has the name that says what it counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from shores.table import AC, TF, A, C, F, G, I, M

from tripoli.shores.judge.features import INPUTS, inputs
from tripoli.shores.model.arranged import arranged
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN, Piece, Side


def named_inputs(
    pieces: Mapping[str, Mapping[Piece, int]],
    when: str = "Spring 1801",
    side: Side = AMERICAN,
    **more: Any,
) -> dict[str, int]:
    """The inputs of a position, by name."""
    state = arranged(when, side, pieces, **more)
    return dict(zip(INPUTS, inputs(state), strict=True))


EATON_TO_DERNE = "General Eaton Attacks Derne"
EATON_TO_BENGHAZI = "General Eaton Attacks Benghazi"
TREATY = "Treaty of Peace and Amity"
ASSAULT = "Assault on Tripoli"
EXAMPLES: list[tuple[dict[str, Any], dict[str, int]]] = [
    (
        {"pieces": {}, "gold": 7},
        {"gold": 35, "gold, squared": 20, "gold beyond six": 10, "gold, and time left": 35},
    ),
    ({"pieces": {}, "when": "Spring 1804"}, {"season": 31}),
    ({"pieces": {}, "when": "Fall 1805"}, {"season": 46, "seasons since 1804": 30}),
    ({"pieces": {}, "side": TRIPOLITAN}, {"the Tripolitan play of the season is next": 60}),
    (
        {"pieces": {"Tripoli": {C: 5}}},
        {
            "corsairs in Tripoli": 30,
            "corsairs that get through": 33,
            "corsairs that get through, and time left": 34,
            "corsairs beyond four": 12,
            "five corsairs": 60,
            "more Tripolitan dice": 30,
        },
    ),
    (
        {"pieces": {"Tripoli": {C: 2}, "Tripoli zone": {F: 1, Piece.SWEDISH_FRIGATE: 1}}},
        {
            "corsairs in Tripoli": 12,
            "American frigates off Tripoli": 7,
            "Swedish frigates": 30,
            "corsairs that get through": 8,
            "corsairs that get through, and time left": 9,
            "frigates on the map": 7,
        },
    ),
    (
        {"pieces": {"Tripoli": {C: 2}}, "gold": 6},
        {
            "gold": 30,
            "gold, squared": 15,
            "gold, and time left": 30,
            "corsairs in Tripoli": 12,
            "corsairs that get through": 13,
            "corsairs that get through, and time left": 13,
            "corsairs that get through, and gold": 6,
            "more Tripolitan dice": 12,
        },
    ),
    (
        {"pieces": {"Tangier": {AC: 2}, "Tangier zone": {F: 1}, "Tunis": {AC: 1}}},
        {
            "allied corsairs": 21,
            "allied corsairs that get through": 17,
            "allies at war": 40,
            "frigates off allied harbors": 8,
            "allied corsairs that get through, and time left": 18,
            "frigates on the map": 7,
            "more American dice": 6,
        },
    ),
    ({"pieces": {"Tripoli": {TF: 1}}}, {"Tripolitan frigates": 30, "more Tripolitan dice": 12}),
    ({"pieces": {"1803": {TF: 1}}}, {"Tripolitan frigates to come": 30}),
    ({"pieces": {"1803": {F: 1}}}, {"frigates to come": 12}),
    ({"pieces": {"sunk": {F: 1}}}, {"frigates sunk": 20}),
    (
        {"pieces": {"Malta": {F: 2, G: 1}}},
        {
            "frigates in harbors": 14,
            "frigates on the map": 14,
            "gunboats": 20,
            "more American dice": 15,
        },
    ),
    ({"pieces": {"Gibraltar": {C: 1}}}, {"Murad Reis": 30}),
    (
        {"pieces": {"Gibraltar": {C: 1}, "Gibraltar zone": {F: 1}}},
        {
            "Murad Reis": 30,
            "watch off Gibraltar": 20,
            "frigates on the map": 7,
            "more American dice": 6,
        },
    ),
    (
        {"pieces": {"Alexandria": {F: 1}}},
        {
            "Hamet's Army to be, and a frigate in Alexandria": 60,
            "frigates in harbors": 7,
            "frigates on the map": 7,
            "more American dice": 6,
        },
    ),
    ({"pieces": {"Alexandria": {M: 1, A: 1}}}, {"army in Alexandria": 12}),
    ({"pieces": {"Derne": {M: 1, A: 1}}}, {"army in Derne": 12}),
    (
        {"pieces": {"Benghazi": {M: 1, A: 2}}},
        {"army in Benghazi": 18, "army in Benghazi beyond infantry in Tripoli": 18},
    ),
    (
        {"pieces": {"Derne": {I: 1}, "Benghazi": {I: 2}, "Tripoli": {I: 3}}},
        {"infantry in Derne": 6, "infantry in Benghazi": 12, "infantry in Tripoli": 15},
    ),
    (
        {"pieces": {"Benghazi": {A: 1}, "Tripoli": {I: 3}}},
        {
            "army in Benghazi": 6,
            "infantry in Tripoli": 15,
            "infantry in Tripoli beyond army in Benghazi": 12,
        },
    ),
    ({"pieces": {"Derne": {I: 1}}, "captured": ["Derne"]}, {"Derne captured": 60}),
    ({"pieces": {"Benghazi": {I: 1}}, "captured": ["Benghazi"]}, {"Benghazi captured": 60}),
    (
        {"pieces": {}, "american": [EATON_TO_DERNE]},
        {"attack on Derne in hand": 60, "American hand": 7},
    ),
    (
        {"pieces": {}, "american": [EATON_TO_BENGHAZI]},
        {"attack on Benghazi in hand": 60, "American hand": 7},
    ),
    (
        {"pieces": {"Alexandria": {A: 2}}, "american": [EATON_TO_DERNE]},
        {
            "army in Alexandria": 12,
            "attack on Derne in hand": 60,
            "chance of an attack on Derne, in hand": 60,
            "American hand": 7,
        },
    ),
    (
        {"pieces": {"Derne": {A: 2}}, "american": [EATON_TO_BENGHAZI]},
        {
            "army in Derne": 12,
            "attack on Benghazi in hand": 60,
            "chance of an attack on Benghazi, in hand": 60,
            "American hand": 7,
        },
    ),
    (
        {"pieces": {}, "american": ["Marine Sharpshooters", "Send in the Marines"]},
        {"Marines in hand": 40, "American hand": 14},
    ),
    (
        {"pieces": {}, "american": [TREATY], "captured": ["Derne"]},
        {
            "Derne captured": 60,
            "treaty in hand": 60,
            "treaty in hand, Derne captured": 60,
            "treaty in hand, all conditions met": 60,
            "American hand": 7,
        },
    ),
    (
        {"pieces": {"Algiers": {AC: 1}}, "american": [TREATY], "captured": ["Derne"]},
        {
            "allied corsairs": 7,
            "allied corsairs that get through": 6,
            "allies at war": 20,
            "allied corsairs that get through, and time left": 6,
            "Derne captured": 60,
            "treaty in hand": 60,
            "treaty in hand, Derne captured": 60,
            "American hand": 7,
        },
    ),
    (
        {"pieces": {"Tripoli": {TF: 1}}, "american": [TREATY], "captured": ["Derne"]},
        {
            "Tripolitan frigates": 30,
            "more Tripolitan dice": 12,
            "Derne captured": 60,
            "treaty in hand": 60,
            "treaty in hand, Derne captured": 60,
            "American hand": 7,
        },
    ),
    (
        {"pieces": {}, "when": "Fall 1805", "american": [TREATY]},
        {
            "season": 46,
            "seasons since 1804": 30,
            "treaty in hand": 60,
            "treaty in hand, seasons since 1804": 30,
            "American hand": 7,
        },
    ),
    (
        {"pieces": {"Benghazi": {A: 1}, "Malta": {G: 1}}},
        {
            "gunboats": 20,
            "more American dice": 3,
            "army in Benghazi": 6,
            "army in Benghazi beyond infantry in Tripoli": 6,
            "chance of an assault": 60,
        },
    ),
    (
        {"pieces": {"Benghazi": {A: 1}, "Malta": {G: 1}}, "american": [ASSAULT]},
        {
            "gunboats": 20,
            "more American dice": 3,
            "army in Benghazi": 6,
            "assault in hand": 60,
            "army in Benghazi beyond infantry in Tripoli": 6,
            "chance of an assault": 60,
            "chance of an assault, in hand": 60,
            "American hand": 7,
        },
    ),
    (
        {
            "pieces": {"Benghazi": {A: 1}, "Malta": {G: 1}},
            "when": "Winter 1805",
            "american": [ASSAULT],
        },
        {
            "season": 49,
            "seasons since 1804": 35,
            "gunboats": 20,
            "more American dice": 3,
            "army in Benghazi": 6,
            "assault in hand": 60,
            "assault in hand, seasons since 1804": 35,
            "army in Benghazi beyond infantry in Tripoli": 6,
            "chance of an assault": 60,
            "chance of an assault, in hand": 60,
            "chance of an assault, in hand, from Fall 1805 on": 60,
            "chance of an assault, in hand, seasons since 1804": 35,
            "American hand": 7,
        },
    ),
    ({"pieces": {}, "tripolitan": ["Storms"]}, {"Tripolitan hand": 7}),
    ({"pieces": {}, "removed": ["Hamet's Army Created"]}, {"Hamet's Army to be": 0}),
    ({"pieces": {}, "removed": ["Thomas Jefferson"]}, {"Thomas Jefferson": 0}),
    ({"pieces": {}, "removed": ["Swedish Frigates Arrive"]}, {"Swedish Frigates Arrive": 0}),
    ({"pieces": {}, "removed": ["Yusuf Qaramanli"]}, {"Yusuf Qaramanli": 0}),
    ({"pieces": {}, "removed": ["Murad Reis Breaks Out"]}, {"Murad Reis Breaks Out": 0}),
    ({"pieces": {}, "removed": ["Constantinople Sends Aid"]}, {"Constantinople Sends Aid": 0}),
]
"""Positions, and the inputs by which each differs from the start of the war with an empty board."""


@pytest.mark.parametrize(("position", "different"), EXAMPLES)
def test_each_input_has_its_name(position: dict[str, Any], different: dict[str, int]) -> None:
    """The names are parallel to the values: a change on the board changes what is named after it,
    and nothing else.
    """
    empty = named_inputs({})
    found = named_inputs(**position)
    assert {name: value for name, value in found.items() if value != empty[name]} == different


def test_the_examples_name_every_input() -> None:
    assert {"always", *(name for _, different in EXAMPLES for name in different)} == {*INPUTS}
    assert len({*INPUTS}) == len(INPUTS)
    assert named_inputs({})["always"] == 60
