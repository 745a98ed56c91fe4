"""The stakes before a play, as the coach describes them (Victory Conditions)."""

from __future__ import annotations

from typing import Any

import pytest
from shores.table import AC, TF, C, F, table

from tripoli.shores.model.pieces import AMERICAN, Side
from tripoli.shores.present.stakes import stakes


def told(when: str, pieces: dict[str, Any], side: Side = AMERICAN, **more: Any) -> list[str]:
    """What the coach says before a side's play."""
    return stakes(table(when, side, pieces, **more).view(side))


def test_nothing_is_said_where_nothing_is_near() -> None:
    assert told("Spring 1802", {"Tripoli": {C: 4}}) == []


def test_a_raid_that_could_win() -> None:
    """The harbor most likely to win is named: one of three corsairs must capture a ship."""
    pieces = {"Tripoli": {C: 1}, "Algiers": {AC: 3}, "Algiers zone": {F: 0}}
    assert told("Spring 1803", pieces, gold=11) == [
        "A raid from Algiers now would win the war 70% of the time."
    ]


def test_little_gold_is_missing() -> None:
    assert told("Spring 1803", {"Malta": {F: 2}}, gold=9) == [
        "Tripolitania needs only 3 more gold."
    ]


def test_the_next_frigate_decides() -> None:
    assert told("Spring 1803", {"sunk": {F: 3}}) == [
        "One more American frigate sunk ends the war: Tripolitania wins."
    ]


ONLY = "Only one condition for peace is missing:"


@pytest.mark.parametrize(
    ("when", "pieces", "captured", "missing"),
    [
        ("Summer 1805", {}, ["Derne"], "it is not yet Fall 1805."),
        ("Fall 1805", {"Algiers": {AC: 1}}, ["Derne"], "an ally is still at war."),
        ("Fall 1805", {}, [], "Derne has not been captured."),
        (
            "Fall 1805",
            {"Tripoli": {TF: 1}},
            ["Derne"],
            "there is a Tripolitan frigate in Tripoli harbor.",
        ),
    ],
)
def test_the_missing_condition_is_named_in_a_whole_sentence(
    when: str, pieces: dict[str, Any], captured: list[str], missing: str
) -> None:
    assert f"{ONLY} {missing}" in told(when, {"Malta": {F: 2}, **pieces}, captured=captured)


def test_peace_is_near() -> None:
    """One condition is missing, or none; nothing is said once the treaty has left the game."""
    fall = {"Malta": {F: 2}}
    assert told("Fall 1805", fall) == [f"{ONLY} Derne has not been captured."]
    assert told("Fall 1805", fall, captured=["Derne"]) == ["All four conditions for peace are met."]
    gone = ["Treaty of Peace and Amity"]
    assert told("Fall 1805", fall, captured=["Derne"], removed=gone) == []
