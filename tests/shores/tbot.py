"""Hand-made solitaire positions, and the T-bot's turn in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from shores.table import names

import tripoli
from tripoli.kernel.chance import ScriptedChance
from tripoli.shores.model.arranged import put_pieces
from tripoli.shores.model.cards import CARDS, COMMON, in_order
from tripoli.shores.model.pieces import AMERICAN, PLACES_BY_NAME, TRIPOLITAN, Piece, Season
from tripoli.shores.model.state import Phase, Setup, State, first_state
from tripoli.shores.tbot.turn import requirement

SOLITAIRE = Setup(solitaire=True)
CALM = ["Morocco Declares War"]
"""A card that the T-bot plays at once and that starts no fight."""


def position(
    when: str,
    pieces: Mapping[str, Mapping[Piece, int]],
    american: Iterable[str] = (),
    *,
    line: Iterable[str] = (),
    battle: Iterable[str] = (),
    pile: Iterable[str] = (),
    captured: Iterable[str] = (),
    gold: int = 0,
    used: bool = False,
) -> State:
    """A solitaire position before the American play, with only these T-bot cards in play; if
    `used`, its common cards lie in the discard pile, as in a game.
    """
    made = first_state(SOLITAIRE)
    season, year = when.split()
    made.year, made.season = int(year), Season[season.upper()]
    made.phase = Phase.AMERICAN_PLAY
    made.captured = tuple(PLACES_BY_NAME[city] for city in captured)
    made.gold = gold
    put_pieces(made, pieces)
    hand = in_order(CARDS[name] for name in american)
    cards = made.cards[AMERICAN]
    cards.hand = hand
    left = list(cards.pile)
    for card in hand:
        left.remove(card)
    cards.pile = tuple(left)
    bot = made.cards[TRIPOLITAN]
    everything = bot.event_line + bot.battle_line + bot.pile
    bot.event_line = tuple(CARDS[name] for name in line)
    bot.battle_line = in_order(CARDS[name] for name in battle)
    bot.pile = in_order(CARDS[name] for name in pile)
    there = list(bot.event_line + bot.battle_line + bot.pile)
    for card in everything:
        if card in there:
            there.remove(card)
        elif used and card.kind is COMMON:
            bot.discards += (card,)
        else:
            bot.removed += (card,)
    return made


def table(
    when: str,
    pieces: Mapping[str, Mapping[Piece, int]],
    american: Iterable[str] = (),
    *,
    dice: Iterable[int] = (),
    draws: Iterable[str] | None = None,
    **more: Any,
) -> tripoli.Game:
    """A solitaire game before the American play; the T-bot draws its pile in the order given."""
    made = position(when, pieces, american, **more)
    drawn = more.get("pile", ()) if draws is None else draws
    game = tripoli.Game(SOLITAIRE, ScriptedChance(dice, drawn), made)
    game.start()
    return game


def turn(when: str, pieces: Mapping[str, Mapping[Piece, int]], **more: Any) -> tripoli.Game:
    """The same game after the American player has passed and the T-bot has taken its turn."""
    game = table(when, pieces, **more)
    game.choose("pass")
    return game


def plays(card: str, when: str, pieces: Mapping[str, Mapping[Piece, int]], **more: Any) -> bool:
    """Whether the T-bot would play a card now."""
    return requirement(position(when, pieces, **more), CARDS[card]).plays


def bot_cards(game: tripoli.Game) -> dict[str, list[str]]:
    """Where the T-bot's cards are."""
    cards = game.state.cards[TRIPOLITAN]
    return {
        "line": names(cards.event_line),
        "discards": names(cards.discards),
        "battle": names(cards.battle_line),
    }
