"""Builds the site into web/dist from web/src, the wheel, node_modules and micropip's wheel.

The first game's page is at the root, each further one in a folder named after the game. A page has
its own scripts, styles, service worker and Python archive. What is equal in all of them lies at the
root once: Pyodide, what their archives have in common, the fonts, the licenses. Of these, what must
fit its page exactly has its hash in its name when there are several games, because the service
worker of another game, which may hold another version, can answer for it.

The folder works on any static server and under any sub-path: all URLs in it are relative.

Usage: python web/build.py WHEEL MICROPIP
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from gzip import decompress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from archives import split
from fontTools import subset  # type: ignore[import-untyped]
from licensing import licenses
from zopfli import gzip  # type: ignore[import-untyped]

from tripoli.games import GAMES
from tripoli.kernel.text import fill
from tripoli.kernel.title import Title
from tripoli.session.text import PLAYERS

WEB = Path(__file__).parent
ROOT = WEB.parent
DIST = WEB / "dist"
MODULES = ROOT / "node_modules"
COAST = ROOT / "dist" / "coast.js"
GROUND = ROOT / "dist" / "ground.js"
PYODIDE_MODULE = ROOT / "dist" / "pyodide.mjs"
RUNTIME = (
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
LETTERS = (
    "".join(map(chr, range(32, 127)))
    + "ÇÉÎàâçèéêëîïôùû"
    + "\u00b7\u00d7\u2011\u2013\u2018\u2019\u201c\u201d\u2026\u2039\u203a"
)
SHELL = WEB / "src" / "shell"
TABLE = WEB / "src" / "table"
LAYERS = (SHELL, TABLE)
"""What the pages of all games are made of, the lowest layer first."""
LOST = "404.html"
"""Hosts such as GitHub Pages show it in place of a file that does not exist."""
SCRIPTS = ("app.js", "client.js", "worker.js")
"""The scripts into which modules are bundled; the page's script asks for the worker's."""
ENGRAVER = "engraver.js"
"""The script that draws pictures, of games that have some."""
GATE = "gate.js"
"""The script for browsers that may be too old for the others."""
OUTPUTS = {
    *(f"{name}{end}" for name in (*SCRIPTS, ENGRAVER) for end in ("", ".map")),
    "sw.js",
    GATE,
}
FONTS = {
    "fell.woff2": "@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2",
    "text.woff2": "@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2",
    "text-bold.woff2": "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2",
    "text-italic.woff2": "@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2",
}
"""The fonts of titles and of text."""

SHARED = ("licenses.txt", *FONTS)
"""Besides Pyodide and Python's archive: what pages share, in whatever version."""

OLDEST = "chrome123,edge123,firefox120,safari17.5"
"""The oldest browsers, which README names, too; `web/src/shell/gate.js` tells older ones so."""

OPTIONAL = ("manifest.webmanifest", "licenses.txt", GATE, *FONTS)
"""Cached for offline play if available; the game works without them."""

ORDINARY = ("python_stdlib.zip", "pyodide-lock.json")
"""Needed only if a faster way of starting fails; not cached for offline play."""

PAGE = "index.html"
"""Hosts put banners and scripts into it, so it is recognized by the build that it names."""
PACKED = "python.bin"
"""Packed with gzip; some hosts deliver it unpacked."""
TEXTS = {".html", ".js", ".css", ".svg", ".txt", ".webmanifest"}
"""Files that some hosts deliver with other line ends."""


class Page(NamedTuple):
    """A game's page.

    Attributes:
        title: the game's title.
        source: the folder with the game's part of the page: part.js, page.html, style.css, words,
            static files of the site.
        path: where it lies in the site; empty for the root, else with a slash at the end.
    """

    title: Title
    source: Path
    path: str

    @property
    def root(self) -> str:
        """The way from the page to the root."""
        return "../" if self.path else ""


def pages() -> list[Page]:
    """The pages of all games that have one."""
    keys = [key for key in GAMES if (WEB / "src" / key / "part.js").is_file()]
    return [
        Page(GAMES[key], WEB / "src" / key, f"{key}/" if number else "")
        for number, key in enumerate(keys)
    ]


def node(script: str, *arguments: str | Path) -> str:
    """Run one of our Node scripts, and return its output."""
    command = ["node", str(WEB / "scripts" / script), *map(str, arguments)]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT).stdout


def lock() -> dict[str, Any]:
    """Pyodide's list of packages, emptied: the faster ways of starting install none."""
    found = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"info": found["info"], "packages": {}}


def sha256(data: bytes) -> str:
    """The SHA-256 of some bytes."""
    return hashlib.sha256(data).hexdigest()


def identity(path: Path, build_hash: str) -> dict[str, str]:
    """By what the service worker recognizes a file; `web/src/shell/identity.js` compares it."""
    data = path.read_bytes()
    if path.name == PAGE:
        return {"kind": "page", "mark": build_hash}
    if path.suffix == Path(PACKED).suffix:
        return {"kind": "packed", "mark": sha256(decompress(data))}
    if path.suffix in TEXTS:
        return {"kind": "text", "mark": sha256(data.replace(b"\r\n", b"\n"))}
    return {"kind": "bytes", "mark": sha256(data)}


def build(wheel: Path, micropip: Path, site: Sequence[Page]) -> None:
    """Build the folder from scratch."""
    shutil.rmtree(DIST, ignore_errors=True)
    COAST.write_text(node("coast.mjs"), encoding="utf-8")
    GROUND.write_text(node("ground.mjs"), encoding="utf-8")
    for page in site:
        _begin(page, site)
    (DIST / LOST).write_text(lost_page(), encoding="utf-8")
    for name, font in FONTS.items():
        letters(MODULES / font, DIST / name)
    (DIST / "licenses.txt").write_text(licenses(micropip), encoding="utf-8")
    _copy_pyodide(wheel, micropip, several=len(site) > 1)
    _archive(wheel, site)
    for page in site:
        finish(page, site)


def _begin(page: Page, site: Sequence[Page]) -> None:
    """Write what belongs to one page alone, except for its scripts and its Python archive."""
    folder = DIST / page.path
    ignored = shutil.ignore_patterns("*.js", "*.json", "*.css", "*.html", "words", "plates")
    shutil.copytree(page.source, folder, ignore=ignored, dirs_exist_ok=True)
    (folder / PAGE).write_text(page_text(page, site), encoding="utf-8")
    manifest = (page.source / "manifest.webmanifest").read_text(encoding="utf-8")
    (folder / "manifest.webmanifest").write_text(worded(manifest, words(page)), encoding="utf-8")
    # A game's styles import those that it uses of the table's.
    text = from_root(f"{styles(SHELL)}\n{styles(page.source)}", page)
    (folder / "style.css").write_text(text, encoding="utf-8")
    node("icons.mjs", folder / "icon.svg", folder)


def _copy_pyodide(wheel: Path, micropip: Path, *, several: bool) -> None:
    folder = DIST / "pyodide"
    folder.mkdir()
    for name in RUNTIME:
        shutil.copy(MODULES / "pyodide" / name, folder / name)
    # Many servers do not know .mjs, and browsers reject scripts without a MIME type.
    shutil.copy(MODULES / "pyodide/pyodide.asm.mjs", folder / "pyodide.asm.js")
    module = (MODULES / "pyodide/pyodide.mjs").read_text(encoding="utf-8")
    # This checks for a classic worker, which ours is not, in a way that the page's policy forbids.
    probe = 'globalThis.importScripts("data:text/javascript,")'
    for before, after in (("pyodide.asm.mjs", "pyodide.asm.js"), (probe, "(() => { throw 0; })()")):
        assert module.count(before) == 1, before
        module = module.replace(before, after)
    PYODIDE_MODULE.write_text(module, encoding="utf-8")
    shutil.copy(micropip, folder / micropip.name)
    if several:
        parts = "".join(sha256(path.read_bytes()) for path in sorted(folder.iterdir()))
        folder = folder.rename(f"{folder}-{sha256(parts.encode())[:8]}")
    shutil.copy(wheel, folder / wheel.name)


def pyodide() -> str:
    """The name of Pyodide's folder."""
    (found,) = (path.name for path in DIST.glob("pyodide*") if path.is_dir())
    return found


def _archive(wheel: Path, site: Sequence[Page]) -> None:
    """Write the archives from which Python starts: one for each page, and one with what is in all
    of them if there are several.
    """
    with TemporaryDirectory() as name:
        found = []
        for page in site:
            path = Path(name) / page.title.key
            node("stdlib.mjs", wheel, path, page.title.key)
            found.append(path.read_bytes())
    if len(site) == 1:
        _pack(found[0], PACKED)
        return
    shared, rest = split(found)
    _pack(shared, f"python-{sha256(shared)[:8]}.bin")
    for page, own in zip(site, rest, strict=True):
        _pack(own, page.path + PACKED)


def _pack(archive: bytes, name: str) -> None:
    (DIST / name).write_bytes(gzip.compress(archive, numiterations=1))


def page_text(page: Page, site: Sequence[Page]) -> str:
    """The shell's page with the game's fragments, those of the table that they name, links to the
    other games and all words inserted; missing fragments are empty.

    Raises:
        KeyError: the table has no fragment of a name, or a word is missing.
    """
    shared = _fragments((TABLE / "page.html").read_text(encoding="utf-8"))
    source = (page.source / "page.html").read_text(encoding="utf-8")
    found = _fragments(re.sub(r"<!-- @shared (\w+) -->\n", lambda named: shared[named[1]], source))
    links = (
        f'<li><a href="{other["path"]}">{html.escape(other["name"])}</a></li>'
        for other in others(page, site)
    )
    found["games"] = "".join(links)
    text = (SHELL / "page.html").read_text(encoding="utf-8")
    if not found["games"]:
        text = re.sub(r'<nav id="other-games".*</nav>\n', "", text)
    whole = re.sub(r"<!-- @(\w+) -->", lambda place: found.get(place[1], "").rstrip("\n"), text)
    marked = {key: _marked(text) for key, text in words(page).items()}
    return worded(from_root(whole, page), marked)


def _fragments(source: str) -> dict[str, str]:
    """The parts of a file by name; each begins with a line that names it."""
    parts = re.split(r"<!-- @(\w+) -->\n", source)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def others(page: Page, site: Sequence[Page]) -> list[dict[str, str]]:
    """The other games of the site: the key, name and path of each, seen from a page."""
    return [
        {
            "key": other.title.key,
            "name": other.title.name,
            "path": f"{page.root}{other.path}" or "./",
        }
        for other in site
        if other is not page
    ]


def from_root(text: str, page: Page) -> str:
    """HTML or CSS with the way to the root in the addresses of what lies there."""
    for name in SHARED:
        text = text.replace(f'"{name}"', f'"{page.root}{name}"')
    return text


def words(page: Page) -> dict[str, str]:
    """The words of the page by key: the shell's, the game's, and the names that Python has."""
    found = {f"players.{key}": name for key, name in PLAYERS.items()}
    sides = page.title.page.facts().get("names", {}).get("sides", {})
    found |= {f"sides.{key}": name for key, name in sides.items()}
    for folder in (*LAYERS, page.source):
        path = folder / "words" / "page.json"
        own = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        assert not own.keys() & found.keys(), own.keys() & found.keys()
        found |= own
    lessons = page.source / "words" / "lessons.json"
    count = len(json.loads(lessons.read_text(encoding="utf-8"))) if lessons.exists() else 0
    return found | {"learnText": fill(found["learnText"], lessons=count)}


def worded(template: str, catalogue: dict[str, str]) -> str:
    """A template with words in place of their keys.

    Raises:
        KeyError: the catalogue lacks a key.
    """
    return re.sub(r"\{([\w.]+)\}", lambda gap: catalogue[gap[1]], template)


def _marked(text: str) -> str:
    """A text as HTML; titles between underscores are marked."""
    return re.sub(
        r"_([^_]+)_", r"<cite>\1</cite>", html.escape(text, quote=False).replace(chr(34), "&quot;")
    )


def lost_page() -> str:
    """The page for addresses that do not exist. It may be shown at any path, so that it has its
    script and its style within, allowed by their hashes.
    """
    text = (SHELL / LOST).read_text(encoding="utf-8")
    text = text.replace("<!-- @lost -->", (SHELL / "lost.js").read_text(encoding="utf-8"))
    for name in ("script", "style"):
        content = text.partition(f"<{name}>")[2].partition(f"</{name}>")[0]
        allowed = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        text = text.replace(f"<!-- @{name} -->", f"'sha256-{allowed}'")
    return text


def styles(folder: Path) -> str:
    """The folder's `style.css` with the files that it imports in their place."""
    text = (folder / "style.css").read_text(encoding="utf-8")
    return re.sub(
        r'@import "(.+)";',
        lambda named: (folder / named[1]).read_text(encoding="utf-8"),
        text,
    )


def letters(font: Path, target: Path) -> None:
    """Subset a font to the characters that the page uses."""
    options = subset.Options(flavor="woff2", layout_features=["kern", "liga", "onum", "tnum"])
    found = subset.load_font(str(font), options)
    chooser = subset.Subsetter(options)
    chooser.populate(text=LETTERS)
    chooser.subset(found)
    subset.save_font(found, str(target), options)
    found.close()


def finish(page: Page, site: Sequence[Page]) -> None:
    """Bundle the scripts of a page, and list the files to cache for offline play.

    The build is named after a hash of its inputs and its options.
    """
    stamp(page, "")
    parts = [path for path in files(page, site) if path.name not in OUTPUTS]
    how = [Path(__file__), ROOT / "package-lock.json"]
    folders = (*LAYERS, page.source)
    modules = sorted(path for folder in folders for path in folder.rglob("*.js*"))
    elsewhere = others(page, site)
    made = [*modules, COAST, GROUND, *parts, *how]
    said = "".join(f"{path.name} {sha256(path.read_bytes())}\n" for path in made)
    build_hash = sha256(f"{said}{elsewhere or ''}".encode())[:16]
    stamp(page, build_hash)
    folder = f"{page.root}{pyodide()}/"
    archives = {
        address(path, page): len(decompress(path.read_bytes()))
        for path in parts
        if path.suffix == Path(PACKED).suffix
    }
    wasm = f"{folder}pyodide.asm.wasm"
    named = {"BUILD": build_hash, "ARCHIVES": archives, "OTHERS": elsewhere, "HOME": page.root}
    constants = {
        "GAME": page.title.key,
        "PYODIDE": folder,
        "SIZES": {name: (DIST / page.path / name).stat().st_size for name in (*archives, wasm)},
        "WHEEL": next((DIST / pyodide()).glob("tripoli*.whl")).name,
        "LOCK": lock(),
    }
    bundle(page, SCRIPTS, named | constants, "--format=esm", "--sourcemap")
    if (page.source / "plates.js").exists():
        entry = f"{Path(ENGRAVER).stem}={TABLE / 'engraver' / 'worker.js'}"
        plates = f"--alias:plates={page.source / 'plates.js'}"
        bundle(page, (entry,), {}, "--format=esm", "--sourcemap", plates)
    bundle(page, (GATE,), named, "--target=es2015")
    kept = {
        address(path, page): identity(path, build_hash)
        for path in files(page, site)
        if is_kept(path)
    }
    optional = [
        name for name in kept if Path(name).name in OPTIONAL or Path(name).name.startswith("icon")
    ]
    bundle(page, ("sw.js",), named | {"FILES": kept, "OPTIONAL": optional})


def stamp(page: Page, build_hash: str) -> None:
    """Write the name of the build into the page."""
    path = DIST / page.path / PAGE
    text = path.read_text(encoding="utf-8")
    named, count = re.subn(r'data-build="\w*"', f'data-build="{build_hash}"', text)
    assert count == 1
    path.write_text(named, encoding="utf-8")


def files(page: Page, site: Iterable[Page]) -> list[Path]:
    """All files of a page: those of its folder, and those at the root that it shares."""
    own = DIST / page.path
    inner = [DIST / other.path for other in site if other.path and not page.path]
    found = [
        path
        for path in own.rglob("*")
        if path.is_file() and not any(path.is_relative_to(folder) for folder in inner)
    ]
    if page.path:
        found += [DIST / name for name in SHARED]
        found += [*DIST.glob("python-*.bin"), *(DIST / pyodide()).iterdir()]
    return sorted(found)


def address(path: Path, page: Page) -> str:
    """The URL of a file, relative to a page."""
    folder = DIST / page.path
    if path.is_relative_to(folder):
        return path.relative_to(folder).as_posix()
    return page.root + path.relative_to(DIST).as_posix()


def is_kept(path: Path) -> bool:
    """Whether a file is cached for offline play."""
    name = path.name
    return not (name in ("sw.js", LOST, *ORDINARY) or name.endswith((".whl", ".map")))


def bundle(page: Page, scripts: tuple[str, ...], constants: dict[str, Any], *options: str) -> None:
    """Bundle modules into scripts, with the values of build-time constants."""
    command: list[str | Path] = [
        MODULES / ".bin" / "esbuild", *scripts, "--bundle", "--minify",
        f"--target={OLDEST}", f"--outdir={DIST / page.path}", "--log-level=warning",
        f"--alias:coast={COAST}", f"--alias:ground={GROUND}", f"--alias:pyodide={PYODIDE_MODULE}",
        f"--alias:game={page.source / 'part.js'}",
        "--external:./client.js", "--external:node:*", "--external:ws",
        *(f"--define:{name}={json.dumps(value)}" for name, value in constants.items()), *options,
    ]  # fmt: skip
    subprocess.run(command, check=True, cwd=SHELL)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python web/build.py WHEEL MICROPIP")
    build(Path(sys.argv[1]), Path(sys.argv[2]), pages())
