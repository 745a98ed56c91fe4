"""What the game says and shows."""
