"""Reading JSON strictly: what is not expected is refused, in one sentence that says where."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

Json = Any

_LONGEST = 200


class FormatError(ValueError):
    """A text is not what it should be; the message says where and why."""


def load(text: str, limit: int) -> Json:
    """Parse JSON of at most `limit` characters, refusing repeated keys and numbers that are none.

    Raises:
        FormatError: with the line at which reading failed.
    """
    if len(text) > limit:
        raise FormatError(f"it is {len(text)} characters long; {limit} are allowed")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise FormatError(f"line {error.lineno}: not JSON: {error.msg}") from None
    except RecursionError:
        raise FormatError("it is nested too deeply") from None
    except FormatError:
        raise
    except ValueError as error:
        raise FormatError(f"not JSON: {shown(str(error))}") from None


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for key, value in pairs:
        if key in found:
            raise FormatError(f"{shown(key)} stands twice in one object")
        found[key] = value
    return found


def _constant(name: str) -> Json:
    raise FormatError(f"{name} is no number")


def shown(value: object) -> str:
    """A value as a message quotes it, shortened."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def fields(
    value: Json, where: str, wanted: Collection[str], optional: Collection[str] = ()
) -> Mapping[str, Json]:
    """Check that `value` is an object with exactly the wanted keys, and perhaps optional ones.

    Raises:
        FormatError: it is not.
    """
    if not isinstance(value, dict):
        raise FormatError(f"{where} is an object, not {shown(value)}")
    for key in wanted:
        if key not in value:
            raise FormatError(f"{where} has no {shown(key)}")
    for key in value:
        if key not in wanted and key not in optional:
            raise FormatError(f"{where} has {shown(key)}, which is not known")
    return value


def items(value: Json, where: str, most: int) -> list[Json]:
    """Check that `value` is a list of at most `most` items.

    Raises:
        FormatError: it is not.
    """
    if not isinstance(value, list):
        raise FormatError(f"{where} is a list, not {shown(value)}")
    if len(value) > most:
        raise FormatError(f"{where} has {len(value)} items; {most} are allowed")
    return value


def whole(value: Json, where: str, least: int, most: int) -> int:
    """Check that `value` is a whole number from `least` to `most`.

    Raises:
        FormatError: it is not.
    """
    if type(value) is not int or not least <= value <= most:
        raise FormatError(f"{where} is a whole number from {least} to {most}, not {shown(value)}")
    return value


def flag(value: Json, where: str) -> bool:
    """Check that `value` is true or false.

    Raises:
        FormatError: it is not.
    """
    if type(value) is not bool:
        raise FormatError(f"{where} is true or false, not {shown(value)}")
    return value


def word(value: Json, where: str, allowed: Collection[str] | None = None) -> str:
    """Check that `value` is a text of up to 200 characters and, if given, one of `allowed`.

    Raises:
        FormatError: it is not.
    """
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise FormatError(f"{where} is a short text, not {shown(value)}")
    if allowed is not None and value not in allowed:
        raise FormatError(f"{where} is {shown(value)}, which is not known")
    return value


def dump(value: Json) -> str:
    """Write JSON in one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
