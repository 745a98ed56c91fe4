"""A computer player that thinks in small steps beside a session, with a JSON interface.

The page sends it the record of the game on the table; the player itself sees only its seat's view.

| `do` | with | what happens |
| --- | --- | --- |
| `begin` | `record`, `player`, perhaps `seed` | a player begins to think about a decision |
| `begin` | `even`, too | about all options equally |
| `begin` | `since`, too | and describes what has changed since those facts |
| `advise` | `record` | an adviser begins to think, and gives its reasons |
| `go` | `milliseconds` | continues thinking for about that long |
| `analyze` | `record` | evaluates every choice of a finished game |

The answer says whether it is `done`, which share of its thinking is done, and its evaluation of the
options, best first (`messages.Thoughts`), or of the game (`messages.Analysis`).
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final

from tripoli.kernel import strict
from tripoli.kernel.catalog import Catalog
from tripoli.kernel.chance import LARGEST_SEED
from tripoli.kernel.judge import Judge
from tripoli.kernel.record import LONGEST, Record
from tripoli.kernel.seat import Seat
from tripoli.kernel.strict import Json
from tripoli.kernel.title import Title
from tripoli.players import ADVISER, MIDSHIPMAN, analysis, names, player
from tripoli.players.levels import STEP, Thinker
from tripoli.players.search import Node, Search, Thought
from tripoli.session import text

if TYPE_CHECKING:
    from tripoli.session import messages

_LONGEST: Final = 2 * LONGEST
_MOST: Final = 60_000


_DO: Final = ("begin", "advise", "go", "analyze")
_SEED: Final = 1
"""Of the adviser: asked again, the same position gets the same hint."""


def _seconds(request: Json) -> float:
    strict.fields(request, "the request", ("do", "milliseconds"), ())
    return strict.whole(request["milliseconds"], "the time", 0, _MOST) / 1000


def _course(record: Record[Any]) -> tuple[Any, ...]:
    """All events of a game, its choices last."""
    return record.FORMAT, record.setup, record.position, record.opening, record.lines


class _LookingBack:
    """An analysis in progress."""

    def __init__(self, title: Title, record: Record[Any]) -> None:
        self.title = title
        self.choices = max(1, len(record.lines))
        self.ended = analysis.ended(title, record.replay())
        self.times = [
            (title.words.caption(step), title.words.period(step)) for step in record.steps()
        ]
        self.verdicts: list[analysis.Verdict] = []
        self._going = analysis.analyzed(title, record)

    def go(self, seconds: float) -> messages.Analysis:
        """Continue the analysis for about this many seconds."""
        start = len(self.verdicts)
        until = time.monotonic() + seconds
        done = False
        while seconds and not done and time.monotonic() < until:
            verdict = next(self._going, None)
            if verdict is None:
                done = True
            else:
                self.verdicts.append(verdict)
        seats = self.title.seats
        fortunes = analysis.fortunes(self.verdicts, self.ended) if done else []
        return {
            "done": done,
            "ended": round(self.ended, 4),
            "share": len(self.verdicts) / self.choices,
            "verdicts": [
                {
                    "at": verdict.at,
                    "seat": seats[verdict.seat],
                    "chance": round(verdict.chance, 4),
                    "chosen": self.title.words.spelled_out(verdict.chosen),
                    "better": self.title.words.spelled_out(verdict.better),
                    "cost": round(verdict.cost, 4),
                    "when": self.times[verdict.at][0],
                    "period": self.times[verdict.at][1],
                }
                for verdict in self.verdicts[start:]
            ],
            "turning_points": [
                verdict.at for verdict in analysis.turning_points(self.verdicts if done else [])
            ],
            "fortunes": [
                {
                    "seat": seats[seat],
                    "mistakes": round(fortune.mistakes, 4),
                    "luck": round(fortune.luck, 4),
                }
                for seat, fortune in enumerate(fortunes)
            ],
            "strokes": [
                {"at": stroke.at, "luck": round(stroke.luck, 4)}
                for stroke in (analysis.strokes(self.verdicts, self.ended) if done else [])
            ],
        }


def _facts(value: Json, current: Sequence[float]) -> Sequence[float]:
    """Parse facts from an earlier answer."""
    if not isinstance(value, list) or len(value) != len(current):
        raise ValueError("the facts: expected those of an earlier answer")
    return [strict.whole(fact, "a fact", 0, _MOST) for fact in value]


class Thinking:
    """One task at a time; see the module.

    Args:
        titles: the available games by key.
    """

    def __init__(self, titles: Mapping[str, Title]) -> None:
        self.titles = Catalog.of(titles)
        self._going: Iterator[Search] = iter(())
        self._goal = 1
        self._thoughts: list[Thought] = []
        self._title = next(iter(titles.values()))
        self._record: Record[Any] | None = None
        self._root: Node | None = None
        self._reached = 0
        self._looking_back: _LookingBack | None = None
        self._judge: Judge | None = None
        """Explains the thoughts; None if nobody has asked for reasons."""
        self._seat = 0
        self._facts: Sequence[float] = ()
        self._changed = ""

    def ask(self, request: str) -> str:
        """Handle a request.

        Args:
            request: a JSON object; see the module.

        Returns:
            A `messages.Thoughts` or `messages.Analysis` as JSON.

        Raises:
            ValueError: the request is invalid, or there is no decision to make.
        """
        data = strict.load(request, _LONGEST)
        do = strict.word(data.get("do") if isinstance(data, dict) else None, "what to do", _DO)
        if do == "analyze":
            strict.fields(data, "the request", ("do", "record"), ())
            title, record = self._read(data["record"])
            self._looking_back = _LookingBack(title, record)
            return strict.dump(self._looking_back.go(0))
        if do == "go" and self._looking_back is not None:
            return strict.dump(self._looking_back.go(_seconds(data)))
        done = self._go(data) if do == "go" else self._begin(data, explained=do == "advise")
        thoughts: messages.Thoughts = {
            "done": done,
            "share": 1.0 if done else min(1.0, self._reached / self._goal),
            "thoughts": [
                {
                    "choice": str(thought.option),
                    "said": self._title.words.spelled_out(thought.option),
                    "visits": thought.visits,
                    "value": round(thought.chance, 4),
                    "why": self._why(thought),
                }
                for thought in self._thoughts
            ],
            "reason": self._reason(),
            "facts": [round(fact) for fact in self._facts],
            "changed": self._changed,
        }
        return strict.dump(thoughts)

    def _why(self, thought: Thought) -> str:
        """What distinguishes an option: not what happens whatever is chosen."""
        if self._judge is None or thought.facts is None:
            return ""
        tendencies = self._judge.tendencies(self._usual(thought), thought.facts, self._seat)
        return tendencies or text.MUCH_THE_SAME

    def _reason(self) -> str:
        """Why the first option is recommended."""
        best = self._thoughts[0] if self._thoughts else None
        if self._judge is None or best is None or best.facts is None:
            return ""
        return self._judge.reason(self._usual(best), best.facts, self._seat, best.chance)

    def _usual(self, thought: Thought) -> Sequence[float]:
        """The mean facts after other options than this one."""
        others = [
            (other.facts, other.visits)
            for other in self._thoughts
            if other is not thought and other.facts is not None
        ]
        if not others:
            return self._facts
        visits = sum(visits for _, visits in others)
        return [
            sum(facts[number] * tried for facts, tried in others) / visits
            for number in range(len(self._facts))
        ]

    def _begin(self, request: Json, *, explained: bool) -> bool:
        if explained:
            strict.fields(request, "the request", ("do", "record"))
            request = {**request, "player": ADVISER, "seed": _SEED}
        else:
            strict.fields(
                request, "the request", ("do", "record", "player"), ("seed", "even", "since")
            )
        self._looking_back = self._judge = None
        self._facts, self._changed = (), ""
        self._title, record = self._read(request["record"])
        title = self._title
        name = strict.word(request["player"], "the player", (*names(title), ADVISER))
        seed = strict.whole(
            request.get("seed", SystemRandom().randrange(LARGEST_SEED)), "the seed", 0, LARGEST_SEED
        )
        game = record.replay()
        if game.decision is None:
            raise ValueError("the game is over")
        seat = Seat(game, game.decision.side)
        self._seat = seat.side
        thinker = player(title, name, Random(seed))
        root = self._follow(seat, record)
        self._reached = 0
        self._going = iter(())
        if isinstance(thinker, Thinker) and len(game.decision.options) > 1:
            self._goal = thinker.iterations
            self._thoughts = []
            judge = thinker.judge
            self._facts = judge.facts(game)
            simple = [
                title.seats.index(other)
                for other, level in record.players.items()
                if level == MIDSHIPMAN and other in title.seats
            ]
            if explained:
                self._judge = judge
            if "since" in request:
                self._changed = judge.changes(_facts(request["since"], self._facts), self._facts)
            if strict.flag(request.get("even", False), "even"):
                self._goal = STEP * len(game.decision.options)
                self._going = thinker.evenly(seat, simple=simple)
            elif explained:
                self._going = thinker.thinking(seat, watched=True, simple=simple)
            else:
                self._reached = root.visits if root else 0
                self._going = thinker.thinking(seat, root=root)
            return False
        self._thoughts = [Thought(thinker.choose(seat), 1, 0.5, 0.5)]
        return True

    def _follow(self, seat: Seat, record: Record[Any]) -> Node | None:
        """The search tree for this decision, if the last search was for the previous one."""
        before, self._record = self._record, record
        root, self._root = self._root, None
        if root is None or before is None or seat.before is None:
            return None
        if _course(before) != (*_course(record)[:-1], record.lines[:-1]):
            return None
        branch = root.branches.get(record.lines[-1].choice)
        return branch.node(seat.side) if branch else None

    def _read(self, record: Json) -> tuple[Title, Record[Any]]:
        if not isinstance(record, str):
            raise ValueError(f"the record: expected a text, got {strict.shown(record)}")
        title = self.titles.title_of(record)
        return title, title.rules.record.from_json(record)

    def _go(self, request: Json) -> bool:
        until = time.monotonic() + _seconds(request)
        for search in self._going:
            self._reached = search.done
            self._root = search.root
            self._thoughts = search.thoughts()
            if time.monotonic() >= until:
                return False
        return True
