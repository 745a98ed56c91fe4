"""Builds the page into web/dist from web/src, the wheel, node_modules and micropip's wheel.

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
from gzip import decompress
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from fontTools import subset  # type: ignore[import-untyped]
from zopfli import gzip  # type: ignore[import-untyped]

from tripoli.games import GAMES
from tripoli.session.text import PLAYERS

WEB = Path(__file__).parent
ROOT = WEB.parent
DIST = WEB / "dist"
MODULES = ROOT / "node_modules"
COAST = ROOT / "dist" / "coast.js"
PYODIDE_MODULE = ROOT / "dist" / "pyodide.mjs"
PYODIDE = (
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
LETTERS = (
    "".join(map(chr, range(32, 127)))
    + "\u00b7\u00d7\u2011\u2013\u2018\u2019\u201c\u201d\u2026\u2039\u203a"
)
SHELL = WEB / "src" / "shell"
GAME = WEB / "src" / "shores"
"""The game's part of the page: part.js, page.html, style.css, words, static files of the site."""
LOST = "404.html"
"""Hosts such as GitHub Pages show it in place of a file that does not exist."""
SCRIPTS = ("app.js", "client.js", "worker.js")
"""The scripts into which modules are bundled; the page's script asks for the worker's."""
GATE = "gate.js"
"""The script for browsers that may be too old for the others."""
OUTPUTS = {*SCRIPTS, *(f"{name}.map" for name in SCRIPTS), "sw.js", GATE}
FONTS = {
    "fell.woff2": "@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2",
    "text.woff2": "@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2",
    "text-bold.woff2": "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2",
    "text-italic.woff2": "@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2",
}
"""The fonts of titles and of text."""

THIRD_PARTIES = {
    "pyodide": "Python for browsers",
    "idb": "storing games",
    "lean-qr": "QR codes of links",
    "@fontsource/im-fell-english": "the typeface of titles and the map",
    "@fontsource/source-serif-4": "the typeface of the text",
    "world-atlas": "the coast, from Natural Earth (public domain)",
}
"""Third-party parts of the site, and their purposes."""
LICENSES = WEB / "licenses"
"""Licenses that are missing from the packages."""
WITHIN = {
    "cpython": ("CPython {python}: within Pyodide, with its standard library", "PSF-2.0"),
    "emscripten": ("Emscripten and musl: within Pyodide", "MIT"),
}
"""Third-party parts of Pyodide."""

OLDEST = "chrome123,edge123,firefox120,safari17.5"
"""The oldest browsers, which README names, too; `web/src/shell/gate.js` tells older ones so."""

OPTIONAL = ("manifest.webmanifest", "licenses.txt", GATE, *FONTS)
"""Cached for offline play if available; the game works without them."""

ORDINARY = ("pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json")
"""Needed only if a faster way of starting fails; not cached for offline play."""

PAGE = "index.html"
"""Hosts put banners and scripts into it, so it is recognized by the build that it names."""
PACKED = "python.bin"
"""Packed with gzip; some hosts deliver it unpacked."""
TEXTS = {".html", ".js", ".css", ".svg", ".txt", ".webmanifest"}
"""Files that some hosts deliver with other line ends."""


def node(script: str, *arguments: str | Path) -> str:
    """Run one of our Node scripts, and return its output."""
    command = ["node", str(WEB / "scripts" / script), *map(str, arguments)]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT).stdout


def licenses(micropip: Path) -> str:
    """All third-party parts, with version, license, and license text."""
    parts = ["Third-party parts of this site, with their licenses.\n"]
    for name, use in THIRD_PARTIES.items():
        package = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
        own = MODULES / name / "LICENSE"
        text = (own if own.exists() else LICENSES / f"{name}.txt").read_text(encoding="utf-8")
        parts.append(_part(f"{name} {package['version']}: {use}", package["license"], text))
    for name, (about, license) in WITHIN.items():
        text = (LICENSES / f"{name}.txt").read_text(encoding="utf-8")
        parts.append(_part(about.format(**lock()["info"]), license, text))
    version = micropip.name.split("-")[1]
    with ZipFile(micropip) as wheel:

        def inside(path: str) -> str:
            return wheel.read(path).decode()

        about = f"micropip {version}: installs the game if the faster methods fail"
        text = inside(f"micropip-{version}.dist-info/licenses/LICENSE")
        parts.append(_part(about, "MPL-2.0", text))
        text = inside("micropip/_vendored/packaging/LICENSE.BSD")
        parts.append(_part("packaging: within micropip", "BSD-2-Clause", text))
    return "\n".join(parts)


def _part(about: str, license: str, text: str) -> str:
    """The section about one third-party part."""
    return "=" * 78 + f"\n{about}\nLicense: {license}\n\n{text.strip()}\n"


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
    if path.name == PACKED:
        return {"kind": "packed", "mark": sha256(decompress(data))}
    if path.suffix in TEXTS:
        return {"kind": "text", "mark": sha256(data.replace(b"\r\n", b"\n"))}
    return {"kind": "bytes", "mark": sha256(data)}


def build(wheel: Path, micropip: Path) -> None:
    """Build the folder from scratch."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.copytree(GAME, DIST, ignore=shutil.ignore_patterns("*.js", "*.css", "*.html", "words"))
    (DIST / PAGE).write_text(page(GAME), encoding="utf-8")
    (DIST / LOST).write_text(lost_page(), encoding="utf-8")
    manifest = (GAME / "manifest.webmanifest").read_text(encoding="utf-8")
    (DIST / "manifest.webmanifest").write_text(worded(manifest, words(GAME)), encoding="utf-8")
    (DIST / "style.css").write_text(f"{styles(SHELL)}\n{styles(GAME)}", encoding="utf-8")
    COAST.write_text(node("coast.mjs"), encoding="utf-8")
    (DIST / "pyodide").mkdir()
    for name in PYODIDE:
        shutil.copy(MODULES / "pyodide" / name, DIST / "pyodide" / name)
    # Many servers do not know .mjs, and browsers reject scripts without a MIME type.
    shutil.copy(MODULES / "pyodide/pyodide.asm.mjs", DIST / "pyodide/pyodide.asm.js")
    module = (MODULES / "pyodide/pyodide.mjs").read_text(encoding="utf-8")
    # This checks for a classic worker, which ours is not, in a way that the page's policy forbids.
    probe = 'globalThis.importScripts("data:text/javascript,")'
    for before, after in (("pyodide.asm.mjs", "pyodide.asm.js"), (probe, "(() => { throw 0; })()")):
        assert module.count(before) == 1, before
        module = module.replace(before, after)
    PYODIDE_MODULE.write_text(module, encoding="utf-8")
    shutil.copy(wheel, DIST / "pyodide" / wheel.name)
    shutil.copy(micropip, DIST / "pyodide" / micropip.name)
    for name, font in FONTS.items():
        letters(MODULES / font, DIST / name)
    (DIST / "licenses.txt").write_text(licenses(micropip), encoding="utf-8")
    node("icons.mjs", DIST / "icon.svg", DIST)
    archive = DIST / PACKED
    node("stdlib.mjs", wheel, archive)
    archive.write_bytes(gzip.compress(archive.read_bytes(), numiterations=1))
    finish(wheel.name)


def page(game: Path) -> str:
    """The shell's page with the game's fragments and all words inserted; missing fragments are
    empty.
    """
    parts = re.split(r"<!-- @(\w+) -->\n", (game / "page.html").read_text(encoding="utf-8"))[1:]
    found = dict(zip(parts[::2], parts[1::2], strict=True))
    text = (SHELL / "page.html").read_text(encoding="utf-8")
    whole = re.sub(r"<!-- @(\w+) -->", lambda place: found.get(place[1], "").rstrip("\n"), text)
    return worded(whole, {key: _marked(text) for key, text in words(game).items()})


def words(game: Path) -> dict[str, str]:
    """The words of the page by key: the shell's, the game's, and the names that Python has."""
    shell, own = (
        json.loads((folder / "words" / "page.json").read_text(encoding="utf-8"))
        for folder in (SHELL, game)
    )
    assert not shell.keys() & own.keys(), shell.keys() & own.keys()
    names = {f"players.{key}": name for key, name in PLAYERS.items()}
    for title in GAMES.values():
        sides = title.page.facts().get("names", {}).get("sides", {})
        names |= {f"sides.{key}": name for key, name in sides.items()}
    return {**names, **shell, **own}


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


def finish(wheel: str) -> None:
    """Bundle the scripts, and list the files to cache for offline play.

    The build is named after a hash of its inputs and its options.
    """
    stamp("")
    parts = [path for path in files() if path.name not in OUTPUTS]
    how = [Path(__file__), ROOT / "package-lock.json"]
    modules = sorted((WEB / "src").rglob("*.js*"))
    said = "".join(
        f"{path.name} {sha256(path.read_bytes())}\n" for path in [*modules, COAST, *parts, *how]
    )
    build_hash = sha256(said.encode())[:16]
    stamp(build_hash)
    sizes = {name: (DIST / name).stat().st_size for name in (PACKED, "pyodide/pyodide.asm.wasm")}
    unpacked = len(decompress((DIST / PACKED).read_bytes()))
    named = {"BUILD": build_hash, "UNPACKED": unpacked}
    constants = {"SIZES": sizes, "WHEEL": wheel, "LOCK": lock()}
    bundle(SCRIPTS, named | constants, "--format=esm", "--sourcemap")
    bundle((GATE,), {}, "--target=es2015")
    kept = {address(path): identity(path, build_hash) for path in files() if is_kept(address(path))}
    optional = [name for name in kept if name in OPTIONAL or name.startswith("icon")]
    bundle(("sw.js",), named | {"FILES": kept, "OPTIONAL": optional})


def stamp(build_hash: str) -> None:
    """Write the name of the build into the page."""
    text = (DIST / PAGE).read_text(encoding="utf-8")
    named, count = re.subn(r'data-build="\w*"', f'data-build="{build_hash}"', text)
    assert count == 1
    (DIST / PAGE).write_text(named, encoding="utf-8")


def files() -> list[Path]:
    """All files of the site."""
    return sorted(path for path in DIST.rglob("*") if path.is_file())


def address(path: Path) -> str:
    """The relative URL of a file."""
    return path.relative_to(DIST).as_posix()


def is_kept(name: str) -> bool:
    """Whether a file is cached for offline play."""
    return not (name in ("sw.js", LOST) or name in ORDINARY or name.endswith((".whl", ".map")))


def bundle(scripts: tuple[str, ...], constants: dict[str, Any], *options: str) -> None:
    """Bundle modules into scripts, with the values of build-time constants."""
    command: list[str | Path] = [
        MODULES / ".bin" / "esbuild", *scripts, "--bundle", "--minify",
        f"--target={OLDEST}", f"--outdir={DIST}", "--log-level=warning",
        f"--alias:coast={COAST}", f"--alias:pyodide={PYODIDE_MODULE}",
        f"--alias:game={GAME / 'part.js'}",
        "--external:./client.js", "--external:node:*", "--external:ws",
        *(f"--define:{name}={json.dumps(value)}" for name, value in constants.items()), *options,
    ]  # fmt: skip
    subprocess.run(command, check=True, cwd=SHELL)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python web/build.py WHEEL MICROPIP")
    build(Path(sys.argv[1]), Path(sys.argv[2]))
