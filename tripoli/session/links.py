"""Games and positions in links: a record, compressed with a dictionary of its game.

A link fragment consists of `~`, the key of the game, a number, `.`, and zlib data (RFC 1950, whose
checksum detects truncation and damage) in base64url. There are three forms:

- numbers from 101 on: the record without its choices, dice and draws, a zero byte, and those as
  numbers (see `packed`), compressed with the dictionary of the number less 100. The game is played
  to read them; a part of the digest of the record says whether the same game has come out;
- numbers up to 100: the record without its digest, compressed with the dictionary of that number;
- up to version 0.2: raw deflate data of the record, without any of that before it.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any, Final

from tripoli.kernel import strict
from tripoli.kernel.catalog import Catalog
from tripoli.kernel.record import LONGEST, MOST_CHOICES, Record
from tripoli.kernel.title import Title
from tripoli.session.packed import packed, unpacked

LONGEST_LINK: Final = 1_400_000
"""In characters; no game needs a longer one."""
_PACKED: Final = 100
_CHECK: Final = 12
_ALTERED: Final = "it is incomplete or altered"
_OTHER_VERSION: Final = "it was made by another version of the site"
_FORM: Final = re.compile(r"~([a-z]+)(\d{1,3})\.([A-Za-z0-9_-]*)", re.ASCII)


class LinkError(ValueError):
    """A link that cannot be opened; the message continues "the link cannot be opened: "."""


def pack(title: Title, record: Record[Any]) -> str:
    """Encode a record as a link fragment.

    Args:
        title: the game's title.
        record: the game or position.
    """
    data = json.loads(record.to_json())
    check = data.pop("digest")[:_CHECK]
    number, words = len(title.link_words), title.link_words[-1]
    forms = [f"~{title.key}{number}.{_letters(_dump(data), words)}"]
    numbers = packed(record)
    if numbers is not None:
        choices, seeded = numbers
        head = record.head()
        del head["format"], head["opening"]
        head |= {"choices": len(record.lines), "seeded": seeded, "check": check}
        letters = _letters(_dump(head) + b"\0" + choices, words)
        forms.append(f"~{title.key}{_PACKED + number}.{letters}")
    # A position with few choices is shorter in full.
    return min(forms, key=len)


def _dump(data: strict.Json) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _letters(data: bytes, words: bytes) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_DEFAULT_STRATEGY, words)
    return base64.urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


def unpack(titles: Mapping[str, Title], link: str) -> str:
    """Decode the record in a link fragment, as JSON.

    The size of the output is limited, because a short link could expand to more than fits in
    memory.

    Args:
        titles: the available games by key.
        link: the fragment.

    Raises:
        LinkError: the fragment is too long, damaged, or for an unknown game or version.
        OtherGameError: it is for a game that is not available here.
    """
    if len(link) > LONGEST_LINK:
        raise LinkError("it is larger than any game")
    if not link.startswith("~"):
        return _text(_inflated(link, zlib.decompressobj(-15)))
    form = _FORM.fullmatch(link)
    if form is None:
        raise LinkError(_ALTERED)
    key, letters = form[1], form[3]
    Catalog.of(titles).require(key)
    is_packed, number = divmod(int(form[2]), _PACKED)
    words = titles[key].link_words if key in titles else ()
    if is_packed > 1 or not 0 < number <= len(words):
        raise LinkError(_OTHER_VERSION)
    data = _inflated(letters, zlib.decompressobj(15, words[number - 1]))
    return _unpacked(titles[key], data) if is_packed else _text(data)


def _unpacked(title: Title, data: bytes) -> str:
    """The record in a link with packed choices."""
    start, _, choices = data.partition(b"\0")
    try:
        head = strict.load(_text(start), LONGEST)
        parts = {name: head.pop(name) for name in ("choices", "seeded", "check")}
        head |= {"format": title.rules.record.FORMAT, "opening": [], "choices": []}
        record = title.rules.record.from_json(json.dumps(head))
        count = strict.whole(parts["choices"], "the choices", 0, MOST_CHOICES)
        seeded = strict.flag(parts["seeded"], "whether all follows from the seed")
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise LinkError(_ALTERED) from error
    try:
        found = unpacked(record, count, choices, seeded)
    except Exception as error:
        # The rules have met a game that cannot be.
        raise LinkError(_OTHER_VERSION) from error
    text = found.to_json()
    if json.loads(text)["digest"][:_CHECK] != parts["check"]:
        raise LinkError(_OTHER_VERSION)
    return text


def _text(data: bytes) -> str:
    try:
        return str(data, "utf-8")
    except ValueError:
        raise LinkError(_ALTERED) from None


def _inflated(letters: str, unpacker: Any) -> bytes:
    # Four letters stand for three bytes: a single one left over belongs to what follows the link.
    if len(letters) % 4 == 1:
        letters = letters[:-1]
    try:
        data = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
        content: bytes = unpacker.decompress(data, 4 * LONGEST)
        if unpacker.unconsumed_tail:
            raise LinkError("it is larger than any game")
        if not unpacker.eof:
            raise LinkError(_ALTERED)
        return content
    except (binascii.Error, zlib.error, ValueError) as error:
        if isinstance(error, LinkError):
            raise
        raise LinkError(_ALTERED) from None
