"""Copies of the built site that tests may break, change and shut down."""

from __future__ import annotations

import gzip
import shutil
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from http.server import ThreadingHTTPServer
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any
from unittest import mock

import build
from playwright.sync_api import Page
from serve import DIST, Handler


class Site:
    """A copy of the built site under two sub-paths, which can be broken, changed and shut down.

    Its host may change files on the way: `host` receives the name of a file and its bytes, and
    returns the bytes to send, with headers to add. `sent` counts the bytes of each file that have
    been sent, by its path.

    Args:
        folder: for the copy.
        dist: the built site.
        pages: its pages.
    """

    host: Callable[[str, bytes], tuple[bytes, dict[str, str]]] | None = None

    def __init__(
        self, folder: Path, dist: Path = DIST, pages: Sequence[build.Page] | None = None
    ) -> None:
        self.folder = folder
        self.pages = build.pages() if pages is None else list(pages)
        self.sent: Counter[str] = Counter()
        shutil.copytree(dist, folder)
        self.start(0)

    def start(self, port: int) -> None:
        """Serve it under /games/tripoli/ and /games/other/."""
        folder = self.folder
        site = self

        class Below(Handler):
            def translate_path(self, path: str) -> str:
                """Map both sub-paths to the folder."""
                for place in ("/games/tripoli/", "/games/other/"):
                    if path.startswith(place):
                        return super().translate_path(path.removeprefix(place))
                return str(folder / "nothing-here")

            def send_head(self) -> Any:
                """Let the host change the file."""
                path = Path(self.translate_path(self.path))
                path = path / "index.html" if path.is_dir() else path
                if site.host is None or not path.is_file():
                    return super().send_head()
                body, headers = site.host(path.relative_to(folder).as_posix(), path.read_bytes())
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(str(path)))
                self.send_header("Content-Length", str(len(body)))
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                return BytesIO(body)

            def copyfile(self, source: Any, outputfile: Any) -> None:
                """Count what is sent."""
                body = source.read()
                path = Path(self.translate_path(self.path))
                path = path / "index.html" if path.is_dir() else path
                if path.is_relative_to(folder):
                    site.sent[path.relative_to(folder).as_posix()] += len(body)
                super().copyfile(BytesIO(body), outputfile)

        handler = partial(Below, directory=str(folder))
        self.serving = ThreadingHTTPServer(("127.0.0.1", port), handler)
        threading.Thread(target=self.serving.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.serving.server_port}/games/tripoli/"

    @property
    def other(self) -> str:
        """Its other address."""
        return self.address.replace("tripoli", "other")

    def stop(self) -> None:
        """Shut it down."""
        self.serving.shutdown()
        self.serving.server_close()


def changed(site: Site, number: int = 0) -> None:
    """Turn one of the site's pages into a later version, with another build name."""
    page = site.pages[number]
    path = site.folder / page.path / "index.html"
    path.write_text(path.read_text().replace("</h1>", " 2</h1>"))
    finish(site, page)


def finish(site: Site, page: build.Page) -> None:
    """Finish the build of a page whose files have changed."""
    with mock.patch.object(build, "DIST", site.folder):
        build.finish(page, site.pages)


def way(page: Page) -> str | None:
    """How Python was started, once it is ready."""
    page.wait_for_selector("body[data-way]", state="attached")
    return page.get_attribute("body", "data-way")


def with_banners(site: Site) -> None:
    """Let the host put a banner into every page, a different one every time."""
    number = count()

    def host(name: str, body: bytes) -> tuple[bytes, dict[str, str]]:
        if Path(name).name != "index.html":
            return body, {}
        banner = f"<script src='/banner.js?{next(number)}'></script>".encode()
        return body.replace(b"<head>", b"<head>" + banner).replace(b"</body>", b"<hr></body>"), {}

    site.host = host


def with_line_ends(site: Site) -> None:
    """Let the host send all text with the line ends of Windows."""

    def host(name: str, body: bytes) -> tuple[bytes, dict[str, str]]:
        text = Path(name).suffix in build.TEXTS
        return (body.replace(b"\n", b"\r\n") if text else body), {}

    site.host = host


def with_encodings(site: Site) -> None:
    """Let the host declare packed files, which it knows by their first bytes, as encoded."""

    def host(name: str, body: bytes) -> tuple[bytes, dict[str, str]]:
        return body, {"Content-Encoding": "gzip"} if body.startswith(b"\x1f\x8b") else {}

    site.host = host


def with_unpacking(site: Site) -> None:
    """Let the host send packed files unpacked."""

    def host(name: str, body: bytes) -> tuple[bytes, dict[str, str]]:
        return gzip.decompress(body) if body.startswith(b"\x1f\x8b") else body, {}

    site.host = host


def with_new_scripts(site: Site) -> None:
    """Let the host put a comment into every script, a different one every time."""
    number = count()

    def host(name: str, body: bytes) -> tuple[bytes, dict[str, str]]:
        return (body + f"\n//{next(number)}".encode() if name == "sw.js" else body), {}

    site.host = host
