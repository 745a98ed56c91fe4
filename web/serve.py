"""Serves web/dist on 127.0.0.1, for `make play` and the tests.

Usage: python web/serve.py [PORT]
"""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

DIST = Path(__file__).parent / "dist"


class Handler(SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
    }

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file; a browser that has gone away is no error."""
        with suppress(ConnectionError):
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of requests."""


def server(port: int = 0) -> ThreadingHTTPServer:
    """A server of the built page; port 0 takes a free one."""
    handler = partial(Handler, directory=str(DIST))
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def main() -> None:
    """Serve until interrupted."""
    serving = server(int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
    print(f"Tripoli is at http://127.0.0.1:{serving.server_port}/ (Ctrl+C ends)", flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
