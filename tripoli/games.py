"""The available games: what is known of each before it is loaded, and where its title is."""

from __future__ import annotations

from typing import Final

from tripoli.kernel.catalog import Catalog, Entry, title_at

GAMES: Final = Catalog(
    [
        Entry(
            "shores",
            "The Shores of Tripoli",
            "The Shores of Tripoli: record",
            title_at("tripoli.shores.title", "SHORES"),
        ),
        Entry(
            "wilderness",
            "Wilderness War",
            "Wilderness War: record",
            title_at("tripoli.wilderness.title", "WILDERNESS"),
        ),
    ]
)
"""The titles by key, loaded on access; the default game first, which has the root of the site."""
