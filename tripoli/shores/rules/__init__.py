"""The rules, read like the rulebook; sequence.py is the place to begin."""
