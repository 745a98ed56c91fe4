"""What each side may know, and which worlds are possible for it."""
