"""What each command does."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from tripoli.cli import simulation
from tripoli.cli.files import Stop, read_text
from tripoli.cli.simulation import Match
from tripoli.cli.sitting import Quit, Sitting
from tripoli.kernel.chance import SeededChance
from tripoli.kernel.record import Record
from tripoli.kernel.screen import say
from tripoli.kernel.title import AnyEngine, Automaton, Title
from tripoli.session.text import NEW_CHANCE

HUMAN = "human"


def play(arguments: argparse.Namespace) -> int:
    """Play a game in the terminal.

    Raises:
        Stop: the arguments do not go together, or a file cannot be read.
        RecordError: a file is not a record.
    """
    title: Title[Any] = arguments.title
    automaton = _automaton(title, arguments.opponent)
    seats = [seat.lower() for seat in title.seats]
    side = None if arguments.side is None else seats.index(arguments.side)
    if automaton is not None and side == automaton.seat:
        raise Stop(f"{automaton.name} plays that side; drop --side")
    game = (
        _new(arguments, automaton)
        if arguments.load is None
        else _loaded(arguments, automaton, side)
    )
    people = list(title.people(game))
    against_computer = arguments.opponent not in (None, HUMAN) and automaton is None
    if side is not None and len(people) > 1 and not against_computer:
        raise Stop("--side needs a computer player; add --opponent")
    if against_computer:
        people = [side or 0]
    try:
        Sitting(title, game, people, arguments.opponent or HUMAN, arguments.save).play()
    except Quit as left:
        say(str(left))
    return 0


def _automaton(title: Title[Any], name: str | None) -> Automaton | None:
    return next((automaton for automaton in title.automata if automaton.name == name), None)


def _setup(arguments: argparse.Namespace) -> dict[str, Any]:
    """What is given of the set-up, by name."""
    given = {
        option.name: getattr(arguments, option.name) for option in arguments.title.setup_options
    }
    return {name: value for name, value in given.items() if value is not None}


def _new(arguments: argparse.Namespace, automaton: Automaton | None) -> AnyEngine:
    setup = _setup(arguments) | dict(automaton.setup if automaton else {})
    seed = arguments.seed
    chance = SeededChance.fresh() if seed is None else SeededChance(seed)
    game: AnyEngine = arguments.title.new_game(setup, chance)
    return game


def _loaded(
    arguments: argparse.Namespace, automaton: Automaton | None, side: int | None
) -> AnyEngine:
    given = [*_setup(arguments), *(["seed"] if arguments.seed is not None else [])]
    if given:
        option = given[0].replace("_", "-")
        raise Stop(f"--load takes the options of the saved game; drop --{option}")
    title: Title[Any] = arguments.title
    record: Record[Any] = title.record.from_json(read_text(arguments.load))
    game: AnyEngine = record.replay()
    people = title.people(game)
    alone = len(people) == 1
    if alone and arguments.opponent is not None and automaton is None:
        raise Stop("the game's own rules play the other side of this game; drop --opponent")
    if alone and side is not None and side not in people:
        raise Stop("the game's own rules play that side of this game; drop --side")
    if not alone and automaton is not None:
        raise Stop(
            f"this game is for people on all sides, not for {automaton.name}; drop --opponent"
        )
    if record.seed is None:
        say(NEW_CHANCE)
    return game


def simulate(arguments: argparse.Namespace) -> int:
    """Let computer players play many games."""
    title: Title[Any] = arguments.title
    players = tuple(getattr(arguments, seat.lower()) for seat in title.seats)
    report = simulation.simulate(
        arguments.games,
        Match(title.key, players, _setup(arguments)),
        seed=arguments.seed,
        jobs=arguments.jobs,
        progress=_progress if sys.stderr is not None and sys.stderr.isatty() else None,
    )
    if arguments.json:
        print(json.dumps(report, indent=1))
        return 0
    games = "1 game" if report["games"] == 1 else f"{report['games']} games"
    say(f"{games}: {' against '.join(players)}")
    for row in report["results"]:
        winner = row["winner"] or "draw"
        say(f"{row['games']:>8}  {row['share']:>6.1%}  {winner}: {row['reason']}", " " * 18)
    say(
        f"{report['decisions_mean']} decisions per game; {report['games_per_second']} games and "
        f"{report['decisions_per_second']} decisions per second"
    )
    return 0


def _progress(done: int, games: int) -> None:
    cells = 20
    filled = cells * done // games
    end = "\n" if done == games else ""
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (cells - filled)}] {done}/{games}{end}")
    sys.stderr.flush()


def replay(arguments: argparse.Namespace) -> int:
    """Check a recorded game and show how it ended.

    Raises:
        Stop: the file cannot be read, or the record is shorter than asked for.
        RecordError: it is not a record, or its game cannot be played.
    """
    title: Title[Any] = arguments.title
    record: Record[Any] = title.record.from_json(read_text(arguments.file))
    made = len(record.lines)
    if arguments.upto is not None and arguments.upto > made:
        choices = "1 choice" if made == 1 else f"{made} choices"
        raise Stop(f"the record has only {choices}; got --upto {arguments.upto}")
    game: AnyEngine = record.replay(arguments.upto)
    if arguments.json:
        played = made if arguments.upto is None else arguments.upto
        print(
            json.dumps({"choices": played, "digest": game.digest, "position": game.position_json()})
        )
        return 0
    print(title.board_text(game, ()))
    print()
    say((title.ending(game) or ["The game is not over."])[0])
    say(f"digest {game.digest}")
    return 0
