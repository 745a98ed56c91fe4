"""What the page of a game asks for when it needs it."""

from __future__ import annotations

import json
from typing import Any

from tiny import SEATS, TINY

from tripoli.session.table import Table


def asked(table: Table, **request: Any) -> dict[str, Any]:
    """The answer to a request."""
    answer: dict[str, Any] = json.loads(table.ask(json.dumps(request)))
    return answer


def test_a_query_is_answered_without_the_table() -> None:
    """As data of the game, for whoever looks; also of an earlier moment."""
    table = Table({"tiny": TINY})
    assert asked(table, do="query", topic="points")["error"]
    asked(table, do="new", seed=3)
    query = {"do": "query", "topic": "points", "argument": SEATS[0]}
    answer = asked(table, **query)
    assert answer["ok"]
    assert answer["changed"] is False
    assert answer["table"] is None
    assert answer["found"] == {"points": 0, "eyes": []}
    shown = asked(table, do="sit", seat=SEATS[0])["table"]
    wanted = ["roll", "stop"] * 4
    while wanted and not shown["over"]:
        if shown["hand_over"]:
            shown = asked(table, do="sit", seat=shown["hand_over"])["table"]
            continue
        offered = [option["notation"] for option in shown["options"]]
        choice = "show" if "show" in offered else wanted.pop(0)
        shown = asked(table, do="choose", choice=choice)["table"]
    assert asked(table, **query)["found"]["points"] > 0
    assert asked(table, **query, at=0)["found"]["points"] == 0


def test_a_bad_query_gets_a_sentence() -> None:
    """The topic, its argument or the moment does not exist."""
    table = Table({"tiny": TINY})
    asked(table, do="new", seed=3)
    for wrong in (
        {"topic": "weather"},
        {"topic": "points", "argument": "nobody"},
        {"topic": "points", "argument": SEATS[0], "at": 99},
    ):
        answer = asked(table, do="query", **wrong)
        assert answer["ok"] is False
        assert len(answer["error"].split()) > 3
