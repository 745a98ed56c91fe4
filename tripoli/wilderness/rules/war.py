"""The war as seen by the rules: the state, and the operations that change it.

Whatever moves or removes pieces ends in `War.settle`, which applies at once what the rules say of
a space that has changed: sieges that end, forts under construction and Amphib markers that vanish,
fortresses that revert, and who holds Niagara and Ohio Forks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, NoReturn, TypeAlias, TypeVar

from tripoli.kernel.engine import Engine, GameOver
from tripoli.wilderness.model import places
from tripoli.wilderness.model.action import Group
from tripoli.wilderness.model.cards import COPIES, SURRENDER, Card, in_order, without
from tripoli.wilderness.model.events import (
    Captured,
    Destroyed,
    Discarded,
    Earned,
    Eliminated,
    Ended,
    Entered,
    Event,
    Marked,
    Moved,
    Played,
    Reduced,
    Removed,
    Restored,
    Rolled,
    Scored,
    SiegeChanged,
    Took,
    Withdrew,
)
from tripoli.wilderness.model.fights import Fight
from tripoli.wilderness.model.options import (
    CANNOT,
    DECLINE,
    Act,
    Ask,
    Decision,
    Option,
    Options,
    of_card,
    of_space,
)
from tripoli.wilderness.model.pieces import (
    DRILLED,
    LEADERS,
    LOST_FOR_GOOD,
    OF,
    UNITS_OF,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.result import WINNERS, Reason, Result
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import SPACES, Space
from tripoli.wilderness.model.state import (
    FORT,
    FORTRESS,
    STOCKADE,
    VITAL,
    Phase,
    State,
    first_state,
    fortification,
)

R = TypeVar("R")
Rule: TypeAlias = Generator[Decision, Option, R]
"""A rule that may need decisions: it yields them, receives the options chosen, and returns an R."""

FORT_NAMES: Final = {STOCKADE: "stockade", FORT: "fort", FORTRESS: "fortress"}
FORTRESS_VP: Final = 3
FORT_VP: Final = 2
STOCKADE_VP: Final = 1
VITAL_VP: Final = 1
DEMOLITION_VP: Final = 1


class War(Engine[State, Decision, Result]):
    """A war in progress as seen by the rules.

    The interface for players is in `wilderness.game.Game`.

    Attributes:
        touched: the spaces in which something has changed in the current play.
        fight: what dice are about to be rolled for, from the first question about it on; None for
            interceptions and what else has no table of its own.
    """

    setup: Setup
    touched: set[Space]
    fight: Fight | None = None

    @staticmethod
    def first_state(setup: Setup) -> State:
        """The position before the first deal."""
        return first_state(setup)

    def emit(self, event: Event) -> None:
        """Tell the listener."""
        if self.listener:
            self.listener(event)

    # Decisions

    def ask(
        self,
        side: Side,
        ask: Ask,
        options: Options | Callable[[], Options],
        left: int = 0,
        space: Space | None = None,
        card: str | None = None,
        group: Group | None = None,
        enemy: Group | None = None,
    ) -> Rule[Option]:
        """Let a side choose; a single option of a list is taken without asking.

        Whenever the side whose Action Phase it is has a choice, it may instead demolish something
        or take away Fieldworks (5.46, W62, W134); the question is then put again.

        Args:
            side: the side.
            ask: the subject.
            options: the options; a function that makes them if a demolition can change them.
            left: as in `Decision`.
            space: as in `Decision`.
            card: as in `Decision`.
            group: as in `Decision`.
            enemy: as in `Decision`.
        """
        while True:
            found = tuple(options()) if callable(options) else options
            if len(found) == 1 and not callable(options):
                return found[0]
            clearings = self.clearings(side)
            if len(found) == 1 and not clearings:
                return found[0]
            answers = (*found, *clearings)
            option = yield Decision(side, ask, answers, left, space, card, group, enemy)
            if option.act is Act.DEMOLISH:
                assert option.space is not None
                self.demolish(side, option.space)
            elif option.act is Act.CLEAR:
                assert option.space is not None
                self.clear_fieldworks(side, option.space)
            else:
                return option

    def clearings(self, side: Side) -> list[Option]:
        """What a side may take off the map in its own Action Phase (5.46, W62, W104, W120)."""
        state = self.state
        if side is not state.active or state.phase is not Phase.ACTION:
            return []
        options = []
        forts = state.forts
        works = state.works
        for space in SPACES:
            code = forts[space]
            if (code > 1 and code & 1 == side and code >> 1 != FORTRESS) or (
                works[space] == side + 1
            ):
                if not state.sieges[space]:
                    options.append(of_space(Act.DEMOLISH, space))
        if state.fieldworks:
            enemy = side.other
            for space in SPACES:
                if state.fieldworks >> space & 1 and not state.outside(space, enemy):
                    controls = space.fortress and state.controls(space, side)
                    if controls or state.outside(space, side):
                        options.append(of_space(Act.CLEAR, space))
        return options

    def window(
        self,
        side: Side,
        key: str,
        able: bool,
        space: Space | None = None,
        enemy: Group | None = None,
    ) -> Rule[bool]:
        """Ask a side whether it plays a response event (5.56).

        It is asked whenever, to public knowledge, it may hold the card, so that silence says
        nothing (W9).

        Args:
            side: the side.
            key: the key of the event.
            able: whether its condition holds.
            space: the space in question.
            enemy: the force that it would be played against, if it is on the move.

        Returns:
            Whether it was played; it is then among the discards.
        """
        if not able or not self.might_hold(side, key):
            return False
        hand = self.state.hands[side].cards
        held = tuple(of_card(Act.PLAY, card) for card in COPIES[key] if card in hand)
        options = (*held, DECLINE) if held else CANNOT
        option = yield Decision(side, Ask.WINDOW, options, space=space, card=key, enemy=enemy)
        if option.card is None:
            return False
        self.play_card(side, option.card, "response")
        return True

    def might_hold(self, side: Side, key: str) -> bool:
        """Whether a side may hold a card of an event, as far as everybody knows (W9)."""
        state = self.state
        hand = state.hands[side]
        if not hand.cards:
            return False
        open_cards = (*state.discards, *state.removed, *state.hands[side.other].known)
        unknown = len(hand.cards) > len(hand.known)
        for card in COPIES[key]:
            if card in hand.known:
                return True
            if unknown and card in self.setup.facts.deck and card not in open_cards:
                return True
        return False

    # Dice

    def die(
        self,
        side: Side,
        purpose: str,
        modifiers: Sequence[tuple[str, int]] = (),
        space: Space | None = None,
    ) -> int:
        """Roll a die for a purpose; returns it with its modifiers."""
        (die,) = self.roll(1)
        total = die + sum(number for _, number in modifiers)
        self.report_die(side, purpose, die, modifiers, total, space)
        return total

    def report_die(
        self,
        side: Side,
        purpose: str,
        die: int,
        modifiers: Sequence[tuple[str, int]],
        total: int,
        space: Space | None = None,
    ) -> None:
        """Tell the listener about a die."""
        if self.listener:
            used = tuple(item for item in modifiers if item[1])
            self.emit(Rolled(side, purpose, die, used, total, space))

    # Pieces

    def put(self, pieces: Pieces, place: int, why: str = "moved") -> None:
        """Move pieces of one side to one place, from wherever they are."""
        state = self.state
        if not pieces:
            return
        sources: dict[int, Pieces] = {}
        for piece in each(pieces):
            source = state.place[piece]
            sources[source] = sources.get(source, 0) | piece.bit
            state.at[source] &= ~piece.bit
            state.place[piece] = place
        state.at[place] |= pieces
        state.inside &= ~pieces
        if self.listener:
            side = next(each(pieces)).side
            mover = state.action.mover if state.action else None
            leader = mover.leader if mover else None
            for source, some in sources.items():
                if place < places.ON_MAP and source != place:
                    target = SPACES[place]
                    if source < places.ON_MAP:
                        leads = leader if leader is not None and leader.bit & some else None
                        self.emit(Moved(side, some, SPACES[source], target, why, leads))
                    elif why == "enters":
                        self.emit(Entered(side, some, place))
                    else:
                        self.emit(Moved(side, some, None, target, why))
        for source in sources:
            if source < places.ON_MAP and source != place:
                self.settle(SPACES[source])
        if place < places.ON_MAP:
            self.settle(SPACES[place])

    def enter(self, pieces: Pieces, place: int) -> None:
        """New units and leaders enter the game, at full strength (5.521)."""
        self.state.reduced &= ~pieces
        self.put(pieces, place, "enters")
        if self.listener and place >= places.ON_MAP:
            self.emit(Entered(next(each(pieces)).side, pieces, place))

    def eliminate(self, piece: Piece, why: str = "lost") -> None:
        """Remove a piece; units that may return become available (7.61)."""
        state = self.state
        source = state.place[piece]
        if self.listener:
            steps = 0 if piece.bit & LEADERS else 1 if state.reduced & piece.bit else 2
            self.emit(Eliminated(piece, source, why, steps))
        state.reduced &= ~piece.bit
        self.put(piece.bit, places.GONE if piece.bit & LOST_FOR_GOOD else places.AVAILABLE)

    def lose_step(self, piece: Piece, why: str = "lost") -> None:
        """A unit loses a step (7.61)."""
        state = self.state
        if state.reduced & piece.bit:
            self.eliminate(piece, why)
            return
        state.reduced |= piece.bit
        if self.listener:
            self.emit(Reduced(piece, state.place[piece], why))

    def restore(self, piece: Piece) -> None:
        """Restore a unit to full strength (5.523)."""
        self.state.reduced &= ~piece.bit
        if self.listener:
            self.emit(Restored(piece, self.state.place[piece]))

    def settle(self, space: Space) -> None:
        """Apply what follows at once from a change in a space."""
        state = self.state
        at = state.at[space]
        self.touched.add(space)
        if state.sieges[space]:
            besieger = Side(state.forts[space] & 1).other
            if not at & UNITS_OF[besieger] & ~state.inside:
                self.end_siege(space)
        works = state.works[space]
        if works:
            owner = Side(works - 1)
            # 5.45, W34.
            if at & DRILLED & OF[owner.other] & ~state.inside and not at & UNITS_OF[owner]:
                self.remove_works(space, "overrun")
        if state.amphib >> space & 1:
            # 6.431, W22.
            if not at & UNITS_OF[BRITISH] and (
                at & DRILLED & OF[FRENCH] or state.open_fort(space, FRENCH)
            ):
                self.mark(BRITISH, space, "Amphib", placed=False)
        if state.reverts(space):
            # 8.24, W23.
            original = space.original
            assert original is not None
            state.forts[space] = fortification(FORTRESS, original)
            if state.sieges[space]:
                self.end_siege(space)
            self.emit(Captured(original, space, "fortress"))
            self.score(original, FORTRESS_VP, "fortress", space)
        if space in VITAL:
            self._hold(space)

    def _hold(self, space: Space) -> None:
        """Niagara and Ohio Forks bring a point when they change hands (13.23, W85)."""
        state = self.state
        index = VITAL.index(space)
        taker = state.holders[index].other
        if state.solely_occupies(space, taker):
            one, other = state.holders
            state.holders = (taker, other) if index == 0 else (one, taker)
            self.score(taker, VITAL_VP, "change of hands", space)

    # Sieges and fortifications

    def begin_siege(self, space: Space) -> None:
        """Place a siege marker at level 0; the pieces of the fort's side there are besieged
        (8.21).
        """
        state = self.state
        owner = Side(state.forts[space] & 1)
        state.sieges[space] = 1
        self.withdraw(owner, state.at[space] & OF[owner] & ~state.inside, space)
        self.emit(SiegeChanged(space, 0))

    def withdraw(self, side: Side, pieces: Pieces, space: Space) -> None:
        """Pieces go inside their fort or fortress (8.1, 8.21)."""
        self.state.inside |= pieces
        if pieces:
            self.emit(Withdrew(side, pieces, space))

    def set_siege(self, space: Space, level: int) -> None:
        """Move the siege marker to a level."""
        self.state.sieges[space] = level + 1
        self.emit(SiegeChanged(space, level))

    def end_siege(self, space: Space) -> None:
        """Remove the siege marker; the besieged come out (8.232, W63)."""
        state = self.state
        state.sieges[space] = 0
        state.inside &= ~state.at[space]
        self.emit(SiegeChanged(space, None))

    def build(self, space: Space, kind: int, side: Side) -> None:
        """Place a stockade or a completed fort."""
        self.state.forts[space] = fortification(kind, side)
        self.settle(space)

    def capture(self, space: Space, side: Side) -> None:
        """A fortification falls intact to a side (5.45, 9.22)."""
        state = self.state
        kind = state.fort_kind(space)
        if state.sieges[space]:
            self.end_siege(space)
        state.forts[space] = fortification(kind, side)
        self.emit(Captured(side, space, FORT_NAMES[kind]))
        points = {STOCKADE: STOCKADE_VP, FORT: FORT_VP, FORTRESS: FORTRESS_VP}[kind]
        self.score(side, points, FORT_NAMES[kind], space)
        self.settle(space)

    def destroy(self, space: Space, why: str) -> None:
        """Remove a stockade or fort."""
        state = self.state
        code = state.forts[space]
        state.forts[space] = 0
        self.emit(Destroyed(Side(code & 1), space, FORT_NAMES[code >> 1], why))
        self.settle(space)

    def remove_works(self, space: Space, why: str) -> None:
        """Remove a fort under construction."""
        state = self.state
        owner = Side(state.works[space] - 1)
        state.works[space] = 0
        self.emit(Destroyed(owner, space, "fort under construction", why))

    def demolish(self, side: Side, space: Space) -> None:
        """A side removes its own fortification, or what it has begun (5.46, W104)."""
        state = self.state
        if state.has_fort(space, side):
            kind = state.fort_kind(space)
            self.destroy(space, "demolished")
            if kind == FORT:
                self.score(side.other, DEMOLITION_VP, "demolition", space)
        else:
            self.remove_works(space, "demolished")

    def clear_fieldworks(self, side: Side, space: Space) -> None:
        """Take the Fieldworks marker away (W62)."""
        self.mark(side, space, "Fieldworks", placed=False)

    def mark(self, side: Side, space: Space, marker: str, *, placed: bool) -> None:
        """Place or remove an Amphib or Fieldworks marker."""
        state = self.state
        name = {"Amphib": "amphib", "Fieldworks": "fieldworks"}[marker]
        mask = getattr(state, name)
        setattr(state, name, mask | 1 << space if placed else mask & ~(1 << space))
        self.emit(Marked(side, space, marker, placed))
        if not placed:
            self.settle(space)

    # Points and the end

    def score(self, side: Side, points: int, why: str, space: Space | None = None) -> None:
        """A side gains victory points (13.21), for something done in a space if that is named."""
        state = self.state
        state.vp += points if side is FRENCH else -points
        if self.listener and points:
            self.emit(Scored(side, points, why, state.vp, space))

    def end(self, reason: Reason) -> NoReturn:
        """End the game."""
        result = Result(WINNERS[reason], reason, self.state.vp)
        self.emit(Ended(result))
        raise GameOver(result)

    # Cards

    def earn(self, side: Side, card: Card, number: int) -> None:
        """Tell what the die of an event has come to."""
        if self.listener:
            self.emit(Earned(side, card, number))

    def play_card(self, side: Side, card: Card, use: str, *, remove: bool = False) -> None:
        """A card leaves the hand for the discards, or for good (5.22, 5.23)."""
        self._out_of_hand(side, card)
        self.emit(Played(side, card, use))
        if remove:
            self.remove_card(card)
        else:
            self._to_discards(card)

    def discard(self, side: Side, card: Card) -> None:
        """A card is lost from a hand without being played."""
        self._out_of_hand(side, card)
        self.emit(Discarded(side, card))
        self._to_discards(card)

    def remove_card(self, card: Card) -> None:
        """A card leaves the game."""
        self.state.removed += (card,)
        self.emit(Removed(card))

    def _to_discards(self, card: Card) -> None:
        state = self.state
        state.discards += (card,)
        if card == SURRENDER:
            # W2.
            state.reshuffle = True

    def _out_of_hand(self, side: Side, card: Card) -> None:
        hand = self.state.hands[side]
        hand.cards = without(hand.cards, card)
        if card in hand.known:
            hand.known = without(hand.known, card)
        elif card in hand.held:
            hand.held_shown += 1

    def take_discard(self, side: Side, card: Card) -> None:
        """A card comes from the discards into a hand, seen by all (5.22)."""
        state = self.state
        state.discards = without(state.discards, card)
        self._into_hand(side, card)
        self.emit(Took(side, card, "discards"))

    def steal(self, side: Side, card: Card) -> None:
        """A card goes from the enemy's hand into a side's; both know it."""
        self._out_of_hand(side.other, card)
        self._into_hand(side, card)
        self.emit(Took(side, card, "enemy"))

    def _into_hand(self, side: Side, card: Card) -> None:
        hand = self.state.hands[side]
        hand.cards = in_order((*hand.cards, card))
        hand.known = in_order((*hand.known, card))
