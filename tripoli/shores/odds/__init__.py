"""What dice do to given forces."""
