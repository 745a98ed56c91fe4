"""The number of dice in a fight, shared by the rules and the odds.

Sources: Game Pieces; Naval Combat, step 2; Pirate Raids, steps 1 and 2; battle cards; ruling R31.
"""

from __future__ import annotations

FRIGATE = 2
AIMED = 3
"""Dice of an American frigate with *Lieutenant Sterett in Pursuit* or *Preble's Boys Take Aim*."""
GUNS = 12
FORTRESS = 6
HAPPY_HUNTING = 3
CHARGE = 2
"""The dice that *Lieutenant O'Bannon Leads the Charge* adds to one Marine's single die."""


def interception(american: int, swedish: int, *, sterett: bool = False) -> int:
    """Frigates on patrol against a raid (Pirate Raids, step 1)."""
    return (AIMED if sterett else FRIGATE) * american + FRIGATE * swedish


def raid(corsairs: int, *, happy_hunting: bool = False) -> int:
    """Corsairs at sea (Pirate Raids, step 2); 0 if none is left (R26)."""
    return corsairs + HAPPY_HUNTING if happy_hunting and corsairs else corsairs


def american_fleet(frigates: int, gunboats: int, *, preble: bool = False) -> int:
    """American ships in naval combat and, without the card, in a bombardment."""
    return (AIMED if preble else FRIGATE) * frigates + gunboats


def tripolitan_fleet(
    frigates: int, corsairs: int, *, guns: bool = False, fortress: bool = False
) -> int:
    """Tripolitan or allied ships in naval combat, plus the batteries behind them (R31)."""
    batteries = (GUNS if guns else 0) + (FORTRESS if fortress else 0)
    return FRIGATE * frigates + corsairs + batteries


def marines(marines: int, *, charge: bool = False) -> int:
    """Marines in ground combat, optionally led by O'Bannon."""
    return marines + CHARGE if charge and marines else marines
