"""The course of a battle: its sequence, militia and retreats (7.2, 7.3, 7.8, 7.9; R15, W17,
W47, W58, W59).
"""

from __future__ import annotations

import pytest
from wilderness.marches import CARD, march, targets
from wilderness.meetings import offered
from wilderness.stage import listen, options, piece, play, reduced, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import BattleEnded, Fired
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH


def asked(game: Game, *yes: str) -> list[tuple[str, Ask | str]]:
    """Answer all questions of a battle, with yes to some; who was asked, and about what."""
    found: list[tuple[str, Ask | str]] = []
    while game.decision is not None and game.decision.ask not in (Ask.CARD, Ask.STEP, Ask.FINISH):
        decision = game.decision
        found.append((str(decision.side), decision.window or decision.ask))
        no = ("decline", "let pass", "done", "stand")
        first = sorted(options(game))[0]
        game.choose(next((o for o in (*yes, *no) if o in options(game)), first))
    return found


def test_w47_the_sequence_of_a_battle() -> None:
    """7.2: militia and besieged friends, cards, fire, losses of the attacker first."""
    game = march(
        "Sorel",
        "Montcalm, Guyenne",
        french={
            "Montréal": "Béarn (i), La Sarre (i)",
            "St. Lawrence militia": "Canadian Militia 1",
        },
        british={"Montréal": "44th, 48th, 22nd"},
        sieges={"Montréal": 0},
        other=(7, 11),
        dice=(3, 3),
    )
    events = listen(game)
    skip(game, "move > Montréal")
    game.choose("move > Montréal")
    found = asked(game, "deploy Canadian Militia 1", "join Béarn")
    order = [item for i, item in enumerate(found) if item not in found[:i]]
    assert order[:6] == [
        ("British", Ask.AVOID),
        ("French", Ask.MILITIA),
        ("French", Ask.JOIN),
        ("British", "fieldworks"),
        ("French", Ask.LOSS),
        ("British", Ask.LOSS),
    ]
    fires = {event.side: event for event in events if isinstance(event, Fired)}
    # Two Regulars and the militia against three Regulars.
    assert fires[FRENCH].strength == 7
    assert fires[BRITISH].strength == 9
    assert where(game, FRENCH, "Canadian Militia 1") == "St. Lawrence militia"


def test_w47_the_attackers_cards_come_first() -> None:
    """7.4: where Fieldworks lie, the attacker is asked for his; the defender has none to add."""
    game = march(
        "Schoharie",
        "Villiers, Béarn",
        british={"Schenectady": "44th"},
        other=(7, 11),
        fieldworks=1 << space("Schenectady"),
        dice=(3, 3),
    )
    skip(game, "move > Schenectady")
    game.choose("move > Schenectady")
    found = asked(game)
    assert ("French", "fieldworks") in found
    assert ("British", "fieldworks") not in found
    # In the wild both are asked for an ambush, the attacker first.
    game = march(
        "Schoharie",
        "Villiers, Marin, Léry",
        british={"Canajoharie": "Rogers, Goreham"},
        other=(7, 9),
        dice=(3, 3, 3),
    )
    skip(game, "move > Canajoharie")
    game.choose("move > Canajoharie")
    found = [item for item in asked(game) if item[1] == "ambush"]
    assert found == [("French", "ambush"), ("British", "ambush")]


@pytest.mark.parametrize(
    ("raided", "name", "deploys"),
    [("", "Schenectady", True), ("Hartford", "Schenectady", False), ("York", "Schenectady", True)],
    ids=["no raids", "raided", "raided elsewhere"],
)
def test_7_3_militia(raided: str, name: str, deploys: bool) -> None:
    """For battles in the fields of a Department without enemy Raided markers this year."""
    game = stage(
        FRENCH,
        {"Schoharie": "Villiers, Béarn"},
        {name: "44th", "Northern militia": "Colonial Militia 1"},
        hand=[46, 8],
        raided={raided: FRENCH} if raided else {},
    )
    play(game, CARD, "lead Villiers", "take Béarn", f"move > {name}", "stand")
    assert ("deploy Colonial Militia 1" in options(game)) == deploys


def test_w17_militia_join_a_sortie() -> None:
    """8.25, W60: for the attacker, in the fields that were his."""
    game = stage(
        FRENCH,
        {"Montréal": "Béarn (i)", "St. Lawrence militia": "Canadian Militia 1"},
        {"Montréal": "44th"},
        hand=[46, 8],
        sieges={"Montréal": 0},
    )
    play(game, CARD, "send Béarn", "sortie", "stand")
    assert options(game) == {"deploy Canadian Militia 1", "done"}


@pytest.mark.parametrize(
    ("names", "further"),
    [("Montcalm, Béarn, La Sarre, Guyenne", False), ("Montcalm, Béarn, La Sarre, Marin", True)],
    ids=["Drilled", "with Coureurs"],
)
def test_w58_an_overrun_lifts_no_stop(names: str, further: bool) -> None:
    """7.82: whoever had to stop there has stopped."""
    game = march(
        "Oneida Castle",
        names,
        "Canajoharie",
        "Schenectady",
        british={"Schenectady": "New York 1 (r)"},
        dice=(6, 1),
    )
    play(game, "stand")
    skip(game, "move > Schoharie")
    assert where(game, BRITISH, "New York 1") == "available"
    assert ("Schoharie" in targets(game)) == further


def test_r15_w59_choices_of_a_retreat() -> None:
    """7.92: Drilled Troops to fields and fortifications, Auxiliaries and leaders anywhere."""
    game = march(
        "Schoharie",
        "Villiers, Béarn",
        "Canajoharie",
        french={"Oneida Carry East": "Marin"},
        british={"Canajoharie": "Bradstreet, 44th, Rogers"},
        forts={"Oneida Castle": "British stockade"},
        dice=(6, 1, 2, 2),
    )
    events = listen(game)
    play(game, "stand")
    ended = next(event for event in events if isinstance(event, BattleEnded))
    assert ended.winner is FRENCH
    assert reduced(game, BRITISH) == {"44th", "Rogers"}
    drilled = {"Oneida Castle", "Schenectady"}
    anywhere = drilled | {"Shawiangto", "Adirondacks South"}
    assert targets(game, "retreat") == drilled
    assert offered(game, "retreat") == (
        {f"44th > {name}" for name in drilled}
        | {f"Rogers > {name}" for name in anywhere}
        | {f"Bradstreet > {name}" for name in anywhere}
    )
    play(game, "retreat 44th > Schenectady", "retreat Rogers > Shawiangto")
    play(game, "retreat Bradstreet > Adirondacks South")
    assert where(game, BRITISH, "44th") == "Schenectady"
    assert where(game, BRITISH, "Rogers") == "Shawiangto"
    assert where(game, BRITISH, "Bradstreet") == "Adirondacks South"


def test_r15_all_to_one_space() -> None:
    """7.91: or together."""
    game = march(
        "Schoharie",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Canajoharie": "Bradstreet, 44th, Rogers"},
        dice=(6, 1, 2, 2),
    )
    play(game, "stand", "retreat > Schenectady")
    for name in ("44th", "Rogers", "Bradstreet"):
        assert where(game, BRITISH, name) == "Schenectady"
    assert piece(BRITISH, "44th").bit & game.state.reduced
