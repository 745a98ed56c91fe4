"""A computer player that plays by rules of thumb.

It looks at one game that it cannot tell from the real one, and asks for every force, unit and
leader what good it could do where it can get to: fight, besiege, take, raid, guard, or come nearer
to such places, each by its odds. A card is played for its event if that is worth more than the best
of these plans, and a plan is carried out step by step.
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Final

from tripoli.kernel.distribution import chance, expected
from tripoli.kernel.seat import Seat
from tripoli.wilderness.model.action import Mover
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.options import Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    DRILLED,
    JOHNSONS_OWN,
    LEADERS,
    OF,
    REGULARS,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import (
    IS_CULTIVATED,
    ORIGINAL,
    SPACES,
    Space,
    distances,
)
from tripoli.wilderness.model.state import FORT, FORTRESS, STOCKADE, VITAL, State
from tripoli.wilderness.odds.battles import battle
from tripoli.wilderness.odds.raids import raid
from tripoli.wilderness.reach import Approach, Arrival, reach, threats
from tripoli.wilderness.reach.search import going
from tripoli.wilderness.rules import forces, raids
from tripoli.wilderness.rules.battle import MANY, deployable
from tripoli.wilderness.rules.command import commander
from tripoli.wilderness.rules.sieges import may_roll

EVENTS: Final = {
    "british_regulars": 1.6,
    "highlanders": 1.6,
    "royal_americans": 1.6,
    "french_regulars": 1.6,
    "light_infantry": 1.0,
    "william_pitt": 2.0,
    "diplomatic_revolution": 2.0,
    "quiberon_bay": 1.5,
    "acadians_expelled": 0.8,
    "northern_indian_alliance": 0.8,
    "western_indian_alliance": 0.8,
    "iroquois_alliance": 0.6,
    "mohawks": 0.5,
    "cherokees": 0.3,
    "cherokee_uprising": 1.2,
    "treaty_of_easton": 0.8,
    "indians_desert": 0.5,
    "small_pox": 0.9,
    "courier_intercepted": 0.5,
    "francois_bigot": 0.4,
    "british_ministerial_crisis": 0.5,
    "provincial_regiments_dispersed": 0.7,
    "stingy_provincial_assembly": 0.4,
    "british_colonial_politics": 0.6,
    "raise_provincial_regiments": 0.7,
    "colonial_recruits": 0.3,
    "troop_transports": 0.5,
    "victories_in_germany": 0.4,
    "rangers": 0.5,
    "bastions_repaired": 0.6,
    "louisbourg_squadrons": 0.5,
    "intrigues_against_shirley": 0.5,
    "campaign": 0.6,
    "governor_vaudreuil_interferes": 0.2,
    "call_out_militias": 0.2,
}
"""What an event is worth, in victory points."""
SIEGE: Final = 2.4
"""What it is worth to go on with a siege."""
PRIZES: Final = {STOCKADE: 0.9, FORT: 1.4, FORTRESS: 1.7}
"""What an enemy fortification is worth to Drilled Troops that come to it."""
LEAST_SIEGE: Final = 5
"""The least strength with which to begin a siege."""
GUARDED: Final = {STOCKADE: 0.05, FORT: 0.3, FORTRESS: 0.5}
"""What it is worth to strengthen a place that an enemy army could come to."""
RAIDED: Final = 0.5
"""What a Raided marker is worth: two bring a point (13.22)."""
STEP: Final = 0.06
"""What a step is worth in a fight."""
VITAL_PRIZE: Final = 1.0
NEARER: Final = 0.015
"""What it is worth to be a space nearer to something worth a point."""
BATTLE_POINT: Final = 1.0
"""What a battle brings that beats Regulars or many units (7.81)."""


class Thumb:
    """Plays by rules of thumb.

    Args:
        rng: its own random numbers, which choose between equals.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._plans: Plans | None = None

    def choose(self, seat: Seat) -> Option:
        """Choose one of the options of the seat's decision."""
        decision = seat.decision
        assert isinstance(decision, Decision)
        options = [o for o in decision.options if o.act not in (Act.DEMOLISH, Act.CLEAR)]
        if len(options) == 1:
            return options[0]
        plans = Plans(next(seat.worlds(self._rng)).state, decision.side, self._plans)
        self._plans = plans
        values = [plans.value(decision, option) for option in options]
        best = max(values)
        return self._rng.choice([o for o, v in zip(options, values, strict=True) if v == best])


class Plans:
    """What a side could do, and what it is worth in victory points.

    Args:
        state: a state that the side cannot tell from the real one.
        side: the side.
        before: what it thought before, of which what still holds is kept.
    """

    def __init__(self, state: State, side: Side, before: Plans | None = None) -> None:
        self.state = state
        self.side = side
        self._board = (
            side,
            tuple(state.at),
            state.inside,
            state.reduced,
            bytes(state.forts),
            bytes(state.sieges),
            state.amphib,
            state.no_french_navy,
        )
        same = before if before is not None and before._board == self._board else None
        self._dangers: dict[Space, int] | None = None if same is None else same._dangers

    def value(self, decision: Decision, option: Option) -> float:
        """How good an option is, among those of its decision."""
        ask = decision.ask
        if ask is Ask.CARD:
            return self._card(option)
        if ask is Ask.ACTIVATE:
            return self._activation(option)
        if ask is Ask.FORCE:
            return 2.0 if option == "take everyone" else 1.0 if option.act is Act.TAKE else 0.0
        if ask is Ask.STEP:
            return self._step(option)
        if ask in (Ask.LOSS, Ask.RAID_LOSS, Ask.ATTRITION):
            return self._expendable(option)
        if ask is Ask.WINDOW:
            return self._response(decision, option)
        if ask in (Ask.INTERCEPT, Ask.AVOID):
            return self._meeting(decision, option)
        return _OTHERWISE.get(option.act, 0.0)

    def _card(self, option: Option) -> float:
        """What a use of a card is worth."""
        card = option.card
        if card is None:
            return -0.5
        if option.act is Act.EVENT:
            return EVENTS.get(card.key, 0.3)
        keep = _KEPT.get(card.key, 0.0)
        if option.act is Act.ACTIVATE:
            return self._best_activation(card) - keep - 0.02 * card.value
        if option.act is Act.FORTS:
            begun = sum(1 for owner in self.state.works if owner == self.side + 1)
            return (0.35 if begun else 0.05) - keep
        return 0.1 - keep

    def _best_activation(self, card: Card) -> float:
        """What the best activation with a card is worth."""
        state, side = self.state, self.side
        best = 0.0
        for leader in each(OF[side] & LEADERS & ~state.inside):
            if state.on_map(leader) and leader.initiative <= card.value:
                best = max(best, self._force(leader))
        raiders = sorted(
            (
                self._goal(unit.bit, SPACES[state.place[unit]])
                for unit in each(OF[side] & AUXILIARIES & ~state.inside)
                if state.on_map(unit)
            ),
            reverse=True,
        )
        return max(best, sum(raiders[: card.value]))

    def _activation(self, option: Option) -> float:
        piece = option.piece
        if piece is None:
            return 0.0
        if option.act is Act.LEAD:
            return self._force(piece)
        if piece.bit & LEADERS:
            return -0.1
        return self._goal(piece.bit, SPACES[self.state.place[piece]])

    def _force(self, leader: Piece) -> float:
        """What a leader can do with all the pieces that he may command."""
        state, side = self.state, self.side
        space = SPACES[state.place[leader]]
        pieces = forces.largest(state, side, leader)
        if not pieces & UNITS:
            return -0.1
        if may_roll(state, side, space, leader):
            return SIEGE
        return self._goal(pieces, space)

    def _goal(self, pieces: Pieces, space: Space) -> float:
        """The value of the best space that pieces can get to."""
        found = reach(self.state, self.side, pieces, space)
        return max((self._worth(pieces, space, way) for way in found.values()), default=0.0)

    def _danger(self, space: Space) -> int:
        """The strength of the strongest army that could come to a place of the side."""
        if self._dangers is None:
            state, side = self.state, self.side
            self._dangers = {}
            for target, coming in threats(state, side.other).items():
                if state.has_fort(target, side):
                    armies = [state.strength(t.pieces) for t in coming if t.pieces & DRILLED]
                    self._dangers[target] = max(armies, default=0)
        return self._dangers.get(space, 0)

    def _worth(self, pieces: Pieces, source: Space, way: Approach) -> float:
        """What it is worth to end a march in a space."""
        state, side = self.state, self.side
        target = way.space
        if way.passes:
            return -1.0
        value = 0.0
        if way.arrival is Arrival.BATTLE:
            value += self._battle(pieces, target)
        elif way.arrival is Arrival.RAID:
            value += self._raid(pieces, target)
        if pieces & DRILLED:
            value += self._post(pieces, source, target)
        if target in VITAL and state.holders[VITAL.index(target)] is not side and pieces & UNITS:
            value += VITAL_PRIZE if not state.has_fort(target, side.other) else 0.2
        return value * (0.5 + 0.5 * way.safe) if value > 0 else value

    def _post(self, pieces: Pieces, source: Space, target: Space) -> float:
        """What it is worth to have Drilled Troops in a space rather than where they were."""
        state, side = self.state, self.side
        value = NEARER * (self._away(source) - self._away(target))
        if state.open_fort(target, side.other):
            kind = state.fort_kind(target)
            strong = pieces & LEADERS and state.strength(pieces) >= LEAST_SIEGE
            value += PRIZES[kind] if strong or kind == STOCKADE else -0.3
        if not IS_CULTIVATED[target] and not state.has_fort(target, side):
            value -= 0.1
        if state.sieges[source] and state.has_fort(source, side.other):
            value -= SIEGE
        return value + self._guard(target, pieces, 0) - self._guard(source, pieces, pieces)

    def _guard(self, space: Space, pieces: Pieces, leaving: Pieces) -> float:
        """What it is worth that pieces are in a place of the side with those who are there."""
        danger = self._danger(space)
        if not danger:
            return 0.0
        state = self.state
        others = state.strength(state.outside(space, self.side) & ~leaving)
        if others >= danger or others + state.strength(pieces) < danger / 2:
            return 0.0
        return GUARDED[state.fort_kind(space)]

    def _battle(self, pieces: Pieces, target: Space) -> float:
        """What a battle is worth, with all militia that the enemy may deploy."""
        state, side = self.state, self.side
        militia = deployable(state, target) & OF[side.other]
        defenders = state.outside(target, side.other)
        leader = commander(pieces)
        outcomes = battle(state, side, pieces, target, leader=leader, militia=militia)
        wins = float(chance(outcomes, lambda outcome: outcome.wins))
        steps = float(expected(outcomes, lambda outcome: outcome.caused - outcome.suffered))
        return (
            STEP * steps
            + wins * (0.1 + _battle_point(defenders | militia))
            - (1 - wins) * (0.3 + _battle_point(pieces))
        )

    def _raid(self, pieces: Pieces, target: Space) -> float:
        """What a raid is worth."""
        state, side = self.state, self.side
        if state.raided[side][target] and not raids.strong_column(state, side, target):
            return -0.1
        outcomes = raid(state, side, pieces, target, leader=commander(pieces))
        success = float(chance(outcomes, lambda outcome: outcome.success))
        lost = float(expected(outcomes, lambda outcome: outcome.lost))
        return RAIDED * success - STEP * lost

    def _away(self, space: Space) -> float:
        """How far it is to the closest enemy fort or fortress."""
        away = distances(space)
        return min((away[other] for other in self._goals), default=40)

    @cached_property
    def _goals(self) -> list[Space]:
        state, enemy = self.state, self.side.other
        return [s for s in SPACES if state.fort_kind(s) >= FORT and state.has_fort(s, enemy)]

    def _step(self, option: Option) -> float:
        """Go toward the best space; siege, assault and landing come first."""
        if option.act in _FIRST:
            return _FIRST[option.act]
        mover = self.state.action.mover if self.state.action else None
        if mover is None or option.act in (Act.DROP, Act.SORTIE):
            return -2.0
        if option.act is Act.STOP:
            return self._staying(mover)
        values = [
            value
            for way, value in self._ways
            if (way.legs[0].act, way.path[0]) == (option.act, option.space)
        ]
        return max(values, default=-1.0)

    @cached_property
    def _ways(self) -> list[tuple[Approach, float]]:
        """All that the group on the move can still get to."""
        mover = self.state.action.mover if self.state.action else None
        if mover is None:
            return []
        gait, naval = going(self.state, mover.pieces)
        found = reach(self.state, self.side, mover.pieces, mover.space, gait, naval=naval)
        return [(way, self._worth(mover.pieces, mover.origin, way)) for way in found.values()]

    def _staying(self, mover: Mover) -> float:
        """What it is worth to end the move where the group is."""
        state, side = self.state, self.side
        here = mover.space
        if not mover.steps:
            return 0.0
        if state.outside(here, side.other):
            return self._battle(mover.pieces, here)
        value = 0.0
        if not mover.pieces & DRILLED and mover.pieces & AUXILIARIES:
            if raids.target(state, side, here):
                value += self._raid(mover.pieces, here)
        elif mover.pieces & DRILLED:
            value += self._post(mover.pieces, mover.origin, here)
        return value

    def _expendable(self, option: Option) -> float:
        """Lose the weakest first."""
        unit = option.piece
        if unit is None:
            return 0.0
        lost = self.state.strength(unit.bit)
        gone = bool(self.state.reduced & unit.bit)
        return -lost - (1.0 if gone else 0.0) - (0.5 if unit.bit & JOHNSONS_OWN else 0.0)

    def _response(self, decision: Decision, option: Option) -> float:
        """Play what helps now; save Foul Weather for big forces."""
        if option.card is None:
            return 0.0
        if decision.card == "foul_weather":
            mover = self.state.action.mover if self.state.action else None
            return 1.0 if mover is not None and (mover.pieces & UNITS).bit_count() > 3 else -1.0
        if decision.card == "george_croghan":
            return -1.0
        return 1.0

    def _meeting(self, decision: Decision, option: Option) -> float:
        """Intercept raiders and weak forces; avoid strong ones."""
        piece = option.piece
        mover = self.state.action.mover if self.state.action else None
        if piece is None or mover is None:
            return 0.0
        state, side = self.state, self.side
        space = SPACES[state.place[piece]]
        own = piece.bit if not piece.bit & LEADERS else forces.largest(state, side, piece)
        mine, theirs = state.strength(own), state.strength(mover.pieces)
        if decision.ask is Ask.INTERCEPT:
            good = mine >= theirs and (not own & DRILLED or IS_CULTIVATED[mover.space])
            leaves = state.open_fort(space, side) and ORIGINAL[space] is not side
            return 0.5 if good and not leaves else -0.5
        outside = state.strength(state.outside(space, side))
        return 0.5 + mine if theirs > 1.5 * outside else -0.5


_OTHERWISE: Final = {
    Act.DONE: -0.1,
    Act.PLACE: 1.0,
    Act.RESTORE: 0.9,
    Act.DEPLOY: 0.5,
    Act.JOIN: 0.5,
    Act.ASSAULT: 1.0,
    Act.RETRIEVE: 0.5,
}
"""What to do with all other questions."""
_FIRST: Final = {Act.ASSAULT: 6.0, Act.SIEGE: 5.0, Act.LAND: 4.0}
"""What a group does rather than march."""
_KEPT: Final = {
    "surrender": 0.5,
    "ambush": 0.25,
    "massacre": 0.1,
    "amphibious_landing": 0.2,
    "foul_weather": 0.1,
    "coehorns": 0.2,
    "fieldworks": 0.1,
}
"""What it costs to give up a response."""


def _battle_point(beaten: Pieces) -> float:
    """What it is worth to beat some pieces (7.81)."""
    units = beaten & UNITS
    return BATTLE_POINT if units & REGULARS or units.bit_count() > MANY else 0.0
