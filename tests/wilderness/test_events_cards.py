"""Events about hands, hard luck and high politics: cards 34 to 37, 67 and 69."""

from __future__ import annotations

import pytest
from wilderness.stage import (
    answers,
    decider,
    fate,
    listen,
    named,
    options,
    piece,
    play,
    playable,
    reduced,
    skip,
    space,
    stage,
    use,
    where,
)

from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.events import NoEffect
from tripoli.wilderness.model.pieces import set_of
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.present.words import describe

FULL = Setup("full campaign")


# Small Pox


REGULARS = ("22nd", "27th", "28th", "35th", "40th", "43rd", "44th", "45th", "46th", "47th")


@pytest.mark.parametrize(
    ("count", "die", "steps"),
    [(5, 6, 3), (5, 1, 1), (8, 5, 3), (9, 5, 5), (9, 1, 1), (10, 6, 6)],
)
def test_w98_small_pox_by_the_size_of_the_stack(count: int, die: int, steps: int) -> None:
    """Nine units and more lose the whole roll, five to eight half of it, rounded up."""
    game = stage(
        FRENCH, {}, {"Albany": ", ".join(REGULARS[:count])}, hand=[34, 5], other=[7], dice=[die]
    )
    play(game, use("event", 34))
    lost = 0
    while game.decision is not None and named(game, "lose"):
        assert decider(game) is BRITISH
        play(game, f"lose {min(named(game, 'lose'))}")
        lost += 1
    assert lost == steps
    assert len(reduced(game, BRITISH)) == steps
    assert fate(game, 34) == "discarded"


def test_34_the_player_of_the_card_chooses_the_space() -> None:
    """More than four enemy units; neither leaders nor his own count."""
    game = stage(
        BRITISH,
        {
            "Québec": "Béarn, Artois, Guyenne, La Reine, Marin",
            "Montréal": "Huron, Ottawa, Ojibwa, Léry, Joncaire",
            "Ticonderoga": "Montcalm, Lévis, Languedoc, Cambis, La Sarre, Perière",
        },
        {"Boston": ", ".join(REGULARS[:6])},
        hand=[34, 5],
        other=[7],
        dice=[1],
    )
    play(game, use("event", 34))
    assert decider(game) is BRITISH
    assert named(game, "choose") == {"Québec", "Montréal"}


@pytest.mark.parametrize("side", [FRENCH, BRITISH], ids=["french", "british"])
def test_34_needs_five_enemy_units(side: Side) -> None:
    five = {"Boston": ", ".join(REGULARS[:5])}
    four = {"Québec": "Béarn, Artois, Guyenne, La Reine"}
    assert playable(stage(side, four, five, hand=[34, 5]), 34) is (side is FRENCH)


def test_w98_small_pox_among_the_besieged() -> None:
    """8.22: they lose steps too, and all Indians in the space are gone, besieged or not."""
    inside = ("22nd (r)", "27th", "Mohawk 1", "Rogers (r)", "Scott's")
    game = stage(
        FRENCH,
        {"Albany": "Béarn, Huron"},
        {"Albany": ", ".join(inside), "Boston": "Mohawk 2"},
        hand=[34, 5],
        other=[7],
        dice=[2],
        sieges={"Albany": 0},
        inside=set_of(piece(BRITISH, name.removesuffix(" (r)")) for name in inside),
    )
    play(game, use("event", 34))
    assert named(game, "lose") == {"27th", "Mohawk 1", "Scott's"}
    play(game, "lose Scott's")
    assert where(game, BRITISH, "Mohawk 1") == "available"
    assert where(game, BRITISH, "Mohawk 2") == "Boston"
    assert where(game, FRENCH, "Huron") == "Albany"
    assert reduced(game, BRITISH) == {"22nd", "Rogers", "Scott's"}


def test_w98_a_stack_may_die_out() -> None:
    """When nothing is at full strength reduced units go; a siege without besiegers ends (8.232)."""
    names = "Marin (r), Léry (r), Huron (r), Ottawa (r), Ojibwa (r)"
    game = stage(
        BRITISH,
        {"Albany": names},
        {"Albany": "22nd (i)"},
        hand=[34, 5],
        other=[7],
        dice=[4],
        sieges={"Albany": 1},
    )
    play(game, use("event", 34), "lose Marin", "lose Léry")
    assert where(game, FRENCH, "Marin") == where(game, FRENCH, "Léry") == "out of the game"
    assert where(game, FRENCH, "Huron") == "available"
    assert not game.state.sieges[space("Albany")]
    assert not game.state.inside


# Events that change nothing


def test_5_5_an_event_without_effect_is_told() -> None:
    """A courier who gets through; not one who is caught, nor a Campaign."""
    for die, told in ((2, ["Courier Intercepted! has no effect."]), (3, [])):
        game = stage(FRENCH, hand=[35, 5], other=[7, 8], dice=[die], draws=[str(CARDS[7])])
        events = listen(game)
        play(game, use("event", 35))
        idle = [describe(event) for event in events if isinstance(event, NoEffect)]
        assert idle == told


# Courier Intercepted!, François Bigot, British Ministerial Crisis


@pytest.mark.parametrize("side", [FRENCH, BRITISH], ids=["french", "british"])
@pytest.mark.parametrize("die", range(1, 7))
def test_35_courier_intercepted(side: Side, die: int) -> None:
    """On 3 to 6 a card of the enemy, drawn at random, changes hands and may be played."""
    game = stage(
        side, hand=[35, 5], other=[7, 49, 8], dice=[die], draws=[str(CARDS[49])], year=1758
    )
    play(game, use("event", 35))
    took = die >= 3
    own, enemy = game.state.hands[side].cards, game.state.hands[side.other].cards
    assert set(own) == ({CARDS[5], CARDS[49]} if took else {CARDS[5]})
    assert set(enemy) == ({CARDS[7], CARDS[8]} if took else {CARDS[7], CARDS[49], CARDS[8]})
    assert fate(game, 35) == "discarded"
    assert fate(game, 49) == ""
    play(game, use("activate", 7))
    skip(game, use("activate", 5))
    assert playable(game, 49) is took


@pytest.mark.parametrize(
    ("side", "number"), [(FRENCH, 35), (BRITISH, 35), (BRITISH, 36), (FRENCH, 37)]
)
def test_cards_that_need_an_enemy_card(side: Side, number: int) -> None:
    """Also one that the enemy holds to the end of the season."""
    assert not playable(stage(side, hand=[number, 5]), number)
    assert playable(stage(side, hand=[number, 5], other=[7]), number)
    held = stage(side, hand=[number, 5], other=[7])
    play(held, use("activate", 5), "hold")
    assert decider(held) is side
    assert playable(held, number)


@pytest.mark.parametrize("lost", [8, 56, 6, 24])
def test_36_francois_bigot(lost: int) -> None:
    """A French card is discarded without its event; W2: Surrender! still brings a reshuffle."""
    game = stage(BRITISH, hand=[36, 5], other=[6, 8, 24, 56], draws=[str(CARDS[lost])], vp=5)
    play(game, use("event", 36))
    assert fate(game, lost) == "discarded"
    assert set(game.state.hands[FRENCH].cards) == {
        CARDS[number] for number in (6, 8, 24, 56) if number != lost
    }
    assert game.state.reshuffle is (lost == 6)
    assert fate(game, 36) == "discarded"
    assert set(game.state.hands[BRITISH].cards) == {CARDS[5]}


CRISIS = (47, 48, 54, 57, 58, 59, 60, 61)


def test_37_the_british_choose_what_the_crisis_costs() -> None:
    """Regulars, Highlanders, Light Infantry, transports or victories, but they must lose one."""
    game = stage(FRENCH, hand=[37, 5], other=[*CRISIS, 53, 43, 62, 1])
    play(game, use("event", 37))
    assert decider(game) is BRITISH
    assert options(game) == {use("discard", number) for number in CRISIS}
    play(game, use("discard", 54))
    assert fate(game, 54) == "discarded"
    assert len(game.state.hands[BRITISH].cards) == len(CRISIS) + 3
    assert fate(game, 37) == "discarded"


@pytest.mark.parametrize("number", [63, 64])
def test_37_also_cards_of_the_full_deck(number: int) -> None:
    game = stage(FRENCH, hand=[37, 5], other=[number, 65, 67], setup=FULL)
    play(game, use("event", 37))
    assert options(game) == {use("discard", number)}
    play(game, use("discard", number))
    assert fate(game, number) == "discarded"


def test_37_without_such_a_card_nothing_happens() -> None:
    game = stage(FRENCH, hand=[37, 5], other=[1, 43, 53])
    play(game, use("event", 37))
    assert len(game.state.hands[BRITISH].cards) == 3
    assert fate(game, 37) == "discarded"


# William Pitt, Diplomatic Revolution


WANTED = {67: {47, 54, 57, 58, 59, 60, 61, 63, 64}, 69: {47, 55, 56, 68}}


@pytest.mark.parametrize(("side", "number"), [(BRITISH, 67), (FRENCH, 69)])
def test_w102_a_card_out_of_the_discards(side: Side, number: int) -> None:
    """Optional, and only of certain events; it comes on top of the hand."""
    pile = tuple(CARDS[n] for n in (1, 43, 47, 48, 53, *range(54, 69)) if n != number)
    game = stage(side, hand=[number, 5], other=[7], setup=FULL, keep=True, discards=pile)
    play(game, use("event", number))
    assert decider(game) is side
    assert answers(game) == {"done", *(use("retrieve", n) for n in WANTED[number])}
    play(game, use("retrieve", 47))
    assert set(game.state.hands[side].cards) == {CARDS[5], CARDS[47]}
    assert fate(game, 47) == ""
    assert fate(game, number) == "removed"
    game = stage(side, hand=[number, 5], other=[7], setup=FULL, keep=True, discards=pile)
    play(game, use("event", number), "done")
    assert set(game.state.hands[side].cards) == {CARDS[5]}


@pytest.mark.parametrize(("side", "number"), [(BRITISH, 67), (FRENCH, 69)])
def test_w7_nine_cards_from_the_next_deal(side: Side, number: int) -> None:
    """Eight before; the enemy's hand stays what it was."""
    game = stage(side, hand=[number], setup=FULL, keep=True)
    play(game, use("event", number))
    skip(game)
    assert game.state.late
    assert len(game.state.hands[side].cards) == 9
    assert len(game.state.hands[side.other].cards) == 8


def test_67_brings_three_leaders_into_the_pool() -> None:
    """Amherst, Forbes and Wolfe; and Highlanders may now be played (W110)."""
    game = stage(BRITISH, hand=[67, 60], other=[7, 8], setup=FULL, keep=True)
    assert not playable(game, 60)
    for name in ("Amherst", "Forbes", "Wolfe"):
        assert where(game, BRITISH, name) == "set aside"
    play(game, use("event", 67))
    for name in ("Amherst", "Forbes", "Wolfe"):
        assert where(game, BRITISH, name) == "leader pool"
    play(game, use("activate", 7), "done")
    skip(game, use("activate", 60))
    assert playable(game, 60)


def test_67_in_1759_brings_no_leader_twice() -> None:
    """The year itself has brought them to the pool; one may be on the map, another dead."""
    game = stage(BRITISH, hand=[5], setup=FULL, keep=True, year=1758, late=True)
    play(game, use("activate", 5), "done")
    skip(game)
    assert game.state.year == 1759
    assert where(game, BRITISH, "Wolfe") == "leader pool"
    game = stage(
        BRITISH,
        {},
        {"Boston": "Amherst", "out of the game": "Wolfe", "leader pool": "Forbes"},
        hand=[67, 5],
        other=[7],
        setup=FULL,
        keep=True,
        year=1759,
    )
    play(game, use("event", 67))
    assert where(game, BRITISH, "Amherst") == "Boston"
    assert where(game, BRITISH, "Wolfe") == "out of the game"
    assert where(game, BRITISH, "Forbes") == "leader pool"


def test_69_not_after_quiberon_bay() -> None:
    assert playable(stage(FRENCH, hand=[69, 5], setup=FULL), 69)
    assert not playable(stage(FRENCH, hand=[69, 5], setup=FULL, quiberon=True), 69)
