"""The title object of The Shores of Tripoli; see `kernel.title`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tripoli.kernel.chance import Chance
from tripoli.kernel.engine import Listener
from tripoli.kernel.judge import Judge
from tripoli.kernel.late import Late
from tripoli.kernel.screen import wrapped
from tripoli.kernel.strict import Json
from tripoli.kernel.text import fill, plain
from tripoli.kernel.title import Automaton, Eyes, Lesson, Numbers, SetupOption, Title, Topic
from tripoli.shores.game import Game, Record
from tripoli.shores.hidden.past import shortest
from tripoli.shores.hidden.view import open_view
from tripoli.shores.model.cards import Card, Kind
from tripoli.shores.model.events import Event, FightBegan, SeasonBegan, reveals
from tripoli.shores.model.options import Ask, Decision, Option
from tripoli.shores.model.pieces import FIRST_YEAR, TRIPOLITAN, Side
from tripoli.shores.model.result import WINNERS, Reason
from tripoli.shores.model.state import SCENARIOS, Setup, State
from tripoli.shores.present import fights, news, words
from tripoli.shores.present.automatic import usual_hit
from tripoli.shores.present.course import course
from tripoli.shores.present.links import LINK_WORDS
from tripoli.shores.present.terminal import board_text, card_text
from tripoli.shores.rules.sequence import why_no_event
from tripoli.shores.text import names
from tripoli.shores.text import terminal as text
from tripoli.shores.text.news import PLANS

if TYPE_CHECKING:
    from tripoli.shores import arrays, lessons
    from tripoli.shores.judge import judge, learner
    from tripoli.shores.present import page
else:
    arrays = Late("tripoli.shores.arrays")
    judge = Late("tripoli.shores.judge.judge")
    learner = Late("tripoli.shores.judge.learner")
    lessons = Late("tripoli.shores.lessons")
    page = Late("tripoli.shores.present.page")


def _cards(name: str) -> list[str]:
    """The effects of the named cards."""
    return [card_text(card) for card in _named(name)] or [text.WHICH_CARD]


def _why(game: Game, seat: int, name: str) -> list[str]:
    """Why the named cards could not be played as events now, even from hand."""
    del seat
    lines = [
        wrapped(
            fill(
                text.CARD_AND_REASON,
                card=names.CARDS[card],
                reason=why_no_event(game, card) or text.CONDITION_MET,
            )
        )
        for card in _named(name)
    ]
    return lines or [text.WHICH_CARD]


def _named(name: str) -> list[Card]:
    """The card with this name, or those whose names start with it."""
    query = plain(name)
    titles = {card: plain(title) for card, title in names.CARDS.items()}
    exact = [card for card, title in titles.items() if title == query]
    return exact or [card for card, title in titles.items() if query and title.startswith(query)]


class Shores(Title[Game]):
    """The title of The Shores of Tripoli."""

    key = "shores"
    name = "The Shores of Tripoli"
    about = text.ABOUT
    credits = text.CREDITS
    seats = tuple(str(side) for side in Side)
    seat_names = tuple(names.SEATS[side] for side in Side)
    setup_options = (
        SetupOption("scenario", SCENARIOS, text.SCENARIO),
        SetupOption("hidden_discards", (), text.HIDDEN_DISCARDS),
        SetupOption("conceal_reactions", (), text.CONCEAL_REACTIONS),
    )
    automata = (Automaton("tbot", TRIPOLITAN, {"solitaire": True}, text.TBOT),)
    reasons = tuple(Reason)
    record = Record
    link_words = LINK_WORDS
    topics: ClassVar[Mapping[str, Topic]] = {
        "card": Topic("NAME", text.CARD, lambda game, seat, name: _cards(name)),
        "why": Topic("NAME", text.WHY, _why),
    }

    @property
    def numbers(self) -> Numbers:
        """See `Title`."""
        return Numbers(
            arrays.ACTIONS,
            lambda game, seat: arrays.observed(game.view(Side(seat))),
            arrays.SIZE,
            arrays.UNSEEN,
            arrays.HIGHEST,
        )

    @property
    def lessons(self) -> Mapping[str, Lesson]:
        """See `Title`."""
        return lessons.LESSONS

    @property
    def judge(self) -> Judge:
        """See `Title`."""
        return judge.ShoresJudge()

    # Playing

    def new_game(
        self, setup: Mapping[str, Json], chance: Chance, listener: Listener | None = None
    ) -> Game:
        """Set up a game; see `Title`."""
        options = Record.check_setup({**Setup().to_json(), **setup})
        game = Game(Setup(**options), chance, listener=listener)
        game.start()
        return game

    def people(self, game: Game) -> Sequence[int]:
        """Both sides, or all except the T-bot's."""
        return [side for side in Side if side is not game.setup.automaton]

    def automatic(self, game: Game) -> str | None:
        """Hits, assigned automatically."""
        decision = game.decision
        if decision is None or decision.ask is not Ask.HIT:
            return None
        return usual_hit(decision.options)

    def revealed(self, game: Game, seat: int, events: Sequence[Event]) -> bool:
        """Whether a card of the other side has been revealed, by the events or by the decision that
        the other side now has (R29). The T-bot hides nothing except chance.
        """
        if game.setup.automaton is not None:
            return False
        side = Side(seat)
        decision = game.decision
        asked = (
            decision is not None
            and decision.ask is Ask.REACTION
            and decision.side is not side
            and not game.setup.conceal_reactions
        )
        return asked or any(reveals(event, side) for event in events)

    def begins(self, game: Game, events: Sequence[Event]) -> Collection[str]:
        """Turns, seasons (as rounds) and fights."""
        decision = game.decision
        marks = set()
        if decision is not None and decision.ask is Ask.PLAY:
            marks.add("turn")
        if any(isinstance(event, SeasonBegan) for event in events):
            marks.add("round")
        if any(isinstance(event, FightBegan) for event in events):
            marks.add("fight")
        return marks

    def without_past(self, state: State) -> State:
        """With hidden discards, the simplest past that explains where the cards are."""
        twin = state.copy()
        for side in Side:
            cards = twin.cards[side]
            if cards.past:
                played = [card for card in cards.removed if card.kind is not Kind.CORE]
                cards.past = shortest(cards.hand, cards.discards, played)
        return twin

    def winner(self, reason: Reason) -> int | None:
        """The side that wins by a reason."""
        return WINNERS[reason]

    def learner(self, seed: int) -> Any:
        """See `Title`."""
        return learner.ShoresLearner(seed)

    # Texts

    def prompt(self, decision: Decision) -> str:
        """See `Title`."""
        return words.prompt(decision)

    def caption(self, game: Game) -> str:
        """See `Title`."""
        return words.date(game.state.season, game.state.year)

    def period(self, game: Game) -> str:
        """The year."""
        return str(game.state.year)

    def spelled_out(self, option: Option) -> str:
        """See `Title`."""
        return words.spelled_out(option)

    def describe(self, event: Event) -> str:
        """See `Title`."""
        return words.describe(event)

    def seen(self, event: Event, eyes: Eyes) -> Event:
        """See `Title`."""
        return page.seen(event, eyes)

    def headline(self, events: Sequence[Event], seat: int) -> str:
        """See `Title`."""
        return news.headline(events, Side(seat))

    def plan(self, game: Game, seat: int) -> Sequence[str]:
        """See `Title`; a war that begins later, in a position, has no such plan."""
        return PLANS[Side(seat)] if game.state.year == FIRST_YEAR else ()

    def ending(self, game: Game) -> Sequence[str]:
        """Who won and why, and the tournament score (R32)."""
        result = game.result
        return [] if result is None else words.ending_sentences(result)

    def board_text(self, game: Game, eyes: Eyes) -> str:
        """See `Title`."""
        return board_text(open_view(game, eyes))

    # For the page

    def facts(self) -> Json:
        """See `Title`."""
        return page.facts()

    def board(self, game: Game, eyes: Eyes) -> Json:
        """See `Title`."""
        return page.board(game, eyes)

    def summary(self, game: Game) -> Json:
        """See `Title`."""
        return page.summary(game)

    def options(self, game: Game, seat: int) -> Json:
        """See `Title`."""
        return page.options(game, Side(seat))

    def decision(self, game: Game, seat: int) -> Json:
        """See `Title`."""
        return page.decision(game, Side(seat))

    def line(self, event: Event, eyes: Eyes) -> Json:
        """See `Title`."""
        return page.line(page.seen(event, eyes))

    def scene(self, events: Sequence[Event], first: int, eyes: Eyes) -> Json | None:
        """See `Title`."""
        return fights.scene([page.seen(event, eyes) for event in events], first)

    def course(self, events: Sequence[Event]) -> Json:
        """See `Title`."""
        return course(events)

    def last_scene(self, events: Sequence[Event], since: int | None = None) -> int | None:
        """See `Title`."""
        return fights.last_fight(events, len(events) if since is None else since)

    def goes_on(self, events: Sequence[Event], first: int) -> bool:
        """See `Title`."""
        scene = fights.scene(events, first)
        return scene is not None and not scene["over"]


SHORES: Final = Shores()
