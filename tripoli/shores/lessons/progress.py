"""How far a lesson has come: the current step of each lesson, and its outcome.

Steps are names for the texts of the user interface; a step without a text of its own shows the
task.
"""

from __future__ import annotations

from collections.abc import Sequence

from tripoli.shores.game import Game
from tripoli.shores.model.cards import SEND_IN_THE_MARINES
from tripoli.shores.model.events import (
    Discarded,
    Event,
    FightBegan,
    Passed,
    Played,
    Rolled,
    Used,
)
from tripoli.shores.model.options import Ask
from tripoli.shores.model.pieces import (
    ALGIERS,
    ALLIED_CORSAIR,
    AMERICAN,
    DERNE,
    FALL,
    FIRST_YEAR,
    TRIPOLI,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    Place,
    Side,
)


def _plays(events: Sequence[Event], side: Side) -> int:
    """The number of cards that a side has played, or discarded for an action."""
    return sum(
        isinstance(event, Played | Passed)
        or (isinstance(event, Discarded) and event.purpose in ("to move", "to build", "to raid"))
        for event in events
        if getattr(event, "side", None) is side
    )


def _played(game: Game, events: Sequence[Event], side: Side, plays: int = 1) -> bool:
    """Whether a side has completed this many plays, or the game is over."""
    if game.decision is None:
        return True
    return game.between_turns and _plays(events, side) >= plays


def _answered(game: Game, events: Sequence[Event], side: Side, plays: int = 1) -> bool:
    """Whether it is the side's turn again after this many plays, or the game is over."""
    decision = game.decision
    again = decision is None or decision.side is side
    return again and _played(game, events, side, plays)


def _rolled(events: Sequence[Event], reason: str, place: Place | None = None) -> bool:
    return any(
        isinstance(event, Rolled)
        and event.reason == reason
        and (place is None or event.place == place)
        for event in events
    )


def _event(events: Sequence[Event], name: str) -> bool:
    """Whether a card has been played as an event."""
    return any(isinstance(event, Played) and event.card.name == name for event in events)


def _fought(events: Sequence[Event], fight: str, place: Place) -> bool:
    return any(
        isinstance(event, FightBegan) and event.fight == fight and event.place == place
        for event in events
    )


def _used_lower(events: Sequence[Event]) -> bool:
    """Whether the lower of two dice was used."""
    dice: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, Rolled):
            dice = event.dice
        elif isinstance(event, Used) and event.die < max(dice):
            return True
    return False


def _won(game: Game, side: Side) -> bool:
    return game.result is not None and game.result.winner is side


# Steps


def subject(game: Game, events: Sequence[Event]) -> str:
    """The subject of the decision."""
    return str(game.decision.ask.value) if game.decision is not None else ""


def year_step(game: Game, events: Sequence[Event]) -> str:
    """Fall, winter, the hand limit of the next year for a first and a last card, and its spring."""
    decision = game.decision
    if decision is None or (game.state.year > FIRST_YEAR and game.between_turns):
        return "spring"
    if decision.ask is Ask.HAND_LIMIT:
        return "limit" if decision.left > 1 else "last"
    return "fall" if game.state.season is FALL else "winter"


def allies_step(game: Game, events: Sequence[Event]) -> str:
    """With Algiers at war, its raid."""
    at_war = game.state.counts[ALLIED_CORSAIR + ALGIERS]
    return "at war" if at_war and game.between_turns else subject(game, events)


def treaty_step(game: Game, events: Sequence[Event]) -> str:
    """Without a frigate in Tripoli, the treaty."""
    barred = game.state.counts[TRIPOLITAN_FRIGATE + TRIPOLI]
    return subject(game, events) if barred or not game.between_turns else "sign"


def assault_step(game: Game, events: Sequence[Event]) -> str:
    """The battle for the harbor, then the battle for the city."""
    decision = game.decision
    if decision is None or game.between_turns or not _fought(events, "assault", TRIPOLI):
        return subject(game, events)
    if not _fought(events, "ground combat", TRIPOLI):
        return "harbor"
    return "Marines" if decision.card is SEND_IN_THE_MARINES else "city"


# Outcomes


def year(game: Game, events: Sequence[Event]) -> str:
    """The new year has begun."""
    return "turned" if year_step(game, events) == "spring" else ""


def patrol(game: Game, events: Sequence[Event]) -> str:
    """Whether the raid was intercepted, by one frigate or more."""
    if not _answered(game, events, AMERICAN):
        return ""
    rolls = [e for e in events if isinstance(e, Rolled) and e.reason == "interception"]
    if not rolls:
        return "raided"
    # Two dice for each frigate.
    return "watched" if len(rolls[0].dice) > 2 else "thin"


def raid(game: Game, events: Sequence[Event]) -> str:
    """Whether there was a raid."""
    if not _played(game, events, TRIPOLITAN):
        return ""
    return "raided" if _rolled(events, "raid") else "kept"


def harbor(game: Game, events: Sequence[Event]) -> str:
    """Whether the harbor was attacked."""
    if not _played(game, events, AMERICAN):
        return ""
    return "fought" if _fought(events, "battle", TRIPOLI) else "stayed"


def cards(game: Game, events: Sequence[Event]) -> str:
    """Whether the event was played; without it, only luck prevents the twelfth gold."""
    if not _answered(game, events, AMERICAN):
        return ""
    if _won(game, TRIPOLITAN):
        return "lost"
    return "held" if _event(events, "Constantinople Demands Tribute") else "lucky"


def damage(game: Game, events: Sequence[Event]) -> str:
    """Whether the hits were spread."""
    if _won(game, TRIPOLITAN):
        return "sunk"
    return "damaged" if _played(game, events, TRIPOLITAN) else ""


def allies(game: Game, events: Sequence[Event]) -> str:
    """Whether Algiers raided, or is at war at all."""
    if not _played(game, events, TRIPOLITAN, 2):
        return ""
    if _rolled(events, "raid", ALGIERS):
        return "paid"
    return "idle" if game.state.counts[ALLIED_CORSAIR + ALGIERS] else "alone"


def army(game: Game, events: Sequence[Event]) -> str:
    """Whether Derne was captured."""
    if not _played(game, events, AMERICAN):
        return ""
    return "captured" if DERNE in game.state.captured else "waited"


def treaty(game: Game, events: Sequence[Event]) -> str:
    """Whether the treaty was signed; if not, what stood in its way."""
    if not _played(game, events, AMERICAN, 2):
        return ""
    if _won(game, AMERICAN):
        return "peace"
    if not game.state.counts[TRIPOLITAN_FRIGATE + TRIPOLI]:
        return "missed"
    return "lower" if _used_lower(events) else "open"


def assault(game: Game, events: Sequence[Event]) -> str:
    """Whether Tripoli was attacked."""
    if not _played(game, events, AMERICAN):
        return ""
    return "stormed" if _won(game, AMERICAN) else "waited"


def twelve(game: Game, events: Sequence[Event]) -> str:
    """Whether the war was won; if not, whether the lower die was used."""
    if not _played(game, events, TRIPOLITAN):
        return ""
    if _won(game, TRIPOLITAN):
        return "won"
    return "lower" if _used_lower(events) else "short"
