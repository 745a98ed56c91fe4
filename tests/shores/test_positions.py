"""Positions in records: those that cannot occur between plays are refused. R25."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from shores.strategies import new, play_on, random_choice, seeds, setups
from shores.table import C, F, table

import tripoli
from tripoli.kernel.chance import SeededChance
from tripoli.kernel.strict import FormatError
from tripoli.shores.lessons import LESSONS
from tripoli.shores.model.arranged import arranged
from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import AMERICAN, PLACES, Side
from tripoli.shores.model.position import read_state
from tripoli.shores.model.state import PILES, Setup


def position(**fields: Any) -> dict[str, Any]:
    """A position as JSON, with some values changed."""
    game = table("Fall 1803", AMERICAN, {"Malta": {F: 2}, "Tripoli": {C: 3}}, ["Tribute Paid"])
    data: dict[str, Any] = json.loads(json.dumps(game.rested.to_json()))
    return {**data, **fields}


def with_pieces(place: str, **kinds: int) -> dict[str, Any]:
    """A position with other pieces in a place."""
    data = position()
    data["pieces"][place] = {name.replace("_", " "): count for name, count in kinds.items()}
    return data


def with_cards(side: str, **piles: Any) -> dict[str, Any]:
    """A position with other piles for a side."""
    data = position()
    data["cards"][side] |= piles
    return data


def test_a_position_round_trips() -> None:
    assert read_state(position(), Setup()).to_json() == position()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (position(gold=12), "the gold: expected a whole number from 0 to 11, got 12"),
        (position(year=1807), "the year: expected a whole number from 1801 to 1806, got 1807"),
        (position(season="Autumn"), "the season: unknown value 'Autumn'"),
        (position(captured=["Malta"]), "a captured city: unknown value 'Malta'"),
        (
            position(captured=["Derne", "Derne"]),
            "Derne can only be captured once, and Benghazi only after it",
        ),
        (with_pieces("Malta", American_frigate=3), "American frigate: 9 in all; there must be 8"),
        (with_pieces("Malta", gun=3), "Malta: unknown field 'gun'"),
        (with_pieces("Malta", Marine=1), "there cannot be a Marine in Malta between two plays"),
        (with_pieces("Venice"), "the pieces: unknown field 'Venice'"),
        (with_pieces("Malta", American_frigate=-1), "expected a whole number from 0 to 20, got -1"),
        (with_pieces("sunk", American_frigate=4), "American frigate: 12 in all"),
        (with_cards("American", hand=[]), "the American cards are incomplete or duplicated"),
        (
            with_cards("American", hand=["Storms"]),
            "American hand contains a card of the other side",
        ),
        (with_cards("American", active="Tribute Paid"), "no card can be active"),
        (with_cards("American", aside=["Tribute Paid"]), "no card can be set aside"),
        (
            with_cards("American", known=["Early Deployment"]),
            "the American hand does not contain the cards known to be in it",
        ),
        (with_cards("American", past=[["drawn"]]), "expected a fate and a card"),
        (with_cards("American", past=[["lost", "Tribute Paid"]]), "unknown value 'lost'"),
        (
            with_cards("American", past=[["drawn", "Thomas Jefferson"]]),
            "drawn Thomas Jefferson is impossible",
        ),
        (
            with_cards("American", past=[["drawn", "Early Deployment"]]),
            "this game keeps no history of the",
        ),
        (with_pieces("Gibraltar", Tripolitan_corsair=3), "from 0 to 2, got 3"),
    ],
)
def test_impossible_positions_are_refused(data: dict[str, Any], says: str) -> None:
    with pytest.raises(FormatError, match=re.escape(says)):
        read_state(data, Setup())


def test_solitaire_positions() -> None:
    """The T-bot has lines but no hand; a person has a hand but no lines."""
    game = tripoli.new_game(seed=1, solitaire=True)
    data: dict[str, Any] = json.loads(json.dumps(game.rested.to_json()))
    assert read_state(data, game.setup).to_json() == data
    with pytest.raises(FormatError, match="the Tripolitan cards are incomplete or duplicated"):
        read_state(data, Setup())
    bot = data["cards"]["Tripolitan"]
    bot["hand"], bot["pile"] = bot["pile"][:1], bot["pile"][1:]
    with pytest.raises(FormatError, match="the T-bot has no hand and no core cards"):
        read_state(data, game.setup)
    with pytest.raises(FormatError, match="the American side has no lines of cards in this game"):
        read_state(with_lines(), Setup())


def with_lines() -> dict[str, Any]:
    """A two-player position with a line of cards."""
    data = position()
    cards = data["cards"]["American"]
    cards["event_line"], cards["hand"] = cards["hand"], []
    return data


def test_four_sunk_frigates_are_no_position() -> None:
    data = with_pieces("sunk", American_frigate=4)
    data["pieces"]["Supply"]["American frigate"] -= 4
    with pytest.raises(FormatError, match="four frigates are sunk: that game is over"):
        read_state(data, Setup())


def test_core_cards_lie_in_front_or_out_of_the_game() -> None:
    data = with_cards("American", hand=["Thomas Jefferson", "Tribute Paid"])
    data["cards"]["American"]["core"].remove("Thomas Jefferson")
    with pytest.raises(FormatError, match="the American core cards is in an impossible place"):
        read_state(data, Setup())


HIDDEN = Setup(hidden_discards=True)


def real(setup: Setup, seed: int, choices: int) -> dict[str, Any]:
    """The position of a real game, when it was last between plays, as JSON."""
    game = new(setup, seed)
    play_on(game, Random(seed), choices)
    data: dict[str, Any] = json.loads(json.dumps(game.rested.to_json()))
    return data


def changed(data: dict[str, Any], *changes: tuple[tuple[str, ...], Any]) -> dict[str, Any]:
    """A position with other values at the given paths."""
    for path, value in changes:
        place = data
        for key in path[:-1]:
            place = place.setdefault(key, {})
        place[path[-1]] = value
    return data


ARMY = {"Marine": 1, "Arab infantry": 5}
NO_ARMY = {"Marine": 4, "Arab infantry": 10}


EATON = {city: f"General Eaton Attacks {city}" for city in ("Derne", "Benghazi")}


def remove(data: dict[str, Any], side: str, *names: str) -> dict[str, Any]:
    """Take cards of a side out of the game."""
    cards = data["cards"][side]
    for name in names:
        for pile in PILES:
            if name in cards[pile] and pile != "removed":
                cards[pile].remove(name)
                cards["removed"].append(name)
                break
    return data


def war(captured: list[str], **army: dict[str, int]) -> dict[str, Any]:
    """A position in 1805 with these captured cities, and Hamet's Army in these places; its cards
    are out of the game.
    """
    data = changed(position(), (("year",), 1805), (("captured",), captured))
    remove(data, "American", "Hamet's Army Created", *(EATON[city] for city in captured))
    supply = data["pieces"]["Supply"]
    for place, units in army.items():
        here = data["pieces"].setdefault(place, {})
        for unit, count in units.items():
            here[unit] = here.get(unit, 0) + count
            supply[unit] -= count
    return data


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (
            war(["Benghazi", "Derne"], Derne=ARMY),
            "Derne can only be captured once, and Benghazi only after it",
        ),
        (war(["Derne"]), "Derne has been captured, but Hamet's Army is not there"),
        (war([], Derne=ARMY), "Hamet's Army cannot be in Derne"),
        (war(["Derne"], Derne=ARMY, Alexandria=ARMY), "Hamet's Army cannot be in Alexandria"),
        (war(["Derne", "Benghazi"], Derne=ARMY), "Hamet's Army cannot be in Derne"),
        (war([], Tripoli={"Marine": 1}), "Hamet's Army cannot be in Tripoli"),
        (war([], Alexandria={"Marine": 2}), "Hamet's Army has one Marine"),
        (
            war(["Derne"], Derne={**ARMY, "Tripolitan infantry": 2}),
            "Derne has been captured, but there is Tripolitan infantry in it",
        ),
    ],
)
def test_the_army_and_the_cities_go_together(data: dict[str, Any], says: str) -> None:
    """R25: a captured city has no Tripolitan infantry; Hamet's Army is in the one captured last."""
    with pytest.raises(FormatError, match=re.escape(says)):
        read_state(data, Setup())


def placed(data: dict[str, Any], where: str, **kinds: int) -> dict[str, Any]:
    """A position with more pieces in a place, from the Supply."""
    for name, count in kinds.items():
        kind = name.replace("_", " ")
        here = data["pieces"].setdefault(where, {})
        here[kind] = here.get(kind, 0) + count
        data["pieces"]["Supply"][kind] -= count
    return data


def swedes(count: int, *removed: str, year: int = 1803, season: str = "Fall") -> dict[str, Any]:
    """A position with Swedish frigates, and these cards out of the game."""
    data = position(year=year, season=season)
    for side in ("American", "Tripolitan"):
        remove(data, side, *removed)
    return placed(data, "Tripoli zone", Swedish_frigate=count)


PHILADELPHIA = "The Philadelphia Runs Aground"
ARRIVE, TRIBUTE = "Swedish Frigates Arrive", "Sweden Pays Tribute"


def frigates(*removed: str, where: str = "Tripoli", sunk: int = 0) -> dict[str, Any]:
    """A position with a Tripolitan frigate, and these Tripolitan cards out of the game."""
    data = remove(position(), "Tripolitan", *removed)
    return placed(placed(data, where, Tripolitan_frigate=1), "sunk", American_frigate=sunk)


def at(when: str, *removed: str, phase: str = "American play", **fields: Any) -> dict[str, Any]:
    """A position at another date, with these American cards out of the game."""
    season, year = when.split()
    data = position(year=int(year), season=season, phase=phase, **fields)
    return remove(data, "American", *removed)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        # The army and its cards (Hamet's Army Created; General Eaton Attacks Derne; R25)
        (
            placed(position(year=1805), "Alexandria", Marine=1),
            "Hamet's Army comes with Hamet's Army Created",
        ),
        (at("Fall 1805", "Hamet's Army Created"), "Hamet's Army comes with Hamet's Army Created"),
        (
            changed(war([], Derne=ARMY), (("captured",), ["Derne"])),
            "the captured cities are not those that General Eaton has attacked",
        ),
        (
            remove(war([], Alexandria=ARMY), "American", EATON["Derne"]),
            "the captured cities are not those that General Eaton has attacked",
        ),
        (
            changed(war([], Alexandria=ARMY), (("year",), 1803)),
            "Hamet's Army Created cannot have been played yet",
        ),
        (
            changed(war(["Derne"], Derne=ARMY), (("year",), 1804), (("season",), "Summer")),
            "General Eaton Attacks Derne cannot have been played yet",
        ),
        (at("Spring 1801", "Hamet's Army Created"), "cannot have been played yet"),
        (at("Fall 1805", EATON["Benghazi"]), "Benghazi cannot be out of the game"),
        (
            remove(position(), "Tripolitan", "Constantinople Sends Aid"),
            "Constantinople Sends Aid cannot be out of the game",
        ),
        # The Swedish frigates (Swedish Frigates Arrive; Sweden Pays Tribute)
        (swedes(2), "Swedish frigates: 2; by the cards there must be 0"),
        (swedes(1, ARRIVE), "Swedish frigates: 1; by the cards there must be 2"),
        (swedes(0, ARRIVE), "Swedish frigates: 0; by the cards there must be 2"),
        (swedes(2, ARRIVE, TRIBUTE), "Swedish frigates: 2; by the cards there must be 0"),
        (swedes(0, TRIBUTE), "Sweden Pays Tribute cannot be out of the game"),
        (
            swedes(0, ARRIVE, TRIBUTE, year=1802),
            "Sweden Pays Tribute cannot have been played yet",
        ),
        # Tripolitan frigates (The Philadelphia Runs Aground; Constantinople Sends Aid; R16)
        (frigates(), "Tripolitan frigates: 1; cards have brought 0"),
        (frigates(PHILADELPHIA), "Tripolitan frigates: 1; cards have brought 0"),
        (frigates(PHILADELPHIA, where="1805", sunk=1), "no Tripolitan frigate can wait for 1805"),
        # Corsairs (Murad Reis Breaks Out; Corsairs Confiscated)
        (placed(position(), "Gibraltar", Tripolitan_corsair=1), "leave together with Murad Reis"),
        (
            placed(
                remove(position(), "Tripolitan", "Murad Reis Breaks Out"),
                "Gibraltar",
                Tripolitan_corsair=2,
            ),
            "leave together with Murad Reis",
        ),
        (at("Fall 1803", "Corsairs Confiscated"), "Corsairs Confiscated cannot be out of the game"),
        # American frigates (Game Setup, 1; Congress Authorizes Action; R10, R16 to R19)
        (placed(position(), "Malta", American_frigate=5), "American frigates: 7; there can be 6"),
        (placed(position(), "1805", American_frigate=1), "no more frigates can wait for 1805 yet"),
        (
            placed(at("Fall 1801"), "Malta", American_frigate=3),
            "American frigates: 5; there can be 4 so far",
        ),
        (placed(position(), "Tripoli", American_frigate=1), "frigate in Tripoli between"),
        (placed(position(), "Derne", American_frigate=1), "frigate in Derne between"),
        (
            placed(
                placed(
                    remove(position(), "Tripolitan", "Algiers Declares War"),
                    "Algiers",
                    allied_corsair=2,
                ),
                "Algiers",
                American_frigate=1,
            ),
            "American frigates and corsairs are both in Algiers",
        ),
        # Cards leave the game by their kind and on their occasion (Card Decks)
        (at("Fall 1803", "Naval Movement"), "Naval Movement cannot be out of the game"),
        (at("Fall 1805", "Assault on Tripoli"), "Assault on Tripoli cannot be out of the game"),
        (at("Fall 1805", "Send in the Marines"), "Send in the Marines cannot be out of the game"),
        (at("Fall 1805", "Marine Sharpshooters"), "Sharpshooters cannot be out of the game"),
        (at("Fall 1805", "Burn the Philadelphia"), "Philadelphia cannot be out of the game"),
        (at("Fall 1805", "The Daring Stephen Decatur"), "Decatur cannot be out of the game"),
        (
            at(
                "Summer 1801",
                "Thomas Jefferson",
                "Launch the Intrepid",
                "Congress Authorizes Action",
            ),
            "American plays: 1; events out of the game: 3",
        ),
        # Before the first plays (Game Setup)
        (at("Spring 1801"), "American frigate: none can be in Malta before the first play"),
        (at("Spring 1801", gold=1), "Tripolitania cannot have gold before its first play"),
        (placed(at("Summer 1801"), "Malta", gunboat=2), "a season builds one gunboat"),
    ],
)
def test_nothing_comes_from_nowhere(data: dict[str, Any], says: str) -> None:
    """Pieces, gold and cards out of the game have an origin: the setup or a play, in time."""
    with pytest.raises(FormatError, match=re.escape(says)):
        read_state(data, Setup())


def test_what_has_an_origin_can_be() -> None:
    for data in (
        swedes(2, ARRIVE),
        swedes(0, ARRIVE, TRIBUTE),
        frigates(PHILADELPHIA, sunk=1),
        frigates(PHILADELPHIA, where="1804", sunk=1),
        placed(position(), "Gibraltar", Tripolitan_corsair=2),
        placed(at("Fall 1803", "Congress Authorizes Action"), "Malta", American_frigate=5),
        # Played this season, before the Tripolitan play
        at("Spring 1803", phase="Tripolitan play"),
        changed(
            war(["Derne"], Derne=ARMY),
            (("year",), 1804),
            (("season",), "Summer"),
            (("phase",), "Tripolitan play"),
        ),
        # *Corsairs Confiscated* removes Murad Reis before any Tripolitan play.
        remove(
            changed(
                at("Spring 1801", "Corsairs Confiscated", phase="Tripolitan play"),
                (("pieces", "Malta"), {}),
                (("pieces", "Gibraltar"), {"American frigate": 2}),
            ),
            "Tripolitan",
            "Murad Reis Breaks Out",
        ),
    ):
        assert read_state(data, Setup()).captured is not None


def test_the_bot_discards_common_cards_only() -> None:
    """Solitaire Card Play Requirements: it plays its unique cards or lines them up."""
    data = real(Setup(solitaire=True), 3, 0)
    bot = data["cards"]["Tripolitan"]
    bot["pile"].remove("Algiers Declares War")
    bot["discards"].append("Algiers Declares War")
    with pytest.raises(FormatError, match="the T-bot discards no Algiers Declares War"):
        read_state(data, Setup(solitaire=True))


def rests(begin: tripoli.Game, rng: Random) -> set[str]:
    """Check every position between plays in a game that goes on from here at random."""
    game = begin
    seen: set[str] = set()
    while True:
        data = json.loads(json.dumps(game.rested.to_json()))
        text = json.dumps(data)
        if text not in seen:
            seen.add(text)
            assert read_state(data, game.setup).to_json() == data
        if game.decision is None:
            return seen
        game.choose(random_choice(game, rng))


@pytest.mark.unmeasured
@given(setups, seeds)
def test_positions_of_games_are_accepted(setup: Setup, seed: int) -> None:
    assert rests(new(setup, seed), Random(seed))


@pytest.mark.parametrize("name", LESSONS)
def test_positions_of_lessons_are_accepted(name: str) -> None:
    for seed in range(5):
        assert rests(LESSONS[name].begin(None), Random(seed))


@pytest.mark.parametrize(
    "path",
    sorted((Path(__file__).parent / "golden").glob("*.json")),
    ids=lambda path: path.stem,
)
def test_positions_of_golden_games_are_accepted(path: Path) -> None:
    record = tripoli.Record.from_json(path.read_text("utf-8"))
    for upto in range(len(record.lines) + 1):
        game = record.replay(upto)
        if game.between_plays:
            data = json.loads(json.dumps(game.rested.to_json()))
            assert read_state(data, game.setup).to_json() == data


def test_armies_that_can_be() -> None:
    for data in (
        war([], Alexandria=ARMY),
        war(["Derne"], Derne=ARMY),
        war(["Derne", "Benghazi"], Benghazi=ARMY),
    ):
        assert read_state(data, Setup()).to_json()["captured"] == data["captured"]


def test_frigates_do_not_wait_for_a_year_that_is_past() -> None:
    data = with_pieces("1803", American_frigate=1)
    data["pieces"]["Supply"]["American frigate"] -= 1
    with pytest.raises(FormatError, match="the frigates on the 1803 space have returned by 1803"):
        read_state(data, Setup())
    due = changed(data, (("phase",), "start of year"), (("season",), "Spring"))
    assert read_state(due, Setup()).year == 1803
    with pytest.raises(FormatError, match="a year starts in Spring"):
        read_state(changed(data, (("season",), "Fall")), Setup())


@pytest.mark.parametrize(
    ("line", "card", "says"),
    [
        ("event_line", "Happy Hunting", "event line contains a card that cannot be in it"),
        ("event_line", "Troops to Derne", "event line contains a card that cannot be in it"),
        ("battle_line", "Storms", "a card of the T-bot is in an impossible place"),
        ("pile", "The Guns of Tripoli", "a card of the T-bot is in an impossible place"),
        ("discards", "Sweden Pays Tribute", "a card of the T-bot is in an impossible place"),
    ],
)
def test_the_cards_of_the_bot_lie_where_they_can(line: str, card: str, says: str) -> None:
    """Solitaire Setup: only certain cards can be in each of the T-bot's lines and piles."""
    data = real(Setup(solitaire=True), 3, 0)
    bot = data["cards"]["Tripolitan"]
    for pile in PILES:
        if card in bot[pile]:
            bot[pile].remove(card)
    bot[line].append(card)
    with pytest.raises(FormatError, match=says):
        read_state(data, Setup(solitaire=True))


def test_the_event_line_has_an_order() -> None:
    data = real(Setup(solitaire=True), 3, 0)
    data["cards"]["Tripolitan"]["event_line"].reverse()
    with pytest.raises(FormatError, match="event line"):
        read_state(data, Setup(solitaire=True))


def test_hands_have_a_limit() -> None:
    data = position()
    cards = data["cards"]["American"]
    cards["hand"] += [cards["pile"].pop() for _ in range(8)]
    with pytest.raises(FormatError, match="the American hand has 9 cards"):
        read_state(data, Setup())


@pytest.mark.parametrize(
    "steps",
    [
        [["laid", "Tribute Paid"], ["replayed", "Tribute Paid"]],
        [["reshuffled", None], ["played", "Tribute Paid"]],
        [["drawn", "Tribute Paid"]],
    ],
)
def test_pasts_that_cannot_be(steps: list[Any]) -> None:
    """R30: with hidden discards, every step must have been possible at the time."""
    data = real(HIDDEN, 8, 60)
    assert read_state(data, HIDDEN)
    data["cards"]["American"]["past"] = steps + data["cards"]["American"]["past"]
    with pytest.raises(FormatError, match="does not match their positions"):
        read_state(data, HIDDEN)


@pytest.mark.parametrize(
    ("side", "step", "says"),
    [
        ("American", ["laid", "Congress Authorizes Action"], "laid Congress Authorizes Action"),
        ("American", ["replayed", "Marine Sharpshooters"], "replayed Marine Sharpshooters"),
        ("Tripolitan", ["taken", "Storms"], "taken Storms is impossible"),
    ],
)
def test_steps_that_cannot_be(side: str, step: list[str], says: str) -> None:
    """Common cards return to the discard pile; only the Americans take a card from theirs."""
    data = real(HIDDEN, 8, 60)
    data["cards"][side]["past"].append(step)
    with pytest.raises(FormatError, match=says):
        read_state(data, HIDDEN)


def test_pasts_and_dates_go_together() -> None:
    """Start of Year: six cards are drawn each year; the discards are reshuffled in 1805."""
    data = real(HIDDEN, 8, 45)
    year = data["year"]
    assert 1801 < year < 1804
    with pytest.raises(FormatError, match="has not drawn six cards each year"):
        read_state(changed(data, (("year",), year - 1)), HIDDEN)
    data = real(HIDDEN, 8, 45)
    waiting = data["pieces"].pop("1804")
    placed(data, "Gibraltar", **waiting)
    for kind, count in waiting.items():
        data["pieces"]["Supply"][kind] += count
    with pytest.raises(FormatError, match="are reshuffled once, in 1805"):
        read_state(changed(data, (("year",), 1805)), HIDDEN)


def test_what_a_game_does_not_keep_it_does_not_take() -> None:
    """`known` requires open discards, `past` hidden ones; with an empty past no card can have
    moved.
    """
    hidden, open_ = real(HIDDEN, 8, 60), real(Setup(), 8, 60)
    hand = hidden["cards"]["American"]["hand"]
    assert hand
    with pytest.raises(FormatError, match="does not contain the cards known to be in it"):
        read_state(changed(hidden, (("cards", "American", "known"), hand[:1])), HIDDEN)
    past = real(HIDDEN, 8, 60)["cards"]["American"]["past"]
    with pytest.raises(FormatError, match="this game keeps no history of the"):
        read_state(changed(open_, (("cards", "American", "past"), past)), Setup())
    with pytest.raises(FormatError, match="does not match their positions"):
        read_state(changed(real(HIDDEN, 8, 60), (("cards", "American", "past"), [])), HIDDEN)


def hostile(data: dict[str, Any], rng: Random) -> None:
    """Damage a position somewhere, keeping it well formed."""
    cards = data["cards"][rng.choice(["American", "Tripolitan"])]
    pieces = data["pieces"]

    def move_piece() -> None:
        source, target = (str(rng.choice(PLACES)) for _ in range(2))
        for kind, count in list(pieces.get(source, {}).items())[:1]:
            moved = rng.randint(0, count)
            pieces[source][kind] -= moved
            there = pieces.setdefault(target, {})
            there[kind] = there.get(kind, 0) + moved

    def move_card() -> None:
        source, target = rng.choice(PILES), rng.choice(PILES)
        if cards[source]:
            card = cards[source].pop(rng.randrange(len(cards[source])))
            cards[target].insert(rng.randint(0, len(cards[target])), card)

    def spoil_past() -> None:
        past = cards["past"]
        if past:
            first, second = rng.randrange(len(past)), rng.randrange(len(past))
            past[first], past[second] = past[second], past[first]
        else:
            past.append(["laid", rng.choice(list(CARDS))])

    def know() -> None:
        cards["known"] = rng.sample(cards["hand"], rng.randint(0, len(cards["hand"])))

    damage: list[Callable[[], object]] = [
        move_piece,
        move_piece,
        move_card,
        move_card,
        spoil_past,
        know,
        lambda: changed(data, (("captured",), rng.choice([[], ["Derne"], ["Derne", "Benghazi"]]))),
        lambda: changed(data, (("year",), rng.randint(1801, 1806))),
        lambda: changed(data, (("season",), rng.choice(["Spring", "Winter"]))),
        lambda: changed(data, (("phase",), rng.choice(["start of year", "Tripolitan play"]))),
    ]
    rng.choice(damage)()


def check_hostile_position(seed: int) -> bool:
    """Damage a position; if it is accepted anyway, play it to the end.

    Returns:
        Whether it was accepted.
    """
    rng = Random(seed)
    setup = Setup(
        rng.choice(["standard", "fortress"]), rng.random() < 0.4, rng.random() < 0.5, False
    )
    data = real(setup, rng.getrandbits(40), rng.choice([0, 5, 20, 60, 120, 200]))
    for _ in range(rng.randint(1, 3)):
        hostile(data, rng)
    try:
        state = read_state(data, setup)
    except FormatError:
        return False
    game = tripoli.Game(setup, SeededChance(seed), state)
    game.start()
    made = 0
    while game.decision is not None:
        game.choose(random_choice(game, rng))
        made += 1
        if made % 40 == 0:
            again = json.loads(json.dumps(game.rested.to_json()))
            assert read_state(again, setup).to_json() == again
            assert tripoli.Record.from_json(game.record.to_json()).replay().digest == game.digest
            for side in (AMERICAN,) if setup.solitaire else Side:
                assert game.determinized(side, rng).view(side) == game.view(side)
    return True


def test_hostile_positions_are_refused_or_played() -> None:
    """No rule fails in a position that was accepted, and later positions can be read again."""
    read = sum(check_hostile_position(seed) for seed in range(250))
    assert 20 < read < 200


@pytest.mark.soak
def test_many_hostile_positions() -> None:
    for seed in range(1000, 21_000):
        check_hostile_position(seed)


def test_allies_at_war_have_been_called() -> None:
    """An ally's corsairs enter with its card for declaring war, which leaves the game."""
    data = with_pieces("Algiers", allied_corsair=2)
    data["pieces"]["Supply"]["allied corsair"] -= 2
    with pytest.raises(
        FormatError, match=r"there are corsairs in Algiers, but .* has not been played"
    ):
        read_state(data, Setup())


def test_a_position_is_arranged_with_what_there_is() -> None:
    """There are only so many of each piece and card."""
    with pytest.raises(ValueError, match="not so many pieces"):
        arranged("Fall 1803", AMERICAN, {"Malta": {F: 9}})
    with pytest.raises(ValueError, match="more copies of a card"):
        arranged("Fall 1803", AMERICAN, {}, ["Tribute Paid"] * 2)
