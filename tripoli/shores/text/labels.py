"""What actions are called on buttons; the keys are the values of `options.Act`."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = {
    "event": "Play",
    "discard to move": "Move 2",
    "discard to build": "Build",
    "discard to raid": "Raid",
    "set aside": "Discard",
    "take": "Take",
    "play": "Play",
    "decline": "Keep",
    "done": "Done",
    "pass": "Pass",
}
