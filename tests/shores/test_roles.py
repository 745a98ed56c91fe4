"""What a line of the log is to a reader."""

from __future__ import annotations

import pytest

from tripoli.shores.model import events as ev
from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import (
    AMERICAN,
    MALTA,
    OPEN_SEA,
    TRIPOLI,
    TRIPOLITAN,
    Piece,
    Season,
    Side,
)
from tripoli.shores.model.result import Reason, Result, Score
from tripoli.shores.present import page, roles

STORMS = CARDS["Storms"]
MOVED = ev.Moved(Piece.FRIGATE, MALTA, TRIPOLI, 2)
RAIDERS = ev.Moved(Piece.CORSAIR, TRIPOLI, OPEN_SEA, 3)
LAID = ev.Discarded(TRIPOLITAN, STORMS, "played")


def rolled(reason: str, dice: tuple[int, ...], hit: int) -> ev.Rolled:
    return ev.Rolled(AMERICAN, reason, TRIPOLI, dice, hit, sum(die >= hit > 0 for die in dice))


@pytest.mark.parametrize(
    ("event", "role"),
    [
        (ev.YearBegan(1802), "period"),
        (ev.SeasonBegan(1802, Season.FALL), "period"),
        (ev.Played(TRIPOLITAN, STORMS), "use"),
        (ev.Discarded(TRIPOLITAN, STORMS, "to raid"), "use"),
        (ev.Took(TRIPOLITAN, None), "use"),
        (ev.Passed(AMERICAN), "use"),
        (LAID, None),
        (MOVED, "move"),
        (RAIDERS, "move"),
        (ev.BotChecked(5, True), "thought"),
        (ev.BotDrew(STORMS), "thought"),
        (ev.FightBegan("battle", TRIPOLI, AMERICAN, ()), "fight"),
        (ev.RoundBegan(TRIPOLI, 2), "blow"),
        (ev.Used(AMERICAN, 5), "blow"),
        (ev.BattleCard(TRIPOLITAN, STORMS), None),
        (ev.Damaged(Piece.FRIGATE, TRIPOLI), None),
        (ev.GoldChanged(1, 3), None),
    ],
)
def test_roles(event: ev.Event, role: str | None) -> None:
    assert roles.role(event) == role
    assert page.line(event).get("role") == role


@pytest.mark.parametrize(
    ("roll", "role"),
    [
        (rolled("battle", (6, 1), 6), "blow"),
        (rolled("battle", (5, 1), 6), None),
        (rolled("battle", (), 6), None),
        (rolled("raid", (6, 1), 5), None),
        (rolled("card", (6,), 0), None),
    ],
)
def test_a_roll_whose_result_no_later_line_reports_is_news(
    roll: ev.Rolled, role: str | None
) -> None:
    """Losses are reported by later lines; that dice missed, or what a raid has captured, is not."""
    assert roles.role(roll) == role


def considered(outcome: str) -> ev.BotConsidered:
    return ev.BotConsidered("event line", STORMS, False, outcome, "")


@pytest.mark.parametrize(
    ("event", "minor"),
    [
        (considered("waits"), True),
        (considered("is discarded"), False),
        (RAIDERS, True),
        (ev.Moved(Piece.CORSAIR, OPEN_SEA, TRIPOLI, 3), True),
        (MOVED, False),
        (LAID, True),
        (ev.Discarded(TRIPOLITAN, STORMS, "to raid"), False),
        (ev.Passed(AMERICAN), False),
    ],
)
def test_what_is_found_only_in_the_log(event: ev.Event, minor: bool) -> None:
    assert roles.minor(event) is minor
    assert page.line(event).get("minor", False) is minor


@pytest.mark.parametrize(
    ("event", "side"),
    [
        (ev.Played(AMERICAN, STORMS), AMERICAN),
        (ev.Passed(TRIPOLITAN), TRIPOLITAN),
        (ev.BotDrew(STORMS), TRIPOLITAN),
        (ev.BattleCard(TRIPOLITAN, STORMS), None),
        (MOVED, None),
    ],
)
def test_whose_turn_a_line_shows(event: ev.Event, side: Side | None) -> None:
    assert roles.acts(event) is side
    assert page.line(event).get("acts") == (None if side is None else page.side_name(side))


def test_the_end() -> None:
    result = Result(None, Reason.END_OF_1806, Score(3, 4))
    assert roles.role(ev.Ended(result)) == "end"
