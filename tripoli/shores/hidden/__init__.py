"""What each side can see, and which worlds are possible for it."""
