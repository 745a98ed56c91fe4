"""A simulated person at the page of Wilderness War."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import ClassVar, TypeAlias

from playwright.sync_api import Locator, Page
from visitor import PLAYABLE, Visitor

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
  if (!find() && place) {
    const look = CSS.escape(place);
    const stack = [...document.querySelectorAll(`#map [data-at="${look}"].stack.live`)][0];
    press(`[data-look="${look}"]`) ?? stack?.click() ?? press(`[data-place="${look}"]`);
    if (!find() && piece) press(`#muster [data-group="${CSS.escape(piece)}"]`);
  }
  const {answers: before} = document.body.dataset;
  const began = (self.hurried ?? (() => performance.now()))();
  if (!find()) throw new Error(`no control for ${choice}`);
  find().click();
  for (const began = Date.now(); document.body.dataset.answers === before;) {
    if (Date.now() - began > 15000) throw new Error(`no answer to ${choice}`);
    await new Promise(done => paints ? requestAnimationFrame(done) : setTimeout(done, 4));
  }
  if (paints) await new Promise(done => setTimeout(done));
  return (self.hurried ?? (() => performance.now()))() - began;
}"""
"""Chooses an option as a person would find it: in the list, on its card, on the map, or with the
pieces of the space that is pressed. Returns milliseconds from the press to the answer, painted if
asked.
"""


STAY = """try {
  localStorage.setItem('tripoli settings',
    JSON.stringify({pace: 'off', offered: true, ends: false}));
} catch {}"""
"""No Action Phase ends by itself: older settings, which count unless there are newer ones."""


Press: TypeAlias = Callable[[Locator], None]


class SettlerVisitor(Visitor):
    """A visitor who plays Wilderness War.

    Args:
        page: a browser page.
        site: the address of the site.
    """

    END: ClassVar[str] = "win"

    def __init__(self, page: Page, site: str) -> None:
        super().__init__(page, f"{site}wilderness/", site=site)

    def begin(self, mode: str, seed: int, scenario: str = "annus mirabilis") -> None:
        """Open the page and start a game."""
        page = self.page
        page.goto("about:blank")
        page.goto(f"{self.address}?seed={seed}")
        page.select_option("#scenario", scenario)
        page.click(f'[data-new="{mode}"]')
        page.wait_for_selector(PLAYABLE, timeout=60_000)
        self.painted()

    def find(self, game: Game, option: Option, *, paints: bool = False) -> float:
        """Choose an option by script; returns milliseconds until the answer, or until its paint."""
        place = None if option.space is None else str(option.space)
        piece = None if option.piece is None else option.piece.name
        if option.piece is not None:
            place = NAMES[game.state.place[option.piece]]
        return float(self.page.evaluate(ANSWER, [str(option), place, piece, paints]))

    def by_hand(self, game: Game, option: Option, press: Press) -> None:
        """Choose an option as a person does: where it is listed, on its card, among the pieces of
        a space that has been pressed, or on the map.

        Args:
            game: before the choice.
            option: the option.
            press: presses a control with the mouse, a finger or a key.
        """
        page = self.page
        where = f'[data-choice="{option}"]'
        before = page.locator("body").get_attribute("data-answers")
        listed, card = page.locator(f"#choices {where}"), page.locator(f"#hand {where}")
        if not listed.count() and not card.count() and not page.locator(where).count():
            self.look(game, option, press)
        shown = page.locator(f":is(#choices, #muster, #fights) {where}")
        if listed.count():
            press(listed)
        elif card.count():
            slot = page.locator(f"#hand .slot:has({where})")
            if not slot.locator(".card").is_visible():
                press(slot.locator(".mini"))
            press(slot.locator(where))
        elif shown.count():
            folded = page.locator(f"#muster details:not([open]):has({where}) > summary")
            if folded.count():
                press(folded.first)
            press(shown.first)
        else:
            press(page.locator(f"#map {where}").first)
        page.wait_for_selector(f'body:not([data-answers="{before}"])')

    def look(self, game: Game, option: Option, press: Press) -> None:
        """Open the pieces of the space that an option is about, with its group in hand."""
        page = self.page
        space = "" if option.space is None else str(option.space)
        if option.piece is not None:
            space = NAMES[game.state.place[option.piece]]
        look = page.locator(f'#muster [data-look="{space}"]')
        press(look if look.count() else page.locator(f'#map [data-place="{space}"]'))
        if option.piece is not None and not page.locator(f'[data-choice="{option}"]').count():
            press(page.locator(f'#muster [data-group="{option.piece.name}"]'))


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
    data = json.loads(text)
    scenario, seed = data["setup"]["scenario"], data["chance"]["seed"]
    visitor.page.add_init_script(STAY)
    visitor.begin("hot seat", seed, scenario)
    game = WILDERNESS.rules.new_game({"scenario": scenario}, SeededChance(seed))
    for notation in (step["choice"] for step in data["choices"]):
        option = next(one for one in game.decision.options if str(one) == notation)
        visitor.sit()
        yield game
        if press:
            visitor.by_hand(game, option, press)
        else:
            time = visitor.find(game, option, paints=took is not None)
            if took is not None:
                took.append(time)
        game.choose(option)
