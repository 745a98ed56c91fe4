"""The Shores of Tripoli: pieces, places, cards, rules, and what each side can see."""
