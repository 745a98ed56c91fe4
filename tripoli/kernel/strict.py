"""Strict JSON parsing: anything unexpected is rejected with a one-sentence error that says where.

Values quoted in messages are escaped, so that text from a file cannot control a terminal.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Collection, Mapping
from typing import Any, Final

Json = Any

_LONGEST: Final = 200
DEEPEST: Final = 32
"""The maximum nesting depth; our formats need less than half of that."""
# Possessive: the plain quantifier keeps a state to go back to for every escape.
_BRACKETS: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


class FormatError(ValueError):
    """A text does not have the expected format; the message says where and why."""


def load(text: str, limit: int) -> Json:
    """Parse JSON of at most `limit` characters, refusing duplicate keys and NaN.

    Raises:
        FormatError: it is too long, nested too deeply, or not valid JSON.
    """
    if len(text) > limit:
        raise FormatError(f"{len(text)} characters; at most {limit} are allowed")
    _check_depth(text)
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise FormatError(f"line {error.lineno}: not valid JSON: {error.msg}") from None
    except FormatError:
        raise
    except ValueError as error:
        raise FormatError(f"not valid JSON: {shown(str(error))}") from None


def _check_depth(text: str) -> None:
    """Reject deep nesting before any recursion, which would crash Python in a browser."""
    depth = 0
    for match in _BRACKETS.finditer(text):
        if match[0] in "[{":
            depth += 1
            if depth > DEEPEST:
                raise FormatError("nested too deeply")
        elif match[0] in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    members: dict[str, Json] = {}
    for key, value in pairs:
        if key in members:
            raise FormatError(f"duplicate key {shown(key)}")
        members[key] = value
    return members


def _constant(name: str) -> Json:
    raise FormatError(f"{name} is not a number")


def shown(value: object) -> str:
    """A value as quoted in messages: escaped and shortened."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def printable(text: str) -> str:
    """Text with everything escaped that could control a terminal: controls, newlines, direction."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


def fields(
    value: Json, where: str, required: Collection[str], optional: Collection[str] = ()
) -> Mapping[str, Json]:
    """Check that `value` is an object with all required keys, and no others except optional ones.

    Raises:
        FormatError: it is not.
    """
    if not isinstance(value, dict):
        raise FormatError(f"{where}: expected an object, got {shown(value)}")
    for key in required:
        if key not in value:
            raise FormatError(f"{where}: missing field {shown(key)}")
    for key in value:
        if key not in required and key not in optional:
            raise FormatError(f"{where}: unknown field {shown(key)}")
    return value


def items(value: Json, where: str, most: int) -> list[Json]:
    """Check that `value` is a list of at most `most` items.

    Raises:
        FormatError: it is not.
    """
    if not isinstance(value, list):
        raise FormatError(f"{where}: expected a list, got {shown(value)}")
    if len(value) > most:
        raise FormatError(f"{where}: {len(value)} items; at most {most} are allowed")
    return value


def whole(value: Json, where: str, least: int, most: int) -> int:
    """Check that `value` is an integer from `least` to `most`.

    Raises:
        FormatError: it is not.
    """
    if type(value) is not int or not least <= value <= most:
        raise FormatError(
            f"{where}: expected a whole number from {least} to {most}, got {shown(value)}"
        )
    return value


def flag(value: Json, where: str) -> bool:
    """Check that `value` is true or false.

    Raises:
        FormatError: it is not.
    """
    if type(value) is not bool:
        raise FormatError(f"{where}: expected true or false, got {shown(value)}")
    return value


def word(
    value: Json, where: str, allowed: Collection[str] | None = None, longest: int = _LONGEST
) -> str:
    """Check that `value` is a short string and, if given, one of `allowed`.

    Args:
        value: the value.
        where: what it is, for the error.
        allowed: the strings that it may be.
        longest: how many characters it may have.

    Raises:
        FormatError: it is not.
    """
    if not isinstance(value, str) or len(value) > longest:
        raise FormatError(f"{where}: expected a short text, got {shown(value)}")
    if allowed is not None and value not in allowed:
        raise FormatError(f"{where}: unknown value {shown(value)}")
    return value


def dump(value: Json) -> str:
    """Serialize JSON in one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


_canonical: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def digest(value: Json) -> str:
    """A fingerprint of a value, identical on every Python version.

    Args:
        value: anything JSON-compatible, without floating-point numbers.

    Returns:
        The SHA-256, as 64 hexadecimal digits, of the JSON with sorted keys and no spaces.
    """
    return hashlib.sha256(_canonical(value).encode()).hexdigest()
