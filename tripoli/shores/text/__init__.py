"""Every sentence that the game says, by subject, apart from the code that chooses among them.

The sentences are templates of `kernel.text.fill`.
"""
