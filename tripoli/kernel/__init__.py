"""What every turn-based game with dice and hidden cards needs; knows no game."""
