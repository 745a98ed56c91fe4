"""The command line: python -m tripoli play, simulate, replay."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tripoli.board import board_text
from tripoli.kernel.record import LARGEST_SEED, RecordError
from tripoli.players import PLAYERS
from tripoli.shores.face import new_game
from tripoli.shores.pieces import Side
from tripoli.shores.record import Record
from tripoli.shores.state import SCENARIOS
from tripoli.simulation import TBOT, simulate
from tripoli.terminal import Quit, Sitting, Stop

SIDES = {str(side).lower(): side for side in Side}


class _Parser(argparse.ArgumentParser):
    """Errors in one line, exit status 2."""

    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"{self.prog}: {message}; --help shows how to call it\n")


def _whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            upto = f" to {most}" if most is not None else " up"
            raise argparse.ArgumentTypeError(
                f"a whole number from {least}{upto} is wanted, not {text!r}"
            )
        return value

    return number


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tripoli",
        description="The Shores of Tripoli: the First Barbary War, 1801-1806.",
        epilog="An unofficial implementation of the game by Kevin Bertram (Fort Circle Games).",
    )
    commands = parser.add_subparsers(
        title="commands", dest="command", required=True, metavar="COMMAND"
    )

    play = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal: two people at one keyboard, or against a "
        "computer player. Type the number of an option or its notation; 'help' lists what else "
        "can be typed.",
    )
    play.add_argument(
        "--opponent",
        choices=["human", TBOT, *PLAYERS],
        default="human",
        help="who plays the other side (default: a person at the same keyboard); tbot is the "
        "solitaire game, in which you are the Americans",
    )
    play.add_argument(
        "--side",
        choices=list(SIDES),
        default="american",
        help="your side against a computer player (default: %(default)s)",
    )
    play.add_argument(
        "--scenario", choices=SCENARIOS, default="standard", help="default: %(default)s"
    )
    play.add_argument(
        "--seed", type=_whole(0, LARGEST_SEED), help="of the dice and draws (default: a new one)"
    )
    play.add_argument("--hidden-discards", action="store_true", help="play with the optional rule")
    play.add_argument(
        "--conceal-reactions",
        action="store_true",
        help="ask about battle cards that are not held, too, so that nothing is given away",
    )
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a recorded game")
    play.add_argument(
        "--save", type=Path, metavar="FILE", help="write the record here after every choice"
    )
    play.set_defaults(run=_play)

    many = commands.add_parser(
        "simulate",
        help="let computer players play many games",
        description="Let computer players play many games and count the results. The same seed "
        "gives the same results for any --jobs.",
    )
    many.add_argument(
        "--games", type=_whole(1), default=1000, metavar="N", help="default: %(default)s"
    )
    for name, others in (("american", []), ("tripolitan", [TBOT])):
        many.add_argument(
            f"--{name}",
            choices=[*PLAYERS, *others],
            default="random",
            help="default: %(default)s",
        )
    many.add_argument(
        "--scenario", choices=SCENARIOS, default="standard", help="default: %(default)s"
    )
    many.add_argument("--hidden-discards", action="store_true", help="play with the optional rule")
    many.add_argument(
        "--seed", type=_whole(0, LARGEST_SEED), default=0, help="default: %(default)s"
    )
    many.add_argument(
        "--jobs", type=_whole(1, 256), default=1, metavar="N", help="processes (default: 1)"
    )
    many.add_argument("--json", action="store_true", help="print one JSON object")
    many.set_defaults(run=_simulate)

    again = commands.add_parser(
        "replay",
        help="check a recorded game and show its end",
        description="Play a recorded game again, check every choice and chance result, and show "
        "the final position and its digest.",
    )
    again.add_argument(
        "file", type=Path, metavar="FILE", help="a record, as written by play --save"
    )
    again.add_argument("--upto", type=_whole(0), metavar="N", help="play only the first N choices")
    again.add_argument("--json", action="store_true", help="print one JSON object")
    again.set_defaults(run=_replay)
    return parser


def _play(arguments: argparse.Namespace) -> int:
    if arguments.opponent == TBOT and arguments.side != "american":
        raise Stop("against the T-bot you play the American side")
    if arguments.load is not None:
        game = _read(arguments.load).replay()
    else:
        game = new_game(
            seed=arguments.seed,
            scenario=arguments.scenario,
            solitaire=arguments.opponent == TBOT,
            hidden_discards=arguments.hidden_discards,
            conceal_reactions=arguments.conceal_reactions,
        )
    people = list(Side)
    if game.setup.solitaire:
        people = [Side.AMERICAN]
    elif arguments.opponent != "human":
        people = [SIDES[arguments.side]]
    try:
        Sitting(game, people, arguments.opponent, arguments.save).play()
    except Quit as quit_:
        print(quit_)
    return 0


def _simulate(arguments: argparse.Namespace) -> int:
    report = simulate(
        arguments.games,
        american=arguments.american,
        tripolitan=arguments.tripolitan,
        seed=arguments.seed,
        jobs=arguments.jobs,
        scenario=arguments.scenario,
        hidden_discards=arguments.hidden_discards,
        progress=_progress if sys.stderr.isatty() else None,
    )
    if arguments.json:
        print(json.dumps(report, indent=1))
        return 0
    print(f"{report['games']} games, {report['american']} against {report['tripolitan']}")
    for row in report["results"]:
        print(
            f"  {row['games']:>8}  {row['share']:>6.1%}  {row['winner'] or 'draw'}: {row['reason']}"
        )
    print(
        f"{report['decisions_mean']} decisions a game, {report['games_per_second']} games and "
        f"{report['decisions_per_second']} decisions a second"
    )
    return 0


def _progress(done: int, games: int) -> None:
    width = 40
    filled = width * done // games
    end = "\n" if done == games else ""
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (width - filled)}] {done}/{games}{end}")
    sys.stderr.flush()


def _replay(arguments: argparse.Namespace) -> int:
    record = _read(arguments.file)
    if arguments.upto is not None and arguments.upto > len(record.lines):
        raise Stop(f"the record has {len(record.lines)} choices; {arguments.upto} cannot be played")
    game = record.replay(arguments.upto)
    if arguments.json:
        played = len(record.lines) if arguments.upto is None else arguments.upto
        print(
            json.dumps({"choices": played, "digest": game.digest, "position": game.position_json()})
        )
        return 0
    print(board_text(game.view(None)))
    print()
    print(game.result if game.result else "The game is not over.")
    print(f"digest {game.digest}")
    return 0


def _read(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Stop(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Stop(f"{path} is not a record: it is not text") from None
    return Record.from_json(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command.

    Args:
        arguments: without the program's name; by default those of the process.

    Returns:
        The exit status: 0, or 2 after one line on standard error.
    """
    parsed = _parser().parse_args(arguments)
    try:
        status: int = parsed.run(parsed)
    except (Stop, RecordError) as error:
        print(f"tripoli: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read the output has closed it, as `head` does.
        sys.stderr.close()
        return 0
    return status
