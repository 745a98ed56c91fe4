"""What every turn-based game with dice and hidden cards needs, independent of any game."""
