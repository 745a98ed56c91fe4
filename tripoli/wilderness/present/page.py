"""Data for the page: the board and the decision, as a viewer can see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tripoli.kernel.title import Eyes
from tripoli.wilderness.model.options import Ask, Decision
from tripoli.wilderness.model.pieces import HOMES
from tripoli.wilderness.model.places import NAMES
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import FORTRESSES, PORTS, SPACES
from tripoli.wilderness.model.state import ASSEMBLIES, VITAL, Phase, State
from tripoli.wilderness.present import approaches, clauses, forecasts, options
from tripoli.wilderness.present.notation import FORT_KINDS, piece_names, side_name
from tripoli.wilderness.present.reasons import idle, reasons
from tripoli.wilderness.present.standings import flags, standings
from tripoli.wilderness.present.words import date, ending_sentences, points, prompt
from tripoli.wilderness.rules.war import War
from tripoli.wilderness.rules.year import hand_size
from tripoli.wilderness.text.standings import DRAW_COUNTS

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages

_WATCHED: Final = tuple(dict.fromkeys((*PORTS, *FORTRESSES)))
"""The spaces of which it matters who controls them."""


def summary(war: War) -> messages.Summary:
    """The entry of a game in a list of games: public information only."""
    state = war.state
    units: dict[str, dict[messages.SideName, int]] = {}
    for space in SPACES:
        there = {side_name(side): state.units(space, side).bit_count() for side in Side}
        if any(there.values()):
            units[str(space)] = there
    return {
        "scenario": war.setup.scenario,
        "year": state.year,
        "late": state.late,
        "vp": state.vp,
        "units": units,
        "ending": _ending(war),
    }


def _ending(war: War) -> messages.Ending | None:
    result = war.result
    if result is None:
        return None
    text, vp_text = ending_sentences(result)
    return {
        "winner": None if result.winner is None else side_name(result.winner),
        "reason": str(result.reason),
        "vp": result.vp,
        "text": text,
        "vp_text": vp_text,
    }


def board(war: War, eyes: Eyes) -> messages.Board:
    """Everything on the table, as `eyes` can see it."""
    state = war.state
    forts: dict[str, messages.Fort] = {
        str(space): {
            "kind": FORT_KINDS[state.fort_kind(space)],
            "side": side_name(Side(state.forts[space] & 1)),
        }
        for space in SPACES
        if state.forts[space] > 1
    }
    return {
        "caption": date(state.year, late=state.late),
        "people": [side_name(side) for side in Side],
        "draw_counts": DRAW_COUNTS,
        "scenario": war.setup.scenario,
        "year": state.year,
        "late": state.late,
        "last_year": war.setup.facts.last_year,
        "phase": str(state.phase),
        "vp": state.vp,
        "vp_text": points(state.vp),
        "assemblies": ASSEMBLIES[state.assemblies],
        "active": side_name(state.active) if state.phase is Phase.ACTION else None,
        "first": side_name(state.first),
        "pieces": {
            NAMES[place]: dict.fromkeys(piece_names(pieces), 1)
            for place, pieces in enumerate(state.at)
            if pieces
        },
        "reduced": piece_names(state.reduced),
        "inside": piece_names(state.inside),
        "forts": forts,
        "works": {
            str(space): side_name(Side(state.works[space] - 1))
            for space in SPACES
            if state.works[space]
        },
        "sieges": {str(space): state.sieges[space] - 1 for space in SPACES if state.sieges[space]},
        "raided": {
            str(space): {"French": french, "British": british}
            for space, french, british in zip(SPACES, *state.raided, strict=True)
            if french or british
        },
        "allied": _allied(state),
        "amphib": [str(space) for space in SPACES if state.amphib >> space & 1],
        "fieldworks": [str(space) for space in SPACES if state.fieldworks >> space & 1],
        "control": _control(state),
        "hands": {side_name(side): _hand(state, side, eyes) for side in Side},
        "deck": len(state.deck),
        "discards": [str(card) for card in state.discards],
        "removed": [str(card) for card in state.removed],
        "shuffles": _shuffles(state),
        "reasons": reasons(war, Side(eyes[0])) if len(eyes) == 1 else {},
        "flags": flags(state),
        "standings": standings(war),
        "ending": _ending(war),
    }


def _allied(state: State) -> dict[str, list[messages.SideName]]:
    """The settlements with an Allied marker, and whose it is (5.532)."""
    settlements = HOMES[Side.FRENCH]
    found = {
        str(space): [side_name(side) for side in Side if state.allied(space, side)]
        for space in settlements
    }
    return {space: sides for space, sides in found.items() if sides}


def _control(state: State) -> dict[str, messages.SideName]:
    """Who controls the ports and fortresses, and who holds Niagara and Ohio Forks."""
    found = {
        str(space): side_name(side)
        for space in _WATCHED
        for side in Side
        if state.controls(space, side)
    }
    found.update(
        (str(space), side_name(side)) for space, side in zip(VITAL, state.holders, strict=True)
    )
    return found


def _hand(state: State, side: Side, eyes: Eyes) -> messages.Hand:
    hand = state.hands[side]
    return {
        "cards": [str(card) for card in hand.cards] if side in eyes else None,
        "count": len(hand.cards),
        "known": [str(card) for card in hand.known],
        "held": hand.holds,
        "must_play": hand.must_play,
    }


def _shuffles(state: State) -> bool:
    """Whether the discards are shuffled in at the next deal: the deck is too small for it, or
    Surrender! has been used. A card that is held, and may not be, still counts as one to be dealt.
    """
    needed = sum(hand_size(state, side) - state.hands[side].holds for side in Side)
    return state.reshuffle or len(state.deck) < needed


def decision(war: War, side: Side) -> messages.Decision:
    """The decision of `side`."""
    asked = _asked(war, side)
    state = war.state
    together = options.together(asked, state)
    return {
        "side": side_name(side),
        "ask": asked.ask.value,
        "prompt": prompt(asked),
        "left": asked.left,
        "space": None if asked.space is None else str(asked.space),
        "card": asked.card,
        "begins_turn": asked.ask is Ask.CARD,
        "automatic": options.usual(war) is not None,
        "mover": approaches.mover(asked, state),
        "command": approaches.command(asked),
        "reach": approaches.ways(asked, state),
        "groups": approaches.groups(asked, state),
        "idle": idle(asked, state),
        "waiting": approaches.waiting(asked, state),
        "together": together,
        "outcome": clauses.of_several(war, asked, together),
        "forecasts": forecasts.of_decision(asked, war),
    }


def offered(war: War, side: Side) -> list[messages.Option]:
    """The options of `side`, each with its odds."""
    return options.told(war, _asked(war, side))


def _asked(war: War, side: Side) -> Decision:
    assert war.decision is not None
    assert war.decision.side is side
    return war.decision
