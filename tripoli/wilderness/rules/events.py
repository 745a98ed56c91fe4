"""The events of the cards (5.5): each is one function, named after its key, with its condition.

Conditions and effects are those of the printed cards as far as they are known; rulings say what has
been reconstructed. Response events are asked for where they apply, by `War.window`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from tripoli.wilderness.model.action import Way
from tripoli.wilderness.model.cards import (
    COPIES,
    LOUISBOURG_SQUADRONS,
    Card,
    Removal,
    usable,
    without,
)
from tripoli.wilderness.model.events import AssembliesMoved, Changed, LeaderDrawn
from tripoli.wilderness.model.options import (
    DONE,
    Act,
    Ask,
    Decision,
    Option,
    of_card,
    of_department,
    of_pair,
    of_piece,
    piece_to,
)
from tripoli.wilderness.model.pieces import (
    COMMANDERS_IN_CHIEF,
    COUREURS,
    DRILLED,
    INDIANS,
    JOHNSON,
    LEADERS,
    LIGHT_INFANTRY,
    MILITIA,
    NATIONS,
    OF,
    PIECES,
    PROVINCIALS,
    PROVINCIALS_OF,
    RANGERS,
    REGULARS,
    SHIRLEY,
    UNITS_OF,
    Kind,
    Nation,
    Piece,
    Pieces,
    each,
    tribe_of,
)
from tripoli.wilderness.model.places import ASIDE, AVAILABLE, MILITIA_BOXES, ON_MAP, POOL
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    CANAJOHARIE,
    FORTRESSES,
    HALIFAX,
    IROQUOIS_GATES,
    LOUISBOURG,
    MONTREAL,
    NEIGHBORS,
    NIAGARA,
    OHIO_FORKS,
    QUEBEC,
    SPACES,
    Department,
    Space,
    distances,
)
from tripoli.wilderness.model.state import (
    ENTHUSIASTIC,
    FORT,
    RELUCTANT,
    SUPPORTIVE,
    State,
)
from tripoli.wilderness.rules import activation
from tripoli.wilderness.rules.entering import leaders_alone
from tripoli.wilderness.rules.supplying import (
    choose_space,
    eliminate_one,
    fortifications,
    place_each,
    restorable,
    restore,
)
from tripoli.wilderness.rules.war import Rule, War

Condition: TypeAlias = Callable[[State, Side, Setup], bool]
Effect: TypeAlias = Callable[[War, Side, Card], "Rule[None] | None"]
"""A rule, or a plain function if it needs no decision."""


class CardEvent(NamedTuple):
    """An event that is played instead of activating or building.

    Attributes:
        possible: whether a side may play it now, apart from holding the card.
        effect: what it does.
    """

    possible: Condition
    effect: Effect


EVENTS: Final[dict[str, CardEvent]] = {}
"""All events but responses, by key."""


def event(possible: Condition) -> Callable[[Effect], Effect]:
    """Make a function the effect of the event that has its name.

    Args:
        possible: the condition of the event.
    """

    def registered(effect: Effect) -> Effect:
        EVENTS[effect.__name__] = CardEvent(possible, effect)
        return effect

    return registered


def playable(war: War, side: Side, card: Card) -> bool:
    """Whether a side may play a card as the event of its Action Phase (5.5)."""
    if card.response or not usable(card, side, either_expels=war.setup.either_expels):
        return False
    return EVENTS[card.key].possible(war.state, side, war.setup)


def play(war: War, card: Card) -> Rule[None]:
    """The active side plays a card as an event (5.51, 5.23)."""
    side = war.state.active
    war.play_card(side, card, "event", remove=card.removal is Removal.ALWAYS)
    if war.setup.costly_regulars and card.key in _REGULARS and war.state.year < 1757:
        # 14.3.
        war.score(side.other, 1, "Regulars before 1757")
    effect = EVENTS[card.key].effect(war, side, card)
    if effect is not None:
        yield from effect


_REGULARS: Final = ("british_regulars", "french_regulars")


def _always(state: State, side: Side, setup: Setup) -> bool:
    del state, side, setup
    return True


@event(_always)
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
    space = yield from choose_space(war, side, _own_sieges(war.state, side), card.key)
    war.set_siege(space, 0)


# French navy and British command


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


# Indian alliances


def _fort_at(state: State, space: Space) -> bool:
    """Whether the French have a completed fort in a space, besieged or not (W89)."""
    return state.fort_kind(space) == FORT and state.has_fort(space, FRENCH)


def _alliance(war: War, side: Side, card: Card, kinds: Pieces, points: int) -> Rule[None]:
    """For each point, place a unit at its settlement, or restore two (W133)."""
    state = war.state
    half = 2 * points
    while half > 0:
        options: list[Option] = []
        if half > 1:
            for unit in each(kinds):
                home = unit.settlement
                if state.place[unit] == AVAILABLE and home is not None:
                    if _welcomes(state, side, unit, home):
                        options.append(piece_to(Act.PLACE, unit, home))
        options += [of_piece(Act.RESTORE, unit) for unit in each(restorable(state, side, kinds))]
        if not options:
            return
        option = yield from war.ask(side, Ask.EVENT, (*options, DONE), half, card=card.key)
        if option.piece is None:
            return
        if option.space is None:
            war.restore(option.piece)
            half -= 1
        else:
            war.enter(option.piece.bit, option.space)
            yield from leaders_alone(war, option.space, side.other)
            half -= 2


def _welcomes(state: State, side: Side, unit: Piece, home: Space) -> bool:
    """Whether a unit may enter at its settlement (5.522, 5.533)."""
    enemy = side.other
    if state.at[home] & UNITS_OF[enemy] or state.has_fort(home, enemy):
        return False
    if unit.nation is Nation.IROQUOIS and unit.tribe is not None:
        return not any(state.on_map(other) for other in each(tribe_of(enemy, unit.tribe)))
    return True


def _french_alliance(war: War, card: Card, nation: Nation) -> Rule[None]:
    kinds = NATIONS[nation]
    if _fort_at(war.state, NIAGARA):
        kinds |= NATIONS[Nation.PAYS_D_EN_HAUT]
    points = war.die(FRENCH, card.title)
    if war.state.vp < FEW_POINTS:
        points = (points + 1) // 2
    yield from _alliance(war, FRENCH, card, kinds, points)


FEW_POINTS: Final = 5
"""With fewer victory points, the French get half as many allies (playbook p. 5)."""


@event(lambda state, *_: state.controls(MONTREAL, FRENCH))
def northern_indian_alliance(war: War, side: Side, card: Card) -> Rule[None]:
    """Northern Indians join the French (W89)."""
    del side
    yield from _french_alliance(war, card, Nation.NORTHERN)


@event(lambda state, *_: _fort_at(state, OHIO_FORKS))
def western_indian_alliance(war: War, side: Side, card: Card) -> Rule[None]:
    """Western Indians join the French (W89)."""
    del side
    yield from _french_alliance(war, card, Nation.WESTERN)


def _iroquois_listen(state: State, side: Side, setup: Setup) -> bool:
    """Whether the Iroquois may be won (W90)."""
    del setup
    if any(state.has_fort(space, side.other) for space in IROQUOIS_GATES):
        return False
    if not any(state.has_fort(space, side) for space in IROQUOIS_GATES):
        return False
    if side is FRENCH:
        return True
    return any(
        _johnson_near(state, unit.settlement)
        for unit in each(NATIONS[Nation.IROQUOIS] & OF[BRITISH])
        if unit.settlement is not None
    )


def _johnson_near(state: State, settlement: Space) -> bool:
    """Whether Johnson is unbesieged and within two connections of a settlement (W90, W91)."""
    place = state.place[JOHNSON]
    if place >= ON_MAP or state.besieged(JOHNSON):
        return False
    return distances(settlement)[place] <= 2


@event(_iroquois_listen)
def iroquois_alliance(war: War, side: Side, card: Card) -> Rule[None]:
    """Iroquois join a side (W90)."""
    points = war.die(side, card.title)
    yield from _alliance(war, side, card, NATIONS[Nation.IROQUOIS] & OF[side], points)


@event(lambda state, *_: _johnson_near(state, CANAJOHARIE))
def mohawks(war: War, side: Side, card: Card) -> Rule[None]:
    """All Mohawks come to Johnson, at full strength (W91)."""
    state = war.state
    space = SPACES[state.place[JOHNSON]]
    units = NATIONS[Nation.MOHAWK]
    if not state.at[space] & UNITS_OF[side.other] and not state.has_fort(space, side.other):
        for unit in each(units):
            if state.place[unit] == AVAILABLE:
                war.enter(unit.bit, space)
    for unit in each(restorable(state, side, units)):
        war.restore(unit)
    del card
    yield from leaders_alone(war, space, side.other)


@event(lambda state, *_: not state.uprising)
def cherokees(war: War, side: Side, card: Card) -> Rule[None]:
    """All Cherokee come to a British fortification in the South, at full strength (W92)."""
    state = war.state
    state.cherokees = True
    war.emit(Changed("Cherokees", True))
    units = NATIONS[Nation.CHEROKEE]
    new = [unit for unit in each(units) if state.place[unit] == AVAILABLE]
    sites = fortifications(state, side, Department.SOUTHERN)
    if new and sites:
        space = yield from choose_space(war, side, sites, card.key)
        for unit in new:
            war.enter(unit.bit, space)
    for unit in each(restorable(state, side, units)):
        war.restore(unit)


@event(lambda state, *_: state.cherokees)
def cherokee_uprising(war: War, side: Side, card: Card) -> Rule[None]:
    """The British lose two Regulars, a Southern Provincial and the Cherokee (W109)."""
    state = war.state
    state.uprising = True
    war.emit(Changed("Cherokee Uprising", True))
    del side
    southern = PROVINCIALS_OF[Department.SOUTHERN]
    for kinds, count in ((REGULARS & OF[BRITISH], 2), (southern, 1)):
        for _ in range(count):
            units = _on_map(state, kinds & ~state.inside)
            if units:
                yield from eliminate_one(war, BRITISH, units, card.key, card.title)
    for unit in each(_on_map(state, NATIONS[Nation.CHEROKEE] & ~state.inside)):
        war.eliminate(unit, card.title)


def _on_map(state: State, pieces: Pieces) -> Pieces:
    """Those of some pieces that are on the map."""
    found = 0
    for piece in each(pieces):
        if state.place[piece] < ON_MAP:
            found |= piece.bit
    return found


def _easton(state: State, side: Side, setup: Setup) -> bool:
    """Whether British Drilled Troops hold a fortification at or beside Ohio Forks."""
    del setup
    return any(
        state.open_fort(space, side) and state.outside(space, side) & DRILLED
        for space in (OHIO_FORKS, *NEIGHBORS[OHIO_FORKS])
    )


@event(_easton)
def treaty_of_easton(war: War, side: Side, card: Card) -> None:
    """The Delaware, Mingo and Shawnee leave the French."""
    del side
    state = war.state
    for unit in each(_on_map(state, NATIONS[Nation.WESTERN] & ~state.inside)):
        war.eliminate(unit, card.title)


def _deserters(state: State, side: Side) -> Pieces:
    return _on_map(state, INDIANS & OF[side.other] & ~state.inside)


@event(lambda state, side, _: bool(_deserters(state, side)))
def indians_desert(war: War, side: Side, card: Card) -> Rule[None]:
    """One or two enemy Indian units of one space desert (W105, W133)."""
    state = war.state
    units = _deserters(state, side)
    options = [of_piece(Act.ELIMINATE, unit) for unit in each(units)]
    option = yield from war.ask(side, Ask.EVENT, options, 2, card=card.key)
    first = option.piece
    assert first is not None
    space = state.place[first]
    war.eliminate(first, card.title)
    more = units & state.at[space]
    if more:
        options = [of_piece(Act.ELIMINATE, unit) for unit in each(more)]
        option = yield from war.ask(side, Ask.EVENT, (*options, DONE), 1, card=card.key)
        if option.piece is not None:
            war.eliminate(option.piece, card.title)


# Strokes at the enemy


CROWDED: Final = 5
"""Small Pox needs so many units in a space (playbook p. 13)."""
VERY_CROWDED: Final = 9
"""With so many, the full die counts."""


def _crowds(state: State, side: Side) -> list[Space]:
    """The spaces where the enemy has five or more units."""
    enemy = UNITS_OF[side.other]
    return [space for space in SPACES if (state.at[space] & enemy).bit_count() >= CROWDED]


@event(lambda state, side, _: bool(_crowds(state, side)))
def small_pox(war: War, side: Side, card: Card) -> Rule[None]:
    """A big enemy stack loses steps, and its Indians (W98)."""
    state = war.state
    enemy = side.other
    space = yield from choose_space(war, side, _crowds(state, side), card.key)
    count = war.die(side, card.title, (), space)
    if state.units(space, enemy).bit_count() < VERY_CROWDED:
        count = (count + 1) // 2
    for left in range(count, 0, -1):
        units = state.units(space, enemy)
        units = units & ~state.reduced or units
        if not units:
            break
        options = [of_piece(Act.LOSE, unit) for unit in each(units)]
        option = yield from war.ask(enemy, Ask.LOSS, options, left, space, card.key)
        assert option.piece is not None
        war.lose_step(option.piece, card.title)
    for unit in each(state.units(space, enemy) & INDIANS):
        war.eliminate(unit, card.title)


@event(lambda state, side, _: bool(state.hands[side.other].cards))
def courier_intercepted(war: War, side: Side, card: Card) -> None:
    """On 3-6, a random card of the enemy comes into the player's hand."""
    if war.die(side, card.title) >= 3:
        war.steal(side, war.pick(war.state.hands[side.other].cards))


@event(lambda state, *_: bool(state.hands[FRENCH].cards))
def francois_bigot(war: War, side: Side, card: Card) -> None:
    """A random French card is discarded."""
    del side, card
    war.discard(FRENCH, war.pick(war.state.hands[FRENCH].cards))


CRISIS: Final = (
    "british_regulars",
    "highlanders",
    "light_infantry",
    "troop_transports",
    "victories_in_germany",
)
"""The events of which the British lose one in a crisis."""


@event(lambda state, *_: bool(state.hands[BRITISH].cards))
def british_ministerial_crisis(war: War, side: Side, card: Card) -> Rule[None]:
    """The British discard a card of reinforcement, if they hold one."""
    del side
    hand = war.state.hands[BRITISH]
    options = [of_card(Act.DISCARD, held) for held in hand.cards if held.key in CRISIS]
    if not options:
        hand.lacked = tuple(held for key in CRISIS for held in COPIES[key])
        return
    # Put even if there is only one, so that being asked says no more than that.
    option = yield Decision(BRITISH, Ask.DISCARD, options, card=card.key)
    assert option.card is not None
    war.discard(BRITISH, option.card)


# Provincials


def _provincials(state: State, department: Department) -> Pieces:
    """The unbesieged Provincials of a Department."""
    return _on_map(state, PROVINCIALS_OF[department] & ~state.inside)


def _raids(state: State, department: Department) -> int:
    """How many French Raided markers lie in a Department."""
    raided = state.raided[FRENCH]
    return sum(raided[space] for space in SPACES if space.department is department)


@event(
    lambda state, *_: any(
        _raids(state, department) and _on_map(state, PROVINCIALS_OF[department])
        for department in PROVINCIALS_OF
    )
)
def provincial_regiments_dispersed(war: War, side: Side, card: Card) -> Rule[None]:
    """For each French raid in a Department, one of its Provincials goes (W93)."""
    state = war.state
    for department in (Department.SOUTHERN, Department.NORTHERN):
        for _ in range(_raids(state, department)):
            units = _provincials(state, department)
            if units:
                yield from eliminate_one(war, side, units, card.key, card.title)


@event(
    lambda state, *_: (
        state.assemblies != ENTHUSIASTIC and bool(_on_map(state, PROVINCIALS & ~state.inside))
    )
)
def stingy_provincial_assembly(war: War, side: Side, card: Card) -> Rule[None]:
    """The French name a Department, and the British lose a Provincial of it (W133)."""
    state = war.state
    options = [
        of_department(Act.CHOOSE, department)
        for department in PROVINCIALS_OF
        if _provincials(state, department)
    ]
    option = yield from war.ask(side, Ask.EVENT, options, card=card.key)
    assert option.department is not None
    units = _provincials(state, option.department)
    yield from eliminate_one(war, BRITISH, units, card.key, card.title)


LIMITS: Final = {
    RELUCTANT: {Department.SOUTHERN: 2, Department.NORTHERN: 6},
    SUPPORTIVE: {Department.SOUTHERN: 4, Department.NORTHERN: 10},
    ENTHUSIASTIC: {Department.SOUTHERN: 99, Department.NORTHERN: 99},
}
"""How many Provincials each box of the track allows (5.54)."""


@event(lambda state, side, _: state.assemblies != (RELUCTANT if side is FRENCH else ENTHUSIASTIC))
def british_colonial_politics(war: War, side: Side, card: Card) -> Rule[None]:
    """The Provincial Assemblies marker moves; too many Provincials go home (5.54, W100)."""
    state = war.state
    state.assemblies += -1 if side is FRENCH else 1
    war.emit(AssembliesMoved(state.assemblies))
    if side is BRITISH:
        return
    for department in (Department.NORTHERN, Department.SOUTHERN):
        limit = LIMITS[state.assemblies][department]
        while _on_map(state, PROVINCIALS_OF[department]).bit_count() > limit:
            units = _provincials(state, department)
            if not units:
                break
            yield from eliminate_one(war, BRITISH, units, card.key, card.title)


RAISED: Final = {Department.NORTHERN: 4, Department.SOUTHERN: 2}
"""How many Provincials an event raises."""


@event(lambda state, *_: state.assemblies != RELUCTANT)
def raise_provincial_regiments(war: War, side: Side, card: Card) -> Rule[None]:
    """Provincials of a Department are raised, or all of them restored."""
    state = war.state
    option = yield from war.ask(side, Ask.EVENT, _RAISING, card=card.key)
    department = option.department
    assert department is not None
    kinds = PROVINCIALS_OF[department]
    if option.act is Act.RESTORE:
        for unit in each(restorable(state, side, kinds)):
            war.restore(unit)
        return
    for left in range(RAISED[department], 0, -1):
        limit = LIMITS[state.assemblies][department]
        new = [unit for unit in each(kinds) if state.place[unit] == AVAILABLE]
        if not new or _on_map(state, kinds).bit_count() >= limit:
            return
        sites = fortifications(state, side, department)
        options = [piece_to(Act.PLACE, new[0], site) for site in sites]
        option = yield from war.ask(side, Ask.EVENT, (*options, DONE), left, card=card.key)
        if option.space is None:
            return
        war.enter(new[0].bit, option.space)


_RAISING: Final = tuple(
    Option(f"{act} {department}", act=act, department=department)
    for act in (Act.PLACE, Act.RESTORE)
    for department in PROVINCIALS_OF
)


# Replacements


_RECRUITS: Final = COUREURS | RANGERS | LIGHT_INFANTRY | PROVINCIALS


@event(lambda state, side, _: bool(restorable(state, side, _RECRUITS)))
def colonial_recruits(war: War, side: Side, card: Card) -> Rule[None]:
    """Colonial units are restored, up to a die."""
    count = war.die(side, card.title)
    yield from restore(war, side, _RECRUITS, count, card.key)


def _overseas(state: State, side: Side, setup: Setup) -> bool:
    """Whether help from Europe can come."""
    del setup
    return side is BRITISH or not (state.quiberon or state.controls(QUEBEC, BRITISH))


TRANSPORTED: Final = (3, 6)
"""How many units Troop Transports restore, by side."""


@event(_overseas)
def troop_transports(war: War, side: Side, card: Card) -> Rule[None]:
    """Regulars and Light Infantry are restored."""
    kinds = REGULARS | LIGHT_INFANTRY
    yield from restore(war, side, kinds, TRANSPORTED[side], card.key)


@event(lambda state, side, setup: state.year > 1755 and _overseas(state, side, setup))
def victories_in_germany(war: War, side: Side, card: Card) -> Rule[None]:
    """Regulars and Light Infantry are restored, up to a die."""
    count = war.die(side, card.title)
    yield from restore(war, side, REGULARS | LIGHT_INFANTRY, count, card.key)


@event(_always)
def call_out_militias(war: War, side: Side, card: Card) -> Rule[None]:
    """A militia unit is called out, or two are restored."""
    state = war.state
    options: list[Option] = []
    new = [unit for unit in each(MILITIA & OF[side]) if state.place[unit] == AVAILABLE]
    if new:
        options += [
            Option(f"call out {department}", act=Act.PLACE, department=department)
            for department in Department
            if department.side is side
        ]
    reduced = state.reduced & MILITIA & OF[side]
    options += [of_piece(Act.RESTORE, unit) for unit in each(reduced)]
    if not options:
        return
    option = yield from war.ask(side, Ask.EVENT, (*options, DONE), 2, card=card.key)
    if option.department is not None:
        war.enter(new[0].bit, MILITIA_BOXES[option.department])
    elif option.piece is not None:
        war.restore(option.piece)
        yield from restore(war, side, MILITIA, 1, card.key)


# Reinforcements


def _available(state: State, side: Side, kind: Kind, most: int) -> list[Piece]:
    """New units of a kind, as many as there are counters (5.52)."""
    found = [
        piece
        for piece in PIECES
        if piece.side is side and piece.kind is kind and state.place[piece] == AVAILABLE
    ]
    return found[:most]


@event(_always)
def rangers(war: War, side: Side, card: Card) -> Rule[None]:
    """A Ranger unit joins, or two are restored."""
    state = war.state
    new = _available(state, side, Kind.RANGER, 1)
    options: list[Option] = []
    if new:
        options += [piece_to(Act.PLACE, new[0], site) for site in fortifications(state, side)]
    options += [of_piece(Act.RESTORE, unit) for unit in each(restorable(state, side, RANGERS))]
    if not options:
        return
    option = yield from war.ask(side, Ask.EVENT, (*options, DONE), 2, card=card.key)
    if option.space is not None:
        war.enter(new[0].bit, option.space)
    elif option.piece is not None:
        war.restore(option.piece)
        yield from restore(war, side, RANGERS, 1, card.key)


def _draw_leaders(war: War, count: int, card: Card) -> Rule[list[Piece]]:
    """Draw British leaders from the pool (5.55, W94, W125)."""
    state = war.state
    drawn: list[Piece] = []
    for _ in range(count):
        pool = [leader for leader in each(state.at[POOL]) if leader not in drawn]
        if not pool:
            break
        leader = PIECES[war.pick(tuple(pool))]
        if war.listener:
            war.emit(LeaderDrawn(leader))
        if leader.bit & COMMANDERS_IN_CHIEF:
            others = _on_map(state, COMMANDERS_IN_CHIEF)
            for earlier in drawn:
                others |= earlier.bit & COMMANDERS_IN_CHIEF
            if others.bit_count() > 1:
                free = others & ~state.inside
                if not free:
                    continue
                options = [of_piece(Act.ELIMINATE, one) for one in each(free)]
                option = yield from war.ask(BRITISH, Ask.EVENT, options, card=card.key)
                assert option.piece is not None
                war.eliminate(option.piece, "recalled")
                drawn = [one for one in drawn if one is not option.piece]
        drawn.append(leader)
    return drawn


def landing_places(state: State) -> list[Space]:
    """British-controlled ports and unbesieged Amphib spaces (6.432, W96)."""
    return [
        space
        for space in SPACES
        if (space.port and state.controls(space, BRITISH))
        or (
            state.amphib >> space & 1
            and not state.sieges[space]
            and not state.occupied_by(space, FRENCH)
        )
    ]


def british_fortresses(state: State) -> list[Space]:
    """The fortresses that the British control."""
    return [space for space in FORTRESSES if state.controls(space, BRITISH)]


def _reinforce(
    war: War,
    card: Card,
    leaders: int,
    kind: Kind,
    count: int,
    sites: Callable[[State], list[Space]],
) -> Rule[None]:
    """British leaders are drawn, and they and new units are placed."""
    drawn = yield from _draw_leaders(war, leaders, card)
    pieces: Sequence[Piece] = [*drawn, *_available(war.state, BRITISH, kind, count)]
    yield from place_each(war, BRITISH, pieces, lambda: sites(war.state), card.key)


@event(_always)
def light_infantry(war: War, side: Side, card: Card) -> Rule[None]:
    """A leader and two Light Infantry units arrive."""
    del side
    yield from _reinforce(war, card, 1, Kind.LIGHT_INFANTRY, 2, british_fortresses)


def _french_ports(state: State) -> list[Space]:
    """Where French Regulars may arrive (W95)."""
    return [
        space
        for space in (QUEBEC, LOUISBOURG)
        if state.controls(space, FRENCH) and not state.amphib >> space & 1
    ]


@event(
    lambda state, side, _: (
        not state.quiberon and bool(_french_ports(state)) and not state.hands[side].regulars
    )
)
def french_regulars(war: War, side: Side, card: Card) -> Rule[None]:
    """Two Regulars arrive, the first time in 1755 scenarios with Montcalm (W95)."""
    state = war.state
    state.hands[side].regulars = True
    space = yield from choose_space(war, side, _french_ports(state), card.key)
    pieces = 0
    for unit in _available(state, FRENCH, Kind.REGULAR, 2):
        pieces |= unit.bit
    if not state.leaders_came:
        state.leaders_came = True
        pieces |= state.at[ASIDE] & OF[FRENCH]
    if pieces:
        war.enter(pieces, space)


@event(lambda state, side, _: not state.hands[side].regulars)
def british_regulars(war: War, side: Side, card: Card) -> Rule[None]:
    """A leader and three Regulars arrive (W95, W96)."""
    war.state.hands[side].regulars = True
    yield from _reinforce(war, card, 1, Kind.REGULAR, 3, landing_places)


@event(lambda state, *_: state.pitt or state.year >= 1759)
def highlanders(war: War, side: Side, card: Card) -> Rule[None]:
    """Highlanders arrive with leaders: four with two, or one with one (W110)."""
    del side
    leaders, units = (2, 4) if card.value == 3 else (1, 1)
    yield from _reinforce(war, card, leaders, Kind.HIGHLAND, units, landing_places)


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


def _colonial_fortresses(state: State) -> list[Space]:
    """The fortresses of the Northern and Southern Departments that the British control."""
    return [
        space
        for space in FORTRESSES
        if space.department is not None
        and space.department.side is BRITISH
        and state.controls(space, BRITISH)
    ]


@event(lambda state, *_: bool(_colonial_fortresses(state)))
def royal_americans(war: War, side: Side, card: Card) -> Rule[None]:
    """A leader and the four Royal American units arrive."""
    del side
    yield from _reinforce(war, card, 1, Kind.ROYAL_AMERICAN, 4, _colonial_fortresses)


@event(_always)
def acadians_expelled(war: War, side: Side, card: Card) -> Rule[None]:
    """Two British Regulars at Halifax; Coureurs and militia for the French (W11)."""
    state = war.state
    del side
    if state.controls(HALIFAX, BRITISH):
        for unit in _available(state, BRITISH, Kind.REGULAR, 2):
            war.enter(unit.bit, HALIFAX)
    sites = _french_ports(state)
    new = _available(state, FRENCH, Kind.COUREURS, 1)
    if sites and new:
        space = yield from choose_space(war, FRENCH, sites, card.key)
        war.enter(new[0].bit, space)
    for unit in each(state.reduced & OF[FRENCH] & (COUREURS | MILITIA) & ~state.inside):
        war.restore(unit)


def _retrieve(war: War, side: Side, keys: Sequence[str], card: Card) -> Rule[None]:
    """A side may take a card of some events from the discards (5.22, W102)."""
    options = [of_card(Act.RETRIEVE, found) for found in war.state.discards if found.key in keys]
    if not options:
        return
    option = yield from war.ask(side, Ask.EVENT, (*options, DONE), card=card.key)
    if option.card is not None:
        war.take_discard(side, option.card)


@event(_always)
def william_pitt(war: War, side: Side, card: Card) -> Rule[None]:
    """Nine British cards, new leaders in the pool, and a card from the discards (W102)."""
    state = war.state
    state.pitt = True
    war.emit(Changed("William Pitt", True))
    late_leaders_join(state)
    keys = ("highlanders", "british_regulars", "light_infantry", "troop_transports")
    yield from _retrieve(war, side, keys, card)


def late_leaders_join(state: State) -> None:
    """Amherst, Forbes and Wolfe join the pool (playbook p. 4)."""
    for leader in each(state.at[ASIDE] & OF[BRITISH]):
        state.at[ASIDE] &= ~leader.bit
        state.at[POOL] |= leader.bit
        state.place[leader] = POOL


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
