"""The T-bot as a policy: plays the Tripolitan side in solitaire play."""

from __future__ import annotations

from collections.abc import Sequence

from tripoli.shores.model.cards import Card
from tripoli.shores.model.options import Ask, Option
from tripoli.shores.model.pieces import Place
from tripoli.shores.rules.war import Rule, War
from tripoli.shores.tbot import choices
from tripoli.shores.tbot.turn import turn


class TBot:
    """Plays by the solitaire rules; see `rules.war.Policy`."""

    def turn(self, war: War) -> Rule[None]:
        """Event line, Five Corsair Check, draw (Solitaire Play)."""
        return turn(war)

    def choose(self, war: War, ask: Ask, options: Sequence[Option]) -> Option:
        """Follows the T-bot Strategy Notes."""
        return choices.choose(war.state, ask, options, war.pick)

    def reacts(self, war: War, card: Card, place: Place) -> bool:
        """Follows the T-bot Battle Cards."""
        return choices.reacts(war.state, card, place)
