"""What the other side did last, in one line; what each side wants at first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from stand_in import Page, options

from tripoli.shores.model import events as ev
from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import (
    ALGIERS,
    AMERICAN,
    DERNE,
    GIBRALTAR,
    MALTA,
    OPEN_SEA,
    SUPPLY,
    TRIPOLI,
    TRIPOLITAN,
    Piece,
    Place,
    Season,
    Side,
)
from tripoli.shores.present.news import headline
from tripoli.shores.text.news import PLANS

FRIGATE, CORSAIR = Piece.FRIGATE, Piece.CORSAIR
ZONE = Place.TRIPOLI_ZONE
RAID = ev.Discarded(TRIPOLITAN, CARDS["Storms"], "to raid")
TO_MOVE = ev.Discarded(AMERICAN, CARDS["Tribute Paid"], "to move")
SUMMER = ev.SeasonBegan(1803, Season.SUMMER)


def played(name: str) -> ev.Played:
    card = CARDS[name]
    return ev.Played(card.side, card)


def fight(kind: str, place: Place, side: Side = AMERICAN) -> ev.FightBegan:
    return ev.FightBegan(kind, place, side, ())


RAIDED: Sequence[ev.Event] = (
    RAID,
    fight("raid", TRIPOLI, TRIPOLITAN),
    ev.Moved(CORSAIR, TRIPOLI, OPEN_SEA, 4),
    ev.Moved(CORSAIR, OPEN_SEA, TRIPOLI, 4),
)


@pytest.mark.parametrize(
    ("reader", "events", "line"),
    [
        (
            TRIPOLITAN,
            [played("Constantinople Demands Tribute"), ev.GoldChanged(-2, 8)],
            "Constantinople Demands Tribute: gold 10 to 8.",
        ),
        (AMERICAN, [*RAIDED, ev.GoldChanged(2, 5)], "Raid from Tripoli: gold 3 to 5."),
        (AMERICAN, [*RAIDED, SUMMER], "Raid from Tripoli: no gold."),
        (
            AMERICAN,
            [
                *RAIDED,
                ev.Sunk(CORSAIR, TRIPOLI, 1, at_sea=True),
                ev.Discarded(AMERICAN, CARDS["Naval Movement"], "lost overboard"),
                ev.GoldChanged(1, 4),
                ev.GoldChanged(2, 6),
                ev.Moved(CORSAIR, SUPPLY, TRIPOLI, 1),
            ],
            "Raid from Tripoli: gold 3 to 6, 1 corsair sunk, you lose Naval Movement.",
        ),
        (
            AMERICAN,
            [ev.BotChecked(5, raids=True), fight("raid", TRIPOLI, TRIPOLITAN)],
            "Raid from Tripoli: no gold.",
        ),
        (
            AMERICAN,
            [ev.BotChecked(4, raids=False), ev.BotRaidsOrBuilds(ALGIERS, False, "five corsairs")],
            "Tripolitania discards a card.",
        ),
        (
            AMERICAN,
            [played("Murad Reis Breaks Out"), ev.Moved(CORSAIR, GIBRALTAR, TRIPOLI, 2)],
            "Murad Reis Breaks Out: 2 corsairs to Tripoli.",
        ),
        (
            AMERICAN,
            [
                played("Storms"),
                ev.Damaged(FRIGATE, ZONE),
                ev.Damaged(FRIGATE, ZONE),
                ev.Sunk(Piece.DAMAGED_FRIGATE, ZONE, 1),
                ev.Moved(Piece.DAMAGED_FRIGATE, ZONE, Place.YEAR_1804, 1),
            ],
            "Storms: 1 frigate sunk, 1 frigate damaged.",
        ),
        (AMERICAN, [played("Storms")], "Storms: no effect."),
        (
            AMERICAN,
            [ev.Discarded(TRIPOLITAN, CARDS["Storms"], "to build"), SUMMER],
            "Tripolitania builds a corsair.",
        ),
        (
            TRIPOLITAN,
            [ev.Discarded(AMERICAN, None, "to build", open=False)],
            "The Americans build a gunboat.",
        ),
        (AMERICAN, [ev.Passed(TRIPOLITAN)], "Tripolitania passes."),
        (TRIPOLITAN, [TO_MOVE, SUMMER], "The Americans discard a card and move no ships."),
        (
            TRIPOLITAN,
            [TO_MOVE, ev.Moved(FRIGATE, MALTA, ZONE, 1), ev.Moved(FRIGATE, GIBRALTAR, ZONE, 1)],
            "2 frigates to the Tripoli zone.",
        ),
        (
            TRIPOLITAN,
            [
                played("Naval Movement"),
                ev.Moved(FRIGATE, MALTA, ZONE, 2),
                ev.Moved(FRIGATE, MALTA, ALGIERS, 1),
                ev.Moved(FRIGATE, MALTA, GIBRALTAR, 1),
            ],
            "Naval Movement: 4 frigates to 3 places.",
        ),
        (
            TRIPOLITAN,
            [
                TO_MOVE,
                ev.Moved(FRIGATE, MALTA, TRIPOLI, 2),
                fight("battle", TRIPOLI),
                ev.Moved(FRIGATE, TRIPOLI, MALTA, 2),
            ],
            "Attack on Tripoli: no hits.",
        ),
        (
            TRIPOLITAN,
            [
                played("General Eaton Attacks Derne"),
                fight("ground combat", DERNE),
                ev.Sunk(Piece.INFANTRY, DERNE, 2),
                ev.Captured(DERNE),
            ],
            "General Eaton Attacks Derne: 2 infantry lost, Derne captured.",
        ),
        (
            TRIPOLITAN,
            [
                played("A Show of Force"),
                ev.Moved(FRIGATE, MALTA, ALGIERS, 3),
                ev.Moved(Piece.ALLIED_CORSAIR, ALGIERS, SUPPLY, 3),
            ],
            "A Show of Force: 3 allied corsairs removed.",
        ),
        (
            TRIPOLITAN,
            [
                played("Bainbridge Supplies Intel"),
                ev.Took(AMERICAN, CARDS["Tribute Paid"]),
                ev.Discarded(AMERICAN, CARDS["Bainbridge Supplies Intel"], "played"),
            ],
            "Bainbridge Supplies Intel: Tribute Paid taken back.",
        ),
        (
            TRIPOLITAN,
            [
                played("Bainbridge Supplies Intel"),
                ev.Took(AMERICAN, None, open=False),
            ],
            "Bainbridge Supplies Intel: no effect.",
        ),
        # A reaction in the reader's own turn; and nothing at all.
        (
            AMERICAN,
            [
                TO_MOVE,
                fight("battle", TRIPOLI),
                ev.BattleCard(TRIPOLITAN, CARDS["The Guns of Tripoli"]),
                ev.Damaged(FRIGATE, TRIPOLI),
            ],
            "The Guns of Tripoli: 1 frigate damaged.",
        ),
        (AMERICAN, [TO_MOVE, fight("battle", TRIPOLI)], ""),
        # It is read until the other side's next turn.
        (
            AMERICAN,
            [*RAIDED, ev.GoldChanged(1, 4), SUMMER, played("Naval Movement"), ev.GoldChanged(1, 5)],
            "Raid from Tripoli: gold 3 to 4.",
        ),
        (AMERICAN, [ev.YearBegan(1801), ev.BotDrew(CARDS["Storms"])], ""),
        # What the reader chose in the other side's turn does not end it.
        (
            AMERICAN,
            [
                RAID,
                fight("raid", TRIPOLI, TRIPOLITAN),
                ev.BattleCard(AMERICAN, CARDS["Lieutenant Sterett in Pursuit"]),
                ev.Sunk(CORSAIR, TRIPOLI, 2, at_sea=True),
                SUMMER,
            ],
            "Raid from Tripoli: no gold, 2 corsairs sunk.",
        ),
        (
            AMERICAN,
            [*RAIDED, ev.GoldChanged(1, 4), SUMMER, ev.YearBegan(1804), *RAIDED],
            "Raid from Tripoli: no gold.",
        ),
    ],
)
def test_the_other_sides_turn_in_one_line(
    reader: Side, events: Sequence[ev.Event], line: str
) -> None:
    assert headline(events, reader) == line


@pytest.mark.unmeasured
def test_every_turn_of_the_other_side_has_its_line() -> None:
    """At the beginning of a turn, a side reads what the other side has just done, in a line that
    fits on a phone.
    """
    longest = 0
    for seed in range(12):
        page = Page(seed=seed, solitaire=seed % 2 == 0)
        rng = Random(seed)
        shown = page.ask(do="show")
        while not shown["over"] and shown["choices"] < 160:
            if shown["hand_over"]:
                assert shown["headline"] == ""
                shown = page.ask(do="sit", seat=shown["hand_over"])
                continue
            began = shown["decision"]["ask"] == "play"
            first = not shown["choices"] and shown["seat"] == "American"
            if began and not first:
                assert shown["headline"].endswith("."), shown["prompt"]
                longest = max(longest, len(shown["headline"]))
            shown = page.ask(do="choose", choice=rng.choice(options(shown)))
    assert longest <= 100


@pytest.mark.parametrize("solitaire", [False, True])
def test_a_plan_comes_with_the_first_choice_only(solitaire: bool) -> None:
    page = Page(seed=7, solitaire=solitaire)
    shown = page.ask(do="show") if solitaire else page.ask(do="sit", seat="American")
    assert tuple(shown["plan"]) == PLANS[AMERICAN]
    shown = page.ask(do="choose", choice="event Naval Movement")
    assert shown["plan"] == []
    shown = page.ask(do="undo")
    assert tuple(shown["plan"]) == PLANS[AMERICAN]
    if not solitaire:
        page.ask(do="choose", choice="event Swedish Frigates Arrive")
        assert tuple(page.ask(do="sit", seat="Tripolitan")["plan"]) == PLANS[TRIPOLITAN]


def test_a_war_that_begins_later_has_no_plan_of_1801() -> None:
    page = Page(seed=7, solitaire=True)
    shown = page.ask(do="show")
    rng = Random(1)
    while shown["year"] == 1801:
        shown = page.ask(do="choose", choice=rng.choice(options(shown)))
    other = Page()
    shown = other.ask(do="open", text=page.ask(do="position")["link"])
    assert shown["plan"] == []
