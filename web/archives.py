"""Python archives of several games: what they have in common is stored once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from zipfile import ZipFile, ZipInfo


def split(archives: Sequence[bytes]) -> tuple[bytes, list[bytes]]:
    """Take out what is equal in all of some ZIP archives.

    Args:
        archives: without compression; so are those returned, which can be joined by
            `web/src/shell/archive.js`.

    Returns:
        An archive of what they have in common, and the rest of each.
    """
    contents = [_contents(archive) for archive in archives]
    common = {
        name: data
        for name, data in contents[0].items()
        if all(other.get(name) == data for other in contents)
    }
    rest = [
        {name: data for name, data in content.items() if name not in common} for content in contents
    ]
    return _archive(common), [_archive(content) for content in rest]


def _contents(archive: bytes) -> dict[str, bytes]:
    with ZipFile(BytesIO(archive)) as found:
        return {name: found.read(name) for name in found.namelist()}


def _archive(content: Mapping[str, bytes]) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name, data in sorted(content.items()):
            archive.writestr(ZipInfo(name), data)
    return out.getvalue()
