"""Texts of the session."""

from __future__ import annotations

from typing import Final

NO_GAME: Final = "no game is open; start a new one"
NOT_THEIR_TURN: Final = "it is not the {seat} player's turn"
HAND_OVER: Final = "hand the device to the {seat} player first"
PASS_DEVICE: Final = "Hand the device to the {seat} player."
PASS_MEANWHILE: Final = (
    "Hand the device to the {seat} player, who must make a decision before play continues."
)
MAY_RESPOND: Final = (
    "The {seat} player may respond. Hand the device over only if a card is to be played."
)
WHO_ASKS: Final = "take the device first"
NOTHING_AUTOMATIC: Final = "nothing here has a usual choice"
NOTHING_TO_UNDO: Final = "there is nothing to undo"
NOTHING_TO_REDO: Final = "there is nothing to redo"
NOTHING_TO_OPEN: Final = (
    "there is no game in this text: paste a link that was made with Link to this game, or the "
    "contents of a file saved here"
)
UNDO_BARRED: Final = "you cannot undo further: {reason}"
ENDED: Final = "the game has ended"
MOVED: Final = "the computer has moved since your last choice"
ROLLED: Final = "dice have been rolled since your last choice"
DRAWN: Final = "cards have been drawn since your last choice"
GONE_BACK: Final = "you have already undone past the dice"
SEEN: Final = "the other player may have seen the result of your last choice"
NEW_CHANCE: Final = (
    "This saved game does not include future dice, so the game continues with new ones."
)
NO_PLAYER: Final = "{game} has no computer player {name}; choose from: {known}"
WAIT: Final = "it is the computer player's turn"
NO_SEAT: Final = "{seat} is not a seat a computer can play"
NOT_A_COMPUTER: Final = "it is not the turn of the computer player for {seat}"
LESSON_OVER: Final = "The lesson is over."
TAKE_ANOTHER: Final = "the lesson is over; take it again, or another one"
MUCH_THE_SAME: Final = "no clear difference on the board"
THINKING: Final = "{player} ({seat}) is thinking."
CLOSED_LINK: Final = "the link cannot be opened: {reason}"
FAILED: Final = "the game could not do that ({error}); nothing has changed"
NOT_SHOWN: Final = (
    "this was done, but the game cannot show it ({error}): press Undo, or reload the page"
)
PLAYERS: Final = {
    "random": "Random",
    "thumb": "Ensign",
    "midshipman": "Midshipman",
    "lieutenant": "Lieutenant",
    "captain": "Captain",
    "commodore": "Commodore",
}
"""The display names of the computer players, weakest first."""

WON: Final = "You won."
LOST: Final = "You lost."


def player_name(player: str) -> str:
    """The display name of a computer player, which may be a number of iterations."""
    return PLAYERS.get(player, player.capitalize())
