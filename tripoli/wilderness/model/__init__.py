"""What the game consists of: map, pieces, cards, scenarios, state, options and events."""
