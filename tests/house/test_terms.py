"""One thing has one name, in US spelling, wherever players or developers read it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READ = [
    path
    for pattern in ("*.md", "docs/*.md", "tripoli/**/*.py", "web/src/*/words/*.json", "scripts/*")
    for path in sorted(ROOT.glob(pattern))
]
TERMS = {
    r"afterwards": "afterward",
    r"towards": "toward",
    r"licen[c]e": "license",
    r"analys(ed|ing)": "analyzed, analyzing",
    r"colour|grey\b|behaviour": "color, gray, behavior",
    r"allocat\w+": "assign",
    r"winning chances?": "chance of winning",
    r"hand-over": "handover",
    r"every Python(?! version)": "every Python version",
    r"no ([A-Z]?[\w']+ ){1,4}(is|are) (in|on) ": "there is no … in",
}


@pytest.mark.parametrize("term", TERMS)
def test_one_thing_has_one_name(term: str) -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in READ}
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path, text in texts.items()
        for match in re.finditer(rf"\b(?:{term})", text)
    }
    assert not found, f"say: {TERMS[term]}"
