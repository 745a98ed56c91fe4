"""The release script refuses inconsistent releases; the workflows are valid."""

from __future__ import annotations

import importlib.util
import json
import shutil
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def release() -> ModuleType:
    """The release script as a module."""
    spec = importlib.util.spec_from_file_location("release", ROOT / "scripts" / "release.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose files all agree on version 9.8.7."""
    shutil.copy(ROOT / "LICENSE", tmp_path)
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nversion = "9.8.7"\nlicense = "MIT"\n', encoding="utf-8"
    )
    (tmp_path / "CHANGELOG.md").write_text(
        "# C\n\n## 9.8.7\n\n- All is new.\n\n## 9.8.6\n\n- Old.\n"
    )
    (tmp_path / "package.json").write_text(json.dumps({"devDependencies": {"idb": "8.0.4"}}))
    (tmp_path / "web" / "dist").mkdir(parents=True)
    (tmp_path / "Makefile").write_text("MICROPIP := micropip==0.11.1\n")
    rule = "=" * 78
    licenses = (
        f"x\n{rule}\nidb 8.0.4: keeping games\nLicense: ISC\n\ntext\n"
        f"{rule}\nCPython 3.14.2: within Pyodide\nLicense: PSF-2.0\n\ntext\n"
        f"{rule}\nmicropip 0.11.1: installs\nLicense: MPL-2.0\n\ntext\n"
    )
    (tmp_path / "web" / "dist" / "licenses.txt").write_text(licenses)
    return tmp_path


def test_what_agrees_is_released(release: ModuleType, project: Path) -> None:
    release.check(project, "v9.8.7")
    assert release.notes(project, "9.8.7") == "- All is new."


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("pyproject.toml", "9.8.7", "9.8.6", "pyproject.toml has version 9.8.6, not 9.8.7"),
        ("CHANGELOG.md", "## 9.8.7", "## 9.9.0", "the changelog's newest version is 9.9.0"),
        ("CHANGELOG.md", "## 9.8.7", "## Unreleased", "rename that section to 9.8.7"),
        ("CHANGELOG.md", "## 9.8.7", "## Unreleased\n\n- More.\n\n## 9.8.7", "under Unreleased"),
        ("CHANGELOG.md", "- All is new.", "", "the changelog has no notes for 9.8.7"),
        ("LICENSE", "MIT", "No", "LICENSE is not the MIT license"),
        ("web/dist/licenses.txt", "ISC", "Proprietary", "a part under Proprietary"),
        ("package.json", "8.0.4", "8.0.5", "lists idb 8.0.4, but 8.0.5 is pinned"),
        ("Makefile", "0.11.1", "0.11.2", "lists micropip 0.11.1, but 0.11.2 is pinned"),
    ],
)
def test_what_does_not_agree_is_refused(
    release: ModuleType, project: Path, file: str, old: str, new: str, says: str
) -> None:
    path = project / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(release.Refused, match=says):
        release.check(project, "v9.8.7")


def test_a_tag_is_like_v1_2_3(release: ModuleType, project: Path) -> None:
    with pytest.raises(release.Refused, match="is not a tag like"):
        release.check(project, "9.8.7")


def test_this_version_is_in_the_changelog(release: ModuleType) -> None:
    """The newest version in the changelog is the project's; unreleased changes come before it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    sections = release.sections(ROOT)
    names = [name for name, _ in sections]
    assert names[names[0] == release.UNRELEASED] == project["version"]
    assert release.UNRELEASED not in names[1:]
    assert all(text for _, text in sections)
