"""Sentences with named gaps, and the one place that knows plurals.

A sentence is a template of `str.format`, kept apart from code so that it can be translated whole.
A gap that is a number says how it is counted: singular and plural, or also what is said of none;
`#` stands for the number.

    >>> fill("{name} draws {cards:no cards|# card|# cards}.", name="White", cards=2)
    'White draws 2 cards.'
    >>> fill("{cards:no cards|# card|# cards}", cards=0)
    'no cards'
    >>> fill("Round {round}: {hits:# hit|# hits}", round=3, hits=1)
    'Round 3: 1 hit'
"""

from __future__ import annotations

from typing import Final


class Count(int):
    """A number that a template counts."""

    __slots__ = ()

    def __format__(self, forms: str) -> str:
        """The number in words; without forms, the number."""
        if not forms:
            return str(int(self))
        *none, one, many = forms.split("|")
        form = none[0] if none and not self else one if self == 1 else many
        return form.replace("#", str(int(self)))


def fill(template: str, **gaps: object) -> str:
    """A sentence with its gaps filled.

    Args:
        template: the sentence; see the module.
        gaps: by name; a number is counted where the template says how.

    Raises:
        KeyError: a gap is left open.
    """
    return template.format_map(
        {name: Count(gap) if type(gap) is int else gap for name, gap in gaps.items()}
    )


_CERTAIN: Final = 0.995


def percent(probability: float) -> str:
    """A probability as people say it, never rounded to certainty.

    >>> percent(0.123), percent(0.001), percent(0.999), percent(1)
    ('12%', 'under 1%', 'over 99%', '100%')
    """
    if 0 < probability < 1 - _CERTAIN:
        return "under 1%"
    if _CERTAIN < probability < 1:
        return "over 99%"
    return f"{round(probability * 100)}%"
