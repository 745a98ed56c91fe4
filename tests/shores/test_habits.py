"""A simple player's habits: cautious as the Americans, aggressive as Tripolitania."""

from __future__ import annotations

from random import Random

import pytest
from shores.table import AC, TF, A, C, F, G, I, M, table

import tripoli
from tripoli.games import GAMES
from tripoli.kernel.seat import Seat
from tripoli.players import player
from tripoli.shores.judge.habits import habits
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.model.state import Setup

MARINES = "Send in the Marines"
ASSAULT = "Assault on Tripoli"
TREATY = "Treaty of Peace and Amity"
MARCH = "General Eaton Attacks Derne"
SHOW = "A Show of Force"


def choice(game: tripoli.Game) -> str:
    """The choice of a Midshipman."""
    assert game.decision is not None
    seat = Seat(game, game.decision.side)
    return str(player(GAMES["shores"], "midshipman", Random(1)).choose(seat))


@pytest.mark.parametrize(
    ("infantry", "when", "lands"),
    [(1, "Fall 1805", True), (8, "Fall 1805", False), (8, "Winter 1806", True)],
)
def test_a_landing_has_to_be_sure_until_the_last_season(
    infantry: int, when: str, lands: bool
) -> None:
    pieces = {"Tripoli": {I: infantry}, "Tripoli zone": {F: 5}, "Benghazi": {M: 1, A: 5}}
    game = table(when, AMERICAN, pieces, [ASSAULT, MARINES, "Naval Movement"])
    assert (choice(game) == f"event {ASSAULT}") is lands


@pytest.mark.parametrize("bot", [True, False])
def test_any_landing_beats_a_draw_with_the_t_bot(bot: bool) -> None:
    """In solitaire, a draw counts as a loss; against a person it counts half a win."""
    pieces = {"Tripoli": {I: 9}, "Benghazi": {M: 1, A: 1}, "Tripoli zone": {F: 1}}
    setup = Setup(solitaire=bot)
    game = table("Winter 1806", AMERICAN, pieces, [ASSAULT, "Naval Movement"], setup=setup)
    assert (choice(game) == f"event {ASSAULT}") is bot


@pytest.mark.parametrize(("corsairs", "raids"), [(4, False), (5, True)])
def test_five_corsairs_are_enough_for_a_raid(corsairs: int, raids: bool) -> None:
    pieces = {"Tripoli": {C: corsairs}, "Tripoli zone": {F: 3}}
    game = table("Fall 1803", TRIPOLITAN, pieces, [], ["Storms", "Troops to Tripoli"])
    assert choice(game).endswith(" to raid") is raids


def test_a_victory_is_never_discarded() -> None:
    game = table("Fall 1802", AMERICAN, {"Gibraltar": {F: 2}}, [ASSAULT, TREATY, "Naval Movement"])
    assert game.decision is not None
    options = game.decision.options
    liked = dict(zip(map(str, options), habits(game, options), strict=True))
    given = [name for name in liked if name.startswith((f"discard {ASSAULT}", f"discard {TREATY}"))]
    assert len(given) >= 4
    assert max(liked[name] for name in given) < min(
        weight for name, weight in liked.items() if name not in given
    )


@pytest.mark.parametrize(("frigates", "attacks"), [(1, True), (0, False)])
def test_a_frigate_that_bars_the_treaty_is_attacked(frigates: int, attacks: bool) -> None:
    """With Derne captured and all allies at peace, only the frigate prevents the treaty."""
    pieces = {"Tripoli": {C: 2, TF: frigates}, "Tripoli zone": {F: 5}, "Derne": {M: 1, A: 3}}
    game = table(
        "Fall 1805", AMERICAN, pieces, ["Naval Movement", "Early Deployment"], captured=["Derne"]
    )
    game.choose("event Naval Movement")
    assert (choice(game) == "move Tripoli zone > Tripoli") is attacks


def test_all_ships_that_may_come_take_part_in_a_landing() -> None:
    """Ground Combat: up to three frigates join, and the odds assume all of them."""
    pieces = {"Alexandria": {M: 1, A: 5}, "Derne": {I: 2}, "Tripoli zone": {F: 6}, "Malta": {G: 1}}
    game = table("Fall 1804", AMERICAN, pieces, [MARCH])
    game.choose(f"event {MARCH}")
    for left in (3, 2, 1):
        assert game.decision is not None
        assert game.decision.left == left
        assert choice(game) == "move Tripoli zone > Derne"
        game.choose(choice(game))


@pytest.mark.parametrize(("gold", "marches"), [(3, True), (11, False)])
def test_no_march_while_tripolitania_is_close_to_its_last_gold(gold: int, *, marches: bool) -> None:
    """An ally's corsairs could bring the last gold, so the ships make peace there first."""
    pieces = {
        "Alexandria": {M: 1, A: 5},
        "Derne": {I: 2},
        "Algiers": {AC: 3},
        "Tripoli zone": {F: 6},
        "Malta": {G: 3},
    }
    game = table("Fall 1804", AMERICAN, pieces, [MARCH, SHOW], gold=gold)
    assert choice(game) == f"event {MARCH if marches else SHOW}"


@pytest.mark.parametrize(("when", "pays"), [("Fall 1805", False), ("Fall 1806", True)])
def test_tribute_buys_the_last_peace_in_time(when: str, *, pays: bool) -> None:
    """A single ally stands in the way of the treaty in hand, and one more season remains."""
    pieces = {"Algiers": {AC: 3}, "Tripoli": {C: 4}, "Tripoli zone": {F: 5}, "Derne": {M: 1, A: 3}}
    hand = [TREATY, "Tribute Paid", "Constantinople Demands Tribute"]
    game = table(when, AMERICAN, pieces, hand, captured=["Derne"], gold=5)
    assert (choice(game) == "event Tribute Paid") is pays


def test_in_the_last_year_half_the_guns_will_do() -> None:
    """If a frigate at Tripoli prevents the treaty. In earlier years, it takes as many dice as the
    enemy has.
    """
    pieces = {"Tripoli": {C: 6, TF: 1}, "Tripoli zone": {F: 3}, "Derne": {M: 1, A: 3}}
    for when, attacks in (("Summer 1805", False), ("Summer 1806", True)):
        game = table(when, AMERICAN, pieces, ["Naval Movement"], captured=["Derne"])
        game.choose("event Naval Movement")
        assert (choice(game) == "move Tripoli zone > Tripoli") is attacks
