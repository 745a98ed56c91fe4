"""Exact odds, checked by enumerating every roll. Also R18, R21, R23, R26, R27, R31."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tripoli import odds
from tripoli.shores.odds.fights import GroundOutcome, NavalRound, RaidOutcome

FACES = range(1, 7)


def rolls(dice: int) -> list[tuple[int, ...]]:
    """Every possible roll of some dice."""
    return list(product(FACES, repeat=dice))


def distribution(outcomes: list[Any]) -> dict[Any, Fraction]:
    """The distribution of equally likely outcomes."""
    return {o: Fraction(n, len(outcomes)) for o, n in Counter(outcomes).items()}


def hit(roll: tuple[int, ...], lowest: int = 6) -> int:
    """The number of hits in a roll."""
    return sum(die >= lowest for die in roll)


@pytest.mark.parametrize("dice", range(6))
@pytest.mark.parametrize("lowest", [1, 5, 6])
def test_hits(dice: int, lowest: int) -> None:
    found = distribution([hit(roll, lowest) for roll in rolls(dice)])
    assert odds.hits(dice, lowest) == found


def test_published_odds() -> None:
    """De Méré's problem: at least one six in four throws, 671 in 1296."""
    assert odds.chance(odds.hits(4), lambda n: n >= 1) == Fraction(671, 1296)
    assert odds.expected(odds.hits(12)) == 2


@pytest.mark.parametrize(("corsairs", "american", "swedish"), [(3, 2, 0), (1, 1, 1), (2, 0, 2)])
@pytest.mark.parametrize("sterett", [False, True])
def test_interception(corsairs: int, american: int, swedish: int, sterett: bool) -> None:
    """Pirate Raids, step 1; R27: hits in excess of the corsairs present are lost."""
    dice = (3 if sterett else 2) * american + 2 * swedish
    found = distribution([max(0, corsairs - hit(roll)) for roll in rolls(dice)])
    assert odds.interception(corsairs, american, swedish, sterett=sterett) == found


@pytest.mark.parametrize(("corsairs", "american"), [(0, 0), (2, 0), (3, 1), (2, 2)])
@pytest.mark.parametrize("hunting", [False, True])
def test_raid(corsairs: int, american: int, hunting: bool) -> None:
    """Pirate Raids, steps 1 and 2; R26: without corsairs, no raid and no *Happy Hunting*."""
    found: dict[RaidOutcome, Fraction] = {}
    for left, p in odds.interception(corsairs, american).items():
        dice = left + (3 if hunting and left else 0)
        for roll in rolls(dice):
            outcome = RaidOutcome(left, hit(roll, 5))
            found[outcome] = found.get(outcome, Fraction(0)) + p / 6**dice
    assert odds.raid(corsairs, american, happy_hunting=hunting) == found


def test_bombardment() -> None:
    """R18: hits in excess of the infantry present are lost."""
    found = distribution([max(0, 2 - hit(roll)) for roll in rolls(5)])
    assert odds.bombardment(2, 1, 2) == found


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("forces", "cards", "american_dice", "tripolitan_dice", "hulls"),
    [
        ((1, 1, 1, 1), {}, 3, 3, (3, 3)),
        ((1, 0, 0, 2), {"preble": True}, 3, 2, (2, 2)),
        ((1, 0, 0, 0), {"fortress": True}, 2, 6, (2, 0)),
        ((0, 1, 0, 1), {"damaged": 1, "tripolitan_damaged": 1}, 3, 3, (2, 2)),
        ((0, 0, 0, 1), {}, 0, 1, (0, 1)),
    ],
)
def test_naval_round(
    forces: tuple[int, int, int, int],
    cards: dict[str, Any],
    american_dice: int,
    tripolitan_dice: int,
    hulls: tuple[int, int],
) -> None:
    """Naval Combat, steps 1 to 3; R21: damaged frigates roll all dice, but take one hit; R31."""
    outcomes = [
        NavalRound(min(hit(theirs), hulls[0]), min(hit(ours), hulls[1]))
        for ours in rolls(american_dice)
        for theirs in rolls(tripolitan_dice)
    ]
    assert odds.naval_round(*forces, **cards) == distribution(outcomes)


def test_the_guns() -> None:
    """*The Guns of Tripoli*: twelve more dice."""
    found = odds.naval_round(2, 0, 0, 1, guns=True)
    suffered = odds.hits(13)
    assert odds.chance(found, lambda o: o.american == 0) == suffered[0]


def ground_by_rounds(
    state: GroundOutcome, obannon: bool, sharpshooters: bool, marines_first: bool, depth: int
) -> dict[GroundOutcome, Fraction]:
    """Ground combat by enumerating every roll of every round, for at most `depth` rounds."""
    if not state.infantry or not state.marines + state.arabs or not depth:
        return {state: Fraction(1)}
    dice = state.marines + (2 if obannon and state.marines else 0)
    found: dict[GroundOutcome, Fraction] = {}
    cases = Counter(
        (hit(marines, 5 if sharpshooters else 6) + hit(arabs), hit(infantry))
        for marines in rolls(dice)
        for arabs in rolls(state.arabs)
        for infantry in rolls(state.infantry)
    )
    total = 6 ** (dice + state.arabs + state.infantry)
    for (scored, suffered), n in cases.items():
        marines, arabs = state.marines, state.arabs
        for _ in range(suffered):
            if (marines_first and marines) or not arabs:
                marines = max(0, marines - 1)
            else:
                arabs -= 1
        after = GroundOutcome(marines, arabs, max(0, state.infantry - scored))
        later = ground_by_rounds(after, obannon, sharpshooters, marines_first, depth - 1)
        for outcome, p in later.items():
            found[outcome] = found.get(outcome, Fraction(0)) + p * Fraction(n, total)
    return found


@pytest.mark.parametrize(
    "forces",
    [(1, 1, 1), pytest.param((1, 2, 2), marks=pytest.mark.unmeasured), (2, 0, 1), (0, 2, 2)],
)
@pytest.mark.parametrize(("obannon", "sharpshooters"), [(False, False), (True, True)])
@pytest.mark.parametrize("marines_first", [False, True])
def test_ground_combat(
    forces: tuple[int, int, int], obannon: bool, sharpshooters: bool, marines_first: bool
) -> None:
    """Ground Combat; R23, R24: the enumeration converges to the exact odds, round by round."""
    exact = odds.ground_combat(
        *forces, obannon=obannon, sharpshooters=sharpshooters, marines_first=marines_first
    )
    assert sum(exact.values()) == 1
    depth = 3
    brute = ground_by_rounds(GroundOutcome(*forces), obannon, sharpshooters, marines_first, depth)
    # Fights decided within three rounds give a lower bound; undecided ones are the margin.
    open_end = sum((p for o, p in brute.items() if o.infantry and o.marines + o.arabs), Fraction(0))
    for outcome, p in exact.items():
        low = brute.get(outcome, Fraction(0))
        assert low <= p <= low + open_end


def test_ground_combat_of_one_against_one() -> None:
    """By hand: each round, 5/36 for either side alone and 1/36 for both, hence 5, 5 and 1 in 11."""
    found = odds.ground_combat(1, 0, 1)
    assert found == {
        GroundOutcome(1, 0, 0): Fraction(5, 11),
        GroundOutcome(0, 0, 1): Fraction(5, 11),
        GroundOutcome(0, 0, 0): Fraction(1, 11),
    }
    # R23: if both are eliminated, the city is not captured.
    assert odds.chance(found, lambda o: o.captured) == Fraction(5, 11)


def test_mercenaries() -> None:
    """*Mercenaries Desert*: before the first round, if there is infantry to fight."""
    found = odds.ground_combat(0, 1, 1, mercenaries=True)
    assert odds.chance(found, lambda o: o.captured) == Fraction(5, 6) * Fraction(5, 11)
    assert odds.ground_combat(0, 1, 0, mercenaries=True) == {GroundOutcome(0, 1, 0): Fraction(1)}


@settings(max_examples=60)
@given(
    st.integers(0, 4),
    st.integers(0, 6),
    st.integers(0, 6),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)
def test_distributions_add_up(m: int, a: int, i: int, x: bool, y: bool, z: bool) -> None:
    ground = odds.ground_combat(m, a, i, obannon=x, sharpshooters=y, mercenaries=z)
    raid = odds.raid(a, m, i, sterett=x, happy_hunting=y)
    naval = odds.naval_round(m, a, i, a, preble=x, guns=y, fortress=z)
    for found in (ground, raid, naval):
        assert sum(found.values()) == 1
        assert min(found.values()) > 0
    assert all(not o.infantry or not o.marines + o.arabs for o in ground)


def test_bad_forces_are_refused() -> None:
    with pytest.raises(ValueError, match="corsairs is a whole number from 0 to 100, not -1"):
        odds.interception(-1, 0)
    with pytest.raises(ValueError, match="a die hits on 1 to 6, not on 7"):
        odds.hits(1, 7)
    with pytest.raises(ValueError, match=r"infantry is a whole number from 0 to 100, not 1\.5"):
        odds.ground_combat(1, 1, 1.5)  # type: ignore[arg-type]


def test_assault_until_one_fleet_is_gone() -> None:
    """R20 to R22: one frigate against one corsair, the city undefended."""
    scores, misses = Fraction(11, 36), Fraction(25, 36)
    damaged = scores / (1 - misses * Fraction(5, 6))
    whole = (scores + misses * Fraction(1, 6) * damaged) / (1 - misses * Fraction(5, 6))
    assert float(odds.assault_estimate(1, 0, 1, 0, 0, 1, 0)) == pytest.approx(float(whole))
    assert odds.assault_estimate(1, 0, 0, 0, 0, 0, 0) == 0, "nobody to take the city"
    assert odds.assault_estimate(0, 0, 1, 0, 0, 1, 0) == 0, "no fleet"
    assert odds.assault_estimate(0, 0, 1, 0, 0, 0, 0) == 1, "nothing to fight"


def test_assault_bombards_with_whole_ships_and_fights_on_land() -> None:
    """R20, R21: without enemy ships there is only a bombardment, followed by ground combat."""
    expected = sum(
        p * odds.chance(odds.ground_combat(1, 2, left), lambda outcome: outcome.captured)
        for left, p in odds.bombardment(2, 1, 4).items()
    )
    assert float(odds.assault_estimate(2, 1, 1, 2, 0, 0, 4)) == pytest.approx(float(expected))


@pytest.mark.parametrize("to_sink", [0, -1, 5, 1.0, True])
def test_assault_takes_one_to_four_frigates_to_sink(to_sink: int) -> None:
    """Victory Conditions: the fourth frigate ends the game, so one to four are left to sink."""
    with pytest.raises(ValueError, match="to_sink is a whole number from 1 to 4"):
        odds.assault_estimate(2, 0, 1, 0, 0, 3, 0, to_sink=to_sink)


def repeated(
    fleet: tuple[int, int, int], enemies: tuple[int, int, int], first: tuple[bool, bool]
) -> Fraction:
    """The exact chance that an American fleet with one frigate to lose clears the harbor.

    Args:
        fleet: whole frigates, damaged frigates and gunboats.
        enemies: the same of Tripolitania, with corsairs.
        first: for each side, whether damaged frigates sink before the small ships.
    """

    def hit(ships: tuple[int, int, int], frigates_first: bool) -> tuple[int, int, int]:
        whole, damaged, small = ships
        if whole:
            return whole - 1, damaged + 1, small
        if damaged and (frigates_first or not small):
            return whole, damaged - 1, small
        return whole, damaged, max(0, small - 1)

    begun = sum(fleet[:2])
    if not sum(enemies):
        return Fraction(1)
    if not sum(fleet):
        return Fraction(0)
    ours, theirs = (2 * sum(ships[:2]) + ships[2] for ships in (fleet, enemies))
    total = Fraction(0)
    nothing = odds.hits(ours)[0] * odds.hits(theirs)[0]
    for scored, p in odds.hits(ours).items():
        for suffered, q in odds.hits(theirs).items():
            if scored or suffered:
                left, against = fleet, enemies
                for _ in range(suffered):
                    left = hit(left, first[0])
                for _ in range(scored):
                    against = hit(against, first[1])
                if sum(left[:2]) == begun:
                    total += p * q * repeated(left, against, first)
    return total / (1 - nothing)


@pytest.mark.parametrize("ours_first", [False, True])
@pytest.mark.parametrize("theirs_first", [False, True])
def test_assault_with_either_order_of_losses(ours_first: bool, theirs_first: bool) -> None:
    """R14: the owner chooses; with one frigate to lose it matters what sinks first."""
    estimate = odds.assault_estimate(
        1,
        2,
        4,
        0,
        1,
        2,
        0,
        to_sink=1,
        frigates_first=ours_first,
        tripolitan_frigates_first=theirs_first,
    )
    exact = repeated((1, 0, 2), (1, 0, 2), (ours_first, theirs_first))
    assert estimate == pytest.approx(float(exact))


def test_assault_is_lost_with_the_fourth_frigate() -> None:
    """The fewer may still be sunk, the sooner it is lost; the batteries fire at once (R31)."""
    easy = odds.assault_estimate(2, 0, 1, 0, 0, 3, 0)
    assert odds.assault_estimate(2, 0, 1, 0, 0, 3, 0, to_sink=1) < easy
    # Two or more hits with the six dice sink a lone frigate.
    repulsed = odds.chance(odds.hits(6), lambda n: n >= 2)
    fired_on = odds.assault_estimate(1, 0, 1, 0, 0, 0, 0, fortress=True, to_sink=1)
    assert float(fired_on) == pytest.approx(float(1 - repulsed))
