"""What the page of Wilderness War is told: whole games by way of a session's messages."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from stand_in import conform

from tripoli.games import GAMES
from tripoli.kernel.seat import Seat
from tripoli.session.table import Table
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.present import messages
from tripoli.wilderness.thumb import Thumb

TITLE = GAMES["wilderness"]


class Device:
    """A device with a page on it, which keeps the log of each reader."""

    def __init__(self, scenario: str, seed: int, **players: str) -> None:
        self.table = Table(GAMES)
        self.logs: dict[str, list[Any]] = {}
        self.lines: list[Any] = []
        self.rng = Random(seed)
        self.thumbs = {seat: Thumb(Random(seed)) for seat in players}
        setup = {"scenario": scenario}
        self.ask(do="new", game="wilderness", setup=setup, seed=seed, players=players)

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request, and read the answer."""
        request["logs"] = [{"key": key, "count": len(log)} for key, log in self.logs.items()]
        answer: dict[str, Any] = json.loads(self.table.ask(json.dumps(request)))
        assert answer["ok"], answer
        if answer["table"] is not None:
            self.shown = answer["table"]
            log = self.shown["log"]
            self.lines = self.logs.setdefault(log["key"], [])
            self.lines[log["start"] :] = log["lines"]
        return answer

    @property
    def game(self) -> Game:
        """The game on the table."""
        game = self.table.game
        assert isinstance(game, Game)
        return game

    def go_on(self) -> None:
        """Whoever is to do something does it: take the device, think, or choose."""
        shown = self.shown
        if shown["hand_over"]:
            self.ask(do="sit", seat=shown["hand_over"])
        elif shown["thinks"]:
            seat = shown["thinks"]
            choice = self.thumbs[seat].choose(Seat(self.game, Side(TITLE.seats.index(seat))))
            self.ask(do="choose", choice=str(choice), seat=seat)
        else:
            self.ask(do="choose", choice=_lively(shown["options"], self.rng))


def _lively(choices: list[Any], rng: Random) -> str:
    """A choice that keeps a game moving: rather to fight or to march than to build or demolish."""
    wanted = [option for option in choices if option["act"] != "demolish"] or choices
    for acts in (None, ("activate", "lead", "take", "move")):
        lively = [
            option
            for option in wanted
            if (option["odds"] if acts is None else option["act"] in acts)
        ]
        if lively and rng.random() < 0.8:
            wanted = lively
            break
    notation: str = rng.choice(wanted)["notation"]
    return notation


def moments(device: Device, most: int = 5000) -> Iterator[list[Any]]:
    """A game, moment by moment: the lines that are new."""
    count = 0
    for _ in range(most):
        yield device.lines[count:]
        count = len(device.lines)
        if device.shown["over"]:
            return
        device.go_on()


def check(shown: dict[str, Any]) -> None:
    """Everything in a table has the type that the page expects, and what may be chosen can be told
    apart.
    """
    conform(shown["board"], messages.Board)
    if shown["decision"] is not None:
        conform(shown["decision"], messages.Decision)
    if shown["scene"] is not None:
        conform(shown["scene"], messages.Scene)
    conform(shown["options"], list[messages.Option])
    conform(shown["log"]["lines"], list[messages.Line])
    labels = Counter((option["card"], option["label"]) for option in shown["options"])
    assert max(labels.values(), default=1) == 1, labels.most_common(2)
    for option in shown["options"]:
        assert option["offered"] != "card" or option["card"]
        assert option["offered"] != "map" or option["space"] or option["piece"]
        assert not {"None", "{", "}"} & set(option["label"].split())


def check_secrets(device: Device, new: list[Any]) -> None:
    """No card that the reader may not see is named in what the page is told now."""
    match = device.table.match
    assert match is not None
    eyes = match.eyes()
    text = json.dumps({**device.shown, "log": new}, ensure_ascii=False)
    state = device.game.state
    if len(eyes) < len(Side):
        assert not any(f'"{card}"' in text for card in state.deck)
    for side in Side:
        if side not in eyes:
            hand = state.hands[side]
            assert not any(f'"{card}"' in text for card in hand.cards if card not in hand.known), (
                device.shown["prompt"]
            )


def check_ways(device: Device, groups: int) -> None:
    """Ways begin where the group is, end where they lead, and know each step that can be taken.

    Args:
        device: the device.
        groups: of how many groups that could be activated the ways are asked for, at most.
    """
    shown = device.shown
    decision = shown["decision"]
    if decision is None:
        return
    found = [(decision["mover"], decision["reach"] or [])]
    for group in (decision["groups"] or [])[:groups]:
        ways = device.ask(do="query", topic="reach", argument=group["option"])["found"]
        conform(ways, list[messages.Approach])
        found.append((group, ways))
    for group, ways in found:
        for way in ways:
            assert (way["path"][0], way["path"][-1]) == (group["space"], way["space"])
            assert len(way["path"]) == way["steps"] + 1
            assert (way["safe"] < 1) == bool(way["by"])
            fights = way["arrival"] in ("battle", "raid") and not way["passes"]
            assert (way["odds"] is not None) == fights
    if decision["ask"] == "step" and decision["reach"] is not None:
        reached = {way["space"] for way in decision["reach"]}
        steps = {o["space"] for o in shown["options"] if o["act"] in ("move", "sail", "land")}
        assert steps <= reached
    notations = {option["notation"] for option in shown["options"]}
    for group in decision["groups"] or []:
        assert {group["option"], *group["alike"]} <= notations


def check_reasons(shown: dict[str, Any]) -> None:
    """At the play of a card, each use of each card in hand can be chosen, or there is a reason why
    not; never both.
    """
    if shown["decision"] is None or shown["decision"]["ask"] != "card":
        return
    names = {"build stockades": "stockades", "build forts": "forts"}
    uses = {(o["card"], names.get(o["act"], o["act"])) for o in shown["options"] if o["card"]}
    told = {(card, use) for card, why in shown["board"]["reasons"].items() for use in why}
    assert not uses & told
    hand = shown["board"]["hands"][shown["seat"]]["cards"]
    # Only a last card can be held (4.0 A.2).
    wanted = ("event", "activate", "stockades", "forts", *(("hold",) if len(hand) == 1 else ()))
    assert {(card, use) for card in hand for use in wanted} == uses | told


def check_scene(scene: Any) -> None:
    """Blows hit units that take part, and nothing comes back to life."""
    conform(scene, messages.Scene)
    units = {unit["number"]: unit for force in scene["forces"] for unit in force["units"]}
    lost = set()
    for number, step in enumerate(scene["steps"]):
        for blow in step["blows"]:
            assert units[blow["unit"]]["piece"] == blow["piece"]
            assert units[blow["unit"]]["step"] <= number
            assert blow["unit"] not in lost
            if blow["state"] == "lost":
                lost.add(blow["unit"])


def positions(shown: dict[str, Any]) -> Counter[tuple[str, str]]:
    """Where each piece is."""
    return Counter(
        {
            (piece, place): count
            for place, there in shown["board"]["pieces"].items()
            for piece, count in there.items()
        }
    )


def follow(device: Device, most: int = 5000) -> None:
    """Play on, and check that every message has its type and no secret, and that the lines tell
    where each piece goes.
    """
    pieces = positions(device.shown)
    for number, new in enumerate(moments(device, most)):
        shown = device.shown
        if number % 4 == 0:
            check(shown)
        check_secrets(device, new)
        check_ways(device, 9 if number % 4 == 0 else 1)
        check_reasons(shown)
        for line in new:
            for change in line["changes"]:
                pieces[change["piece"], change["place"]] += change["by"]
        assert +pieces == positions(shown), new


@pytest.mark.parametrize("scenario", ["early war", "full campaign"])
def test_two_people_begin_a_war_in_1755(scenario: str) -> None:
    """The units and leaders of 1755, and their events."""
    follow(Device(scenario, 6), 150)


ROLES = {"Fired": "blow", "Eliminated": None}
"""Rolls are steps of a fight; who is lost is what came of it, which is news even to whoever has
seen the fight."""


def test_two_people_play_a_whole_game() -> None:
    """At the end there are its course and its fights."""
    device = Device("annus mirabilis", 1)
    follow(device)
    last = device.shown
    assert last["over"]
    conform(last["course"], list[messages.Moment])
    years = range(1757, last["board"]["year"] + 1)
    seasons = [(year, late) for year in years for late in (False, True)]
    assert [(moment["year"], moment["late"]) for moment in last["course"]] == seasons
    assert last["course"][-1]["vp"] == last["board"]["vp"]
    fights = [number for number, line in enumerate(device.lines) if line.get("role") == "fight"]
    assert fights
    for number in fights[::3]:
        check_scene(device.ask(do="fight", line=number)["fight"])
    assert device.ask(do="fight", line=0)["fight"] is None
    for kind, role in ROLES.items():
        assert {line.get("role") for line in device.lines if line["kind"] == kind} == {role}


def test_a_person_plays_against_the_computer() -> None:
    """What the person chooses can be undone and made again; the enemy's cards stay hidden."""
    device = Device("annus mirabilis", 4, British="thumb")
    undone = 0
    for number, new in enumerate(moments(device, 120)):
        check(device.shown)
        check_secrets(device, new)
        if device.shown["undo"] and number % 5 == 0:
            before = device.shown
            device.ask(do="undo")
            device.ask(do="redo")
            assert device.shown["board"] == before["board"]
            assert device.shown["options"] == before["options"]
            undone += 1
    assert undone
    record = device.ask(do="record")["record"]
    device.ask(do="load", record=record)
    assert device.shown["headline"]


def test_two_computers_are_watched_and_the_game_is_replayed() -> None:
    """Who looks on sees both hands; each moment of the replay has its board, and marks say where
    turns, seasons and fights begin.
    """
    device = Device("annus mirabilis", 5, French="thumb", British="thumb")
    for _ in moments(device, 140):
        hands = device.shown["board"]["hands"]
        assert None not in [hand["cards"] for hand in hands.values()]
        check(device.shown)
    marks = device.ask(do="replay", marks=True)["marks"]
    assert any(mark["fight"] for mark in marks)
    assert sum(mark["round"] for mark in marks) >= 1
    for at in range(0, device.shown["choices"], 9):
        moment = device.ask(do="replay", at=at)["moment"]
        conform(moment["board"], messages.Board)
        if moment["scene"] is not None:
            check_scene(moment["scene"])
    device.ask(do="fork", at=40)
    assert device.shown["choices"] >= 40


def test_facts() -> None:
    """All that never changes: names are unique, links lead somewhere."""
    facts = Device("annus mirabilis", 1).ask(do="facts")["facts"]["games"]["wilderness"]
    conform(facts, messages.Facts)
    names = [piece["name"] for piece in facts["pieces"]]
    assert len(names) == len(set(names))
    spaces = {space["name"]: space for space in facts["spaces"]}
    assert all(link["to"] in spaces for space in spaces.values() for link in space["links"])
    assert spaces["Canajoharie"]["settlement"] == "Mohawk"
    assert {"to": "Louisbourg", "kind": "landing"} in spaces["Halifax"]["links"]
    assert spaces["Kahnawake"]["tribes"] == ["Caughnawaga"]
    assert {"to": "Niagara", "kind": "way out"} in spaces["Pays d'en Haut"]["links"]
    assert {card["title"] for card in facts["cards"] if card["leads"]} == {"Campaign"}


def test_the_list_of_games() -> None:
    """The entry of a game counts the units of each side by space, and has no secret."""
    device = Device("late war", 2)
    kept = json.loads(device.table.keep() or "")["summary"]["board"]
    conform(kept, messages.Summary)
    assert kept["units"]["Halifax"] == {"French": 0, "British": 3}
    assert "hands" not in kept


def test_questions_about_the_game() -> None:
    """A page asks what a person at a terminal can: as whoever holds the device, and nobody while
    it is handed over. Pieces go by the names that they have in messages.
    """
    device = Device("annus mirabilis", 1)
    answer = json.loads(device.table.ask('{"do":"ask","topic":"winter"}'))
    assert answer["error"] == "take the device first"
    device.ask(do="sit", seat="French")

    def told(topic: str, argument: str = "") -> str:
        return "\n".join(device.ask(do="ask", topic=topic, argument=argument)["told"])

    assert told("obstacle", "Montcalm > Boston").startswith("It cannot get to Boston")
    assert told("obstacle", "Montcalm > St-Jean") == "St-Jean: 1 space by land or boat"
    assert told("obstacle", "Montcalm > Montréal") == "It is at Montréal already."
    assert told("obstacle", "Wolfe > Boston").startswith("Who?")
    assert told("obstacle", "Montcalm").startswith("Where?")
    assert told("reach", "Marine 1").startswith("Marine 1 at Louisbourg:")
    assert "  " not in told("reach", "Montcalm")
    assert told("space", "albany")
    assert told("winter")
    assert json.loads(device.table.ask('{"do":"ask","topic":"weather"}'))["ok"] is False


def test_lenses() -> None:
    """Threats are those to the person at the device; supply and winter are those of both sides,
    also of an earlier moment.
    """
    device = Device("annus mirabilis", 6, British="thumb")

    def found(topic: str, **request: Any) -> Any:
        return device.ask(do="query", topic=topic, **request)["found"]

    threats = found("threats")
    conform(threats, list[messages.Threat])
    assert "Webb with 1 unit from Hudson Carry South, a battle" in next(
        threat["by"] for threat in threats if threat["space"] == "Crown Point"
    )
    supply = found("supply")
    conform(supply, list[messages.Supply])
    assert [side["side"] for side in supply] == ["French", "British"]
    assert found("supply", at=0) == supply
    conform(found("winter"), list[messages.Toll])


def test_the_reach_of_a_group_is_told_to_whoever_chooses_it() -> None:
    """To nobody else, and of no other group."""
    device = Device("annus mirabilis", 6)
    query = {"do": "query", "topic": "reach", "argument": "lead Montcalm"}
    assert not json.loads(device.table.ask(json.dumps(query)))["ok"]
    device.ask(do="sit", seat="French")
    options = [option["notation"] for option in device.shown["options"]]
    use = next(one for one in options if one.startswith("activate") and "Campaign" not in one)
    assert not json.loads(device.table.ask(json.dumps(query)))["ok"]
    device.ask(do="choose", choice=use)
    lead = device.shown["decision"]["groups"][0]["option"]
    assert device.ask(**{**query, "argument": lead})["found"]
    error = json.loads(device.table.ask(json.dumps({**query, "argument": "lead Wolfe"})))["error"]
    assert "the group" in error
