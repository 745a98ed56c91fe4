"""A computer player that thinks in small steps beside a session, with a JSON interface.

The page sends it the game on the table; the player itself sees only its seat's view.

| `do` | with | what happens |
| --- | --- | --- |
| `begin` | `game`, `player`, perhaps `seed` | a player begins to think about a decision |
| `begin` | `even`, too | about all options equally |
| `begin` | `since`, too | and describes what has changed since those facts |
| `advise` | `game` | an adviser begins to think, and gives its reasons |
| `go` | `milliseconds` | continues thinking for about that long |
| `analyze` | `game` | evaluates every choice of a finished game |

`game` is a `messages.GameSent`. The game of the last request goes on as far as it is the same, so
that only what is new needs to be sent: its `blocks` from `first` on. If what precedes them is not
there, that is an error, and the whole game must be sent.

The answer says whether it is `done`, which share of its thinking is done, and its evaluation of the
options, best first (`messages.Thoughts`), or of the game (`messages.Analysis`).
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from tripoli.kernel import strict
from tripoli.kernel.chance import LARGEST_SEED
from tripoli.kernel.judge import Judge
from tripoli.kernel.record import LONGEST
from tripoli.kernel.seat import Seat
from tripoli.kernel.strict import Json
from tripoli.kernel.title import Title
from tripoli.players import ADVISER, MIDSHIPMAN, names, player
from tripoli.players.levels import STEP, Thinker
from tripoli.players.search import Node, Search, Thought
from tripoli.session import text
from tripoli.session.follower import Follower, Received
from tripoli.session.review import Review

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
        self.titles = titles
        self._going: Iterator[Search] = iter(())
        self._goal = 1
        self._thoughts: list[Thought] = []
        self._title = next(iter(titles.values()))
        self._follower = Follower(titles)
        self._root: Node | None = None
        self._searched = 0
        """How many choices had been made when the search of `_root` began."""
        self._reached = 0
        self._review: Review | None = None
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
            strict.fields(data, "the request", ("do", "game"), ())
            received = self._follower.receive(data["game"])
            self._review = Review(received.steps.title, received.steps.game)
            return strict.dump(self._review.go(0))
        if do == "go" and self._review is not None:
            return strict.dump(self._review.go(_seconds(data)))
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
            strict.fields(request, "the request", ("do", "game"))
            request = {**request, "player": ADVISER, "seed": _SEED}
        else:
            strict.fields(
                request, "the request", ("do", "game", "player"), ("seed", "even", "since")
            )
        self._review = self._judge = None
        self._facts, self._changed = (), ""
        received = self._follower.receive(request["game"])
        game = received.steps.game
        title = self._title = received.steps.title
        name = strict.word(request["player"], "the player", (*names(title), ADVISER))
        seed = strict.whole(
            request.get("seed", SystemRandom().randrange(LARGEST_SEED)), "the seed", 0, LARGEST_SEED
        )
        if game.decision is None:
            raise ValueError("the game is over")
        seat = Seat(game, game.decision.side)
        self._seat = seat.side
        thinker = player(title, name, Random(seed))
        root = self._continued(seat, received)
        self._reached = 0
        self._going = iter(())
        if isinstance(thinker, Thinker) and len(game.decision.options) > 1:
            self._goal = thinker.iterations
            self._thoughts = []
            judge = thinker.judge
            self._facts = judge.facts(game)
            simple = [
                title.seats.index(other)
                for other, level in received.players.items()
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

    def _continued(self, seat: Seat, received: Received) -> Node | None:
        """The search tree for this decision, if the last search was for the previous one."""
        root, self._root = self._root, None
        searched, self._searched = self._searched, len(received.steps)
        if root is None or seat.before is None:
            return None
        if not received.same == searched == len(received.steps) - 1:
            return None
        branch = root.branches.get(str(seat.before))
        return branch.node(seat.side) if branch else None

    def _go(self, request: Json) -> bool:
        until = time.monotonic() + _seconds(request)
        for search in self._going:
            self._reached = search.done
            self._root = search.root
            self._thoughts = search.thoughts()
            if time.monotonic() >= until:
                return False
        return True
