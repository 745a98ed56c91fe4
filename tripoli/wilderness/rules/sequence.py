"""The sequence of play (4.0) and the play of a card (5.26)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.action import Action, Way
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.events import Held
from tripoli.wilderness.model.options import HOLD, Act, Ask, Option, of_card
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.state import Phase
from tripoli.wilderness.rules import activation, construction, movement, raids, year
from tripoli.wilderness.rules.entering import leaders_left_alone
from tripoli.wilderness.rules.events import registry
from tripoli.wilderness.rules.war import Rule, War


def next_play(war: War) -> Rule[None]:
    """The rules from one rest to the next; then leaders leave whom it has left alone beside
    enemies (6.53, W33).
    """
    war.touched = set()
    yield from _next(war)
    yield from leaders_left_alone(war)


def _next(war: War) -> Rule[None]:
    state = war.state
    if state.phase is Phase.DEAL:
        year.deal(war)
    elif state.phase is Phase.RECALL:
        yield from year.recall(war)
    elif state.phase is Phase.WINTER:
        yield from year.end_year(war)
    elif state.action:
        yield from go_on(war, state.action)
    else:
        yield from play_card(war)


def play_card(war: War) -> Rule[None]:
    """The active side plays a card, or holds its last one (5.26, 4.0 A.2)."""
    state = war.state
    side = state.active
    hand = state.hands[side]
    if not hand.cards or hand.holds:
        next_side(war)
        return
    option = yield from war.ask(side, Ask.CARD, lambda: card_options(war))
    card = option.card
    if card is None:
        hand.holds = True
        if war.listener:
            war.emit(Held(side, hand.cards[0]))
        next_side(war)
        return
    hand.built = option.act in (Act.STOCKADES, Act.FORTS)
    action = activation.begin(war, card, Way.FREE)
    # Nothing is activated by an event or by construction, unless it is a Campaign.
    action.named = option.act is not Act.ACTIVATE
    if option.act is Act.EVENT:
        yield from registry.play(war, card)
        return
    war.play_card(side, card, str(option.act))
    if option.act is Act.STOCKADES:
        yield from construction.build_stockades(war, card)
    elif option.act is Act.FORTS:
        yield from construction.build_forts(war, card)


def card_options(war: War) -> list[Option]:
    """What the active side may do with its cards."""
    state = war.state
    side = state.active
    hand = state.hands[side]
    options: list[Option] = []
    for card in hand.cards:
        options += _uses(war, side, card, built=hand.built)
    if len(hand.cards) == 1 and not hand.must_play:
        options.append(HOLD)
    return options


def _uses(war: War, side: Side, card: Card, *, built: bool) -> list[Option]:
    options = []
    if registry.playable(war, side, card):
        options.append(of_card(Act.EVENT, card))
    options.append(of_card(Act.ACTIVATE, card))
    if not built:
        # 5.4, W6.
        options += [of_card(Act.STOCKADES, card), of_card(Act.FORTS, card)]
    return options


def go_on(war: War, action: Action) -> Rule[None]:
    """Go on with the Action Phase in progress (5.36)."""
    state = war.state
    if not action.named:
        yield from activation.name(war, action)
    elif action.mover is not None:
        yield from movement.move_on(war, action, action.mover)
    elif action.raids:
        party, *others = action.raids
        action.raids = tuple(others)
        yield from raids.raid(war, action, party)
    elif action.waiting:
        yield from activation.next_group(war, action)
    elif not action.over:
        action.over = True
        yield from _last_demolition(war)
    else:
        state.action = None
        next_side(war)


def _last_demolition(war: War) -> Rule[None]:
    """The active side may demolish something before its phase ends (5.46, W134)."""
    yield from war.ask(war.state.active, Ask.FINISH, lambda: [_END])


_END: Final = Option("end", act=Act.DONE)


def next_side(war: War) -> None:
    """It is the other side's Action Phase, if it can still play a card, or the season ends."""
    state = war.state
    for side in (state.active.other, state.active):
        hand = state.hands[side]
        if hand.cards and not hand.holds:
            state.active = side
            return
    year.end_season(war)
