"""Runs the command line inside a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tripoli import cli


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    """The exit status, output and errors of a command."""
    try:
        status = cli.main([str(argument) for argument in arguments])
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 1
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Simulate a person who types these lines and then closes the terminal."""
    typed = iter(lines)

    def answer(question: str = "") -> str:
        print(question, end="")
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
