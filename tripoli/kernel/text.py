"""Sentence templates with gaps, including plurals.

A sentence is a template for `str.format`, kept apart from code so that it can be translated as a
whole. A gap for a number lists the forms of what is counted; `#` stands for the number. In English
these are singular and plural, or none, singular and plural:

    >>> fill("{name} draws {cards:no cards|# card|# cards}.", name="White", cards=2)
    'White draws 2 cards.'
    >>> fill("{cards:no cards|# card|# cards}", cards=0)
    'no cards'
    >>> fill("Round {round}: {points:# point|# points}", round=3, points=1)
    'Round 3: 1 point'
    >>> fill("{points:# point|# points} on average", points=1.33)
    '1.3 points on average'

In any language they are the plural categories of Unicode's CLDR by name, and `none` for exactly 0:

    >>> polish = "{karty:none=bez kart|one=# karta|few=# karty|many=# kart|other=# karty}"
    >>> [fill_in("pl", polish, karty=count) for count in (0, 1, 3, 12, 22)]
    ['bez kart', '1 karta', '3 karty', '12 kart', '22 karty']

A gap for a word that others agree with lists their forms by that word:

    >>> fill("{who} {what:door=opens|other=turns on}.", who="The lamp", what="lamp")
    'The lamp turns on.'

`web/src/shell/text.js` does the same for the sentences of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, SupportsFloat
from unicodedata import combining, normalize

LANGUAGE: Final = "en"
"""The language of Python's sentences."""
PERCENT: Final = "{share}%"
UNDER: Final = "under {share}%"
OVER: Final = "over {share}%"
LIST: Final = "{first}, {rest}"
PAIR: Final = "{first} and {last}"


class Language(NamedTuple):
    """How a language counts.

    Attributes:
        plural: the plural category of a number, as defined by Unicode's CLDR.
        point: separates decimals.
    """

    plural: Callable[[float], str]
    point: str


def _one(number: float) -> str:
    return "one" if number == 1 else "other"


def _french(number: float) -> str:
    return "one" if number < 2 else "other"


def _few(number: float) -> bool:
    return number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)


def _polish(number: float) -> str:
    if number % 1:
        return "other"
    return "one" if number == 1 else "few" if _few(number) else "many"


def _russian(number: float) -> str:
    if number % 1:
        return "other"
    one = number % 10 == 1 and number % 100 != 11
    return "one" if one else "few" if _few(number) else "many"


LANGUAGES: Final = {
    "de": Language(_one, ","),
    "en": Language(_one, "."),
    "fr": Language(_french, ","),
    "pl": Language(_polish, ","),
    "ru": Language(_russian, ","),
}


MINUS: Final = "\N{MINUS SIGN}"
"""The sign of numbers below zero, as wide as that of others; a hyphen is not."""


class Count(float):
    """A number counted by a template, with a decimal if it has one."""

    language: Language

    def __new__(cls, number: float, language: Language) -> Count:
        """A number in a sentence of a language."""
        count = super().__new__(cls, number)
        count.language = language
        return count

    def __format__(self, forms: str) -> str:
        """The number in words; without forms, just the number."""
        plain = f"{float(self):.1f}".removesuffix(".0")
        number = plain.replace(".", self.language.point).replace("-", MINUS)
        if not forms:
            return number
        by_name = _forms(forms)
        category = self.language.plural(float(plain))
        if not self and "none" in by_name:
            category = "none"
        return by_name[category if category in by_name else "other"].replace("#", number)


class Word(str):
    """A word or words in a template."""

    __slots__ = ()

    def __format__(self, forms: str) -> str:
        """The word; or of the forms that agree with it the one for it, or else `other`."""
        if not forms:
            return str(self)
        by_name = _forms(forms)
        return by_name[self if self in by_name else "other"]


def _forms(forms: str) -> dict[str, str]:
    """The forms of what is counted, by category, or those that agree with a word."""
    all_forms = forms.split("|")
    pairs = [form.partition("=") for form in all_forms]
    if all(equals for _, equals, _ in pairs):
        return {name: form for name, _, form in pairs}
    return dict(zip(_ENGLISH, reversed(all_forms), strict=False))


_ENGLISH: Final = ("other", "one", "none")
"""The forms of the English notation, from the last to the first."""


def fill(template: str, /, **gaps: object) -> str:
    """Fill in the gaps of a sentence.

    Args:
        template: the sentence; see the module.
        gaps: the values by name; numbers are counted as the template says.

    Raises:
        KeyError: a gap has no value, or the form for a number is missing.
    """
    return fill_in(LANGUAGE, template, **gaps)


def fill_in(language: str, template: str, /, **gaps: object) -> str:
    """Fill in the gaps of a sentence in a language.

    Args:
        language: one of `LANGUAGES`.
        template: the sentence; see the module.
        gaps: the values by name; numbers are counted as the template says.

    Raises:
        KeyError: the language is unknown, a gap has no value, or the form for a number is missing.
    """
    rules = LANGUAGES[language]
    return template.format_map({name: _gap(gap, rules) for name, gap in gaps.items()})


def _gap(gap: object, language: Language) -> object:
    """A value with the forms that depend on it; number subclasses, such as places, are words."""
    return Count(gap, language) if type(gap) is int or type(gap) is float else Word(gap)


def decimal(number: SupportsFloat) -> str:
    """A number with one decimal, even if that is zero.

    >>> decimal(2)
    '2.0'
    """
    return f"{float(number):.1f}".replace(".", LANGUAGES[LANGUAGE].point)


def listed(items: Iterable[object]) -> str:
    """Things as a list in a sentence; "" for none.

    >>> listed(["Storms", "Tribute Paid"])
    'Storms, Tribute Paid'
    """
    first, *rest = [*map(str, items)] or [""]
    return fill(LIST, first=first, rest=listed(rest)) if rest else first


def joined(items: Iterable[object]) -> str:
    """Things that do something together, in a sentence; "" for none.

    >>> joined(["Montcalm", "Guyenne", "Béarn"])
    'Montcalm, Guyenne and Béarn'
    """
    *some, last = [*map(str, items)] or [""]
    return fill(PAIR, first=listed(some), last=last) if some else last


def paragraph(*sentences: str) -> str:
    """Sentences one after the other, without the empty ones.

    >>> paragraph("You won.", "", "The war is over.")
    'You won. The war is over.'
    """
    return " ".join(filter(None, sentences))


def sentence(phrase: str) -> str:
    """A phrase, such as a reason given in brackets, as a sentence of its own.

    >>> sentence("not before 1804")
    'Not before 1804.'
    """
    return f"{phrase[:1].upper()}{phrase[1:]}."


_CERTAIN: Final = 0.995


def percent(probability: float) -> str:
    """A probability as a percentage, never rounded to certainty.

    >>> percent(0.123), percent(0.001), percent(0.999), percent(1)
    ('12%', 'under 1%', 'over 99%', '100%')
    """
    if 0 < probability < 1 - _CERTAIN:
        return fill(UNDER, share=1)
    if _CERTAIN < probability < 1:
        return fill(OVER, share=99)
    return fill(PERCENT, share=round(probability * 100))


PUNCTUATION: Final = str.maketrans(
    {
        # Curly and angle quotation marks and primes; spaces that do not break or have other widths;
        # what is invisible; other hyphens and the minus sign; the em dash.
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033", '"'),
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032", "'"),
        **dict.fromkeys("\u00a0\u2007\u2009\u202f", " "),
        **dict.fromkeys("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"),
        **dict.fromkeys("\u2010\u2011\u2212", "-"),
        "\u2014": "--",
    }
)
"""What programs make of typed signs, for `str.translate` to revert."""
EN_DASH: Final = "\u2013"
"""Programs make one of one hyphen, or of two."""


def plain(text: str) -> str:
    """A name or notation as it may be compared: typed signs only, any dash as a hyphen, single
    spaces, small letters without accents.

    >>> plain("  Hamet\u2019s\u00a0Army\u2014Created ")
    "hamet's army-created"
    >>> plain("Île-aux-Noix")
    'ile-aux-noix'
    """
    typed = text.replace("\u2014", "-").replace(EN_DASH, "-").translate(PUNCTUATION)
    bare = "".join(sign for sign in normalize("NFD", typed) if not combining(sign))
    return " ".join(bare.split()).lower()
