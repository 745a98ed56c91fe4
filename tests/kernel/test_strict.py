"""Strict JSON: the bound on nesting, before anything is parsed."""

from __future__ import annotations

import json
import tracemalloc

import pytest

from tripoli.kernel import strict


def test_escapes_take_no_memory_while_nesting_is_bounded() -> None:
    """A compressed link can hold a long text of escapes: reading past it keeps no state."""
    text = '"' + 'a\\"' * 200_000 + '"'
    tracemalloc.start()
    try:
        strict._check_depth(text)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < len(text) / 10


def test_only_brackets_outside_texts_nest() -> None:
    inside = ["[" * 40, 'a"[[', "\\[", "\n{" * 40]
    assert strict.load(json.dumps(inside), 1000) == inside
    with pytest.raises(strict.FormatError, match="nested too deeply"):
        strict.load(r'["\\"' + ",[" * strict.DEEPEST, 1000)
    for unfinished in ('["' + "[" * 40, '["' + "[" * 40 + "\\"):
        with pytest.raises(strict.FormatError, match=r"not valid JSON|nested too deeply"):
            strict.load(unfinished, 1000)
