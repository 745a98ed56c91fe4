"""Copies of the built site that tests may break, change and shut down."""

from __future__ import annotations

import shutil
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import build
from playwright.sync_api import Page
from serve import DIST, Handler


class Site:
    """A copy of the built site under two sub-paths, which can be broken, changed and shut down."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder)
        self.start(0)

    def start(self, port: int) -> None:
        """Serve it under /games/tripoli/ and /games/other/."""
        folder = self.folder

        class Below(Handler):
            def translate_path(self, path: str) -> str:
                """Map both sub-paths to the folder."""
                for place in ("/games/tripoli/", "/games/other/"):
                    if path.startswith(place):
                        return super().translate_path(path.removeprefix(place))
                return str(folder / "nothing-here")

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


def changed(site: Site) -> None:
    """Turn the site into a later version, with another build name."""
    page = site.folder / "index.html"
    page.write_text(page.read_text().replace("<h1>Tripoli</h1>", "<h1>Tripoli 2</h1>"))
    dist, build.DIST = build.DIST, site.folder
    try:
        build.finish(next((site.folder / "pyodide").glob("tripoli*.whl")).name)
    finally:
        build.DIST = dist


def way(page: Page) -> str | None:
    """How Python was started, once it is ready."""
    page.wait_for_selector("body[data-way]", state="attached")
    return page.get_attribute("body", "data-way")
