"""The Assault on Tripoli. R14, R16, R20 to R22, R15."""

from __future__ import annotations

from typing import Any

import pytest
from shores.table import TF, A, C, F, G, I, M, S, asked, count, listen, names, play, table, unused

import tripoli
from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import AMERICAN, TRIPOLI, TRIPOLITAN
from tripoli.shores.model.result import Reason
from tripoli.shores.model.state import Setup

CARD = ["Assault on Tripoli"]


def assault(
    pieces: dict[str, Any],
    dice: list[int],
    american: list[str] | None = None,
    tripolitan: list[str] | None = None,
    **more: Any,
) -> tripoli.Game:
    """A game in which the Assault on Tripoli has just been played."""
    when = more.pop("when", "Fall 1805")
    hand = CARD + (american or [])
    game = table(when, AMERICAN, pieces, hand, tripolitan or [], dice=dice, **more)
    return play(game, "event Assault on Tripoli")


def reason(game: tripoli.Game) -> Reason | None:
    """Why the game ended."""
    return game.result.reason if game.result else None


@pytest.mark.parametrize(
    ("when", "playable"),
    [("Winter 1804", False), ("Summer 1805", False), ("Fall 1805", True), ("Spring 1806", True)],
)
def test_from_fall_1805(when: str, playable: bool) -> None:
    """R20; Victory Conditions: playable from Fall 1805 on, with no other condition."""
    game = table(when, AMERICAN, {"Tripoli": {C: 3}}, CARD)
    assert game.decision is not None
    assert ("event Assault on Tripoli" in game.decision.options) is playable


def test_everything_goes_to_tripoli() -> None:
    """*Assault on Tripoli*: all frigates on the map, all gunboats, and the army from Benghazi take
    part.
    """
    pieces = {
        "Malta": {F: 1, G: 2},
        "Algiers": {F: 1},
        "Tunis zone": {F: 1},
        "1806": {F: 1},
        "Benghazi": {M: 1, A: 3},
        "Tripoli zone": {S: 2},
        "Tripoli": {C: 1, TF: 1, I: 2},
    }
    game = assault(pieces, [], ["Preble's Boys Take Aim"])
    assert asked(game) == ("American", "reaction")
    found = [count(game, piece, TRIPOLI) for piece in (F, G, M, A, C, TF, I)]
    assert found == [3, 2, 1, 3, 1, 1, 2]
    assert count(game, F, "1806") == 1
    assert count(game, S, "Tripoli zone") == 2


def test_fought_until_one_fleet_is_gone() -> None:
    """Assault on Tripoli: fought round after round, with battle cards in the first round only."""
    game = assault(
        {"Malta": {F: 1}, "Tripoli": {C: 2, I: 0}, "Benghazi": {M: 1}},
        [1, 1, 1] + [1] * 14 + [6, 1, 1, 1] + [6, 1, 1],
        ["Preble's Boys Take Aim"],
        ["The Guns of Tripoli"],
    )
    news = listen(game)
    play(game, "play Preble's Boys Take Aim", "play The Guns of Tripoli")
    rolls = [len(event.dice) for event in news if isinstance(event, ev.Rolled)]
    assert rolls == [3, 14, 2, 2, 2, 1]
    assert reason(game) is Reason.TRIPOLI_CAPTURED


def test_damaged_frigates_fight_on() -> None:
    """R21: ships stay damaged between rounds; damaged frigates roll all dice until they sink."""
    game = assault(
        {"Malta": {F: 1}, "Tripoli": {C: 2, TF: 1}, "Benghazi": {M: 1}},
        [1, 1] + [6, 1, 1, 1] + [6, 1] + [6, 1, 1, 1],
    )
    # Round 1 damages the American frigate; in round 2 it still rolls two dice and sinks.
    assert asked(game) == ("Tripolitan", "hit")
    assert count(game, F, "sunk") == 1
    game.choose("hit corsair")
    assert reason(game) is Reason.ASSAULT_REPULSED
    assert game.result is not None
    assert game.result.winner is TRIPOLITAN
    assert unused(game) == ((), ())


def test_the_fleet_gone_is_a_tripolitan_victory() -> None:
    """R21: if only the American fleet is eliminated, Tripolitania wins."""
    game = assault({"Malta": {G: 1}, "Tripoli": {C: 2}, "Benghazi": {M: 1, A: 5}}, [1, 6, 1])
    assert reason(game) is Reason.ASSAULT_REPULSED


def test_both_fleets_gone_is_an_american_success() -> None:
    """R21: if both fleets are eliminated, even by the same roll, the Americans succeed."""
    game = assault({"Malta": {G: 1}, "Tripoli": {C: 1, I: 1}, "Benghazi": {M: 1}}, [6, 6] + [6, 1])
    assert reason(game) is Reason.TRIPOLI_CAPTURED


def test_naval_combat_begins_even_without_a_fleet() -> None:
    """R20: there is at least one round, with battle cards; an American side without ships loses."""
    game = assault({"Tripoli": {C: 1}}, [1], ["Preble's Boys Take Aim"])
    assert asked(game) == ("American", "reaction")
    game.choose("decline")
    assert reason(game) is Reason.ASSAULT_REPULSED


def test_the_guns_fire_for_a_fleet_of_none() -> None:
    """R20: even without Tripolitan ships, the battle cards of the single round are announced."""
    game = assault(
        {"Malta": {F: 2}, "Tripoli": {I: 1}, "Benghazi": {M: 1}},
        [1] * 4 + [6] + [1] * 11 + [1, 1] + [6, 1],
        [],
        ["The Guns of Tripoli"],
    )
    game.choose("play The Guns of Tripoli")
    # One hit, assigned automatically to one of two frigates; the other one bombards.
    assert reason(game) is Reason.TRIPOLI_CAPTURED


def test_the_fourth_frigate_in_the_assault() -> None:
    """R15; Assault on Tripoli."""
    pieces = {"Malta": {F: 1, G: 1}, "sunk": {F: 3}, "Tripoli": {C: 3}, "Benghazi": {M: 1}}
    game = assault(pieces, [1, 1, 1, 6, 6, 1])
    play(game, "hit frigate", "hit damaged frigate")
    assert reason(game) is Reason.FOUR_FRIGATES


def test_after_the_naval_combat() -> None:
    """R21: damaged frigates go to the Supply; the others and the gunboats bombard once, then go to
    Malta.
    """
    game = assault(
        {"Malta": {F: 2, G: 1}, "Tripoli": {C: 1, I: 4}, "Benghazi": {M: 1}},
        [6, 1, 1, 1, 1, 6] + [6, 6, 1],
        ["Marine Sharpshooters"],
    )
    supply = count(game, F, "Supply")
    play(game, "hit frigate")
    assert count(game, F, "Supply") == supply + 1
    assert (count(game, F, "Malta"), count(game, G, "Malta")) == (1, 1)
    assert count(game, I, "Tripoli") == 2
    assert asked(game) == ("American", "reaction")


def test_send_in_the_marines() -> None:
    """*Send in the Marines*; R22: three Marines land for ground combat, before other cards are
    played.
    """
    game = assault(
        {"Malta": {F: 1}, "Tripoli": {C: 1, I: 1}},
        [6, 1, 1] + [1, 1] + [1, 1, 5, 1],
        ["Send in the Marines", "Marine Sharpshooters"],
    )
    play(game, "play Send in the Marines", "play Marine Sharpshooters")
    assert reason(game) is Reason.TRIPOLI_CAPTURED
    assert count(game, M, "Tripoli") == 3


def test_marines_in_short_supply() -> None:
    """R6: if there are fewer than three Marines, those available land."""
    game = assault(
        {"Malta": {F: 1}, "Tripoli": {C: 1}, "Benghazi": {M: 1}, "Alexandria": {M: 1}},
        [6, 1, 1],
        ["Send in the Marines"],
    )
    play(game, "play Send in the Marines")
    assert count(game, M, "Tripoli") == 3
    assert count(game, M, "Supply") == 0


def test_no_troops_in_tripoli() -> None:
    """R22: if no American troops remain after the American battle cards, Tripolitania wins."""
    game = assault({"Malta": {F: 1}, "Tripoli": {C: 1}}, [6, 1, 1], ["Send in the Marines"])
    play(game, "decline")
    assert reason(game) is Reason.ASSAULT_REPULSED
    # An army in Derne or Alexandria is too far away.
    game = assault(
        {"Malta": {F: 1}, "Tripoli": {C: 1, I: 1}, "Derne": {M: 1, A: 5}}, [6, 1, 1, 1, 1]
    )
    assert reason(game) is Reason.ASSAULT_REPULSED


def test_no_infantry_in_tripoli() -> None:
    """R22: if there are American troops and no infantry, the Americans win."""
    game = assault({"Malta": {F: 1}, "Tripoli": {C: 1}, "Benghazi": {A: 1}}, [6, 1, 1])
    assert reason(game) is Reason.TRIPOLI_CAPTURED
    assert TRIPOLI in game.state.captured


def test_ground_combat_lost() -> None:
    """Ground Combat, step 5, in Tripoli: the army is eliminated."""
    game = assault(
        {"Malta": {F: 1}, "Tripoli": {C: 1, I: 1}, "Benghazi": {A: 1}},
        [6, 1, 1] + [1, 1] + [1, 6],
        [],
        [],
    )
    assert reason(game) is Reason.ARMY_ELIMINATED


def test_mercenaries_in_tripoli() -> None:
    """*Mercenaries Desert* can be played in any ground combat."""
    game = assault(
        {"Malta": {F: 1}, "Tripoli": {C: 1, I: 1}, "Benghazi": {A: 2}},
        [6, 1, 1] + [1, 1] + [6, 6],
        [],
        ["Mercenaries Desert"],
    )
    play(game, "play Mercenaries Desert")
    assert reason(game) is Reason.ARMY_ELIMINATED


def test_the_fortress_in_the_assault() -> None:
    """R31: six more dice in the first round only."""
    game = assault(
        {"Malta": {F: 1}, "Tripoli": {C: 1}, "Benghazi": {A: 1}},
        [1, 1] + [1] * 7 + [6, 1] + [1],
        setup=Setup(scenario="fortress"),
    )
    assert reason(game) is Reason.TRIPOLI_CAPTURED
    assert unused(game) == ((), ())


def test_in_1806_damaged_frigates_of_tripolitania() -> None:
    """R21; R16: a Tripolitan frigate that was hit once fights on until it is sunk."""
    game = assault(
        {"Malta": {F: 2}, "Tripoli": {TF: 1}, "Benghazi": {A: 1}},
        [6, 1, 1, 1] + [1, 1] + [6, 1, 1, 1] + [1, 1],
        when="Spring 1806",
    )
    assert reason(game) is Reason.TRIPOLI_CAPTURED
    assert count(game, TF, "Supply") == 2
    assert names(game.state.cards[AMERICAN].hand) == []
    assert game.active(AMERICAN) is not None
