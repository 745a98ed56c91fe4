"""Battle cards: asking whether one is played out of turn.

Sources: Battle Cards; ruling R29.
"""

from __future__ import annotations

from tripoli.shores.model.cards import Card
from tripoli.shores.model.options import CANNOT_REACT, DECLINE, REACT, Ask, Decision, Option
from tripoli.shores.model.pieces import Place
from tripoli.shores.rules.war import Rule, War


def offer(war: War, card: Card, place: Place) -> Rule[bool]:
    """Ask the owner of a battle card that has been triggered whether to play it.

    An owner who does not hold it is not asked; if reactions are concealed, they are asked whenever
    the opponent must consider it possible, and can then only decline (R29).

    Args:
        war: the war.
        card: the battle card.
        place: the place of the trigger.

    Returns:
        Whether it was played; it is then out of the game.
    """
    options: tuple[Option, ...]
    policy = war.policy and war.policy_of(card.side)
    if policy is not None:
        plays = card in war.state.cards[card.side].battle_line and policy.reacts(war, card, place)
        if plays:
            war.play_battle_card(card)
        return plays
    if card in war.state.cards[card.side].hand:
        options = REACT[card]
    elif war.setup.conceal_reactions and war.might_hold(card):
        options = CANNOT_REACT
    else:
        return False
    if (yield Decision(card.side, Ask.REACTION, options, place=place, card=card)) is DECLINE:
        return False
    war.play_battle_card(card)
    return True
