"""The odds say what the rules do: every die is tried in the game itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from typing import TypeVar

import pytest
from wilderness.stage import listen, piece, play, skip, space, stage

from tripoli.kernel.distribution import Distribution
from tripoli.wilderness import odds
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.events import (
    AssaultEnded,
    BattleEnded,
    Eliminated,
    Event,
    Raided,
    Reduced,
    Rolled,
    SiegeChanged,
)
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import UNITS, Pieces
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

T = TypeVar("T")
FACES = range(1, 7)
UNHURT = [6] * 8
"""Dice with which every leader lives."""


def pieces(side: Side, *names: str) -> Pieces:
    """A set of pieces."""
    return sum(piece(side, name).bit for name in names)


def steps_lost(events: Sequence[Event], reduced: Pieces = 0) -> tuple[int, int]:
    """The steps that the French and the British have lost; `reduced` were reduced before."""
    lost = [0, 0]
    for event in events:
        if isinstance(event, Reduced | Eliminated) and event.piece.bit & UNITS:
            whole = isinstance(event, Eliminated) and not event.piece.bit & reduced
            lost[event.piece.side] += 2 if whole else 1
            reduced |= event.piece.bit
    return lost[FRENCH], lost[BRITISH]


def rolled_for_lives(events: Sequence[Event]) -> tuple[bool, bool]:
    """Whether French and British leaders have rolled for their lives."""
    found = {e.side for e in events if isinstance(e, Rolled) and "life" in e.purpose}
    return FRENCH in found, BRITISH in found


def played_out(game: Game, choice: str, end: type[Event]) -> list[Event]:
    """Make a choice and go on until an event; returns what has happened up to it."""
    skip(game, choice)
    events = listen(game)
    game.choose(choice)
    while not any(isinstance(event, end) for event in events):
        assert game.decision is not None
        calm = {"decline", "let pass", "stand", "done"} & set(game.decision.options)
        game.choose(min(calm) if calm else game.decision.options[0])
    last = next(index for index, event in enumerate(events) if isinstance(event, end))
    return events[: last + 1]


def equally_likely(found: Counter[T]) -> Distribution[T]:
    """A distribution from how often each outcome has come of equally likely dice."""
    return {key: Fraction(count, found.total()) for key, count in found.items()}


@pytest.mark.parametrize(
    ("french", "british", "forts"),
    [
        ("Rigaud, Béarn, Guyenne, Joncaire", "Webb, New York 1, New York 2, Goreham", {}),
        ("Rigaud, Béarn (r)", "Bradstreet, Connecticut 1 (r)", {}),
        ("Rigaud, Béarn, Artois", "Goreham (r)", {}),
        ("Rigaud, Béarn, Joncaire", "New York 1", {"Hudson Carry North": "British stockade"}),
    ],
)
def test_battle(french: str, british: str, forts: dict[str, str]) -> None:
    """7.2: each pair of dice gives the steps, the winner and the leaders in danger that it gives
    in the game.
    """

    def march(dice: list[int]) -> Game:
        game = stage(
            FRENCH,
            {"Ticonderoga": french},
            {"Hudson Carry North": british},
            hand=[32],
            dice=dice,
            forts={"Ticonderoga": "French fort", **forts},
        )
        play(game, f"activate {CARDS[32]}", "lead Rigaud")
        *_, force = french.split(", ")
        everyone = f"take {force}" if french.count(",") == 1 else "take everyone"
        return play(game, everyone.removesuffix(" (r)"))

    found: Counter[odds.BattleOutcome] = Counter()
    for die, answer in product(FACES, FACES):
        game = march([die, answer, *UNHURT])
        reduced = game.state.reduced
        events = played_out(game, "move > Hudson Carry North", BattleEnded)
        lost, caused = steps_lost(events, reduced)
        ours, theirs = rolled_for_lives(events)
        wins = events[-1] == BattleEnded(space("Hudson Carry North"), FRENCH)
        overruns = wins and not lost and not forts and caused == steps_of(british)
        found[odds.BattleOutcome(caused, lost, wins, overruns, ours, theirs)] += 1
    state = march([]).state
    outcomes = odds.battle(
        state,
        FRENCH,
        state.at[space("Ticonderoga")],
        space("Hudson Carry North"),
        leader=piece(FRENCH, "Rigaud"),
    )
    assert outcomes == equally_likely(found)


def steps_of(names: str) -> int:
    """The steps of units as `stage` names them; leaders have none."""
    units = [name for name in names.split(", ") if name not in ("Webb", "Bradstreet")]
    return sum(1 if name.endswith("(r)") else 2 for name in units)


def test_battle_with_militia_and_a_landing() -> None:
    """7.3, 7.54: a militia unit adds a strength of one; a landing takes one from the die."""
    game = stage(BRITISH, {"Québec": "Béarn", "St. Lawrence militia": "Canadian Militia 1"})
    state = game.state
    group = pieces(BRITISH, "44th", "48th")
    island = space("Île d'Orléans")
    militia = piece(FRENCH, "Canadian Militia 1").bit
    plain = odds.battle(state, BRITISH, group, space("Québec"))
    more = odds.battle(state, BRITISH, group, space("Québec"), militia=militia)
    sea = odds.battle(state, BRITISH, group, space("Québec"), landing=True)
    assert not state.outside(island, FRENCH)
    assert odds.chance(more, lambda one: one.wins) < odds.chance(plain, lambda one: one.wins)
    assert odds.chance(sea, lambda one: one.wins) < odds.chance(plain, lambda one: one.wins)
    # 6 strength in column 6-8 against 3 in column 3, no modifiers.
    assert odds.expected(plain, lambda one: one.caused) == Fraction(1 + 2 + 2 + 2 + 2 + 2, 6)


def test_p1_an_ambush_fires_first() -> None:
    """7.56, P1: doubled, first, and the troops hit fire with what they have left."""
    game = stage(
        BRITISH,
        {"Ohio Forks": "Beaujeu, Dumas, Marine Detachment 1, Joncaire, Mingo 1, Shawnee 1, Ottawa"},
        {"Gist's Station": "Braddock, Dunbar, 44th, 48th, Virginia 1, Virginia 2, Maryland"},
        forts={"Ohio Forks": "French fort", "Gist's Station": "British stockade"},
    )
    state = game.state
    group = state.at[space("Gist's Station")]
    braddock = piece(BRITISH, "Braddock")
    outcomes = odds.battle(
        state, BRITISH, group, space("Ohio Forks"), leader=braddock, ambusher=FRENCH
    )
    assert sum(outcomes.values()) == 1
    calm = odds.battle(state, BRITISH, group, space("Ohio Forks"), leader=braddock)
    wins = odds.chance(outcomes, lambda one: one.wins)
    assert wins < odds.chance(calm, lambda one: one.wins)
    # Column 9-12 with Beaujeu's +1: 2, 2, 2, 3, 3, 4 steps and more.
    assert min(one.suffered for one in outcomes) == 2
    assert max(one.suffered for one in outcomes) == 4


def besieged(level: int, dice: Iterable[int], holder: Side | None = None) -> Game:
    """Lévis besieges Murray in Albany, and has been activated; one side may hold Coehorns."""
    game = stage(
        FRENCH,
        {"Albany": "Lévis, Béarn, Guyenne, Artois"},
        {"Albany": "Murray (i), 44th (i), New York 1 (i)"},
        hand=[2, 8] if holder is FRENCH else [2, 5],
        other=[8] if holder is BRITISH else [7],
        dice=[*dice, *UNHURT],
        sieges={"Albany": level},
        forts={"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"},
    )
    return play(game, f"activate {CARDS[2]}", "lead Lévis", "take everyone")


def conduct(game: Game, choice: str, end: type[Event]) -> list[Event]:
    """Roll or storm, with Coehorns if somebody has them."""
    events = listen(game)
    skip(game, choice)
    game.choose(choice)
    while not any(isinstance(event, end) for event in events):
        assert game.decision is not None
        found = game.decision.options
        game.choose("play 8 Coehorns & Howitzers" if found[0].startswith("play 8") else found[-1])
    return events


@pytest.mark.parametrize("holder", [None, FRENCH, BRITISH])
@pytest.mark.parametrize("level", [0, 1])
def test_siege(level: int, holder: Side | None) -> None:
    """8.23: the level after each die, with Coehorns of either side."""
    found: Counter[int] = Counter()
    for die in FACES:
        game = besieged(level, [die], holder)
        conduct(game, "siege Albany", SiegeChanged)
        found[game.state.sieges[space("Albany")] - 1] += 1
    coehorns = [] if holder is None else [holder]
    state = besieged(level, [], holder).state
    levels = odds.siege(state, FRENCH, space("Albany"), piece(FRENCH, "Lévis"), coehorns=coehorns)
    assert levels == equally_likely(found)


@pytest.mark.parametrize("holder", [None, FRENCH, BRITISH])
def test_assault(holder: Side | None) -> None:
    """9.0: each pair of dice."""
    found: Counter[odds.AssaultOutcome] = Counter()
    for dice in product(FACES, FACES):
        events = conduct(besieged(2, dice, holder), "assault Albany", AssaultEnded)
        ended = next(i for i, event in enumerate(events) if isinstance(event, AssaultEnded))
        lost, caused = steps_lost(events[:ended])
        ours, theirs = rolled_for_lives(events)
        falls = events[ended] == AssaultEnded(space("Albany"), FRENCH, True)
        found[odds.AssaultOutcome(caused, lost, falls, ours, theirs)] += 1
    coehorns = [] if holder is None else [holder]
    state = besieged(2, [], holder).state
    outcomes = odds.assault(state, FRENCH, space("Albany"), coehorns=coehorns)
    assert outcomes == equally_likely(found)


@pytest.mark.parametrize("blockhouses", [False, True])
@pytest.mark.parametrize("fort", ["", "British stockade"])
@pytest.mark.parametrize("militia", [0, 2])
def test_raid(fort: str, militia: int, *, blockhouses: bool) -> None:
    """10.3: each die, by column, with a leader and with militia in the box."""
    box = ", ".join(f"Colonial Militia {number + 1}" for number in range(militia))

    def raiding(dice: list[int]) -> Game:
        game = stage(
            FRENCH,
            {"Allegheny South": "Dumas, Mingo 1, Shawnee 1 (r)"},
            {"Southern militia": box},
            hand=[2],
            dice=[*dice, *UNHURT],
            forts={"Augusta": fort, "Ohio Forks": "French fort"},
        )
        game.state.hands[BRITISH].blockhouses = blockhouses
        play(game, f"activate {CARDS[2]}", "lead Dumas", "take everyone")
        skip(game, "move > Augusta")
        return game

    found: Counter[odds.RaidOutcome] = Counter()
    for die in FACES:
        game = raiding([die])
        events = listen(game)
        game.choose("move > Augusta")
        while not any(isinstance(event, Raided) for event in events):
            assert game.decision is not None
            game.choose(game.decision.options[-1])
        while game.decision is not None and game.decision.ask is Ask.RAID_LOSS:
            game.choose(game.decision.options[0])
        (raided,) = [event for event in events if isinstance(event, Raided)]
        lost, _ = steps_lost(events, piece(FRENCH, "Shawnee 1").bit)
        ours, _ = rolled_for_lives(events)
        found[odds.RaidOutcome(raided.success, lost, False, ours)] += 1
    state = raiding([]).state
    raiders = pieces(FRENCH, "Dumas", "Mingo 1", "Shawnee 1")
    outcomes = odds.raid(state, FRENCH, raiders, space("Augusta"), leader=piece(FRENCH, "Dumas"))
    assert outcomes == equally_likely(found)


def test_raid_against_militia() -> None:
    """10.2: the militia deploys first; whoever is beaten does not raid."""
    game = stage(
        FRENCH,
        {"Allegheny South": "Dumas, Mingo 1"},
        {"Southern militia": "Colonial Militia 1, Colonial Militia 2"},
        forts={"Augusta": "British stockade"},
    )
    raiders, augusta = pieces(FRENCH, "Dumas", "Mingo 1"), space("Augusta")
    dumas, unit = piece(FRENCH, "Dumas"), piece(BRITISH, "Colonial Militia 1")
    free = odds.raid(game.state, FRENCH, raiders, augusta, leader=dumas)
    met = odds.raid(game.state, FRENCH, raiders, augusta, leader=dumas, militia=unit)
    assert sum(met.values()) == 1
    fight = odds.battle(
        game.state, FRENCH, raiders, augusta, leader=dumas, defenders=unit.bit, raid=True
    )
    beaten = odds.chance(fight, lambda one: not one.wins)
    assert odds.chance(met, lambda one: one.driven_off) == beaten
    success = odds.chance(free, lambda one: one.success)
    assert odds.chance(met, lambda one: one.success) == (1 - beaten) * success


def test_interception_and_avoidance() -> None:
    """6.71, 6.8, W44: 4 or more with the tactics of the commander; some need no die."""
    assert odds.interception(pieces(BRITISH, "Goreham")) == Fraction(1, 2)
    assert odds.interception(pieces(BRITISH, "Bradstreet", "Goreham")) == Fraction(2, 3)
    assert odds.interception(pieces(FRENCH, "Montcalm", "Béarn")) == Fraction(5, 6)
    mohawk, troops = pieces(BRITISH, "Mohawk 1"), pieces(FRENCH, "Béarn")
    wild, tilled = space("Canajoharie"), space("Schenectady")
    assert odds.avoidance(mohawk, troops, wild) == 1
    assert odds.avoidance(mohawk, troops, tilled) == Fraction(1, 2)
    assert odds.avoidance(mohawk, troops | pieces(FRENCH, "Joncaire"), wild) == Fraction(1, 2)


def test_alliances() -> None:
    """W89, W90: the French get half of the die below five points; the Iroquois all of it."""
    poor = stage(FRENCH, vp=4).state
    rich = stage(FRENCH, vp=5).state
    half = {1: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 3)}
    full = {die: Fraction(1, 6) for die in FACES}
    western = next(card for card in CARDS.values() if card.key == "western_indian_alliance")
    iroquois = next(card for card in CARDS.values() if card.key == "iroquois_alliance")
    assert odds.alliance(poor, FRENCH, western) == half
    assert odds.alliance(rich, FRENCH, western) == full
    assert odds.alliance(poor, BRITISH, iroquois) == full
    assert odds.alliance(poor, FRENCH, iroquois) == full
    with pytest.raises(ValueError, match="no alliance"):
        odds.alliance(poor, FRENCH, CARDS[1])


def test_winter() -> None:
    """R21: of three reduced units two go, and the full ones are reduced."""
    game = stage(
        BRITISH,
        {},
        {"Hudson Carry South": "44th, 48th, New York 1 (r), New York 2 (r), New York 3 (r)"},
        forts={"Hudson Carry South": "British fort"},
    )
    (toll,) = odds.winter(game.state, BRITISH)
    assert (toll.space, toll.lost) == (space("Hudson Carry South"), 2)
    assert toll.full == pieces(BRITISH, "44th", "48th")
    assert odds.winter(game.state, FRENCH) == []


def test_w80_a_last_step_that_winter_spares_is_no_toll() -> None:
    """A reduced unit by itself loses nothing, so nothing is said of it."""
    game = stage(BRITISH, {}, {"Canajoharie": "22nd (r)", "Schoharie": "44th"})
    assert [toll.space for toll in odds.winter(game.state, BRITISH)] == [space("Schoharie")]
