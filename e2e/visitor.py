"""A simulated person at the page of any game, who sees and presses what is offered."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeVar

from playwright.sync_api import (
    Browser,
    Error,
    FilePayload,
    Locator,
    Page,
    Playwright,
    Position,
    Worker,
)

Reading = TypeVar("Reading")
DEBIAN = Path("/usr/bin/chromium")
WINDOWLESS = Path("/usr/bin/chromium-headless-shell")
"""Debian's Chromium without what draws windows: a visit takes a fifth less processor time."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""The console message of pages without service worker."""
PLAYABLE = ":is(#hand .slot.live, #choices [data-choice], [data-sit])"
"""Everything that can be pressed when there is a decision."""
CORNER: Position = {"x": 16, "y": 48}
"""Where a card is pressed: the next card may cover the rest of it."""
PRESS = """async selector => {
  const before = document.body.dataset.answers;
  document.querySelector(selector).click();
  for (const began = Date.now(); document.body.dataset.answers === before;) {
    if (Date.now() - began > 15000) throw new Error(`no answer to ${selector}`);
    await new Promise(done => setTimeout(done, 5));
  }
}"""
"""Presses by script, three times as fast as the mouse, and waits for the answer."""
BREAK = "() => { JSON.parse = () => { throw new Error('broken') } }"
"""Makes Python's worker fail at every request."""
OPTIONS = ":is(#choices, #hand, #fights) [data-choice]"
STATE = """options => [
  document.querySelector('#prompt').textContent,
  document.querySelector('[data-sit]') !== null,
  [...document.querySelectorAll(options)].map(button => button.dataset.choice),
]"""
"""The prompt, whether the device is handed over, and what is offered."""
PAINTED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
HURRY = """(() => {
  if (self.hurried) return;
  self.hurried = performance.now.bind(performance);
  performance.now = () => 1000 * self.hurried();
})()"""
"""Makes presses count right after a question changes hands: these are no double clicks."""


def until_playable(page: Page) -> None:
    """Wait for a decision, and for a paint: only then does the map show what it is about."""
    page.wait_for_selector(PLAYABLE, timeout=60_000)
    page.evaluate(PAINTED)


def until(page: Page, true: Callable[[], bool]) -> None:
    """Wait, for half a minute at most, until something is true of the page.

    Playwright's own `wait_for_function` evaluates text in the page, which the site's
    Content-Security-Policy forbids as soon as the first look is not enough.
    """
    for _ in range(600):
        if true():
            return
        page.wait_for_timeout(50)
    raise AssertionError("waited in vain")


def until_still(page: Page, reading: Callable[[], Reading]) -> Reading:
    """Wait, for half a minute at most, until what is read of the page does not change any more.

    That is, for two seconds. What was under way when a thing was stopped may still arrive.
    """
    before = reading()
    for _ in range(15):
        page.wait_for_timeout(2000)
        if before == (before := reading()):
            return before
    raise AssertionError("it goes on")


def until_prepared(page: Page) -> None:
    """Wait until a page has a snapshot of its Python for the next visit."""
    page.wait_for_selector("body[data-snapshot]", state="attached", timeout=60_000)


def launch_options(playwright: Playwright, debian: Path = DEBIAN) -> dict[str, Any]:
    """Options for starting Chromium: Playwright's own, or Debian's."""
    own = Path(playwright.chromium.executable_path).exists()
    # Software rendering without GPU emulation takes a sixth less time.
    arguments = ["--disable-gpu"]
    # As root in a container, Chromium's sandbox is unavailable.
    arguments += ["--no-sandbox"] if os.geteuid() == 0 else []
    return {"executable_path": None if own else debian, "args": arguments}


def launch(playwright: Playwright, **fonts: int) -> Browser:
    """A Chromium that does not optimize WebAssembly: few tests run long enough to benefit.

    `fonts` are settings of its reader, in pixels, by Blink's names: `defaultFontSize` and
    `minimumFontSize`.
    """
    options = launch_options(playwright, WINDOWLESS if WINDOWLESS.exists() else DEBIAN)
    options["args"].append("--js-flags=--liftoff-only --wasm-lazy-validation")
    if fonts:
        chosen = ",".join(f"{name}={size}" for name, size in fonts.items())
        options["args"].append(f"--blink-settings={chosen}")
    return playwright.chromium.launch(**options)


@contextmanager
def first_visit(playwright: Playwright, **fonts: int) -> Iterator[Page]:
    """A page in a browser of its own, whose reader has chosen the size of its fonts."""
    browser = launch(playwright, **fonts)
    yield browser.new_page(viewport={"width": 1440, "height": 900}, service_workers="block")
    browser.close()


def session_worker(page: Page) -> Worker:
    """The worker in which Python runs the session."""
    # Whoever has just ended may still be listed.
    return next(one for one in page.workers if _kind(one) == "worker")


def _kind(worker: Worker) -> str:
    """The script of a worker, after which it is called; empty if it has ended."""
    try:
        return str(worker.evaluate("self.name")).partition("-")[0]
    except Error:
        return ""


HUSH = """(() => {
  try {
    localStorage.getItem('tripoli settings')
      ?? localStorage.setItem('tripoli settings', JSON.stringify({pace: 'off', offered: true}));
  } catch {}
})()"""
"""What happens is not told step by step until a test asks for it, and sound has been offered: old
settings, which count unless there are newer ones.
"""


BLANK = """(() => {
  const Plain = Worker;
  self.Worker = class extends Plain {
    constructor(address, options) {
      if (options?.name.startsWith('engraver') && !self.engraves)
        return Object.assign(new EventTarget(), {postMessage() {}, terminate() {}});
      super(address, options);
    }
  };
})()"""
"""No picture is engraved unless a test asks for it: this takes half of the processor time of a
visit.
"""


class Visitor:
    """The page, its errors, and its requests to other origins.

    The class of a game's visitor has `END`, what the prompt says at the end of a game only.

    Args:
        page: a browser page.
        address: the site's address.
        patient: whether to wait after each turn, as the page requires.
        asked: whether sound has been offered before, and declined.
        blank: whether pictures stay blank until they are asked for.
        site: the address of the site, if the page is in a folder of it.
    """

    END: ClassVar[str]

    def __init__(
        self,
        page: Page,
        address: str,
        *,
        patient: bool = False,
        asked: bool = True,
        blank: bool = False,
        site: str = "",
    ) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self.elsewhere: list[str] = []
        if not patient:
            page.add_init_script(HURRY)
            page.evaluate(HURRY)
        # Stories and the offer of sound have tests of their own.
        page.add_init_script(HUSH if asked else HUSH.replace("offered: true", "offered: false"))
        if blank:
            page.add_init_script(BLANK)
        page.emulate_media(reduced_motion="reduce")
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                self.complaints.append(message.text)
                if message.type in ("error", "warning") and BLOCKED not in message.text
                else None
            ),
        )
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((site or address, "data:", "blob:"))
                else self.elsewhere.append(request.url)
            ),
        )

    def begin(self, mode: str, seed: int) -> None:
        """Open the page and start a game."""
        self.page.goto(f"{self.address}?seed={seed}")
        self.page.click(f'[data-new="{mode}"]')
        until_playable(self.page)

    def engrave(self) -> None:
        """From the next visit on, pictures are engraved."""
        self.page.add_init_script("self.engraves = true")

    def tell(self, pace: str = "") -> None:
        """From now on, what happens is told, in motion, or step by step."""
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.select_option("#pace", pace, force=True)

    def hush(self) -> None:
        """From now on, nothing is told step by step."""
        self.page.emulate_media(reduced_motion="reduce")
        self.page.select_option("#pace", "off", force=True)

    def press(self, control: Locator, *, force: bool = False) -> None:
        """Press something that sends a request, and wait for the answer."""
        before = int(self.page.locator("body").get_attribute("data-answers") or 0)
        control.click(force=force)
        self.page.wait_for_selector(f'body[data-answers="{before + 1}"]')
        self.painted()

    def painted(self) -> None:
        """Wait for a paint: only just before it does the page scroll to what it shows."""
        self.page.evaluate(PAINTED)

    def raised(self, card: str) -> Locator:
        """A card of the hand, raised to full size."""
        return raise_card(self.page.locator(f'#hand [data-card="{card}"].slot'))

    def control(self, notation: str) -> Locator:
        """The button, or else the place, for an option; raises its card if needed."""
        where = f'[data-choice="{notation}"]'
        listed = self.page.locator(f"#choices {where}")
        on_card = self.page.locator(f"#hand {where}")
        if listed.count():
            return listed
        if on_card.count():
            card = on_card.locator("xpath=ancestor::li").get_attribute("data-card")
            return self.raised(str(card)).locator(where)
        return self.page.locator(where).first

    def choose(self, notation: str) -> None:
        """Press the control of an option, and wait for the answer."""
        self.press(self.control(notation))

    def place(self, name: str) -> Locator:
        """A place on the map."""
        return self.page.locator(f'[data-place="{name}"]')

    def offered(self) -> list[str]:
        """The notations of all buttons."""
        found = self.page.locator(OPTIONS).evaluate_all(
            "buttons => buttons.map(button => button.dataset.choice)"
        )
        return [str(notation) for notation in found]

    def sit(self) -> str | None:
        """Take the device if it is handed over; returns the seat."""
        hand_over = self.page.locator("button[data-sit]")
        if not hand_over.count():
            return None
        side = hand_over.get_attribute("data-sit")
        self.press(hand_over)
        return side

    def prompt(self) -> str:
        """The prompt."""
        return self.page.inner_text("#prompt")

    def over(self) -> bool:
        """Whether the game is over."""
        return self.END in self.prompt()

    def play_out(
        self,
        rng: Random,
        most: int = 400,
        *,
        by_hand: bool = False,
        look: Callable[[str], object] = lambda prompt: None,
    ) -> list[str]:
        """Press random buttons to the end of the game; returns the choices.

        Args:
            rng: picks the buttons.
            most: the maximum number of choices.
            by_hand: whether to use the mouse, as a person does, instead of a script.
            look: called with the prompt before each choice.
        """
        chosen: list[str] = []
        while len(chosen) < most:
            prompt, sits, offered = self.page.evaluate(STATE, OPTIONS)
            if self.END in prompt:
                break
            if sits:
                if by_hand:
                    self.sit()
                else:
                    self.page.evaluate(PRESS, "[data-sit]")
                continue
            look(prompt)
            notation = rng.choice(offered)
            if by_hand:
                self.choose(notation)
            else:
                self.answer(notation)
            chosen.append(notation)
        return chosen

    def answer(self, notation: str) -> None:
        """Choose an option by script."""
        self.page.evaluate(PRESS, f'{OPTIONS}[data-choice="{notation}"]')


def raise_card(slot: Locator) -> Locator:
    """Press a card of the hand, unless it has risen under the pointer; returns it at full size."""
    card, small = slot.locator(".card"), slot.locator(".mini")
    if not card.is_visible():
        small.scroll_into_view_if_needed()
        box = small.bounding_box()
        assert box
        small.page.mouse.move(box["x"] + CORNER["x"], box["y"] + CORNER["y"])
    if not card.is_visible():
        small.click(position=CORNER)
    return card


def press_something(page: Page, notation: str | None = None) -> None:
    """Press an option, by default the first, wherever it is; does not wait for the answer."""
    where = "[data-choice]" if notation is None else f'[data-choice="{notation}"]'
    listed = page.locator(f"#choices {where}")
    if listed.count():
        listed.first.click()
        return
    slot = page.locator(f"#hand .slot:has({where})").first
    raise_card(slot).locator(where).first.click()


def payload(text: str) -> FilePayload:
    """A record as a file for a file input."""
    return {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}


def from_menu(page: Page, button: str) -> None:
    """Open the menu and press a button in it."""
    page.click("#menu-button")
    page.click(button)


def read_link(page: Page) -> str:
    """The link in the dialog that is about to open; the dialog is closed again."""
    page.wait_for_selector("#link[open]")
    link = page.input_value("#link-text")
    page.keyboard.press("Escape")
    page.wait_for_selector("#link", state="hidden")
    return link
