"""A game in the terminal: people at one keyboard, or one against a computer player."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from tripoli.cli.board import board_text, card_text
from tripoli.cli.files import SaveError, Stop, quoted, save_record
from tripoli.cli.screen import numbered, say
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

HELP: Final = (
    'Type the number of an option, or its notation ("move Gibraltar > Tripoli zone").',
    "board: the board and your cards",
    "log: everything that has happened",
    "card NAME: what a card does",
    "why NAME: why a card cannot be played now",
    "save FILE: write the record",
    "quit: stop (a saved game can be loaded)",
)


class Quit(Exception):
    """The player has had enough."""


class Sitting:
    """People, and perhaps a computer player, at one game.

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
        """Play until the game is over or the player stops.

        Raises:
            Quit: the player stops.
            Stop: there is no more input.
        """
        self._autosave()
        while (decision := self.game.decision) is not None:
            if decision.side in self.players:
                option = self.players[decision.side].choose(Seat(self.game, decision.side))
            else:
                self._hand_over(decision.side)
                option = self._ask(decision)
            self.game.choose(option)
            self._autosave()
        self._tell(self.people[0] if len(self.people) == 1 else None)
        print()
        print(board_text(self.game.view(None)))
        print()
        result = self.game.result
        assert result is not None
        say(str(result))
        say(result.score_text)

    def _hand_over(self, side: Side) -> None:
        """Hide one person's hand before the other looks."""
        if side is self.seen_before:
            self._tell(side)
            return
        if self.seen_before is not None:
            self._tell(self.seen_before)
        self._clear()
        say(f"It is the {side} player's turn. Hand over, then press Enter.")
        _read("")
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
            say(describe(seen_by(event, side)), "  ")
        for told in self.told if side is None else (side,):
            self.told[told] = len(self.news)

    def _ask(self, decision: Decision) -> Option:
        print()
        say(prompt(decision))
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
            say(f"Type a number from 1 to {len(options)}.")
            return None
        for option in options:
            if option.lower() == typed.lower():
                return option
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "":
                _list_options(options)
            case "help" | "?":
                for line in HELP:
                    say(line, "  ")
            case "board":
                print(board_text(self.game.view(decision.side)))
            case "log":
                for event in self.game.log(decision.side):
                    say(describe(event), "  ")
            case "card":
                self._card(rest)
            case "why":
                self._why(rest)
            case "save":
                self._write(rest)
            case "quit" | "exit":
                raise Quit(self._farewell())
            case _:
                say(f"{IllegalChoice(typed, options)}. Type help for more.")
        return None

    def _farewell(self) -> str:
        return "Stopped." if self.save is None else f"Stopped; saved in {quoted(self.save)}."

    def _card(self, name: str) -> None:
        for card in _named(name):
            print(card_text(card))

    def _why(self, name: str) -> None:
        for card in _named(name):
            reason = why_no_event(self.game, card)
            say(f"{card}: {reason or 'its condition holds now'}.")

    def _autosave(self) -> None:
        """Write the record where it is kept; where that fails, ask for another file."""
        while self.save is not None:
            try:
                save_record(self.save, self.game.record)
            except SaveError as error:
                say(f"{error}.")
                say("Type another file name, or press Enter to play on without saving.")
                name = _read("> ").strip()
                self.save = Path(name) if name else None
            else:
                return

    def _write(self, name: str) -> None:
        if not name:
            say("save FILE: name a file.")
            return
        path = Path(name)
        try:
            save_record(path, self.game.record)
        except SaveError as error:
            say(f"{error}.")
        else:
            say(f"Saved in {quoted(path)}.")


def _named(name: str) -> list[Card]:
    """The card of that name, or those whose names begin so; says so if there is none."""
    wanted = name.lower()
    exact = [card for card in CARDS.values() if card.name.lower() == wanted]
    found = exact or [
        card for card in CARDS.values() if wanted and card.name.lower().startswith(wanted)
    ]
    if not found:
        say("Which card? Type its name or the beginning of it.")
    return found


def _read(question: str) -> str:
    try:
        return input(question)
    except (EOFError, RuntimeError):
        # Closed while the game goes on, or before it began.
        raise Stop("no more input; stopped") from None


def _list_options(options: Sequence[Option]) -> None:
    for line in numbered(options):
        print(line)
