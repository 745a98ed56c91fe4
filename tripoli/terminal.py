"""A game in the terminal: people at one keyboard, or one against a computer player."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from tripoli.board import board_text, card_text
from tripoli.kernel.choice import IllegalChoice
from tripoli.kernel.seat import Player, Seat
from tripoli.players import PLAYERS
from tripoli.shores.cards import CARDS, Card
from tripoli.shores.events import Event, seen_by
from tripoli.shores.face import TripoliGame
from tripoli.shores.options import Decision, Option
from tripoli.shores.pieces import Side
from tripoli.shores.sequence import why_no_event
from tripoli.shores.words import describe, prompt

HELP: Final = """\
Type the number of an option, or its notation ("move Gibraltar > Tripoli zone").
  board        the board and your cards       log          all that has happened
  card NAME    what a card does               why NAME     why a card cannot be played now
  save FILE    write the record               quit         stop (a game saved can be loaded)"""


class Stop(Exception):
    """The sitting ends, for the reason given in one sentence."""


class Quit(Exception):
    """The person has had enough."""


class Sitting:
    """People and perhaps a computer player at one game.

    Args:
        game: the game.
        people: the sides that people play.
        computer: who plays the others, a name of `players.PLAYERS`.
        save: where the record is written after every choice.
    """

    def __init__(
        self, game: TripoliGame, people: Sequence[Side], computer: str, save: Path | None
    ) -> None:
        self.game = game
        self.people = people
        self.save = save
        self.news: list[Event] = []
        self.seen_before: Side | None = people[0] if len(people) == 1 else None
        game.listener = self.news.append
        self.players: dict[Side, Player] = {
            side: PLAYERS[computer](Random())
            for side in Side
            if side not in people and not game.setup.solitaire
        }
        self.told = dict.fromkeys(Side, 0)

    def play(self) -> None:
        """Play until the game is over or the person stops."""
        while (decision := self.game.decision) is not None:
            if decision.side in self.players:
                option = self.players[decision.side].choose(Seat(self.game, decision.side))
            else:
                self._hand_over(decision.side)
                option = self._ask(decision)
            self.game.choose(option)
            self._keep()
        self._tell(self.people[0] if len(self.people) == 1 else None)
        print()
        print(board_text(self.game.view(None)))
        print()
        print(self.game.result)

    def _hand_over(self, side: Side) -> None:
        """Hide one person's hand before the other looks."""
        if side is self.seen_before:
            self._tell(side)
            return
        if self.seen_before is not None:
            self._tell(self.seen_before)
        self._clear()
        _read(f"The {side} side decides. Hand over, then press Enter. ")
        self.seen_before = side
        print(board_text(self.game.view(side)))
        print()
        self._tell(side)

    def _clear(self) -> None:
        if sys.stdout.isatty():
            # Clears the window and what can be scrolled back to.
            print("\033[H\033[2J\033[3J", end="")

    def _tell(self, side: Side | None) -> None:
        """Say what has happened since this side was told last."""
        start = min(self.told.values()) if side is None else self.told[side]
        for event in self.news[start:]:
            print(describe(seen_by(event, side)))
        for told in self.told if side is None else (side,):
            self.told[told] = len(self.news)

    def _ask(self, decision: Decision) -> Option:
        print()
        print(prompt(decision))
        _list_options(decision.options)
        while True:
            typed = " ".join(_read("> ").split())
            option = self._answer(decision, typed)
            if option is not None:
                return option

    def _answer(self, decision: Decision, typed: str) -> Option | None:
        options = decision.options
        if typed.isascii() and typed.isdigit():
            if 1 <= int(typed[:9]) <= len(options):
                return options[int(typed) - 1]
            print(f"There are options 1 to {len(options)}.")
            return None
        for option in options:
            if option.lower() == typed.lower():
                return option
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "":
                _list_options(options)
            case "help" | "?":
                print(HELP)
            case "board":
                print(board_text(self.game.view(decision.side)))
            case "log":
                for event in self.game.log(decision.side):
                    print(describe(event))
            case "card":
                self._card(rest)
            case "why":
                self._why(rest)
            case "save":
                self._write(Path(rest)) if rest else print("save FILE: where to?")
            case "quit" | "exit":
                raise Quit("Stopped." if self.save is None else f"Stopped; saved in {self.save}.")
            case _:
                print(f"{IllegalChoice(typed, options)}. Type help for more.")
        return None

    def _card(self, name: str) -> None:
        for card in _named(name):
            print(card_text(card))

    def _why(self, name: str) -> None:
        for card in _named(name):
            reason = why_no_event(self.game, card)
            print(f"{card}: {reason or 'its condition holds now'}.")

    def _keep(self) -> None:
        if self.save is not None:
            _save(self.save, self.game)

    def _write(self, path: Path) -> None:
        try:
            _save(path, self.game)
        except Stop as error:
            print(error)
        else:
            print(f"Saved in {path}.")


def _named(name: str) -> list[Card]:
    """The card of that name, or those whose names begin so; says so if there is none."""
    wanted = name.lower()
    exact = [card for card in CARDS.values() if card.name.lower() == wanted]
    found = exact or [
        card for card in CARDS.values() if wanted and card.name.lower().startswith(wanted)
    ]
    if not found:
        print("Which card? Give its name or the beginning of it.")
    return found


def _save(path: Path, game: TripoliGame) -> None:
    """Write the record so that a failure leaves an older one whole."""
    written = path.with_name(path.name + ".new")
    try:
        written.write_text(game.record.to_json(), encoding="utf-8")
        written.replace(path)
    except OSError as error:
        raise Stop(f"{path} cannot be written: {error.strerror}") from None


def _read(question: str) -> str:
    try:
        return input(question)
    except EOFError:
        raise Stop("no more input; stopped") from None


def _list_options(options: Sequence[Option]) -> None:
    """Numbered options, in as many columns as fit."""
    cells = [f"{number:>3} {option}" for number, option in enumerate(options, 1)]
    width = max(map(len, cells)) + 2
    columns = max(1, shutil.get_terminal_size().columns // width)
    rows = -(-len(cells) // columns)
    for row in range(rows):
        print("".join(cell.ljust(width) for cell in cells[row::rows]).rstrip())
