"""A simulated person at the page of Wilderness War."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from playwright.sync_api import Locator, Page
from visitor import Visitor, payload, until_playable

from tripoli.kernel.chance import SeededChance
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.options import Option
from tripoli.wilderness.model.places import NAMES
from tripoli.wilderness.title import WILDERNESS

ANSWER = """async ([choice, place, piece, paints]) => {
  const find = () => document.querySelector(`[data-choice="${CSS.escape(choice)}"]`);
  const press = selector => {
    const button = document.querySelector(selector);
    button?.click();
    return button;
  };
  let looked = false;
  const goal = choice.startsWith('inside ') ? 'inside' : choice.split(' > ')[1] ?? '';
  if (!find()) press(`#muster [data-goal="${CSS.escape(goal)}"]`);
  if (!find() && place) {
    const look = CSS.escape(place);
    const stack = [...document.querySelectorAll(`#map [data-at="${look}"].stack.live`)][0];
    const at = document.querySelector(`[data-look="${look}"]`) ?? stack;
    looked = true;
    if (at) at.click();
    else press(`[data-place="${look}"]`);
    if (!find() && piece) press(`#muster [data-group="${CSS.escape(piece)}"]`);
  }
  const began = (self.hurried ?? (() => performance.now()))();
  const control = find();
  // A press on a stack that can do only one thing has chosen it.
  if (!control && !looked) throw new Error(`no control for ${choice}`);
  control?.click();
  await new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(`no answer to ${choice}`)), 15000);
    new MutationObserver((_, observer) => {
      clearTimeout(late);
      observer.disconnect();
      done();
    }).observe(document.body, {attributes: true, attributeFilter: ['data-answers']});
  });
  if (paints) await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return (self.hurried ?? (() => performance.now()))() - began;
}"""
"""Chooses an option as a person would find it: in the list, on its card, on the map, or with the
pieces of the space that is pressed. Returns milliseconds from the press to the answer, painted if
asked.
"""


NEXT = """([choice, space, group, looked]) => {
  const find = selector => document.querySelector(selector);
  const named = (name, value) => `[data-${name}=${JSON.stringify(value)}]`;
  const where = named('choice', choice);
  const slot = `#hand .slot:has(${where})`;
  const folded = `#muster details:not([open]):has(${where}) > summary`;
  const look = `#muster ${named('look', space)}`;
  if (find(`#choices ${where}`)) return [`#choices ${where}`, true];
  if (find(slot)) return find(`${slot} .card`).checkVisibility()
    ? [`${slot} ${where}`, true] : [`${slot} .mini`, false];
  if (find(folded)) return [folded, false];
  for (const panel of ['#muster', '#fights', '#map'])
    if (find(`${panel} ${where}`)) return [`${panel} ${where}`, true];
  const goal = choice.startsWith('inside ') ? 'inside' : choice.split(' > ')[1] ?? '';
  const towards = `#muster ${named('goal', goal)}`;
  if (find(towards)) return [towards, false];
  if (looked) return [`#muster ${named('group', group)}`, false];
  if (find(look)) return [look, false];
  const list = '#list-now:not([hidden])';
  return [find(list) ? list : `#map ${named('place', space)}`, false];
}"""
"""What a person presses next to choose an option: where it is listed, on its card, among the pieces
of a space that has been pressed, or on the map, or the list that waits behind a fight, or first
the place where the piece is to go; and whether that chooses it.
"""


STAY = """try {
  localStorage.setItem('tripoli settings',
    JSON.stringify({pace: 'off', offered: true, ends: false}));
} catch {}"""
"""No Action Phase ends by itself: older settings, which count unless there are newer ones."""


GOLDEN = Path(__file__).parents[1] / "tests" / "wilderness" / "golden"
ANNUS_MIRABILIS = (GOLDEN / "annus-mirabilis-1.json").read_text(encoding="utf-8")
"""A war of the shortest scenario, with 769 choices."""
Press: TypeAlias = Callable[[Locator], None]
OUT_OF_SIGHT = """control => {
  const {left, right, top, bottom} = document.querySelector('#map .window').getBoundingClientRect();
  const box = control.getBoundingClientRect();
  return Boolean(control.closest('#map'))
    && (box.left < left || box.right > right || box.top < top || box.bottom > bottom);
}"""
"""Whether a control lies on the map, but not in the part that is shown."""


class SettlerVisitor(Visitor):
    """A visitor who plays Wilderness War.

    Args:
        page: a browser page.
        site: the address of the site.
        blank: whether pictures stay blank until they are asked for.
    """

    END: ClassVar[str] = "win"

    def __init__(self, page: Page, site: str, *, blank: bool = False) -> None:
        super().__init__(page, f"{site}wilderness/", blank=blank, site=site)

    def begin(self, mode: str, seed: int, scenario: str = "annus mirabilis") -> None:
        """Open the page and start a game."""
        page = self.page
        page.goto("about:blank")
        page.goto(f"{self.address}?seed={seed}")
        page.select_option("#scenario", scenario)
        page.click(f'[data-new="{mode}"]')
        until_playable(page)
        self.painted()

    def find(self, game: Game, option: Option, *, paints: bool = False) -> float:
        """Choose an option by script; returns milliseconds until the answer, or until its paint."""
        place, piece = about(game, option)
        return float(self.page.evaluate(ANSWER, [str(option), place, piece, paints]))

    def by_hand(self, game: Game, option: Option, press: Press) -> None:
        """Choose an option as a person does.

        Args:
            game: before the choice.
            option: the option.
            press: presses a control with the mouse, a finger or a key.
        """
        page = self.page
        before = page.locator("body").get_attribute("data-answers")
        for selector in presses(game, option, lambda sought: page.evaluate(NEXT, sought)):
            press(page.locator(selector).first)
        page.wait_for_selector(f'body:not([data-answers="{before}"])')


class Presses:
    """Presses what a person would, and counts.

    Args:
        settler: at the page, with a game in which the French decide.
    """

    def __init__(self, settler: SettlerVisitor) -> None:
        self.settler = settler
        self.page = settler.page
        self.count = 0

    def press(self, selector: str) -> None:
        """Press something."""
        self.page.click(selector)
        self.count += 1

    def card(self, value: int) -> None:
        """Press the first card of a value."""
        face = f'#hand .slot:has(.mini .value:text-is("{value}"))'
        name = self.page.locator(face).first.get_attribute("data-card")
        self.press(f'#hand [data-card="{name}"] .mini')

    def stockades(self) -> None:
        """Press a card, and its use to build two stockades."""
        self.card(2)
        self.press("#hand .raised [data-choice^='build stockades']")

    def force(self, space: str) -> None:
        """Press the French pieces of a space, and wait until they are in hand."""
        self.press(f'[data-stack="French at {space}"]')
        self.page.wait_for_selector("#muster .goes")

    def march(self, space: str) -> None:
        """Press a destination, and once more to set out."""
        self.press(f'[data-place="{space}"]')
        self.page.wait_for_selector("#muster .orders")
        self.press(f'[data-place="{space}"]')


def drag_to(sought: Locator) -> None:
    """Drag the map until something on it lies in its middle, or as near as it gets."""
    page = sought.page
    middles = """sought => [sought, document.querySelector('#board')].map(one => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })"""
    for _ in range(9):
        at, middle = sought.evaluate(middles)
        by = [max(-150, min(150, goal - here)) for here, goal in zip(at, middle, strict=True)]
        # Without a move it would be a press.
        if max(map(abs, by)) < 20:
            return
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0] + by[0], middle[1] + by[1], steps=5)
        page.mouse.up()


def in_hand(settler: SettlerVisitor) -> None:
    """Take Montcalm with his force in hand."""
    settler.begin("computer", 6)
    presses = Presses(settler)
    presses.card(3)
    presses.force("Montréal")


def about(game: Game, option: Option) -> tuple[str | None, str | None]:
    """The space that an option is about, and its piece there."""
    if option.piece is not None:
        return NAMES[game.state.place[option.piece]], option.piece.name
    return None if option.space is None else str(option.space), None


def presses(game: Game, option: Option, ask: Callable[[list[Any]], Any]) -> Iterator[str]:
    """What to press, one after the other, to choose an option.

    Args:
        game: before the choice.
        option: the option.
        ask: runs `NEXT` in the page.
    """
    space, group = about(game, option)
    for count in range(6):
        selector, chooses = ask([str(option), space or "", group or "", count > 0])
        yield str(selector)
        if chooses:
            return
    raise AssertionError(f"no control for {option}")


def recorded(text: str) -> tuple[str, int, Iterator[tuple[Game, Option]]]:
    """The scenario and the seed of a record whose chance is that of its seed, and the game before
    each choice.
    """
    data = json.loads(text)
    scenario, seed = data["setup"]["scenario"], data["chance"]["seed"]
    game = WILDERNESS.rules.new_game({"scenario": scenario}, SeededChance(seed))

    def played() -> Iterator[tuple[Game, Option]]:
        for notation in (step["choice"] for step in data["choices"]):
            option = next(one for one in game.decision.options if str(one) == notation)
            yield game, option
            game.choose(option)

    return scenario, seed, played()


def walk(
    visitor: SettlerVisitor,
    text: str,
    took: list[float] | None = None,
    press: Press | None = None,
) -> Iterator[Game]:
    """Play a recorded game for two people in the page, by script or by hand.

    Args:
        visitor: at the page.
        text: the record, whose chance is that of its seed.
        took: receives milliseconds from each press to its paint.
        press: presses a control; by default everything is pressed by script.

    Yields:
        The game, before each choice that is made in the page.
    """
    scenario, seed, played = recorded(text)
    visitor.page.add_init_script(STAY)
    visitor.begin("hot seat", seed, scenario)
    for game, option in played:
        visitor.sit()
        yield game
        if press:
            visitor.by_hand(game, option, press)
        else:
            time = visitor.find(game, option, paints=took is not None)
            if took is not None:
                took.append(time)


def opened(settler: SettlerVisitor, name: str, at: int) -> None:
    """Open a recorded war for two people before one of its choices, as whoever is to choose.

    Args:
        settler: at the page.
        name: of the record.
        at: the number of the choice.
    """
    text = (GOLDEN / f"{name}.json").read_text(encoding="utf-8")
    game, _ = next(islice(recorded(text)[2], at, None))
    page = settler.page
    page.add_init_script(STAY)
    page.goto(settler.address)
    page.wait_for_selector("body[data-way]", state="attached")
    page.set_input_files("#file", [payload(game.record.to_json())])
    page.wait_for_selector("body:not(.shows-menu)")
    settler.sit()
