"""The command line interface: the commands, and the arguments of each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import tripoli
from tripoli.cli import commands
from tripoli.cli.files import Stop, read_text
from tripoli.cli.simulation import MOST_GAMES
from tripoli.games import GAMES
from tripoli.kernel.chance import LARGEST_SEED
from tripoli.kernel.strict import printable
from tripoli.kernel.title import Title
from tripoli.players import exists, names
from tripoli.players.analysis import ITERATIONS

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


MOST_PLAYERS: Final = 32
"""In a tournament; 32 players already make 496 pairings."""


class Parser(argparse.ArgumentParser):
    """Errors in one line, exit status 2."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # The parent's method ignores all write errors.
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """Report an error, and exit."""
        self.exit(2, f"{self.prog}: {printable(message)}; try --help\n")


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Create a parser for an integer within bounds."""

    def number(text: str) -> int:
        value = int(text) if text.isascii() and text.lstrip("-").isdigit() else None
        if value is None or value < least or (most is not None and value > most):
            bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"expected a whole number {bounds}, got {text[:40]!r}")
        return value

    return number


def file(text: str) -> Path:
    """Parse a file name."""
    if not text:
        raise argparse.ArgumentTypeError("expected a file name, got ''")
    return Path(text)


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse the command line; the `run` attribute of the result carries out the command.

    The available options depend on the game, so it is found out first: from `--game`, or from the
    saved game to resume. `saved` in the result is the text of that saved game.

    Raises:
        SystemExit: the arguments are wrong, or ask for help.
    """
    first = Parser(prog="tripoli", add_help=False, allow_abbrev=False)
    _add_game(first)
    first.add_argument("--load", nargs="?")
    known = first.parse_known_args(arguments)[0]
    saved = _peeked(known.load) if known.load else None
    title = GAMES[known.game or next(iter(GAMES))]
    if saved is not None and known.game is None:
        title = GAMES.title_of(saved)
    parsed = _parser(title).parse_args(arguments)
    parsed.saved = saved
    return parsed


def _peeked(name: str) -> str | None:
    """The saved game in a file; None if it cannot be read, which the command will say."""
    try:
        return read_text(Path(name))
    except Stop:
        return None


def _parser(title: Title) -> Parser:
    parser = Parser(prog="tripoli", description=title.about, epilog=title.credits)
    parser.add_argument("--version", action="version", version=f"%(prog)s {tripoli.__version__}")
    commands_ = parser.add_subparsers(
        title="commands", dest="command", required=True, metavar="COMMAND"
    )
    play = commands_.add_parser(
        "play",
        usage="%(prog)s [OPTION ...]",
        help="play a game in the terminal",
        description="Play a game in the terminal: people at one keyboard, or one against the "
        "computer. Type the number of an option or its notation; 'help' lists what else you can "
        "type.",
    )
    _add_play(play, title)
    simulate = commands_.add_parser(
        "simulate",
        usage="%(prog)s [OPTION ...]",
        help="let computer players play many games",
        description="Let computer players play many games and count the results. The same seed "
        "gives the same results for any number of jobs.",
    )
    _add_simulate(simulate, title)
    tournament = commands_.add_parser(
        "tournament",
        usage="%(prog)s --players A,B,... [OPTION ...]",
        help="find out which computer players are better",
        description="Let computer players play each other on both sides of the same deals, and "
        "rate them. The same seed gives the same table for any number of jobs.",
    )
    _add_tournament(tournament, title)
    train = commands_.add_parser(
        "train",
        help="let the computer players learn to judge positions",
        description="Learn from scratch, by self-play, what positions are worth, and write the "
        "result to a file. The same seed makes the same file for any number of jobs.",
    )
    _add_train(train)
    analyze = commands_.add_parser(
        "analyze",
        aliases=["analyse"],
        help="find out where a saved game was won",
        description="Review every choice of a finished game, and show where it "
        "turned, what mistakes cost, and what luck contributed.",
    )
    _add_analyze(analyze)
    replay = commands_.add_parser(
        "replay",
        help="check a saved game and show how it ended",
        description="Replay a saved game, check every choice and random result, and show the "
        "final position and its digest.",
    )
    _add_replay(replay)
    for command in (play, simulate, tournament, train, analyze, replay):
        _add_game(command)
        command.set_defaults(title=title)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game",
        choices=list(GAMES),
        metavar="NAME",
        help=f"which game: {' or '.join(GAMES)} (default: that of the saved game, or else "
        f"{next(iter(GAMES))})",
    )


def _add_play(parser: argparse.ArgumentParser, title: Title) -> None:
    automata = "".join(
        f"{automaton.name} ({automaton.help}), " for automaton in title.rules.automata
    )
    players = names(title)
    seats = [seat.lower() for seat in title.seats]
    parser.add_argument(
        "--opponent",
        choices=[commands.HUMAN, *(automaton.name for automaton in title.rules.automata), *players],
        metavar="WHO",
        help=f"who plays the other side: {commands.HUMAN} (the default: you share the keyboard), "
        f"{automata}or a computer player: {', '.join(players)}",
    )
    parser.add_argument(
        "--side",
        choices=seats,
        metavar="SIDE",
        help=f"your side against a computer player: {' or '.join(seats)} (default: {seats[0]})",
    )
    _add_setup(parser, title)
    parser.add_argument(
        "--seed", type=whole(0, LARGEST_SEED), metavar="N", help="for the dice and the draws"
    )
    parser.add_argument("--load", type=file, metavar="FILE", help="resume a saved game")
    parser.add_argument(
        "--save", type=file, metavar="FILE", help="save the game here after every choice"
    )
    parser.set_defaults(run=commands.play)


def _add_setup(parser: argparse.ArgumentParser, title: Title) -> None:
    """Add an argument for each setup option of a game; None if it is not given."""
    for option in title.rules.setup_options:
        name = f"--{option.name.replace('_', '-')}"
        if option.values:
            help_text = f"{option.help} (default: {option.values[0]})"
            parser.add_argument(name, choices=option.values, metavar="NAME", help=help_text)
        else:
            parser.add_argument(name, action="store_true", default=None, help=option.help)


def _add_simulate(parser: argparse.ArgumentParser, title: Title) -> None:
    parser.add_argument(
        "--games",
        type=whole(1, MOST_GAMES),
        default=1000,
        metavar="N",
        help="default: %(default)s",
    )
    for number, seat in enumerate(title.seats):
        players = [*names(title), *(a.name for a in title.rules.automata if a.seat == number)]
        parser.add_argument(
            f"--{seat.lower()}",
            type=partial(_known, title, players),
            default="random",
            metavar="WHO",
            help=f"{', '.join(players)}, or a number of iterations (default: %(default)s)",
        )
    _add_setup(parser, title)
    _add_work(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=commands.simulate)


def _add_work(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of every long-running command."""
    _add_seed(parser)
    parser.add_argument(
        "--jobs", type=whole(1, 256), default=1, metavar="N", help="processes (default: 1)"
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="let the workers of a Dask scheduler do the work (needs tripoli[cluster])",
    )


def _known(title: Title, players: Sequence[str], name: str) -> str:
    if name not in players and not exists(title, name):
        raise argparse.ArgumentTypeError(
            f"unknown player {name[:40]!r}; known: {', '.join(players)}"
        )
    return name


def _add_tournament(parser: argparse.ArgumentParser, title: Title) -> None:
    available = names(title)

    def players(text: str) -> list[str]:
        selected = text.split(",")
        if len(selected) > MOST_PLAYERS:
            raise argparse.ArgumentTypeError(
                f"expected at most {MOST_PLAYERS} players, got {len(selected)}"
            )
        selection = [_known(title, available, name) for name in selected]
        if len(selection) < 2 or len(set(selection)) < len(selection):
            raise argparse.ArgumentTypeError("name two or more players, each once")
        return selection

    parser.add_argument(
        "--players",
        type=players,
        required=True,
        metavar="A,B,...",
        help=f"who takes part: {', '.join(available)}, or a number of iterations",
    )
    parser.add_argument(
        "--games",
        type=even,
        default=400,
        metavar="N",
        help="games per pairing (even; default: %(default)s)",
    )
    _add_setup(parser, title)
    _add_work(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=commands.tournament)


def even(text: str) -> int:
    """Parse an even number of games."""
    number = whole(2, MOST_GAMES)(text)
    if number % 2:
        raise argparse.ArgumentTypeError(
            f"expected an even number, as each deal is played twice, got {number}"
        )
    return number


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=file,
        metavar="FILE",
        help="a saved game, as written by play --save, or the address of a link to a game",
    )


def _add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=whole(0, LARGEST_SEED), default=0, metavar="N", help="default: %(default)s"
    )


def _add_analyze(parser: argparse.ArgumentParser) -> None:
    _add_record(parser)
    parser.add_argument(
        "--iterations",
        type=whole(1, 100_000),
        default=ITERATIONS,
        metavar="N",
        help="how long to think about a choice (default: %(default)s)",
    )
    _add_seed(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=commands.analyze)


def _add_train(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=file, metavar="FILE", help="where to write the result")
    _add_work(parser)
    parser.set_defaults(run=commands.train)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    _add_record(parser)
    parser.add_argument(
        "--upto", type=whole(0), metavar="N", help="replay only the first N choices"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=commands.replay)
