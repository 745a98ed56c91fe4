"""Lessons in a session: they are not saved, and any choice can be tried again."""

from __future__ import annotations

from stand_in import Page, options

RAIDED = "discard Hamet Recruits Bedouins to build"


def taking(name: str) -> Page:
    page = Page()
    page.ask(do="lesson", lesson=name)
    return page


def test_a_lesson_is_taken_alone() -> None:
    """The pupil is seated at once, the other side answers by itself, and its cards stay hidden."""
    page = taking("patrol")
    shown = page.ask(do="show")
    assert shown["lesson"] == {"name": "patrol", "step": "play", "outcome": ""}
    assert (shown["seat"], shown["hand_over"], shown["thinks"]) == ("American", None, None)
    assert shown["cards"]["Tripolitan"]["hand"] is None
    assert shown["further"] is False
    shown = page.ask(do="choose", choice=RAIDED)
    assert shown["lesson"] == {"name": "patrol", "step": "play", "outcome": "raided"}
    assert shown["options"] == []
    assert shown["decision"] is None
    assert shown["prompt"] == "The lesson is over."
    assert page.refused(do="choose", choice=RAIDED) == (
        "the lesson is over; take it again, or another one"
    )


def test_a_lesson_is_not_kept() -> None:
    page = taking("raid")
    assert page.table.keep() is None
    page.ask(do="new", seed=1)
    assert page.table.keep() is not None
    assert page.ask(do="show")["lesson"] is None


def test_a_choice_of_a_lesson_is_tried_another_way() -> None:
    """Undo goes past the dice, and the arranged results repeat."""
    page = taking("patrol")
    first = page.ask(do="choose", choice=RAIDED)
    taken_back = page.ask(do="undo")
    assert RAIDED in options(taken_back)
    assert taken_back["lesson"]["outcome"] == ""
    assert taken_back["undo"] is False
    again = page.ask(do="choose", choice=RAIDED)
    assert again == first


def test_a_whole_turn_of_a_lesson_is_taken_back() -> None:
    page = taking("patrol")
    page.ask(do="choose", choice="discard Marine Sharpshooters to move")
    page.ask(do="choose", choice="move Gibraltar > Tripoli zone")
    assert RAIDED in options(page.ask(do="undo", whole=True))


def test_a_lesson_that_does_not_exist() -> None:
    assert "the lesson" in Page().refused(do="lesson", lesson="navigation")


def test_a_game_goes_on_from_a_lesson() -> None:
    """The new game has its own chance and a computer opponent, and is saved."""
    page = taking("raid")
    shown = page.ask(do="fork", at=0)
    assert shown["lesson"] is None
    assert shown["players"] == {"American": "midshipman"}
    assert page.table.keep() is not None


def test_a_lesson_is_seen_as_it_should_go() -> None:
    """A lesson's example can be shown and replayed like a game."""
    page = Page()
    shown = page.ask(do="lesson", lesson="twelve", played=True)
    assert shown["lesson"] == {"name": "twelve", "step": "", "outcome": "won"}
    assert shown["choices"] == 3
    assert page.ask(do="replay", at=1)["choices"] == 3
    assert page.ask(do="undo")["lesson"]["outcome"] == ""
