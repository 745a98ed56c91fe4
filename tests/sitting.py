"""What a page does at a table: asks, holds each answer to its shape, plays on."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

from tripoli.shores import events as ev
from tripoli.table import Table

KEYS: dict[str, Any] = {
    "mode": str,
    "setup": dict,
    "choices": int,
    "seat": (str, type(None)),
    "hand_over": (str, type(None)),
    "year": int,
    "season": str,
    "gold": int,
    "captured": list,
    "pieces": dict,
    "cards": dict,
    "decision": (dict, type(None)),
    "reasons": dict,
    "log": list,
    "undo": bool,
    "further": bool,
    "result": (dict, type(None)),
}
"""The shape of a table; the page's own tests hold it to the same."""


EVENTS = {event.__name__ for event in get_args(ev.Event)}


class Page:
    """What a page does: asks, and keeps the last answer."""

    def __init__(self, **new: Any) -> None:
        self.table = Table()
        self.answers: list[str] = []
        if new:
            self.ask(do="new", **new)

    def ask(self, **request: Any) -> dict[str, Any]:
        """An answer that must be a table of the stated shape."""
        text = self.table.ask(json.dumps(request))
        self.answers.append(text)
        answer = json.loads(text)
        assert answer["ok"], answer
        found = answer["table"]
        if found is not None:
            assert found.keys() == KEYS.keys()
            for key, kind in KEYS.items():
                assert isinstance(found[key], kind), key
            assert {line["kind"] for line in found["log"]} <= EVENTS
        return dict(found or {}) | {"record": answer.get("record")}

    def refused(self, **request: Any) -> str:
        """The sentence with which a request is refused, the table unchanged."""
        before = self.table.ask('{"do":"show"}')
        answer = json.loads(self.table.ask(json.dumps(request)))
        assert not answer["ok"]
        assert self.table.ask('{"do":"show"}') == before
        return str(answer["error"])


def options(found: dict[str, Any]) -> list[str]:
    """The notations offered."""
    return [option["notation"] for option in found["decision"]["options"]]


def play(page: Page, rng: Random, most: int = 1000) -> None:
    """Choose at random, handing the device over, for a while or to the end."""
    for _ in range(most):
        shown = page.ask(do="show")
        if shown["result"]:
            return
        if shown["hand_over"]:
            page.ask(do="sit", side=shown["hand_over"])
        else:
            page.ask(do="choose", choice=rng.choice(options(shown)))
