"""Computer players' estimates of capturing a city, compared with the rules and the exact odds."""

from __future__ import annotations

from random import Random

import pytest
from shores.table import TF, A, C, F, G, I, M, table

import tripoli
from tripoli import odds
from tripoli.kernel.chance import SeededChance
from tripoli.players.search import drawn
from tripoli.shores import chances
from tripoli.shores.judge import landing, thumb
from tripoli.shores.judge.judge import ShoresJudge
from tripoli.shores.model.arranged import arranged
from tripoli.shores.model.pieces import (
    ALEXANDRIA,
    AMERICAN,
    ARAB,
    BENGHAZI,
    DERNE,
    INFANTRY,
    MALTA,
    MARINE,
    TRIPOLI,
    TRIPOLITAN,
    Place,
)
from tripoli.shores.model.state import Setup, State

MARINES = "Send in the Marines"
OBANNON = "Lieutenant O'Bannon Leads the Charge"
SHARPSHOOTERS = "Marine Sharpshooters"
DESERT = "Mercenaries Desert"
ASSAULT = "Assault on Tripoli"
FLEET = {"Tripoli zone": {F: 5}, "Gibraltar": {F: 2}, "Malta": {G: 2}}


def before_tripoli(
    *cards: str,
    infantry: int = 4,
    guns: bool = False,
    when: str = "Fall 1805",
    bot: bool = False,
    scenario: str = "standard",
) -> tripoli.Game:
    """The Assault in hand, with seven frigates and two gunboats on the map."""
    pieces = {**FLEET, "Tripoli": {C: 3, I: infantry}}
    held = ["The Guns of Tripoli"] if guns else []
    setup = Setup(scenario, solitaire=bot)
    return table(when, AMERICAN, pieces, [ASSAULT, *cards], held, setup=setup)


@pytest.mark.parametrize(
    ("marines", "arabs", "infantry"), [(3, 0, 4), (1, 5, 4), (4, 7, 8), (0, 5, 2)]
)
@pytest.mark.parametrize("charge", [False, True])
@pytest.mark.parametrize("sharpshooters", [False, True])
def test_ground_combat_is_counted_exactly(
    marines: int, arabs: int, infantry: int, charge: bool, sharpshooters: bool
) -> None:
    """Ground Combat; R23, R24: the same as in `odds`, but without fractions."""
    exact = odds.ground_combat(
        marines, arabs, infantry, obannon=charge, sharpshooters=sharpshooters
    )
    capture = chances.capture(marines, arabs, infantry, charge, sharpshooters)
    assert capture == pytest.approx(float(odds.chance(exact, lambda outcome: outcome.captured)))


def exactly(state: State, source: Place, city: Place, guns: int, arrivals: int = 0) -> float:
    """The exact chance of a bombardment followed by ground combat, with the cards in hand."""
    counts = state.counts
    hand = [str(card) for card in state.cards[AMERICAN].hand]
    defence = [str(card) for card in state.cards[TRIPOLITAN].hand]
    return float(
        sum(
            p
            * odds.chance(
                odds.ground_combat(
                    counts[MARINE + source] + arrivals,
                    counts[ARAB + source],
                    left,
                    obannon=OBANNON in hand,
                    sharpshooters=SHARPSHOOTERS in hand,
                    mercenaries=city is DERNE and DESERT in defence,
                ),
                lambda outcome: outcome.captured,
            )
            for left, p in odds.bombardment(0, guns, counts[INFANTRY + city]).items()
        )
    )


@pytest.mark.parametrize("source", [ALEXANDRIA, DERNE])
def test_a_march_has_the_exact_odds(source: Place) -> None:
    """Naval Bombardment; Ground Combat; R18, R23, R24: on land, the judge's estimate is exact."""
    rng = Random(1)
    city = {ALEXANDRIA: DERNE, DERNE: BENGHAZI}[source]
    for _ in range(60):
        frigates, gunboats = rng.randint(0, 7), rng.randint(0, 3)
        state = arranged(
            "Fall 1804",
            AMERICAN,
            {
                "Gibraltar": {F: frigates},
                "Malta": {G: gunboats},
                str(source): {M: rng.randint(0, 3), A: rng.randint(0, 6)},
                str(city): {I: rng.randint(0, 6)},
            },
            [card for card in (OBANNON, SHARPSHOOTERS) if rng.random() < 0.5],
            [card for card in (DESERT,) if rng.random() < 0.5],
        )
        guns = 2 * min(3, frigates) + gunboats
        expected = exactly(state, source, city, guns)
        assert landing.march(state, source, city) == pytest.approx(expected, abs=1e-9)


def random_assault(rng: Random, *, ships: bool) -> State:
    """A position before an Assault on Tripoli without battle cards."""
    harbor = {C: rng.randint(0, 9), TF: rng.randint(0, 2)} if ships else {}
    return arranged(
        "Fall 1805",
        AMERICAN,
        {
            "Gibraltar": {F: rng.randint(1, 8)},
            "Malta": {G: rng.randint(0, 3)},
            "Benghazi": {M: rng.randint(0, 4), A: rng.randint(0, 7)},
            "Tripoli": {**harbor, I: rng.randint(0, 9)},
        },
        [ASSAULT],
    )


def estimate(state: State) -> float:
    """The estimate of the odds for the same assault."""
    counts = state.counts
    return odds.assault_estimate(
        state.frigates_on_map(),
        counts[G + MALTA],
        counts[MARINE + BENGHAZI],
        counts[ARAB + BENGHAZI],
        counts[TF + TRIPOLI],
        counts[C + TRIPOLI],
        counts[INFANTRY + TRIPOLI],
    )


def test_an_assault_without_ships_in_the_harbor_has_the_odds_shown() -> None:
    """R20, R21: with nothing to fight at sea, judge and odds compute the same landing."""
    rng = Random(2)
    for _ in range(300):
        state = random_assault(rng, ships=False)
        assert landing.assault(state) == pytest.approx(estimate(state), abs=1e-9)


def test_an_assault_is_estimated_like_the_odds_shown() -> None:
    """R20 to R22: means at sea instead of every roll differ little on average."""
    rng = Random(3)
    states = [random_assault(rng, ships=True) for _ in range(400)]
    pairs = [(landing.assault(state), estimate(state)) for state in states]
    assert sum(abs(judged - shown) for judged, shown in pairs) / len(pairs) < 0.08
    clear = [(judged, shown) for judged, shown in pairs if shown > 0.9 or shown < 0.1]
    assert len(clear) > 150
    close = [abs(judged - shown) < 0.25 for judged, shown in clear]
    assert sum(close) / len(close) > 0.95


@pytest.mark.parametrize("count", [0, 1, 7, 20])
@pytest.mark.parametrize("least", [5, 6])
def test_both_kinds_of_numbers_describe_the_same_dice(count: int, least: int) -> None:
    exact = [float(p) for p in chances.exact_hits(count, least)]
    assert chances.float_hits(count, least) == pytest.approx(exact, abs=1e-12)


@pytest.mark.parametrize(
    ("cards", "infantry", "guns", "scenario"),
    [
        ((MARINES,), 4, False, "standard"),
        ((MARINES,), 6, True, "standard"),
        ((MARINES,), 4, False, "fortress"),
        ((MARINES, "Lieutenant O'Bannon Leads the Charge"), 4, True, "standard"),
        (
            (MARINES, "Lieutenant O'Bannon Leads the Charge", "Marine Sharpshooters"),
            6,
            False,
            "standard",
        ),
    ],
)
def test_an_assault_is_reckoned_about_right(
    cards: tuple[str, ...], infantry: int, guns: bool, scenario: str
) -> None:
    """Assault on Tripoli; R20 to R25: compared with 400 real assaults, with every card played."""
    game = before_tripoli(*cards, infantry=infantry, guns=guns, scenario=scenario)
    judge = ShoresJudge()
    rng = Random(1)
    won = 0
    for seed in range(400):
        fought = tripoli.Game(game.setup, SeededChance(seed), game.state.copy())
        fought.start()
        fought.choose(f"event {ASSAULT}")
        while (decision := fought.decision) is not None:
            options = [one for one in decision.options if not one.startswith("decline")]
            fought.choose(drawn(options, judge.weights(fought, options), rng.random))
        assert fought.result is not None
        won += fought.result.winner is AMERICAN
    # Three standard deviations of 400 fights, and 0.05 for the use of averages.
    expected = landing.assault(game.state, fortress=scenario == "fortress")
    assert expected == pytest.approx(won / 400, abs=0.075 + 0.05)


def test_the_batteries_of_fortress_tripoli_are_feared() -> None:
    """R31: six more dice in the first round lower the chance, and the players' inclination."""
    plain, fortress = (before_tripoli(MARINES, scenario=one) for one in ("standard", "fortress"))
    assert landing.assault(fortress.state, fortress=True) < landing.assault(plain.state)
    for of in (ShoresJudge.weights, ShoresJudge.habits):
        inclined = []
        for game in (plain, fortress):
            assert game.decision is not None
            options = game.decision.options
            weights = of(ShoresJudge(), game, options)
            inclined.append(weights[options.index(f"event {ASSAULT}")])
        assert inclined[1] < inclined[0]


def test_nobody_to_land_no_ship_no_chance() -> None:
    """R20: without an army in Benghazi and without Marines, nobody lands."""
    assert landing.assault(before_tripoli().state) == 0
    sunk = table("Fall 1805", AMERICAN, {"Tripoli": {C: 9, I: 4}}, [ASSAULT, MARINES])
    assert landing.assault(sunk.state) == 0
    army = table("Fall 1805", AMERICAN, {**FLEET, "Benghazi": {M: 1, A: 5}, "Tripoli": {I: 2}}, [])
    assert landing.assault(army.state) > 0.5


def test_the_army_on_its_march() -> None:
    """General Eaton Attacks Derne: ships bombard first; Mercenaries Desert costs Arab infantry."""
    pieces = {**FLEET, "Alexandria": {M: 1, A: 7}, "Derne": {I: 6}}
    without = table("Fall 1804", AMERICAN, pieces, [])
    held = table("Fall 1804", AMERICAN, pieces, [], ["Mercenaries Desert"])
    assert landing.march(without.state, ALEXANDRIA, DERNE) > 0.5
    assert landing.march(held.state, ALEXANDRIA, DERNE) < landing.march(
        without.state, ALEXANDRIA, DERNE
    )
    assert landing.march(without.state, DERNE, BENGHAZI) == 0


def test_the_better_an_assault_the_more_promising() -> None:
    """In the last season, anything beats a draw with the T-bot, which is not a win."""

    def weight(infantry: int, when: str = "Fall 1805", bot: bool = False) -> float:
        game = before_tripoli(MARINES, infantry=infantry, when=when, bot=bot)
        assert game.decision is not None
        options = [one for one in game.decision.options if one == f"event {ASSAULT}"]
        return thumb.weights(game, [*options, game.decision.options[0]])[0]

    assert weight(2) > weight(4) > weight(8)
    assert weight(8, "Winter 1806", bot=True) > weight(8, "Winter 1806") == weight(8)
