"""Exact probabilities of dice for given forces."""
