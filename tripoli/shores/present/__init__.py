"""How the game is presented: words, JSON for a page, text for a terminal."""
