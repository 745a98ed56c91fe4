"""What each side knows: views, and the games that a side cannot tell from the real one."""
