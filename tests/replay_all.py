"""Replays every committed record and prints their digests as JSON; runs on any Python."""

import json
import sys
from pathlib import Path

import tripoli


def digests() -> dict[str, str]:
    """The digest of each record's final position, by file name."""
    here = Path(__file__).parent
    paths = [*here.glob("golden/*.json"), *here.glob("records/*.json")]
    return {
        path.name: tripoli.Record.from_json(path.read_text(encoding="utf-8")).replay().digest
        for path in sorted(paths)
    }


if __name__ == "__main__":
    print(json.dumps({"python": sys.version.split()[0], "digests": digests()}))
