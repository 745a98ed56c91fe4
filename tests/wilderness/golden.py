"""Golden games: whole games written out as each side sees them, for people to check.

`python tests/wilderness/golden.py` writes the text of each record in `tests/wilderness/golden`
next to it; a test compares the two. The records come from random games of players who would rather
fight and play events, chosen so that together they play each event and each response that a side
can play (`python tests/wilderness/golden.py search`).
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tripoli.kernel.chance import RecordedChance, SeededChance
from tripoli.wilderness.game import Game, Record
from tripoli.wilderness.model.cards import CARDS, usable
from tripoli.wilderness.model.events import Event, Played, SeasonBegan
from tripoli.wilderness.model.options import Act, Ask, Option
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.present.terminal import board_text
from tripoli.wilderness.present.words import describe
from tripoli.wilderness.thumb import Plans
from tripoli.wilderness.title.words import prompt, seen

FOLDER = Path(__file__).parent / "golden"
WIDTH = 100
SEEDS = 40
"""So many games are tried for each golden one."""
FEW = 12
"""So many options of a decision are written out; of more, only their number."""


def records() -> list[Path]:
    """The golden games."""
    return sorted(FOLDER.glob("*.json"))


def load(path: Path) -> Record:
    """The record of a golden game."""
    return Record.from_json(path.read_text(encoding="utf-8"))


def render(record: Record) -> str:
    """A game from start to end: the board each year, each choice, and each event as each side
    sees it.
    """
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield "Set-up: " + ", ".join(f"{name} {value}" for name, value in record.setup.items())
    news: list[Event] = []
    game = record.begin()
    game.listener = news.append
    game.chance = RecordedChance(
        [*record.opening, *(result for line in record.lines for result in line.chance)]
    )
    game.start()
    yield from _told(game, news)
    for line in record.lines:
        decision = game.decision
        assert decision is not None
        found = [str(option) for option in decision.options if option.act is not Act.DEMOLISH]
        asked = prompt(decision)
        if len(found) <= FEW:
            asked += f" [{'; '.join(found)}]"
        else:
            asked += f" [{len(found)} options]"
        yield ""
        yield _wrapped(asked, "")
        yield f"  > {line.choice}"
        game.choose(line.choice)
        yield from _told(game, news)
    yield ""
    yield board_text(game.state, tuple(Side))
    yield ""
    yield f"Digest {game.digest}"


def _wrapped(text: str, indent: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


def _told(game: Game, news: list[Event]) -> Iterator[str]:
    """The events since then: once if everybody sees the same, otherwise for each side."""
    for event in news:
        public = describe(seen(event, ()))
        yield _wrapped(public, "  ")
        for side in Side:
            own = describe(seen(event, (side,)))
            if own != public:
                yield _wrapped(f"[{side} see] {own}", "    ")
    begun = [event for event in news if isinstance(event, SeasonBegan)]
    if begun and not begun[-1].late and game.decision is not None:
        yield ""
        yield board_text(game.state, tuple(Side))
    news.clear()


Way = tuple[Side, int, str]
"""A side, the number of a card, and "event" or "response"."""


def ways(*, either_expels: bool = False) -> set[Way]:
    """All ways to play cards for what is written on them."""
    return {
        (side, int(card), "response" if card.response else "event")
        for card in CARDS.values()
        for side in Side
        if usable(card, side, either_expels=either_expels)
    }


def played(record: Record) -> set[Way]:
    """The ways in which cards are played in a game."""
    found = set()

    def note(event: Event) -> None:
        if isinstance(event, Played) and event.use in ("event", "response"):
            found.add((event.side, int(event.card), event.use))

    record.replay(listener=note)
    return found


def search() -> None:
    """Look for a few games that together play every card in every way."""
    left = ways()
    setups = [Setup("early war"), Setup(), Setup("late war"), Setup("early war")]
    FOLDER.mkdir(exist_ok=True)
    for setup in setups:
        best: tuple[int, int, Record] | None = None
        for seed in range(SEEDS):
            record = _game(setup, seed, left)
            gain = len(played(record) & left)
            if best is None or (gain, -len(record.lines)) > best[:2]:
                best = gain, -len(record.lines), record
        assert best is not None
        left -= played(best[2])
        name = f"{setup.scenario.replace(' ', '-')}-{len(records())}"
        (FOLDER / f"{name}.json").write_text(best[2].to_json(), encoding="utf-8")
        print(name, best[0], -best[1], "choices;", len(left), "ways left", flush=True)
    print(sorted(left))


def _game(setup: Setup, seed: int, wanted: set[Way]) -> Record:
    rng = Random(seed)
    game = Game(setup, SeededChance(seed))
    game.start()
    while game.decision is not None:
        decision = game.decision
        side, options = decision.side, decision.options
        if decision.ask in (Ask.ACTIVATE, Ask.STEP) and rng.random() < PLANNED:
            plans = Plans(game.state, side)
            game.choose(max(options, key=lambda option: plans.value(decision, option)))
            continue
        weights = [_weight(game, side, option, wanted) for option in options]
        game.choose(rng.choices(options, weights)[0])
    return game.record


PLANNED = 0.7
"""How often a march is planned, so that there are sieges."""


def _weight(game: Game, side: Side, option: Option, wanted: set[Way]) -> float:
    if option.card is not None and option.act in (Act.EVENT, Act.PLAY):
        use = "event" if option.act is Act.EVENT else "response"
        return 200.0 if (side, int(option.card), use) in wanted else 2.0
    if option.card is not None and option.act in (Act.ACTIVATE, Act.STOCKADES, Act.FORTS):
        kept = any((side, int(option.card), use) in wanted for use in ("event", "response"))
        return (0.02 if kept else 1.0) * _EAGER.get(option.act, 1.0)
    if option.act is Act.MOVE and option.space is not None:
        return 12.0 if game.state.occupied_by(option.space, side.other) else 1.0
    return _EAGER.get(option.act, 1.0)


_EAGER = {
    Act.LEAD: 12.0,
    Act.TAKE: 12.0,
    Act.SIEGE: 60.0,
    Act.ASSAULT: 60.0,
    Act.LAND: 20.0,
    Act.SAIL: 3.0,
    Act.STOP: 1.5,
    Act.STOCKADES: 0.3,
    Act.FORTS: 0.3,
    Act.DEMOLISH: 0.005,
    Act.CLEAR: 0.1,
    Act.DROP: 0.2,
    Act.DONE: 1.5,
}
"""How much more likely some options are, so that there are fights and sieges."""


def main() -> None:
    """Write the text of every golden game."""
    if sys.argv[1:] == ["search"]:
        search()
    for path in records():
        path.with_suffix(".txt").write_text(render(load(path)), encoding="utf-8")


if __name__ == "__main__":
    main()
