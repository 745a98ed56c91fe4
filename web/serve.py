"""Serves web/dist on 127.0.0.1, for `make play` and the tests.

Usage: python web/serve.py [PORT]
"""

from __future__ import annotations

import gzip
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any

DIST = Path(__file__).parent / "dist"


SHRINKS = {".html", ".js", ".mjs", ".css", ".wasm", ".json", ".svg", ".webmanifest", ".txt"}


@cache
def compressed(path: Path, modified: int) -> bytes:
    """A file compressed with gzip; `modified` is part of the cache key."""
    del modified
    return gzip.compress(path.read_bytes(), 9)


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the MIME types that browsers require."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".webmanifest": "application/manifest+json",
        ".bin": "application/octet-stream",
    }

    def end_headers(self) -> None:
        """Make the browser revalidate files."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def send_head(self) -> Any:
        """Compress files that get smaller, as hosting services do."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() and self.path.endswith("/") else path
        takes = "gzip" in self.headers.get("Accept-Encoding", "")
        if not takes or path.suffix not in SHRINKS or not path.is_file():
            return super().send_head()
        modified = int(path.stat().st_mtime)
        tag = f'"{modified}-{path.stat().st_size}"'
        date = self.date_time_string(modified)
        # Browsers heed tags of HTTP/1.1 only.
        if tag == self.headers.get("If-None-Match") or date == self.headers.get(
            "If-Modified-Since"
        ):
            self.send_response(304)
            self.end_headers()
            return None
        body = compressed(path, modified)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("ETag", tag)
        self.send_header("Last-Modified", date)
        self.end_headers()
        return BytesIO(body)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Show the site's own page for what does not exist, as hosting services do."""
        lost = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not lost.is_file():
            super().send_error(code, message, explain)
            return
        body = lost.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file; ignore browsers that close the connection."""
        with suppress(ConnectionError):
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:
        """Do not log requests."""


def server(port: int = 0, handler: type[Handler] = Handler) -> ThreadingHTTPServer:
    """A server for the built page; port 0 picks a free port."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=str(DIST)))


@contextmanager
def served(handler: type[Handler] = Handler) -> Iterator[str]:
    """The address of the built page, which is served meanwhile."""
    serving = server(handler=handler)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{serving.server_port}/"
    finally:
        serving.shutdown()
        serving.server_close()


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
