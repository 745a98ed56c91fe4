"""What can be typed after `tripoli`, and what each command does."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from tripoli.cli.board import board_text
from tripoli.cli.files import Stop, read_record
from tripoli.cli.screen import say
from tripoli.cli.simulation import MOST_GAMES, TBOT, simulate
from tripoli.cli.sitting import Quit, Sitting
from tripoli.kernel.chance import LARGEST_SEED
from tripoli.kernel.strict import printable
from tripoli.players import PLAYERS
from tripoli.shores.face import TripoliGame, new_game
from tripoli.shores.pieces import Side
from tripoli.shores.state import SCENARIOS
from tripoli.table import NEW_CHANCE

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

HUMAN = "human"
SIDES = {str(side).lower(): side for side in Side}


class _Parser(argparse.ArgumentParser):
    """Errors in one line, exit status 2."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # The parent's swallows every error.
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {printable(message)}; try --help\n")


def _whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def number(text: str) -> int:
        value = int(text) if text.isascii() and text.lstrip("-").isdigit() else None
        if value is None or value < least or (most is not None and value > most):
            bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"expected a whole number {bounds}, got {text[:40]!r}")
        return value

    return number


def _file(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("expected a file name, got ''")
    return Path(text)


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; `run` of what it gives carries the command out."""
    found = _Parser(
        prog="tripoli",
        description="The Shores of Tripoli: the First Barbary War, 1801-1806.",
        epilog="An unofficial implementation of the game by Kevin Bertram (Fort Circle Games).",
    )
    commands = found.add_subparsers(
        title="commands", dest="command", required=True, metavar="COMMAND"
    )
    _add_play(commands)
    _add_simulate(commands)
    _add_replay(commands)
    return found


_Commands = argparse._SubParsersAction  # the type that `add_subparsers` returns has no other name


def _add_play(commands: _Commands[_Parser]) -> None:
    play = commands.add_parser(
        "play",
        usage="%(prog)s [OPTION ...]",
        help="play a game in the terminal",
        description="Play a game in the terminal: two people at one keyboard, or one against the "
        "computer. Type the number of an option or its notation; 'help' lists what else you can "
        "type.",
    )
    play.add_argument(
        "--opponent",
        choices=[HUMAN, TBOT, *PLAYERS],
        metavar="WHO",
        help=f"who plays the other side: {HUMAN} (the default: two people share the keyboard), "
        f"{TBOT} (the solitaire game; you are the Americans) or a computer player: "
        f"{', '.join(PLAYERS)}",
    )
    play.add_argument(
        "--side",
        choices=list(SIDES),
        metavar="SIDE",
        help=f"your side against a computer player: {' or '.join(SIDES)} (default: american)",
    )
    play.add_argument(
        "--scenario",
        choices=SCENARIOS,
        metavar="NAME",
        help=f"{' or '.join(SCENARIOS)} (default: {SCENARIOS[0]})",
    )
    play.add_argument(
        "--seed", type=_whole(0, LARGEST_SEED), metavar="N", help="for the dice and the draws"
    )
    play.add_argument(
        "--hidden-discards",
        action="store_true",
        default=None,
        help="play with hidden discard piles (the optional rule)",
    )
    play.add_argument(
        "--conceal-reactions",
        action="store_true",
        default=None,
        help="also ask about battle cards not in hand, so that prompts reveal nothing",
    )
    play.add_argument("--load", type=_file, metavar="FILE", help="resume a saved game")
    play.add_argument(
        "--save", type=_file, metavar="FILE", help="save the game here after every choice"
    )
    play.set_defaults(run=_play)


def _add_simulate(commands: _Commands[_Parser]) -> None:
    many = commands.add_parser(
        "simulate",
        usage="%(prog)s [OPTION ...]",
        help="let computer players play many games",
        description="Let computer players play many games and count the results. The same seed "
        "gives the same results for any number of jobs.",
    )
    many.add_argument(
        "--games",
        type=_whole(1, MOST_GAMES),
        default=1000,
        metavar="N",
        help="default: %(default)s",
    )
    for name, others in (("american", []), ("tripolitan", [TBOT])):
        many.add_argument(
            f"--{name}",
            choices=[*PLAYERS, *others],
            default="random",
            metavar="WHO",
            help=f"{' or '.join([*PLAYERS, *others])} (default: %(default)s)",
        )
    many.add_argument(
        "--scenario",
        choices=SCENARIOS,
        default=SCENARIOS[0],
        metavar="NAME",
        help=f"{' or '.join(SCENARIOS)} (default: %(default)s)",
    )
    many.add_argument(
        "--hidden-discards", action="store_true", help="play with hidden discard piles"
    )
    many.add_argument(
        "--seed",
        type=_whole(0, LARGEST_SEED),
        default=0,
        metavar="N",
        help="default: %(default)s",
    )
    many.add_argument(
        "--jobs", type=_whole(1, 256), default=1, metavar="N", help="processes (default: 1)"
    )
    many.add_argument("--json", action="store_true", help="print one JSON object")
    many.set_defaults(run=_simulate)


def _add_replay(commands: _Commands[_Parser]) -> None:
    again = commands.add_parser(
        "replay",
        help="check a recorded game and show how it ended",
        description="Replay a recorded game, check every choice and chance result, and show the "
        "final position and its digest.",
    )
    again.add_argument(
        "file", type=_file, metavar="FILE", help="a record, as written by play --save"
    )
    again.add_argument(
        "--upto", type=_whole(0), metavar="N", help="replay only the first N choices"
    )
    again.add_argument("--json", action="store_true", help="print one JSON object")
    again.set_defaults(run=_replay)


def _play(arguments: argparse.Namespace) -> int:
    opponent = arguments.opponent
    if opponent == TBOT and arguments.side not in (None, "american"):
        raise Stop("against the T-bot you play the Americans; drop --side")
    if arguments.side is not None and opponent in (None, HUMAN) and arguments.load is None:
        raise Stop("--side needs a computer player; add --opponent")
    game = _loaded(arguments) if arguments.load is not None else _new(arguments)
    people = list(Side)
    if game.setup.solitaire:
        people = [Side.AMERICAN]
    elif opponent not in (None, HUMAN):
        people = [SIDES[arguments.side or "american"]]
    try:
        Sitting(game, people, opponent or HUMAN, arguments.save).play()
    except Quit as left:
        say(str(left))
    return 0


def _new(arguments: argparse.Namespace) -> TripoliGame:
    return new_game(
        seed=arguments.seed,
        scenario=arguments.scenario or SCENARIOS[0],
        solitaire=arguments.opponent == TBOT,
        hidden_discards=bool(arguments.hidden_discards),
        conceal_reactions=bool(arguments.conceal_reactions),
    )


def _loaded(arguments: argparse.Namespace) -> TripoliGame:
    for name in ("seed", "scenario", "hidden_discards", "conceal_reactions"):
        if getattr(arguments, name) is not None:
            option = name.replace("_", "-")
            raise Stop(f"--load takes the options of the saved game; drop --{option}")
    record = read_record(arguments.load)
    game = record.replay()
    opponent = arguments.opponent
    if game.setup.solitaire and opponent not in (None, TBOT):
        raise Stop("this is a solitaire game: the T-bot plays the other side; drop --opponent")
    if game.setup.solitaire and arguments.side not in (None, "american"):
        raise Stop("this is a solitaire game: you play the Americans; drop --side")
    if not game.setup.solitaire and opponent == TBOT:
        raise Stop("this is a two-player game, which the T-bot cannot play; drop --opponent")
    if not game.setup.solitaire and opponent in (None, HUMAN) and arguments.side is not None:
        raise Stop("--side needs a computer player; add --opponent")
    if record.seed is None:
        say(NEW_CHANCE)
    return game


def _simulate(arguments: argparse.Namespace) -> int:
    report = simulate(
        arguments.games,
        american=arguments.american,
        tripolitan=arguments.tripolitan,
        seed=arguments.seed,
        jobs=arguments.jobs,
        scenario=arguments.scenario,
        hidden_discards=arguments.hidden_discards,
        progress=_progress if sys.stderr is not None and sys.stderr.isatty() else None,
    )
    if arguments.json:
        print(json.dumps(report, indent=1))
        return 0
    games = "1 game" if report["games"] == 1 else f"{report['games']} games"
    say(f"{games}: {report['american']} against {report['tripolitan']}")
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


def _replay(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.file)
    made = len(record.lines)
    if arguments.upto is not None and arguments.upto > made:
        choices = "1 choice" if made == 1 else f"{made} choices"
        raise Stop(f"the record has only {choices}; got --upto {arguments.upto}")
    game = record.replay(arguments.upto)
    if arguments.json:
        played = made if arguments.upto is None else arguments.upto
        print(
            json.dumps({"choices": played, "digest": game.digest, "position": game.position_json()})
        )
        return 0
    print(board_text(game.view(None)))
    print()
    say(str(game.result) if game.result else "The game is not over.")
    say(f"digest {game.digest}")
    return 0
