"""Scenarios and options of a new game (14.0; playbook pp. 2-4)."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from tripoli.wilderness.model.cards import FULL_DECK, SHORT_DECK, Card


class Scenario(NamedTuple):
    """A scenario.

    Attributes:
        name: its name.
        first_year, last_year: the years it covers.
        early: whether it begins with the set-up of 1755.
        vp: victory points at the start; positive for the French.
        deck: its cards.
    """

    name: str
    first_year: int
    last_year: int
    early: bool
    vp: int
    deck: tuple[Card, ...]


SCENARIOS: Final = {
    "annus mirabilis": Scenario("Annus Mirabilis", 1757, 1759, False, 4, SHORT_DECK),
    "early war": Scenario("Early War Campaign", 1755, 1759, True, 0, FULL_DECK),
    "late war": Scenario("Late War Campaign", 1757, 1762, False, 4, SHORT_DECK),
    "full campaign": Scenario("The Full Campaign", 1755, 1762, True, 0, FULL_DECK),
}
"""The scenarios by the name under which they are chosen."""

MOST_BID: Final = 10
"""The highest bid that a game can begin with; the track ends there."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The options chosen before a game begins.

    Attributes:
        scenario: a name of `SCENARIOS`.
        linked_diplomacy: 14.1, one of Pitt and the Diplomatic Revolution brings the other.
        raids_hurt_militia: 14.2, a Raided marker costs the Department's militia a step.
        costly_regulars: 14.3, Regulars cost a victory point in 1755 and 1756.
        either_surrenders: 14.4, either side may play Surrender!
        either_expels: 14.5, either side may play Acadians Expelled.
        regulars_recalled: 14.6, a British discard at random brings back Regulars or Highlanders.
        french_two: Annus Mirabilis begins with 2 points for the French, not 4 (W88).
        bid: what the bidding (13.3, 14.7) adds: positive for the French.

    Raises:
        ValueError: the scenario is unknown, or an option has a value that it cannot have.
    """

    scenario: str = "annus mirabilis"
    linked_diplomacy: bool = False
    raids_hurt_militia: bool = False
    costly_regulars: bool = False
    either_surrenders: bool = False
    either_expels: bool = False
    regulars_recalled: bool = False
    french_two: bool = False
    bid: int = 0

    def __post_init__(self) -> None:
        if self.scenario not in SCENARIOS:
            names = ", ".join(SCENARIOS)
            raise ValueError(f"unknown scenario {self.scenario!r}; expected one of {names}")
        for name in YES_OR_NO:
            value = getattr(self, name)
            if not isinstance(value, bool):
                raise ValueError(f"the option {name}: expected True or False, got {value!r}")
        if type(self.bid) is not int or abs(self.bid) > MOST_BID:
            raise ValueError(f"expected a bid from {-MOST_BID} to {MOST_BID}, got {self.bid!r}")

    @property
    def facts(self) -> Scenario:
        """The scenario."""
        return SCENARIOS[self.scenario]

    @property
    def first_vp(self) -> int:
        """The victory points at the start; positive for the French."""
        vp = self.facts.vp
        if self.french_two and self.scenario == "annus mirabilis":
            vp = 2
        return vp + self.bid

    def to_json(self) -> dict[str, Any]:
        """The options by name, JSON-compatible."""
        return asdict(self)


YES_OR_NO: Final = (
    "linked_diplomacy",
    "raids_hurt_militia",
    "costly_regulars",
    "either_surrenders",
    "either_expels",
    "regulars_recalled",
    "french_two",
)
"""The options that are on or off."""
