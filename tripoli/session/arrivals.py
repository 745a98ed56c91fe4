"""Games as they arrive: links and records with what messengers, mail programs, text editors and
people do to them.

One reader serves the page's address, pasted and dropped text, files and the command line. It looks
for a link first, then for a record, as they are and then with the usual changes reverted: text
around them, quotation marks and dashes that a program has replaced, quoted and broken lines,
escaped signs. What it returns is checked as strictly as any other record: the checksum in a link
and the digest in a record tell whether a repair was right.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tripoli.kernel.catalog import Catalog
from tripoli.kernel.record import RecordError
from tripoli.kernel.text import EN_DASH, PUNCTUATION
from tripoli.kernel.title import Title
from tripoli.session.links import LinkError, unpack


class Arrival(NamedTuple):
    """A game that has arrived.

    Attributes:
        record: as JSON; not yet checked.
        link: whether it came as a link.
        at: the moment to which the link points, as a number of choices; None for the end.
    """

    record: str
    link: bool = False
    at: int | None = None


_LINK: Final = re.compile(r"~[a-z]+\d{1,3}\.[\w-]*", re.ASCII)
_SIGN: Final = "#g="
_OLDER_LINK: Final = re.compile(r"#g=([\w-]+)", re.ASCII)
_AT: Final = re.compile(r"&at=(\d{1,6})", re.ASCII)
_SAVED_HERE: Final = re.compile(r"#game=[a-z0-9]+", re.ASCII)
_ESCAPE: Final = re.compile(r"%([2-7][0-9A-F])", re.IGNORECASE)
"""Of ASCII only, of which links consist."""
_QUOTED: Final = re.compile(r"^(?:[ \t]*[>|])+[ \t]?", re.MULTILINE)
_BROKEN: Final = re.compile(r"\s*\n\s*")


def read(titles: Mapping[str, Title], text: str) -> Arrival | None:
    """Find the game in a text.

    Args:
        titles: the available games by key.
        text: a link, the fragment of one, a record, or text around either.

    Returns:
        The game; None if there is no sign of one.

    Raises:
        LinkError: there is a link, but it cannot be opened.
        OtherGameError: the game is one that is not available here.
    """
    failure: LinkError | None = None
    for candidate in _versions(text):
        for fragment in _fragments(candidate):
            try:
                record = unpack(titles, fragment)
            except LinkError as error:
                # What is wrong with the text as it is matters most.
                failure = failure or error
            else:
                at = _AT.search(_unescaped(text))
                return Arrival(record, link=True, at=int(at[1]) if at else None)
    if failure is not None:
        raise failure
    if _SIGN in text:
        raise LinkError("it is incomplete or altered")
    catalog = Catalog.of(titles)
    key = catalog.key_of(text.translate(PUNCTUATION)) if "{" in text else None
    if key is not None:
        catalog.require(key)
        return Arrival(_record(catalog[key], text))
    if _SAVED_HERE.search(text):
        raise LinkError(
            "it only works in the browser where the game is saved; "
            "a link for others is made with Link to this game"
        )
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        # Some other file: reading it says what is wrong.
        return Arrival(text)
    return None


def _versions(text: str) -> Iterator[str]:
    """A text as it is, and with changes reverted that programs make to links."""
    yield text
    plain = _unescaped(text).translate(PUNCTUATION)
    plain = re.sub(r"\\([~_.#&=-])", r"\1", plain)
    for hyphens in ("-", "--") if EN_DASH in plain else ("-",):
        version = plain.replace(EN_DASH, hyphens)
        yield version
        # Lines broken by a mail program; what follows the link is ignored when it is unpacked.
        yield _BROKEN.sub("", _QUOTED.sub("", version))


def _unescaped(text: str) -> str:
    """A text without the escapes of addresses and of HTML, as far as links need them."""
    plain = _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)), text)
    return plain.replace("&amp;", "&").replace("&#38;", "&")


def _fragments(text: str) -> Iterator[str]:
    yield from _LINK.findall(text)
    yield from _OLDER_LINK.findall(text)


def _record(title: Title, text: str) -> str:
    """The record in a text that contains one: as it is if that is a record, else repaired."""
    repaired = _QUOTED.sub("", text).translate(PUNCTUATION)
    repaired = repaired[repaired.find("{") : repaired.rfind("}") + 1]
    return repaired if _is_record(title, repaired) and not _is_record(title, text) else text


def _is_record(title: Title, text: str) -> bool:
    try:
        title.rules.record.from_json(text)
    except RecordError:
        return False
    return True
