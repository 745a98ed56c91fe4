"""The sentences of the game, as templates for `kernel.text.fill`."""
