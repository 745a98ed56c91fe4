"""Generators of random test data: setups, games, records, and damage to records."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import strategies as st

import tripoli
from tripoli.shores.model.state import Setup

seeds = st.integers(min_value=0, max_value=2**53 - 1)

setups = st.builds(
    Setup,
    scenario=st.sampled_from(["standard", "fortress"]),
    solitaire=st.sampled_from([False, False, True]),
    hidden_discards=st.booleans(),
    conceal_reactions=st.booleans(),
)


def new(setup: Setup, seed: int) -> tripoli.Game:
    """A game with these options."""
    return tripoli.new_game(
        seed=seed,
        scenario=setup.scenario,
        solitaire=setup.solitaire,
        hidden_discards=setup.hidden_discards,
        conceal_reactions=setup.conceal_reactions,
    )


def random_choice(game: tripoli.Game, rng: Random) -> tripoli.Option:
    """A random option, but if possible not one of the raids that end most games early."""
    assert game.decision is not None
    options = game.decision.options
    calm = [option for option in options if not option.endswith("to raid")]
    return rng.choice(calm or options)


def play_on(game: tripoli.Game, rng: Random, most: int = 10_000) -> int:
    """Make up to `most` random choices; returns how many were made."""
    made = 0
    while game.decision is not None and made < most:
        game.choose(random_choice(game, rng))
        made += 1
    return made


@st.composite
def games(draw: st.DrawFn, ended: bool = False) -> tripoli.Game:
    """A game in progress, or one that has ended."""
    game = new(draw(setups), draw(seeds))
    most = 10_000 if ended else draw(st.integers(0, 150))
    play_on(game, Random(draw(seeds)), most)
    return game


@st.composite
def damaged_records(draw: st.DrawFn) -> str:
    """The JSON of a record that is damaged or changed somewhere."""
    game = new(draw(setups), draw(seeds))
    play_on(game, Random(draw(seeds)), draw(st.integers(0, 60)))
    text = game.record.to_json()
    if draw(st.booleans()):
        start = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 30))
        return text[:start] + draw(st.text(max_size=5)) + text[start + length :]
    data = json.loads(text)
    _damage(draw, data)
    return json.dumps(data)


_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=10),
    st.sampled_from(["Storms", "American", "done", "pass", "event Naval Movement", 1, 6, -1]),
    st.lists(st.integers(0, 7), max_size=4),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=2),
)


def _damage(draw: st.DrawFn, data: Any) -> None:
    """Change one value somewhere inside the data."""
    place = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        inner = place[key]
        if isinstance(inner, dict | list) and inner and draw(st.integers(0, 3)):
            place = inner
            continue
        if draw(st.booleans()):
            place[key] = draw(_VALUES)
        else:
            del place[key]
        return
