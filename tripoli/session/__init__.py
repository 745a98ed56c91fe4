"""A session with a JSON interface: seats, device handover, undo, replay, the record."""
