"""Battle cards: asking whether one is played out of turn.

Sources: Battle Cards; Solitaire, T-bot Battle Cards; ruling R29.
"""

from __future__ import annotations

from tripoli.shores.bot import bot_answers
from tripoli.shores.cards import Card
from tripoli.shores.game import Game, Rule
from tripoli.shores.options import CANNOT_REACT, DECLINE, REACT, Ask, Decision, Option
from tripoli.shores.pieces import TRIPOLITAN, Place


def offer(game: Game, card: Card, place: Place) -> Rule[bool]:
    """Ask the owner of a battle card, its trigger given, whether it is played.

    Who does not hold it is not asked, or, when reactions are concealed, is asked wherever the
    opponent must think that it may be held, and can then only decline (R29).

    Args:
        game: the game.
        card: the battle card.
        place: where the trigger is.

    Returns:
        Whether it was played; it is then out of the game.
    """
    options: tuple[Option, ...]
    if game.setup.solitaire and card.side is TRIPOLITAN:
        plays = card in game.state.cards[TRIPOLITAN].battle_line and bot_answers(
            game.state, card, place
        )
        if plays:
            game.play_battle_card(card)
        return plays
    if card in game.state.cards[card.side].hand:
        options = REACT[card]
    elif game.setup.conceal_reactions and game.might_hold(card):
        options = CANNOT_REACT
    else:
        return False
    if (yield Decision(card.side, Ask.REACTION, options, place=place, card=card)) is DECLINE:
        return False
    game.play_battle_card(card)
    return True
