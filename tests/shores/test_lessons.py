"""Lessons: each can end in each of its outcomes, and each outcome has its text."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from shores.ways import WAYS

from tripoli.games import GAMES
from tripoli.session.lesson import LessonInProgress
from tripoli.shores.lessons import LESSONS
from tripoli.shores.model.pieces import Side

SHORES = GAMES["shores"]
WORDS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web/src/shores/words/lessons.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(("name", "outcome"), WAYS)
def test_a_lesson_can_end_in_every_way(name: str, outcome: str) -> None:
    taught = LessonInProgress(SHORES, name)
    timeline = taught.begun()
    for choice in WAYS[name, outcome]:
        assert taught.outcome(timeline) == ""
        assert timeline.game.decision is not None
        assert timeline.game.decision.side == LESSONS[name].seat
        timeline.choose(choice)
        taught.answer(timeline)
    assert taught.outcome(timeline) == outcome


def test_every_way_to_end_is_tried() -> None:
    assert list(WAYS) == [
        (name, outcome) for name, lesson in LESSONS.items() for outcome in lesson.outcomes
    ]


@pytest.mark.parametrize("name", LESSONS)
def test_whatever_is_chosen_is_answered(name: str) -> None:
    """All choices lead to one of the outcomes, and the same choices always to the same one."""
    for seed in range(12):
        ends = set()
        for _ in range(2):
            rng = Random(seed)
            taught = LessonInProgress(SHORES, name)
            timeline = taught.begun()
            while not (outcome := taught.outcome(timeline)):
                assert timeline.game.decision is not None
                timeline.choose(rng.choice(timeline.game.decision.options))
                taught.answer(timeline)
            ends.add((outcome, len(timeline.events)))
        assert len(ends) == 1
        assert outcome in LESSONS[name].outcomes


def test_every_lesson_has_its_words() -> None:
    """A text is at most three sentences, and short enough for a phone."""
    assert [words["name"] for words in WORDS] == list(LESSONS)
    for words in WORDS:
        lesson = LESSONS[words["name"]]
        assert words["side"] == str(Side(lesson.seat))
        assert tuple(words["outcomes"]) == tuple(lesson.outcomes)
        steps = words.get("steps", {})
        for said in (words["task"], *steps.values(), *words["outcomes"].values()):
            assert len(re.findall(r"[.!?](?= |$)", said)) <= 3, said
            assert len(said) <= 250, said


def test_an_example_leads_to_what_the_lesson_is_about() -> None:
    for name, lesson in LESSONS.items():
        assert list(lesson.example) == WAYS[name, lesson.outcomes[0]]


def test_lessons_are_taken_from_both_sides() -> None:
    assert {lesson.seat for lesson in LESSONS.values()} == set(Side)


_TOO_FEW = [
    "event Naval Movement",
    "move Malta > Tripoli",
    "done",
    "gunboat Malta > Tripoli",
    "decline",
    "hit gunboat",
]
"""An attack on Tripoli that suffers a hit."""


def _steps(name: str, outcome: str, choices: Sequence[str]) -> list[str]:
    """The steps on a way through a lesson to an outcome."""
    taught = LessonInProgress(SHORES, name)
    timeline = taught.begun()
    steps = [taught.step(timeline)]
    for choice in choices:
        timeline.choose(choice)
        taught.answer(timeline)
        steps.append(taught.step(timeline))
    assert taught.outcome(timeline) == outcome
    return steps


def test_a_year_is_taught_step_by_step() -> None:
    """Two seasons, the cards and ships of the next year, and the hand limit (Sequence of Play)."""
    assert _steps("year", "turned", LESSONS["year"].example) == [
        "fall",
        "winter",
        "limit",
        "last",
        "spring",
    ]
    taught = LessonInProgress(SHORES, "year")
    timeline = taught.begun()
    for choice in LESSONS["year"].example:
        timeline.choose(choice)
        taught.answer(timeline)
    game = timeline.game
    assert (game.state.year, str(game.state.season)) == (1802, "Spring")
    assert len(game.state.cards[Side.AMERICAN].hand) == 8


@pytest.mark.parametrize(
    ("way", "steps"),
    [
        (("allies", "paid"), ["play", "at war", "at war"]),
        (("allies", "alone"), ["play", "play", "play"]),
        (("patrol", "watched"), ["play", "move", "move", "play"]),
        (("treaty", "peace"), ["play", "reaction", "die", "sign", ""]),
        (("treaty", "open"), ["play", "play", "play"]),
        (("assault", "stormed"), ["play", *["harbor"] * 2, "Marines", *["city"] * 3, ""]),
        (("assault", "waited"), ["play", "move", "play"]),
    ],
)
def test_a_step_is_what_there_is_to_do(way: tuple[str, str], steps: list[str]) -> None:
    """With an ally at war, its raid; without a frigate in Tripoli, the treaty; in the Assault on
    Tripoli, the harbor before the city.
    """
    assert _steps(*way, WAYS[way]) == steps


def test_every_step_with_a_text_is_reached() -> None:
    for words in WORDS:
        name = words["name"]
        ways = [(way, choices) for way, choices in WAYS.items() if way[0] == name]
        if name == "harbor":
            ways.append((("harbor", "fought"), _TOO_FEW))
        seen = {step for way, choices in ways for step in _steps(*way, choices)}
        assert words.get("steps", {}).keys() <= seen


def test_a_missed_task_is_not_denied_twice() -> None:
    """The page puts "Not quite." before what is said of a missed task."""
    for words in WORDS:
        _, *missed = words["outcomes"].values()
        for said in missed:
            assert not said.startswith("Not "), said
