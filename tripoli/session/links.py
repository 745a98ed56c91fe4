"""Games and positions in links: a record, compressed with a dictionary of its game.

A link fragment consists of `~`, the key of the game, the number of its dictionary, `.`, and the
record without its digest as zlib data (RFC 1950, whose checksum detects truncation and damage) in
base64url. Links of versions up to 0.2 are raw deflate data without any of that; they still open.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any, Final

from tripoli.kernel.catalog import Catalog
from tripoli.kernel.record import LONGEST, Record
from tripoli.kernel.title import Title

LONGEST_LINK: Final = 1_400_000
"""In characters; no game needs a longer one."""
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
    del data["digest"]
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    number, words = len(title.link_words), title.link_words[-1]
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_DEFAULT_STRATEGY, words)
    packed = packer.compress(text.encode()) + packer.flush()
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"~{title.key}{number}.{letters}"


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
        return _inflated(link, zlib.decompressobj(-15))
    form = _FORM.fullmatch(link)
    if form is None:
        raise LinkError("it is incomplete or altered")
    key, number, letters = form.groups()
    Catalog.of(titles).require(key)
    words = titles[key].link_words if key in titles else ()
    if not 0 < int(number) <= len(words):
        raise LinkError("it was made by another version of the site")
    return _inflated(letters, zlib.decompressobj(15, words[int(number) - 1]))


def _inflated(letters: str, unpacker: Any) -> str:
    # Four letters stand for three bytes: a single one left over belongs to what follows the link.
    if len(letters) % 4 == 1:
        letters = letters[:-1]
    try:
        data = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
        content = unpacker.decompress(data, 4 * LONGEST)
        if unpacker.unconsumed_tail:
            raise LinkError("it is larger than any game")
        if not unpacker.eof:
            raise LinkError("it is incomplete or altered")
        return str(content, "utf-8")
    except (binascii.Error, zlib.error, ValueError) as error:
        if isinstance(error, LinkError):
            raise
        raise LinkError("it is incomplete or altered") from None
