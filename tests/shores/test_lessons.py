"""Lessons: each can end in each of its outcomes, and each outcome has its text."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from shores.ways import WAYS

from tripoli.games import GAMES
from tripoli.session.lesson import Taught
from tripoli.shores.lessons import LESSONS
from tripoli.shores.model.pieces import Side

SHORES = GAMES["shores"]
WORDS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web/src/shores/words/lessons.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(("name", "outcome"), WAYS)
def test_a_lesson_can_end_in_every_way(name: str, outcome: str) -> None:
    taught = Taught(SHORES, name)
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
            taught = Taught(SHORES, name)
            timeline = taught.begun()
            while not (outcome := taught.outcome(timeline)):
                assert timeline.game.decision is not None
                timeline.choose(rng.choice(timeline.game.decision.options))
                taught.answer(timeline)
            ends.add((outcome, len(timeline.events)))
        assert len(ends) == 1
        assert outcome in LESSONS[name].outcomes


def test_every_lesson_has_its_words() -> None:
    """No text is longer than two sentences."""
    assert [words["name"] for words in WORDS] == list(LESSONS)
    for words in WORDS:
        lesson = LESSONS[words["name"]]
        assert words["side"] == str(Side(lesson.seat))
        assert tuple(words["outcomes"]) == tuple(lesson.outcomes)
        steps = words.get("steps", {})
        for said in (words["task"], *steps.values(), *words["outcomes"].values()):
            assert len(re.findall(r"[.!?](?= |$)", said)) <= 2, said


def test_an_example_leads_to_what_the_lesson_is_about() -> None:
    for name, lesson in LESSONS.items():
        assert list(lesson.example) == WAYS[name, lesson.outcomes[0]]


def test_lessons_are_taken_from_both_sides() -> None:
    assert {lesson.seat for lesson in LESSONS.values()} == set(Side)


def test_a_year_is_taught_step_by_step() -> None:
    """Two seasons, the cards and ships of the next year, and the hand limit (Sequence of Play)."""
    (words,) = (words for words in WORDS if words["name"] == "year")
    lesson = LESSONS["year"]
    taught = Taught(SHORES, "year")
    timeline = taught.begun()
    steps = [taught.step(timeline)]
    for choice in lesson.example:
        timeline.choose(choice)
        taught.answer(timeline)
        steps.append(taught.step(timeline))
    game = timeline.game
    assert steps == ["fall", "winter", "limit", "limit", "spring"]
    assert words["steps"].keys() == {"winter", "limit"}
    assert (game.state.year, str(game.state.season)) == (1802, "Spring")
    assert len(game.state.cards[Side.AMERICAN].hand) == 8
    for name in set(LESSONS) - {"year"}:
        assert LESSONS[name].step(game, timeline.events) == ""
