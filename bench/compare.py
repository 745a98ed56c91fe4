"""Compares the engine on CPython and in Pyodide under Node, alternating runs: `make bench`.

Usage: python bench/compare.py WHEEL [--pairs N]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys


def figures(command: list[str]) -> dict[str, float | str]:
    """The output of one run of the benchmark."""
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: dict[str, float | str] = json.loads(printed.splitlines()[-1])
    return found


THINKING = 6.0
"""The duration of parallel runs in seconds: long compared with Pyodide's start."""


def together(command: list[str], workers: int) -> float:
    """The total number of search iterations per second in this many parallel processes."""
    asked = [*command, "--think", str(THINKING)]
    running = [subprocess.Popen(asked, stdout=subprocess.PIPE, text=True) for _ in range(workers)]
    printed = [one.communicate()[0] for one in running]
    return sum(float(json.loads(text.splitlines()[-1])["lines"]) for text in printed)


def main() -> None:
    """Run the pairs and print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel")
    parser.add_argument("--pairs", type=int, default=3)
    arguments = parser.parse_args()
    script = "bench/engine.py"
    commands = [sys.executable, script], ["node", "bench/pyodide.mjs", arguments.wheel, script]
    asked = ["--json", "--rounds", "3"]
    runs = [
        (figures([*commands[0], *asked]), figures([*commands[1], *asked]))
        for _ in range(arguments.pairs)
    ]
    native, browser = runs[0]
    print(f"{'':<32}{native['python']!s:>16}{'Pyodide':>16}{'time ratio':>12}")
    for name, value in native.items():
        if not isinstance(value, int | float):
            continue
        pairs = [(float(one[name]), float(other[name])) for one, other in runs]
        slower = [b / a if name.endswith("us") else a / b for a, b in pairs]
        medians = [statistics.median(column) for column in zip(*pairs, strict=True)]
        ratio = "" if name.endswith("MB") else f"{statistics.median(slower):.2f}"
        print(f"{name:<32}{medians[0]:>16}{medians[1]:>16}{ratio:>12}")
    for workers in dict.fromkeys((1, os.cpu_count() or 1)):
        of = "1 worker" if workers == 1 else f"{workers} workers"
        rates = [together(command, workers) for command in commands]
        print(f"{f'search iterations/s, {of}':<32}{rates[0]:>16.0f}{rates[1]:>16.0f}")
    same = native["digest"] == browser["digest"]
    print(f"Pyodide: Python {browser['python']}; same digest: {'yes' if same else 'NO'}")
    sys.exit(not same)


if __name__ == "__main__":
    main()
