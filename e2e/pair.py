"""A site with two games: The Shores of Tripoli at the root, the tiny game in its folder."""

from __future__ import annotations

import fcntl
import gzip
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock
from zipfile import ZipFile

import build
from tiny import TINY

HERE = Path(__file__).parent
ROOT = HERE.parent
Built = tuple[Path, list[build.Page]]
"""A built site, and its pages."""
MORE = """
GAMES = Catalog(
    [
        *GAMES.entries.values(),
        Entry("tiny", "Tiny", "Tiny: record", title_at("tripoli.tiny", "TINY")),
    ]
)
"""


def wheel_of_both(folder: Path) -> Path:
    """The wheel with the tiny game as a second game."""
    wheel = next((ROOT / "dist").glob("*.whl"))
    changed = folder / wheel.name
    with ZipFile(wheel) as old, ZipFile(changed, "w") as new:
        for name in old.namelist():
            more = MORE.encode() if name == "tripoli/games.py" else b""
            new.writestr(name, old.read(name) + more)
        new.write(ROOT / "tests" / "tiny.py", "tripoli/tiny.py")
    return changed


def make_part(folder: Path) -> None:
    """Copy the tiny game's part of the page into a folder, as the build expects it."""
    shutil.copytree(HERE / "tiny", folder)
    sources = (ROOT / "web" / "src").as_posix()
    for name in ("part.js", "style.css"):
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace("../../web/src", sources), encoding="utf-8")
    root, *_ = build.pages()
    for name in ("icon.svg", "manifest.webmanifest"):
        shutil.copy(root.source / name, folder / name)


class Packer:
    """Packs as the standard library does."""

    @staticmethod
    def compress(data: bytes, **options: int) -> bytes:
        """Compress a file."""
        del options
        return gzip.compress(data)


@contextmanager
def building(dist: Path) -> Iterator[None]:
    """Let the build write into other folders than the real site's, and take from there what is
    drawn for its maps.
    """
    work = dist.parent
    run = build.node
    drawn = {
        "coast.mjs": build.COAST.read_text("utf-8"),
        "ground.mjs": build.GROUND.read_text("utf-8"),
    }

    def node(script: str, *arguments: str | Path) -> str:
        return drawn.get(script) or run(script, *arguments)

    with (
        mock.patch.object(build, "node", node),
        mock.patch.object(build, "DIST", dist),
        mock.patch.object(build, "COAST", work / "coast.js"),
        mock.patch.object(build, "GROUND", work / "ground.js"),
        mock.patch.object(build, "PYODIDE_MODULE", work / "pyodide.mjs"),
        # Packed a little less, in a tenth of the time.
        mock.patch.object(build, "gzip", Packer),
    ):
        yield


def build_pair(work: Path) -> Built:
    """Build the site in a folder, unless another process has; returns it, and its pages."""
    work.mkdir(exist_ok=True)
    source, dist, done = work / "tiny", work / "dist", work / "done"
    root, *_ = build.pages()
    site = [root, build.Page(TINY, source, "tiny/")]
    with (work / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            make_part(source)
            with building(dist):
                micropip = next((ROOT / "dist" / "micropip").glob("*.whl"))
                build.build(wheel_of_both(work), micropip, site)
            done.touch()
    return dist, site
