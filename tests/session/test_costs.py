"""Nothing but opening a game costs more the longer it is: counted in work, not in time."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from stand_in import Page, Saved, saved
from trek import DONE, STEPS, TREK, Trek, TrekPage, TrekRules, after

from tripoli.kernel.engine import Engine
from tripoli.kernel.title import Title
from tripoli.session import messages
from tripoli.session.steps import BLOCK, STRIDE
from tripoli.session.thinking import Thinking

TITLES: dict[str, Title] = {"trek": TREK}
TURN = STEPS + 1
EARLY = TURN + 9
LATE = 122 * TURN + 9
"""Numbers of choices at the same point of a turn."""


@pytest.fixture(scope="module")
def records() -> dict[int, str]:
    """The records of an early game and a late one."""
    return {count: after(count).record.to_json() for count in (EARLY, LATE)}


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts choices made, events dressed for a reader, and boards drawn."""
    counted: Counter[str] = Counter()

    def count(owner: type, method: str) -> None:
        original: Callable[..., Any] = getattr(owner, method)

        def counting(*arguments: Any, **named: Any) -> Any:
            counted[method] += 1
            return original(*arguments, **named)

        monkeypatch.setattr(owner, method, counting)

    count(Engine, "make")
    count(TrekPage, "line")
    count(TrekPage, "board")
    count(TrekRules, "begins")
    count(TrekRules, "revealed")
    return counted


class Long(Page):
    """A page with a game of two people, the one who is to choose at the device."""

    def __init__(self, record: str) -> None:
        super().__init__(titles=TITLES)
        shown = self.ask(do="load", record=record)
        self.ask(do="sit", seat=shown["hand_over"])
        # Both have had the device.
        for _ in range(2):
            shown = self.ask(do="choose", choice=str(DONE))
            self.ask(do="sit", seat=shown["hand_over"])
        self.saved = saved(self)

    def step(self) -> None:
        """Make a choice that does not end the turn."""
        assert self.table.game is not None
        assert self.table.game.decision is not None
        notations = list(map(str, self.table.game.decision.options))
        self.ask(do="choose", choice=next(one for one in notations if one != str(DONE)))


def costs(record: str, work: Counter[str], do: Callable[[Long], None]) -> tuple[Counter[str], int]:
    """The work of something done in a game, and the characters of the answers to it."""
    page = Long(record)
    page.step()
    page.saved.save(page.table)
    work.clear()
    page.answers.clear()
    do(page)
    return Counter(work), sum(map(len, page.answers))


def undo_and_redo(page: Long) -> None:
    """Undo a choice, and make it again."""
    page.ask(do="undo")
    page.ask(do="redo")


def go_back_far(page: Long) -> None:
    """Undo past the dice, once."""
    page.ask(do="undo", further=True)


def hand_over(page: Long) -> None:
    """End the turn; the other person takes the device, does the same, and hands it back."""
    for _ in range(2):
        shown = page.ask(do="choose", choice=str(DONE))
        page.ask(do="sit", seat=shown["hand_over"])


def replay(page: Long) -> None:
    """Look at two moments: the last, and the middle of the game."""
    page.ask(do="replay")
    page.ask(do="replay", at=TURN + 4)


DEEDS = [undo_and_redo, go_back_far, hand_over, Long.step, replay]


@pytest.mark.parametrize("do", DEEDS, ids=lambda do: do.__name__)
def test_it_costs_the_same_late_as_early(
    do: Callable[[Long], None], records: dict[int, str], work: Counter[str]
) -> None:
    (early, early_size), (late, late_size) = (
        costs(records[count], work, do) for count in (EARLY, LATE)
    )
    assert late == early
    assert late["make"] <= 2 * (STRIDE + TURN)
    assert late_size < early_size + 400, "the digits of a few numbers"


def test_saving_a_choice_writes_one_block(records: dict[int, str]) -> None:
    """A save late in a game writes what one early in it does; the whole can be put together."""
    for count, record in records.items():
        page = Long(record)
        rng = Random(count)
        sizes = []
        for _ in range(2 * BLOCK):
            shown = json.loads(page.answers[-1])["table"]
            if shown["hand_over"]:
                page.ask(do="sit", seat=shown["hand_over"])
                continue
            if shown["undo"] and rng.random() < 0.3:
                page.ask(do="undo", whole=rng.random() < 0.2)
            else:
                page.ask(do="choose", choice=rng.choice(shown["options"])["notation"])
            page.saved.save(page.table)
            sizes.append(page.saved.written)
        # A block, twice at its border, and the head.
        assert max(sizes) < 2 * BLOCK * 70 + 400
        again = Saved()
        other = Page(titles=TITLES)
        other.ask(do="load", record=page.saved.record)
        again.save(other.table)
        assert (again.head, again.blocks, again.checks) == (
            page.saved.head,
            page.saved.blocks,
            page.saved.checks,
        )
        assert page.table.whole(page.saved.record) == page.ask(do="record")["record"]


def think(thinking: Thinking, game: dict[str, Any]) -> messages.Thoughts:
    """Begin to think about a game."""
    request = {"do": "begin", "game": game, "player": "random", "seed": 1}
    thoughts: messages.Thoughts = json.loads(thinking.ask(json.dumps(request)))
    return thoughts


def test_a_computer_player_goes_on_from_the_game_it_knows(
    records: dict[int, str], work: Counter[str]
) -> None:
    """It makes again only what is new; after an undo, what differs; and it thinks the same as one
    that is told everything.
    """
    for record in records.values():
        page = Long(record)
        thinking = Thinking(TITLES)
        think(thinking, page.saved.sent())
        for _ in range(3):
            page.step()
            page.saved.save(page.table)
            first = len(page.saved.blocks) - 1
            work.clear()
            thoughts = think(thinking, page.saved.sent(first))
            assert work["make"] == 1
            assert thoughts == think(Thinking(TITLES), page.saved.sent())
        page.ask(do="undo")
        page.saved.save(page.table)
        work.clear()
        thoughts = think(thinking, page.saved.sent(len(page.saved.blocks) - 1))
        assert work["make"] <= STRIDE + TURN
        assert thoughts == think(Thinking(TITLES), page.saved.sent())


@pytest.mark.unmeasured
def test_a_computer_player_is_told_all_of_another_game(records: dict[int, str]) -> None:
    """Blocks that follow those of another game are refused; the whole game is then taken."""
    page, other = Long(records[LATE]), Page(titles=TITLES)
    other.ask(do="load", record=after(LATE, seed=2).record.to_json())
    sent = saved(other)
    last = len(sent.blocks) - 1
    thinking = Thinking(TITLES)
    think(thinking, page.saved.sent())
    for game in (sent.sent(last), {**page.saved.sent(last), "check": "0"}):
        with pytest.raises(ValueError, match="is missing"):
            think(thinking, game)
        assert think(thinking, page.saved.sent()) == think(Thinking(TITLES), page.saved.sent())
    assert think(thinking, sent.sent()) == think(Thinking(TITLES), sent.sent())


def test_a_timeline_is_what_a_fresh_one_would_be(records: dict[int, str]) -> None:
    """After undo, redo and going on, everything is as in the game opened from its record."""
    page = Long(records[EARLY])
    rng = Random(3)
    for _ in range(150):
        shown = json.loads(page.answers[-1])["table"]
        if shown["hand_over"]:
            page.ask(do="sit", seat=shown["hand_over"])
        elif shown["further"] and rng.random() < 0.3:
            page.ask(do="undo", further=rng.random() < 0.5 or not shown["undo"])
        elif shown["redo"] and rng.random() < 0.5:
            page.ask(do="redo")
        else:
            page.ask(do="choose", choice=rng.choice(shown["options"])["notation"])
        game = page.table.game
        assert isinstance(game, Trek)
        again = Page(titles=TITLES)
        again.ask(do="load", record=page.ask(do="record")["record"])
        assert again.table.match is not None
        assert page.table.match is not None
        ours, theirs = page.table.match.timeline, again.table.match.timeline
        assert ours.events == theirs.events == game.events()
        assert ours.news == theirs.news
        assert ours.marks() == theirs.marks()
        assert ours.game.digest == theirs.game.digest
        at = rng.randrange(len(ours) + 1)
        assert ours.at(at).digest == theirs.at(at).digest == game.record.replay(at).digest
