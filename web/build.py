"""Builds the page into web/dist from web/src, the wheel and node_modules.

The folder works from any static server and any sub-path: every address in it is relative.

Usage: python web/build.py WHEEL
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
ROOT = WEB.parent
DIST = WEB / "dist"
PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
LIBRARIES = {"idb.js": "idb/build/index.js", "lean-qr.js": "lean-qr/index.mjs"}


def build(wheel: Path) -> None:
    """Make the folder anew."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.copytree(WEB / "src", DIST)
    coast = subprocess.run(
        ["node", WEB / "scripts" / "coast.mjs"], capture_output=True, text=True, check=True
    )
    (DIST / "coast.js").write_text(coast.stdout, encoding="utf-8")
    (DIST / "pyodide").mkdir()
    for name in PYODIDE:
        shutil.copy(ROOT / "node_modules" / "pyodide" / name, DIST / "pyodide" / name)
    shutil.copy(wheel, DIST / "tripoli.whl")
    (DIST / "lib").mkdir()
    for name, path in LIBRARIES.items():
        shutil.copy(ROOT / "node_modules" / path, DIST / "lib" / name)
    font = "@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2"
    shutil.copy(ROOT / "node_modules" / font, DIST / "fell.woff2")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python web/build.py WHEEL")
    build(Path(sys.argv[1]))
