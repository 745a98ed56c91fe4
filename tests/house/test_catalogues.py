"""The words of the page stand in its catalogues, so that it can be translated."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import build
import pytest

PAGES = build.pages()
SOURCES = (*build.LAYERS, *(page.source for page in PAGES))
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.title.key)
READ = ("aria-label", "aria-description", "title", "placeholder", "alt", "content", "label")
"""Attributes that people read or hear."""
LETTERS = re.compile(r"[^\W\d_]")
GAP = re.compile(r"\{[\w.]+\}")


class Words(HTMLParser):
    """The texts of a page, and the attributes that are read."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag == "meta" and ("http-equiv" in named or named.get("name") in TECHNICAL):
            return
        self.found += [value or "" for name, value in attrs if name in READ]

    def handle_data(self, data: str) -> None:
        self.found.append(data)


TECHNICAL = ("viewport", "color-scheme", "theme-color")
"""Names of `meta` elements that only browsers read."""


def words(html: str) -> list[str]:
    """What a page says itself, apart from its gaps."""
    reader = Words()
    reader.feed(html)
    plain = (GAP.sub("", text).strip() for text in reader.found)
    return [text for text in plain if LETTERS.search(text)]


def test_words_in_html_are_found() -> None:
    html = '<p title="Next">{greeting} <b>there</b> <i aria-label="{close}">+</i></p>'
    assert words(html) == ["Next", "there"]


@pytest.mark.parametrize("folder", SOURCES, ids=lambda folder: folder.name)
def test_the_html_holds_no_words(folder: Path) -> None:
    assert words((folder / "page.html").read_text(encoding="utf-8")) == []


@each_page
def test_a_page_has_all_its_words_before_any_script_runs(page: build.Page) -> None:
    text = build.page_text(page, PAGES)
    assert GAP.search(text) is None
    assert f"<h1>{build.words(page)['name']}</h1>" in text
    assert '<html lang="en">' in text


@each_page
def test_every_word_of_a_page_is_used(page: build.Page) -> None:
    """Each key of a catalogue occurs in the page or in the manifest, and the other way around."""
    used = set()
    for folder in (*build.LAYERS, page.source):
        used |= set(re.findall(r"\{([\w.]+)\}", (folder / "page.html").read_text(encoding="utf-8")))
    manifest = (page.source / "manifest.webmanifest").read_text(encoding="utf-8")
    used |= set(re.findall(r"\{([\w.]+)\}", manifest))
    assert {key for key in build.words(page) if "." not in key} == {
        key for key in used if "." not in key
    }
    assert used <= set(build.words(page))
    assert (
        json.loads(build.worded(manifest, build.words(page)))["name"] == build.words(page)["name"]
    )
