"""The rules, organized like the rulebook; start with sequence.py."""
