"""Golden games: whole games written out as each side sees them, for people to check.

`python tests/wilderness/golden.py` writes the text of each record in `tests/wilderness/golden`
next to it; a test compares the two. The records come from random games of players who would rather
fight and play events, chosen so that together they play each event and each response that a side
can play (`python tests/wilderness/golden.py search`). Demolitions, which come with nearly every
question, are not in the lists of options.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from random import Random

from wilderness.stage import play, stage

from tripoli.kernel.chance import RecordedChance, SeededChance
from tripoli.wilderness.game import Game, Record
from tripoli.wilderness.model.cards import CARDS, usable
from tripoli.wilderness.model.events import Event, Played, SeasonBegan
from tripoli.wilderness.model.options import Act, Ask, Option
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.present.terminal import board_text
from tripoli.wilderness.present.words import describe
from tripoli.wilderness.thumb import Plans
from tripoli.wilderness.title.words import prompt, seen

FOLDER = Path(__file__).parent / "golden"
WIDTH = 100
SEEDS = 30
"""So many games are tried for each golden one."""
FEW = 6
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
        if found != ["decline"]:
            # Windows at which nothing can be played are left out.
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


Way = tuple[Side, str, str]
"""A side, the key of a card, and "event" or "response"."""


def ways(*, either_expels: bool = False) -> set[Way]:
    """All ways to play cards for what is written on them."""
    return {
        (side, card.key, "response" if card.response else "event")
        for card in CARDS.values()
        for side in Side
        if usable(card, side, either_expels=either_expels)
    }


def played(record: Record) -> set[Way]:
    """The ways in which cards are played in a game."""
    found = set()

    def note(event: Event) -> None:
        if isinstance(event, Played) and event.use in ("event", "response"):
            found.add((event.side, event.card.key, event.use))

    record.replay(listener=note)
    return found


def search() -> None:
    """Look for a few games that together play every card in every way."""
    left = ways()
    setups = [Setup("early war"), Setup(), Setup("late war")]
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
    for name, game in episodes().items():
        left -= played(game.record)
        (FOLDER / f"{name}.json").write_text(game.record.to_json(), encoding="utf-8")
    print("left:", sorted(left))


def episodes() -> dict[str, Game]:
    """Short games from positions set up by hand, for ways that random games hardly ever come to."""
    carries = {"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"}
    ours = {"Hudson Carry South": "British fort", "Hudson Carry North": "British fort"}
    lake = {"Ticonderoga": "French fort", **ours}
    at_albany = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn, Huron"},
        {"Albany": "Webb (i), 44th (i)", "Boston": "Murray, 22nd"},
        hand=[2, 6],
        other=[7, 57],
        sieges={"Albany": 0},
        forts=carries,
    )
    play(at_albany, "activate 2 Campaign", "lead Montcalm", "take everyone", "siege Albany")
    play(at_albany, "play 6 Surrender!", "retreat > Boston", "play 7 Massacre!")
    at_ticonderoga = stage(
        BRITISH,
        {"Ticonderoga": "Rigaud (i), Guyenne (i)", "Montréal": "Vaudreuil"},
        {"Ticonderoga": "Johnson, 22nd, 27th, Mohawk 1"},
        hand=[6, 5],
        other=[7, 8],
        sieges={"Ticonderoga": 0},
        forts=lake,
    )
    play(at_ticonderoga, "activate 5 Bastions Repaired", "lead Johnson", "take everyone")
    play(at_ticonderoga, "siege Ticonderoga", "play 8 Coehorns & Howitzers", "play 6 Surrender!")
    play(at_ticonderoga, "play 7 Massacre!")
    bastions = [
        stage(
            FRENCH,
            {"Québec": "Drucour (i), Guyenne (i)"},
            {"Québec": "Amherst, 22nd"},
            hand=[5, 8],
            other=[7],
            sieges={"Québec": 1},
        ),
        stage(
            BRITISH,
            {"Albany": "Montcalm, Béarn"},
            {"Albany": "44th (i)"},
            hand=[5, 8],
            other=[7],
            sieges={"Albany": 2},
        ),
    ]
    for game in bastions:
        play(game, "event 5 Bastions Repaired")
    blockhouses = stage(
        BRITISH, {}, {"Île-aux-Noix": "Rogers"}, hand=[5, 8], other=[13], dice=[6], forts=ours
    )
    play(blockhouses, "activate 5 Bastions Repaired", "send Rogers", "move > St-Jean", "stop")
    play(blockhouses, "play 13 Blockhouses")
    for_the_french = stage(
        FRENCH, hand=[28, 5], other=[7], dice=[5], vp=6, forts={"Oswego": "French fort"}
    )
    play(for_the_french, "event 28 Iroquois Alliance", "place Cayuga > Cayuga")
    for_the_british = stage(
        BRITISH,
        {},
        {"Canajoharie": "Johnson"},
        hand=[28, 5],
        other=[7],
        dice=[4],
        forts={"Oneida Carry West": "British stockade"},
    )
    play(for_the_british, "event 28 Iroquois Alliance", "place Oneida > Oneida Castle")
    dispersed = stage(
        FRENCH,
        {},
        {"Albany": "New York 1, Connecticut 1", "Boston": "Massachusetts 1"},
        hand=[38, 5],
        other=[7],
        raided={"Hoosic": FRENCH},
    )
    play(dispersed, "event 38 Provincial Regiments Dispersed", "eliminate New York 1")
    schooner = stage(
        FRENCH,
        {"Niaouré Bay": "Montcalm, Béarn"},
        {"Oswego": "Shirley, New York 1"},
        hand=[5, 8],
        other=[15],
        forts={"Oswego": "British fort"},
    )
    play(schooner, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn")
    play(schooner, "move > Oswego", "play 15 Lake Schooner")
    landing = stage(
        BRITISH,
        {"Louisbourg": "Drucour, Artois"},
        {"Halifax": "Wolfe, 22nd, 27th, 35th, 44th, 48th"},
        hand=[1, 19],
        other=[7],
        dice=[5, 3],
    )
    play(landing, "activate 1 Campaign", "lead Wolfe", "take everyone")
    play(landing, "play 19 Amphibious Landing", "done")
    easton = stage(
        BRITISH,
        {"Logstown": "Shawnee 1", "Mingo Town": "Mingo 1"},
        {"Gist's Station": "Virginia 1"},
        hand=[32, 5],
        other=[7],
        forts={"Gist's Station": "British stockade"},
    )
    play(easton, "event 32 Treaty of Easton")
    royal = stage(BRITISH, hand=[65, 5], other=[7], setup=Setup("full campaign"), draws=["Webb"])
    play(royal, "event 65 Royal Americans", "place Webb > Albany")
    mohawks = stage(
        BRITISH,
        {},
        {"Schenectady": "Johnson, Mohawk 1 (r)"},
        hand=[29, 5],
        other=[7],
        forts={"Schenectady": "British stockade"},
    )
    play(mohawks, "event 29 Mohawks")
    early = Setup("full campaign")
    revolution = stage(FRENCH, hand=[69, 5], other=[7], year=1756, vp=0, setup=early)
    play(revolution, "event 69 Diplomatic Revolution")
    shirley = stage(
        FRENCH, {}, {"Boston": "Shirley"}, hand=[70, 5], other=[7], year=1755, vp=1, setup=early
    )
    play(shirley, "event 70 Intrigues Against Shirley")
    return {
        "mohawks-for-johnson": mohawks,
        "diplomatic-revolution": revolution,
        "intrigues-against-shirley": shirley,
        "surrender-and-massacre-at-albany": at_albany,
        "coehorns-and-surrender-at-ticonderoga": at_ticonderoga,
        "bastions-of-quebec": bastions[0],
        "bastions-of-albany": bastions[1],
        "blockhouses-at-st-jean": blockhouses,
        "iroquois-for-the-french": for_the_french,
        "iroquois-for-the-british": for_the_british,
        "regiments-dispersed": dispersed,
        "a-schooner-off-oswego": schooner,
        "a-landing-at-louisbourg": landing,
        "the-treaty-of-easton": easton,
        "royal-americans": royal,
    }


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
        return 200.0 if (side, option.card.key, use) in wanted else 2.0
    if option.card is not None and option.act in (Act.ACTIVATE, Act.STOCKADES, Act.FORTS):
        kept = any((side, option.card.key, use) in wanted for use in ("event", "response"))
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
    Act.DEMOLISH: 0.0001,
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
