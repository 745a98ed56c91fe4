"""Tags a release if tests, version, changelog and licenses agree; otherwise reports what is wrong.

    python scripts/release.py v0.2.0            checks everything, runs `make test`, creates the tag
    python scripts/release.py --check v0.2.0    only checks files; for the release workflow
    python scripts/release.py --notes v0.2.0    prints the changelog section

It pushes nothing: `git push origin v0.2.0` then starts the workflows.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
ACCEPTED = {
    "MIT",
    "ISC",
    "MPL-2.0",
    "OFL-1.1",
    "PSF-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
}
"""The licenses that parts of the site may have."""

UNRELEASED = "Unreleased"
"""The changelog section for changes after the newest version."""


class Refused(Exception):
    """A version cannot be released; the message says why."""


def sections(root: Path) -> list[tuple[str, str]]:
    """The changelog's sections, newest first: version or `UNRELEASED`, and text."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"(?m)^## +", text)[1:]:
        title, _, body = part.partition("\n")
        found.append((title.split()[0], body.strip()))
    return found


def notes(root: Path, version: str) -> str:
    """The changelog section of a version.

    Raises:
        Refused: there is none, or the version is not the newest.
    """
    newest, text = next(iter(sections(root)), ("nothing", ""))
    if newest == UNRELEASED:
        raise Refused(
            f"the changelog has changes under {UNRELEASED}: rename that section to {version}"
        )
    if newest != version:
        raise Refused(f"the changelog's newest version is {newest}, not {version}")
    if not text:
        raise Refused(f"the changelog has no notes for {version}")
    return text


def check(root: Path, tag: str) -> None:
    """Check that the files agree with each other.

    Raises:
        Refused: they do not.
    """
    if not re.fullmatch(r"v\d+\.\d+\.\d+", tag):
        raise Refused(f"{tag} is not a tag like v1.2.3")
    version = tag[1:]
    with (root / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    if project["version"] != version:
        raise Refused(f"pyproject.toml has version {project['version']}, not {version}")
    if not (root / "LICENSE").read_text(encoding="utf-8").startswith(project["license"]):
        raise Refused(f"LICENSE is not the {project['license']} license of pyproject.toml")
    text = (root / "web/dist/licenses.txt").read_text(encoding="utf-8")
    for license in re.findall(r"(?m)^License: (.+)$", text):
        if license not in ACCEPTED:
            raise Refused(
                f"the site contains a part under {license}, "
                "which is not on the list of accepted licenses"
            )
    pinned = json.loads((root / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    pinned |= re.findall(r"(?m)^MICROPIP := (\w+)==(\S+)$", makefile)
    for name, listed in re.findall(r"(?m)^={78}\n(\S+) (\d[\w.]*):", text):
        if pinned.get(name, listed) != listed:
            raise Refused(f"licenses.txt lists {name} {listed}, but {pinned[name]} is pinned")
    notes(root, version)


def main(arguments: list[str]) -> None:
    """Run the command given by the arguments."""
    if len(arguments) == 2 and arguments[0] == "--notes":
        print(notes(ROOT, arguments[1].removeprefix("v")))
        return
    only_check = arguments[:1] == ["--check"]
    if len(arguments) != 1 + only_check:
        raise Refused("usage: python scripts/release.py [--check | --notes] TAG")
    tag = arguments[-1]
    if only_check:
        check(ROOT, tag)
        return

    def git(*words: str) -> str:
        return subprocess.run(
            ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.strip()

    if git("status", "--porcelain"):
        raise Refused("there are uncommitted changes")
    if git("tag", "--list", tag):
        raise Refused(f"{tag} already exists")
    if subprocess.run(["make", "test"], cwd=ROOT, check=False).returncode:
        raise Refused("the tests failed")
    check(ROOT, tag)
    git("tag", "--annotate", tag, "--message", f"Tripoli {tag}")
    print(f"Created {tag}. To publish it: git push origin {tag}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Refused as error:
        sys.exit(f"not released: {error}")
