"""All texts of the game, by subject, separate from the code that selects them.

They are templates for `kernel.text.fill`.
"""
