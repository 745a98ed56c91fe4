"""A side's view of the game, built only from what it is allowed to see (5.21, 5.24, W9)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.rules.war import War

_SECRET: Final = ("deck", "hands")


class HandView(NamedTuple):
    """What a viewer can see of one side's cards.

    Attributes:
        cards: the hand; None for viewers who cannot see it.
        size: how many cards are in it.
        known: the cards in it that everybody knows of.
        must_play, holds, built, regulars, blockhouses: as in `model.state.Hand`.
    """

    cards: tuple[Card, ...] | None
    size: int
    known: tuple[Card, ...]
    must_play: bool
    holds: bool
    built: bool
    regulars: bool
    blockhouses: bool


class View(NamedTuple):
    """What a side can see; for None, public information only.

    Attributes:
        side: the viewer.
        table: the position without hands and deck, as `State.to_json` has it.
        hands: the cards of each side, by side.
        deck: how many cards have not been dealt.
        decides: who decides now; None if that is another side's window, or the game is over.
        ask: what about; None likewise.
        options: the options, if the viewer decides.
    """

    side: Side | None
    table: dict[str, Any]
    hands: tuple[HandView, HandView]
    deck: int
    decides: Side | None
    ask: str | None
    options: tuple[str, ...]


def view(war: War, side: Side | None) -> View:
    """What a side can see; for None, public information only."""
    state = war.state
    table = {name: value for name, value in state.to_json().items() if name not in _SECRET}
    decision = war.decision
    decides: Side | None = None
    ask: str | None = None
    options: tuple[str, ...] = ()
    if decision is not None and (decision.window is None or decision.side is side):
        decides, ask = decision.side, decision.ask.value
        if decision.side is side:
            options = tuple(str(option) for option in decision.options)
    french, british = (_hand(war, owner, side) for owner in Side)
    return View(side, table, (french, british), len(state.deck), decides, ask, options)


def _hand(war: War, owner: Side, viewer: Side | None) -> HandView:
    hand = war.state.hands[owner]
    return HandView(
        hand.cards if owner is viewer else None,
        len(hand.cards),
        hand.known,
        hand.must_play,
        hand.holds,
        hand.built,
        hand.regulars,
        hand.blockhouses,
    )
