"""A game in the terminal: people sharing a keyboard, or one against a computer player."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tripoli.cli.files import SaveError, Stop, quoted, save_text
from tripoli.kernel.choice import IllegalChoice, Option, only_declines
from tripoli.kernel.screen import numbered, say
from tripoli.kernel.seat import Player, Seat
from tripoli.kernel.text import plain
from tripoli.kernel.title import AnyEngine, Eyes, Title
from tripoli.players import player


class Quit(Exception):
    """The player quits."""


class TerminalGame:
    """A game in the terminal with its players.

    Args:
        title: the game's title.
        game: the game.
        people: the seats that people play.
        computer: the player of the other seats, one of `players.names`.
        save: the file to which the record is written after every choice.
    """

    def __init__(
        self,
        title: Title,
        game: AnyEngine,
        people: Sequence[int],
        computer: str,
        save: Path | None,
    ) -> None:
        self.title = title
        self.game = game
        self.people = people
        self.save = save
        self.events: list[Any] = []
        self.at_keyboard: int | None = people[0] if len(people) == 1 else None
        game.listener = self.events.append
        self.players: dict[int, Player] = {
            seat: player(title, computer, Random())
            for seat in title.rules.people(game)
            if seat not in people
        }
        self.next_event = dict.fromkeys(range(len(title.seats)), 0)

    def play(self) -> None:
        """Play until the game is over or the player quits.

        Raises:
            Quit: the player quits.
            Stop: there is no more input.
        """
        self._autosave()
        while (decision := self.game.decision) is not None:
            if decision.side in self.players:
                option = self.players[decision.side].choose(Seat(self.game, decision.side))
            elif len(self.people) == 1 and only_declines(decision):
                option = decision.options[0]
            else:
                self._hand_over(decision.side)
                option = self._ask(decision)
            self.game.choose(option)
            self._autosave()
        self._tell(self.people[0] if len(self.people) == 1 else None)
        print()
        print(self.title.words.board_text(self.game, ()))
        print()
        for sentence in self.title.words.ending(self.game):
            say(sentence)

    def _hand_over(self, seat: int) -> None:
        """Hide one person's secrets before the other one looks."""
        if seat == self.at_keyboard:
            self._tell(seat)
            return
        if self.at_keyboard is not None:
            self._tell(self.at_keyboard)
        self._clear()
        say(
            f"It is the {self.title.seats[seat]} player's turn. "
            "Hand over the keyboard, then press Enter."
        )
        _read("")
        self.at_keyboard = seat
        print(self.title.words.board_text(self.game, (seat,)))
        print()
        self._tell(seat)

    def _clear(self) -> None:
        if sys.stdout.isatty():
            # Clears the window and the scrollback.
            print("\033[H\033[2J\033[3J", end="")

    def _tell(self, seat: int | None) -> None:
        """Print what has happened since this seat was last told."""
        eyes: Eyes = () if seat is None else (seat,)
        start = min(self.next_event.values()) if seat is None else self.next_event[seat]
        for event in self.events[start:]:
            say(self.title.words.describe(self.title.words.seen(event, eyes)), "  ")
        for reader in self.next_event if seat is None else (seat,):
            self.next_event[reader] = len(self.events)

    def _ask(self, decision: Any) -> Option:
        print()
        say(self.title.words.prompt(decision))
        _list_options(decision.options)
        while True:
            answer = " ".join(_read("> ").split())
            option = self._answer(decision, answer)
            if option is not None:
                return option

    def _answer(self, decision: Any, answer: str) -> Option | None:
        options: Sequence[Option] = decision.options
        number = plain(answer)
        if number.isascii() and number.isdigit():
            if 1 <= int(number[:9]) <= len(options):
                return options[int(number) - 1]
            say(f"Type a number from 1 to {len(options)}.")
            return None
        for option in options:
            if plain(option) == plain(answer):
                return option
        command, _, rest = answer.partition(" ")
        command = plain(command)
        topic = self.title.words.topics.get(command)
        if topic is not None:
            for paragraph in topic.tell(self.game, decision.side, plain(rest)):
                print(paragraph)
            return None
        match command:
            case "":
                _list_options(options)
            case "help" | "?":
                self._help(options)
            case "board":
                print(self.title.words.board_text(self.game, (decision.side,)))
            case "log":
                for event in self.game.events():
                    say(
                        self.title.words.describe(self.title.words.seen(event, (decision.side,))),
                        "  ",
                    )
            case "save":
                self._write(rest)
            case "quit" | "exit":
                raise Quit(self._farewell())
            case _:
                say(f"{IllegalChoice(answer, options)}. Type help for more.")
        return None

    def _help(self, options: Sequence[Option]) -> None:
        say(f'Type the number of an option, or its notation ("{options[0]}").')
        for line in (
            "board: the board and your cards",
            "log: everything that has happened",
            *(
                f"{name} {topic.argument}".rstrip() + f": {topic.help}"
                for name, topic in self.title.words.topics.items()
            ),
            "save FILE: save the game",
            "quit: stop (a saved game can be loaded)",
        ):
            say(line, "  ")

    def _farewell(self) -> str:
        return "Stopped." if self.save is None else f"Stopped; saved in {quoted(self.save)}."

    def _autosave(self) -> None:
        """Save the record automatically; if that fails, ask the person for another file.

        Raises:
            Stop: saving fails, and nobody is there to ask: the next line of input is a choice.
        """
        while self.save is not None:
            try:
                save_text(self.save, self.game.record.to_json())
            except SaveError as error:
                if sys.stdin is None or not sys.stdin.isatty():
                    raise Stop(f"{error}; stopped") from None
                say(f"{error}.")
                say("Type another file name, or press Enter to play on without saving.")
                name = _read("> ").strip()
                self.save = Path(name) if name else None
            else:
                return

    def _write(self, name: str) -> None:
        if not name:
            say("usage: save FILE")
            return
        path = Path(name)
        try:
            save_text(path, self.game.record.to_json())
        except SaveError as error:
            say(f"{error}.")
        else:
            say(f"Saved in {quoted(path)}.")


def _read(question: str) -> str:
    try:
        return input(question)
    except (EOFError, RuntimeError):
        # The input was closed during the game, or before it began.
        raise Stop("no more input; stopped") from None


def _list_options(options: Sequence[Option]) -> None:
    for line in numbered(options):
        print(line)
