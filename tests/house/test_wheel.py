"""The wheel that ships, tested without the source in reach, and in Pyodide, too."""

from __future__ import annotations

import json
import os
import re
import subprocess
import zipfile
from pathlib import Path

import pytest
from any_python import choices, digests

import tripoli

ROOT = Path(__file__).parents[2]
WHEEL = os.environ.get("WHEEL")

needs_wheel = pytest.mark.skipif(not WHEEL, reason="`make test` names the wheel in WHEEL")


@needs_wheel
def test_the_tests_run_on_the_wheel() -> None:
    assert "site-packages" in tripoli.__file__


@needs_wheel
def test_the_wheel_holds_the_package_and_needs_nothing() -> None:
    with zipfile.ZipFile(ROOT / str(WHEEL)) as wheel:
        names = wheel.namelist()
        metadata = next(name for name in names if name.endswith("METADATA"))
        needs = re.findall(rb"Requires-Dist: (.*)", wheel.read(metadata))
        # Extras are installed only on request.
        assert all(b"extra ==" in need for need in needs)
    tops = {name.partition("/")[0].partition("-")[0] for name in names}
    assert tops == {"tripoli"}
    assert "tripoli/py.typed" in names


@needs_wheel
def test_records_are_replayed_and_players_choose_alike_in_pyodide() -> None:
    """Records written on CPython replay in Pyodide to the same digests; with the same seed and
    number of iterations, a computer player chooses the same.
    """
    command = ["node", "bench/pyodide.mjs", str(WHEEL), "tests/any_python.py"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    found = json.loads(printed.splitlines()[-1])
    assert found["digests"] == digests()
    assert len(found["digests"]) >= 10
    assert found["choices"] == choices()
    assert len(found["choices"]) > 60
