"""The war as seen by the rules: the state, and the operations that change it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NoReturn, Protocol, TypeAlias, TypeVar

from tripoli.kernel.engine import Engine, GameOver
from tripoli.shores.model.cards import CORE, UNIQUE, Card, in_order, without
from tripoli.shores.model.events import (
    IN_FIGHT,
    PATROLS,
    BattleCard,
    CardRemoved,
    Damaged,
    Discarded,
    Drew,
    Ended,
    Event,
    FightBegan,
    GoldChanged,
    Moved,
    Played,
    Reshuffled,
    Rolled,
    Sunk,
    Took,
)
from tripoli.shores.model.fates import Fate, Step
from tripoli.shores.model.options import Ask, Decision, Option
from tripoli.shores.model.pieces import (
    ALL_GOLD,
    DAMAGED,
    FRIGATE,
    FRIGATES_TO_SINK,
    LOST,
    SUNK,
    SUPPLY,
    Piece,
    Place,
    Side,
)
from tripoli.shores.model.result import WINNERS, Reason, Result, tournament_score
from tripoli.shores.model.state import Setup, State, first_state

R = TypeVar("R")
Rule: TypeAlias = Generator[Decision, Option, R]
"""A rule that may need decisions: it yields them, receives the options chosen, and returns an R."""


class Policy(Protocol):
    """Plays a side by fixed rules, so that it needs no player."""

    def turn(self, war: War) -> Rule[None]:
        """The side's play of a season."""

    def choose(self, war: War, ask: Ask, options: Sequence[Option]) -> Option:
        """The side's choice if the rules leave it one.

        Args:
            war: the war.
            ask: the subject of the decision.
            options: the options; more than one.
        """

    def reacts(self, war: War, card: Card, place: Place) -> bool:
        """Whether the side plays a battle card that has been triggered."""


class War(Engine[State, Decision, Result]):
    """A war in progress as seen by the rules: the state, and operations that change it.

    The interface for players, and the sequence of play, are in `shores.game.Game`.

    Args:
        setup: the options of the game.
        chance: the source of dice and draws.
        state: the initial state; by default `first_state`.
        listener: called with each `events.Event` as it happens.

    Attributes:
        policy: plays `setup.automaton`.
    """

    setup: Setup
    policy: Policy | None = None

    @staticmethod
    def first_state(setup: Setup) -> State:
        """The start of 1801, or of the scenario."""
        return first_state(setup)

    def policy_of(self, side: Side) -> Policy | None:
        """The policy that plays a side; None if it needs a player."""
        return None if self.policy is None or self.setup.automaton is not side else self.policy

    def emit(self, event: Event) -> None:
        """Tell the listener."""
        if self.listener:
            self.listener(event)

    def begin_fight(self, fight: str, place: Place, active: Side) -> None:
        """Emit the beginning of a fight, with the forces.

        Args:
            fight: the kind of fight, as in `events.FightBegan`.
            place: the place; for a raid, the harbor.
            active: the side whose turn it is.
        """
        if not self.listener:
            return
        counts = self.state.counts
        forces = [(piece, counts[piece + place]) for piece in IN_FIGHT[fight]]
        if fight == "raid" and place.zone is not None:
            forces += [(piece, counts[piece + place.zone]) for piece in PATROLS]
        participants = tuple((piece, count) for piece, count in forces if count)
        # The garrison cannot reach raiders at sea.
        apart = fight == "raid" or Piece.INFANTRY in IN_FIGHT[fight]
        garrison = 0 if apart else counts[Piece.INFANTRY + place]
        self.listener(FightBegan(fight, place, active, participants, garrison))

    # Decisions

    def ask(
        self,
        side: Side,
        ask: Ask,
        options: Sequence[Option],
        left: int = 1,
        place: Place | None = None,
    ) -> Rule[Option]:
        """Let `side` choose; a single option is taken without asking."""
        if len(options) == 1:
            return options[0]
        if self.policy is not None and self.setup.automaton is side:
            return self.policy.choose(self, ask, options)
        return (yield Decision(side, ask, tuple(options), left, place))

    # Pieces

    def move(self, piece: Piece, source: Place, target: Place, count: int = 1) -> None:
        """Move `count` pieces."""
        counts = self.state.counts
        counts[piece + source] -= count
        counts[piece + target] += count
        if self.listener and count:
            self.emit(Moved(piece, source, target, count))

    def move_all(self, piece: Piece, source: Place, target: Place) -> int:
        """Move all pieces of a kind from `source`; returns their number."""
        count = self.state.counts[piece + source]
        if count:
            self.move(piece, source, target, count)
        return count

    def place(self, piece: Piece, target: Place, count: int = 1) -> int:
        """Move up to `count` pieces from the Supply to `target`; returns their number (R6)."""
        count = min(count, self.state.counts[piece + SUPPLY])
        if count:
            self.move(piece, SUPPLY, target, count)
        return count

    def sink(self, piece: Piece, place: Place, count: int = 1, *, at_sea: bool = False) -> int:
        """Sink ships or eliminate units, up to `count`; `LOST` says where they go.

        Args:
            piece: the kind of piece.
            place: where they are.
            count: the maximum number.
            at_sea: whether they have put to sea from there, for the listener.

        Returns:
            The number of pieces lost.
        """
        counts = self.state.counts
        count = min(count, counts[piece + place])
        if count:
            counts[piece + place] -= count
            whole, box = LOST[piece]
            counts[whole + box] += count
            if self.listener:
                self.emit(Sunk(piece, place, count, at_sea))
        return count

    def damage(self, piece: Piece, place: Place) -> None:
        """Give a frigate its first hit; it stays in place until the fight is over."""
        counts = self.state.counts
        counts[piece + place] -= 1
        counts[DAMAGED[piece] + place] += 1
        if self.listener:
            self.emit(Damaged(piece, place))

    def lay_up(self, piece: Piece, place: Place, target: Place) -> None:
        """Move the damaged frigates of a kind from `place` to `target`, where they are repaired."""
        counts = self.state.counts
        damaged = DAMAGED[piece]
        count = counts[damaged + place]
        if count:
            counts[damaged + place] = 0
            counts[piece + target] += count
            if self.listener:
                self.emit(Moved(damaged, place, target, count))

    # Dice

    def roll_for(
        self, side: Side, count: int, hit: int, reason: str, place: Place | None = None
    ) -> int:
        """Roll `count` dice for `side`, hitting on `hit` (5 or 6) or more.

        Returns:
            The number of hits.
        """
        if not count:
            return 0
        dice = self.roll(count)
        hits = dice.count(6)
        if hit == 5:
            hits += dice.count(5)
        if self.listener:
            self.emit(Rolled(side, reason, place, dice, hit, hits))
        return hits

    def roll_card(self, side: Side, count: int, place: Place) -> tuple[int, ...]:
        """Roll dice whose numbers the active event card of `side` interprets individually."""
        dice = self.roll(count)
        if self.listener:
            self.emit(Rolled(side, "card", place, dice, 0, 0, self.active(side)))
        return dice

    # Gold and the end

    def gain_gold(self, amount: int) -> None:
        """Tripolitania gains gold; the twelfth ends the game immediately (R7)."""
        state = self.state
        gained = min(amount, ALL_GOLD - state.gold)
        state.gold += gained
        if self.listener and gained:
            self.emit(GoldChanged(gained, state.gold))
        if state.gold == ALL_GOLD:
            self.end(Reason.TWELVE_GOLD)

    def give_gold(self, amount: int) -> None:
        """Tripolitania gives back gold, as much as it has."""
        state = self.state
        given = min(amount, state.gold)
        state.gold -= given
        if self.listener and given:
            self.emit(GoldChanged(-given, state.gold))

    def count_sunk_frigates(self) -> None:
        """End the game if four American frigates are sunk (Victory Conditions)."""
        if self.state.counts[FRIGATE + SUNK] >= FRIGATES_TO_SINK:
            self.end(Reason.FOUR_FRIGATES)

    def end(self, reason: Reason) -> NoReturn:
        """End the game immediately, from inside any rule."""
        state = self.state
        score = tournament_score(state.sunk_frigates(), state.gold)
        result = Result(WINNERS[reason], reason, score)
        self.emit(Ended(result))
        raise GameOver(result)

    # Cards

    def draw(self, side: Side, count: int) -> None:
        """Draw cards from the draw pile into hand, as many as it has (R2)."""
        cards = self.state.cards[side]
        pile = cards.pile
        drawn: tuple[Card, ...] = ()
        if count >= len(pile):
            drawn, pile = pile, ()
        else:
            for _ in range(count):
                card = self.pick(pile)
                pile = without(pile, card)
                drawn += (card,)
        cards.pile = pile
        cards.hand = in_order(cards.hand + drawn)
        if self.setup.hidden_discards:
            cards.past += tuple(Step(Fate.DRAWN, card) for card in drawn)
        if self.listener:
            self.emit(Drew(side, len(drawn), in_order(drawn)))

    def draw_openly(self, side: Side) -> Card:
        """Draw a card face up; it is not yet in any pile."""
        cards = self.state.cards[side]
        card = self.pick(cards.pile)
        cards.pile = without(cards.pile, card)
        return card

    def discard_openly(self, card: Card) -> None:
        """Put a card drawn face up on its owner's discard pile."""
        self.state.cards[card.side].discards += (card,)
        if self.listener:
            self.emit(Discarded(card.side, card, "for Raid or Build"))

    def line_up(self, card: Card) -> None:
        """Put a card drawn face up at the end of its owner's event line."""
        self.state.cards[card.side].event_line += (card,)

    def reshuffle(self, side: Side) -> None:
        """Make the discard pile the draw pile."""
        cards = self.state.cards[side]
        if self.setup.hidden_discards:
            cards.past += (Step(Fate.RESHUFFLED, None),)
        elif not cards.pile:
            # Every card has been drawn: those that are not face up must be in hand.
            cards.known = cards.hand
        cards.pile = in_order(cards.pile + cards.discards)
        cards.discards = ()
        if self.listener:
            self.emit(Reshuffled(side, len(cards.pile)))

    def discard(self, card: Card, purpose: str) -> None:
        """Discard a card from hand, face down with hidden discards (R30)."""
        cards = self.state.cards[card.side]
        cards.hand = without(cards.hand, card)
        cards.discards += (card,)
        if self.setup.hidden_discards:
            cards.past += (Step(Fate.DISCARDED, card),)
        elif cards.known:
            cards.known = without(cards.known, card)
        if self.listener:
            self.emit(Discarded(card.side, card, purpose, not self.setup.hidden_discards))

    def begin_event(self, card: Card) -> None:
        """Make a card from hand, or a core card, its owner's active event card."""
        cards = self.state.cards[card.side]
        if card.kind is CORE:
            cards.core = without(cards.core, card)
            cards.event_line = without(cards.event_line, card)
        elif self.setup.automaton is card.side:
            cards.event_line = without(cards.event_line, card)
        else:
            self._show_from_hand(card)
        cards.active = card
        if self.listener:
            self.emit(Played(card.side, card))

    def begin_discarded_event(self, card: Card) -> None:
        """Make a card of the discard pile the active event card; the current one goes to the
        discard pile (R13).
        """
        self.end_event(card.side)
        cards = self.state.cards[card.side]
        cards.discards = without(cards.discards, card)
        if self.setup.hidden_discards:
            cards.past += (Step(Fate.REPLAYED, card),)
        cards.active = card
        if self.listener:
            self.emit(Played(card.side, card))

    def end_event(self, side: Side) -> None:
        """Move the active event card to the discard pile, or out of the game (Event Cards)."""
        cards = self.state.cards[side]
        card = cards.active
        assert card is not None
        cards.active = None
        if card.kind is CORE or card.kind is UNIQUE:
            cards.removed += (card,)
            return
        cards.discards += (card,)
        if self.setup.hidden_discards and self.setup.automaton is not side:
            cards.past += (Step(Fate.LAID, card),)
        if self.listener:
            self.emit(Discarded(side, card, "played"))

    def take_discard(self, card: Card) -> None:
        """Take a card from the discard pile into hand (*Bainbridge Supplies Intel*, R13)."""
        cards = self.state.cards[card.side]
        cards.discards = without(cards.discards, card)
        cards.hand = in_order((*cards.hand, card))
        hidden = self.setup.hidden_discards
        if hidden:
            cards.past += (Step(Fate.TAKEN, card),)
        else:
            cards.known += (card,)
        if self.listener:
            self.emit(Took(card.side, card, not hidden))

    def play_battle_card(self, card: Card) -> None:
        """Play a battle card from hand, or from the T-bot's line; it is removed."""
        cards = self.state.cards[card.side]
        if card in cards.battle_line:
            cards.battle_line = without(cards.battle_line, card)
        else:
            self._show_from_hand(card)
        cards.removed += (card,)
        if self.listener:
            self.emit(BattleCard(card.side, card))

    def _show_from_hand(self, card: Card) -> None:
        cards = self.state.cards[card.side]
        cards.hand = without(cards.hand, card)
        if self.setup.hidden_discards:
            cards.past += (Step(Fate.PLAYED, card),)
        elif cards.known:
            cards.known = without(cards.known, card)

    def remove_core(self, card: Card) -> None:
        """Remove a core card from the game if it is still in front of its owner."""
        cards = self.state.cards[card.side]
        if card in cards.core or card in cards.event_line:
            cards.core = without(cards.core, card)
            cards.event_line = without(cards.event_line, card)
            cards.removed += (card,)
            self.emit(CardRemoved(card))

    def active(self, side: Side) -> Card | None:
        """The active event card of `side`."""
        return self.state.cards[side].active

    def might_hold(self, card: Card) -> bool:
        """Whether, to the opponent's knowledge, the owner of `card` may hold it (R29).

        Args:
            card: a battle card (which has one copy) that the owner does not hold.
        """
        cards = self.state.cards[card.side]
        if self.setup.hidden_discards:
            return bool(cards.hand) and card not in cards.removed
        return card in cards.pile and len(cards.hand) > len(cards.known)
