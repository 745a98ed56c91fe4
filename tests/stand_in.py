"""A stand-in for the page: sends requests, checks the shape of each answer, plays on."""

from __future__ import annotations

import json
from random import Random
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tripoli.games import GAMES
from tripoli.kernel.title import Title
from tripoli.session import messages
from tripoli.session.table import Table
from tripoli.shores.model import events as ev
from tripoli.shores.present import messages as shores

EVENTS = {event.__name__ for event in get_args(ev.Event)}


def conform(value: Any, shape: Any, where: str = "answer") -> None:
    """Check that a value has the shape declared by a message type."""
    origin = get_origin(shape)
    if is_typeddict(shape):
        assert isinstance(value, dict), where
        hints = get_type_hints(shape, include_extras=True)
        required = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
        assert required <= value.keys() <= hints.keys(), f"{where}: {list(value)}"
        for key, part in value.items():
            hint = hints[key]
            conform(part, hint if key in required else get_args(hint)[0], f"{where}.{key}")
    elif shape is Any:
        return
    elif origin in (Union, UnionType):
        shapes = get_args(shape)
        if value is None:
            assert NoneType in shapes, where
        else:
            (other,) = (one for one in shapes if one is not NoneType)
            conform(value, other, where)
    elif origin is Literal:
        assert value in get_args(shape), f"{where}: {value}"
    elif origin is list:
        assert isinstance(value, list), where
        for item in value:
            conform(item, get_args(shape)[0], f"{where}[]")
    elif origin is dict:
        assert isinstance(value, dict), where
        for key, item in value.items():
            conform(key, get_args(shape)[0], f"{where} key")
            conform(item, get_args(shape)[1], f"{where}[{key}]")
    else:
        assert type(value) is shape, f"{where}: {value!r} is no {shape}"


class Saved:
    """Saves a game as the page's worker does: what has changed, beside what is saved already."""

    def __init__(self) -> None:
        self.head = ""
        self.blocks: list[str] = []
        self.checks: list[str] = []
        self.summary: dict[str, Any] | None = None
        self.written = 0
        """The number of characters that the last call of `save` wrote."""

    def save(self, table: Table) -> None:
        """Save the game on the table."""
        kept = json.loads(table.keep() or "")
        conform(kept, messages.Kept, "kept")
        first, self.head, self.summary = kept["first"], kept["head"], kept["summary"]
        assert first <= len(self.blocks)
        self.blocks[first:] = kept["blocks"]
        self.checks[first:] = kept["checks"]
        self.written = len(self.head) + sum(map(len, kept["blocks"]))

    def sent(self, first: int = 0) -> dict[str, Any]:
        """The game as sent to a computer player, from a block on."""
        sent = {
            "head": self.head,
            "first": first,
            "check": self.checks[first] if first else "",
            "blocks": self.blocks[first:],
        }
        conform(sent, messages.GameSent, "sent")
        return sent

    @property
    def record(self) -> str:
        """The whole record."""
        return f'{self.head[:-1]},"choices":[{",".join(self.blocks)}]}}'


def saved(page: Page) -> Saved:
    """The game of a page, saved for the first time."""
    saved = Saved()
    saved.save(page.table)
    return saved


class Page:
    """Does what a page does: sends requests, and keeps the last answer and the log.

    Args:
        seed: the seed of a new game; without it, none is started.
        titles: the available games.
        setup: the options that differ from the defaults.
    """

    def __init__(
        self, *, seed: int | None = None, titles: dict[str, Title] | None = None, **setup: Any
    ) -> None:
        self.table = Table(GAMES if titles is None else titles)
        self.answers: list[str] = []
        self.key = ""
        self.lines: list[dict[str, Any]] = []
        self.logs: dict[str, list[dict[str, Any]]] = {}
        """The log as each reader sees it, by key."""
        if seed is not None:
            self.ask(do="new", seed=seed, setup=setup)

    def answer(self, **request: Any) -> dict[str, Any]:
        """Send a request that must succeed; checks the shape of the answer."""
        request["log"] = {"key": self.key, "count": len(self.lines)}
        request["logs"] = [{"key": key, "count": len(log)} for key, log in self.logs.items()]
        text = self.table.ask(json.dumps(request))
        self.answers.append(text)
        answer: dict[str, Any] = json.loads(text)
        assert answer["ok"], answer
        conform(answer, messages.Answer)
        if answer["table"] is not None:
            self._take(answer["table"])
        return answer

    def _take(self, table: dict[str, Any]) -> None:
        log = table["log"]
        self.key = log["key"]
        serial = self.key.partition(":")[0]
        self.logs = {key: log for key, log in self.logs.items() if key.startswith(f"{serial}:")}
        self.lines = self.logs.setdefault(self.key, [])
        assert log["start"] <= len(self.lines)
        self.lines[log["start"] :] = log["lines"]
        for other in self.logs.values():
            # What has been undone may happen otherwise.
            del other[len(self.lines) :]
        if table["game"] == "shores":
            conform(table["board"], shores.Board, "board")
            assert {line["kind"] for line in log["lines"]} <= EVENTS
            conform(log["lines"], list[shores.Line], "lines")
            if table["course"] is not None:
                conform(table["course"], list[shores.Moment], "course")
            if table["decision"] is not None:
                conform(table["decision"], shores.Decision, "decision")
            conform(table["options"], list[shores.Option], "options")
            if table["scene"] is not None:
                conform(table["scene"], shores.Scene, "scene")

    def ask(self, **request: Any) -> dict[str, Any]:
        """The answer, flattened: the table, its board, and the whole log."""
        answer = self.answer(**request)
        table = answer["table"]
        shown: dict[str, Any] = {"record": answer.get("record"), "link": answer.get("link")}
        if table is not None:
            shown |= {**table, **table["board"], "log": list(self.lines)}
        return shown

    def refused(self, **request: Any) -> str:
        """The message with which a request is refused; the table must be unchanged."""
        before = self.table.ask('{"do":"show"}')
        answer = json.loads(self.table.ask(json.dumps(request)))
        conform(answer, messages.Answer)
        assert not answer["ok"]
        assert not answer["changed"]
        assert self.table.ask('{"do":"show"}') == before
        return str(answer["error"])


def sent(record: str) -> dict[str, Any]:
    """A game as sent to a computer player that does not know it."""
    page = Page()
    page.ask(do="load", record=record)
    return saved(page).sent()


def options(shown: dict[str, Any]) -> list[str]:
    """The notations of the options offered."""
    return [option["notation"] for option in shown["options"]]


def play(page: Page, rng: Random, most: int = 1000) -> None:
    """Choose at random, handing over the device, up to a limit or to the end."""
    for _ in range(most):
        shown = page.ask(do="show")
        if shown["over"]:
            return
        if shown["hand_over"]:
            page.ask(do="sit", seat=shown["hand_over"])
        else:
            page.ask(do="choose", choice=rng.choice(options(shown)))
