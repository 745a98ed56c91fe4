"""Sound: offered once, turned on and off in the bar and the menu, heard when something happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driver import ENDED, ShoresVisitor
from playwright.sync_api import Page, expect
from visitor import from_menu, until_playable

RECORDER = """(() => {
  self.made = [];
  const param = () => new Proxy({value: 0}, {get: (known, name) =>
    name === 'value' ? known.value : () => {}});
  const node = kind => {
    if (kind === 'createBufferSource' || kind === 'createOscillator') made.push(kind);
    const known = {};
    return new Proxy(known, {
      get: (_, name) => known[name] ??= ({
        connect: other => other, start: () => {}, stop: () => {}, setPeriodicWave: () => {},
      })[name] ?? param(),
      set: (_, name, value) => { known[name] = value; return true; },
    });
  };
  self.AudioContext = class {
    constructor() {
      self.contexts = (self.contexts ?? 0) + 1;
      self.context = this;
      this.state = 'running';
      this.calls = [];
      const buffer = {getChannelData: () => new Float32Array(64)};
      return new Proxy(this, {get: (known, name) => known[name] ??= ({
        currentTime: 0, sampleRate: 32, destination: {},
        createBuffer: () => buffer, createPeriodicWave: () => ({}),
      })[name] ?? (name.startsWith('create') ? () => node(name) : () => {
        known.calls.push(name);
        known.state = ({suspend: 'suspended', close: 'closed', resume: 'running'})[name];
        return Promise.resolve();
      })});
    }
  };
})()"""
"""An audio context that counts the noises and tones that are made."""
MADE = "() => { const count = made.length; made.length = 0; return count; }"
HIDDEN = """hidden => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def hearer(page: Page, address: str) -> Iterator[ShoresVisitor]:
    """A visitor who has not been asked about sound."""
    page.add_init_script(RECORDER)
    found = ShoresVisitor(page, address, asked=False, blank=True)
    yield found
    assert found.complaints == []


def to_a_fight(visitor: ShoresVisitor) -> None:
    """Play until the last of three frigates can sail to Tripoli, which begins a battle."""
    visitor.choose("event Thomas Jefferson")
    for _ in range(2):
        visitor.choose("move Gibraltar > Tripoli")


def test_sound_is_offered_once(hearer: ShoresVisitor) -> None:
    """When the first game begins, not on the title; the answer is remembered."""
    page = hearer.page
    offer = page.locator("#offer")
    page.goto(hearer.address)
    page.wait_for_selector('[data-new="solitaire"]')
    expect(offer).to_be_hidden()
    hearer.begin("solitaire", 7)
    expect(offer).to_be_visible()
    board = page.locator("#board").bounding_box()
    page.click("#offer-no")
    expect(offer).to_be_hidden()
    # The map stays where it is.
    assert page.locator("#board").bounding_box() == board
    expect(page.locator("#prompt")).to_be_focused()
    hearer.choose("event Thomas Jefferson")
    page.reload()
    until_playable(page)
    expect(offer).to_be_hidden()
    expect(page.locator("#sound-button")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("self.contexts") is None


def test_an_offer_that_is_passed_over_is_withdrawn(hearer: ShoresVisitor) -> None:
    """With the first choice, which is made as usual; the button in the bar remains."""
    page = hearer.page
    hearer.begin("solitaire", 7)
    expect(page.locator("#offer")).to_be_visible()
    hearer.choose("event Thomas Jefferson")
    expect(page.locator("#offer")).to_be_hidden()
    page.reload()
    until_playable(page)
    expect(page.locator("#offer")).to_be_hidden()
    page.click("#sound-button")
    expect(page.locator("#sound-button")).to_have_attribute("aria-pressed", "true")


def test_whoever_accepts_hears_it_at_once_and_after_a_reload(hearer: ShoresVisitor) -> None:
    page = hearer.page
    hearer.begin("solitaire", 7)
    page.click("#offer-yes")
    expect(page.locator("#offer")).to_be_hidden()
    expect(page.locator("#sound-button")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(MADE) > 0
    hearer.choose("event Thomas Jefferson")
    page.reload()
    until_playable(page)
    expect(page.locator("#offer")).to_be_hidden()
    expect(page.locator("#sound-button")).to_have_attribute("aria-pressed", "true")


def test_no_offer_in_a_lesson(hearer: ShoresVisitor) -> None:
    """It has enough to say."""
    page = hearer.page
    page.goto(hearer.address)
    page.click("#learn")
    until_playable(page)
    expect(page.locator("#offer")).to_be_hidden()


def test_no_offer_where_a_game_has_ended(hearer: ShoresVisitor) -> None:
    """Opened from a file, there is nothing to hear in it."""
    page = hearer.page
    page.goto(hearer.address)
    page.set_input_files("#file", [ENDED])
    expect(page.locator("#ending")).to_be_visible()
    expect(page.locator("#offer")).to_be_hidden()


def test_no_offer_to_whoever_watches(hearer: ShoresVisitor) -> None:
    """There is no first choice that would withdraw it."""
    hearer.watch(7)
    expect(hearer.page.locator("#offer")).to_be_hidden()


def test_the_bar_and_the_menu_say_the_same(hearer: ShoresVisitor) -> None:
    page = hearer.page
    hearer.begin("solitaire", 7)
    button = page.get_by_role("button", name="Sound", exact=True)
    expect(button).to_have_attribute("aria-pressed", "false")
    # Turned on without the offer, it need not be offered any more.
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#offer")).to_be_hidden()
    from_menu(page, "#settings summary")
    expect(page.locator("#sound")).to_be_checked()
    expect(page.locator("#volume")).to_have_value("35")
    page.fill("#volume", "60")
    page.uncheck("#sound")
    expect(page.locator("#volume")).to_be_disabled()
    page.click("#menu-close")
    expect(button).to_have_attribute("aria-pressed", "false")
    hearer.choose("event Thomas Jefferson")
    page.reload()
    until_playable(page)
    assert page.input_value("#volume") == "60"
    expect(page.locator("#offer")).to_be_hidden()


def test_guns_are_heard_when_the_dice_roll(hearer: ShoresVisitor) -> None:
    """Reduced motion is not silence; a page out of sight is."""
    page = hearer.page
    hearer.begin("solitaire", 7)
    page.click("#offer-yes")
    to_a_fight(hearer)
    page.evaluate(MADE)
    hearer.choose("move Gibraltar > Tripoli")
    assert page.locator("#fights .die").count() > 0
    # Five voices for each gun.
    assert page.evaluate(MADE) >= 10
    page.evaluate(HIDDEN, True)
    assert page.evaluate("context.state") == "suspended"
    page.evaluate(HIDDEN, False)
    assert page.evaluate("context.state") == "running"


def test_nothing_is_heard_when_muted(hearer: ShoresVisitor) -> None:
    page = hearer.page
    hearer.begin("solitaire", 7)
    page.click("#offer-yes")
    page.click("#sound-button")
    assert page.evaluate("context.state") == "closed"
    page.evaluate(MADE)
    to_a_fight(hearer)
    hearer.choose("move Gibraltar > Tripoli")
    assert page.locator("#fights .die").count() > 0
    assert page.evaluate(MADE) == 0


def test_a_replay_is_silent_where_it_is_scrubbed(hearer: ShoresVisitor) -> None:
    page = hearer.page
    hearer.begin("solitaire", 7)
    page.click("#offer-yes")
    to_a_fight(hearer)
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.evaluate(MADE)
    for button in ("first", "last", "back"):
        page.click(f"#replay-{button}")
        hearer.painted()
    assert page.evaluate(MADE) == 0


def test_no_sound_without_the_means(page: Page, address: str) -> None:
    """A browser without audio plays the game all the same."""
    page.add_init_script("delete self.AudioContext")
    visitor = ShoresVisitor(page, address, asked=False, blank=True)
    visitor.begin("solitaire", 7)
    page.click("#offer-yes")
    visitor.choose("event Thomas Jefferson")
    assert visitor.complaints == []


def test_the_offer_and_the_button_fit(hearer: ShoresVisitor) -> None:
    """The bar takes no more rows for the button, and the menu has the setting in any case."""
    page = hearer.page
    sizes = [(1366, 657), (390, 844), (360, 640), (844, 390), (568, 320)]
    hearer.begin("solitaire", 7)
    height = "document.querySelector('#bar').offsetHeight"
    hide = "hidden => { document.querySelector('#sound-button').hidden = hidden }"
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        hearer.painted()
        whole = page.evaluate(height)
        page.evaluate(hide, True)
        assert page.evaluate(height) == whole
        page.evaluate(hide, False)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        for name in ("#offer-yes", "#offer-no"):
            expect(page.locator(name)).to_be_in_viewport(ratio=1)
    page.click("#offer-no")
    from_menu(page, "#settings summary")
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator("#volume")).to_be_visible()
