"""Sentences with gaps: plurals, numbers and lists in several languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tripoli.kernel.text import LANGUAGES, fill, fill_in, listed, percent

CATEGORIES: dict[str, dict[str, list[float]]] = json.loads(
    (Path(__file__).parents[1] / "plurals.json").read_text(encoding="utf-8")
)
"""The categories of some numbers by language, from Unicode's CLDR; web/tests/text.test.js has them
checked by the browser's own rules.
"""
FORMS = "{n:zero=zero|one=one|two=two|few=few|many=many|other=other}"


def cases() -> Iterator[tuple[str, str, float]]:
    for language, categories in CATEGORIES.items():
        for category, numbers in categories.items():
            yield from ((language, category, number) for number in numbers)


def test_the_examples_are_of_all_languages() -> None:
    assert sorted(CATEGORIES) == sorted(LANGUAGES)


@pytest.mark.parametrize(("language", "category", "number"), list(cases()))
def test_numbers_take_the_form_of_their_category(
    language: str, category: str, number: float
) -> None:
    assert fill_in(language, FORMS, n=number) == category


def test_none_is_for_exactly_0_in_any_language() -> None:
    template = "{n:none=bez kart|one=# karta|few=# karty|many=# kart|other=# karty}"
    filled = [fill_in("pl", template, n=number) for number in (0, 1, 2, 5, 1.5)]
    assert filled == ["bez kart", "1 karta", "2 karty", "5 kart", "1,5 karty"]


def test_english_has_a_short_notation() -> None:
    template = "{n:no cards|# card|# cards}"
    assert [fill(template, n=number) for number in (0, 1, 2)] == ["no cards", "1 card", "2 cards"]
    assert fill("{n:# hit|# hits}", n=0) == "0 hits"
    assert fill("{n:the last|# more}", n=1) == "the last"


def test_words_agree_with_others() -> None:
    template = "{pieces} are {kind:ship=sunk|other=lost}."
    assert fill(template, pieces="2 gunboats", kind="ship") == "2 gunboats are sunk."
    assert fill(template, pieces="2 Marines", kind="unit") == "2 Marines are lost."


def test_a_number_is_counted_as_it_is_shown() -> None:
    assert fill("{n:# card|# cards}", n=0.97) == "1 card"
    assert fill("{n:# card|# cards}", n=1.04) == "1 card"


def test_a_number_without_forms_is_written_as_the_language_does() -> None:
    assert fill("{n} gold in {year}", n=1.3, year=1805) == "1.3 gold in 1805"
    assert fill_in("pl", "{n}", n=1.3) == "1,3"
    assert fill("{n}", n=-2) == "\N{MINUS SIGN}2"


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        fill("{n}", m=1)
    with pytest.raises(KeyError):
        fill_in("pl", "{n:one=# karta|few=# karty}", n=5)
    with pytest.raises(KeyError):
        fill_in("tlh", "{n}", n=1)


def test_lists() -> None:
    assert [listed([]), listed(["a"]), listed("abc")] == ["", "a", "a, b, c"]


def test_a_chance_never_looks_certain() -> None:
    shares = [0, 0.004, 0.123, 0.997, 1]
    assert [percent(share) for share in shares] == ["0%", "under 1%", "12%", "over 99%", "100%"]
