"""Events about commands and the course of the war."""

from __future__ import annotations

from collections.abc import Sequence

from tripoli.wilderness.model.action import Way
from tripoli.wilderness.model.cards import (
    LOUISBOURG_SQUADRONS,
    Card,
    without,
)
from tripoli.wilderness.model.events import Changed, Entered
from tripoli.wilderness.model.options import (
    DONE,
    Act,
    Ask,
    of_card,
    of_pair,
)
from tripoli.wilderness.model.pieces import (
    LEADERS,
    OF,
    SHIRLEY,
    Piece,
    each,
)
from tripoli.wilderness.model.places import ASIDE, POOL
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    LOUISBOURG,
    SPACES,
    Space,
)
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules import activation
from tripoli.wilderness.rules.entering import leaders_alone
from tripoli.wilderness.rules.events.registry import always, event
from tripoli.wilderness.rules.supplying import choose_space
from tripoli.wilderness.rules.war import Rule, War


@event(always)
def campaign(war: War, side: Side, card: Card) -> None:
    """Two leaders and their forces are activated (5.34, W15)."""
    del side
    activation.begin(war, card, Way.CAMPAIGN)


def _own_sieges(state: State, side: Side) -> list[Space]:
    """The spaces where a side's place is besieged at level 1 or 2."""
    return [space for space in SPACES if state.sieges[space] > 1 and state.has_fort(space, side)]


@event(lambda state, side, _: bool(_own_sieges(state, side)))
def bastions_repaired(war: War, side: Side, card: Card) -> Rule[None]:
    """A siege of an own place goes back to level 0 (W70)."""
    space = yield from choose_space(war, side, lambda: _own_sieges(war.state, side), card.key)
    assert space is not None
    war.set_siege(space, 0)


@event(lambda state, *_: state.controls(LOUISBOURG, FRENCH))
def louisbourg_squadrons(war: War, side: Side, card: Card) -> None:
    """No Amphibious Landing this year; on 1-3 the French navy is spent, too (W99)."""
    state = war.state
    state.squadrons = True
    war.emit(Changed("squadrons", True))
    if war.die(side, card.title) <= 3:
        state.no_french_navy = True
        war.emit(Changed("no French navy", True))
        state.discards = without(state.discards, LOUISBOURG_SQUADRONS)
        war.remove_card(LOUISBOURG_SQUADRONS)


def _exchangeable(state: State) -> list[Piece]:
    """The French leaders who may change places (W101)."""
    return [
        leader
        for leader in each(OF[FRENCH] & LEADERS & ~state.inside)
        if state.on_map(leader) and not (state.no_french_navy and state.place[leader] == LOUISBOURG)
    ]


@event(lambda state, *_: len(_exchangeable(state)) > 1)
def governor_vaudreuil_interferes(war: War, side: Side, card: Card) -> Rule[None]:
    """Two French leaders change places (W101)."""
    state = war.state
    leaders = _exchangeable(state)
    options = [
        of_pair(Act.EXCHANGE, leader, other)
        for index, leader in enumerate(leaders)
        for other in leaders[index + 1 :]
        if state.place[leader] != state.place[other]
    ]
    if not options:
        return
    option = yield from war.ask(side, Ask.EVENT, options, card=card.key)
    one, other = option.piece, option.other
    assert one is not None
    assert other is not None
    spaces = SPACES[state.place[one]], SPACES[state.place[other]]
    war.put(one.bit, spaces[1], "exchanged")
    war.put(other.bit, spaces[0], "exchanged")
    for space in spaces:
        yield from leaders_alone(war, space, FRENCH)


@event(
    lambda state, *_: (
        state.no_french_navy or state.controls(LOUISBOURG, BRITISH) or state.year >= 1760
    )
)
def quiberon_bay(war: War, side: Side, card: Card) -> None:
    """The French hand shrinks, no help comes, and the British begin (W7, W108)."""
    del side, card
    war.state.quiberon = True
    war.emit(Changed("Quiberon Bay", True))


def _retrieve(war: War, side: Side, keys: Sequence[str], card: Card) -> Rule[None]:
    """A side may take a card of some events from the discards (5.22, W102)."""
    options = [of_card(Act.RETRIEVE, found) for found in war.state.discards if found.key in keys]
    if not options:
        return
    option = yield from war.ask(side, Ask.EVENT, (*options, DONE), card=card.key)
    if option.card is not None:
        war.take_discard(side, option.card)


@event(always)
def william_pitt(war: War, side: Side, card: Card) -> Rule[None]:
    """Nine British cards, new leaders in the pool, and a card from the discards (W102)."""
    state = war.state
    state.pitt = True
    war.emit(Changed("William Pitt", True))
    late_leaders_join(war)
    keys = ("highlanders", "british_regulars", "light_infantry", "troop_transports")
    yield from _retrieve(war, side, keys, card)


def late_leaders_join(war: War) -> None:
    """Amherst, Forbes and Wolfe join the pool (playbook p. 4)."""
    leaders = war.state.at[ASIDE] & OF[BRITISH]
    if leaders and war.listener:
        war.emit(Entered(BRITISH, leaders, POOL))
    war.put(leaders, POOL)


@event(lambda state, *_: not state.quiberon)
def diplomatic_revolution(war: War, side: Side, card: Card) -> Rule[None]:
    """Nine French cards, and a card from the discards (W102)."""
    war.state.revolution = True
    war.emit(Changed("Diplomatic Revolution", True))
    yield from _retrieve(war, side, ("french_regulars", "troop_transports"), card)


@event(lambda state, *_: state.on_map(SHIRLEY) and not state.besieged(SHIRLEY) and state.vp >= 1)
def intrigues_against_shirley(war: War, side: Side, card: Card) -> None:
    """Shirley leaves the war."""
    del side
    war.eliminate(SHIRLEY, card.title)
