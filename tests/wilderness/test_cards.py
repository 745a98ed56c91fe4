"""Hands, deals, holding, the use of cards, and windows for responses (4.0, 5.1, 5.2; W1 to W11)."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.stage import listen, options, play, skip, stage

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.cards import CARDS, FULL_DECK, SHORT_DECK, Card, in_order
from tripoli.wilderness.model.events import Reshuffled
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

EARLY = Setup("early war")


def cards(*numbers: int) -> tuple[Card, ...]:
    """Cards by number."""
    return tuple(CARDS[number] for number in numbers)


def rest(*numbers: int) -> tuple[Card, ...]:
    """The deck of 1757 without some cards."""
    return tuple(card for card in SHORT_DECK if card not in numbers)


def hand(game: Game, side: Side) -> set[int]:
    """The numbers of the cards of a side."""
    return set(map(int, game.state.hands[side].cards))


def decider(game: Game) -> Side:
    """Whose decision it is."""
    assert game.decision is not None
    return game.decision.side


def window(game: Game) -> str | None:
    """The key of the event that may be played now in response."""
    assert game.decision is not None
    return game.decision.window


# Deals


@pytest.mark.parametrize(
    ("used", "shuffled"),
    [
        ("activate 6 Surrender!", True),
        ("build forts 6 Surrender!", True),
        ("activate 5 Bastions Repaired", False),
    ],
)
def test_w2_surrender_brings_the_discards_back_at_the_end_of_the_season(
    used: str, shuffled: bool
) -> None:
    """5.25: used in any way, it has all discards and undealt cards shuffled before the deal."""
    number = int(used.split()[-2] if "Surrender" in used else 5)
    game = stage(
        FRENCH, hand=[number], deck=rest(number, 7, 8, 9), discards=cards(7, 8, 9), late=False
    )
    events = listen(game)
    play(game, used)
    skip(game)
    found = [event.count for event in events if isinstance(event, Reshuffled)]
    assert found == ([len(SHORT_DECK)] if shuffled else [])
    assert (cards(7)[0] in game.state.discards) is not shuffled
    assert not game.state.reshuffle


def test_w2_a_surrender_that_is_not_used_brings_nothing_back() -> None:
    """Held in a hand over the end of the season, it is no reason to shuffle."""
    game = stage(FRENCH, hand=[6], deck=rest(6, 7, 8), discards=cards(7, 8))
    events = listen(game)
    play(game, "hold")
    assert not [event for event in events if isinstance(event, Reshuffled)]
    assert CARDS[6] in game.state.hands[FRENCH].cards


def test_w2_a_surrender_lost_by_force_counts_as_used() -> None:
    """5.25: discarded by an enemy event, too."""
    game = stage(BRITISH, hand=[36], other=[6, 9], draws=["6 Surrender!"])
    play(game, "event 36 François Bigot")
    assert CARDS[6] in game.state.discards
    assert game.state.reshuffle


def test_w3_cards_are_dealt_alternately_french_first() -> None:
    """5.21: one at a time; a hand with a held card is full sooner."""
    numbers = list(range(1, 5)) + list(range(7, 20))
    draws = [str(CARDS[number]) for number in numbers]
    game = stage(FRENCH, hand=[5], other=[6], draws=draws)
    play(game, "activate 5 Bastions Repaired", "hold")
    assert hand(game, FRENCH) == {*numbers[:16:2], numbers[16]}
    assert hand(game, BRITISH) == {6, *numbers[1:16:2]}


def test_w3_when_the_pile_runs_out_the_discards_are_dealt() -> None:
    """5.25: what is left of the pile is dealt first, then the discards are shuffled."""
    pile = cards(9, 10, 12)
    draws = [*pile, *rest(9, 10, 12, 5)[:15]]
    game = stage(
        FRENCH,
        hand=[5],
        deck=pile,
        discards=rest(5, 9, 10, 12),
        draws=[str(card) for card in draws],
    )
    events = listen(game)
    play(game, "activate 5 Bastions Repaired")
    found = [event.count for event in events if isinstance(event, Reshuffled)]
    assert found == [len(SHORT_DECK) - 3]
    assert {9, 12} <= hand(game, FRENCH)
    assert 10 in hand(game, BRITISH)
    assert not game.state.discards


@pytest.mark.parametrize(
    ("flags", "french", "british", "first"),
    [
        ({}, 8, 8, FRENCH),
        ({"pitt": True}, 8, 9, FRENCH),
        ({"revolution": True}, 9, 8, FRENCH),
        ({"pitt": True, "quiberon": True}, 7, 9, BRITISH),
        ({"revolution": True, "quiberon": True}, 7, 8, BRITISH),
    ],
    ids=["neither", "Pitt", "Revolution", "Pitt and Quiberon", "Revolution and Quiberon"],
)
def test_w7_hands_and_first_player(
    flags: dict[str, Any], french: int, british: int, first: Side
) -> None:
    """8 cards; Pitt and the Diplomatic Revolution give a ninth, Quiberon Bay takes one away."""
    game = stage(FRENCH, hand=[5], setup=EARLY, year=1756, **flags)
    play(game, "activate 5 Bastions Repaired")
    assert len(game.state.hands[FRENCH].cards) == french
    assert len(game.state.hands[BRITISH].cards) == british
    assert decider(game) is first


@pytest.mark.parametrize(
    ("event", "side", "count"),
    [
        ("67 William Pitt", BRITISH, 9),
        ("69 Diplomatic Revolution", FRENCH, 9),
        ("62 Quiberon Bay", FRENCH, 7),
    ],
)
def test_w7_a_new_hand_size_holds_from_the_next_deal(event: str, side: Side, count: int) -> None:
    """The hands of this season stay as they are."""
    number = int(event[:2])
    active = FRENCH if number == 69 else BRITISH
    game = stage(
        active, hand=[number], other=[5], setup=Setup("full campaign"), year=1760, first=FRENCH
    )
    play(game, f"event {event}")
    skip(game, "activate 5 Bastions Repaired")
    assert hand(game, active.other) == {5}
    play(game, "activate 5 Bastions Repaired")
    assert len(game.state.hands[side].cards) == count
    assert decider(game) is (BRITISH if number == 62 else FRENCH)


# Holding


@pytest.mark.parametrize("numbers", [(5, 7), (5,)], ids=["two cards", "one card"])
def test_w4_only_the_last_card_can_be_held(numbers: tuple[int, ...]) -> None:
    """4.0 A.2."""
    game = stage(FRENCH, hand=numbers)
    assert ("hold" in options(game)) == (len(numbers) == 1)


def test_w4_after_a_hold_all_cards_must_be_played() -> None:
    """4.0 A.2: nobody holds in two seasons running."""
    game = stage(FRENCH, hand=[5, 8])
    game.state.hands[FRENCH].must_play = True
    play(game, "activate 5 Bastions Repaired")
    skip(game, "activate 8 Coehorns & Howitzers")
    assert hand(game, FRENCH) == {8}
    assert "hold" not in options(game)


def test_w4_a_held_card_may_answer_and_then_binds_nobody() -> None:
    """Only a card that is still in hand at the end of the season counts as held."""
    game = stage(FRENCH, {}, {"Albany": "44th"}, hand=[14], other=[5])
    play(game, "hold", "activate 5 Bastions Repaired", "send 44th", "play 14 Foul Weather", "stop")
    skip(game)
    assert len(game.state.hands[FRENCH].cards) == 9
    assert not game.state.hands[FRENCH].must_play


def test_w4_who_has_held_takes_no_more_action_phases() -> None:
    """The enemy plays his cards one after another."""
    game = stage(FRENCH, hand=[5], other=[7, 8, 9])
    play(game, "hold", "activate 7 Massacre!")
    skip(game, "activate 8 Coehorns & Howitzers")
    assert decider(game) is BRITISH
    play(game, "activate 8 Coehorns & Howitzers")
    skip(game, "activate 9 Fieldworks")
    assert decider(game) is BRITISH


def test_w4_a_card_taken_from_the_enemy_is_one_more_to_play() -> None:
    """4.0 A.2, #35: the last card is gone, but another has come, and may be held in its turn."""
    game = stage(FRENCH, hand=[35], other=[7, 8], dice=[6], draws=["8 Coehorns & Howitzers"])
    play(game, "event 35 Courier Intercepted!", "hold")
    assert hand(game, FRENCH) == {8}


# What a card is used for


@pytest.mark.parametrize(
    ("use", "after"),
    [
        ("event 49 Call Out Militias", "discards"),
        ("event 59 British Regulars", "removed"),
        ("activate 59 British Regulars", "discards"),
        ("build forts 59 British Regulars", "discards"),
    ],
)
def test_w8_a_card_is_removed_only_when_played_as_an_event(use: str, after: str) -> None:
    """5.23."""
    number = int(use.split()[1] if use.startswith(("event", "activate")) else use.split()[2])
    game = stage(BRITISH, {}, {"Albany": "44th"}, hand=[number, 5], other=[7, 8])
    game.choose(use)
    for _ in range(9):
        skip(game, "activate 7 Massacre!")
        if "activate 7 Massacre!" in options(game):
            break
        game.choose(sorted(options(game))[0])
    assert CARDS[number] in getattr(game.state, after)


@pytest.mark.parametrize("die", range(1, 7))
def test_w8_louisbourg_squadrons_are_removed_by_their_roll(die: int) -> None:
    """On 1 to 3 only; used in another way they stay in the game."""
    game = stage(FRENCH, hand=[21, 5], other=[7], dice=[die])
    play(game, "event 21 Louisbourg Squadrons")
    assert (CARDS[21] in game.state.removed) == (die <= 3)
    assert (CARDS[21] in game.state.discards) == (die > 3)
    assert game.state.squadrons


@pytest.mark.parametrize(
    ("side", "number", "allowed"),
    [
        (FRENCH, 53, False),
        (BRITISH, 53, True),
        (FRENCH, 56, True),
        (BRITISH, 56, False),
        (FRENCH, 49, True),
        (BRITISH, 49, True),
    ],
)
def test_5_12_events_by_side(side: Side, number: int, allowed: bool) -> None:
    """A card of the enemy's is good for activation and construction only."""
    game = stage(side, hand=[number, 5])
    assert (f"event {CARDS[number]}" in options(game)) == allowed
    for use in ("activate", "build stockades", "build forts"):
        assert f"{use} {CARDS[number]}" in options(game)


@pytest.mark.parametrize("number", range(6, 21))
def test_5_13_responses_are_no_card_plays(number: int) -> None:
    """5.56: a response is not the event of an own Action Phase."""
    game = stage(BRITISH, {"Québec": "Béarn"}, {"Albany": "44th"}, hand=[number, 5])
    assert f"event {CARDS[number]}" not in options(game)
    assert CARDS[number].response


@pytest.mark.parametrize("between", ["nothing", "enemy play", "response", "new season", "hold"])
def test_w6_no_two_constructions_in_a_row(between: str) -> None:
    """5.4: whatever lies between two card plays, as long as it is not another card play."""
    mine = {"response": (5, 8, 14), "new season": (5,), "hold": (5, 8)}.get(between, (5, 8))
    other = (7, 9) if between in ("enemy play", "response") else ()
    game = stage(FRENCH, {}, {"Albany": "44th"}, hand=mine, other=other)
    play(game, "build stockades 5 Bastions Repaired", "done")
    if between == "response":
        play(game, "activate 7 Massacre!", "send 44th", "play 14 Foul Weather", "stop")
    elif between == "enemy play":
        play(game, "activate 7 Massacre!", "done")
    elif between == "hold":
        play(game, "hold")
    skip(game, "activate 8 Coehorns & Howitzers")
    assert decider(game) is FRENCH
    assert not any(option.startswith("build") for option in options(game))


def test_w6_a_wasted_construction_is_one_and_a_wasted_card_is_none() -> None:
    """W5: nothing built counts as construction, an activation of nothing does not."""
    game = stage(FRENCH, hand=[5, 7, 8, 9])
    play(game, "activate 5 Bastions Repaired")
    skip(game, "build forts 7 Massacre!")
    play(game, "build forts 7 Massacre!")
    skip(game, "activate 8 Coehorns & Howitzers")
    assert not any(option.startswith("build") for option in options(game))


@pytest.mark.parametrize(
    ("number", "allowed"),
    [(5, False), (53, True), (70, False)],
    ids=["no siege", "no Rangers left", "no Shirley"],
)
def test_w10_conditions_hold_but_effects_may_lack(number: int, allowed: bool) -> None:
    """An event needs its condition; it may be played for nothing when nothing can be placed."""
    side = FRENCH if number == 70 else BRITISH
    rangers = {"Albany": "Rogers, Goreham, Armstrong"}
    game = stage(side, {}, rangers, hand=[number, 8], setup=EARLY, year=1756)
    assert (f"event {CARDS[number]}" in options(game)) == allowed
    if allowed:
        play(game, f"event {CARDS[number]}")
        assert CARDS[number] in game.state.discards


@pytest.mark.parametrize(
    ("number", "side"),
    [(14, None), (15, None), (16, BRITISH), (17, BRITISH), (20, BRITISH)],
)
def test_w11_who_uses_the_responses(number: int, side: Side | None) -> None:
    """Foul Weather and Lake Schooner are for both, Croghan and the landings British."""
    assert CARDS[number].side is side


@pytest.mark.parametrize("option", [False, True], ids=["as printed", "option 14.5"])
def test_w11_who_expels_the_acadians(option: bool) -> None:
    """The British; both sides with option 14.5."""
    setup = Setup("early war", either_expels=option)
    event = "event 66 Acadians Expelled"
    game = stage(FRENCH, hand=[66, 5], setup=setup, year=1756)
    assert (event in options(game)) == option
    game = stage(BRITISH, hand=[66, 5], setup=setup, year=1756)
    assert event in options(game)


# Windows


def about_to_move(**more: Any) -> Game:
    """The French are about to move a unit, the British hold two cards, not Foul Weather."""
    facts: dict[str, Any] = {"hand": [5, 8], "other": [7, 9], **more}
    game = stage(FRENCH, {"Québec": "Béarn"}, {"Albany": "44th"}, **facts)
    game.choose("activate 5 Bastions Repaired")
    game.choose("send Béarn")
    return game


def test_w9_a_window_opens_for_a_card_that_is_not_there() -> None:
    """Silence must say nothing: the question is put if the card could be in the hand."""
    game = about_to_move()
    assert (decider(game), window(game)) == (BRITISH, "foul_weather")
    assert options(game) == {"decline"}


def test_w9_a_window_opens_if_only_the_active_player_knows_better() -> None:
    """The enemy does not know that the card is in the active hand; no window would tell him."""
    assert window(about_to_move(hand=[5, 14])) == "foul_weather"


def test_w9_the_card_can_be_played_at_its_window() -> None:
    game = about_to_move(other=[14, 9])
    assert window(game) == "foul_weather"
    assert options(game) == {"play 14 Foul Weather", "decline"}


def test_w9_no_window_without_cards() -> None:
    """An empty hand holds no answer."""
    assert window(about_to_move(other=[])) is None


@pytest.mark.parametrize("pile", ["discards", "removed"])
def test_w9_no_window_for_a_card_that_lies_open(pile: str) -> None:
    """Everybody sees that the card is not in hand."""
    game = about_to_move(deck=rest(5, 8, 7, 9, 14), **{pile: cards(14)})
    assert window(game) is None


def test_w9_no_window_for_a_card_known_to_be_elsewhere() -> None:
    """Stolen from the British before their eyes, Foul Weather is known to be in French hands."""
    game = stage(
        FRENCH,
        {"Québec": "Béarn"},
        {"Albany": "44th"},
        hand=[35, 5, 8],
        other=[14, 7, 9],
        dice=[3],
        draws=["14 Foul Weather"],
    )
    play(game, "event 35 Courier Intercepted!", "activate 7 Massacre!", "done")
    skip(game, "activate 5 Bastions Repaired")
    game.choose("activate 5 Bastions Repaired")
    game.choose("send Béarn")
    assert window(game) is None
    assert decider(game) is FRENCH


def test_w9_one_of_two_such_cards_may_still_be_in_hand() -> None:
    """Only when both Fieldworks lie open is there no window for them."""
    for open_cards, expected in (((9,), True), ((9, 10), False)):
        game = stage(
            FRENCH,
            {"Albany": "Montcalm, Béarn"},
            {"Schenectady": "44th"},
            hand=[5, 8],
            other=[7],
            deck=rest(5, 8, 7, *open_cards),
            discards=in_order(cards(*open_cards)),
        )
        play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn")
        seen = set()
        play(game, "move > Schenectady")
        for _ in range(9):
            if game.decision is None or window(game) is None:
                if "stand" not in options(game) and "let pass" not in options(game):
                    break
                game.choose("stand" if "stand" in options(game) else "let pass")
                continue
            seen.add(window(game))
            game.choose("decline")
        assert ("fieldworks" in seen) == expected


def test_w9_the_active_player_answers_first() -> None:
    """7.4, 8.231: at a siege roll the besieger's Coehorns come before those of the besieged."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn"},
        {"Albany": "44th (i)"},
        hand=[5, 7],
        other=[9, 11],
        sieges={"Albany": 0},
        forts={"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"},
        dice=[3],
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn", "siege Albany")
    assert (decider(game), window(game)) == (FRENCH, "coehorns")
    game.choose("decline")
    assert (decider(game), window(game)) == (BRITISH, "coehorns")


@pytest.mark.parametrize(
    ("move", "expected"),
    [("Hudson Carry South", False), ("Hudson Carry North", True)],
    ids=["river", "lakeshore"],
)
def test_w9_no_window_where_the_card_cannot_apply(move: str, expected: bool) -> None:
    """A window needs the occasion: Lake Schooner answers a step along a shore to a fort."""
    source = "Albany" if move == "Hudson Carry South" else "Ticonderoga"
    game = stage(
        FRENCH,
        {source: "Montcalm, Béarn"},
        {},
        hand=[5, 8],
        other=[7, 9],
        forts={move: "British fort"},
        sieges={"Albany": 0} if source == "Albany" else {},
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn", f"move > {move}")
    assert (window(game) == "lake_schooner") == expected


def test_1_1_the_decks() -> None:
    """The short deck lacks the cards of 1755 only."""
    assert len(FULL_DECK) == 70
    assert set(map(int, FULL_DECK)) - set(map(int, SHORT_DECK)) == set(range(63, 71))
