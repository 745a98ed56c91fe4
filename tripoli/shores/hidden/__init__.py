"""What each side may know, and what it must think possible."""
