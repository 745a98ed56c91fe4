"""The data model: pieces, places, cards, the state of a game, its options, events and results."""
