"""The smoke set in Firefox and WebKit: a battle, a year, resume, offline, a computer player; and a
war by mouse.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any, Protocol, TypeAlias
from unittest import mock

import pytest
from checks import same_game, stacks
from selenium import webdriver
from selenium.common.exceptions import ElementClickInterceptedException, NoSuchFrameException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.options import ArgOptions
from selenium.webdriver.remote.remote_connection import RemoteConnection
from settler import ANNUS_MIRABILIS, NEXT, STAY, presses, recorded
from sites import Site
from tiny import TINY

from tripoli.kernel.chance import SeededChance
from tripoli.session.links import pack
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.options import Option
from tripoli.wilderness.title import WILDERNESS

MINIBROWSERS = (
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
)

TOOLS = """
  const wait = async wanted => {
    for (const began = Date.now(); Date.now() - began < 90000;) {
      const found = wanted();
      if (found) return found;
      await new Promise(done => setTimeout(done, 40));
    }
    const said = document.querySelector('#prompt')?.textContent;
    throw new Error('waited in vain: ' + wanted + ' ' + said);
  };
  if (!self.hurried) {
    self.hurried = performance.now.bind(performance);
    performance.now = () => 1000 * self.hurried();
  }
  const press = async control => {
    const before = document.body.dataset.answers ?? '0';
    control.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    await wait(() => document.body.dataset.answers !== before);
  };
  const buttons = ':is(#choices, #hand, #fights) [data-choice]';
  const offered = () => [...document.querySelectorAll(buttons)];
  const choose = async notation =>
    press(offered().find(button => button.dataset.choice === notation));
  const board = () => [...document.querySelectorAll('[data-stack]')]
    .map(stack => stack.dataset.name).sort();
"""

START = """
  await wait(() => document.querySelector('#menu[open]'));
  const pace = document.querySelector('#pace');
  pace.value = 'off';
  pace.dispatchEvent(new Event('change'));
  document.querySelector('[data-new="solitaire"]').click();
  await wait(() => offered().length);
  return document.body.dataset.way;
"""

BATTLE = """
  for (const choice of ['event Thomas Jefferson', 'move Gibraltar > Tripoli',
                        'move Gibraltar > Tripoli', 'done']) await choose(choice);
  return document.querySelectorAll('#news .die').length;
"""

YEAR = """
  const chosen = [];
  while (!document.querySelector('#when').textContent.includes('1802')
         && !document.querySelector('#prompt').textContent.includes('Tournament')) {
    const buttons = offered();
    const button = buttons[(chosen.length * 7) % buttons.length];
    chosen.push(button.dataset.choice);
    await press(button);
  }
  return chosen;
"""

OPPONENT = """
  document.querySelector('#menu-button').click();
  document.querySelector('#own-side').value = 'Tripolitan';
  document.querySelector('#strength').value = 'lieutenant';
  document.querySelector('[data-new="computer"]').click();
  await wait(() => document.querySelector('#prompt').textContent.startsWith('Tripolitania')
    && offered().length && document.querySelector('#thinking').hidden);
  return document.querySelector('#news').textContent;
"""

BOARD = "await wait(() => board().length); return board();"

KEPT = """
  if (!('serviceWorker' in navigator)) return false;
  await wait(() => navigator.serviceWorker.controller);
  return true;
"""


STILL = """
  const [selector, done] = arguments;
  const find = () => document.querySelector(selector);
  // The driver does not move what scrolls inside the page.
  find()?.scrollIntoView({block: 'nearest'});
  let before = '', frames = 0, left = 600;
  requestAnimationFrame(function look() {
    const found = find();
    const {x, y, width, height} = found?.getBoundingClientRect() ?? {};
    const now = [x, y, width, height].join();
    frames = found && now === before ? frames + 1 : 0;
    before = now;
    if (frames > 2) done(found);
    else if (left--) requestAnimationFrame(look);
    else done(null);
  });
"""
"""Waits until the first match has stayed in place for a few frames, and returns it, or null if it
never does: the driver clicks where an element was when it was located.
"""


class Remote(Protocol):
    """A browser that can open addresses and run scripts."""

    def goto(self, address: str) -> None:
        """Open an address."""

    def run(self, body: str) -> Any:
        """Run the body of an async function in the page."""

    def press(self, selector: str) -> None:
        """Press the first of some elements with the mouse."""

    def quit(self) -> None:
        """Close it."""


class Firefox:
    """Firefox through `firefox.mjs`."""

    @staticmethod
    def missing() -> str:
        """What is missing, and how to install it; empty if nothing is."""
        found = shutil.which("firefox-esr") or shutil.which("firefox")
        return "" if found else "Firefox is missing: on Debian, apt install firefox-esr"

    def __init__(self) -> None:
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        assert path
        self.process = subprocess.Popen(
            ["node", str(Path(__file__).with_name("firefox.mjs")), path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "HOME": os.environ.get("HOME", "/root")},
        )

    def _tell(self, **command: str) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def goto(self, address: str) -> None:
        """Open an address."""
        self._tell(goto=address)

    def run(self, body: str) -> Any:
        """Run the body of an async function in the page."""
        return self._tell(run=f"(async () => {{{TOOLS}{body}}})()")

    def press(self, selector: str) -> None:
        """Press the first of some elements with the mouse."""
        self._tell(press=selector)

    def quit(self) -> None:
        """Close it."""
        self.process.communicate(timeout=30)


class WebKit:
    """WebKitGTK's MiniBrowser, on an Xvfb screen."""

    @staticmethod
    def missing() -> str:
        """What is missing, and how to install it; empty if nothing is."""
        there = any(Path(path).exists() for path in MINIBROWSERS) and shutil.which(
            "WebKitWebDriver"
        )
        if not there:
            return "WebKit is missing: on Debian, apt install webkit2gtk-driver"
        return "" if shutil.which("Xvfb") else "Xvfb is missing: on Debian, apt install xvfb"

    def __init__(self) -> None:
        binary = next(path for path in MINIBROWSERS if Path(path).exists())
        self.screen: subprocess.Popen[bytes] | None = None
        if not os.environ.get("DISPLAY"):
            self.screen = subprocess.Popen(
                ["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24"],
                stdout=subprocess.PIPE,
            )
            assert self.screen.stdout
            os.environ["DISPLAY"] = f":{int(self.screen.stdout.readline())}"
        if os.geteuid() == 0:
            # As root in a container its sandbox is unavailable.
            os.environ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        options = webdriver.WebKitGTKOptions()
        assert isinstance(options, ArgOptions)
        options.binary_location = binary
        options.add_argument("--automation")
        service = webdriver.WebKitGTKService(executable_path=shutil.which("WebKitWebDriver"))
        # By default, selenium waits forever for a driver that has stopped answering.
        with mock.patch("socket.getdefaulttimeout", return_value=300):
            self.driver = webdriver.WebKitGTK(options=options, service=service)
        connection = self.driver.command_executor
        assert isinstance(connection, RemoteConnection)
        assert connection.client_config.timeout == 300
        self.driver.set_script_timeout(240)
        self.driver.set_window_size(1440, 900)

    def goto(self, address: str) -> None:
        """Open an address."""
        self.driver.get(address)

    def run(self, body: str) -> Any:
        """Run the body of an async function in the page."""
        script = (
            f"const done = arguments[0]; (async () => {{{TOOLS}{body}}})()"
            ".then(value => done({value}), error => done({error: String(error)}));"
        )
        try:
            found = self.driver.execute_async_script(script)
        except NoSuchFrameException:
            # The page was just being left: the next one answers.
            found = self.driver.execute_async_script(script)
        assert "error" not in found, found["error"]
        return found.get("value")

    def press(self, selector: str) -> None:
        """Press the first of some elements with the mouse."""
        found = self.driver.execute_async_script(STILL, selector)
        assert found, f"missing, or never still: {selector}"
        try:
            found.click()
        except ElementClickInterceptedException:
            # What lies over a place of the map may stand for it: let the page decide.
            ActionChains(self.driver).move_to_element(found).click().perform()

    def quit(self) -> None:
        """Close it."""
        with suppress(Exception):
            self.driver.quit()
        if self.screen:
            self.screen.terminate()
            self.screen.communicate()
            del os.environ["DISPLAY"]


Launch: TypeAlias = Callable[[], Remote]


@pytest.fixture(params=[Firefox, WebKit], ids=["firefox", "webkit"])
def launch(request: pytest.FixtureRequest) -> Iterator[Launch]:
    """Opens a browser, and closes the one before; Firefox and WebKit in turn. A missing one is
    skipped, unless all are required.
    """
    if missing := request.param.missing():
        if os.environ.get("CI") or os.environ.get("BROWSERS") == "all":
            pytest.fail(missing)
        pytest.skip(missing)
    opened: list[Remote] = []

    def close() -> None:
        while opened:
            opened.pop().quit()

    def one() -> Remote:
        close()
        opened.append(request.param())
        return opened[-1]

    yield one
    close()


@pytest.fixture
def remote(launch: Launch) -> Remote:
    """One browser."""
    return launch()


@pytest.mark.filterwarnings("default::DeprecationWarning")  # of selenium, about itself
def test_smoke(remote: Remote, tmp_path: Path) -> None:
    """As in Chromium: the same game, saved, and resumed offline."""
    site = Site(tmp_path / "site")
    remote.goto(f"{site.address}?seed=7")
    assert remote.run(START) in ("compiled", "ordinary")
    assert remote.run(BATTLE) >= 4
    chosen = [
        "event Thomas Jefferson",
        "move Gibraltar > Tripoli",
        "move Gibraltar > Tripoli",
        "done",
    ]
    chosen += remote.run(YEAR)
    assert remote.run(BOARD) == stacks(same_game(True, 7, chosen))
    address = remote.run("return location.href")
    remote.goto("about:blank")
    remote.goto(address)
    assert remote.run(BOARD) == stacks(same_game(True, 7, chosen)), "resumed"
    assert remote.run(KEPT)
    site.stop()
    remote.goto("about:blank")
    remote.goto(address)
    assert remote.run(BOARD) == stacks(same_game(True, 7, chosen)), "offline"
    chosen += remote.run(
        "const one = offered()[0].dataset.choice; await choose(one); return [one];"
    )
    assert remote.run(BOARD) == stacks(same_game(True, 7, chosen))
    assert "The Americans" in remote.run(OPPONENT), "a computer player has moved, offline"


BEGIN = """
  await wait(() => document.querySelector('#menu[open]'));
  document.querySelector('#scenario').value = SCENARIO;
  document.querySelector('[data-new="hot seat"]').click();
  await wait(() => document.querySelector('[data-sit]'));
"""

OPEN = """
  await wait(() => document.querySelector('#menu[open]'));
  const chosen = new DataTransfer();
  chosen.items.add(new File([RECORD], 'war.json'));
  const input = document.querySelector('#file');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change'));
  await wait(() => document.querySelector('[data-sit]'));
"""

ASKED = """
  await wait(() => document.body.dataset.answers > ANSWERS);
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return [Number(document.body.dataset.answers), document.querySelector('#prompt').textContent,
    document.querySelector('[data-sit]') !== null];
"""

EVENING = 80
"""Choices after which a war is packed away, to be opened in another browser from its file."""


class Sitting:
    """A war in one browser, played by mouse.

    Args:
        remote: the browser.
        address: the address of the site.
    """

    def __init__(self, remote: Remote, address: str) -> None:
        self.remote = remote
        self.address = address
        self.answers = 0

    def set_up(self, game: Game) -> None:
        """Begin a war, or open it from its file if it has begun."""
        record = game.record
        self.remote.goto(f"{self.address}licenses.txt")
        self.remote.run(STAY)
        self.remote.goto(f"{self.address}wilderness/?seed={record.seed}")
        if record.lines:
            self.remote.run(OPEN.replace("RECORD", json.dumps(record.to_json())))
        else:
            self.remote.run(BEGIN.replace("SCENARIO", json.dumps(record.setup["scenario"])))

    def asked(self) -> str:
        """The question, after the device has been handed over."""
        prompt, hands_over = self._answer()
        if hands_over:
            self.remote.press("[data-sit]")
            prompt, _ = self._answer()
        return prompt

    def _answer(self) -> tuple[str, bool]:
        self.answers, prompt, hands_over = self.remote.run(
            ASKED.replace("ANSWERS", str(self.answers))
        )
        return prompt, hands_over

    def choose(self, game: Game, option: Option) -> None:
        """Press what chooses an option."""
        for selector in presses(
            game, option, lambda sought: self.remote.run(f"return ({NEXT})({json.dumps(sought)})")
        ):
            self.remote.press(selector)


def wage(launch: Launch, address: str, first: int, last: int | None = None) -> None:
    """Play a recorded war by mouse, in as many evenings as it takes: its choices from one to before
    another, or to the end.
    """
    sitting: Sitting | None = None
    for count, (game, option) in islice(enumerate(recorded(ANNUS_MIRABILIS)[2]), first, last):
        if sitting is None or count % EVENING == 0:
            sitting = Sitting(launch(), address)
            sitting.set_up(game)
        assert game.decision is not None
        said = WILDERNESS.words.prompt(game.decision)
        assert said in sitting.asked(), f"choice {count}"
        sitting.choose(game, option)
    assert sitting is not None
    assert last is not None or "win" in sitting.asked()


@pytest.mark.filterwarnings("default::DeprecationWarning")  # of selenium, about itself
def test_a_war_begins_by_mouse(launch: Launch, address: str) -> None:
    """A card, a force, a march: the questions are the engine's."""
    wage(launch, address, 0, 12)


@pytest.mark.soak
@pytest.mark.filterwarnings("default::DeprecationWarning")  # of selenium, about itself
def test_a_war_goes_on_by_mouse(launch: Launch, address: str) -> None:
    """The end of a year: what winter takes, the device handed over, new cards."""
    wage(launch, address, 4 * EVENING, 4 * EVENING + 10)


@pytest.mark.soak
@pytest.mark.filterwarnings("default::DeprecationWarning")  # of selenium, about itself
def test_a_whole_war_by_mouse(launch: Launch, address: str) -> None:
    """Packed away after each evening, and opened in another browser from its file."""
    wage(launch, address, 0)


READY = """
  if (!('serviceWorker' in navigator)) return false;
  await wait(() => document.querySelector('#offline').textContent === 'Ready to play offline.');
  await wait(() => navigator.serviceWorker.controller?.scriptURL
    === new URL('sw.js', document.baseURI).href);
  return true;
"""

WORKERS = """
  const { held } = await navigator.locks.query();
  return held.filter(({ name }) => name.startsWith('tripoli worker')).length;
"""

OPENED = """
  await wait(() => location.hash.startsWith('#game=') && document.body.matches('.in-play'));
  return location.pathname;
"""


@pytest.mark.soak
@pytest.mark.filterwarnings("default::DeprecationWarning")  # of selenium, about itself
def test_two_games(remote: Remote, pair: Site) -> None:
    """Both are offline at once, and a link to one that is opened at the other is forwarded."""
    addresses = (pair.address, f"{pair.address}tiny/")
    for address in addresses:
        remote.goto(address)
        assert remote.run(READY)
    pair.stop()
    for address in addresses:
        remote.goto("about:blank")
        remote.goto(address)
        assert remote.run("return await wait(() => document.body.dataset.way)")
        assert remote.run(WORKERS) == 1, "a page that was left holds nothing"
    link = pack(TINY, TINY.rules.new_game({}, SeededChance(5)).record)
    remote.goto("about:blank")
    remote.goto(f"{pair.address}#g={link}")
    assert remote.run(OPENED).endswith("/tiny/")
