"""The title object of The Shores of Tripoli; see `kernel.title`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tripoli.kernel.judge import Judge
from tripoli.kernel.late import Late
from tripoli.kernel.title import Lesson, Numbers, Title
from tripoli.shores.model.pieces import Side
from tripoli.shores.present.links import LINK_WORDS
from tripoli.shores.text import names
from tripoli.shores.text import terminal as text
from tripoli.shores.title import rules, words

if TYPE_CHECKING:
    from tripoli.shores import arrays, lessons
    from tripoli.shores.judge import judge, learner
    from tripoli.shores.title import page
else:
    arrays = Late("tripoli.shores.arrays")
    judge = Late("tripoli.shores.judge.judge")
    learner = Late("tripoli.shores.judge.learner")
    lessons = Late("tripoli.shores.lessons")
    page = Late("tripoli.shores.title.page")


class Shores(Title):
    """The title of The Shores of Tripoli."""

    key = "shores"
    name = "The Shores of Tripoli"
    about = text.ABOUT
    credits = text.CREDITS
    seats = tuple(str(side) for side in Side)
    seat_names = tuple(names.SEATS[side] for side in Side)
    link_words = LINK_WORDS
    rules = rules
    words = words
    page = page

    @property
    def numbers(self) -> Numbers:
        """The game as numbers, for machine learning."""
        return Numbers(
            arrays.ACTIONS,
            lambda game, seat: arrays.observed(game.view(Side(seat))),
            arrays.SIZE,
            arrays.UNSEEN,
            arrays.HIGHEST,
        )

    @property
    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons by name."""
        return lessons.LESSONS

    @property
    def judge(self) -> Judge:
        """What good play is."""
        return judge.ShoresJudge()

    def learner(self, seed: int) -> Any:
        """Learns what good play is; requires NumPy."""
        return learner.ShoresLearner(seed)


SHORES: Final = Shores()
