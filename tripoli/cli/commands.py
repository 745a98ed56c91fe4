"""The implementation of each command."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tripoli.cli import simulation, text
from tripoli.cli.files import SaveError, Stop, check_writable, read_text, save_text
from tripoli.cli.terminal import Quit, TerminalGame
from tripoli.games import GAMES
from tripoli.kernel.chance import SeededChance
from tripoli.kernel.record import Record
from tripoli.kernel.screen import MOST, say, width
from tripoli.kernel.text import fill
from tripoli.kernel.title import AnyEngine, Automaton, Title
from tripoli.players import analysis, training
from tripoli.players import tournament as tournaments
from tripoli.players.matches import Match
from tripoli.players.work import Many, NoCluster, workers
from tripoli.session.text import NEW_CHANCE

HUMAN = "human"


def play(arguments: argparse.Namespace) -> int:
    """Play a game in the terminal.

    Raises:
        Stop: the arguments are contradictory, or a file cannot be read.
        RecordError: a file is not a record.
    """
    title: Title = arguments.title
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
    people = list(title.rules.people(game))
    against_computer = arguments.opponent not in (None, HUMAN) and automaton is None
    if side is not None and len(people) > 1 and not against_computer:
        raise Stop("--side needs a computer player; add --opponent")
    if against_computer:
        people = [side or 0]
    try:
        TerminalGame(title, game, people, arguments.opponent or HUMAN, arguments.save).play()
    except Quit as farewell:
        say(str(farewell))
    return 0


def _automaton(title: Title, name: str | None) -> Automaton | None:
    return next((automaton for automaton in title.rules.automata if automaton.name == name), None)


def _setup(arguments: argparse.Namespace) -> dict[str, Any]:
    """The setup options that were given, by name."""
    values = {
        option.name: getattr(arguments, option.name)
        for option in arguments.title.rules.setup_options
    }
    return {name: value for name, value in values.items() if value is not None}


def _new(arguments: argparse.Namespace, automaton: Automaton | None) -> AnyEngine:
    setup = _setup(arguments) | dict(automaton.setup if automaton else {})
    seed = arguments.seed
    chance = SeededChance.fresh() if seed is None else SeededChance(seed)
    game: AnyEngine = arguments.title.rules.new_game(setup, chance)
    return game


def _loaded(
    arguments: argparse.Namespace, automaton: Automaton | None, side: int | None
) -> AnyEngine:
    options = [*_setup(arguments), *(["seed"] if arguments.seed is not None else [])]
    if options:
        option = options[0].replace("_", "-")
        raise Stop(f"--load uses the saved game's options; drop --{option}")
    title: Title = arguments.title
    saved = arguments.saved or read_text(arguments.load)
    record: Record[Any] = title.rules.record.from_json(saved)
    game: AnyEngine = record.replay()
    people = title.rules.people(game)
    alone = len(people) == 1
    if alone and arguments.opponent is not None and automaton is None:
        raise Stop("an automaton plays the other side of this game; drop --opponent")
    if alone and side is not None and side not in people:
        raise Stop("an automaton plays that side of this game; drop --side")
    if not alone and automaton is not None:
        raise Stop(f"the saved game is not against {automaton.name}; drop --opponent")
    if record.seed is None:
        say(NEW_CHANCE)
    return game


def simulate(arguments: argparse.Namespace) -> int:
    """Let computer players play many games."""
    title: Title = arguments.title
    players = tuple(getattr(arguments, seat.lower()) for seat in title.seats)
    with _workers(arguments) as many:
        report = simulation.simulate(
            arguments.games,
            Match(title, players, _setup(arguments)),
            seed=arguments.seed,
            jobs=arguments.jobs,
            many=many,
            progress=_shown_progress(),
        )
    if arguments.json:
        print(json.dumps(report, indent=1))
        return 0
    opponents, *others = players
    for other in others:
        opponents = fill(text.AGAINST, first=opponents, second=other)
    say(fill(text.SIMULATED, games=report["games"], players=opponents))
    for row in report["results"]:
        winner = row["winner"] or "draw"
        say(f"{row['games']:>8}  {row['share']:>6.1%}  {winner}: {row['reason']}", " " * 18)
    say(
        f"{report['decisions_mean']} decisions per game; {report['games_per_second']} games and "
        f"{report['decisions_per_second']} decisions per second"
    )
    return 0


def tournament(arguments: argparse.Namespace) -> int:
    """Let computer players play each other, and rate them."""
    title: Title = arguments.title
    setup = _setup(arguments)
    with _workers(arguments) as many:
        pairings = tournaments.hold(
            title,
            arguments.players,
            arguments.games,
            arguments.seed,
            many,
            setup,
            _shown_progress(),
        )
    ratings = tournaments.elo(arguments.players, pairings)
    if arguments.json:
        print(json.dumps(_tournament_json(arguments, setup, pairings, ratings), indent=1))
        return 0
    if width() < MOST:
        _print_pairings(title, pairings)
    else:
        _print_table(title, pairings)
    best = sorted(ratings.items(), key=lambda rated: -rated[1])
    say("Elo: " + ", ".join(f"{name} {rating:+.0f}" for name, rating in best))
    return 0


def _print_table(title: Title, pairings: list[tournaments.Pairing]) -> None:
    heads = "".join(f"  {f'as {seat}':>13}" for seat in title.seats)
    print(
        f"{'player':<11} {'against':<11} {'score':>5} {'(95%)':<14} {'won-drawn-lost':>14}{heads}"
    )
    for pairing in pairings:
        score = pairing.score
        low, high = (100 * bound for bound in score.interval)
        results = "-".join(str(count) for count in score)
        shares = "".join(f"  {seated.share:>13.1%}" for seated in pairing.by_seat)
        print(
            f"{pairing.first:<11} {pairing.second:<11} {score.share:>5.1%} "
            f"{f'({low:.1f} to {high:.1f})':<14} {results:>14}{shares}"
        )


def _print_pairings(title: Title, pairings: list[tournaments.Pairing]) -> None:
    """The table for a terminal in which its rows do not fit."""
    for pairing in pairings:
        low, high = (100 * bound for bound in pairing.score.interval)
        seats = "".join(
            f", as {seat} {seated.share:.1%}"
            for seat, seated in zip(title.seats, pairing.by_seat, strict=True)
        )
        players = fill(text.AGAINST, first=pairing.first, second=pairing.second)
        results = "-".join(str(count) for count in pairing.score)
        say(
            f"{players}: {pairing.score.share:.1%} ({low:.1f} to {high:.1f}), {results}{seats}",
            "  ",
        )


def _tournament_json(
    arguments: argparse.Namespace,
    setup: dict[str, Any],
    pairings: list[tournaments.Pairing],
    ratings: dict[str, float],
) -> dict[str, Any]:
    title: Title = arguments.title
    return {
        "game": title.key,
        "games": arguments.games,
        **setup,
        "seed": arguments.seed,
        "pairings": [
            {
                "first": pairing.first,
                "second": pairing.second,
                "score": pairing.score.to_json(),
                "by_seat": {
                    seat: {
                        **score.to_json(),
                        "reasons": {
                            str(reason): reasons[reason]
                            for reason in title.rules.reasons
                            if reason in reasons
                        },
                    }
                    for seat, score, reasons in zip(
                        title.seats, pairing.by_seat, pairing.reasons, strict=True
                    )
                },
            }
            for pairing in pairings
        ],
        "elo": ratings,
    }


def _recorded(arguments: argparse.Namespace) -> tuple[Title, Record[Any]]:
    """The record in the file that was given, and the title of its game, unless `--game` names one.

    Raises:
        Stop: the file cannot be read.
        RecordError: it is not a record, or of another game than the one named.
    """
    saved = read_text(arguments.file)
    title = GAMES.title_of(saved) if arguments.game is None else arguments.title
    return title, title.rules.record.from_json(saved)


def analyze(arguments: argparse.Namespace) -> int:
    """Show where a game was won.

    Raises:
        Stop: the file cannot be read, or its game is not over or cannot be judged.
        RecordError: it is not a record, or its game cannot be played.
    """
    title, record = _recorded(arguments)
    game: AnyEngine = record.replay()
    try:
        ended = analysis.ended(title, game)
    except ValueError as error:
        raise Stop(str(error)) from None
    progress = _shown_progress()
    verdicts = []
    for verdict in analysis.analyzed(title, record, arguments.seed, arguments.iterations):
        verdicts.append(verdict)
        if progress is not None:
            progress(len(verdicts), len(record.lines))
    turning_points = analysis.turning_points(verdicts)
    fortunes = analysis.fortunes(verdicts, ended)
    strokes = analysis.strokes(verdicts, ended)
    if arguments.json:
        print(
            json.dumps(
                {
                    "verdicts": [verdict._asdict() for verdict in verdicts],
                    "turning_points": [verdict.at for verdict in turning_points],
                    "fortunes": [fortune._asdict() for fortune in fortunes],
                    "strokes": [stroke._asdict() for stroke in strokes],
                }
            )
        )
        return 0
    captions = [title.words.caption(step) for step in record.steps()]

    def choice(verdict: analysis.Verdict) -> str:
        return fill(
            text.CHOICE,
            when=captions[verdict.at],
            number=verdict.at + 1,
            seat=title.seat_names[verdict.seat],
            choice=title.words.spelled_out(verdict.chosen),
        )

    say(title.words.ending(game)[0])
    for verdict in turning_points:
        better = title.words.spelled_out(verdict.better)
        say(fill(text.BETTER, choice=choice(verdict), points=_points(verdict.cost), better=better))
    for stroke in strokes:
        say(
            fill(
                text.STROKE,
                choice=choice(verdicts[stroke.at]),
                points=_points(abs(stroke.luck)),
                seat=title.seat_names[stroke.luck < 0],
            )
        )
    for seat, fortune in zip(title.seat_names, fortunes, strict=True):
        say(
            fill(
                text.BAD_LUCK if fortune.luck < 0 else text.GOOD_LUCK,
                seat=seat,
                mistakes=_points(fortune.mistakes),
                luck=_points(abs(fortune.luck)),
            )
        )
    say(text.POINT)
    return 0


def _points(share: float) -> int:
    return round(100 * share)


def train(arguments: argparse.Namespace) -> int:
    """Train the judge of positions.

    Raises:
        Stop: this game has no learner, or the file cannot be written.
    """
    title: Title = arguments.title
    try:
        check_writable(arguments.file)
    except SaveError as error:
        raise Stop(str(error)) from None
    try:
        with _workers(arguments) as many:
            learner = training.train(title, arguments.seed, many, progress=_shown_progress())
    except NotImplementedError:
        raise Stop(f"{title.name} has nothing to train") from None
    except ImportError:
        raise Stop("training needs NumPy; install tripoli[train]") from None
    parameters = {"seed": arguments.seed, "stages": [stage._asdict() for stage in training.STAGES]}
    try:
        save_text(arguments.file, learner.text(parameters))
    except SaveError as error:
        raise Stop(str(error)) from None
    return 0


@contextmanager
def _workers(arguments: argparse.Namespace) -> Iterator[Many]:
    try:
        with workers(arguments.jobs, arguments.cluster) as many:
            yield many
    except NoCluster as error:
        raise Stop(str(error)) from None


def _shown_progress() -> simulation.Progress | None:
    """A progress bar, if standard error is a terminal."""
    return _progress if sys.stderr is not None and sys.stderr.isatty() else None


def _progress(done: int, games: int) -> None:
    cells = 20
    filled = cells * done // games
    end = "\n" if done == games else ""
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (cells - filled)}] {done}/{games}{end}")
    sys.stderr.flush()


def replay(arguments: argparse.Namespace) -> int:
    """Check a saved game and show how it ended.

    Raises:
        Stop: the file cannot be read, or the saved game is shorter than `--upto`.
        RecordError: it is not a record, or its game cannot be played.
    """
    title, record = _recorded(arguments)
    total = len(record.lines)
    if arguments.upto is not None and arguments.upto > total:
        raise Stop(fill(text.FEW_CHOICES, choices=total, upto=arguments.upto))
    game: AnyEngine = record.replay(arguments.upto)
    if arguments.json:
        count = total if arguments.upto is None else arguments.upto
        print(
            json.dumps({"choices": count, "digest": game.digest, "position": game.position_json()})
        )
        return 0
    print(title.words.board_text(game, ()))
    print()
    say((title.words.ending(game) or ["The game is not over."])[0])
    say(f"digest {game.digest}")
    return 0
