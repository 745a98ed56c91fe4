"""Small immutable values."""

from __future__ import annotations

import copy
import pickle

import pytest

from tripoli.kernel.value import Value


class Ship(Value):
    """A ship."""

    name: str
    guns: int = 36


class Prize(Ship):
    """A ship that has been taken."""

    taken: bool = False


def test_fields_come_in_order_by_name_or_as_the_class_says() -> None:
    assert Ship("Essex", 46) == Ship(guns=46, name="Essex")
    assert Ship("Essex").guns == 36
    assert Prize("Tripoli", 14, taken=True).taken
    match Ship("Essex", 46):
        case Ship(name, guns):
            assert (name, guns) == ("Essex", 46)


def test_equal_are_those_of_one_class_with_equal_fields() -> None:
    assert Ship("Essex") == Ship("Essex", 36)
    assert hash(Ship("Essex")) == hash(Ship("Essex", 36))
    assert Ship("Essex") != Ship("Enterprise")
    assert Ship("Essex") != Prize("Essex")


def test_a_changed_copy() -> None:
    ship = Ship("Essex")
    assert ship.but(guns=46) == Ship("Essex", 46)
    assert ship == Ship("Essex", 36)
    assert copy.deepcopy(ship) == ship == pickle.loads(pickle.dumps(ship))


def test_it_says_what_it_is() -> None:
    assert repr(Ship("Essex")) == "Ship(name='Essex', guns=36)"


def test_it_never_changes() -> None:
    ship = Ship("Essex")
    with pytest.raises(AttributeError, match="a Ship never changes"):
        ship.guns = 46  # type: ignore[misc]
    with pytest.raises(AttributeError, match="a Ship never changes"):
        del ship.guns


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ((), {}),
        (("Essex", 36, 1), {}),
        (("Essex",), {"name": "Essex"}),
        (("Essex",), {"crew": 300}),
    ],
    ids=["missing", "too many", "twice", "unknown"],
)
def test_what_does_not_fit_is_refused(values: tuple[object, ...], named: dict[str, object]) -> None:
    with pytest.raises(TypeError, match=r"Ship (takes|needs) name"):
        Ship(*values, **named)  # type: ignore[arg-type]
