"""Sentence templates with placeholders, including plurals.

A sentence is a template for `str.format`, kept apart from code so that it can be translated as a
whole. A placeholder for a number gives the forms of what is counted: singular and plural, or none,
singular and plural; `#` stands for the number.

    >>> fill("{name} draws {cards:no cards|# card|# cards}.", name="White", cards=2)
    'White draws 2 cards.'
    >>> fill("{cards:no cards|# card|# cards}", cards=0)
    'no cards'
    >>> fill("Round {round}: {hits:# hit|# hits}", round=3, hits=1)
    'Round 3: 1 hit'
    >>> fill("{hits:# hit|# hits} on average", hits=1.33)
    '1.3 hits on average'
"""

from __future__ import annotations

from typing import Final


class Count(float):
    """A number counted by a template, with a decimal if it has one."""

    __slots__ = ()

    def __format__(self, forms: str) -> str:
        """The number in words; without forms, just the number."""
        number = f"{float(self):.1f}".removesuffix(".0")
        if not forms:
            return number
        *none, singular, plural = forms.split("|")
        form = none[0] if none and not self else singular if number == "1" else plural
        return form.replace("#", number)


def fill(template: str, **gaps: object) -> str:
    """Fill in the placeholders of a sentence.

    Args:
        template: the sentence; see the module.
        gaps: the values by name; numbers are counted as the template says.

    Raises:
        KeyError: a placeholder has no value.
    """
    return template.format_map({name: _counted(gap) for name, gap in gaps.items()})


def _counted(gap: object) -> object:
    """Wrap plain numbers for counting; number subclasses, such as places, keep their own text."""
    return Count(gap) if type(gap) is int or type(gap) is float else gap


_CERTAIN: Final = 0.995


def percent(probability: float) -> str:
    """A probability as a percentage, never rounded to certainty.

    >>> percent(0.123), percent(0.001), percent(0.999), percent(1)
    ('12%', 'under 1%', 'over 99%', '100%')
    """
    if 0 < probability < 1 - _CERTAIN:
        return "under 1%"
    if _CERTAIN < probability < 1:
        return "over 99%"
    return f"{round(probability * 100)}%"
