"""A simple player's habits: careful as the Americans, eager as Tripolitania."""

from __future__ import annotations

from random import Random

import pytest
from table import TF, A, C, F, I, M, table

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


def choice(game: tripoli.Game) -> str:
    """What a Midshipman chooses."""
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
    """Solitaire: a draw is no win; against a person it is half of one."""
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
    """With Derne captured and all allies at peace nothing else stands in its way."""
    pieces = {"Tripoli": {C: 2, TF: frigates}, "Tripoli zone": {F: 5}, "Derne": {M: 1, A: 3}}
    game = table(
        "Fall 1805", AMERICAN, pieces, ["Naval Movement", "Early Deployment"], captured=["Derne"]
    )
    game.choose("event Naval Movement")
    assert (choice(game) == "move Tripoli zone > Tripoli") is attacks
