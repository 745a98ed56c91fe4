"""Presentation of the game: words, JSON for the page, text for a terminal."""
